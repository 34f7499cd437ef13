"""Simpler searches that were tried before the levels. Arenas measure by them; nobody is offered one.

They know no game's own model, and in their rollouts everybody answers by one step: who plans so flatters himself, and
whoever is to be the best must beat that too.
"""

from __future__ import annotations

from hanse.bots.greedy import Easy
from hanse.bots.search.halving import Budget, Halving
from hanse.bots.search.kit import GREEDY, Beam
from hanse.bots.searcher import kit_of, read, undisturbed
from hanse.core.entry import Bundle
from hanse.core.game import S
from hanse.core.rng import Rng
from hanse.core.weights import search

BEAM = Beam(8, 16)
AHEAD = Budget(BEAM, keep=1, rollouts=0, turns=0, prior=0.0, policies=[GREEDY])
REPLY = Budget(BEAM, keep=6, rollouts=18, turns=4, prior=0.0, policies=[GREEDY])


class Tried:
    """Answers by that budget."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget

    def choose(self, bundle: Bundle[S], state: S, seat: int, rng: Rng) -> int:
        if bundle.judge is None:
            return Easy().choose(bundle, state, seat, rng)
        scale = read(search(bundle.rulebook.game, "medium"), 1.0).scale
        with undisturbed():
            return Halving(kit_of(bundle, scale), self._budget, lambda: False).look(state, seat, rng)[0].path[0]
