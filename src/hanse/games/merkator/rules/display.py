"""ME-4.5 The displays are filled up after every purchase; ME-11.7 and what a building does to them in the solo game."""

from hanse.core.model import CHANCE, Frame, Log
from hanse.games.merkator.ids import DECK, DECKED, E_RETURNED, REFILL
from hanse.games.merkator.state import MerkatorState


def settle_refill(s: MerkatorState, top: Frame, log: Log) -> bool:
    """ME-4.5, ME-R6: first buildings, then bonus cards; ME-R11: an empty deck is not rebuilt."""
    b = s.board
    built = top[2]
    if missing(s, b.bonuses, b.cards):
        for slot in range(b.open_bonus, len(s.slots)):
            if s.slots[slot] < 0:
                s.stack.append((DECK, CHANCE, slot, -1, 0))
                return True
    if built and b.solo:
        s.stack.pop()
        return_bonus(s, log)
        s.stack.append((REFILL, top[1], built - 1))
        for slot in range(b.open_bonus - 1, -1, -1):
            if slot < missing(s, 0, b.bonuses):
                s.stack.append((DECK, CHANCE, slot, -1, 0))
        return True
    if missing(s, 0, b.bonuses):
        for slot in range(b.open_bonus):
            if s.slots[slot] < 0:
                s.stack.append((DECK, CHANCE, slot, -1, 0))
                return True
    s.stack.pop()
    return True


def missing(s: MerkatorState, first: int, end: int) -> int:
    """Cards of a deck that can still be opened."""
    n = 0
    for card in range(first, end):
        if s.card[card] == DECKED:
            n += 1
    return n


def return_bonus(s: MerkatorState, log: Log) -> None:
    """ME-11.7, ME-R57: the open bonus cards go under their deck, below all that went there before."""
    b = s.board
    batch = 0
    for i in range(b.bonuses):
        if s.card[i] == DECKED and s.age[i] > batch:
            batch = s.age[i]
    for slot in range(b.open_bonus):
        card = s.slots[slot]
        if card >= 0:
            s.card[card] = DECKED
            s.age[card] = batch + 1
            s.slots[slot] = -1
    if log is not None:
        log.append((E_RETURNED,))
