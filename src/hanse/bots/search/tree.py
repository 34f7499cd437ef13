"""A tree of answers, everybody's: where few are possible, several turns are looked through and each seat does its best.

Chance and hidden cards are drawn anew each time, so a node is the answers that led to it, whatever fell in between.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, sqrt
from typing import Final, Generic

from hanse.bots.search.halving import Candidate
from hanse.bots.search.kit import Kit, Policy
from hanse.bots.search.plans import play
from hanse.core.game import S
from hanse.core.model import CHANCE, OVER
from hanse.core.playout import chance_code
from hanse.core.rng import Rng

ENOUGH: Final = 16
"""Of what was tried less often nobody knows what it is worth."""


class Growth:
    """How a tree grows: in counts, so that the same question gets the same answer."""

    def __init__(self, times: int, bold: float, trust: float, onward: int, policies: list[Policy]) -> None:
        self.times = times  # from the root to a leaf
        self.bold = bold  # how much is tried that has not been best so far
        self.trust = trust  # points by one step that make an answer e times likelier to be tried
        self.onward = onward  # turns that are played on from a leaf
        self.policies = policies


class Node:
    """What came of an answer; the sums are of the seat that gave it."""

    def __init__(self, promise: float) -> None:
        self.promise = promise  # by one step
        self.visits = 0
        self.sum = 0.0
        self.next: dict[int, Node] = {}


class Tree(Generic[S]):
    """``late`` says that time is up; what has grown so far then has to do."""

    def __init__(self, kit: Kit[S], growth: Growth, late: Callable[[], bool]) -> None:
        self.kit = kit
        self.growth = growth
        self.late = late

    def look(self, s: S, seat: int, rng: Rng) -> list[Candidate[S]]:
        """What was tried often enough to speak of, best first. ``s`` is a position as the seat may imagine it."""
        kit, game = self.kit, self.kit.game
        found: dict[int, Candidate[S]] = {}
        for code in game.legal(s):
            after = game.clone(s)
            game.apply(after, code)
            found[code] = Candidate([code], after, kit.shares(after), seat)
        root = Node(0.0)
        if len(found) > 1:
            for _ in range(self.growth.times):
                world = game.clone(s)
                dice = Rng(rng.below(1 << 62))
                kit.judge.redeal(world, seat, dice)
                first, shares = self._grow(root, world, dice)
                found[first].add(shares, seat)
                if self.late():
                    break
        # How often it was tried says more than how good it looked.
        out = sorted(found.values(), key=_tried, reverse=True)
        return [one for one in out if one.rollouts >= ENOUGH] or out[:1]

    def _grow(self, root: Node, s: S, rng: Rng) -> tuple[int, list[float]]:
        """From the root to a new leaf in one world: the first answer, and what everybody may expect there."""
        game = self.kit.game
        node = root
        way: list[Node] = []
        seats: list[int] = []
        first = -1
        while True:
            asked = s.stack[-1].seat
            if asked == OVER:
                break
            if asked == CHANCE:
                game.apply(s, chance_code(game, s, rng))
                continue
            options = game.legal(s)
            if len(options) == 1:
                game.apply(s, options[0])
                continue
            code = self._chosen(node, s, asked, options)
            if first < 0:
                first = code
            game.apply(s, code)
            node = node.next[code]
            way.append(node)
            seats.append(asked)
            if node.visits == 0:
                break
        if self.growth.onward and s.stack[-1].seat != OVER:
            policies = self.growth.policies
            mixed = [policies[rng.below(len(policies))] for _ in range(self.kit.seats)]
            s = play(self.kit, s, self.growth.onward, mixed, rng)
        shares = self.kit.shares(s)
        for i in range(len(way)):
            way[i].visits += 1
            way[i].sum += shares[seats[i]]
        return first, shares

    def _chosen(self, node: Node, s: S, seat: int, options: list[int]) -> int:
        """The answer that is tried next: what has been good, what looks good, and what was tried too little."""
        game, kit = self.kit.game, self.kit
        nodes: list[Node] = []
        most = 0.0
        visits = 0
        total = 0.0
        for code in options:
            child = node.next.get(code)
            if child is None:
                after = game.clone(s)
                game.apply(after, code)
                child = Node(kit.worth(after, seat))
                node.next[code] = child
            if not nodes or child.promise > most:
                most = child.promise
            nodes.append(child)
            visits += child.visits
            total += child.sum
        likely: list[float] = []
        sum = 0.0
        for child in nodes:
            x = exp(max(-30.0, (child.promise - most) / self.growth.trust))
            likely.append(x)
            sum += x
        usual = total / visits if visits else 0.0
        reach = self.growth.bold * sqrt(visits + 1.0) / sum
        best = 0
        top = -1.0
        for i in range(len(nodes)):
            child = nodes[i]
            mean = child.sum / child.visits if child.visits else usual
            score = mean + reach * likely[i] / (1.0 + child.visits)
            if score > top:
                top = score
                best = i
        return options[best]


def _tried(candidate: Candidate[S]) -> float:
    return candidate.rollouts + candidate.mean
