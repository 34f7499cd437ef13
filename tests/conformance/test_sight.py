"""Bots see a view and nothing else: what a seat cannot see changes no answer of any of them."""

from __future__ import annotations

import pytest

from hanse.bots import named
from hanse.bots.searcher import Searcher
from hanse.bots.seat import answer, dice
from hanse.core.bot import Bot, imagine
from hanse.core.match import Match
from hanse.core.model import OVER, State
from hanse.core.playout import random_code
from hanse.core.rng import Rng
from tests.conformance.conftest import Case

ASKED = 3
"""Questions of a game that are asked twice."""

EFFORT = 0.02
"""Bots that search are slow where nothing is compiled."""


def questions(case: Case, seed: int) -> list[State]:
    """Positions of one game at random, spread over it; some are asked of a seat whose turn it is not."""
    match: Match[State] = Match(case.bundle(), seed)
    rng = Rng(seed)
    met: list[State] = []
    while match.asked != OVER and match.ply < 600:
        if len(match.game.legal(match.state)) > 1:
            met.append(match.game.clone(match.state))
        match.submit(match.asked, match.game.text[random_code(match.game, match.state, rng)])
    judge = match.bundle.judge
    assert judge is not None
    guests = [s for s in met if judge.turn(s) not in (s.stack[-1].seat, -1)]
    step = max(1, len(met) // ASKED)
    return [*met[step // 2 :: step][:ASKED], *guests[:1]]


BOTS: list[Bot] = [named("greedy"), named("easy"), Searcher("medium", EFFORT), Searcher("hard", EFFORT)]


@pytest.mark.parametrize("bot", BOTS, ids=["greedy", "easy", "medium", "hard"])
def test_no_bot_knows_what_its_seat_cannot_see_with_many_switches(case: Case, bot: Bot) -> None:
    bundle = case.bundle()
    for ply, s in enumerate(questions(case, 5)):
        seat = s.stack[-1].seat
        other = imagine(bundle, bundle.view(s, seat), Rng(99))
        said = [answer(bundle, bundle.view(t, seat), seat, bot, dice(5, ply, seat)) for t in (s, other)]
        assert said[0] == said[1]
        assert bundle.game.code[said[0]] in bundle.game.legal(s)
