"""Searches that arenas measure by: they answer everywhere and the same again, and nobody is offered them."""

from __future__ import annotations

import pytest

from hanse.bots import TRIED, named, names
from hanse.bots.search.halving import Budget
from hanse.bots.search.kit import GREEDY, Beam
from hanse.bots.seat import answer, check, dice
from hanse.bots.tried import Tried
from hanse.core import registry
from hanse.core.match import Match
from hanse.core.model import OVER, State
from hanse.core.situation import Situation


def test_nobody_is_offered_them() -> None:
    assert not set(TRIED) & set(names())
    for name in TRIED:
        check(name)
        assert isinstance(named(name), Tried)


@pytest.mark.parametrize("game", registry.ids())
def test_they_answer_the_same_again(game: str) -> None:
    few = Budget(Beam(2, 4), keep=2, rollouts=2, turns=1, prior=0.0, policies=[GREEDY])
    match: Match[State] = Match(registry.load(game), 5)
    for _ in range(10):
        seat = match.asked
        if seat == OVER:
            break
        view = Situation(match).view(seat)
        said = [answer(match.bundle, view, seat, Tried(few), dice(1, match.ply, seat)) for _ in range(2)]
        assert said[0] == said[1]
        match.submit(seat, said[0])
