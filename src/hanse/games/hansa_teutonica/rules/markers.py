"""HT-10.5 Bonus markers used between actions (HT-11.3 to HT-11.7)."""

from __future__ import annotations

from typing import Final

from hanse.core.codes import Codes
from hanse.core.model import OK, Log, Refusal
from hanse.games.hansa_teutonica.frames import Improve, Move, Remove, Swap, Turn
from hanse.games.hansa_teutonica.ids import (
    ABILITIES,
    DEVELOP_ABILITY,
    KINDS,
    MARKERS,
    NOTHING,
    ONE_BY_ONE,
    OWN,
    PAIRS,
    PLUS_FOUR,
    PLUS_THREE,
    REMOVE_THREE,
    SHAPE_OF,
    SHAPES,
    SIDE_OF,
    SWAP_OFFICES,
    THREE,
)
from hanse.games.hansa_teutonica.rules import desk, posts
from hanse.games.hansa_teutonica.rules.desk import DEVELOPED
from hanse.games.hansa_teutonica.rules.lift import pieces_to_lift
from hanse.games.hansa_teutonica.rules.pieces import named, side_of
from hanse.games.hansa_teutonica.rules.posts import NOTHING_THERE
from hanse.games.hansa_teutonica.rules.taking import MUST_USE, NO_MARKER, turn_over
from hanse.games.hansa_teutonica.state import HtState
from hanse.games.hansa_teutonica.words import E_REMOVED, E_SWAPPED, REFUSALS

WITH_A_ROUTE: Final = REFUSALS.add("R-32", "with-a-route")
NOTHING_TO_SWAP: Final = REFUSALS.add("HT-11.4", "nothing-to-swap")
ALL_DEVELOPED: Final = REFUSALS.add("R-25", "all-developed")
NOTHING_FOREIGN: Final = REFUSALS.add("HT-11.7", "nothing-foreign")
NOT_OCCUPIED: Final = REFUSALS.add("R-39", "not-occupied")
GREEN: Final = REFUSALS.add("EA-5", "no-swap-in-green")
NO_OWN_OFFICE: Final = REFUSALS.add("R-37", "no-own-office")
ONLY_THIS: Final = REFUSALS.add("R-78", "only-this-ability")
MUST_DEVELOP: Final = REFUSALS.add("HT-11.6", "must-develop")
OWN_PIECE: Final = REFUSALS.add("HT-11.7", "own-piece")

MORE_ACTIONS: Final[list[int]] = [0, 0, 3, 4, 0, 0]
"""[marker] HT-11.5: actions gained, whatever the actions value is."""


def why_not(s: HtState, top: Turn, marker: int, _: int) -> Refusal | None:
    """HT-10.5, R-32, R-33: between actions, also after the last one; the extra office only while establishing."""
    seat = top.seat
    if s.unused[MARKERS * seat + marker] == 0:
        return NO_MARKER
    if marker in (PLUS_THREE, PLUS_FOUR):
        return OK
    if marker == SWAP_OFFICES:
        return OK if can_swap(s, seat) else NOTHING_TO_SWAP
    if marker == DEVELOP_ABILITY:
        for ability in range(ABILITIES):
            if not desk.developed(s, seat, ability):
                return OK
        return ALL_DEVELOPED
    if marker == REMOVE_THREE:
        return OK if pieces_to_lift(s, seat, ONE_BY_ONE) else NOTHING_FOREIGN
    return WITH_A_ROUTE


def options(s: HtState, top: Turn, base: int, out: Codes) -> None:
    for marker in range(MARKERS):
        if s.unused[MARKERS * top.seat + marker] and why_not(s, top, marker, 0) is OK:
            out.append(base + marker)


def do(s: HtState, top: Turn, marker: int, _: int, log: Log) -> None:
    """HT-11.4 to HT-11.7, BR-5.2; BR-1.7, R-40: where three are moved instead of removed."""
    seat = top.seat
    s.actions += MORE_ACTIONS[marker]  # HT-11.5, R-5
    s.bonus += MORE_ACTIONS[marker]
    turn_over(s, seat, marker, log)
    if marker == SWAP_OFFICES:
        s.stack.append(Swap(seat))  # BR-5.2: on every board
    elif marker == DEVELOP_ABILITY:
        s.stack.append(Improve(seat, NOTHING))
    elif marker == REMOVE_THREE:
        s.stack.append(Move(seat, ONE_BY_ONE, THREE) if s.board.move_three else Remove(seat, THREE))  # BR-5.1


def can_swap(s: HtState, seat: int) -> bool:
    """Whether two offices anywhere can change places."""
    for city in range(s.board.cities):
        for pair in range(s.filled[city] - 1):
            if swappable(s, seat, city, pair):
                return True
    return False


def swappable(s: HtState, seat: int, city: int, pair: int) -> bool:
    """R-37: anybody's offices, unless the host asks for an own one."""
    if not s.board.choices.swap_own:
        return True
    first = s.board.office_at[city] + pair
    return side_of(s.office[first] - 1) == seat or side_of(s.office[first + 1] - 1) == seat


def why_not_swap(s: HtState, top: Swap, city: int, pair: int) -> Refusal | None:
    """HT-11.4, R-39: two neighbouring occupied printed offices; HT-11.3, EA-5: no extra ones, none in green cities."""
    if s.board.green[city]:
        return GREEN
    if pair + 1 >= s.filled[city]:  # HT-11.3
        return NOT_OCCUPIED
    return OK if swappable(s, top.seat, city, pair) else NO_OWN_OFFICE


def options_swap(s: HtState, top: Swap, base: int, out: Codes) -> None:
    for city in range(s.board.cities):
        for pair in range(s.filled[city] - 1):
            if swappable(s, top.seat, city, pair):
                out.append(base + PAIRS * city + pair)


def do_swap(s: HtState, top: Swap, city: int, pair: int, log: Log) -> None:
    """R-38: no coins, no privilege, no shape asked; who is in which city does not change (R-29)."""
    s.stack.pop()
    o = s.board.office_at[city] + pair
    s.office[o], s.office[o + 1] = s.office[o + 1], s.office[o]  # HT-11.4, R-38: and nothing else
    if log is not None:
        log.append((E_SWAPPED, top.seat, city, pair + 1))


def why_not_improve(s: HtState, top: Improve, ability: int, _: int) -> Refusal | None:
    """HT-11.6: any ability; R-78: the permanent marker of East develops privilege only."""
    if top.ability >= 0 and ability != top.ability:
        return ONLY_THIS
    return DEVELOPED if desk.developed(s, top.seat, ability) else OK


def do_improve(s: HtState, top: Improve, ability: int, _: int, log: Log) -> None:
    s.stack.pop()
    desk.develop(s, top.seat, ability, log)  # HT-11.6


def settle_improve(s: HtState, top: Improve, log: Log) -> bool:
    """R-78: at its maximum privilege gains nothing."""
    if top.ability >= 0 and desk.developed(s, top.seat, top.ability):
        s.stack.pop()
        return True
    return False


def why_not_improve_done(s: HtState, top: Improve, _a: int, _b: int) -> Refusal | None:
    """HT-11.6: not with a marker that was turned over; R-71: a permanent one may be left."""
    return MUST_DEVELOP if top.ability < 0 else OK


def why_not_remove(s: HtState, top: Remove, route: int, kind: int) -> Refusal | None:
    """HT-11.7, R-40: up to three foreign pieces from posts, of anybody, from anywhere."""
    if not posts.stands(s, route, kind):
        return NOTHING_THERE
    return OWN_PIECE if SIDE_OF[kind] == top.seat else OK


def options_remove(s: HtState, top: Remove, base: int, out: Codes) -> None:
    others = ~OWN[top.seat]
    for r in range(s.board.routes):
        mask = s.here[r] & others
        if mask:
            for kind in range(KINDS):
                if mask >> kind & 1:
                    out.append(base + KINDS * r + kind)


def do_remove(s: HtState, top: Remove, route: int, kind: int, log: Log) -> None:
    """They return to their owners' supplies; a neutral one to the neutral supply (R-56)."""
    side = SIDE_OF[kind]
    s.stack[-1] = Remove(top.seat, top.left - 1)
    at = posts.take(s, route, kind)
    if side < s.board.seats:
        s.supply[SHAPES * side + SHAPE_OF[kind]] += 1
    if log is not None:
        log.append((E_REMOVED, top.seat, route, named(side), SHAPE_OF[kind], posts.nth(at)))


def settle_remove(s: HtState, top: Remove, log: Log) -> bool:
    """Over after three, or when nothing foreign stands anywhere."""
    if top.left and pieces_to_lift(s, top.seat, ONE_BY_ONE):
        return False
    s.stack.pop()
    return True


def why_not_remove_done(s: HtState, top: Remove, _a: int, _b: int) -> Refusal | None:
    """R-40: fewer than three will do, none will not."""
    return MUST_USE if top.left == THREE else OK
