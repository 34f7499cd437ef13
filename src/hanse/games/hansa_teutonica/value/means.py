"""What a seat can act with: actions left in this turn, pieces at hand, and what the open question lends."""

from __future__ import annotations

from hanse.games.hansa_teutonica.frames import Establish, Move, Relocate, Remove
from hanse.games.hansa_teutonica.ids import (
    ANY_TWO,
    BOOK,
    HOME,
    MERCHANT,
    ONE_BY_ONE,
    OWN,
    PURSE,
    SHAPES,
)
from hanse.games.hansa_teutonica.rules import desk
from hanse.games.hansa_teutonica.rules.offices import rightmost
from hanse.games.hansa_teutonica.rules.permission import regions
from hanse.games.hansa_teutonica.rules.pieces import shape_of, side_of
from hanse.games.hansa_teutonica.state import HtState
from hanse.games.hansa_teutonica.weights import Weights


class Means:
    """Actions, pieces and permissions of a seat now."""

    def __init__(self, w: Weights, s: HtState, seat: int) -> None:
        self.w = w
        active = s.turn == seat
        self.seat = seat
        self.own: int = OWN[seat]  # mask of the own kinds of pieces
        self.actions: int = s.actions if active else 0
        self.book: int = desk.value(s, seat, BOOK)
        self.purse: int = desk.value(s, seat, PURSE)
        self.supply: int = desk.in_supply(s, seat)
        self.stock: int = desk.in_stock(s, seat)
        self.loose: int = s.supply[SHAPES * seat + MERCHANT]  # merchants at hand
        self.allowed: int = regions(s, seat) if active else 1 << HOME  # mask of the regions open in this turn
        self.hand: int = 0  # own pieces lifted or displaced
        self.origin: int = HOME  # the region they come from
        self.in_hand: bool = False  # whether there is a merchant among them
        self.moving: bool = False  # whether they are being moved
        self.lifts: int = 0  # own pieces that may still be lifted in this move
        self.clears: int = 0  # foreign pieces that may still be taken away
        self.closed: int = -1  # a route that is being established
        self._lend(s)

    def _lend(self, s: HtState) -> None:
        """What the question on top gives the seat that is asked, and a route that is being established."""
        top = s.stack[-1]
        if top.seat != self.seat:
            return
        for frame in s.stack:
            if isinstance(frame, Establish):
                r = frame.route
                self.closed = r
                self.stock += s.board.size[r] - s.land[r] - s.sea[r]
        if isinstance(top, Move):
            for held in s.hand:
                if side_of(held.piece) == self.seat:
                    self._hold(shape_of(held.piece), held.region)
            self.moving = self.hand > 0
            if top.how != ONE_BY_ONE:
                self.lifts = top.left
            if top.how in (ANY_TWO, ONE_BY_ONE):
                self.clears = top.left
        elif isinstance(top, Remove):
            self.clears = top.left
        elif isinstance(top, Relocate) and top.side == self.seat and top.shape >= 0:
            self._hold(top.shape, top.region)

    def _hold(self, shape: int, region: int) -> None:
        self.hand += 1
        self.origin = region
        if shape == MERCHANT:
            self.loose += 1
            self.in_hand = True

    def fetch(self, lack: int) -> int:
        """HT-5.1: actions of income for so many pieces more than the supply has."""
        if lack <= 0:
            return 0
        return (lack + self.purse - 1) // self.purse if self.stock >= lack else self.w.scarce + lack - self.stock

    def after(self, gain: float, n: int) -> float:
        """What a gain is worth that so many actions bring: those of this turn cost less."""
        w = self.w
        if n <= self.actions:
            return gain * w.nows[min(n, w.distant)]
        return gain * w.nows[min(self.actions, w.distant)] * w.laters[min(n - self.actions, w.distant)]

    def most(self, gain: float, room: int, elsewhere: int) -> float:
        """No plan for a route with so much room that is not one's own is worth more than this."""
        best = self.after(gain, room + 1)
        if room > 1 and elsewhere > 1:
            shift = min(min(self.book, elsewhere), room)  # noqa: PLW3301  (of three it would not be compiled)
            best = max(best, self.after(gain * self.w.shifted, room - shift + 2))
        return best

    def open(self, region: int) -> bool:
        """BR-2.1: whether a region is open to the seat in this turn."""
        return self.allowed >> region & 1 == 1


def permitted(s: HtState, seat: int, region: int) -> bool:
    """BR-2.1: whether a seat has a permission for the region in its turns."""
    b = s.board
    return any(b.grant[i] >> region & 1 and rightmost(s, b.grant_city[i]) == seat for i in range(len(b.grant)))
