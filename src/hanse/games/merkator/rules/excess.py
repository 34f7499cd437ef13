"""ME-4.8 Too many coins: buy at once, or hand in what is above the limit."""

from __future__ import annotations

from typing import Final

from hanse.core.codes import Codes
from hanse.core.model import OK, Log, Refusal
from hanse.games.merkator.frames import Excess, Package
from hanse.games.merkator.rules.buy import Shop, affordable, set_aside, wealth
from hanse.games.merkator.state import MerkatorState
from hanse.games.merkator.words import E_HANDED_IN, REFUSALS

AT_ONCE: Final = Shop("ME-4.8", "ME-4.8")
TOO_MUCH_CASH: Final = REFUSALS.add("ME-4.8", "too-much-cash")


def settle(s: MerkatorState, top: Excess, log: Log) -> bool:
    """ME-4.8: nothing more to do once the cash is within the limit."""
    if s.coins[top.seat] > s.board.cash:
        return False
    s.stack.pop()
    return True


def why_not_buy(s: MerkatorState, top: Excess, card: int, b: int) -> Refusal | None:
    return AT_ONCE.why_not(s, top.seat, card, wealth(s, top.seat))


def buy_options(s: MerkatorState, top: Excess, base: int, out: Codes) -> None:
    affordable(s, top.seat, wealth(s, top.seat), base, out)


def do_buy(s: MerkatorState, top: Excess, card: int, b: int, log: Log) -> None:
    """ME-4.8, ME-R8: the package remembers that it is forced."""
    set_aside(s, top.seat, card)
    s.stack.append(Package(top.seat, s.board.cost[card], 0, s.coins[top.seat]))


def why_not_hand_in(s: MerkatorState, top: Excess, a: int, b: int) -> Refusal | None:
    return OK  # ME-4.8, ME-R9: whoever does not buy gives up what is above the limit


def do_hand_in(s: MerkatorState, top: Excess, a: int, b: int, log: Log) -> None:
    seat = top.seat
    over = s.coins[seat] - s.board.cash
    s.coins[seat] -= over
    if log is not None:
        log.append((E_HANDED_IN, seat, over))
