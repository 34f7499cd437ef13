"""ME-3.1 The change of turns."""

from __future__ import annotations

from hanse.core.model import Log
from hanse.games.merkator.frames import Close, Turn
from hanse.games.merkator.ids import HAND, OWN, USED
from hanse.games.merkator.rules import ending
from hanse.games.merkator.state import MerkatorState
from hanse.games.merkator.words import E_TURN


def begin(s: MerkatorState, seat: int, log: Log) -> None:
    """ME-3.1: the phases of a turn; what happens after the journey is pushed when it is made."""
    s.active = seat
    s.turn += 1
    s.took = 0
    s.given_up = 0
    s.stack.append(Close(seat))
    s.stack.append(Turn(seat))
    if log is not None:
        log.append((E_TURN, seat, s.turn))


def settle_close(s: MerkatorState, top: Close, log: Log) -> bool:
    """The turn is played out; the next begins, or the game is over."""
    b = s.board
    s.stack.pop()
    where = s.where
    for c in range(len(where)):
        if USED <= where[c] < HAND:
            where[c] += OWN - USED  # ME-R35: in the next turn it may be fulfilled again
    if s.left < 0 and s.ending:  # ME-R46: whoever caused it
        s.left = b.seats  # ME-9.2: everybody has one more
    if s.left == 0 or (b.solo and s.turn == b.turns):  # ME-11.1, ME-11.10
        ending.finish(s, log)
        return True
    if s.left > 0:
        s.left -= 1
    begin(s, (top.seat + 1) % b.seats, log)
    return True
