"""HT-10.5 Bonus markers used between actions (HT-11.3 to HT-11.7)."""

from hanse.core.model import OK, Frame, Log
from hanse.games.hansa_teutonica.ids import (
    DEVELOP_ABILITY,
    DEVELOPED,
    E_REMOVED,
    E_SWAPPED,
    KINDS,
    MUST_USE,
    NO_EFFECT,
    NO_MARKER,
    NO_OWN_OFFICE,
    NOT_OCCUPIED,
    NOTHING_THERE,
    ONE_BY_ONE,
    ONLY_THIS,
    OWN,
    OWN_PIECE,
    PLUS_FOUR,
    PLUS_THREE,
    Q_IMPROVE,
    Q_MOVE,
    Q_REMOVE,
    Q_SWAP,
    REMOVE_THREE,
    SHAPE_OF,
    SIDE_OF,
    SWAP_OFFICES,
)  # fmt: skip
from hanse.games.hansa_teutonica.rules import desk, posts
from hanse.games.hansa_teutonica.rules.lift import pieces_to_lift
from hanse.games.hansa_teutonica.rules.taking import turn_over
from hanse.games.hansa_teutonica.state import HtState

WIDTH = 7
"""Pairs reserved per city."""


def why_not(s: HtState, top: Frame, marker: int, _: int) -> int:
    """HT-10.5, R-32, R-33: between actions, also after the last one; the extra office only while establishing."""
    seat = top[1]
    if s.unused[6 * seat + marker] == 0:
        return NO_MARKER
    if marker in (PLUS_THREE, PLUS_FOUR):
        return OK
    if marker == SWAP_OFFICES:
        return OK if _can_swap(s, seat) else NO_EFFECT
    if marker == DEVELOP_ABILITY:
        for ability in range(5):
            if not desk.developed(s, seat, ability):
                return OK
    if marker == REMOVE_THREE and pieces_to_lift(s, seat, ONE_BY_ONE):
        return OK
    return NO_EFFECT


def options(s: HtState, top: Frame, base: int, out: list[int]) -> None:
    for marker in range(6):
        if s.unused[6 * top[1] + marker] and why_not(s, top, marker, 0) == OK:
            out.append(base + marker)


def do(s: HtState, top: Frame, marker: int, _: int, log: Log) -> None:
    """HT-11.4 to HT-11.7, BR-5.2; BR-1.7, R-40: where three are moved instead of removed."""
    seat = top[1]
    turn_over(s, seat, marker, log)
    if marker in (PLUS_THREE, PLUS_FOUR):
        # HT-11.5: whatever the actions value is.
        more = 3 if marker == PLUS_THREE else 4
        s.actions += more
        s.bonus += more
    elif marker == SWAP_OFFICES:
        s.stack.append((Q_SWAP, seat))
    elif marker == DEVELOP_ABILITY:
        s.stack.append((Q_IMPROVE, seat, -1))
    elif s.board.move_three:
        s.stack.append((Q_MOVE, seat, ONE_BY_ONE, 3))
    else:
        s.stack.append((Q_REMOVE, seat, 3))


def _can_swap(s: HtState, seat: int) -> bool:
    for city in range(s.board.cities):
        for pair in range(s.filled[city] - 1):
            if _swappable(s, seat, city, pair):
                return True
    return False


def _swappable(s: HtState, seat: int, city: int, pair: int) -> bool:
    if not s.board.swap_own:
        return True
    first = s.board.office_at[city] + pair
    return s.office[first] - 1 >> 1 == seat or s.office[first + 1] - 1 >> 1 == seat


def why_not_swap(s: HtState, top: Frame, city: int, pair: int) -> int:
    """HT-11.4, R-39: two neighbouring occupied printed offices; HT-11.3, EA-5: no extra ones, none in green cities.

    R-37: anybody's, unless the option asks for an own one.
    """
    if pair + 1 >= s.filled[city]:
        return NOT_OCCUPIED
    return OK if _swappable(s, top[1], city, pair) else NO_OWN_OFFICE


def options_swap(s: HtState, top: Frame, base: int, out: list[int]) -> None:
    for city in range(s.board.cities):
        for pair in range(s.filled[city] - 1):
            if _swappable(s, top[1], city, pair):
                out.append(base + WIDTH * city + pair)


def do_swap(s: HtState, top: Frame, city: int, pair: int, log: Log) -> None:
    """R-38: no coins, no privilege, no shape asked; who is in which city does not change (R-29)."""
    s.stack.pop()
    o = s.board.office_at[city] + pair
    s.office[o], s.office[o + 1] = s.office[o + 1], s.office[o]
    if log is not None:
        log.append((E_SWAPPED, top[1], city, pair + 1))


def why_not_improve(s: HtState, top: Frame, ability: int, _: int) -> int:
    """HT-11.6: any ability; R-78: the permanent marker of East develops privilege only."""
    if top[2] >= 0 and ability != top[2]:
        return ONLY_THIS
    return DEVELOPED if desk.developed(s, top[1], ability) else OK


def do_improve(s: HtState, top: Frame, ability: int, _: int, log: Log) -> None:
    s.stack.pop()
    desk.develop(s, top[1], ability, log)


def why_not_remove(s: HtState, top: Frame, route: int, kind: int) -> int:
    """HT-11.7, R-40: up to three foreign pieces from posts, of anybody, from anywhere."""
    if not posts.stands(s, route, kind):
        return NOTHING_THERE
    return OWN_PIECE if SIDE_OF[kind] == top[1] else OK


def options_remove(s: HtState, top: Frame, base: int, out: list[int]) -> None:
    others = ~OWN[top[1]]
    for r in range(s.board.routes):
        mask = s.here[r] & others
        if mask:
            for kind in range(KINDS):
                if mask >> kind & 1:
                    out.append(base + KINDS * r + kind)


def do_remove(s: HtState, top: Frame, route: int, kind: int, log: Log) -> None:
    """They return to their owners' supplies; a neutral one to the neutral supply (R-56)."""
    s.stack.pop()
    side = SIDE_OF[kind]
    at = posts.take(s, route, kind)
    if side < s.board.seats:
        s.supply[2 * side + SHAPE_OF[kind]] += 1
    if log is not None:
        log.append((E_REMOVED, top[1], route, posts.named(side), SHAPE_OF[kind], at % 4 + 1))
    s.stack.append((Q_REMOVE, top[1], top[2] - 1))


def settle_remove(s: HtState, top: Frame, log: Log) -> bool:
    if top[2] and pieces_to_lift(s, top[1], ONE_BY_ONE):
        return False
    s.stack.pop()
    return True


def why_not_done(s: HtState, top: Frame, _a: int, _b: int) -> int:
    """R-40: fewer than three will do, none will not."""
    return MUST_USE if top[2] == 3 else OK
