"""Random play, the policy of the ``random`` bot: compiled, because tests and benchmarks live in it."""

from __future__ import annotations

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
    verb_of = game.verb_of
    first: list[int] = []  # where each verb's options begin
    before = -1
    going = 0  # how many verbs do more than stop; they are kept in front
    stops: list[int] = []
    for i in range(len(options)):
        v = verb_of[options[i]]
        if v != before:
            before = v
            if game.verbs[v].stops:
                stops.append(i)
            else:
                first.append(i)
                going += 1
    start = first[rng.below(going)] if going else stops[rng.below(len(stops))]
    v = verb_of[options[start]]
    end = start + 1
    while end < len(options) and verb_of[options[end]] == v:
        end += 1
    return options[start + rng.below(end - start)]


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
