"""HT-8.1 Lifting pieces: own ones by the book, any two or foreign ones by markers (BR-5.1, BR-6.2)."""

from __future__ import annotations

from typing import Final

from hanse.core.codes import Codes
from hanse.core.model import OK, Log, Refusal
from hanse.games.hansa_teutonica.frames import Move, Turn
from hanse.games.hansa_teutonica.ids import (
    ANY_TWO,
    BOOK,
    BY_BOOK,
    EVERY,
    FREELY,
    KINDS,
    MERCHANT,
    ONE_BY_ONE,
    OWN,
    SHAPE_OF,
    SHAPES,
    SHIPS,
    SIDE_OF,
    TRADER,
    TWO,
)
from hanse.games.hansa_teutonica.rules.desk import NO_ACTION, act, value
from hanse.games.hansa_teutonica.rules.permission import roams
from hanse.games.hansa_teutonica.rules.pieces import named, piece_of
from hanse.games.hansa_teutonica.rules.posts import NOTHING_THERE, nth, stands, take
from hanse.games.hansa_teutonica.state import Held, HtState
from hanse.games.hansa_teutonica.words import E_LIFTED, REFUSALS

NOT_OWN: Final = REFUSALS.add("HT-8.1", "own-pieces-only")
OWN_PIECE: Final = REFUSALS.add("R-68", "own-piece")
IN_HAND: Final = REFUSALS.add("R-68", "put-down-first")
LIFTED_ALL: Final = REFUSALS.add("HT-8.1", "lifted-all")
LIFTED_TWO: Final = REFUSALS.add("R-69", "lifted-all")
PUT_BEGUN: Final = REFUSALS.add("R-20", "put-begun")
LIFTED_BORDER: Final = REFUSALS.add("BR-3.2", "border")


def why_not_first(s: HtState, top: Turn, route: int, kind: int) -> Refusal | None:
    """R-20: the first piece of a move, an own one; R-22: from posts only."""
    if not stands(s, route, kind):
        return NOTHING_THERE
    if s.actions == 0:
        return NO_ACTION
    return OK if SIDE_OF[kind] == top.seat else NOT_OWN


def options_first(s: HtState, top: Turn, base: int, out: Codes) -> None:
    if s.actions:
        own(s, top.seat, base, out)


def do_first(s: HtState, top: Turn, route: int, kind: int, log: Log) -> None:
    """One action, however many pieces follow; BR-7.1: a covered one while there is one (see ``move.settle``)."""
    free = roams(s)  # BR-7.1
    act(s, free)
    s.stack.append(Move(top.seat, FREELY if free else BY_BOOK, value(s, top.seat, BOOK) - 1))  # HT-3.5, HT-4.3
    lift(s, top.seat, route, kind, log)


def why_not(s: HtState, top: Move, route: int, kind: int) -> Refusal | None:
    """R-20: from one up to the book value, all lifted before the first is put down; R-22: from posts only."""
    if not stands(s, route, kind):
        return NOTHING_THERE
    if top.how == ONE_BY_ONE and s.hand:
        return IN_HAND
    if top.left == 0:
        return lifted(s, top)
    if by_book(top.how) and SIDE_OF[kind] != top.seat:
        return NOT_OWN
    if top.how == ONE_BY_ONE and SIDE_OF[kind] == top.seat:
        return OWN_PIECE
    return OK


def lifted(s: HtState, top: Move) -> Refusal:
    """Why nothing more is lifted: the hand is full, or some of it is put down already."""
    if len(s.hand) < (TWO if top.how == ANY_TWO else value(s, top.seat, BOOK)):
        return PUT_BEGUN
    return LIFTED_TWO if top.how == ANY_TWO else LIFTED_ALL


def options(s: HtState, top: Move, base: int, out: Codes) -> None:
    if top.left == 0 or (top.how == ONE_BY_ONE and s.hand):
        return
    if by_book(top.how):
        own(s, top.seat, base, out)
        return
    wanted = liftable(top.seat, top.how)
    for r in range(s.board.routes):
        mask = s.here[r] & wanted
        code = base + KINDS * r
        while mask:
            if mask & 1:
                out.append(code)
            mask >>= 1
            code += 1


def do(s: HtState, top: Move, route: int, kind: int, log: Log) -> None:
    s.stack[-1] = Move(top.seat, top.how, top.left - 1)  # every piece counts
    lift(s, top.seat, route, kind, log)


def own(s: HtState, seat: int, base: int, out: Codes) -> None:
    """Every kind of this seat on every route: trader, merchant, merchant on a ship."""
    wanted = OWN[seat]
    trader = 1 << SHAPES * seat + TRADER
    merchant = 1 << SHAPES * seat + MERCHANT
    ship = 1 << SHIPS + seat
    code = base
    for mask in s.here:
        if mask & wanted:
            if mask & trader:
                out.append(code + SHAPES * seat + TRADER)
            if mask & merchant:
                out.append(code + SHAPES * seat + MERCHANT)
            if mask & ship:
                out.append(code + SHIPS + seat)
        code += KINDS


def lift(s: HtState, seat: int, route: int, kind: int, log: Log) -> None:
    """A piece from its post into the hand."""
    at = take(s, route, kind)  # HT-8.2: its post is free at once, for another own piece too
    grasp(s, piece_of(kind), s.board.region[route])
    if log is not None:
        log.append((E_LIFTED, seat, route, named(SIDE_OF[kind]), SHAPE_OF[kind], nth(at)))


def grasp(s: HtState, piece: int, region: int) -> None:
    """Keep the hand in order, by region and then by piece."""
    i = 0
    for held in s.hand:
        if held.region > region or (held.region == region and held.piece > piece):
            break
        i += 1
    s.hand.insert(i, Held(piece, region))


def by_book(how: int) -> bool:
    """Whether own pieces are moved by the action, with or without borders."""
    return how == BY_BOOK or how >= FREELY


def liftable(seat: int, how: int) -> int:
    """The kinds that may be lifted, as a mask."""
    return OWN[seat] if by_book(how) else EVERY if how == ANY_TWO else EVERY & ~OWN[seat]


def pieces_to_lift(s: HtState, seat: int, how: int) -> bool:
    """Whether any piece on a post may be lifted."""
    wanted = liftable(seat, how)
    return any(mask & wanted for mask in s.here)
