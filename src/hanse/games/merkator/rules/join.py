"""ME-7.2 Join the active player's journey for time markers."""

from __future__ import annotations

from hanse.core.model import OK, Log, Refusal
from hanse.games.merkator.frames import Fulfil, Join
from hanse.games.merkator.rules import travel
from hanse.games.merkator.state import MerkatorState
from hanse.games.merkator.words import E_JOINED


def settle(s: MerkatorState, top: Join, log: Log) -> bool:
    """Who cannot pay is not asked."""
    # ME-R41: everybody else is, once; ME-R42: whatever there is to gain; ME-R45: also in the final round.
    if s.time[top.seat] >= top.price:  # ME-7.2
        return False
    s.stack.pop()
    return True


def why_not(s: MerkatorState, top: Join, a: int, b: int) -> Refusal | None:
    return OK  # ME-7.5: nobody who pays is refused


def do(s: MerkatorState, top: Join, a: int, b: int, log: Log) -> None:
    """Payment, bonus cubes, then contracts."""
    seat = top.seat
    s.time[seat] -= top.price
    s.time[s.active] += top.price  # ME-R43: when phase 3 is over
    if log is not None:
        log.append((E_JOINED, seat, s.place, top.price))
    travel.bonus(s, seat, s.board.bonus_joining, log)
    s.stack[-1] = Fulfil(seat, 1)  # ME-7.3; ME-7.4: no journey


def why_not_stay(s: MerkatorState, top: Join, a: int, b: int) -> Refusal | None:
    return OK  # ME-7.5: no promise binds; ME-R70


def do_stay(s: MerkatorState, top: Join, a: int, b: int, log: Log) -> None:
    s.stack.pop()
