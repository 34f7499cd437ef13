"""Bots that search: the best of several plans for the turn, by what comes of them."""

from __future__ import annotations

import time

from hanse.bots.greedy import Greedy
from hanse.bots.search.halving import Budget, Candidate, Halving
from hanse.bots.search.kit import Kit, Policy
from hanse.core.entry import Bundle
from hanse.core.game import S
from hanse.core.rng import Rng

SCALE = 6.0
"""Points of lead that make a win e times likelier."""


class Searcher:
    """Answers by its budget; ``ceiling`` seconds are never passed by much, whatever the machine."""

    def __init__(self, budget: Budget, ceiling: float = 8.0) -> None:
        self.budget = budget
        self.ceiling = ceiling

    def choose(self, bundle: Bundle[S], state: S, seat: int, rng: Rng) -> int:
        if bundle.judge is None:
            return Greedy().choose(bundle, state, seat, rng)
        return self.look(bundle, state, seat, rng)[0].path[0]

    def look(self, bundle: Bundle[S], state: S, seat: int, rng: Rng) -> list[Candidate]:
        """What was looked at, best first."""
        assert bundle.judge is not None
        kit = Kit(bundle.game, bundle.judge, lambda s: bundle.outcome(s).winners, SCALE)
        until = time.monotonic() + self.ceiling
        return Halving(kit, self.budget, lambda: time.monotonic() > until).look(state, seat, rng)


def planner() -> Searcher:
    """The best plan for the turn, and nothing beyond it."""
    return Searcher(Budget(12, 14, 1, 0, 0, 1.0, [Policy(0, 0)]))


def roller(rollouts: int, turns: int) -> Searcher:
    """The eight best plans, played on."""
    return Searcher(Budget(8, 12, 8, rollouts, turns, 2.0, [Policy(0, 0), Policy(8, 0), Policy(8, 10)]))
