"""ME-3.2 Put a cube from the supply tile on one of the two goods fields of its colour."""

from __future__ import annotations

from typing import Final

from hanse.core.codes import Codes
from hanse.core.model import OK, Frame, Log, Refusal
from hanse.games.merkator.ids import PAIR
from hanse.games.merkator.state import MerkatorState
from hanse.games.merkator.words import E_UNLOADED, REFUSALS

NO_CUBE_ON_TILE: Final = REFUSALS.add("ME-3.2", "no-cube-on-tile")


def on_tile(s: MerkatorState, seat: int) -> int:
    """Cubes on the supply tile of the seat."""
    n = s.board.majors
    total = 0
    for i in range(n * seat, n * (seat + 1)):
        total += s.tile[i]
    return total


def why_not(s: MerkatorState, top: Frame, good: int, b: int) -> Refusal | None:
    """ME-3.2: a cube of the good's colour lies on the tile; never the other way round (ME-R40: and never paid
    from there)."""
    return OK if s.tile[s.board.majors * top.seat + good // PAIR] else NO_CUBE_ON_TILE


def options(s: MerkatorState, top: Frame, base: int, out: Codes) -> None:
    n = s.board.majors
    first = n * top.seat
    for colour in range(n):
        if s.tile[first + colour]:
            out.append(base + PAIR * colour)
            out.append(base + PAIR * colour + 1)


def do(s: MerkatorState, top: Frame, good: int, b: int, log: Log) -> None:
    s.tile[s.board.majors * top.seat + good // PAIR] -= 1
    s.goods[s.board.goods * top.seat + good] += 1
    if log is not None:
        log.append((E_UNLOADED, top.seat, good))


def settle_place(s: MerkatorState, top: Frame, log: Log) -> bool:
    """ME-10.1, ME-R49: before the score, in turn order, whoever has cubes on the tile may still place them."""
    if on_tile(s, top.seat):
        return False
    s.stack.pop()
    return True
