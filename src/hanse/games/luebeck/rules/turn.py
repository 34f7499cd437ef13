"""LU-5 Actions one by one, clockwise, until all have passed."""

from __future__ import annotations

from hanse.games.luebeck.frames import Act
from hanse.games.luebeck.state import LuebeckState


def advance(s: LuebeckState, seat: int) -> None:
    """LU-5.1: after exactly one action the next who has not passed."""
    seats = s.board.seats
    for i in range(1, seats + 1):
        other = (seat + i) % seats
        if not s.passed[other]:  # LU-R24: for good
            s.stack[-1] = Act(other)  # LU-5.1; LU-R23: the same again only after all others
            return
    s.stack.pop()
