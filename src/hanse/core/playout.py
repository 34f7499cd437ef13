"""Random play, the policy of the ``random`` bot: compiled, because tests and benchmarks live in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hanse.core.codes import Codes
from hanse.core.game import Game, S
from hanse.core.model import CHANCE, OVER
from hanse.core.rng import Rng

if TYPE_CHECKING:
    from mypy_extensions import i64


def chance_code(game: Game[S], s: S, rng: Rng) -> int:
    """What chance answers to the question on top."""
    options = Codes()
    game.options(s, options)
    return options.at(rng.pick(game.weights(s)))


def random_code(game: Game[S], s: S, rng: Rng) -> int:
    """One of the possible verbs, then one of its options; a verb that only stops when nothing else is possible."""
    options = Codes()
    game.options(s, options)
    return drawn(game, options, rng)


def drawn(game: Game[S], options: Codes, rng: Rng) -> int:
    """One of these codes by that policy. The options of each verb stand together."""
    going: i64 = 0
    stopping: i64 = 0
    at: i64 = 0
    while at < options.count:
        verb = game.verb_of[options.at(at)]
        if game.stops[verb]:
            stopping += 1
        else:
            going += 1
        at = options.until(game.base[verb + 1], at)
    stops = going == 0
    left: i64 = rng.below(stopping if stops else going)
    at = 0
    while True:
        verb = game.verb_of[options.at(at)]
        end = options.until(game.base[verb + 1], at)
        if game.stops[verb] == stops:
            if left == 0:
                return options.at(at + rng.below(end - at))
            left -= 1
        at = end


def playout(game: Game[S], s: S, rng: Rng, limit: int) -> int:
    """Play on at random until the end or ``limit`` answers of seats; how many there were."""
    answers = 0
    options = Codes()
    while answers < limit:
        seat = game.seat(s)
        if seat == OVER:
            break
        if seat == CHANCE:
            game.apply(s, chance_code(game, s, rng))
        else:
            options.clear()
            game.options(s, options)
            game.apply(s, drawn(game, options, rng))
            answers += 1
    return answers
