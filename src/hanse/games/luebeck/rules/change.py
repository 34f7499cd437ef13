"""LU-8.5 Ship change: an own figure to any other cog."""

from __future__ import annotations

from hanse.core.model import OK, Frame, Log
from hanse.games.luebeck.ids import (
    E_CHANGED,
    E_PLAYED,
    NOT_IN_HAND,
    NOT_ON_THAT_COG,
    SAME_COG,
    TARGET_NOT_SAILING,
)  # fmt: skip
from hanse.games.luebeck.rules.cards import play
from hanse.games.luebeck.rules.cogs import is_empty, to_field
from hanse.games.luebeck.rules.turn import advance
from hanse.games.luebeck.state import LuebeckState


def why_not(s: LuebeckState, top: Frame, cog: int, target: int) -> int:
    """LU-8.5: from a cog with an own figure. LU-R14: to any other that stands in a city, however far."""
    if not s.hand[s.board.kinds * top[1] + s.board.change]:
        return NOT_IN_HAND
    if not s.aboard[s.board.seats * cog + top[1]]:
        return NOT_ON_THAT_COG
    if cog == target:
        return SAME_COG
    return OK if s.city[target] >= 0 else TARGET_NOT_SAILING


def options(s: LuebeckState, top: Frame, base: int, out: list[int]) -> None:
    board = s.board
    if not s.hand[board.kinds * top[1] + board.change]:
        return
    for cog in range(board.cogs):
        if s.aboard[board.seats * cog + top[1]]:
            first = base + cog * board.cog_room
            out += [first + target for target in range(board.cogs) if target != cog and s.city[target] >= 0]


def do(s: LuebeckState, top: Frame, cog: int, target: int, log: Log) -> None:
    """LU-8.5; LU-R14: a cog left empty goes back to the cog field at once."""
    seat = top[1]
    seats = s.board.seats
    play(s, seat, s.board.change)
    s.aboard[seats * cog + seat] -= 1
    s.aboard[seats * target + seat] += 1
    if log is not None:
        log.append((E_PLAYED, seat, s.board.change))
        log.append((E_CHANGED, seat, cog, target, s.city[cog], s.city[target]))
    if is_empty(s, cog):
        to_field(s, cog, log)
    advance(s, seat)
