"""LU-3 Form the display, and LU-12 what happens when the deck runs out meanwhile."""

from __future__ import annotations

from typing import Final

from hanse.core.model import OK, Log, Refusal
from hanse.games.luebeck.frames import Lay
from hanse.games.luebeck.state import LuebeckState
from hanse.games.luebeck.words import E_LAID, E_LAST_ROUND, E_RESHUFFLED, REFUSALS

NOT_IN_DECK: Final = REFUSALS.add("LU-R15", "no-such-card")


def settle(s: LuebeckState, top: Lay, log: Log) -> bool:
    """LU-3: lap 0 founds new packets, each further lap adds a card to every packet, so that new ones have two."""
    board = s.board
    packet = top.packet
    lap = top.lap
    laps = board.first_size - 1 if s.round == 1 else board.added
    while True:
        if packet == board.packets:
            packet = 0
            lap += 1
        if lap > laps:
            s.stack.pop()
            return True
        # LU-3.3: new packets first; LU-R3: then all, oldest first; LU-R17: none that could not be founded.
        if (len(s.packets[packet]) == 0) == (lap == 0):
            break
        packet += 1
    if s.left == 0 and not reshuffle(s, log):  # LU-3.5; LU-12.3: in the last round too
        announce(s, log)
        s.stack.pop()  # LU-R17: what there is has been laid out
        return True
    s.stack[-1] = Lay(packet, lap)
    return False


def reshuffle(s: LuebeckState, log: Log) -> bool:
    """LU-12.1: the open pile becomes the deck; whether there was one."""
    cards = 0
    for kind in range(s.board.kinds):
        cards += s.pile[kind]
        s.deck[kind] += s.pile[kind]  # LU-R15: the pile alone, not hands and display
        s.pile[kind] = 0
    s.left += cards
    if cards:
        s.deck_pass += 1  # LU-12.1
        if log is not None:
            log.append((E_RESHUFFLED, s.deck_pass, cards))
    return cards > 0


def why_not(s: LuebeckState, top: Lay, kind: int, b: int) -> Refusal | None:
    """LU-R15: a card of the deck; those on the pile come only when it is used up, those in hands never."""
    return OK if s.deck[kind] else NOT_IN_DECK


def do(s: LuebeckState, top: Lay, kind: int, b: int, log: Log) -> None:
    """LU-3.2, LU-3.3: one open card."""
    packet = top.packet
    s.deck[kind] -= 1
    s.left -= 1
    s.packets[packet] = (*s.packets[packet], kind)  # LU-3.4
    s.stack[-1] = Lay(packet + 1, top.lap)
    if log is not None:
        log.append((E_LAID, packet, kind))
    if s.left == 0 and s.deck_pass >= s.board.deck_passes:  # LU-R16: with the last card of the second deck
        announce(s, log)


def announce(s: LuebeckState, log: Log) -> None:
    """The last round is announced, once."""
    if not s.last:
        s.last = 1  # LU-12.2
        if log is not None:
            log.append((E_LAST_ROUND, s.round))
