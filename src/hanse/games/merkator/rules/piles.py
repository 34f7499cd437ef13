"""ME-6.3 The reward of a fulfilled contract, and the piles it comes from."""

from hanse.core.model import CHANCE, OK, Frame, Log
from hanse.games.merkator.ids import (
    ACCEPT,
    DECKED,
    DISCARD,
    DRAW,
    E_NO_REWARD,
    E_RESHUFFLED,
    E_REWARD,
    NO_HAND_REWARD,
    OFFER,
    OWN,
    PEACE_SIGNED,
    REWARD,
    SHOWN,
    TO_TOP,
    UNDER,
)
from hanse.games.merkator.rules import ending
from hanse.games.merkator.state import MerkatorState


def uncover(s: MerkatorState, level: int) -> None:
    """The next contract of a pile shows: a known one in the solo game (ME-11.8), else chance turns it up."""
    s.top[level] = -1
    if s.board.solo and level in s.board.stack_levels:
        for turn in range(len(s.opened) - 1, -1, -1):
            c = s.opened[turn]
            if c >= 0 and s.where[c] == UNDER and s.board.level[c] == level:
                s.where[c] = SHOWN
                s.top[level] = c
                return
    elif s.rest[level]:
        s.stack.append((DRAW, CHANCE, level, TO_TOP))


def in_hand(s: MerkatorState, seat: int, contract: int) -> int:
    """ME-14.4: the contract in the seat's hand if it is of the next value, else -1."""
    held = s.hand[seat] - s.board.cards
    return held if held >= 0 and s.board.level[held] == s.board.level[contract] + 1 else -1


def there(s: MerkatorState, level: int) -> bool:
    """ME-6.6: the pile has a card, or the discards can make it one; not so in the solo game (ME-11.9)."""
    if level >= s.board.levels:
        return False
    return s.top[level] >= 0 or (s.gone[level] > 0 and not s.board.solo)


def settle_reward(s: MerkatorState, top: Frame, log: Log) -> bool:
    """ME-6.3, ME-R34: at once and without choice, unless the hand holds such a contract too (ME-14.4, ME-R60)."""
    if top[3] == 0 and in_hand(s, top[1], top[2]) >= 0:
        return False
    return from_pile(s, top, log)


def why_not_reward(s: MerkatorState, top: Frame, source: int, _: int) -> int:
    """ME-14.4: the top of the pile (0), or the hand card (1)."""
    if source == 1 and in_hand(s, top[1], top[2]) < 0:
        return NO_HAND_REWARD
    return OK


def do_reward(s: MerkatorState, top: Frame, source: int, _: int, log: Log) -> None:
    """ME-14.4: the hand card is taken without touching the pile."""
    seat = top[1]
    if source == 0:
        s.stack.pop()
        s.stack.append((REWARD, seat, top[2], 1))
        return
    contract = in_hand(s, seat, top[2])
    s.stack.pop()
    s.hand[seat] = -1
    gain(s, seat, contract, log)


def gain(s: MerkatorState, seat: int, contract: int, log: Log) -> None:
    s.where[contract] = OWN + seat
    s.count[seat] += 1
    if log is not None:
        log.append((E_REWARD, seat, contract))


def from_pile(s: MerkatorState, top: Frame, log: Log) -> bool:
    """ME-6.6, ME-R36, ME-R38: next value, from pile or discards; else the same value; else nothing (ME-R56)."""
    seat = top[1]
    level = s.board.level[top[2]] + 1
    if not there(s, level):
        level -= 1
        if not there(s, level):
            s.stack.pop()
            if log is not None:
                log.append((E_NO_REWARD, seat))
            return True
    if s.top[level] < 0:
        rebuild(s, level, log)
        return True
    s.stack.pop()
    take_top(s, seat, level, s.board.level[top[2]], log)
    return True


def rebuild(s: MerkatorState, level: int, log: Log) -> None:
    """ME-6.6, ME-R37: all discards of that value become the new pile, shuffled, the top face up."""
    for c in s.board.of_level[level]:
        if s.where[c] == DISCARD:
            s.where[c] = DECKED
    s.rest[level] = s.gone[level]
    s.gone[level] = 0
    s.stack.append((DRAW, CHANCE, level, TO_TOP))
    if log is not None:
        log.append((E_RESHUFFLED, s.board.values[level]))


def take_top(s: MerkatorState, seat: int, level: int, paid: int, log: Log) -> None:
    """ME-6.3; ME-9.1 the Peace begins the final phase; ME-15.D the others may offer for a swap."""
    b = s.board
    contract = s.top[level]
    gain(s, seat, contract, log)
    if contract == b.peace:
        ending.begin(s, PEACE_SIGNED, log)
    elif s.rules.offers and level == paid + 1 and s.rest[level]:
        # ME-R64: one round of offers, clockwise from the taker's left, once the next card is seen.
        s.stack.append((ACCEPT, seat, contract))
        for step in range(b.seats - 1, 0, -1):
            s.stack.append((OFFER, (seat + step) % b.seats, seat, contract, 0, 0))
        for i in range(len(s.bids)):
            s.bids[i] = 0
    uncover(s, level)
