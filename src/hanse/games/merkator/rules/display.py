"""ME-4.5 The displays are filled up after every purchase; ME-11.7 and what a building does to them in the solo game."""

from __future__ import annotations

from hanse.core.model import Log
from hanse.games.merkator.frames import ANY_PRICE, TO_DISPLAY, Deck, Refill
from hanse.games.merkator.ids import DECKED
from hanse.games.merkator.state import MerkatorState
from hanse.games.merkator.words import E_RETURNED


def settle(s: MerkatorState, top: Refill, log: Log) -> bool:
    """ME-R6: first buildings, then bonus cards."""
    b = s.board
    slot = gap(s, b.open_bonus, len(s.slots))
    if slot >= 0 and in_deck(s, b.bonuses, b.cards):  # ME-4.5
        s.stack.append(Deck(slot, TO_DISPLAY, ANY_PRICE))
        return True
    if top.built and b.solo:
        return_bonus(s, log)  # ME-R57: once for every building
        s.stack[-1] = Refill(top.seat, top.built - 1)
        for slot in range(min(b.open_bonus, in_deck(s, 0, b.bonuses)) - 1, -1, -1):
            s.stack.append(Deck(slot, TO_DISPLAY, ANY_PRICE))
        return True
    slot = gap(s, 0, b.open_bonus)
    if slot >= 0 and in_deck(s, 0, b.bonuses):  # ME-4.5; ME-R11: an empty deck is not rebuilt
        s.stack.append(Deck(slot, TO_DISPLAY, ANY_PRICE))
        return True
    s.stack.pop()
    return True


def gap(s: MerkatorState, first: int, end: int) -> int:
    """The first empty slot of a display, else -1."""
    for slot in range(first, end):
        if s.slots[slot] < 0:
            return slot
    return -1


def in_deck(s: MerkatorState, first: int, end: int) -> int:
    """Cards of a deck that can still be opened."""
    n = 0
    for card in range(first, end):
        if s.card[card] == DECKED:
            n += 1
    return n


def return_bonus(s: MerkatorState, log: Log) -> None:
    """The open bonus cards go under their deck."""
    b = s.board
    batch = 0
    for i in range(b.bonuses):
        if s.card[i] == DECKED and s.age[i] > batch:
            batch = s.age[i]
    for slot in range(b.open_bonus):
        card = s.slots[slot]
        if card >= 0:
            s.card[card] = DECKED
            s.age[card] = batch + 1  # ME-11.7: below all that went there before
            s.slots[slot] = -1
    if log is not None:
        log.append((E_RETURNED,))
