"""Advice: ranked answers, chances and verdicts, made of nothing but what somebody may know."""

from __future__ import annotations

import pytest

from hanse.bots import advice
from hanse.bots.searcher import Searcher
from hanse.core import registry
from hanse.core.bot import imagine
from hanse.core.match import Match
from hanse.core.model import ALL, OVER, WATCHER, State
from hanse.core.playout import random_code
from hanse.core.reading import View
from hanse.core.rng import Rng
from hanse.core.situation import Situation

TINY = Searcher("hard", 0.05)

TABLES = [("hansa", "base", 3), ("luebeck", "base", 3), ("merkator", "base", 2), ("hansa_teutonica", "base", 3)]
HIDING = [table for table in TABLES if table[0] in ("luebeck", "merkator")]


def played(game: str, variant: str, seats: int, answers: int, seed: int = 3) -> Match[State]:
    match = Match(registry.load(game, variant, seats), seed)
    rng = Rng(seed)
    while match.ply < answers and match.asked != OVER:
        match.submit(match.asked, match.game.text[random_code(match.game, match.state, rng)])
    while match.asked != OVER and len(match.options()) == 1:
        match.submit(match.asked, match.options()[0])
    return match


@pytest.mark.parametrize(("game", "variant", "seats"), TABLES)
def test_a_hint_ranks_possible_answers_with_their_lines(game: str, variant: str, seats: int) -> None:
    match = played(game, variant, seats, 60)
    view = Situation(match).view(match.asked)
    ranked = advice.advise(match.bundle, view, match.asked, match.ply, TINY)
    assert {one.do for one in ranked} <= set(match.options())
    assert len({one.do for one in ranked}) == len(ranked)
    for one in ranked:
        assert one.line[0] == one.do
        assert sum(one.expect) == pytest.approx(1.0)
        assert [set(parts) for parts in one.change] == [set(parts) for parts in match.bundle.parts(match.state)]
    assert ranked == advice.advise(match.bundle, view, match.asked, match.ply, TINY)


def twin(match: Match[State], eyes: int, seed: int) -> Match[State]:
    """Another true state that ``eyes`` cannot tell from this one."""
    bundle = match.bundle
    view: View = bundle.view(match.state, eyes)
    return Match(bundle, seed, bundle.view(imagine(bundle, view, Rng(seed)), ALL), manual=True)


@pytest.mark.parametrize(("game", "variant", "seats"), HIDING)
def test_nothing_changes_with_what_one_cannot_see(game: str, variant: str, seats: int) -> None:
    match = played(game, variant, seats, 70)
    seat = match.asked
    for eyes in (*range(seats), WATCHER):
        others = [twin(match, eyes, seed) for seed in (1, 2, 3)]
        assert any(match.bundle.view(one.state, ALL) != match.bundle.view(match.state, ALL) for one in others)
        said = advice.chances(match.bundle, Situation(match).view(eyes), eyes, match.ply, 0.1)
        for one in others:
            now = Situation(one)
            assert advice.chances(one.bundle, now.view(eyes), eyes, match.ply, 0.1) == said
            if eyes == seat:
                there = advice.advise(one.bundle, now.view(seat), seat, match.ply, TINY)
                here = advice.advise(match.bundle, Situation(match).view(seat), seat, match.ply, TINY)
                assert there == here


@pytest.mark.parametrize(("game", "variant", "seats"), TABLES)
def test_chances_add_up_to_one_and_say_how_sure_they_are(game: str, variant: str, seats: int) -> None:
    match = played(game, variant, seats, 40)
    found = advice.chances(match.bundle, Situation(match).view(WATCHER), WATCHER, match.ply, 0.2)
    assert found is not None
    assert sum(found.expect) == pytest.approx(1.0)
    assert len(found.errors) == seats
    assert all(0.0 <= error < 0.5 for error in found.errors)


def test_alone_they_are_points() -> None:
    match = played("merkator", "solo", 1, 60)
    found = advice.chances(match.bundle, Situation(match).view(0), 0, match.ply, 0.2)
    assert found is not None
    assert 5 < found.expect[0] < 150
    assert advice.advise(match.bundle, Situation(match).view(0), 0, match.ply, TINY)[0].expect[0] > 5


def test_at_the_end_they_are_the_result() -> None:
    match = played("hansa", "base", 3, 10_000)
    assert match.asked == OVER
    winners = match.bundle.outcome(match.state).winners
    found = advice.chances(match.bundle, Situation(match).view(WATCHER), WATCHER, match.ply)
    assert found == advice.Chances([1 / len(winners) if i in winners else 0.0 for i in range(3)], [0.0] * 3)


def test_a_blunder_is_found_and_costs() -> None:
    """Hansa: who ends his turns without doing anything is told of something better."""
    match = played("hansa", "base", 3, 60)
    found: list[advice.Verdict | None] = []
    while len(found) < 6:
        if match.question == "turn" and "end" in match.options():
            view = Situation(match).view(match.asked)
            best = advice.advise(match.bundle, view, match.asked, match.ply, Searcher("hard", 0.25))[0].do
            judged = advice.judge(match.bundle, view, match.asked, match.ply, best, 0.25)
            assert judged is not None
            assert judged.better is None
            assert not judged.turning
            found.append(advice.judge(match.bundle, view, match.asked, match.ply, "end", 0.25))
            match.submit(match.asked, "end")
        else:
            match.submit(match.asked, match.options()[0])
    turned = [one for one in found if one is not None and one.turning]
    assert turned
    for one in turned:
        assert one.better is not None
        assert one.better.do != "end"
        assert one.cost > advice.SURE * one.doubt


def test_a_report_looks_at_every_decision_of_a_seat() -> None:
    match = played("hansa", "base", 2, 90)
    heard: list[tuple[int, int]] = []
    found = advice.report(match, 1, lambda done, of: heard.append((done, of)))
    own = [ply for ply in advice.decisions(match) if match.answers[ply].seat == 1]
    assert [one.ply for one in found] == own
    assert heard == [(i + 1, len(own)) for i in range(len(own))]
    turned = advice.turning_points(found, 1, 3)
    assert turned
    assert [one.cost for one in turned] == sorted((one.cost for one in turned), reverse=True)
    assert all(one.seat == 1 and one.turning for one in turned)


def test_long_games_get_less_thought_for_each_answer() -> None:
    assert advice.share(10) == advice.REPORT
    assert advice.share(advice.ANSWERS * 2) == pytest.approx(advice.REPORT / 2)
    assert advice.share(1_000_000) == advice.LEAST


def test_who_is_hurried_answers_with_what_there_is() -> None:
    """Hurried from the first, a search plays on in one world and stops."""
    match = played("hansa", "base", 3, 60)
    view = Situation(match).view(match.asked)
    rng = Rng(1)
    state = imagine(match.bundle, view, rng)
    found = Searcher("hard", hurried=lambda: True).look(match.bundle, state, match.asked, rng)
    assert max(one.rollouts for one in found) == 1
