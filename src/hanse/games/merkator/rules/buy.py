"""ME-4.1 Buy open cards with contracts and coins, singly or as a package."""

from __future__ import annotations

from typing import Final

from hanse.core.codes import Codes
from hanse.core.model import OK, Log, Refusal
from hanse.games.merkator.frames import Check, Excess, Package, Refill, Turn
from hanse.games.merkator.ids import HAND, OWN, PAYING, SHOWN
from hanse.games.merkator.rules import own
from hanse.games.merkator.rules.sell import LAST_CONTRACT, discard, limited
from hanse.games.merkator.state import MerkatorState, hand_card, hold_card, let_go
from hanse.games.merkator.words import E_BONUS, E_BOUGHT, E_PAID, REFUSALS

NOT_YOURS: Final = REFUSALS.add("ME-R6", "not-yours")
ALREADY_IN_PACKAGE: Final = REFUSALS.add("ME-R6", "already-in-package")
NOT_PAID_YET: Final = REFUSALS.add("ME-R6", "not-paid-yet")
PACKAGE_GROWS_CASH: Final = REFUSALS.add("ME-R8", "package-grows-cash")


class Shop:
    """Why a card cannot be bought with contracts and coins; every question cites its own rules."""

    def __init__(self, open_card: str, price: str) -> None:
        self.not_open = REFUSALS.add(open_card, "not-open")
        self.cannot_pay = REFUSALS.add(price, "cannot-pay")

    def why_not(self, s: MerkatorState, seat: int, card: int, means: int) -> Refusal | None:
        """An open card, or the own hand card, for ``means``; the last contract stays."""
        if s.card[card] == PAYING:
            return ALREADY_IN_PACKAGE
        if s.card[card] != SHOWN and s.card[card] != HAND + seat:  # ME-4.1, ME-14.3
            return self.not_open
        if s.board.cost[card] <= means:
            return OK
        # ME-4.7: with the last contract it would be enough, and even too much.
        return LAST_CONTRACT if s.board.cost[card] <= means + cheapest(s, seat) else self.cannot_pay


FREELY: Final = Shop("ME-4.1", "ME-R6")


def cheapest(s: MerkatorState, seat: int) -> int:
    """The value of the cheapest own contract, 0 if there is none."""
    least = 0
    value = s.board.value
    mine = OWN + seat
    for contract in range(len(value)):
        if s.where[contract] == mine and (least == 0 or value[contract] < least):
            least = value[contract]
    return least


def saleable(s: MerkatorState, seat: int) -> int:
    """ME-4.7: what all contracts but the cheapest would bring; the last one is never sold."""
    total = 0
    least = 0
    value = s.board.value
    where = s.where
    mine = OWN + seat
    for contract in range(len(where)):
        if where[contract] == mine:
            total += value[contract]
            if least == 0 or value[contract] < least:
                least = value[contract]
    return total - least


def wealth(s: MerkatorState, seat: int) -> int:
    """What a seat could pay at most."""
    return s.coins[seat] + saleable(s, seat)


def affordable(s: MerkatorState, seat: int, means: int, base: int, out: Codes) -> None:
    """Codes of the cards that ``means`` can pay: must agree with ``Shop.why_not``."""
    cost = s.board.cost
    for card in s.slots:
        if card >= 0 and s.card[card] == SHOWN and cost[card] <= means:
            out.append(base + card)
    held = hand_card(s, seat)
    if held >= 0 and cost[held] <= means:
        out.append(base + held)
    out.sort()


def set_aside(s: MerkatorState, seat: int, card: int) -> None:
    """The card belongs to the purchase that is going on."""
    if hand_card(s, seat) == card:
        let_go(s, seat)
    s.card[card] = PAYING


def why_not(s: MerkatorState, top: Turn, card: int, b: int) -> Refusal | None:
    return FREELY.why_not(s, top.seat, card, wealth(s, top.seat))


def options(s: MerkatorState, top: Turn, base: int, out: Codes) -> None:
    affordable(s, top.seat, wealth(s, top.seat), base, out)


def do(s: MerkatorState, top: Turn, card: int, b: int, log: Log) -> None:
    """ME-R6: the card opens a package; what pays it is chosen next."""
    set_aside(s, top.seat, card)
    s.stack.append(Package(top.seat, s.board.cost[card], 0, 0))


def why_not_add(s: MerkatorState, top: Package, card: int, b: int) -> Refusal | None:
    return FREELY.why_not(s, top.seat, card, wealth(s, top.seat) + top.given - top.price)


def add_options(s: MerkatorState, top: Package, base: int, out: Codes) -> None:
    affordable(s, top.seat, wealth(s, top.seat) + top.given - top.price, base, out)


def do_add(s: MerkatorState, top: Package, card: int, b: int, log: Log) -> None:
    set_aside(s, top.seat, card)
    # ME-4.2: several cards are paid together.
    s.stack[-1] = Package(top.seat, top.price + s.board.cost[card], top.given, top.cash)


def why_not_spend(s: MerkatorState, top: Package, contract: int, b: int) -> Refusal | None:
    """Any own contract but the last; with excess cash no needless one."""
    if s.where[contract] == PAYING:
        return ALREADY_IN_PACKAGE
    reason = own.why_not(s, top.seat, contract, NOT_YOURS)
    if reason is not OK:
        return reason
    if s.count[top.seat] < 2:  # ME-R10: not as a part of a package either
        return LAST_CONTRACT
    if not may_overpay(s, top):
        return PACKAGE_GROWS_CASH
    return OK if leaves_enough(s, top, contract) else LAST_CONTRACT


def may_overpay(s: MerkatorState, top: Package) -> bool:
    """Paying too much on purpose sells a contract as well, and nobody sells while there is too much cash."""
    left = s.coins[top.seat] + top.given - top.price
    return top.cash == 0 or left <= s.board.cash  # ME-R7, ME-R8


def leaves_enough(s: MerkatorState, top: Package, contract: int) -> bool:
    """ME-4.7: a cheap contract may not be spent if the price would then need the last one."""
    before = s.where[contract]
    s.where[contract] = PAYING
    means = wealth(s, top.seat) + top.given + s.board.value[contract]
    s.where[contract] = before
    return means >= top.price


def spend_options(s: MerkatorState, top: Package, base: int, out: Codes) -> None:
    if s.count[top.seat] > 1 and may_overpay(s, top):
        mine = OWN + top.seat
        where = s.where
        for contract in range(len(where)):
            if where[contract] == mine and leaves_enough(s, top, contract):
                out.append(base + contract)


def do_spend(s: MerkatorState, top: Package, contract: int, b: int, log: Log) -> None:
    s.where[contract] = PAYING
    s.count[top.seat] -= 1
    s.stack[-1] = Package(top.seat, top.price, top.given + s.board.value[contract], top.cash)


def why_not_close(s: MerkatorState, top: Package, a: int, b: int) -> Refusal | None:
    """ME-R6: contracts and coins reach the price."""
    return OK if s.coins[top.seat] + top.given >= top.price else NOT_PAID_YET


def do_close(s: MerkatorState, top: Package, a: int, b: int, log: Log) -> None:
    """Contracts on the discard pile, then cards and change. ME-R8: the limit is tested after it all."""
    seat = top.seat
    s.stack.pop()
    for contract in range(s.board.contracts):
        if s.where[contract] == PAYING:
            discard(s, contract)
            if log is not None:
                log.append((E_PAID, seat, contract))
    change = s.coins[seat] + top.given - top.price
    s.coins[seat] = change if s.rules.coins else 0  # ME-4.3; ME-11.5, ME-13.2, ME-R13: lost without coins
    built = take_over(s, seat, log)
    if limited(s) and change > s.board.cash and not top.cash:
        s.stack.append(Excess(seat))
    if s.rules.duty and built:
        # ME-15.B, ME-R62: from the buyer's left; not the buyer himself, for nobody else has bought.
        s.stack.append(Check((seat + 1) % s.board.seats, s.board.seats - 1))
    s.stack.append(Refill(seat, built))


def why_not_give_up(s: MerkatorState, top: Package, a: int, b: int) -> Refusal | None:
    """ME-4.1: nobody has to buy; until it is paid a purchase is nothing but a plan."""
    return OK


def do_give_up(s: MerkatorState, top: Package, a: int, b: int, log: Log) -> None:
    """Cards and contracts are where they were; nothing has been paid yet."""
    s.stack.pop()
    s.given_up += 1
    for contract in range(s.board.contracts):
        if s.where[contract] == PAYING:
            s.where[contract] = OWN + top.seat
            s.count[top.seat] += 1
    for card in range(s.board.cards):
        if s.card[card] == PAYING:
            if card in s.slots:
                s.card[card] = SHOWN
            else:
                hold_card(s, top.seat, card)


def take_over(s: MerkatorState, seat: int, log: Log) -> int:
    """The cards paid for have a new owner; how many are buildings."""
    b = s.board
    built = 0
    for card in range(b.cards):
        if s.card[card] == PAYING:
            s.card[card] = OWN + seat  # ME-4.9: it works from now on
            clear_slot(s, card)
            if log is not None:
                log.append((E_BOUGHT, seat, card, b.cost[card]))
            if card >= b.bonuses:
                built += 1
            elif s.rules.cube:  # ME-15.C, ME-R63: bought, not dealt
                s.goods[b.goods * seat + b.bonus_good[card]] += 1
                if log is not None:
                    log.append((E_BONUS, seat, card, b.bonus_good[card], 1))
    return built


def clear_slot(s: MerkatorState, card: int) -> None:
    """The card leaves the display, if it lay there."""
    for slot in range(len(s.slots)):
        if s.slots[slot] == card:
            s.slots[slot] = -1
