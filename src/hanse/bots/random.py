"""The bot ``random``: one of the possible verbs, then one of its options; it stops when nothing else is possible."""

from __future__ import annotations

from hanse.core.entry import Bundle
from hanse.core.game import S
from hanse.core.playout import random_code
from hanse.core.rng import Rng


class Random:
    def choose(self, bundle: Bundle[S], state: S, seat: int, rng: Rng) -> int:
        return random_code(bundle.game, state, rng)
