"""ME-7.2 Join the active player's journey for time markers."""

from hanse.core.model import OK, Frame, Log
from hanse.games.merkator.ids import CANNOT_JOIN, E_JOINED, FULFIL
from hanse.games.merkator.rules import travel
from hanse.games.merkator.state import MerkatorState


def settle(s: MerkatorState, top: Frame, log: Log) -> bool:
    """ME-7.2: who cannot pay is not asked; ME-R41, ME-R42: everybody else is, once, whatever there is to gain
    (ME-R45)."""
    if s.time[top[1]] >= top[3]:
        return False
    s.stack.pop()
    return True


def why_not(s: MerkatorState, top: Frame, _a: int, _b: int) -> int:
    """ME-7.5: nobody can be refused who pays."""
    return OK if s.time[top[1]] >= top[3] else CANNOT_JOIN


def do(s: MerkatorState, top: Frame, _a: int, _b: int, log: Log) -> None:
    """ME-7.2 payment to the active player (ME-R43), ME-7.3 bonus cubes, then contracts; nothing else (ME-7.4)."""
    seat = top[1]
    price = top[3]
    s.stack.pop()
    s.time[seat] -= price
    s.time[s.active] += price
    if log is not None:
        log.append((E_JOINED, seat, s.place, price))
    travel.bonus(s, seat, s.board.bonus_joining, log)
    s.stack.append((FULFIL, seat, 1))


def why_not_stay(s: MerkatorState, top: Frame, _a: int, _b: int) -> int:
    """ME-7.5, ME-R70: no promise binds; joining is always voluntary."""
    return OK


def do_stay(s: MerkatorState, top: Frame, _a: int, _b: int, log: Log) -> None:
    s.stack.pop()
