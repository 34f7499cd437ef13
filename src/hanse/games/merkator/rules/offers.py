"""ME-15.D Variant: the others may offer coins and time for a swap of the contract just taken."""

from __future__ import annotations

from typing import Final

from hanse.core.model import OK, Log, Refusal
from hanse.games.merkator.frames import Accept, Offer
from hanse.games.merkator.ids import BID, BID_COINS, BID_TIME, OWN, SHOWN
from hanse.games.merkator.rules.sell import limited
from hanse.games.merkator.state import MerkatorState
from hanse.games.merkator.words import E_OFFERED, E_TRADED, REFUSALS

NOTHING_TO_GIVE: Final = REFUSALS.add("ME-R64", "nothing-to-give")
TAKER_IS_FULL: Final = REFUSALS.add("ME-R64", "taker-is-full")
NO_OFFER: Final = REFUSALS.add("ME-15.D", "no-offer")


def invite(s: MerkatorState, taker: int, contract: int) -> None:
    """ME-R64: one round of offers, clockwise from the taker's left."""
    forget(s)
    seats = s.board.seats
    s.stack.append(Accept(taker, contract))
    for step in range(seats - 1, 0, -1):
        s.stack.append(Offer((taker + step) % seats, taker, contract, 0, 0))


def settle_offer(s: MerkatorState, top: Offer, log: Log) -> bool:
    """Who has nothing to offer is not asked."""
    if top.coins + top.time or why_not_coin(s, top, 0, 0) is OK or why_not_marker(s, top, 0, 0) is OK:
        return False
    s.stack.pop()
    return True


def why_not_coin(s: MerkatorState, top: Offer, a: int, b: int) -> Refusal | None:
    """ME-R64: no more coins than the offerer has, nor than the taker's cash limit takes."""
    coins = top.coins + 1
    if coins > s.coins[top.seat]:
        return NOTHING_TO_GIVE
    if limited(s) and s.coins[top.taker] + coins > s.board.cash:
        return TAKER_IS_FULL
    return OK


def do_coin(s: MerkatorState, top: Offer, a: int, b: int, log: Log) -> None:
    s.stack[-1] = Offer(top.seat, top.taker, top.contract, top.coins + 1, top.time)


def why_not_marker(s: MerkatorState, top: Offer, a: int, b: int) -> Refusal | None:
    """ME-R64: no more markers than the offerer has."""
    return OK if top.time < s.time[top.seat] else NOTHING_TO_GIVE


def do_marker(s: MerkatorState, top: Offer, a: int, b: int, log: Log) -> None:
    s.stack[-1] = Offer(top.seat, top.taker, top.contract, top.coins, top.time + 1)


def why_not_offer(s: MerkatorState, top: Offer, a: int, b: int) -> Refusal | None:
    """ME-15.D: a swap needs an offer of at least one coin or marker."""
    return OK if top.coins + top.time else NO_OFFER


def do_offer(s: MerkatorState, top: Offer, a: int, b: int, log: Log) -> None:
    s.stack.pop()
    s.bids[BID * top.seat + BID_COINS] = top.coins
    s.bids[BID * top.seat + BID_TIME] = top.time
    if log is not None:
        log.append((E_OFFERED, top.seat, top.taker, top.coins, top.time))


def why_not_silent(s: MerkatorState, top: Offer, a: int, b: int) -> Refusal | None:
    """ME-15.D: the others may offer, they need not."""
    return OK


def do_silent(s: MerkatorState, top: Offer, a: int, b: int, log: Log) -> None:
    s.stack.pop()


def settle_accept(s: MerkatorState, top: Accept, log: Log) -> bool:
    """ME-15.D: without an offer no swap is possible."""
    for n in s.bids:
        if n:
            return False
    s.stack.pop()
    return True


def why_not_accept(s: MerkatorState, top: Accept, seat: int, b: int) -> Refusal | None:
    """ME-R64: the taker accepts at most one of the offers."""
    if seat < s.board.seats and s.bids[BID * seat + BID_COINS] + s.bids[BID * seat + BID_TIME]:
        return OK
    return NO_OFFER


def do_accept(s: MerkatorState, top: Accept, seat: int, b: int, log: Log) -> None:
    """ME-15.D: the visible card for the one just taken, which becomes the top of the pile; no new offers (ME-R64)."""
    taker, contract = top.seat, top.contract
    level = s.board.level[contract]
    other = s.top[level]
    coins, time = s.bids[BID * seat + BID_COINS], s.bids[BID * seat + BID_TIME]
    s.stack.pop()
    s.where[contract] = SHOWN
    s.top[level] = contract
    s.where[other] = OWN + taker
    s.coins[seat] -= coins
    s.coins[taker] += coins
    s.time[seat] -= time
    s.time[taker] += time
    if log is not None:
        log.append((E_TRADED, taker, seat, contract, other))
    forget(s)


def why_not_refuse(s: MerkatorState, top: Accept, a: int, b: int) -> Refusal | None:
    """ME-R64: at most one offer is accepted."""
    return OK


def do_refuse(s: MerkatorState, top: Accept, a: int, b: int, log: Log) -> None:
    s.stack.pop()
    forget(s)


def forget(s: MerkatorState) -> None:
    """No bid is on the table."""
    for i in range(len(s.bids)):
        s.bids[i] = 0
