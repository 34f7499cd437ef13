"""A table for tests: positions said in a line, cards made up for a test, answers that read like play."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Sequence
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from hanse.core import registry, testing
from hanse.core.entry import Bundle, Points
from hanse.core.match import Match
from hanse.core.model import State
from hanse.games.merkator.pose import MAJORS, counts, pose


class Scene(testing.Scene[State]):
    """What one sees in a game of Merkator."""

    @property
    def view(self) -> dict[str, Any]:
        return dict(super().view)

    def seat(self, seat: int = 0) -> dict[str, Any]:
        return dict(self.view["seats"][seat])

    def goods(self, seat: int = 0) -> dict[str, int]:
        return dict(self.seat(seat)["goods"])

    def contracts(self, seat: int = 0) -> list[str]:
        """Own contracts, fulfilled in this turn or not."""
        p = self.seat(seat)
        return sorted(p["contracts"] + p["used"])

    @property
    def coins(self) -> list[int]:
        return [p["coins"] for p in self.view["seats"]]

    @property
    def time(self) -> list[int]:
        return [p["time"] for p in self.view["seats"]]

    @property
    def board(self) -> list[int]:
        return [self.view["board"][p] for p in MAJORS]

    @property
    def parts(self) -> list[dict[str, Points]]:
        return self.match.bundle.parts(self.match.state)


@cache
def corrected(cards: tuple[tuple[str, str, str], ...]) -> Path | None:
    """A folder of corrections in which some contracts have another destination and demand."""
    if not cards:
        return None
    text = (resources.files("hanse.games.merkator") / "data" / "contracts.toml").read_text(encoding="utf-8")
    for id, place, needs in cards:
        asked = ", ".join(f"{good} = {n}" for good, n in counts(needs).items())
        row = (
            f'"{id}", value = {int(id[1:3])}, destination = "{place}", needs = {{ {asked} }}, provenance = "board" }},'
        )
        text, n = re.subn(rf'"{id}", value.*', row, text)
        assert n == 1
    folder = Path(tempfile.mkdtemp(prefix="hanse-test-"))
    (folder / "merkator").mkdir()
    (folder / "merkator" / "contracts.toml").write_text(text, encoding="utf-8")
    return folder


@cache
def bundle(
    variant: str, seats: int, options: tuple[tuple[str, bool], ...], cards: tuple[tuple[str, str, str], ...]
) -> Bundle[State]:
    return registry.load("merkator", variant, seats, dict(options), corrected(cards))


def game(variant: str = "base", seats: int = 4, **options: bool) -> Bundle[State]:
    return bundle(variant, seats, tuple(sorted(options.items())), ())


def fresh(variant: str = "base", seats: int = 4, seed: int = 1, **options: bool) -> Scene:
    """A new game, up to the first turn."""
    return Scene(Match(game(variant, seats, **options), seed))


def position(
    *,
    variant: str = "base",
    seats: int = 4,
    manual: bool = False,
    cards: Sequence[tuple[str, str, str]] = (),
    **said: Any,
) -> Scene:
    """A position in the words of ``pose``; what is none of them is an option. ``cards`` are made up: (id, destination,
    demand)."""
    words, options = testing.words(pose, said)
    rules = bundle(variant, seats, tuple(sorted(options.items())), tuple(cards))
    return Scene(Match(rules, 1, pose(rules, **words), manual))
