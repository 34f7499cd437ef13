"""What a position is worth to a seat: its standing, its pieces, the routes in sight and the open question."""

from __future__ import annotations

from hanse.games.hansa_teutonica.ids import MARKERS, MERCHANT, SHAPES, TRADER
from hanse.games.hansa_teutonica.rules import desk
from hanse.games.hansa_teutonica.state import HtState
from hanse.games.hansa_teutonica.value.hope import hope
from hanse.games.hansa_teutonica.value.outlook import outlook
from hanse.games.hansa_teutonica.value.promise import opened
from hanse.games.hansa_teutonica.weights import Weights, fading


def pieces(w: Weights, s: HtState, seat: int, left: float) -> float:
    """The first pieces of the supply are worth most; merchants more than traders; what lies in stock little."""
    traders = SHAPES * seat + TRADER
    merchants = SHAPES * seat + MERCHANT
    worth = w.supply * fading(left) * (1.0 - w.power[min(desk.in_supply(s, seat), len(w.power) - 1)])
    worth += w.ready * min(w.ready_most, s.supply[merchants]) + w.asleep * s.stock[merchants]
    return worth + w.stock * min(w.stock_most, s.stock[traders])


def value(w: Weights, s: HtState, seat: int) -> float:
    """Standing, tools, pieces, routes in sight, and what the open question promises."""
    o = outlook(w, s, seat)
    if s.ended:
        # Only the question on top is left: what counts is who is ahead then.
        return w.decided * (o.lead + opened(w, s, seat, o))
    total = o.base + pieces(w, s, seat, o.left) + hope(w, s, seat, o) + opened(w, s, seat, o)
    for marker in range(MARKERS):
        n = s.unused[MARKERS * seat + marker]
        if n:
            total += n * w.tool[marker] * o.left
    return total
