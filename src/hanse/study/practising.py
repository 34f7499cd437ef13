"""Games in a game's own model, to learn its weights from: what is gathered, and what comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hanse import __version__
from hanse.core.data import corrections_folder
from hanse.core.entry import Bundle
from hanse.core.model import State
from hanse.core.practice import Practice, Row
from hanse.core.reading import BadInput, View
from hanse.core.rng import Rng
from hanse.study.playing import bundle_of

HELD_OUT = 6
"""Every sixth game is not learned from: by it is told how well the others were learned."""


class Exercise(NamedTuple):
    """All that a worker needs to know to play game ``number`` in the model."""

    number: int
    game: str
    variant: str
    seats: int
    seed: int


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


def plan(bundle: Bundle[State], seed: int) -> View:
    """What a folder is for: games of one plan may be learned from together, others not."""
    return {
        "hanse": __version__,
        "game": bundle.rulebook.game,
        "data": bundle.fingerprint,
        "variant": bundle.setup.variant,
        "seats": bundle.setup.seats,
        "traits": list(practice_of(bundle).traits),
        "players": ["model"],
        "seed": seed,
    }


def tasks(bundle: Bundle[State], games: int, seed: int, done: set[int]) -> list[Exercise]:
    """The games that are still to be played."""
    setup = bundle.setup
    dice = Rng(seed)
    seeds = [dice.below(1 << 48) for _ in range(games)]
    return [
        Exercise(number, bundle.rulebook.game, setup.variant, setup.seats, seeds[number])
        for number in range(games)
        if number not in done
    ]


def exercise(task: Exercise) -> Exercised:
    bundle = bundle_of(task.game, task.variant, (), task.seats, corrections_folder(None))
    return Exercised(task.number, practice_of(bundle).examples(task.seed))


def improve(practice: Practice[State], games: Sequence[Exercised]) -> Improved:
    seen = [row for game in games if game.number % HELD_OUT != HELD_OUT - 1 for row in game.rows]
    unseen = [row for game in games if game.number % HELD_OUT == HELD_OUT - 1 for row in game.rows]
    if not seen or not unseen:
        raise BadInput(f"--games: {HELD_OUT} at least, of which one is not learned from")
    weights = practice.fit(seen)
    before, after = practice.likeness(unseen, None), practice.likeness(unseen, weights)
    return Improved(weights, len(seen) + len(unseen), before, after)
