"""Recorded games, one for every way the game can end, replayed to the same scores."""

from __future__ import annotations

from pathlib import Path

import pytest

from hanse.core.testing import ended

GAMES = Path(__file__).parent / "games"

EXPECTED = {
    "last-stack-2.rec": ("last-stack", [59, 55], (0,), None),
    "last-stack-3.rec": ("last-stack", [29, 47, 35], (1,), None),
    "last-stack-4.rec": ("last-stack", [32, 27, 49, 41], (2,), None),
    "extra-card-3.rec": ("last-stack", [38, 42, 34], (1,), None),
    "tie-booths.rec": ("last-stack", [50, 50], (1,), "booths"),
    "tie-shared.rec": ("last-stack", [50, 50], (0, 1), "shared"),
    "stalled-2.rec": ("stalled", [6, 6], (0, 1), "shared"),
}


@pytest.mark.rule("HA-11.2", "HA-12.4")
@pytest.mark.parametrize("name", sorted(EXPECTED))
def test_a_recorded_game_ends_as_it_did(name: str) -> None:
    assert ended(GAMES / name) == EXPECTED[name]


def test_every_record_is_expected() -> None:
    assert {path.name for path in GAMES.glob("*.rec")} == set(EXPECTED)
