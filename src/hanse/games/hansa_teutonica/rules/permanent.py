"""BR-6.1, EA-9 Permanent markers: used at once, after step c of the action (R-71), in whole, in part or not at all."""

from hanse.core.model import OK, Frame, Log
from hanse.games.hansa_teutonica.ids import (
    ANY_TWO,
    DEVELOP_PRIVILEGE,
    E_EXTRA,
    E_PERMANENT,
    E_STATIONED,
    GREEN_OFFICE,
    MERCHANT,
    MOVE_TWO,
    NO_PIECE,
    NOT_ABROAD,
    NOT_AT_HAND,
    NOT_GREEN,
    PLACE_TWO,
    PRIVILEGE,
    Q_GREEN,
    Q_IMPROVE,
    Q_MOVE,
    Q_REUSE,
    Q_STATION,
    REUSE_TWO,
    SHIP,
    TRADER,
)  # fmt: skip
from hanse.games.hansa_teutonica.rules import desk
from hanse.games.hansa_teutonica.rules.offices import add_right
from hanse.games.hansa_teutonica.rules.place import room
from hanse.games.hansa_teutonica.rules.posts import kind_at, put
from hanse.games.hansa_teutonica.state import HtState


def use(s: HtState, seat: int, route: int, back: int, log: Log) -> None:
    """BR-1.5, BR-6.1: the marker stays and is worth nothing; ``back`` went to the stock, as ``clear`` counts."""
    mark = s.board.permanent[route]
    if mark == 0:
        return
    if log is not None:
        log.append((E_PERMANENT, seat, route, mark - 1))
    if mark == MOVE_TWO:
        s.stack.append((Q_MOVE, seat, ANY_TWO, 2))
    elif mark == PLACE_TWO:
        s.stack.append((Q_STATION, seat, 2))
    elif mark == DEVELOP_PRIVILEGE:
        s.stack.append((Q_IMPROVE, seat, PRIVILEGE))
    elif mark == GREEN_OFFICE:
        s.stack.append((Q_GREEN, seat))
    elif mark == REUSE_TWO:
        s.stack.append((Q_REUSE, seat, 2, back % 16, back // 16))


def _has(s: HtState, top: Frame, shape: int) -> bool:
    """BR-6.3, R-70: from the stock, from the supply only when that is empty; EA-9: only pieces of the route."""
    seat = top[1]
    if top[0] == Q_REUSE:
        return top[3 + shape] > 0
    if s.stock[2 * seat] + s.stock[2 * seat + 1]:
        return s.stock[2 * seat + shape] > 0
    return s.supply[2 * seat + shape] > 0


def why_not_station(s: HtState, top: Frame, route: int, spot: int) -> int:
    """BR-6.3: on free posts abroad, without a permission; EA-9: on free posts anywhere. R-72: shapes must fit."""
    if not _has(s, top, MERCHANT if spot else TRADER):
        return NOT_AT_HAND
    if top[0] == Q_STATION and s.board.region[route] == 0:
        return NOT_ABROAD
    return room(s, route, spot)


def options_station(s: HtState, top: Frame, base: int, out: list[int]) -> None:
    traders = _has(s, top, TRADER)
    merchants = _has(s, top, MERCHANT)
    for r in range(s.board.routes):
        if top[0] == Q_REUSE or s.board.region[r]:
            if s.land[r]:
                if traders:
                    out.append(base + 3 * r)
                if merchants:
                    out.append(base + 3 * r + 1)
            if merchants and s.sea[r]:
                out.append(base + 3 * r + 2)


def do_station(s: HtState, top: Frame, route: int, spot: int, log: Log) -> None:
    s.stack.pop()
    seat, left = top[1], top[2] - 1
    shape = MERCHANT if spot else TRADER
    if top[0] == Q_REUSE:
        s.stack.append((Q_REUSE, seat, left, top[3] - (1 - shape), top[4] - shape))
    else:
        s.stack.append((Q_STATION, seat, left))
    if s.stock[2 * seat] + s.stock[2 * seat + 1]:
        s.stock[2 * seat + shape] -= 1
    else:
        s.supply[2 * seat + shape] -= 1
    at = put(s, route, kind_at(2 * seat + shape, spot == SHIP))
    if log is not None:
        log.append((E_STATIONED, seat, route, shape, at % 4 + 1))


def settle_station(s: HtState, top: Frame, log: Log) -> bool:
    """Over when two are placed, or when there is nothing to place or no place."""
    if top[2]:
        out: list[int] = []
        options_station(s, top, 0, out)
        if out:
            return False
    s.stack.pop()
    return True


def settle_improve(s: HtState, top: Frame, log: Log) -> bool:
    """R-78: at its maximum privilege gains nothing."""
    if top[2] >= 0 and desk.developed(s, top[1], top[2]):
        s.stack.pop()
        return True
    return False


def why_not_green(s: HtState, top: Frame, city: int, shape: int) -> int:
    """EA-3, EA-9: a piece of the supply into any green city."""
    if not s.board.green[city]:
        return NOT_GREEN
    return OK if s.supply[2 * top[1] + shape] else NO_PIECE


def do_green(s: HtState, top: Frame, city: int, shape: int, log: Log) -> None:
    """EA-4: it counts like every office."""
    s.stack.pop()
    seat = top[1]
    s.supply[2 * seat + shape] -= 1
    if log is not None:
        log.append((E_EXTRA, seat, city, shape))
    add_right(s, city, 2 * seat + shape, log)


def settle_green(s: HtState, top: Frame, log: Log) -> bool:
    if s.supply[2 * top[1]] + s.supply[2 * top[1] + 1]:
        return False
    s.stack.pop()
    return True
