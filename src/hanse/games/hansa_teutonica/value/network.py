"""HT-13.F The networks of a seat and what one more office would join."""

from __future__ import annotations

from hanse.games.hansa_teutonica.rules import scoring
from hanse.games.hansa_teutonica.rules.offices import component
from hanse.games.hansa_teutonica.state import HtState


class Networks:
    """Own offices by city and by what hangs together."""

    def __init__(self, s: HtState, seat: int) -> None:
        cities = s.board.cities
        self.reach: int = s.reach[seat]  # mask of the cities with own offices
        self.mine: list[int] = [0] * cities  # [city] own offices
        self.size: list[int] = [0] * cities  # [city] offices of the network it is part of
        self.group: list[int] = [0] * cities  # [city] mask of that network
        self.best: int = 0  # offices of the largest
        self.offices: int = 0
        for c in range(cities):
            if self.reach >> c & 1:
                self.mine[c] = scoring.own_offices(s, seat, c)
                self.offices += self.mine[c]
        for c in range(cities):
            if self.reach >> c & 1 and self.size[c] == 0:
                self._measure(component(s, self.reach, c))

    def _measure(self, group: int) -> None:
        n = 0
        for c in range(len(self.mine)):
            if group >> c & 1:
                n += self.mine[c]
        for c in range(len(self.mine)):
            if group >> c & 1:
                self.size[c] = n
                self.group[c] = group
        self.best = max(self.best, n)

    def joined(self, near: int, c: int) -> int:
        """The size of the network that one more office in a city would be part of; its neighbours are a mask."""
        if self.mine[c]:
            return self.size[c] + 1
        size = 1
        near &= self.reach
        for d in range(len(self.mine)):
            if near >> d & 1:
                size += self.size[d]
                near &= ~self.group[d]
        return size
