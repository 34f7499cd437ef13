"""Every shipped game at a table: every position can be told, and the text of an answer gives nothing away."""

from __future__ import annotations

import pytest

from hanse.core import registry
from hanse.core.entry import Bundle
from hanse.core.events import Told
from hanse.core.match import Match, resume
from hanse.core.model import ALL, CHANCE, OVER, WATCHER, State, Witness
from hanse.core.playout import random_code
from hanse.core.reading import View
from hanse.core.record import Answer
from hanse.core.rng import Rng
from hanse.core.situation import Situation
from hanse.server import sight
from hanse.server.kinds import encode

ANSWERS = 120
WAYS = [
    pytest.param(id, variant.id, seats, id=f"{id}-{variant.id}-{seats}")
    for id in registry.ids()
    for variant in registry.entry(id).variants
    for seats in sorted({variant.seats[0], variant.seats[-1]})
] + [pytest.param("purse", "base", 3, id="purse")]


@pytest.mark.parametrize(("game", "variant", "seats"), WAYS)
def test_every_position_can_be_told_to_everybody(game: str, variant: str, seats: int) -> None:
    match = Match(registry.load(game, variant, seats), 5)
    rng = Rng(5)
    told = 0
    for answer in range(ANSWERS):
        if answer % 5 == 0 or match.asked == OVER:
            now = Situation(match)
            for eyes in (*range(seats), WATCHER):
                assert len(now.scores(eyes)) == seats
                encode([now.question, now.frame, now.view(eyes), now.parts(eyes), now.result])
                encode([sight.log_line(match, ply, eyes) for ply in range(told, match.ply)])
            told = match.ply
        if match.asked == OVER:
            break
        match.submit(match.asked, match.game.text[random_code(match.game, match.state, rng)])
    assert told > 0


@pytest.mark.parametrize(("game", "variant", "seats"), WAYS)
def test_the_text_of_an_answer_tells_no_secret(game: str, variant: str, seats: int) -> None:
    """If another answer would have looked the same to somebody, the one that was given must not be told to him."""
    bundle = registry.load(game, variant, seats)
    match = Match(bundle, 9, manual=True)
    rng = Rng(9)
    for _ in range(2 * ANSWERS):
        if match.asked == OVER:
            return
        code = match.chance() if match.asked == CHANCE else random_code(match.game, match.state, rng)
        others = [c for c in match.game.legal(match.state) if c != code]
        before, asked = match.game.clone(match.state), match.asked
        match.replay([Answer(asked, match.game.text[code])])
        for other in others[:: max(1, len(others) // 4)]:
            for eyes in (*range(seats), WATCHER):
                if eyes == asked or sight.log_line(match, match.ply - 1, eyes).text is None:
                    continue
                given, instead = seen(bundle, before, code, eyes), seen(bundle, before, other, eyes)
                if given == instead and given_away(bundle, before, code, other):
                    raise AssertionError(f"{match.game.text[code]!r} is a secret from {eyes}, at ply {match.ply - 1}")


def seen(bundle: Bundle[State], state: State, code: int, eyes: int) -> tuple[View, list[Told]]:
    """What an answer looks like to somebody who is not told its text."""
    after = bundle.game.clone(state)
    witness = Witness()
    bundle.game.apply(after, code, witness)
    return bundle.view(after, eyes), [bundle.schema.tell(event, eyes) for event in witness.events]


def given_away(bundle: Bundle[State], state: State, code: int, other: int) -> bool:
    """Whether the two answers differ in what they do, not only in how they are called."""
    return seen(bundle, state, code, ALL) != seen(bundle, state, other, ALL)


@pytest.mark.parametrize(("game", "variant", "seats"), WAYS)
def test_going_back_is_the_same_as_never_having_gone_on(game: str, variant: str, seats: int) -> None:
    bundle = registry.load(game, variant, seats)
    match = Match(bundle, 3)
    rng = Rng(3)
    for _ in range(ANSWERS):
        if match.asked == OVER:
            break
        match.submit(match.asked, match.game.text[random_code(match.game, match.state, rng)])
    for ply in (0, 1, 31, 32, 33, 65, match.ply - 1, match.ply):
        if ply <= match.ply:
            then = resume(bundle, 3, match.answers[:ply], manual=True)
            assert bundle.view(match.at(ply), ALL) == bundle.view(then.state, ALL), ply
    while match.ply > 40:  # back past a mark, on another way, and back again: old marks do not count any more
        back = match.ply - 20
        then = resume(bundle, 3, match.answers[:back], manual=True)
        match.manual = True
        match.undo(back)
        assert bundle.view(match.state, ALL) == bundle.view(then.state, ALL)
        assert match.events == then.events
        for _ in range(10):
            if match.asked not in (OVER, CHANCE):
                match.submit(match.asked, match.game.text[random_code(match.game, match.state, rng)])
        again = resume(bundle, 3, match.answers, manual=True)
        assert bundle.view(match.at(match.ply), ALL) == bundle.view(again.state, ALL)
