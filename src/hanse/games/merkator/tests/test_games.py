"""Recorded games, one for every mode and every way the game can end, replayed to the same scores."""

from __future__ import annotations

from pathlib import Path

import pytest

from hanse.core import registry
from hanse.core.testing import ended

GAMES = Path(__file__).parent / "games"

EXPECTED = {
    "chart-2.rec": ("chart", [20.5, 38.0], (1,), None),
    "chart-3.rec": ("chart", [30, 35.5, 32], (1,), None),
    "chart-4.rec": ("chart", [27.5, 27.5, 31.0, 19], (2,), None),
    "long-2.rec": ("chart", [27, 27.5], (1,), None),
    "long-3.rec": ("chart", [18, 23.0, 25.5], (2,), None),
    "long-4.rec": ("chart", [19.5, 21.5, 23.5, 21.5], (2,), None),
    "solo.rec": ("turns", [38], (0,), None),
    "solo-hand.rec": ("turns", [43], (0,), None),
    "variants-3.rec": ("chart", [28.5, 25.5, 27], (0,), None),
    "no-loss-3.rec": ("chart", [36, 34.5, 35], (0,), None),
    "bare-2.rec": ("chart", [33.5, 35.5], (1,), None),
    "peace-3.rec": ("peace", [38, 30, 17], (0,), None),
    "tie-time.rec": ("chart", [2, 2], (0,), "time"),
    "tie-shared.rec": ("chart", [2, 2], (0, 1), "shared"),
}


@pytest.mark.rule("ME-9.1", "ME-10.7", "ME-11.10")
@pytest.mark.parametrize("name", sorted(EXPECTED))
def test_a_recorded_game_ends_as_it_did(name: str) -> None:
    assert ended(GAMES / name) == EXPECTED[name]


def test_every_record_is_expected() -> None:
    assert {path.name for path in GAMES.glob("*.rec")} == set(EXPECTED)


def test_which_games_of_version_1_are_played_otherwise_now() -> None:
    entry = registry.entry("merkator")
    assert entry.version == 2
    (change,) = entry.since(1)
    touched = {
        name: change.touches(registry.load("merkator", "base", 2, {name: True}).setup)
        for name in ("hand_card", "offers", "bonus_cube", "no_loss", "must_build", "no_joining", "no_coins")
    }
    assert {name for name, yes in touched.items() if yes} == {"hand_card", "offers"}
    assert not change.touches(registry.load("merkator", "solo", 1, {}).setup)
    assert registry.load("merkator", "long", 3, dict(change.switches)).setup.switches["start"] == "random"
