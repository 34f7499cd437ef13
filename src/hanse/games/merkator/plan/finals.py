"""The best first answers again, played on to the end by the whole table: how often each wins, and the beam's word."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Final

from hanse.games.merkator.plan.rounds import Rounds
from hanse.games.merkator.plan.spot import Spot

WIN: Final = 40.0
"""Points that a win more in every play is worth beside those that the beam promises."""

CLOSE: Final = 1.5
"""Points at the end of a play that make it e times likelier to be a win: so few would be otherwise in another."""

LOST: Final = 1.0
"""Points that a first answer counts below the worst, in a world that does not know it."""


class Finalist:
    """A first answer by its number, and what has come of it."""

    def __init__(self, number: int, promised: float) -> None:
        self.number = number
        self.promised = promised  # points by the beam
        self.plays: list[list[float]] = []  # [play][seat] points in the end
        self.won = 0.0  # shares of a win, over all plays

    def worth(self) -> float:
        """In points, half by the beam."""
        if not self.plays:
            return self.promised
        return 0.5 * (self.promised + WIN * self.won / len(self.plays))


class Finals:
    def __init__(self, entrants: list[Finalist], seat: int) -> None:
        self.entrants = entrants
        self.seat = seat

    def play(
        self, many: int, draw: Callable[[], Rounds], ends: Callable[[Rounds], dict[int, Spot]],
        late: Callable[[], bool],
    ) -> list[Finalist]:  # fmt: skip
        """Best first, all in the same worlds. ``ends``: by first answer, where it leads until the end of the turn."""
        for _ in range(many):
            rounds = draw()
            found = ends(rounds)
            unknown: list[Finalist] = []
            worst: list[float] = []
            for one in self.entrants:
                p = found.get(one.number)
                if p is None:
                    unknown.append(one)
                    continue
                points = rounds.played(p)
                self._add(one, points)
                if not worst or points[self.seat] < worst[self.seat]:
                    worst = points
            for one in unknown if worst else []:
                self._add(one, [x - LOST if i == self.seat else x for i, x in enumerate(worst)])
            if late():
                break
        return sorted(self.entrants, key=Finalist.worth, reverse=True)

    def _add(self, one: Finalist, points: list[float]) -> None:
        one.plays.append(points)
        one.won += share(points, self.seat)

    def told(self, one: Finalist, best: Finalist) -> list[list[float]]:
        """Its plays for people: with points of its own so that it leads by less than ``best``, as it is worth less."""
        more = one.worth() - best.worth() - (lead(one.plays, self.seat) - lead(best.plays, self.seat))
        return [[x + more if i == self.seat else x for i, x in enumerate(points)] for points in one.plays]


def share(points: list[float], seat: int) -> float:
    """Of a win, by the points in the end."""
    most = max(points)
    return exp((points[seat] - most) / CLOSE) / sum([exp((x - most) / CLOSE) for x in points])


def lead(plays: list[list[float]], seat: int) -> float:
    """Points before the best rival, over all plays."""
    total = 0.0
    for points in plays:
        total += points[seat] - max([x for i, x in enumerate(points) if i != seat])
    return total / len(plays)


def mean(plays: list[list[float]]) -> list[float]:
    """[seat] over all plays."""
    return [sum([points[i] for points in plays]) / len(plays) for i in range(len(plays[0]))]
