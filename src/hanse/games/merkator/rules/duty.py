"""ME-15.B Variant: who could pay the dearest open building in cash must build."""

from __future__ import annotations

from typing import Final

from hanse.core.codes import Codes
from hanse.core.model import OK, Log, Refusal
from hanse.games.merkator.frames import Check, Duty, Refill
from hanse.games.merkator.ids import PAYING, SHOWN
from hanse.games.merkator.rules.buy import take_over
from hanse.games.merkator.state import MerkatorState
from hanse.games.merkator.words import REFUSALS

ONLY_BUILDINGS: Final = REFUSALS.add("ME-15.B", "only-buildings")
ONLY_COINS: Final = REFUSALS.add("ME-R62", "only-coins")


def settle_check(s: MerkatorState, top: Check, log: Log) -> bool:
    """ME-15.B, ME-R62: who can pay the dearest open building with cash alone must buy one."""
    b = s.board
    dearest = 0
    for slot in range(b.open_bonus, len(s.slots)):
        card = s.slots[slot]
        if card >= 0 and b.cost[card] > dearest:
            dearest = b.cost[card]
    if top.left == 0 or dearest == 0:
        s.stack.pop()
    elif s.coins[top.seat] >= dearest:
        s.stack.append(Duty(top.seat))
    else:
        s.stack[-1] = Check((top.seat + 1) % b.seats, top.left - 1)
    return True


def why_not(s: MerkatorState, top: Duty, card: int, b: int) -> Refusal | None:
    """ME-15.B: one of the open buildings; ME-R62: with coins alone."""
    if s.card[card] != SHOWN or card < s.board.bonuses:
        return ONLY_BUILDINGS
    return OK if s.board.cost[card] <= s.coins[top.seat] else ONLY_COINS


def options(s: MerkatorState, top: Duty, base: int, out: Codes) -> None:
    b = s.board
    for card in range(b.bonuses, b.cards):
        if s.card[card] == SHOWN and b.cost[card] <= s.coins[top.seat]:
            out.append(base + card)


def do(s: MerkatorState, top: Duty, card: int, b: int, log: Log) -> None:
    """ME-15.B: a new building is opened, then all are checked again, the last buyer at the end (ME-R62)."""
    seat = top.seat
    seats = s.board.seats
    s.stack.pop()
    s.card[card] = PAYING
    s.coins[seat] -= s.board.cost[card]
    built = take_over(s, seat, log)
    s.stack[-1] = Check((seat + 1) % seats, seats)
    s.stack.append(Refill(seat, built))
