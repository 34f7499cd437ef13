"""What a position is worth to a seat: its standing, its pieces, the routes in sight and the open question."""

from __future__ import annotations

from hanse.games.hansa_teutonica.ids import MARKERS, MERCHANT, SHAPES, TRADER
from hanse.games.hansa_teutonica.rules import desk
from hanse.games.hansa_teutonica.state import HtState
from hanse.games.hansa_teutonica.value.hope import hope
from hanse.games.hansa_teutonica.value.outlook import outlook
from hanse.games.hansa_teutonica.value.promise import opened
from hanse.games.hansa_teutonica.value.weights import (
    ASLEEP,
    DECIDED,
    POWER,
    READY,
    READY_MOST,
    STOCK,
    STOCK_MOST,
    SUPPLY,
    TOOL,
    fading,
)


def pieces(s: HtState, seat: int, left: float) -> float:
    """The first pieces of the supply are worth most; merchants more than traders; what lies in stock little."""
    traders = SHAPES * seat + TRADER
    merchants = SHAPES * seat + MERCHANT
    worth = SUPPLY * fading(left) * (1.0 - POWER[min(desk.in_supply(s, seat), len(POWER) - 1)])
    worth += READY * min(READY_MOST, s.supply[merchants]) + ASLEEP * s.stock[merchants]
    return worth + STOCK * min(STOCK_MOST, s.stock[traders])


def value(s: HtState, seat: int) -> float:
    """Standing, tools, pieces, routes in sight, and what the open question promises."""
    o = outlook(s, seat)
    if s.ended:
        # Only the question on top is left: what counts is who is ahead then.
        return DECIDED * (o.lead + opened(s, seat, o))
    total = o.base + pieces(s, seat, o.left) + hope(s, seat, o) + opened(s, seat, o)
    for marker in range(MARKERS):
        n = s.unused[MARKERS * seat + marker]
        if n:
            total += n * TOOL[marker] * o.left
    return total
