"""BR-6.1, EA-9 Permanent markers: used at once, in step b of the action (R-71), in whole, in part or not at all."""

from __future__ import annotations

from typing import Final

from hanse.core.model import OK, Frame, Log, Refusal
from hanse.games.hansa_teutonica.frames import Green, Improve, Move, Reuse, Station
from hanse.games.hansa_teutonica.ids import (
    ANY_TWO,
    DEVELOP_PRIVILEGE,
    GREEN_OFFICE,
    MOVE_TWO,
    PLACE_TWO,
    PRIVILEGE,
    REUSE_TWO,
    SHAPES,
    TWO,
)
from hanse.games.hansa_teutonica.rules.desk import in_supply
from hanse.games.hansa_teutonica.rules.offices import add_right, found
from hanse.games.hansa_teutonica.state import HtState
from hanse.games.hansa_teutonica.words import E_EXTRA, E_PERMANENT, REFUSALS

NOT_GREEN: Final = REFUSALS.add("EA-3", "not-green")
NO_PIECE: Final = REFUSALS.add("EA-3", "no-piece")


def use(s: HtState, seat: int, route: int, traders: int, merchants: int, log: Log) -> None:
    """BR-1.5, BR-6.1: the marker stays and is worth nothing. So many pieces of the route could be used again."""
    mark = s.board.permanent[route]
    if mark == 0:  # BR-1.5
        return
    if log is not None:
        log.append((E_PERMANENT, seat, route, mark - 1))
    if mark == MOVE_TWO:
        s.stack.append(Move(seat, ANY_TWO, TWO))  # BR-6.2
    elif mark == PLACE_TWO:
        s.stack.append(Station(seat, TWO))
    elif mark == DEVELOP_PRIVILEGE:
        s.stack.append(Improve(seat, PRIVILEGE))
    elif mark == GREEN_OFFICE:
        s.stack.append(Green(seat))
    elif mark == REUSE_TWO:
        s.stack.append(Reuse(seat, TWO, traders, merchants))


def why_not_done(s: HtState, top: Frame, _a: int, _b: int) -> Refusal | None:
    """R-71: what such a marker offers may be left."""
    return OK


def do_done(s: HtState, top: Frame, _a: int, _b: int, log: Log) -> None:
    s.stack.pop()


def why_not_green(s: HtState, top: Green, city: int, shape: int) -> Refusal | None:
    """EA-3, EA-9: a piece of the supply into any green city."""
    if not s.board.green[city]:
        return NOT_GREEN
    return OK if s.supply[SHAPES * top.seat + shape] else NO_PIECE


def do_green(s: HtState, top: Green, city: int, shape: int, log: Log) -> None:
    """EA-4: it counts like every office."""
    s.stack.pop()
    seat = top.seat
    s.supply[SHAPES * seat + shape] -= 1
    add_right(s, city, SHAPES * seat + shape)
    if log is not None:
        log.append((E_EXTRA, seat, city, shape))
    found(s, city, seat, log)


def settle_green(s: HtState, top: Green, log: Log) -> bool:
    """Over when there is nothing to place."""
    if in_supply(s, top.seat):
        return False
    s.stack.pop()
    return True
