"""How long a bot thinks: about an answer, and in a whole turn of its seat."""

from __future__ import annotations

import time
from typing import NamedTuple

from hanse.bots.seat import sit
from hanse.core import registry
from hanse.core.match import Match
from hanse.core.model import OVER, State
from hanse.study.playing import Fault


class Outing(NamedTuple):
    """One bot on all seats of a game."""

    game: str
    variant: str
    seats: int
    bot: str
    seed: int


class Pace(NamedTuple):
    """CPU seconds on one core. Only answers with a choice count as such; a turn is all that a seat answers in it."""

    outing: Outing
    answers: list[float]
    turns: list[float]


def clock(outing: Outing) -> Pace:
    """Play it to its end."""
    bundle = registry.load(outing.game, outing.variant, outing.seats)
    judge = bundle.judge
    assert judge is not None
    match: Match[State] = Match(bundle, outing.seed)
    faults: list[str] = []
    sitters = [sit(outing.bot, seat, faults.append) for seat in range(outing.seats)]
    out = Pace(outing, [], [])
    turn = judge.turn(match.state)
    spent: dict[int, float] = {}  # [seat] in this turn
    while (seat := match.asked) != OVER:
        if match.ply >= bundle.limit:
            raise Fault(f"{outing.game}: not over after {bundle.limit} answers")
        if judge.turn(match.state) != turn:
            turn = judge.turn(match.state)
            out.turns.extend(spent.values())
            spent = {}
        choice = len(match.options()) > 1
        began = time.thread_time()
        text = sitters[seat].answer(match)
        took = time.thread_time() - began
        spent[seat] = spent.get(seat, 0.0) + took
        if choice:
            out.answers.append(took)
        match.submit(seat, text)
    out.turns.extend(spent.values())
    return out
