"""BR-6.3, EA-9 Pieces that permanent markers place: two abroad, or two of the route again."""

from __future__ import annotations

from typing import Final

from hanse.core.codes import Codes
from hanse.core.model import Log, Refusal
from hanse.games.hansa_teutonica.frames import Establish, Reuse, Station
from hanse.games.hansa_teutonica.ids import HOME, MERCHANT, NOTHING, SHAPES, SHIP, SPOTS, TRADER
from hanse.games.hansa_teutonica.rules.desk import in_stock
from hanse.games.hansa_teutonica.rules.pieces import kind_at
from hanse.games.hansa_teutonica.rules.posts import nth, put, room, take_own
from hanse.games.hansa_teutonica.state import HtState
from hanse.games.hansa_teutonica.words import E_STATIONED, REFUSALS

NOT_AT_HAND: Final = REFUSALS.add("R-70", "not-at-hand")
NOT_ABROAD: Final = REFUSALS.add("BR-6.3", "not-abroad")
NOT_OF_ROUTE: Final = REFUSALS.add("EA-9", "not-of-route")
SAME_ROUTE: Final = REFUSALS.add("EA-9", "leaves-route")


def at_hand(s: HtState, seat: int, shape: int) -> bool:
    """BR-6.3, R-70: from the stock, from the supply only when that is empty."""
    if in_stock(s, seat):
        return s.stock[SHAPES * seat + shape] > 0
    return s.supply[SHAPES * seat + shape] > 0


def why_not(s: HtState, top: Station, route: int, spot: int) -> Refusal | None:
    """BR-6.3: on free posts abroad, without a permission. R-72: shapes must fit."""
    if not at_hand(s, top.seat, MERCHANT if spot else TRADER):
        return NOT_AT_HAND
    if s.board.region[route] == HOME:
        return NOT_ABROAD
    return room(s, route, spot == SHIP)


def options(s: HtState, top: Station, base: int, out: Codes) -> None:
    spots(s, s.board.foreign, at_hand(s, top.seat, TRADER), at_hand(s, top.seat, MERCHANT), base, out)


def do(s: HtState, top: Station, route: int, spot: int, log: Log) -> None:
    """R-70: the second comes from the supply if the stock held only one."""
    seat = top.seat
    shape = MERCHANT if spot else TRADER
    s.stack[-1] = Station(seat, top.left - 1)
    if in_stock(s, seat):
        s.stock[SHAPES * seat + shape] -= 1
    else:
        s.supply[SHAPES * seat + shape] -= 1
    at = put_down(s, seat, route, spot)
    if log is not None:
        log.append((E_STATIONED, seat, route, shape, nth(at)))


def settle(s: HtState, top: Station, log: Log) -> bool:
    """Over when two are placed, or when there is nothing to place or no place."""
    if top.left:
        out = Codes()
        options(s, top, 0, out)
        if out.count:
            return False
    s.stack.pop()
    return True


def left_route(s: HtState) -> int:
    """R-71: the route whose pieces are used again while they still stand on it, or -1 if they are in the stock."""
    below = s.stack[-2]
    return below.route if isinstance(below, Establish) else NOTHING


def why_not_reuse(s: HtState, top: Reuse, route: int, spot: int) -> Refusal | None:
    """EA-9: only pieces of the route, on free posts anywhere else. R-72: shapes must fit."""
    if not (top.merchants if spot else top.traders):
        return NOT_OF_ROUTE
    if route == left_route(s):
        return SAME_ROUTE
    return room(s, route, spot == SHIP)


def options_reuse(s: HtState, top: Reuse, base: int, out: Codes) -> None:
    leaving = left_route(s)
    routes = [r for r in s.board.every if r != leaving]
    spots(s, routes, top.traders > 0, top.merchants > 0, base, out)


def do_reuse(s: HtState, top: Reuse, route: int, spot: int, log: Log) -> None:
    """EA-9: instead of going to the stock, or staying there."""
    seat = top.seat
    shape = MERCHANT if spot else TRADER
    leaving = left_route(s)
    at = put_down(s, seat, route, spot)
    if leaving >= 0:
        take_own(s, leaving, seat, shape)  # EA-9
    else:
        s.stock[SHAPES * seat + shape] -= 1
    merchants = top.merchants - shape
    s.stack[-1] = Reuse(seat, top.left - 1, top.traders + top.merchants - 1 - merchants, merchants)
    if log is not None:
        log.append((E_STATIONED, seat, route, shape, nth(at)))


def settle_reuse(s: HtState, top: Reuse, log: Log) -> bool:
    """Over when two are placed, or when there is nothing to place or no place."""
    if top.left:
        out = Codes()
        options_reuse(s, top, 0, out)
        if out.count:
            return False
    s.stack.pop()
    return True


def spots(s: HtState, routes: list[int], traders: bool, merchants: bool, base: int, out: Codes) -> None:
    """Every free post of these routes for these shapes."""
    for r in routes:
        if s.land[r]:
            if traders:
                out.append(base + SPOTS * r + TRADER)
            if merchants:
                out.append(base + SPOTS * r + MERCHANT)
        if merchants and s.sea[r]:
            out.append(base + SPOTS * r + SHIP)


def put_down(s: HtState, seat: int, route: int, spot: int) -> int:
    """A piece comes onto a route; which post that is."""
    return put(s, route, kind_at(SHAPES * seat + (MERCHANT if spot else TRADER), spot == SHIP))
