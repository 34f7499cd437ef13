"""LU-8.5 Ship change: an own figure to any other cog."""

from __future__ import annotations

from typing import Final

from hanse.core.codes import Codes
from hanse.core.model import OK, Log, Refusal
from hanse.games.luebeck.frames import Act
from hanse.games.luebeck.rules.cards import NOT_IN_HAND, play
from hanse.games.luebeck.rules.cogs import NO_SUCH_COG, exists, is_empty, to_field
from hanse.games.luebeck.rules.turn import advance
from hanse.games.luebeck.state import LuebeckState
from hanse.games.luebeck.words import E_CHANGED, E_PLAYED, REFUSALS

NOT_ON_THAT_COG: Final = REFUSALS.add("LU-8.5", "not-on-that-cog")
SAME_COG: Final = REFUSALS.add("LU-8.5", "same-cog")
TARGET_NOT_SAILING: Final = REFUSALS.add("LU-R14", "target-not-sailing")


def why_not(s: LuebeckState, top: Act, cog: int, target: int) -> Refusal | None:
    """LU-8.5: from a cog with an own figure. LU-R14: to any other that stands in a city, however far."""
    if not s.hand[s.board.kinds * top.seat + s.board.change]:
        return NOT_IN_HAND
    if not exists(s, cog) or not exists(s, target):
        return NO_SUCH_COG
    if not s.aboard[s.board.seats * cog + top.seat]:
        return NOT_ON_THAT_COG
    if cog == target:
        return SAME_COG
    return OK if s.city[target] >= 0 else TARGET_NOT_SAILING


def options(s: LuebeckState, top: Act, base: int, out: Codes) -> None:
    board = s.board
    if not s.hand[board.kinds * top.seat + board.change]:
        return
    for cog in range(board.cogs):
        if s.aboard[board.seats * cog + top.seat]:
            first = base + cog * board.cog_room
            for target in range(board.cogs):
                if target != cog and s.city[target] >= 0:
                    out.append(first + target)


def do(s: LuebeckState, top: Act, cog: int, target: int, log: Log) -> None:
    """LU-8.5: one figure, with its card."""
    seat = top.seat
    seats = s.board.seats
    play(s, seat, s.board.change)
    if log is not None:
        log.append((E_PLAYED, seat, s.board.change))
    s.aboard[seats * cog + seat] -= 1
    s.aboard[seats * target + seat] += 1  # LU-8.5
    if log is not None:
        log.append((E_CHANGED, seat, cog, target, s.city[cog], s.city[target]))
    if is_empty(s, cog):  # LU-R14: at once
        to_field(s, cog, log)
    advance(s, seat)
