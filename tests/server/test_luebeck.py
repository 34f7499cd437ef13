"""Lübeck's hands through the server's eyes: games that differ only in what a seat may not know look the same to it."""

from __future__ import annotations

import json

import pytest

from hanse.core import registry
from hanse.core.match import Match
from hanse.core.model import CHANCE, OVER, WATCHER, State
from hanse.core.playout import random_code
from hanse.core.record import Answer, RecordError
from hanse.core.rng import Rng
from hanse.core.situation import Situation
from hanse.server.sight import log_line, told_record

PLAYED = 110


def twins(seats: int, seed: int, hidden: int) -> tuple[Match[State], Match[State]]:
    """The same game twice, as long as it can be, with other cards dealt to seat ``hidden`` in the second."""
    bundle = registry.load("luebeck", "base", seats)
    one = Match(bundle, seed)
    rng = Rng(seed)
    while one.ply < PLAYED:
        one.submit(one.asked, one.game.text[random_code(one.game, one.state, rng)])
    # What is never drawn can be dealt instead of what was.
    drawn = {answer.text.split(" ")[1] for answer in one.answers if answer.seat == CHANCE}
    spare = [text.split(" ")[1] for text in one.game.text if text.startswith("deal ")]
    spare = [card for card in spare if card not in drawn]
    other: Match[State] = Match(bundle, 0, manual=True)
    for answer in one.answers:
        text = answer.text
        if text.startswith("deal ") and Situation(other).frame["to"] == str(hidden):
            text = f"deal {spare.pop()}"
        try:
            other.replay([Answer(answer.seat, text)])
        except RecordError:
            break  # seat ``hidden`` plays what it does not hold here
    short: Match[State] = Match(bundle, 0, manual=True)
    short.replay(one.answers[: other.ply])
    return short, other


def told(match: Match[State], eyes: int) -> str:
    """Everything the server would tell these eyes now, and the log and the record so far."""
    now = Situation(match)
    log = [log_line(match, ply, eyes) for ply in range(match.ply)]
    seats = [eyes] if eyes >= 0 else []
    return json.dumps([
        now.view(eyes), now.parts(eyes), now.scores(eyes), now.frame, now.question,
        [[line.ply, line.seat, line.text, line.events] for line in log],
        told_record(match, {}, seats),
    ])  # fmt: skip


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_other_hands_leave_no_trace_in_anything_told(seats: int, seed: int) -> None:
    hidden = seed % seats
    one, other = twins(seats, seed, hidden)
    assert one.ply > 3 * seats + 10
    for eyes in (*range(seats), WATCHER):
        same = told(one, eyes) == told(other, eyes)
        assert same == (eyes != hidden), f"eyes {eyes}, hidden {hidden}"


def test_the_record_of_a_game_being_played_keeps_deals_and_seed_back() -> None:
    bundle = registry.load("luebeck", "base", 4)
    match = Match(bundle, 987654321)
    text = told_record(match, {}, [1])
    assert "987654321" not in text
    assert text.count("deal ") == 3
    assert text.count("hidden from you") == 9
    assert told_record(match, {}, []).count("deal ") == 0
    rng = Rng(1)
    while match.asked != OVER:
        match.submit(match.asked, match.game.text[random_code(match.game, match.state, rng)])
    whole = told_record(match, {}, [1])
    assert "987654321" in whole
    assert whole.count("deal ") == 12
    assert sum(answer.seat == CHANCE for answer in match.answers) == whole.count("\n* ")
