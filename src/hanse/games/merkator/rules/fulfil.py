"""ME-6.1 Fulfil contracts for the place of the figure, the active player and those who joined alike."""

from hanse.core.model import OK, Frame, Log
from hanse.games.merkator.ids import (
    ALREADY_FULFILLED,
    E_FULFILLED,
    ELSEWHERE,
    GOODS_MISSING,
    NOT_YOURS,
    OWN,
    PAY,
    USED,
)
from hanse.games.merkator.rules import hand, payment, supply
from hanse.games.merkator.state import MerkatorState


def why_not(s: MerkatorState, top: Frame, contract: int, _: int) -> int:
    """ME-6.1 an own contract (ME-3.3: wherever it lies) for this place, ME-6.4 once a turn, ME-6.2 that can be paid."""
    seat = top[1]
    if s.where[contract] == USED + seat:
        return ALREADY_FULFILLED
    if s.where[contract] != OWN + seat:
        return NOT_YOURS
    # ME-R39: the Peace has no destination.
    if s.board.place_of[contract] != s.place:
        return ELSEWHERE
    return OK if can_pay(s, seat, contract, payment.stock(s, seat)) else GOODS_MISSING


def can_pay(s: MerkatorState, seat: int, contract: int, have: list[int]) -> bool:
    owed = s.board.needs[contract] + [0]
    return payment.payable(s, owed, have, s.time[seat])


def options(s: MerkatorState, top: Frame, base: int, out: list[int]) -> None:
    seat = top[1]
    have = payment.stock(s, seat)
    for c in s.board.at_place[s.place]:
        if s.where[c] == OWN + seat and can_pay(s, seat, c, have):
            out.append(base + c)


def do(s: MerkatorState, top: Frame, contract: int, _: int, log: Log) -> None:
    """ME-6.2: it is paid for, kept, and may be fulfilled again in later turns (ME-R35)."""
    needs = s.board.needs[contract]
    for d in range(len(needs)):
        s.owed[d] = needs[d]
    s.stack.append((PAY, top[1], contract))
    if log is not None:
        log.append((E_FULFILLED, top[1], contract))


def settle(s: MerkatorState, top: Frame, log: Log) -> bool:
    """ME-6.5: always voluntary; who could fulfil nothing, even with the cubes of the tile, and take no card is
    not asked."""
    seat = top[1]
    b = s.board
    if s.rules.hand and hand.may_take(s, top) == OK:
        return False
    have: list[int] = []
    for c in b.at_place[s.place]:
        if s.where[c] == OWN + seat:
            if not have:
                have = payment.stock(s, seat)
                if supply.on_tile(s, seat):
                    for g in range(b.goods):
                        have[g] += s.tile[b.majors * seat + g // 2]
            if can_pay(s, seat, c, have):
                return False
    s.stack.pop()
    return True


def why_not_done(s: MerkatorState, top: Frame, _a: int, _b: int) -> int:
    """ME-6.5, ME-R70: whoever is asked may stop."""
    return OK


def do_done(s: MerkatorState, top: Frame, _a: int, _b: int, log: Log) -> None:
    s.stack.pop()
