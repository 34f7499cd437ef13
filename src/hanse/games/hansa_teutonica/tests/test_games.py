"""Recorded games, one for every way the game can end on each board, replayed to the same scores."""

from __future__ import annotations

from pathlib import Path

import pytest

from hanse.core import record
from hanse.core.match import resume
from hanse.core.model import OVER

GAMES = Path(__file__).parent / "games"

EXPECTED = {
    "base-2-cities.rec": ("cities", [20, 23], (1,), None),
    "base-2-markers.rec": ("markers", [18, 17], (0,), None),
    "base-2-prestige.rec": ("prestige", [27, 0], (0,), None),
    "base-3-cities.rec": ("cities", [19, 12, 11], (0,), None),
    "base-3-markers.rec": ("markers", [21, 7, 12], (0,), None),
    "base-3-prestige.rec": ("prestige", [28, 0, 0], (0,), None),
    "base-4-cities.rec": ("cities", [14, 27, 15, 13], (1,), None),
    "base-4-markers.rec": ("markers", [3, 11, 6, 12], (3,), None),
    "base-4-prestige.rec": ("prestige", [27, 0, 0, 0], (0,), None),
    "britannia-2-cities.rec": ("cities", [19, 26], (1,), None),
    "britannia-2-markers.rec": ("markers", [26, 11], (0,), None),
    "britannia-2-prestige.rec": ("prestige", [27, 0], (0,), None),
    "britannia-3-cities.rec": ("cities", [13, 12, 14], (2,), None),
    "britannia-3-markers.rec": ("markers", [18, 8, 11], (0,), None),
    "britannia-3-prestige.rec": ("prestige", [26, 0, 0], (0,), None),
    "britannia-4-cities.rec": ("cities", [15, 9, 12, 6], (0,), None),
    "britannia-4-markers.rec": ("markers", [3, 6, 10, 16], (3,), None),
    "britannia-4-prestige.rec": ("prestige", [36, 0, 0, 0], (0,), None),
    "east-2-cities.rec": ("cities", [25, 44], (1,), None),
    "east-2-markers.rec": ("markers", [19, 15], (0,), None),
    "east-2-prestige.rec": ("prestige", [26, 0], (0,), None),
    "east-3-cities.rec": ("cities", [19, 24, 25], (2,), None),
    "east-3-markers.rec": ("markers", [9, 12, 9], (1,), None),
    "east-3-prestige.rec": ("prestige", [26, 0, 0], (0,), None),
}


@pytest.mark.rule("HT-12.1", "HT-12.2", "HT-12.3", "HT-12.4", "HT-14.1")
@pytest.mark.parametrize("name", sorted(EXPECTED))
def test_a_recorded_game_ends_as_it_did(name: str) -> None:
    played = record.read((GAMES / name).read_text(encoding="utf-8"))
    bundle = played.bundle()
    match = resume(bundle, played.seed, played.lines)
    assert match.asked == OVER
    result = bundle.outcome(match.state)
    reason, scores, winners, tie = EXPECTED[name]
    assert (result.reason, bundle.scores(match.state), result.winners, result.tiebreak) == (
        reason,
        scores,
        winners,
        tie,
    )


def test_every_record_is_expected() -> None:
    assert {path.name for path in GAMES.glob("*.rec")} == set(EXPECTED)
