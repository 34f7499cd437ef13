"""ME-4.3 Sell contracts for coins."""

from __future__ import annotations

from typing import Final

from hanse.core.model import OK, Log, Refusal
from hanse.games.merkator.frames import Excess, Turn
from hanse.games.merkator.ids import DISCARD, OWN
from hanse.games.merkator.state import MerkatorState
from hanse.games.merkator.words import E_SOLD, REFUSALS

NOT_YOURS: Final = REFUSALS.add("ME-4.3", "not-yours")
LAST_CONTRACT: Final = REFUSALS.add("ME-4.7", "last-contract")


def why_not(s: MerkatorState, top: Turn, contract: int, b: int) -> Refusal | None:
    """ME-4.3: an own contract, but never the last (ME-4.7)."""
    if s.where[contract] != OWN + top.seat:
        return NOT_YOURS
    return OK if s.count[top.seat] > 1 else LAST_CONTRACT


def options(s: MerkatorState, top: Turn, base: int, out: list[int]) -> None:
    if s.count[top.seat] > 1:
        mine = OWN + top.seat
        where = s.where
        for contract in range(len(where)):
            if where[contract] == mine:
                out.append(base + contract)


def do(s: MerkatorState, top: Turn, contract: int, b: int, log: Log) -> None:
    """ME-4.3, ME-4.4: its value in coins, the card on the discard pile; then the cash limit (ME-4.8)."""
    seat = top.seat
    discard(s, contract)
    s.count[seat] -= 1
    if s.rules.coins:
        s.coins[seat] += s.board.value[contract]
    if log is not None:
        log.append((E_SOLD, seat, contract))
    if limited(s) and s.coins[seat] > s.board.cash:
        s.stack.append(Excess(seat))


def discard(s: MerkatorState, contract: int) -> None:
    """ME-4.4: face down on the discard pile."""
    s.where[contract] = DISCARD
    s.gone[s.board.level[contract]] += 1


def limited(s: MerkatorState) -> bool:
    """ME-4.8: there is a cash limit, except in variant B (ME-15.B)."""
    return s.rules.coins and not s.rules.duty
