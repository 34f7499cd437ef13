"""ME-14 The hand card: take one open card out of the offer, for later."""

from hanse.core.model import NOT_NOW, OK, Frame, Log
from hanse.games.merkator.ids import (
    E_KEPT,
    E_RESERVED,
    FULFIL,
    HAND,
    HAND_FULL,
    NEVER_PEACE,
    NOT_OPEN,
    NOT_TOP,
    REFILL,
    SHOWN,
)
from hanse.games.merkator.rules import piles
from hanse.games.merkator.state import MerkatorState


def may_take(s: MerkatorState, top: Frame) -> int:
    """ME-14.1 in the own turn, ME-14.2 with an empty hand, ME-R59 once a turn: in phase 1 and after phase 3."""
    seat = top[1]
    if s.rules.hand == 0 or seat != s.active or (top[0] == FULFIL and top[2] == 1):
        return NOT_NOW
    if s.hand[seat] >= 0 or s.took:
        return HAND_FULL
    return OK


def why_not_keep(s: MerkatorState, top: Frame, card: int, _: int) -> int:
    """ME-14.1: one of the open bonus cards and buildings; ME-14.6 also to deny it to others."""
    reason = may_take(s, top)
    if reason != OK:
        return reason
    return OK if s.card[card] == SHOWN else NOT_OPEN


def options_keep(s: MerkatorState, top: Frame, base: int, out: list[int]) -> None:
    if s.rules.hand and may_take(s, top) == OK:
        for card in range(s.board.cards):
            if s.card[card] == SHOWN:
                out.append(base + card)


def do_keep(s: MerkatorState, top: Frame, card: int, _: int, log: Log) -> None:
    """ME-R59: it is replaced at once. ME-14.5: nothing can take it from the hand but buying it."""
    seat = top[1]
    s.took = 1
    s.hand[seat] = card
    s.card[card] = HAND + seat
    for slot in range(len(s.slots)):
        if s.slots[slot] == card:
            s.slots[slot] = -1
    if log is not None:
        log.append((E_KEPT, seat, card))
    s.stack.append((REFILL, seat, 0))


def why_not_reserve(s: MerkatorState, top: Frame, contract: int, _: int) -> int:
    """ME-14.1: the top of a pile, never the Peace."""
    reason = may_take(s, top)
    if reason != OK:
        return reason
    if contract == s.board.peace:
        return NEVER_PEACE
    return OK if s.where[contract] == SHOWN else NOT_TOP


def options_reserve(s: MerkatorState, top: Frame, base: int, out: list[int]) -> None:
    if s.rules.hand and may_take(s, top) == OK:
        for level in range(s.board.levels):
            contract = s.top[level]
            if contract >= 0 and contract != s.board.peace:
                out.append(base + contract)
        out.sort()


def do_reserve(s: MerkatorState, top: Frame, contract: int, _: int, log: Log) -> None:
    seat = top[1]
    s.took = 1
    s.hand[seat] = s.board.cards + contract
    s.where[contract] = HAND + seat
    if log is not None:
        log.append((E_RESERVED, seat, contract))
    piles.uncover(s, s.board.level[contract])
