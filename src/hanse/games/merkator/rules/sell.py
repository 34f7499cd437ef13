"""ME-4.3 Sell contracts for coins."""

from __future__ import annotations

from typing import Final

from hanse.core.codes import Codes
from hanse.core.model import OK, Log, Refusal
from hanse.games.merkator.frames import Excess, Turn
from hanse.games.merkator.ids import DISCARD, OWN
from hanse.games.merkator.rules import own
from hanse.games.merkator.state import MerkatorState
from hanse.games.merkator.words import E_SOLD, REFUSALS

NOT_YOURS: Final = REFUSALS.add("ME-4.3", "not-yours")
LAST_CONTRACT: Final = REFUSALS.add("ME-4.7", "last-contract")


def why_not(s: MerkatorState, top: Turn, contract: int, b: int) -> Refusal | None:
    """An own contract, but never the last."""
    reason = own.why_not(s, top.seat, contract, NOT_YOURS)
    if reason is not OK:
        return reason
    return OK if s.count[top.seat] > 1 else LAST_CONTRACT  # ME-4.7


def options(s: MerkatorState, top: Turn, base: int, out: Codes) -> None:
    if s.count[top.seat] > 1:
        mine = OWN + top.seat
        where = s.where
        for contract in range(len(where)):
            if where[contract] == mine:
                out.append(base + contract)


def do(s: MerkatorState, top: Turn, contract: int, b: int, log: Log) -> None:
    """The card on the discard pile, its value in coins."""
    seat = top.seat
    discard(s, contract)
    s.count[seat] -= 1
    if s.rules.coins:
        s.coins[seat] += s.board.value[contract]  # ME-1.5, ME-4.3; ME-R5: a number, so change never lacks
    if log is not None:
        log.append((E_SOLD, seat, contract))
    if limited(s) and s.coins[seat] > s.board.cash:  # ME-4.8
        s.stack.append(Excess(seat))


def discard(s: MerkatorState, contract: int) -> None:
    s.where[contract] = DISCARD
    s.gone[s.board.level[contract]] += 1  # ME-4.4: face down, of which only the number is known


def limited(s: MerkatorState) -> bool:
    """Whether there is a cash limit."""
    return s.rules.coins and not s.rules.duty  # ME-15.B
