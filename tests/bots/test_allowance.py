"""What a seat may think in a whole turn: it ends on slow machines too, and a new turn has all of it again."""

from __future__ import annotations

import pytest

from hanse.bots.allowance import SHARE, TURN, Allowance, turn_began
from hanse.bots.searcher import CEILING, Searcher
from hanse.bots.seat import Inside, sit
from hanse.core import registry
from hanse.core.match import Match
from hanse.core.model import OVER, State

ALL = min(CEILING, TURN / SHARE)


def opened() -> Match[State]:
    return Match(registry.load("hansa_teutonica", "base", 3), 5)


def go(match: Match[State], answers: int) -> None:
    for _ in range(answers):
        match.submit(match.asked, sit("easy", match.asked, pytest.fail).answer(match))


def test_however_slow_answers_are_a_turn_ends() -> None:
    match, allowance = opened(), Allowance()
    spent = 0.0
    for _ in range(50):  # at the same question: as many as no turn has
        seconds = allowance.left(match)
        spent += seconds
        allowance.spend(match.ply - 1, seconds)
    assert spent <= TURN
    assert allowance.left(match) == pytest.approx(0.0, abs=0.001)


def test_a_new_turn_has_all_of_it_again() -> None:
    match, allowance = opened(), Allowance()
    judge = match.bundle.judge
    assert judge is not None
    seat = match.asked
    allowance.spend(match.ply, 6.0)
    go(match, 1)
    while judge.turn(match.state) == seat:
        assert allowance.left(match) == pytest.approx((TURN - 6.0) / SHARE)
        go(match, 1)
    while judge.turn(match.state) != seat:
        go(match, 1)
    assert allowance.left(match) == ALL


def test_what_was_taken_back_was_not_thought() -> None:
    match, allowance = opened(), Allowance()
    allowance.spend(match.ply, 6.0)
    assert allowance.left(match) == ALL


def test_where_a_turn_began_is_found_wherever_one_stands() -> None:
    match = opened()
    judge = match.bundle.judge
    assert judge is not None
    turns: list[int] = []
    while match.asked != OVER and match.ply < 120:
        go(match, 1)
        turns.extend(judge.turn(match.at(ply)) for ply in range(len(turns), match.ply + 1))
        began = match.ply
        while began and turns[began - 1] == turns[match.ply]:
            began -= 1
        assert turn_began(match, 0) == began
        assert turn_began(match, match.ply) == match.ply


def test_a_level_is_told_what_is_left() -> None:
    match = opened()
    seat = match.asked
    sitter = sit("medium", seat, pytest.fail)
    assert isinstance(sitter, Inside)
    assert isinstance(sitter.bot, Searcher)
    sitter.bot.effort = 0.05
    sitter.answer(match)
    assert sitter.bot.ceiling == ALL
    sitter._allowance.spend(match.ply, 7.0)
    match.submit(seat, sitter.answer(match))
    assert sitter.bot.ceiling == ALL  # what was thought about this question before was another look at it
    sitter._allowance.spend(match.ply - 1, 7.0)
    sitter.answer(match)
    assert sitter.bot.ceiling < 1.0
