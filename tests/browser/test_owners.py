"""What an owner moves in a data file moves on the board: one server with corrections, one without, side by side."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page

from hanse.core import registry
from hanse.core.data import Data
from tests.browser.conftest import ROOT, listening
from tests.browser.hands import Hands, visitor

GAMES = [game for game in registry.ids() if (ROOT / "src/hanse/games" / game / "ui/index.ts").is_file()]
FAR = 60
"""Thousandths of the board by which things are moved …"""
SEEN = 25
"""… and how many pixels that is at least; a ring about a town is less."""


class Town(NamedTuple):
    """A town by its id, and where a data file has it."""

    id: str
    x: int


def towns(value: object) -> Iterator[Town]:
    """Whatever has a name and a place in a data file."""
    if isinstance(value, dict) and "id" in value and "x" in value:
        yield Town(value["id"], value["x"])
    for part in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from towns(part)


def file(game: str, name: str) -> str:
    return (Data(game).folder / name).read_text(encoding="utf-8")


def files(game: str) -> dict[str, Town]:
    """The first town of every data file that has some: each board has a file."""
    names = sorted(item.name for item in Data(game).folder.iterdir() if item.name.endswith(".toml"))
    found = {name: next(towns(tomllib.loads(file(game, name))), None) for name in names}
    return {name: town for name, town in found.items() if town is not None}


class Move(NamedTuple):
    """Something else than a town: what is found in the file, what stands there instead, and what is looked at."""

    game: str
    name: str
    old: str
    new: str
    seen: str


MOVES = (
    Move("hansa", "thirteen.toml", r"(stack = 1\nx = )\d+", r"\g<1>688", '[data-at="supply"]'),
    Move(
        "hansa_teutonica", "base_2-3.toml", r'(id = "arnheim-duisburg".*?post_xy = \[\[)\d+', r"\g<1>40",
        '[data-at="arnheim-duisburg #1"]',
    ),
    Move("luebeck", "luebeck.toml", r"(\[cog_field\]\nx = )\d+", r"\g<1>104", '[data-at="new"]'),
    Move("luebeck", "luebeck.toml", r"(to = \"reval\"\nvia = \[\[)\d+", r"\g<1>811", ".keel >> nth=3"),
)  # fmt: skip


@pytest.fixture(scope="module")
def corrected(folder: Path) -> Iterator[str]:
    """``hanse --data DIR serve`` with every move made in DIR."""
    data = folder / "data"
    for game in GAMES:
        (data / game).mkdir(parents=True)
        for name, town in files(game).items():
            row = re.compile(rf'(id = "{town.id}".*?\bx = ){town.x}\b', re.DOTALL)
            x = town.x - FAR if town.x > FAR else town.x + FAR
            text, count = row.subn(rf"\g<1>{x}", file(game, name), count=1)
            assert count == 1, f"{name}: {town}"
            for move in MOVES:
                if (move.game, move.name) == (game, name):
                    text, count = re.subn(move.old, move.new, text, flags=re.DOTALL)
                    assert count == 1, move
            (data / game / name).write_text(text, encoding="utf-8")
    db = f"sqlite:///{folder / 'corrected.db'}"
    with listening("-m", "hanse", "--data", str(data), "serve", "--no-browser", "--port", "0", "--db", db) as where:
        yield where


def places(browser: Browser, address: str, game: str, seen: list[str]) -> list[float | None]:
    """How far from the left each of these is at the beginning of a game; None for what is not there."""
    with visitor(browser, address) as page:
        Hands(page).start(game)
        page.wait_for_selector("[data-at]")
        return [left(page, one) for one in seen]


def left(page: Page, seen: str) -> float | None:
    found = page.locator(seen)
    if found.count() == 0:
        return None
    box = found.first.bounding_box()
    assert box is not None, seen
    return box["x"]


@pytest.mark.parametrize("game", GAMES)
def test_what_an_owner_moves_moves_on_the_board(browser: Browser, address: str, corrected: str, game: str) -> None:
    said = [f'[data-at="{town.id}"]' for town in files(game).values()]
    seen = [*dict.fromkeys(said), *(move.seen for move in MOVES if move.game == game)]
    before = places(browser, address, game, seen)
    after = places(browser, corrected, game, seen)
    both = zip(seen, before, after, strict=True)
    moved = {what: abs(one - two) for what, one, two in both if one is not None and two is not None}
    assert moved, "a town is on the board"
    assert all(move.seen in moved for move in MOVES if move.game == game)
    assert {what: far for what, far in moved.items() if far < SEEN} == {}
