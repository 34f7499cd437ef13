"""HT-9.1 Establish a route: control points, bonus marker, then at most one of office, ability, special prestige."""

from __future__ import annotations

from typing import Final

from hanse.core.codes import Codes
from hanse.core.model import OK, Log, Refusal
from hanse.games.hansa_teutonica.frames import Establish, Turn
from hanse.games.hansa_teutonica.ids import (
    ABILITIES,
    EXTRA_OFFICE,
    MARKERS,
    MERCHANT,
    PRIVILEGE,
    PRIVILEGES,
    SHAPES,
    TRADER,
)
from hanse.games.hansa_teutonica.rules import desk, permanent
from hanse.games.hansa_teutonica.rules.desk import DEVELOPED, NO_ACTION
from hanse.games.hansa_teutonica.rules.offices import add_left, control, found, free_office, occupy, reward
from hanse.games.hansa_teutonica.rules.posts import clear, complete, count, holds, take_own
from hanse.games.hansa_teutonica.rules.taking import NO_MARKER, take, turn_over
from hanse.games.hansa_teutonica.state import HtState, replaced
from hanse.games.hansa_teutonica.words import (
    E_ESTABLISHED,
    E_EXTRA,
    E_OFFICE,
    E_PRESTIGE,
    E_RETURNED,
    REFUSALS,
)

ROUTE_OPEN: Final = REFUSALS.add("HT-9.1", "route-open")
NOT_AN_END: Final = REFUSALS.add("HT-9.9", "not-an-end")
CITY_FULL: Final = REFUSALS.add("HT-9.13", "city-full")
GREEN_CITY: Final = REFUSALS.add("EA-3", "green-city")
WRONG_SHAPE: Final = REFUSALS.add("HT-9.10", "wrong-shape")
NO_PRIVILEGE: Final = REFUSALS.add("HT-9.11", "no-privilege")
EXTRA_NOT_AN_END: Final = REFUSALS.add("HT-11.1", "not-an-end")
EXTRA_WRONG_SHAPE: Final = REFUSALS.add("R-36", "not-on-route")
JUST_TAKEN: Final = REFUSALS.add("R-24", "just-taken")
CITY_EMPTY: Final = REFUSALS.add("HT-11.1", "city-empty")
NO_ABILITY: Final = REFUSALS.add("HT-9.17", "no-ability")
NO_FIELD: Final = REFUSALS.add("HT-9.19", "no-field")
FIELD_TAKEN: Final = REFUSALS.add("HT-9.19", "field-taken")
FIELD_NO_MERCHANT: Final = REFUSALS.add("HT-9.19", "no-merchant")
FIELD_NO_PRIVILEGE: Final = REFUSALS.add("HT-9.20", "no-privilege")


def why_not(s: HtState, top: Turn, route: int, _: int) -> Refusal | None:
    """HT-9.1, HT-9.2: own pieces on every post; an action of its own. BR-3.1: no permission needed."""
    if s.actions == 0:
        return NO_ACTION
    return OK if complete(s, route, top.seat) else ROUTE_OPEN  # BR-3.1: without a permission


def options(s: HtState, top: Turn, base: int, out: Codes) -> None:
    if s.actions == 0:
        return
    for r, free in enumerate(s.land):
        if free == 0 and complete(s, r, top.seat):
            out.append(base + r)


def do(s: HtState, top: Turn, route: int, _: int, log: Log) -> None:
    """HT-9.3, R-23: steps a and b happen at once and in this order, then step c is asked.

    R-71: a permanent marker belongs to step b; the pieces still stand on the route.
    """
    desk.act(s)  # HT-9.2
    if log is not None:
        log.append((E_ESTABLISHED, top.seat, route))
    control(s, route, log)  # first of all
    taken = take(s, top.seat, route, log)
    s.stack.append(Establish(top.seat, route, taken))  # HT-9.3
    if not s.board.choices.after_office:
        traders, merchants = count(s, route, top.seat)
        permanent.use(s, top.seat, route, traders, merchants, log)  # BR-6.1: at once


def settle(s: HtState, top: Establish, log: Log) -> bool:
    """HT-9.7, HT-9.14: when step c offers nothing, the route was established for the points and the marker only."""
    out = Codes()
    options_office(s, top, 0, out)
    options_extra(s, top, 0, out)
    options_develop(s, top, 0, out)
    options_prestige(s, top, 0, out)
    if out.count:
        return False
    do_skip(s, top, 0, 0, log)  # HT-9.14
    return True


def leave(s: HtState, seat: int, route: int, log: Log) -> tuple[int, int]:
    """HT-9.7, HT-9.9: the pieces left on the route go to the stock; how many traders and merchants that are.

    A foreign piece can only have come there by a permanent marker (BR-6.2); it stays.
    """
    s.stack.pop()
    traders, merchants = clear(s, route, seat)
    s.stock[SHAPES * seat + TRADER] += traders  # HT-9.7, HT-9.9
    s.stock[SHAPES * seat + MERCHANT] += merchants
    if log is not None and traders + merchants:
        log.append((E_RETURNED, seat, route, traders, merchants))
    return traders, merchants


def finish(s: HtState, seat: int, route: int, returned: tuple[int, int], log: Log) -> None:
    """R-71: if that was chosen, a permanent marker waits until step c is over and the pieces are in the stock."""
    if s.board.choices.after_office:
        permanent.use(s, seat, route, returned[0], returned[1], log)


def ends_in(s: HtState, route: int, city: int) -> bool:
    """Whether a city is one of the two ends of a route."""
    return city == s.board.left[route] or city == s.board.right[route]  # R-26; BR-3.5: by whatever route


def why_not_office(s: HtState, top: Establish, city: int, _: int) -> Refusal | None:
    """HT-9.9, HT-9.11, R-26, BR-3.5: lowest free office of an end city; its shape on the route, its colour held."""
    if not ends_in(s, top.route, city):
        return NOT_AN_END
    o = free_office(s, city)
    if o < 0:
        return GREEN_CITY if s.board.green[city] else CITY_FULL
    if not holds(s, top.route, top.seat, s.board.form[o]):
        return WRONG_SHAPE
    return OK if desk.value(s, top.seat, PRIVILEGE) >= s.board.colour[o] else NO_PRIVILEGE  # HT-3.4


def options_office(s: HtState, top: Establish, base: int, out: Codes) -> None:
    a, b = s.board.left[top.route], s.board.right[top.route]
    for city in (min(a, b), max(a, b)):
        if why_not_office(s, top, city, 0) is OK:
            out.append(base + city)


def do_office(s: HtState, top: Establish, city: int, _: int, log: Log) -> None:
    seat = top.seat
    shape = s.board.form[free_office(s, city)]
    take_own(s, top.route, seat, shape)
    office = occupy(s, city, SHAPES * seat + shape)
    if log is not None:
        log.append((E_OFFICE, seat, city, shape))
    returned = leave(s, seat, top.route, log)
    reward(s, city, office, seat, log)
    finish(s, seat, top.route, returned, log)


def why_not_extra(s: HtState, top: Establish, city: int, shape: int) -> Refusal | None:
    """HT-11.1, R-24, R-34, R-36: instead of an ordinary office, any piece of the route, where an office is occupied.

    EA-3: a green city may be empty.
    """
    mine = s.unused[MARKERS * top.seat + EXTRA_OFFICE]
    if mine == 0:
        return NO_MARKER
    if mine == 1 and top.taken == EXTRA_OFFICE + 1:
        return JUST_TAKEN
    if not ends_in(s, top.route, city):
        return EXTRA_NOT_AN_END
    if s.filled[city] == 0 and not s.board.green[city]:
        return CITY_EMPTY
    return OK if holds(s, top.route, top.seat, shape) else EXTRA_WRONG_SHAPE


def options_extra(s: HtState, top: Establish, base: int, out: Codes) -> None:
    if s.unused[MARKERS * top.seat + EXTRA_OFFICE] == 0:
        return
    a, b = s.board.left[top.route], s.board.right[top.route]
    for city in (min(a, b), max(a, b)):
        for shape in (TRADER, MERCHANT):
            if why_not_extra(s, top, city, shape) is OK:
                out.append(base + SHAPES * city + shape)


def do_extra(s: HtState, top: Establish, city: int, shape: int, log: Log) -> None:
    """R-28: an extra office earns no coin."""
    seat = top.seat
    turn_over(s, seat, EXTRA_OFFICE, log)
    take_own(s, top.route, seat, shape)
    add_left(s, city, SHAPES * seat + shape)
    if log is not None:
        log.append((E_EXTRA, seat, city, shape))
    returned = leave(s, seat, top.route, log)  # this was step c
    found(s, city, seat, log)
    finish(s, seat, top.route, returned, log)


def why_not_develop(s: HtState, top: Establish, ability: int, _: int) -> Refusal | None:
    """HT-9.17, HT-1.6, BR-1.3, EA-6: an ability shown by an end city, unless it is complete (R-25)."""
    b = s.board
    if ability not in b.ability[b.left[top.route]] and ability not in b.ability[b.right[top.route]]:  # BR-1.3, EA-6
        return NO_ABILITY
    return DEVELOPED if desk.developed(s, top.seat, ability) else OK


def options_develop(s: HtState, top: Establish, base: int, out: Codes) -> None:
    b = s.board
    if b.ability[b.left[top.route]] or b.ability[b.right[top.route]]:
        for ability in range(ABILITIES):
            if why_not_develop(s, top, ability, 0) is OK:
                out.append(base + ability)


def do_develop(s: HtState, top: Establish, ability: int, _: int, log: Log) -> None:
    returned = leave(s, top.seat, top.route, log)
    desk.develop(s, top.seat, ability, log)  # HT-9.17
    finish(s, top.seat, top.route, returned, log)


def why_not_prestige(s: HtState, top: Establish, field: int, _: int) -> Refusal | None:
    """HT-9.19, HT-9.20, R-27: a merchant of that one route on a free field whose colour is held; not in order."""
    if top.route != s.board.prize_route:  # BR-1.9, EA-2
        return NO_FIELD
    if s.field[field]:
        return FIELD_TAKEN
    if not holds(s, top.route, top.seat, MERCHANT):
        return FIELD_NO_MERCHANT
    return OK if desk.value(s, top.seat, PRIVILEGE) >= field else FIELD_NO_PRIVILEGE


def options_prestige(s: HtState, top: Establish, base: int, out: Codes) -> None:
    if top.route == s.board.prize_route:
        for field in range(PRIVILEGES):
            if why_not_prestige(s, top, field, 0) is OK:
                out.append(base + field)


def do_prestige(s: HtState, top: Establish, field: int, _: int, log: Log) -> None:
    """HT-9.21: it stays to the end and counts only then."""
    seat = top.seat
    take_own(s, top.route, seat, MERCHANT)  # one
    s.field = replaced(s.field, field, seat + 1)  # HT-9.21
    if log is not None:
        log.append((E_PRESTIGE, seat, field, s.board.prize[field]))
    finish(s, seat, top.route, leave(s, seat, top.route, log), log)


def why_not_skip(s: HtState, top: Establish, _a: int, _b: int) -> Refusal | None:
    """HT-9.3: step c is optional."""
    return OK  # HT-9.3


def do_skip(s: HtState, top: Establish, _a: int, _b: int, log: Log) -> None:
    finish(s, top.seat, top.route, leave(s, top.seat, top.route, log), log)
