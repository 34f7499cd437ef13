"""ME-14 The hand card: take one open card out of the offer, for later."""

from __future__ import annotations

from typing import Final

from hanse.core.codes import Codes
from hanse.core.model import OK, Frame, Log, Refusal
from hanse.games.merkator.frames import Refill
from hanse.games.merkator.ids import SHOWN
from hanse.games.merkator.rules import piles
from hanse.games.merkator.rules.buy import clear_slot
from hanse.games.merkator.state import MerkatorState, hold_card, hold_contract, holds
from hanse.games.merkator.words import E_KEPT, E_RESERVED, REFUSALS

HAND_FULL: Final = REFUSALS.add("ME-14.2", "hand-full")
TOOK_ALREADY: Final = REFUSALS.add("ME-R59", "took-already")
BETWEEN_STEPS: Final = REFUSALS.add("ME-R59", "between-steps")
NOT_YOUR_TURN: Final = REFUSALS.add("ME-14.1", "not-your-turn")
NOT_OPEN: Final = REFUSALS.add("ME-14.1", "not-open")
NOT_TOP: Final = REFUSALS.add("ME-14.1", "not-top")
NEVER_TWO: Final = REFUSALS.add("ME-14.1", "never-two")
NEVER_PEACE: Final = REFUSALS.add("ME-14.1", "never-peace")

LOWEST: Final = 1
"""Level of the lowest contracts that go into a hand: the 2s have no pile unless one is rebuilt (ME-14.1, ME-R36)."""


def why_not_take(s: MerkatorState, seat: int) -> Refusal | None:
    """ME-14.1 in the own turn, ME-14.2 with an empty hand, ME-R59 once a turn: in phase 1 and after phase 3."""
    if seat != s.active:
        return NOT_YOUR_TURN
    if s.took:
        return TOOK_ALREADY
    return HAND_FULL if holds(s, seat) else OK


def why_not_keep(s: MerkatorState, top: Frame, card: int, b: int) -> Refusal | None:
    """One of the open bonus cards and buildings."""
    reason = why_not_take(s, top.seat)
    if reason is not OK:
        return reason
    return OK if s.card[card] == SHOWN else NOT_OPEN  # ME-14.6: also one that is of no use but to others


def keep_options(s: MerkatorState, top: Frame, base: int, out: Codes) -> None:
    if why_not_take(s, top.seat) is OK:
        for card in range(s.board.cards):
            if s.card[card] == SHOWN:
                out.append(base + card)


def do_keep(s: MerkatorState, top: Frame, card: int, b: int, log: Log) -> None:
    """ME-R59: it is replaced at once. Nothing takes it from the hand but buying it."""
    s.took = 1
    hold_card(s, top.seat, card)
    clear_slot(s, card)
    if log is not None:
        log.append((E_KEPT, top.seat, card))
    s.stack.append(Refill(top.seat, 0))


def why_not_reserve(s: MerkatorState, top: Frame, contract: int, b: int) -> Refusal | None:
    """ME-14.1: the top of a pile from 3 to 10."""
    reason = why_not_take(s, top.seat)
    if reason is not OK:
        return reason
    if contract == s.board.peace:
        return NEVER_PEACE
    if s.board.level[contract] < LOWEST:
        return NEVER_TWO
    return OK if s.where[contract] == SHOWN else NOT_TOP


def reserve_options(s: MerkatorState, top: Frame, base: int, out: Codes) -> None:
    if why_not_take(s, top.seat) is OK:
        for contract in sorted(s.top[LOWEST:]):
            if contract >= 0 and contract != s.board.peace:
                out.append(base + contract)


def do_reserve(s: MerkatorState, top: Frame, contract: int, b: int, log: Log) -> None:
    level = s.board.level[contract]
    s.took = 1
    piles.lift(s, level)
    hold_contract(s, top.seat, contract)
    if log is not None:
        log.append((E_RESERVED, top.seat, contract))
    piles.turn_up(s, level)
