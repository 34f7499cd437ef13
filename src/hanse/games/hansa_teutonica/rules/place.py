"""HT-6.1 Place a piece from the supply on a free post."""

from __future__ import annotations

from typing import Final

from hanse.core.codes import Codes
from hanse.core.model import OK, Log, Refusal
from hanse.games.hansa_teutonica.frames import Turn
from hanse.games.hansa_teutonica.ids import MERCHANT, SHAPES, SHIP, SPOTS, TRADER
from hanse.games.hansa_teutonica.rules.desk import NO_ACTION, act
from hanse.games.hansa_teutonica.rules.permission import covered, denied, regions, spend
from hanse.games.hansa_teutonica.rules.pieces import kind_at
from hanse.games.hansa_teutonica.rules.posts import nth, put, room
from hanse.games.hansa_teutonica.state import HtState
from hanse.games.hansa_teutonica.words import E_PLACED, REFUSALS

NO_PIECE: Final = REFUSALS.add("HT-6.1", "no-piece")


def why_not(s: HtState, top: Turn, route: int, spot: int) -> Refusal | None:
    """HT-6.1, HT-6.2: any free post of any route, whoever else stands there; HT-2.9: from the supply only.

    BR-2.1: abroad only with a permission; R-66: the route's region decides.
    """
    if s.actions == 0:
        return NO_ACTION
    if s.supply[SHAPES * top.seat + (MERCHANT if spot else TRADER)] == 0:  # HT-2.9
        return NO_PIECE
    reason = room(s, route, spot == SHIP)
    if reason is not OK:
        return reason
    region = s.board.region[route]
    return OK if regions(s, top.seat) >> region & 1 else denied(s, top.seat, region)


def options(s: HtState, top: Turn, base: int, out: Codes) -> None:
    seat = top.seat
    traders = s.supply[SHAPES * seat + TRADER] > 0
    merchants = s.supply[SHAPES * seat + MERCHANT] > 0
    if s.actions == 0 or not (traders or merchants):
        return
    land = s.land
    sea = s.sea
    for r in s.board.inside[regions(s, seat)]:
        if land[r]:
            if traders:
                out.append(base + SPOTS * r + TRADER)
            if merchants:
                out.append(base + SPOTS * r + MERCHANT)
        if merchants and sea[r]:
            out.append(base + SPOTS * r + SHIP)


def do(s: HtState, top: Turn, route: int, spot: int, log: Log) -> None:
    """BR-2.5: abroad the permission is used up with it."""
    seat = top.seat
    shape = MERCHANT if spot else TRADER  # HT-1.8: one like the other
    region = s.board.region[route]
    bought = covered(s, region)
    act(s, bought)
    s.supply[SHAPES * seat + shape] -= 1
    at = put(s, route, kind_at(SHAPES * seat + shape, spot == SHIP))
    if log is not None:
        log.append((E_PLACED, seat, route, shape, nth(at)))
    if not bought:
        spend(s, seat, region, log)
