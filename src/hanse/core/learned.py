"""Weights that were learned from play: what a seat's traits are worth, by how far the game has come. Compiled."""

from __future__ import annotations


class Learned:
    """``rows``: for each of some moments, evenly spread over a game, the points that one of each trait is worth.

    Between two moments what they say is mixed. ``blend`` says how much of the judgement it makes, the hand-written
    value making the rest.
    """

    def __init__(self, rows: list[list[float]], blend: float) -> None:
        self.rows = rows
        self.blend = blend

    def row(self, phase: float) -> list[float]:
        """[trait] what one of it is worth at that moment of the game, from 0 to 1."""
        last = len(self.rows) - 1
        at = phase * last
        below = int(at)
        if below >= last:
            return self.rows[last]
        if below < 0:
            return self.rows[0]
        share = at - below
        early, late = self.rows[below], self.rows[below + 1]
        out: list[float] = []
        for i in range(len(early)):
            out.append(early[i] + share * (late[i] - early[i]))
        return out

    def worths(self, measured: list[list[float]], phase: float) -> list[float]:
        """[seat] what its traits are worth."""
        row = self.row(phase)
        n = len(row)
        out: list[float] = []
        for own in measured:
            total = 0.0
            for i in range(n):
                total += row[i] * own[i]
            out.append(total)
        return out
