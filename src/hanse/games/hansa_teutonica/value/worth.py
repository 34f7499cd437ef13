"""What a position is worth to a seat: its standing, its pieces, the routes in sight and the open question."""

from __future__ import annotations

from hanse.games.hansa_teutonica.state import HtState
from hanse.games.hansa_teutonica.value.hope import hope
from hanse.games.hansa_teutonica.value.outlook import outlook
from hanse.games.hansa_teutonica.value.promise import opened
from hanse.games.hansa_teutonica.value.weights import DECIDED, POWER, STOCK, SUPPLY, TOOL


def pieces(s: HtState, seat: int, left: float) -> float:
    """The first pieces of the supply are worth most; merchants more than traders; what lies in stock little."""
    n = s.supply[2 * seat] + s.supply[2 * seat + 1]
    worth = SUPPLY * (0.3 + 0.7 * left) * (1.0 - POWER[min(n, len(POWER) - 1)])
    worth += 0.25 * min(3, s.supply[2 * seat + 1]) + 0.12 * s.stock[2 * seat + 1]
    return worth + STOCK * min(12, s.stock[2 * seat])


def value(s: HtState, seat: int) -> float:
    """Standing, tools, pieces, routes in sight, and what the open question promises."""
    o = outlook(s, seat)
    if s.ended:
        # Only the question on top is left: what counts is who is ahead then.
        return DECIDED * (o.lead + opened(s, seat, o))
    total = o.base + pieces(s, seat, o.left) + hope(s, seat, o) + opened(s, seat, o)
    for marker in range(6):
        n = s.unused[6 * seat + marker]
        if n:
            total += n * TOOL[marker] * o.left
    return total
