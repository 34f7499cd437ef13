"""``greedy`` answers as it did in 0.1.0: what is measured by it can be compared."""

from __future__ import annotations

from hashlib import sha256

import pytest

from hanse.bots.seat import sit
from hanse.core import registry
from hanse.core.match import Match
from hanse.core.model import OVER, State

ANSWERS = 150

# Of the first answers of a game, chance's among them.
PLAYED = {
    ("hansa", "base", 3): "96e9eb16b4ce0c1d",
    ("hansa_teutonica", "base", 3): "4f96371f085c8da8",
    ("hansa_teutonica", "britannia", 4): "9ff4094faac3ccf9",
    ("luebeck", "base", 4): "e1d19ad580babbe4",
    ("merkator", "base", 3): "76a890e5aa4843f6",
    ("merkator", "solo", 1): "14ceac264e83d0a4",
}


@pytest.mark.parametrize("setup", PLAYED, ids=str)
def test_greedy_plays_as_it_always_has(setup: tuple[str, str, int]) -> None:
    game, variant, seats = setup
    match: Match[State] = Match(registry.load(game, variant, seats), 7)
    sitters = [sit("greedy", seat, pytest.fail) for seat in range(seats)]
    while match.asked != OVER and match.ply < ANSWERS:
        match.submit(match.asked, sitters[match.asked].answer(match))
    text = "\n".join(f"{answer.who} {answer.text}" for answer in match.answers)
    assert sha256(text.encode()).hexdigest()[:16] == PLAYED[setup]
