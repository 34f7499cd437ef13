"""HT-9.1 Establish a route: control points, bonus marker, then at most one of office, ability, special prestige."""

from hanse.core.model import OK, Frame, Log
from hanse.games.hansa_teutonica.ids import (
    CITY_EMPTY,
    CITY_FULL,
    DEVELOPED,
    E_ESTABLISHED,
    E_EXTRA,
    E_OFFICE,
    E_PRESTIGE,
    E_RETURNED,
    EXTRA_OFFICE,
    FIELD_TAKEN,
    MERCHANT,
    NO_ABILITY,
    NO_ACTION,
    NO_FIELD,
    NO_MARKER,
    NO_PRIVILEGE,
    NOT_AN_END,
    PRIVILEGE,
    Q_ESTABLISH,
    ROUTE_OPEN,
    TRADER,
    WRONG_SHAPE,
)  # fmt: skip
from hanse.games.hansa_teutonica.rules import desk, permanent
from hanse.games.hansa_teutonica.rules.offices import add_left, control, free_office, occupy
from hanse.games.hansa_teutonica.rules.posts import clear, complete, holds
from hanse.games.hansa_teutonica.rules.taking import take, turn_over
from hanse.games.hansa_teutonica.state import HtState

# A frame is (kind, seat, route, marker just taken + 1).


def why_not(s: HtState, top: Frame, route: int, _: int) -> int:
    """HT-9.1, HT-9.2: own pieces on every post; an action of its own. BR-3.1: no permission needed."""
    if s.actions == 0:
        return NO_ACTION
    return OK if complete(s, route, top[1]) else ROUTE_OPEN


def options(s: HtState, top: Frame, base: int, out: list[int]) -> None:
    if s.actions == 0:
        return
    for r, free in enumerate(s.land):
        if free == 0 and complete(s, r, top[1]):
            out.append(base + r)


def do(s: HtState, top: Frame, route: int, _: int, log: Log) -> None:
    """HT-9.3, R-23: steps a and b happen at once and in this order, then step c is asked."""
    seat = top[1]
    desk.act(s)
    if log is not None:
        log.append((E_ESTABLISHED, seat, route))
    control(s, route, log)
    taken = take(s, seat, route, log)
    s.stack.append((Q_ESTABLISH, seat, route, taken))


def settle(s: HtState, top: Frame, log: Log) -> bool:
    """HT-9.7, HT-9.14: when step c offers nothing, the route was established for the points and the marker only."""
    out: list[int] = []
    options_office(s, top, 0, out)
    options_extra(s, top, 0, out)
    options_develop(s, top, 0, out)
    options_prestige(s, top, 0, out)
    if out:
        return False
    do_skip(s, top, 0, 0, log)
    return True


def leave(s: HtState, seat: int, route: int, kept: int, log: Log) -> int:
    """HT-9.7, HT-9.9: the pieces go to the stock, except one of shape ``kept`` (-1: none); which, as ``clear`` says."""
    s.stack.pop()
    found = clear(s, route)
    traders = found % 16 - (1 if kept == TRADER else 0)
    merchants = found // 16 - (1 if kept == MERCHANT else 0)
    s.stock[2 * seat] += traders
    s.stock[2 * seat + 1] += merchants
    if log is not None:
        log.append((E_RETURNED, seat, route, traders, merchants))
    return traders + 16 * merchants


def _end(s: HtState, route: int, city: int) -> bool:
    return city == s.board.left[route] or city == s.board.right[route]


def why_not_office(s: HtState, top: Frame, city: int, _: int) -> int:
    """HT-9.9, HT-9.11, R-26, BR-3.5: lowest free office of an end city; its shape on the route, its colour held."""
    seat, route = top[1], top[2]
    if not _end(s, route, city):
        return NOT_AN_END
    o = free_office(s, city)
    if o < 0:
        return CITY_FULL
    if not holds(s, route, seat, s.board.form[o]):
        return WRONG_SHAPE
    return OK if desk.value(s, seat, PRIVILEGE) >= s.board.colour[o] else NO_PRIVILEGE


def options_office(s: HtState, top: Frame, base: int, out: list[int]) -> None:
    a, b = s.board.left[top[2]], s.board.right[top[2]]
    for city in (min(a, b), max(a, b)):
        if why_not_office(s, top, city, 0) == OK:
            out.append(base + city)


def do_office(s: HtState, top: Frame, city: int, _: int, log: Log) -> None:
    seat = top[1]
    shape = s.board.form[free_office(s, city)]
    if log is not None:
        log.append((E_OFFICE, seat, city, shape))
    back = leave(s, seat, top[2], shape, log)
    occupy(s, city, 2 * seat + shape, log)
    permanent.use(s, seat, top[2], back, log)


def why_not_extra(s: HtState, top: Frame, city: int, shape: int) -> int:
    """HT-11.1, R-24, R-34, R-36: instead of an ordinary office, any piece of the route, where an office is occupied.

    EA-3: a green city may be empty.
    """
    seat, route = top[1], top[2]
    if s.unused[6 * seat + EXTRA_OFFICE] <= (1 if top[3] == EXTRA_OFFICE + 1 else 0):
        return NO_MARKER
    if not _end(s, route, city):
        return NOT_AN_END
    if s.filled[city] == 0 and not s.board.green[city]:
        return CITY_EMPTY
    return OK if holds(s, route, seat, shape) else WRONG_SHAPE


def options_extra(s: HtState, top: Frame, base: int, out: list[int]) -> None:
    if s.unused[6 * top[1] + EXTRA_OFFICE] == 0:
        return
    a, b = s.board.left[top[2]], s.board.right[top[2]]
    for city in (min(a, b), max(a, b)):
        for shape in (TRADER, MERCHANT):
            if why_not_extra(s, top, city, shape) == OK:
                out.append(base + 2 * city + shape)


def do_extra(s: HtState, top: Frame, city: int, shape: int, log: Log) -> None:
    """R-28: an extra office earns no coin."""
    seat = top[1]
    turn_over(s, seat, EXTRA_OFFICE, log)
    if log is not None:
        log.append((E_EXTRA, seat, city, shape))
    back = leave(s, seat, top[2], shape, log)
    add_left(s, city, 2 * seat + shape, log)
    permanent.use(s, seat, top[2], back, log)


def why_not_develop(s: HtState, top: Frame, ability: int, _: int) -> int:
    """HT-9.17, HT-1.6, BR-1.3, EA-6: an ability shown by an end city, unless it is complete (R-25)."""
    b = s.board
    if ability not in b.ability[b.left[top[2]]] and ability not in b.ability[b.right[top[2]]]:
        return NO_ABILITY
    return DEVELOPED if desk.developed(s, top[1], ability) else OK


def options_develop(s: HtState, top: Frame, base: int, out: list[int]) -> None:
    b = s.board
    if b.ability[b.left[top[2]]] or b.ability[b.right[top[2]]]:
        for ability in range(5):
            if why_not_develop(s, top, ability, 0) == OK:
                out.append(base + ability)


def do_develop(s: HtState, top: Frame, ability: int, _: int, log: Log) -> None:
    back = leave(s, top[1], top[2], -1, log)
    desk.develop(s, top[1], ability, log)
    permanent.use(s, top[1], top[2], back, log)


def why_not_prestige(s: HtState, top: Frame, field: int, _: int) -> int:
    """HT-9.19, HT-9.20, R-27: a merchant of that one route on a free field whose colour is held; not in order."""
    seat = top[1]
    if top[2] != s.board.prize_route:
        return NO_FIELD
    if s.field[field]:
        return FIELD_TAKEN
    if not holds(s, top[2], seat, MERCHANT):
        return WRONG_SHAPE
    return OK if desk.value(s, seat, PRIVILEGE) >= field else NO_PRIVILEGE


def options_prestige(s: HtState, top: Frame, base: int, out: list[int]) -> None:
    if top[2] == s.board.prize_route:
        for field in range(4):
            if why_not_prestige(s, top, field, 0) == OK:
                out.append(base + field)


def do_prestige(s: HtState, top: Frame, field: int, _: int, log: Log) -> None:
    """HT-9.21: it stays to the end and counts only then."""
    seat = top[1]
    if log is not None:
        log.append((E_PRESTIGE, seat, field, s.board.prize[field]))
    back = leave(s, seat, top[2], MERCHANT, log)
    s.field[field] = seat + 1
    permanent.use(s, seat, top[2], back, log)


def why_not_skip(s: HtState, top: Frame, _a: int, _b: int) -> int:
    """HT-9.3: step c is optional."""
    return OK


def do_skip(s: HtState, top: Frame, _a: int, _b: int, log: Log) -> None:
    back = leave(s, top[1], top[2], -1, log)
    permanent.use(s, top[1], top[2], back, log)
