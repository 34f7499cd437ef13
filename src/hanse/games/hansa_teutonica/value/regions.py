"""BR-4.1 What the foreign regions would score now, and with one more office."""

from __future__ import annotations

from typing import Final

from hanse.games.hansa_teutonica.ids import SIDES
from hanse.games.hansa_teutonica.rules import scoring
from hanse.games.hansa_teutonica.state import HtState

CITY: Final = 1000
"""BR-4.2: a city outweighs every number of offices."""


class Regions:
    """How strong every side is in each foreign region."""

    def __init__(self, s: HtState, seat: int, owner: list[int]) -> None:
        b = s.board
        self.seat = seat
        self.points: list[int] = b.region_points  # [place]
        self.home: list[list[int]] = b.home  # [city] the regions it counts in
        self.strength: list[list[int]] = [  # [region - 1][side]
            _strength(s, which, owner) for which in range(1, len(b.regions))
        ]
        self.own: list[int] = [self._places(row, seat) for row in self.strength]  # [region - 1] points of the seat

    def score(self, side: int) -> int:
        """The points of a side in all regions."""
        total = 0
        for row in self.strength:
            total += self._places(row, side)
        return total

    def with_office(self, worth: float, sure: float, c: int, loser: int, wins: bool) -> float:
        """Add what one more office in a city changes in its regions, if it wins the city or if not."""
        for which in self.home[c]:
            row = self.strength[which - 1][:]
            row[self.seat] += 1
            if wins:
                row[self.seat] += CITY
                if loser >= 0:
                    row[loser] -= CITY
            worth += sure * (self._places(row, self.seat) - self.own[which - 1])
        return worth

    def _places(self, row: list[int], side: int) -> int:
        """BR-4.3: the points of a side in a region, ties sharing."""
        mine = row[side]
        if mine == 0:
            return 0
        ahead = 0
        tied = 0
        for strength in row:
            if strength > mine:
                ahead += 1
            elif strength == mine:
                tied += 1
        total = 0
        for place in range(ahead, min(ahead + tied, len(self.points))):
            total += self.points[place]
        return total // tied


def _strength(s: HtState, which: int, owner: list[int]) -> list[int]:
    """BR-4.2: [side] cities, then offices, in a region."""
    row = [0] * SIDES
    for c in range(s.board.cities):
        if which in s.board.home[c]:
            count = scoring.offices_in(s, c)
            for side in range(SIDES):
                row[side] += count[side]
            if owner[c] >= 0:
                row[owner[c]] += CITY
    return row
