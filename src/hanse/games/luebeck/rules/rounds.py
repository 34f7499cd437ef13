"""LU-3.1 The course of a round, LU-12.4 the end, LU-13 the final scoring."""

from __future__ import annotations

from hanse.core.model import Log
from hanse.games.luebeck.frames import Choose, Clean, Lay, Round
from hanse.games.luebeck.ids import P_HAND, PARTS
from hanse.games.luebeck.state import LuebeckState
from hanse.games.luebeck.words import E_COMPASS, E_COUNTED, E_ENDED, E_ROUND


def settle(s: LuebeckState, top: Round, log: Log) -> bool:
    """One round more, or the final scoring."""
    if s.last:  # LU-12.4
        count_hands(s, log)
        s.stack.pop()
        return True
    seats = s.board.seats
    if s.round:
        s.start = (s.start + 1) % seats  # LU-11.5
        if log is not None:
            log.append((E_COMPASS, s.start))
    s.round += 1
    close_ranks(s)
    for seat in range(seats):
        s.passed[seat] = 0
    if log is not None:
        log.append((E_ROUND, s.round, s.start))
    s.stack.append(Clean())  # LU-3.1: what comes last lies lowest
    s.stack.append(Choose(s.start, seats))  # LU-3.1: packets, then actions
    s.stack.append(Lay(0, 0))  # LU-2.5, LU-3.1
    return True


def close_ranks(s: LuebeckState) -> None:
    """Packets nobody took come first, so that their place tells their age."""
    at = 0
    for packet in range(s.board.packets):
        cards = s.packets[packet]
        if cards:
            s.packets[packet] = ()
            s.packets[at] = cards  # LU-3.3: they stay
            at += 1


def count_hands(s: LuebeckState, log: Log) -> None:
    """Every card in hand costs; what lies on the table does not."""
    board = s.board
    for seat in range(board.seats):
        for kind in range(board.kinds):
            for _ in range(s.hand[board.kinds * seat + kind]):
                s.gain[PARTS * seat + P_HAND] -= board.price[kind]  # LU-13.1
                if log is not None:
                    log.append((E_COUNTED, seat, kind, board.price[kind]))
    if log is not None:
        log.append((E_ENDED, 0))
