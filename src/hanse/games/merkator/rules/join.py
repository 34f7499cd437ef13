"""ME-7.2 Join the active player's journey for time markers."""

from __future__ import annotations

from typing import Final

from hanse.core.model import OK, Log, Refusal
from hanse.games.merkator.frames import Fulfil, Join
from hanse.games.merkator.rules import travel
from hanse.games.merkator.state import MerkatorState
from hanse.games.merkator.words import E_JOINED, REFUSALS

CANNOT_JOIN: Final = REFUSALS.add("ME-7.2", "cannot-join")


def settle(s: MerkatorState, top: Join, log: Log) -> bool:
    """ME-7.2: who cannot pay is not asked; ME-R41, ME-R42: everybody else is, once, whatever there is to gain
    (ME-R45)."""
    if s.time[top.seat] >= top.price:
        return False
    s.stack.pop()
    return True


def why_not(s: MerkatorState, top: Join, a: int, b: int) -> Refusal | None:
    """ME-7.5: nobody can be refused who pays."""
    return OK if s.time[top.seat] >= top.price else CANNOT_JOIN


def do(s: MerkatorState, top: Join, a: int, b: int, log: Log) -> None:
    """ME-7.2 payment to the active player (ME-R43), ME-7.3 bonus cubes, then contracts; nothing else (ME-7.4)."""
    seat = top.seat
    s.time[seat] -= top.price
    s.time[s.active] += top.price
    if log is not None:
        log.append((E_JOINED, seat, s.place, top.price))
    travel.bonus(s, seat, s.board.bonus_joining, log)
    s.stack[-1] = Fulfil(seat, 1)


def why_not_stay(s: MerkatorState, top: Join, a: int, b: int) -> Refusal | None:
    """ME-7.5, ME-R70: no promise binds; joining is always voluntary."""
    return OK


def do_stay(s: MerkatorState, top: Join, a: int, b: int, log: Log) -> None:
    s.stack.pop()
