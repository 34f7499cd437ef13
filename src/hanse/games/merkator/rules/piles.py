"""ME-6.3 The reward of a fulfilled contract, and the piles it comes from."""

from __future__ import annotations

from hanse.core.model import OK, Log, Refusal
from hanse.games.merkator.frames import TO_TOP, Draw, Reward
from hanse.games.merkator.ids import DECKED, DISCARD, FROM_HAND, OWN, PEACE_SIGNED, SHOWN, UNDER
from hanse.games.merkator.rules import ending, offers
from hanse.games.merkator.state import MerkatorState, hand_contract, let_go
from hanse.games.merkator.words import E_NO_REWARD, E_RESHUFFLED, E_REWARD


def lift(s: MerkatorState, level: int) -> int:
    """The top of a pile is taken; in the solo game the contract it covered shows again (ME-11.8)."""
    contract = s.top[level]
    s.top[level] = -1
    if level in s.board.stack_levels:
        for turn in range(len(s.opened) - 1, -1, -1):
            c = s.opened[turn]
            if c >= 0 and s.where[c] == UNDER and s.board.level[c] == level:
                s.where[c] = SHOWN
                s.top[level] = c
                break
    return contract


def turn_up(s: MerkatorState, level: int) -> None:
    """The next contract of a pile shows, which one is for chance to say; not of the solo stack (ME-11.8)."""
    if s.rest[level] and level not in s.board.stack_levels:
        s.stack.append(Draw(level, TO_TOP))


def in_hand(s: MerkatorState, top: Reward) -> int:
    """ME-14.4: the contract in the seat's hand if it is of the next value, else -1."""
    held = hand_contract(s, top.seat)
    return held if held >= 0 and s.board.level[held] == s.board.level[top.contract] + 1 else -1


def settle(s: MerkatorState, top: Reward, log: Log) -> bool:
    """The reward comes at once."""
    # ME-R34: without choice; ME-14.4: unless the hand holds such a contract too, ME-R60: whoever fulfils.
    if not top.decided and in_hand(s, top) >= 0:
        return False
    from_pile(s, top, log)
    return True


def why_not(s: MerkatorState, top: Reward, source: int, b: int) -> Refusal | None:
    return OK  # ME-14.4: the top of the pile, or the hand card


def do(s: MerkatorState, top: Reward, source: int, b: int, log: Log) -> None:
    """ME-14.4: the hand card is taken without touching the pile."""
    if source == FROM_HAND:
        contract = in_hand(s, top)
        s.stack.pop()
        let_go(s, top.seat)
        gain(s, top.seat, contract, log)
    else:
        s.stack[-1] = Reward(top.seat, top.contract, 1)


def gain(s: MerkatorState, seat: int, contract: int, log: Log) -> None:
    s.where[contract] = OWN + seat
    s.count[seat] += 1
    if log is not None:
        log.append((E_REWARD, seat, contract))


def there(s: MerkatorState, level: int) -> bool:
    """Whether the pile has a card, or can be made of the discards."""
    if level >= s.board.levels:
        return False
    # ME-6.6; ME-11.9: alone the discards are never searched.
    return s.top[level] >= 0 or (s.gone[level] > 0 and not s.board.solo)


def from_pile(s: MerkatorState, top: Reward, log: Log) -> None:
    """The next value, from pile or discards; else the same value; else nothing."""
    level = s.board.level[top.contract] + 1
    if not there(s, level):
        level -= 1  # ME-R36, ME-R38
    if not there(s, level):  # ME-R56: alone as well
        s.stack.pop()
        if log is not None:
            log.append((E_NO_REWARD, top.seat))
    elif s.top[level] < 0:
        rebuild(s, level, log)
    else:
        s.stack.pop()
        take_top(s, top, level, log)


def rebuild(s: MerkatorState, level: int, log: Log) -> None:
    """The discards of that value become the new pile, shuffled, the top face up."""
    for c in s.board.of_level[level]:
        if s.where[c] == DISCARD:
            s.where[c] = DECKED  # ME-R37: all of them
    s.rest[level] = s.gone[level]
    s.gone[level] = 0
    if log is not None:
        log.append((E_RESHUFFLED, s.board.values[level]))
    s.stack.append(Draw(level, TO_TOP))


def take_top(s: MerkatorState, top: Reward, level: int, log: Log) -> None:
    """The reward, and what it sets off."""
    contract = lift(s, level)
    gain(s, top.seat, contract, log)  # ME-6.3
    if contract == s.board.peace:
        ending.begin(s, PEACE_SIGNED, log)  # ME-9.1
    elif s.rules.offers and s.rest[level]:
        offers.invite(s, top.seat, contract)  # ME-15.D, ME-R64: once the next card is seen, also for a substitute
    turn_up(s, level)  # ME-7.6: whoever comes next gets the next one
