"""LU-3.1 The course of a round, LU-12.4 the end, LU-13 the final scoring."""

from __future__ import annotations

from hanse.core.model import Log
from hanse.games.luebeck.frames import Choose, Clean, Lay, Round
from hanse.games.luebeck.ids import P_HAND, PARTS
from hanse.games.luebeck.state import LuebeckState, score
from hanse.games.luebeck.words import E_COMPASS, E_COUNTED, E_ENDED, E_ROUND


def settle(s: LuebeckState, top: Round, log: Log) -> bool:
    """LU-3.1, LU-2.5: display, packets, actions, clean-up; LU-12.4: after the last round the final scoring."""
    if s.last:
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
    s.stack.append(Clean())
    s.stack.append(Choose(s.start, seats))
    s.stack.append(Lay(0, 0))
    return True


def close_ranks(s: LuebeckState) -> None:
    """LU-3.3, LU-R3: packets nobody took stay and come first, so that their place tells their age."""
    at = 0
    for packet in range(s.board.packets):
        cards = s.packets[packet]
        if cards:
            s.packets[packet] = ()
            s.packets[at] = cards
            at += 1


def count_hands(s: LuebeckState, log: Log) -> None:
    """LU-13.1: every card in hand costs; LU-R12: doubling cards on the table do not."""
    board = s.board
    for seat in range(board.seats):
        for kind in range(board.kinds):
            for _ in range(s.hand[board.kinds * seat + kind]):
                s.gain[PARTS * seat + P_HAND] -= board.price[kind]
                if log is not None:
                    log.append((E_COUNTED, seat, kind, board.price[kind]))
    if log is not None:
        log.append((E_ENDED, 0))


def winners(s: LuebeckState) -> list[int]:
    """LU-13.2: who is furthest ahead; LU-R20: several share the victory."""
    scores = [score(s, seat) for seat in range(s.board.seats)]
    return [seat for seat in range(s.board.seats) if scores[seat] == max(scores)]
