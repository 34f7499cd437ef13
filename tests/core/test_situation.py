"""How a match stands, through several eyes: Lübeck, where hands are hidden, and chance is asked to begin with."""

from __future__ import annotations

import json

from hanse.core import registry
from hanse.core.match import Match
from hanse.core.model import ALL, WATCHER, State
from hanse.core.situation import Situation, tell_answer
from hanse.core.walk import walk

SEATS = 3


def played(answers: int = 20) -> Match[State]:
    match = Match(registry.load("luebeck", "base", SEATS), 7)
    for count, _ in enumerate(walk(match, 7)):
        if count == answers:
            break
    return match


def test_options_and_the_way_back_are_for_whoever_is_asked() -> None:
    match = played()
    now = Situation(match)
    assert now.options(match.asked) == now.options(ALL) == match.options()
    assert now.floor(match.asked) == match.floor(match.asked)
    for eyes in (*range(SEATS), WATCHER):
        if eyes != match.asked:
            assert now.options(eyes) is None
            assert now.floor(eyes) is None
            assert {"options", "floor", "weights"} & set(now.asking(eyes)) == set()


def test_points_are_counted_from_what_the_eyes_see() -> None:
    match = played()
    now = Situation(match)
    for eyes in (*range(SEATS), WATCHER):
        assert now.parts(eyes) == match.bundle.parts(match.bundle.load(match.bundle.view(match.state, eyes)))
        assert now.scores(eyes) == [sum(parts.values()) for parts in now.parts(eyes)]
    assert now.parts(ALL) == match.bundle.parts(match.state)


def test_a_view_is_made_once() -> None:
    now = Situation(played())
    for eyes in (*range(SEATS), WATCHER, ALL):
        assert now.view(eyes) is now.view(eyes)
        assert now.parts(eyes) is now.parts(eyes)


def test_the_past_is_seen_as_it_was() -> None:
    match = played()
    seen = [Situation(match, ply) for ply in range(match.ply + 1)]
    again: Match[State] = Match(match.bundle, 7, manual=True)
    for ply, then in enumerate(seen):
        now = Situation(again)
        assert (then.ply, then.asked, then.question, then.frame) == (ply, now.asked, now.question, now.frame)
        assert then.view(WATCHER) == now.view(WATCHER)
        assert then.floor(then.asked) is None
        if ply < match.ply:
            again.replay([match.answers[ply]])


def test_chance_is_asked_with_its_odds() -> None:
    match = Match(registry.load("luebeck", "base", SEATS), 7, manual=True)
    now = Situation(match)
    told = now.asking(ALL)
    assert (told["asked"], now.seat) == ("chance", None)
    assert now.weights is not None
    assert len(now.weights) == len(match.options())
    assert told["weights"] == now.weights
    assert "floor" not in told


def test_what_happened_is_told_as_each_may_know_it() -> None:
    match = played()
    now = Situation(match)
    dealt = [event for event in now.events(0, 1) if event["kind"] == "dealt"]
    assert {(event["seat"] == "1", event["card"] is None) for event in dealt} == {(True, False), (False, True)}
    assert now.events(match.ply, 1) == []
    texts = [tell_answer(match, ply, 1) for ply in range(match.ply)]
    assert texts.count(None) == sum(event["card"] is None for event in dealt)


def test_the_end_is_open_and_everything_is_plain_json() -> None:
    match = played(3000)
    now = Situation(match)
    assert now.over
    assert now.asking(0) == {"ply": match.ply, "asked": None, "question": None, "frame": {}, "over": True}
    told = now.counting(WATCHER)
    assert json.loads(json.dumps(told)) == told
    assert now.result is not None
    assert now.result.scores == now.scores(WATCHER) == match.bundle.scores(match.state)
    assert now.result.winners == match.bundle.outcome(match.state).winners
