"""The clocks of a table: whose runs, and how much is left. Nothing here waits or writes."""

from __future__ import annotations

import time
from collections.abc import Sequence

from hanse.server.messages import Clocks
from hanse.server.store.clocks import Clock
from hanse.server.terms import ClockTerms

GRACE = 30
"""Seconds that somebody has who comes back after his time was over; fewer where the whole game has fewer."""


def now() -> float:
    """The time by which clocks run; they go on while no server does."""
    return time.time()


class Timing:
    def __init__(self, terms: ClockTerms | None, clocks: Sequence[Clock], seats: int) -> None:
        self.terms = terms
        self._seats = seats
        self._clocks: dict[int, Clock] = {}
        self.set(clocks)

    def set(self, clocks: Sequence[Clock]) -> bool:
        """The clocks as the store has them; whether that is news."""
        found = {clock.seat: clock for clock in clocks}
        before, self._clocks = self._clocks, found
        return before != found

    def take(self, changed: Sequence[Clock]) -> None:
        self._clocks.update((clock.seat, clock) for clock in changed)

    def turned(self, seat: int | None, answered: bool) -> list[Clock]:
        """What changes if from now on the clock of ``seat`` runs; ``answered``: by an answer of whose ran before."""
        if self.terms is None:
            return []
        at, running = now(), self._running
        if (None if running is None else running.seat) == seat:
            return []
        out = []
        if running is not None:
            out.append(Clock(running.seat, self._stopped(running.left(at), answered)))
        if seat is not None:
            out.append(Clock(seat, self._started(self._of(seat)), at))
        return out

    def left(self) -> float | None:
        """Seconds until somebody's time is over; none if no clock runs, or nobody would answer then."""
        running = self._running
        if running is None or self.terms is None or self.terms.out == "nobody":
            return None
        return running.left(now())

    def told(self) -> Clocks | None:
        if self.terms is None:
            return None
        at, running = now(), self._running
        left = [round(self._of(seat).left(at), 1) for seat in range(self._seats)]
        return Clocks(left, None if running is None else running.seat)

    @property
    def _running(self) -> Clock | None:
        return next((clock for clock in self._clocks.values() if clock.began is not None), None)

    def _of(self, seat: int) -> Clock:
        assert self.terms is not None
        return self._clocks.get(seat) or Clock(seat, float(self.terms.base))

    def _stopped(self, left: float, answered: bool) -> float:
        assert self.terms is not None
        if not answered:
            return left
        return float(self.terms.base) if self.terms.per == "turn" else left + self.terms.more

    def _started(self, clock: Clock) -> float:
        assert self.terms is not None
        if self.terms.per == "turn":
            return float(self.terms.base)
        if clock.remaining > 0:
            return clock.remaining
        # Who was out and is back gets a little, or he would be out again before he has looked.
        return float(max(self.terms.more, min(self.terms.base, GRACE)))
