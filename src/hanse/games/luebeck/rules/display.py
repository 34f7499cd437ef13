"""LU-3 Form the display, and LU-12 what happens when the deck runs out meanwhile."""

from __future__ import annotations

from hanse.core.model import Log
from hanse.games.luebeck.frames import Lay
from hanse.games.luebeck.state import LuebeckState
from hanse.games.luebeck.words import E_LAID, E_LAST_ROUND, E_RESHUFFLED


def settle(s: LuebeckState, top: Lay, log: Log) -> bool:
    """LU-3.3, LU-R3: lap 0 founds new packets, each further lap adds a card to every packet, oldest first.

    LU-3.2, LU-3.4: so new packets have two cards in round 1 and later, and those nobody took grow by one.
    """
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
        # LU-R17: a packet that could not be founded gets no further cards either.
        if (len(s.packets[packet]) == 0) == (lap == 0):
            break
        packet += 1
    if s.left == 0 and not reshuffle(s, log):
        announce(s, log)
        s.stack.pop()  # LU-R17: what there is has been laid out
        return True
    s.stack[-1] = Lay(packet, lap)
    return False


def reshuffle(s: LuebeckState, log: Log) -> bool:
    """LU-3.5, LU-12.1, LU-12.3, LU-R15: the open pile becomes the deck; hands and display are not shuffled in."""
    cards = 0
    for kind in range(s.board.kinds):
        cards += s.pile[kind]
        s.deck[kind] += s.pile[kind]
        s.pile[kind] = 0
    s.left += cards
    if cards:
        s.deck_pass += 1
        if log is not None:
            log.append((E_RESHUFFLED, s.deck_pass, cards))
    return cards > 0


def do(s: LuebeckState, top: Lay, kind: int, b: int, log: Log) -> None:
    """LU-3.2, LU-3.3: one open card. LU-12.2, LU-R16: the last card of the second deck makes this the last round."""
    packet = top.packet
    s.deck[kind] -= 1
    s.left -= 1
    s.packets[packet] = (*s.packets[packet], kind)
    s.stack[-1] = Lay(packet + 1, top.lap)
    if log is not None:
        log.append((E_LAID, packet, kind))
    if s.left == 0 and s.deck_pass >= s.board.deck_passes:
        announce(s, log)


def announce(s: LuebeckState, log: Log) -> None:
    """LU-12.2: the last round is announced, once."""
    if not s.last:
        s.last = 1
        if log is not None:
            log.append((E_LAST_ROUND, s.round))
