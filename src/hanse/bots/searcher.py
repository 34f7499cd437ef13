"""The bots ``medium`` and ``hard``: the best of several plans for the turn, by what comes of them."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import ceil, sqrt
from typing import NamedTuple

from hanse.bots.greedy import Easy
from hanse.bots.search.halving import Budget, Candidate, Halving
from hanse.bots.search.kit import GREEDY, Beam, Kit, Policy
from hanse.bots.search.plans import follow, play
from hanse.bots.search.tree import Growth, Tree
from hanse.core.entry import Bundle, Points
from hanse.core.game import S
from hanse.core.judge import Way
from hanse.core.model import CHANCE
from hanse.core.playout import chance_code
from hanse.core.reading import BadInput, Reader
from hanse.core.rng import Rng
from hanse.core.weights import search

CEILING = 4.0
"""Seconds of CPU time for one answer: a slow machine may answer otherwise than a fast one, a busy one does not."""

SAMPLED = 8
"""Options that a hasty policy looks at."""

POLICIES = [GREEDY, Policy(SAMPLED, 0), Policy(SAMPLED, 10)]
"""How everybody plays on in rollouts. Who plans against one kind of rival flatters himself."""

DEPTH = 16
"""Of the beam of those who plan in rollouts."""


class Searcher:
    """Answers by the budget that the game sets for its level, or by the share ``effort`` of it.

    ``ceiling`` seconds of CPU time are never passed by much; ``hurried`` says that somebody will not wait any longer.
    """

    def __init__(
        self, level: str, effort: float = 1.0, ceiling: float = CEILING, hurried: Callable[[], bool] | None = None
    ) -> None:
        if not 0.0 < effort <= 1.0:
            raise BadInput(f"effort must be more than 0 and at most 1, not {effort}")
        self.level = level
        self.effort = effort
        self.ceiling = ceiling
        self.hurried = hurried or (lambda: False)
        self.taught = False
        """Whether it judges by what was learned, whatever its level does."""

    def choose(self, bundle: Bundle[S], state: S, seat: int, rng: Rng) -> int:
        if bundle.judge is None:
            return Easy().choose(bundle, state, seat, rng)
        ways = self._ways(bundle, state, seat, rng)
        return ways[0].path[0] if ways else self._search(bundle, state, seat, rng)[0].path[0]

    def look(self, bundle: Bundle[S], state: S, seat: int, rng: Rng) -> list[Candidate[S]]:
        """What was looked at, best first. ``state`` is one that the seat imagines; alike questions give alike lists."""
        ways = self._ways(bundle, state, seat, rng)
        if not ways:
            return self._search(bundle, state, seat, rng)
        kit = self._mind(bundle).kit(bundle)
        return [candidate(kit, state, seat, way, rng) for way in ways]

    def _ways(self, bundle: Bundle[S], state: S, seat: int, rng: Rng) -> list[Way]:
        """What the game's own model says, if it has one that knows the question."""
        if bundle.model is None or len(bundle.game.legal(state)) == 1:
            return []
        return bundle.model.ways(state, seat, self.level, self.effort, self._late(), rng)

    def _search(self, bundle: Bundle[S], state: S, seat: int, rng: Rng) -> list[Candidate[S]]:
        """What the search says that knows no game."""
        mind = self._mind(bundle)
        kit, late = mind.kit(bundle), self._late()
        with undisturbed():
            if isinstance(mind.way, Growth):
                return Tree(kit, mind.way, late).look(state, seat, rng)
            return Halving(kit, mind.way, late).look(state, seat, rng)

    def _mind(self, bundle: Bundle[S]) -> Mind:
        mind = read(search(bundle.rulebook.game, self.level), self.effort)
        return mind._replace(by_hand=False) if self.taught else mind

    def _late(self) -> Callable[[], bool]:
        until = time.thread_time() + self.ceiling
        return lambda: time.thread_time() > until or self.hurried()


def candidate(kit: Kit[S], state: S, seat: int, way: Way, rng: Rng) -> Candidate[S]:
    """What a game's own model found, in the words of the general search: its worlds are rollouts."""
    end = follow(kit, kit.game.clone(state), seat, way.path, GREEDY, Rng(rng.below(1 << 62)))
    worlds = [kit.share(hopes) for hopes in way.hopes]
    mean = [sum(shares) / len(worlds) for shares in zip(*worlds, strict=True)]
    found = Candidate(way.path, end, mean, seat)
    for shares in worlds:
        found.add(shares, seat)
    return found


@contextmanager
def undisturbed() -> Iterator[None]:
    """Nothing a search makes refers to itself, so looking for such rings, a tenth of its time, can wait."""
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()


def change(bundle: Bundle[S], state: S, candidate: Candidate[S]) -> list[dict[str, Points]]:
    """[seat] what an answer's plan adds to the points by category until the end of the turn."""
    now, then = bundle.parts(state), bundle.parts(candidate.end)
    return [
        {name: after[name] - before.get(name, 0) for name in after} for before, after in zip(now, then, strict=True)
    ]


def kit_of(bundle: Bundle[S], scale: float = 1.0, by_hand: bool = False) -> Kit[S]:
    """What a search asks of this game."""
    assert bundle.judge is not None
    return Kit(bundle.game, bundle.judge, lambda s: bundle.outcome(s).winners, scale, by_hand)


class Mind(NamedTuple):
    """How a level thinks about a game."""

    scale: float
    """Points of lead that make a win e times likelier."""
    by_hand: bool
    """Whether it leaves aside what was learned."""
    policies: list[Policy]
    """How everybody plays on, one drawn for each."""
    way: Budget | Growth
    """Plans that are played on, or a tree."""

    def kit(self, bundle: Bundle[S]) -> Kit[S]:
        return kit_of(bundle, self.scale, self.by_hand)


def judged(bundle: Bundle[S], turns: int, rng: Rng) -> int:
    """How many positions are judged while everybody plays the first turns of a game, one step ahead; by a game's own
    model, for its first answer."""
    if bundle.model is not None:
        s = bundle.game.start()
        while (seat := bundle.game.seat(s)) == CHANCE:
            bundle.game.apply(s, chance_code(bundle.game, s, rng))
        before = bundle.model.judged
        bundle.model.ways(s, seat, "medium", 1.0, lambda: False, rng)
        return bundle.model.judged - before
    kit = kit_of(bundle)
    with undisturbed():
        play(kit, bundle.game.start(), turns, [GREEDY] * kit.seats, rng)
    return kit.judged


def read(r: Reader, effort: float) -> Mind:
    """What a game's file says of a level."""
    scale = r.real("scale")
    if scale <= 0.0:
        raise r.fail("scale", "must be more than 0")
    by_hand = r.has("by_hand") and r.flag("by_hand")
    policies = POLICIES
    if r.has("planner"):
        # Everybody plans: rivals who do not are too easy to be planned against, and whims drown what plans differ in.
        planner, few = r.number("planner", 1, 100), r.number("few", 1, 1000)
        policies = [Policy(0, 0, Beam(planner + i, DEPTH, few)) for i in range(2)]
    way = _growth(r, effort, policies) if r.has("tree") else _budget(r, effort, policies)
    r.close()
    return Mind(scale, by_hand, policies, way)


def _growth(r: Reader, effort: float, policies: list[Policy]) -> Growth:
    r.skip("width", "depth", "prior")  # of the levels that make plans
    times, turns = ceil(r.number("tree", 1, 1_000_000) * effort), r.number("turns", 0, 1000)
    bold, trust = r.real("bold"), r.real("trust")
    if bold <= 0.0 or trust <= 0.0:
        raise r.fail("bold" if bold <= 0.0 else "trust", "must be more than 0")
    return Growth(times, bold, trust, turns, policies)


def _budget(r: Reader, effort: float, policies: list[Policy]) -> Budget:
    width, depth, keep = (r.number(key, 1, 1000) for key in ("width", "depth", "keep"))
    rollouts, turns = r.number("rollouts", 0, 100_000), r.number("turns", 0, 1000)
    # Where positions have many answers rollouts take long: what they judge may be counted too.
    judged = ceil(r.number("judged", 1, 10_000_000) * effort) if r.has("judged") else 0
    prior = r.real("prior")
    # Plans shrink less than what is played of them: with a tenth of them there would be nothing to choose among.
    side = sqrt(effort)
    beam = Beam(ceil(width * side), depth, judged=judged // 2)
    return Budget(beam, ceil(keep * side), ceil(rollouts * effort), turns, prior, policies, judged)
