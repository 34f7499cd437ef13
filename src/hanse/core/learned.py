"""Weights that were learned from play: what a seat's traits are worth, by how far the game has come. Compiled."""

from __future__ import annotations


class Hidden:
    """A small net beside the weights: units that add what they have found, if that is more than nothing.

    ``rows``: for each unit how it weighs every trait, then how far the game has come, then what it always adds.
    ``out``: the points that one of each unit is worth.
    """

    def __init__(self, rows: list[list[float]], out: list[float]) -> None:
        self.rows = rows
        self.out = out

    def found(self, own: list[float], there: list[int], phase: float) -> list[float]:
        """[unit] what each finds in a seat's traits, of which only those ``there`` are not 0."""
        n = len(own)
        out: list[float] = []
        for row in self.rows:
            total = row[n] * phase + row[n + 1]
            for i in there:
                total += row[i] * own[i]
            out.append(total if total > 0.0 else 0.0)
        return out

    def worth(self, own: list[float], there: list[int], phase: float) -> float:
        """The points of all units."""
        n = len(own)
        points = 0.0
        for k in range(len(self.rows)):
            row = self.rows[k]
            total = row[n] * phase + row[n + 1]
            for i in there:
                total += row[i] * own[i]
            if total > 0.0:
                points += total * self.out[k]
        return points


class Learned:
    """``rows``: for each of some moments, evenly spread over a game, the points that one of each trait is worth.

    Between two moments what they say is mixed. ``hidden`` adds what no sum of traits says. ``blend`` says how much of
    the judgement all this makes, the hand-written value making the rest.
    """

    def __init__(self, rows: list[list[float]], blend: float, hidden: Hidden | None = None) -> None:
        self.rows = rows
        self.blend = blend
        self.hidden = hidden

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
        hidden = self.hidden
        out: list[float] = []
        for own in measured:
            total = 0.0
            if hidden is None:
                for i in range(len(row)):
                    total += row[i] * own[i]
            else:
                there = present(own)
                for i in there:
                    total += row[i] * own[i]
                total += hidden.worth(own, there, phase)
            out.append(total)
        return out


def present(own: list[float]) -> list[int]:
    """Which of these numbers are not 0: about half of a seat's traits are."""
    out: list[int] = []
    for i in range(len(own)):
        if own[i] != 0.0:
            out.append(i)
    return out
