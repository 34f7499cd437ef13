"""ME-4.1 Invest: sell contracts; buy open cards with contracts and coins, singly or as a package."""

from hanse.core.model import OK, Frame, Log
from hanse.games.merkator.ids import (
    CANNOT_PAY,
    CHECK,
    DISCARD,
    DUTY,
    E_BONUS,
    E_BOUGHT,
    E_HANDED_IN,
    E_PAID,
    E_SOLD,
    EXCESS,
    HAND,
    LAST_CONTRACT,
    NOT_OPEN,
    NOT_PAID_YET,
    NOT_YOURS,
    OWN,
    PACKAGE,
    PACKAGE_GROWS_CASH,
    PAYING,
    REFILL,
    SHOWN,
    TOO_MUCH_CASH,
)
from hanse.games.merkator.state import MerkatorState


def saleable(s: MerkatorState, seat: int) -> int:
    """ME-4.7, ME-R10: what all contracts but the cheapest would bring; the last one is never sold."""
    total = 0
    least = 0
    value = s.board.value
    where = s.where
    mine = OWN + seat
    for c in range(len(where)):
        if where[c] == mine:
            total += value[c]
            if least == 0 or value[c] < least:
                least = value[c]
    return total - least


def limited(s: MerkatorState) -> bool:
    """ME-4.8: there is a cash limit, except in variant B (ME-15.B)."""
    return s.rules.coins == 1 and s.rules.duty == 0


def earn(s: MerkatorState, seat: int, amount: int) -> None:
    """ME-4.3 in coins; without coins whatever is over is lost (ME-11.5, ME-13.2, ME-R13)."""
    if s.rules.coins:
        s.coins[seat] += amount


def why_not_sell(s: MerkatorState, top: Frame, contract: int, _: int) -> int:
    """ME-4.3: an own contract, but never the last (ME-4.7)."""
    if s.where[contract] != OWN + top[1]:
        return NOT_YOURS
    return OK if s.count[top[1]] > 1 else LAST_CONTRACT


def options_sell(s: MerkatorState, top: Frame, base: int, out: list[int]) -> None:
    if s.count[top[1]] < 2:
        return
    mine = OWN + top[1]
    where = s.where
    for c in range(len(where)):
        if where[c] == mine:
            out.append(base + c)


def do_sell(s: MerkatorState, top: Frame, contract: int, _: int, log: Log) -> None:
    """ME-4.3, ME-4.4: its value in coins, the card on the discard pile; then the cash limit (ME-4.8)."""
    seat = top[1]
    value = s.board.value[contract]
    discard(s, contract)
    s.count[seat] -= 1
    earn(s, seat, value)
    if log is not None:
        log.append((E_SOLD, seat, contract))
    if limited(s) and s.coins[seat] > s.board.cash:
        s.stack.append((EXCESS, seat))


def discard(s: MerkatorState, contract: int) -> None:
    """ME-4.4: face down on the discard pile."""
    s.where[contract] = DISCARD
    s.gone[s.board.level[contract]] += 1


def why_not_buy(s: MerkatorState, top: Frame, card: int, _: int) -> int:
    """ME-4.1 an open card, or the own hand card (ME-14.3), that coins and contracts can pay; ME-R62 coins alone."""
    seat = top[1]
    b = s.board
    if top[0] == DUTY:
        if s.card[card] != SHOWN or card < b.bonuses:
            return NOT_OPEN
        return OK if b.cost[card] <= s.coins[seat] else CANNOT_PAY
    if s.card[card] != SHOWN and s.card[card] != HAND + seat:
        return NOT_OPEN
    due = b.cost[card]
    have = s.coins[seat] + saleable(s, seat)
    if top[0] == PACKAGE:
        due += top[2]
        have += top[3]
    return OK if due <= have else CANNOT_PAY


def options_buy(s: MerkatorState, top: Frame, base: int, out: list[int]) -> None:
    seat = top[1]
    b = s.board
    first = 0
    if top[0] == DUTY:
        have = s.coins[seat]
        first = b.bonuses
    else:
        have = s.coins[seat] + saleable(s, seat)
        if top[0] == PACKAGE:
            have += top[3] - top[2]
    held = s.hand[seat]
    if 0 <= held < b.cards and top[0] != DUTY:
        for card in range(b.cards):
            if (s.card[card] == SHOWN or card == held) and b.cost[card] <= have:
                out.append(base + card)
        return
    at = s.card
    cost = b.cost
    for card in range(first, b.cards):
        if at[card] == SHOWN and cost[card] <= have:
            out.append(base + card)


def do_buy(s: MerkatorState, top: Frame, card: int, _: int, log: Log) -> None:
    """ME-4.2, ME-R6: the card opens a package or joins it; what pays it is chosen next."""
    seat = top[1]
    b = s.board
    if s.hand[seat] == card:
        s.hand[seat] = -1
    s.card[card] = PAYING
    if top[0] == PACKAGE:
        s.stack.pop()
        s.stack.append((PACKAGE, seat, top[2] + b.cost[card], top[3], top[4]))
    elif top[0] == DUTY:
        s.stack.pop()
        complete(s, seat, b.cost[card], 0, log)
    else:
        s.stack.append((PACKAGE, seat, b.cost[card], 0, s.coins[seat] if top[0] == EXCESS else 0))


def why_not_spend(s: MerkatorState, top: Frame, contract: int, _: int) -> int:
    """ME-4.1, ME-R7: any own contract but the last, also beyond the price; with excess cash no needless one (ME-R8)."""
    reason = why_not_sell(s, top, contract, 0)
    if reason != OK:
        return reason
    if not may_overpay(s, top, s.board.value[contract]):
        return PACKAGE_GROWS_CASH
    return OK if leaves_enough(s, top, contract) else LAST_CONTRACT


def leaves_enough(s: MerkatorState, top: Frame, contract: int) -> bool:
    """ME-4.7: a cheap contract may not be spent if the price would then need the last one."""
    where = s.where
    mine = where[contract]
    where[contract] = PAYING
    reach = s.coins[top[1]] + top[3] + s.board.value[contract] + saleable(s, top[1])
    where[contract] = mine
    return reach >= top[2]


def may_overpay(s: MerkatorState, top: Frame, value: int) -> bool:
    """ME-R8: a purchase made because of too much cash may not leave too much again through needless contracts."""
    left = s.coins[top[1]] + top[3] - top[2]
    return top[4] == 0 or left < 0 or left + value <= s.board.cash


def options_spend(s: MerkatorState, top: Frame, base: int, out: list[int]) -> None:
    if s.count[top[1]] < 2:
        return
    mine = OWN + top[1]
    where = s.where
    for c in range(len(where)):
        if where[c] == mine and may_overpay(s, top, s.board.value[c]) and leaves_enough(s, top, c):
            out.append(base + c)


def do_spend(s: MerkatorState, top: Frame, contract: int, _: int, log: Log) -> None:
    s.stack.pop()
    s.where[contract] = PAYING
    s.count[top[1]] -= 1
    s.stack.append((PACKAGE, top[1], top[2], top[3] + s.board.value[contract], top[4]))


def why_not_close(s: MerkatorState, top: Frame, _a: int, _b: int) -> int:
    """ME-R6: contracts and coins reach the price."""
    return OK if s.coins[top[1]] + top[3] >= top[2] else NOT_PAID_YET


def do_close(s: MerkatorState, top: Frame, _a: int, _b: int, log: Log) -> None:
    s.stack.pop()
    complete(s, top[1], top[2], top[3], log)


def complete(s: MerkatorState, seat: int, price: int, given: int, log: Log) -> None:
    """ME-4.3 change, ME-4.4 discards, ME-4.5 new cards, ME-4.9 the cards work at once, ME-15.C a cube for a
    bonus card."""
    b = s.board
    for c in range(b.contracts):
        if s.where[c] == PAYING:
            discard(s, c)
            if log is not None:
                log.append((E_PAID, seat, c))
    change = s.coins[seat] + given - price
    s.coins[seat] = change if s.rules.coins else 0
    # ME-R8: the limit is tested after the whole action, and after what the action brings about.
    if limited(s) and change > b.cash and s.stack[-1][0] != EXCESS:
        s.stack.append((EXCESS, seat))
    built = 0
    for card in range(b.cards):
        if s.card[card] == PAYING:
            s.card[card] = OWN + seat
            if card >= b.bonuses:
                built += 1
            if log is not None:
                log.append((E_BOUGHT, seat, card, b.cost[card]))
            if s.rules.cube and card < b.bonuses:
                # ME-15.C, ME-R63
                s.goods[b.goods * seat + b.bonus_good[card]] += 1
                if log is not None:
                    log.append((E_BONUS, seat, card, b.bonus_good[card], 1))
            for slot in range(len(s.slots)):
                if s.slots[slot] == card:
                    s.slots[slot] = -1
    if s.rules.duty and built:
        # ME-15.B, ME-R62: from the buyer's left; the buyer himself only after somebody else has bought.
        if s.stack[-1][0] == CHECK:
            s.stack.pop()
            s.stack.append((CHECK, (seat + 1) % b.seats, b.seats))
        else:
            s.stack.append((CHECK, (seat + 1) % b.seats, b.seats - 1))
    s.stack.append((REFILL, seat, built))


def settle_excess(s: MerkatorState, top: Frame, log: Log) -> bool:
    """ME-4.8: nothing more to do once the cash is within the limit."""
    if s.coins[top[1]] > s.board.cash:
        return False
    s.stack.pop()
    return True


def why_not_hand_in(s: MerkatorState, top: Frame, _a: int, _b: int) -> int:
    """ME-4.8, ME-R9: whoever does not buy gives up what is above the limit."""
    return OK if s.coins[top[1]] > s.board.cash else TOO_MUCH_CASH


def do_hand_in(s: MerkatorState, top: Frame, _a: int, _b: int, log: Log) -> None:
    seat = top[1]
    over = s.coins[seat] - s.board.cash
    s.coins[seat] -= over
    if log is not None:
        log.append((E_HANDED_IN, seat, over))


def settle_check(s: MerkatorState, top: Frame, log: Log) -> bool:
    """ME-15.B, ME-R62: who can pay the dearest open building with cash alone must buy one; then all are
    checked again."""
    b = s.board
    seat, left = top[1], top[2]
    dearest = 0
    for slot in range(b.open_bonus, len(s.slots)):
        card = s.slots[slot]
        if card >= 0 and b.cost[card] > dearest:
            dearest = b.cost[card]
    if left == 0 or dearest == 0:
        s.stack.pop()
    elif s.coins[seat] >= dearest:
        s.stack.append((DUTY, seat))
    else:
        s.stack.pop()
        s.stack.append((CHECK, (seat + 1) % b.seats, left - 1))
    return True
