"""ME-15.D Variant: the others may offer coins and time for a swap of the contract just taken."""

from hanse.core.model import OK, Frame, Log
from hanse.games.merkator.ids import (
    E_OFFERED,
    E_TRADED,
    NO_OFFER,
    NOTHING_TO_GIVE,
    OFFER,
    OWN,
    SHOWN,
    TAKER_IS_FULL,
)
from hanse.games.merkator.rules import invest
from hanse.games.merkator.state import MerkatorState


def why_not_coin(s: MerkatorState, top: Frame, _a: int, _b: int) -> int:
    """ME-R64: no more coins than the offerer has, nor than the taker's cash limit takes."""
    coins = top[4] + 1
    if coins > s.coins[top[1]]:
        return NOTHING_TO_GIVE
    if invest.limited(s) and s.coins[top[2]] + coins > s.board.cash:
        return TAKER_IS_FULL
    return OK


def do_coin(s: MerkatorState, top: Frame, _a: int, _b: int, log: Log) -> None:
    s.stack.pop()
    s.stack.append((OFFER, top[1], top[2], top[3], top[4] + 1, top[5]))


def why_not_marker(s: MerkatorState, top: Frame, _a: int, _b: int) -> int:
    """ME-R64: no more markers than the offerer has."""
    return OK if top[5] < s.time[top[1]] else NOTHING_TO_GIVE


def do_marker(s: MerkatorState, top: Frame, _a: int, _b: int, log: Log) -> None:
    s.stack.pop()
    s.stack.append((OFFER, top[1], top[2], top[3], top[4], top[5] + 1))


def why_not_offer(s: MerkatorState, top: Frame, _a: int, _b: int) -> int:
    """ME-15.D: a swap needs an offer of at least one coin or marker."""
    return OK if top[4] + top[5] else NO_OFFER


def do_offer(s: MerkatorState, top: Frame, _a: int, _b: int, log: Log) -> None:
    s.stack.pop()
    s.bids[2 * top[1]] = top[4]
    s.bids[2 * top[1] + 1] = top[5]
    if log is not None:
        log.append((E_OFFERED, top[1], top[2], top[4], top[5]))


def settle_offer(s: MerkatorState, top: Frame, log: Log) -> bool:
    """Who has nothing to offer is not asked."""
    if top[4] + top[5] or why_not_coin(s, top, 0, 0) == OK or why_not_marker(s, top, 0, 0) == OK:
        return False
    s.stack.pop()
    return True


def settle_accept(s: MerkatorState, top: Frame, log: Log) -> bool:
    """ME-15.D: without an offer no swap is possible."""
    for n in s.bids:
        if n:
            return False
    s.stack.pop()
    return True


def why_not_accept(s: MerkatorState, top: Frame, seat: int, _: int) -> int:
    """ME-R64: the taker accepts at most one of the offers."""
    return OK if seat < s.board.seats and s.bids[2 * seat] + s.bids[2 * seat + 1] else NO_OFFER


def do_accept(s: MerkatorState, top: Frame, seat: int, _: int, log: Log) -> None:
    """ME-15.D: the visible card for the one just taken, which becomes the top of the pile; no new offers (ME-R64)."""
    taker, contract = top[1], top[2]
    level = s.board.level[contract]
    other = s.top[level]
    s.stack.pop()
    s.where[contract] = SHOWN
    s.top[level] = contract
    s.where[other] = OWN + taker
    s.coins[seat] -= s.bids[2 * seat]
    s.coins[taker] += s.bids[2 * seat]
    s.time[seat] -= s.bids[2 * seat + 1]
    s.time[taker] += s.bids[2 * seat + 1]
    if log is not None:
        log.append((E_TRADED, taker, seat, contract, other))
    forget(s)


def do_refuse(s: MerkatorState, top: Frame, _a: int, _b: int, log: Log) -> None:
    s.stack.pop()
    forget(s)


def forget(s: MerkatorState) -> None:
    for i in range(len(s.bids)):
        s.bids[i] = 0
