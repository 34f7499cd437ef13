"""Recorded games, one for every way the game can end, replayed to the same scores."""

from __future__ import annotations

from pathlib import Path

import pytest

from hanse.core.testing import ended

GAMES = Path(__file__).parent / "games"

EXPECTED = {
    "last-round-3.rec": ("last-round", [55, 76, 60], (1,), None),
    "last-round-4.rec": ("last-round", [41, 43, 30, 51], (3,), None),
    "last-round-5.rec": ("last-round", [41, 37, 47, 47, 28], (2, 3), "shared"),
    "chain-4.rec": ("last-round", [24, 16, 19, 15], (0,), None),
    "tie-shared.rec": ("last-round", [42, 41, 41, 37, 42], (0, 4), "shared"),
}


@pytest.mark.rule("LU-12.4", "LU-13.2", "LU-R20")
@pytest.mark.parametrize("name", sorted(EXPECTED))
def test_a_recorded_game_ends_as_it_did(name: str) -> None:
    assert ended(GAMES / name) == EXPECTED[name]


def test_every_record_is_expected() -> None:
    assert {path.name for path in GAMES.glob("*.rec")} == set(EXPECTED)
