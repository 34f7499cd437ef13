"""HT-6.1 Place a piece from the supply on a free post."""

from hanse.core.model import OK, Frame, Log
from hanse.games.hansa_teutonica.ids import (
    E_PLACED,
    MERCHANT,
    NO_ACTION,
    NO_PERMISSION,
    NO_PIECE,
    POST_TAKEN,
    SHIP,
    SHIP_POST,
)
from hanse.games.hansa_teutonica.rules.desk import act
from hanse.games.hansa_teutonica.rules.permission import regions, spend
from hanse.games.hansa_teutonica.rules.posts import kind_at, put
from hanse.games.hansa_teutonica.state import HtState


def room(s: HtState, route: int, spot: int) -> int:
    """R-8: a post without a piece, of the kind asked; BR-1.4: a trader finds none on ships."""
    if spot == SHIP:
        return OK if s.sea[route] else POST_TAKEN
    if s.land[route]:
        return OK
    return SHIP_POST if s.sea[route] else POST_TAKEN


def why_not(s: HtState, top: Frame, route: int, spot: int) -> int:
    """HT-6.1, HT-6.2: any free post of any route, whoever else stands there; HT-2.9: from the supply only.

    BR-2.1: abroad only with a permission; R-66: the route's region decides.
    """
    seat = top[1]
    if s.actions == 0:
        return NO_ACTION
    if s.supply[2 * seat + (MERCHANT if spot else 0)] == 0:
        return NO_PIECE
    reason = room(s, route, spot)
    if reason != OK:
        return reason
    return OK if regions(s, seat) >> s.board.region[route] & 1 else NO_PERMISSION


def options(s: HtState, top: Frame, base: int, out: list[int]) -> None:
    seat = top[1]
    traders = s.supply[2 * seat] > 0
    merchants = s.supply[2 * seat + 1] > 0
    if s.actions == 0 or not (traders or merchants):
        return
    land = s.land
    sea = s.sea
    for r in s.board.inside[regions(s, seat)]:
        if land[r]:
            if traders:
                out.append(base + 3 * r)
            if merchants:
                out.append(base + 3 * r + 1)
        if merchants and sea[r]:
            out.append(base + 3 * r + 2)


def do(s: HtState, top: Frame, route: int, spot: int, log: Log) -> None:
    seat = top[1]
    shape = MERCHANT if spot else 0
    s.supply[2 * seat + shape] -= 1
    at = put(s, route, kind_at(2 * seat + shape, spot == SHIP))
    spend(s, seat, s.board.region[route], log)
    act(s)
    if log is not None:
        log.append((E_PLACED, seat, route, shape, at % 4 + 1))
