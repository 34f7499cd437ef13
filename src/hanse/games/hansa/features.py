"""A position of Hansa as numbers, from one seat's point of view: itself first, then clockwise."""

from __future__ import annotations

from hanse.core.model import Frame, Over
from hanse.games.hansa.frames import Begin, Fill, Lose, Next, Place, Refill, Remove, Sale, Stock, Tax, Turn
from hanse.games.hansa.sight import is_closed, sold_count, unseen
from hanse.games.hansa.state import HansaState

ASKED: tuple[type[Frame], ...] = (Over, Begin, Remove, Stock, Place, Next, Fill, Refill, Turn, Sale, Lose, Tax)


def features(s: HansaState, seat: int, sold_hidden: bool) -> list[float]:
    """Board, supply and every player's things as far as the seat sees them, each scaled to about one."""
    b = s.board
    out: list[float] = [1.0 if s.ship == c else 0.0 for c in range(b.cities)]
    out += [float(s.acted), float(s.breaker >= 0), s.round / 10, len(s.stack) / 8]
    top = type(s.stack[-1])
    out += [1.0 if top is asked else 0.0 for asked in ASKED]
    for slot in range(b.slots):
        kind = s.ware[slot]
        out += [1.0 if kind >= 0 and b.colour_of[kind] == c else 0.0 for c in range(len(b.colours))]
        out.append(b.barrels[kind] / 3 if kind >= 0 else 0.0)
    out += [n / 13 for n in s.piles]
    out += [n / 5 for n in unseen(s, seat, sold_hidden)]
    for step in range(b.seats):
        p = (seat + step) % b.seats
        out += [s.talers[p] / 6, s.supply[p] / b.booths, float(s.turn == p), float(s.start == p)]
        out += [n / 3 for n in s.open[b.kinds * p : b.kinds * (p + 1)]]
        closed = is_closed(s, p, seat, sold_hidden)
        out += [0.0 if closed else n / 5 for n in s.sold[b.kinds * p : b.kinds * (p + 1)]]
        out.append(sold_count(s, p) / 10)
        out += [n / 4 for n in s.booths[b.cities * p : b.cities * (p + 1)]]
    return out
