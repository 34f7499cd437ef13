"""Random play, the policy of the ``random`` bot: compiled, because tests and benchmarks live in it."""

from __future__ import annotations

from bisect import bisect_left

from hanse.core.game import Game, S
from hanse.core.model import CHANCE, OVER
from hanse.core.rng import Rng


def chance_code(game: Game[S], s: S, rng: Rng) -> int:
    """What chance answers to the question on top."""
    options = game.legal(s)
    return options[rng.pick(game.weights(s))]


def random_code(game: Game[S], s: S, rng: Rng) -> int:
    """One of the possible verbs, then one of its options; a verb that only stops when nothing else is possible."""
    options = game.legal(s)
    going: list[int] = []  # where the options of each verb that does more than stop begin and end
    stopping: list[int] = []
    at = 0
    while at < len(options):
        verb = game.verbs[game.verb_of[options[at]]]
        end = bisect_left(options, game.base[verb.number + 1], at)
        runs = stopping if verb.stops else going
        runs.append(at)
        runs.append(end)
        at = end
    runs = going or stopping
    run = 2 * rng.below(len(runs) // 2)
    return options[runs[run] + rng.below(runs[run + 1] - runs[run])]


def playout(game: Game[S], s: S, rng: Rng, limit: int) -> int:
    """Play on at random until the end or ``limit`` answers of seats; how many there were."""
    answers = 0
    while answers < limit:
        seat = game.seat(s)
        if seat == OVER:
            break
        if seat == CHANCE:
            game.apply(s, chance_code(game, s, rng))
        else:
            game.apply(s, random_code(game, s, rng))
            answers += 1
    return answers
