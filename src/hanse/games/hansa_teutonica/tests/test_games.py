"""Recorded games, one for every way the game can end on every board, replayed to the same scores."""

from __future__ import annotations

from pathlib import Path

import pytest

from hanse.core import record
from hanse.core.record import Record
from hanse.core.testing import ended
from hanse.games.hansa_teutonica.tests.scene import game

GAMES = Path(__file__).parent / "games"

EXPECTED: dict[str, tuple[str, list[int], tuple[int, ...], str | None]] = {
    "base-2-prestige.rec": ("prestige", [20, 40], (1,), None),
    "base-3-cities.rec": ("cities", [39, 40, 40], (1,), "more-offices"),
    "base-3-markers.rec": ("markers", [18, 10, 16], (0,), None),
    "base-3-prestige.rec": ("prestige", [12, 53, 95], (2,), None),
    "base-4-cities.rec": ("cities", [30, 29, 25, 33], (3,), None),
    "base-4-markers.rec": ("markers", [9, 18, 11, 9], (1,), None),
    "base-4-prestige.rec": ("prestige", [67, 12, 39, 48], (0,), None),
    "base-5-prestige.rec": ("prestige", [32, 62, 51, 47, 32], (1,), None),
    "britannia-2-prestige.rec": ("prestige", [17, 28], (1,), None),
    "britannia-3-cities.rec": ("cities", [36, 51, 31], (1,), None),
    "britannia-3-markers.rec": ("markers", [20, 21, 7], (1,), None),
    "britannia-3-prestige.rec": ("prestige", [44, 118, 35], (1,), None),
    "britannia-4-cities.rec": ("cities", [22, 64, 33, 30], (1,), None),
    "britannia-4-markers.rec": ("markers", [14, 12, 13, 7], (0,), None),
    "britannia-4-prestige.rec": ("prestige", [36, 26, 99, 28], (2,), None),
    "east-2-prestige.rec": ("prestige", [21, 43], (1,), None),
    "east-3-cities.rec": ("cities", [29, 49, 18], (1,), None),
    "east-3-markers.rec": ("markers", [9, 18, 16], (1,), None),
    "east-3-prestige.rec": ("prestige", [96, 68, 22], (0,), None),
    "east-3-step_b.rec": ("markers", [67, 46, 52], (0,), None),  # permanent markers as printed
}


@pytest.mark.rule("HT-12.1", "HT-12.2", "HT-12.3", "HT-12.4", "HT-14.1", "BR-1.8")
@pytest.mark.parametrize("name", sorted(EXPECTED))
def test_a_recorded_game_ends_as_it_did(name: str) -> None:
    assert ended(GAMES / name) == EXPECTED[name]


def test_every_board_ends_in_every_way() -> None:
    assert {path.name for path in GAMES.glob("*.rec")} == set(EXPECTED)
    boards: dict[str, set[str]] = {}
    for name, (reason, *_) in EXPECTED.items():
        played = record.read((GAMES / name).read_text(encoding="utf-8"))
        boards.setdefault(str(played.bundle().sheet["board"]), set()).add(reason)
    every = {"prestige", "markers", "cities"}
    assert boards == dict.fromkeys(("base_2-3", "base_4-5", "britannia_2-3", "britannia_4-5", "east"), every)


@pytest.mark.parametrize(
    ("variant", "seats", "touched"),
    [
        ("base", 2, True),
        ("base", 3, False),
        ("britannia", 2, True),
        ("britannia", 4, True),
        ("east", 2, True),
        ("east", 5, False),
    ],
)
def test_what_games_of_the_first_version_are_touched(variant: str, seats: int, touched: bool) -> None:
    begun = Record("hansa_teutonica", 1, game(variant, seats).fingerprint, variant, {}, seats, 1)
    bundle = begun.bundle()
    # Permanent markers come when they came then.
    assert bundle.setup.switches.get("permanent_after_office", True) is True
    assert begun.outdated(bundle) == touched
