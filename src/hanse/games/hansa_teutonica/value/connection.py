"""HT-9.15 How far the connection of a seat is, and which cities would shorten the way."""

from __future__ import annotations

from typing import Final

from hanse.games.hansa_teutonica.board import Board
from hanse.games.hansa_teutonica.state import HtState
from hanse.games.hansa_teutonica.weights import Weights, fading

UNREACHED: Final = 99
CLOSED: Final = 3  # a city without a free office, in offices: an extra one might still come


class Connection:
    """The offices a seat still needs between the two ends, and what having them all would bring."""

    def __init__(self, w: Weights, s: HtState, seat: int, left: float) -> None:
        self.w = w
        b = s.board
        place = 0
        while s.links[place] and s.links[place] != seat + 1:
            place += 1
        self.done: bool = s.links[place] == seat + 1 or place >= len(b.link_points)  # or nothing to be had
        self.reward: float = 0.0
        self.need: int = UNREACHED  # offices
        self.cost: list[int] = []  # [city] what it adds to a way, in offices
        self.from_left: list[int] = []  # [city] the shortest way to it, itself included
        self.from_right: list[int] = []
        if self.done:
            return
        self.reward = b.link_points[place] * fading(left)
        self.cost = _costs(s, seat)
        self.from_left = _ways(b, self.cost, b.link[0])
        self.from_right = _ways(b, self.cost, b.link[1])
        self.need = self.from_left[b.link[1]]

    def progress(self, need: int) -> float:
        """The reward, less for every office that is missing."""
        worth = self.reward
        for _ in range(need):
            worth *= self.w.lack
        return worth

    def gain(self, c: int) -> float:
        """What an office in a city adds: something if it lies on a shortest way."""
        if self.done or self.cost[c] == 0:
            return 0.0
        if self.from_left[c] + self.from_right[c] - self.cost[c] != self.need:
            return 0.0
        return self.progress(self.need - self.cost[c]) - self.progress(self.need)


def _costs(s: HtState, seat: int) -> list[int]:
    b = s.board
    cost = [1] * b.cities
    for c in range(b.cities):
        if s.reach[seat] >> c & 1:
            cost[c] = 0
        elif s.filled[c] == b.office_at[c + 1] - b.office_at[c]:
            cost[c] = CLOSED
    return cost


def _ways(b: Board, cost: list[int], start: int) -> list[int]:
    far = [UNREACHED] * b.cities
    far[start] = cost[start]
    changed = True
    while changed:
        changed = False
        for r in range(b.routes):
            c, d = b.left[r], b.right[r]
            if far[c] + cost[d] < far[d]:
                far[d] = far[c] + cost[d]
                changed = True
            elif far[d] + cost[c] < far[c]:
                far[c] = far[d] + cost[c]
                changed = True
    return far
