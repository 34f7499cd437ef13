"""ME-6.1 Fulfil contracts for the place of the figure, the active player and those who joined alike."""

from __future__ import annotations

from typing import Final

from hanse.core.codes import Codes
from hanse.core.model import OK, Frame, Log, Refusal
from hanse.games.merkator.frames import Fulfil, Pay
from hanse.games.merkator.ids import OWN, PAIR, USED
from hanse.games.merkator.rules import hand, own, supply
from hanse.games.merkator.rules.demand import GOODS_MISSING, UNLOAD_FIRST, payable, payable_unloaded, stock
from hanse.games.merkator.state import MerkatorState
from hanse.games.merkator.words import E_FULFILLED, REFUSALS

NOT_YOURS: Final = REFUSALS.add("ME-6.1", "not-yours")
ELSEWHERE: Final = REFUSALS.add("ME-6.1", "elsewhere")
NO_DESTINATION: Final = REFUSALS.add("ME-R39", "no-destination")
ALREADY_FULFILLED: Final = REFUSALS.add("ME-6.4", "already-fulfilled")


def why_not(s: MerkatorState, top: Fulfil, contract: int, b: int) -> Refusal | None:
    """An own contract for this place that can be paid, once a turn."""
    seat = top.seat
    if contract == s.board.peace:
        return NO_DESTINATION  # ME-R39
    if s.where[contract] == USED + seat:
        return ALREADY_FULFILLED
    reason = own.why_not(s, seat, contract, NOT_YOURS)  # ME-3.3: in or beside the office
    if reason is not OK:
        return reason
    if s.board.place_of[contract] != s.place:
        return ELSEWHERE
    have = stock(s, seat)
    if can_pay(s, seat, contract, have):
        return OK
    # ME-R40: cubes of the tile do not pay.
    return UNLOAD_FIRST if payable_unloaded(s, seat, s.board.needs[contract], have) else GOODS_MISSING


def can_pay(s: MerkatorState, seat: int, contract: int, have: list[int]) -> bool:
    """With these cubes and all time markers."""
    return payable(s, s.board.needs[contract], have, s.time[seat])  # ME-R33: who has joined, with those left


def options(s: MerkatorState, top: Fulfil, base: int, out: Codes) -> None:
    seat = top.seat
    have = stock(s, seat)
    for c in s.board.at_place[s.place]:
        if s.where[c] == OWN + seat and can_pay(s, seat, c, have):
            out.append(base + c)


def do(s: MerkatorState, top: Fulfil, contract: int, b: int, log: Log) -> None:
    """ME-6.2: it is paid for, kept, and may be fulfilled again in later turns (ME-R35)."""
    s.owed = s.board.needs[contract][:]
    s.stack.append(Pay(top.seat, contract))
    if log is not None:
        log.append((E_FULFILLED, top.seat, contract))


def settle(s: MerkatorState, top: Fulfil, log: Log) -> bool:
    """Who could fulfil nothing, even with the cubes of the tile, and take no card is not asked."""
    seat = top.seat
    b = s.board
    if s.rules.hand and hand.why_not_take(s, seat) is OK:
        return False
    have: list[int] = []
    for c in b.at_place[s.place]:
        if s.where[c] == OWN + seat:
            if not have:
                have = stock(s, seat)
                if supply.on_tile(s, seat):
                    for g in range(b.goods):
                        have[g] += s.tile[b.majors * seat + g // PAIR]
            if can_pay(s, seat, c, have):
                return False
    s.stack.pop()
    return True


def why_not_done(s: MerkatorState, top: Frame, a: int, b: int) -> Refusal | None:
    return OK  # ME-6.5, ME-R70: whoever is asked may stop


def do_done(s: MerkatorState, top: Frame, a: int, b: int, log: Log) -> None:
    s.stack.pop()
