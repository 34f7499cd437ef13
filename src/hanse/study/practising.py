"""Games in a game's own model, to learn its weights from: what is gathered, and what comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hanse.core.entry import Bundle
from hanse.core.model import State
from hanse.core.practice import Practice, Row
from hanse.core.reading import BadInput
from hanse.study.exercises import Exercise, Exercises

HELD_OUT = 6
"""Every sixth game is not learned from: by it is told how well the others were learned."""


class Exercised(NamedTuple):
    """What a game in the model teaches."""

    number: int
    rows: list[Row]


class Improved(NamedTuple):
    """New weights, and how well they and the old ones foretell games that were not learned from."""

    weights: list[Row]
    examples: int
    before: float
    after: float


def practice_of(bundle: Bundle[State]) -> Practice[State]:
    assert bundle.practice is not None
    return bundle.practice


def exercises(bundle: Bundle[State], games: int, seed: int) -> Exercises:
    return Exercises(bundle, practice_of(bundle).traits, ("model",), games, seed)


def exercise(task: Exercise) -> Exercised:
    return Exercised(task.number, practice_of(task.bundle()).examples(task.seed))


def improve(practice: Practice[State], games: Sequence[Exercised]) -> Improved:
    seen = [row for game in games if game.number % HELD_OUT != HELD_OUT - 1 for row in game.rows]
    unseen = [row for game in games if game.number % HELD_OUT == HELD_OUT - 1 for row in game.rows]
    if not seen or not unseen:
        raise BadInput(f"--games: {HELD_OUT} at least, of which one is not learned from")
    weights = practice.fit(seen)
    before, after = practice.likeness(unseen, None), practice.likeness(unseen, weights)
    return Improved(weights, len(seen) + len(unseen), before, after)
