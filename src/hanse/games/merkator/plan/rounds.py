"""The whole table in one world to the end of the game: everybody takes the turn that promises most, others join it."""

from __future__ import annotations

from math import log
from typing import Final

from hanse.core.rng import Rng
from hanse.games.merkator.ids import NOT_ENDING
from hanse.games.merkator.plan.beam import turns
from hanse.games.merkator.plan.read import spot
from hanse.games.merkator.plan.spot import CUBES, MAJORS, SIZE, TAKEN, TIME, TURN, Spot
from hanse.games.merkator.plan.trade import join
from hanse.games.merkator.plan.traits import PEACE, Lore, points
from hanse.games.merkator.plan.world import FINE, Tables, World, expected_turns, markers, own_turns
from hanse.games.merkator.state import MerkatorState

MAP: Final = CUBES + MAJORS
LOW: Final = 1e9

DOUBT: Final = 1.0
"""Points by which a rival errs about where to go, more or less."""

KEEP: Final = 2
"""Investments of a turn that are thought of."""

LONGEST: Final = 200
"""Turns, more than a game has."""


class Rounds:
    """What follows the answers of ``seat`` in this turn, in one sample of what is hidden."""

    def __init__(self, tables: Tables, lore: Lore, s: MerkatorState, seat: int, rng: Rng) -> None:
        self.lore = lore
        self.seat = seat
        self.active = s.active
        self.place = s.place  # of the figure before what is still to come of the turn
        self.seats = s.board.seats
        self.markers = markers(s)  # on the chart and still to come
        # Turns of the final round that are still to begin, -1 it has not come.
        self.left = s.left if s.left >= 0 or s.ending == NOT_ENDING else self.seats
        self.world = World(tables, s, seat, own_turns(s, seat), [], rng)
        self.world.whims = []  # rivals are played here
        self.spots = [spot(s, one, s) for one in range(self.seats)]
        self.alone = [self.world.only(s, one) for one in range(self.seats)]  # [seat][term]
        self.world.alone = self.alone[seat]
        self.rng = rng
        self.doubts: list[list[float]] = []  # [turn][place] what a rival thinks too well of it; as far as was played

    def played(self, mine: Spot) -> list[float]:
        """[seat] the points in the end, when the seat ends its part of this turn as ``mine``.

        When the chart is empty or the Peace is taken everybody has one more turn (ME-9).
        """
        w = self.world
        spots = [one.copy() for one in self.spots]
        q = spots[self.seat] = mine.copy()
        spread(q, spots)
        markers, left, active = self.markers, self.left, self.active
        if active == self.seat:
            if left < 0 and q.to >= 0:
                markers -= max(0, w.time_at[q.to])
            self._join(spots, active, q.to if q.to >= 0 else self.place)
        if left < 0 and (markers <= 0 or self._peace(spots)):
            left = self.seats
        for turn in range(LONGEST):
            if left == 0:
                break
            active = (active + 1) % self.seats
            self._turn(spots, active, 1 if left >= 0 else expected_turns(markers, self.seats, True), turn)
            if left > 0:
                left -= 1
            else:
                markers -= max(0, w.time_at[spots[active].to])
                if markers <= 0 or self._peace(spots):
                    left = self.seats
        out: list[float] = []
        for one in range(self.seats):
            w.alone = self.alone[one]
            out.append(points(w, spots[one]))
        return out

    def _turn(self, spots: list[Spot], active: int, last: int, turn: int) -> None:
        """One takes the turn that promises him most, a rival with some doubt; then the others join."""
        w = self.world
        w.last = last
        w.alone = self.alone[active]
        if turn == len(self.doubts):
            self.doubts.append([DOUBT * -log(-log((self.rng.below(FINE) + 0.5) / FINE)) for _ in w.time_at])
        p = spots[active]
        p.v[TURN] = 1
        ends: list[Spot] = []
        turns(w, p, self.lore, KEEP, ends)
        best = ends[0]
        most = -LOW
        for e in ends:
            hope = e.hope if active == self.seat else e.hope + self.doubts[turn][e.to]
            if hope > most:
                most = hope
                best = e
        spots[active] = best
        spread(best, spots)
        self._join(spots, active, best.to)

    def _join(self, spots: list[Spot], active: int, to: int) -> None:
        """ME-7: from the left, who can fulfil something there; the markers go to whose turn it is."""
        w = self.world
        if not w.joining:
            return
        for i in range(1, self.seats):
            one = spots[(active + i) % self.seats]
            if join(w, one, to):
                spots[active].v[TIME] += w.tables.join_major if to < MAJORS else w.tables.join_minor
                spread(one, spots)

    def _peace(self, spots: list[Spot]) -> bool:
        return PEACE in [self.world.value[p.mine[0]] for p in spots]


def spread(p: Spot, spots: list[Spot]) -> None:
    """What one has changed on the map, the piles and the display is there for all."""
    v = p.v
    for other in spots:
        if other is not p:
            x = other.v
            for i in range(CUBES, MAP):
                x[i] = v[i]
            for i in range(TAKEN, SIZE):
                x[i] = v[i]
            other.shown = p.shown
            other.opened = p.opened
