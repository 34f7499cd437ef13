"""HT-8.1 Lifting pieces: own ones by the book, any two or foreign ones by markers (BR-5.1, BR-6.2)."""

from hanse.core.model import OK, Frame, Log
from hanse.games.hansa_teutonica.ids import (
    ANY_TWO,
    ANYWHERE,
    BOOK,
    BOOK_SPENT,
    BY_BOOK,
    E_LIFTED,
    IN_HAND,
    KINDS,
    NO_ACTION,
    NOT_OWN,
    NOTHING_THERE,
    ONE_BY_ONE,
    OWN,
    OWN_PIECE,
    POSTS,
    Q_MOVE,
    Q_RELOCATE,
    Q_TURN,
    SHAPE_OF,
    SHIPS,
    SIDE_OF,
)  # fmt: skip
from hanse.games.hansa_teutonica.rules import relocate
from hanse.games.hansa_teutonica.rules.desk import act, value
from hanse.games.hansa_teutonica.rules.permission import roams
from hanse.games.hansa_teutonica.rules.posts import named, piece_of, stands, take
from hanse.games.hansa_teutonica.state import HtState

EVERY: int = (1 << KINDS) - 1


def why_not(s: HtState, top: Frame, route: int, kind: int) -> int:
    """R-20: from one up to the book value, all lifted before the first is put down; R-22: from posts only."""
    if top[0] == Q_RELOCATE:
        return relocate.why_not_lift(s, top, route, kind)
    if not stands(s, route, kind):
        return NOTHING_THERE
    if top[0] == Q_TURN:
        if s.actions == 0:
            return NO_ACTION
        return OK if SIDE_OF[kind] == top[1] else NOT_OWN
    if top[2] == ONE_BY_ONE and s.hand[0]:
        return IN_HAND
    if top[3] == 0:
        return BOOK_SPENT
    if top[2] == BY_BOOK and SIDE_OF[kind] != top[1]:
        return NOT_OWN
    if top[2] == ONE_BY_ONE and SIDE_OF[kind] == top[1]:
        return OWN_PIECE
    return OK


def options(s: HtState, top: Frame, base: int, out: list[int]) -> None:
    if top[0] == Q_RELOCATE:
        relocate.options_lift(s, top, base, out)
        return
    if top[0] == Q_TURN:
        if s.actions:
            _own(s, top[1], base, out)
        return
    how = top[2]
    if top[3] == 0 or (how == ONE_BY_ONE and s.hand[0]):
        return
    if how == BY_BOOK:
        _own(s, top[1], base, out)
        return
    wanted = EVERY if how == ANY_TWO else EVERY & ~OWN[top[1]]
    for r in range(s.board.routes):
        mask = s.here[r] & wanted
        code = base + KINDS * r
        while mask:
            if mask & 1:
                out.append(code)
            mask >>= 1
            code += 1


def _own(s: HtState, seat: int, base: int, out: list[int]) -> None:
    """Every kind of this seat on every route: trader, merchant, merchant on a ship."""
    wanted = OWN[seat]
    trader = 1 << 2 * seat
    merchant = 2 << 2 * seat
    ship = 1 << SHIPS + seat
    code = base
    for mask in s.here:
        if mask & wanted:
            if mask & trader:
                out.append(code + 2 * seat)
            if mask & merchant:
                out.append(code + 2 * seat + 1)
            if mask & ship:
                out.append(code + SHIPS + seat)
        code += KINDS


def do(s: HtState, top: Frame, route: int, kind: int, log: Log) -> None:
    """One action, however many pieces follow. BR-3.2, BR-7.1: the piece remembers which borders bind it."""
    if top[0] == Q_RELOCATE:
        relocate.do_lift(s, top, route, kind, log)
        return
    seat = top[1]
    region = s.board.region[route]
    if top[0] == Q_TURN:
        if roams(s):
            region = ANYWHERE
        act(s)
        s.stack.append((Q_MOVE, seat, BY_BOOK, value(s, seat, BOOK) - 1))
    else:
        if top[2] == BY_BOOK and s.hand[0] > 12 * ANYWHERE:
            region = ANYWHERE
        s.stack.pop()
        s.stack.append((Q_MOVE, seat, top[2], top[3] - 1))
    at = take(s, route, kind)
    grasp(s, 1 + 12 * region + piece_of(kind))
    if log is not None:
        log.append((E_LIFTED, seat, route, named(SIDE_OF[kind]), SHAPE_OF[kind], at % POSTS + 1))


def grasp(s: HtState, held: int) -> None:
    """Keep the hand rising, so that equal hands are equal lists."""
    hand = s.hand
    i = 0
    while hand[i] and hand[i] <= held:
        i += 1
    while held:
        hand[i], held = held, hand[i]
        i += 1


def pieces_to_lift(s: HtState, seat: int, how: int) -> bool:
    """Whether any piece on a post may be lifted."""
    wanted = OWN[seat] if how == BY_BOOK else EVERY if how == ANY_TWO else EVERY & ~OWN[seat]
    return any(mask & wanted for mask in s.here)
