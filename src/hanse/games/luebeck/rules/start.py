"""LU-6 Start a voyage in Lübeck."""

from __future__ import annotations

from hanse.core.model import OK, Frame, Log
from hanse.games.luebeck.ids import NO_COG_LEFT, NO_FIGURE, NOT_IN_LUEBECK
from hanse.games.luebeck.rules.cogs import NEW, embark
from hanse.games.luebeck.rules.turn import advance
from hanse.games.luebeck.state import LuebeckState


def why_not(s: LuebeckState, top: Frame, berth: int, b: int) -> int:
    """LU-6.1: a figure in reserve, no card (LU-R29). LU-6.2, LU-R5: a cog from the field, or any that stands here."""
    if not s.reserve[top[1]]:
        return NO_FIGURE
    if berth == NEW:
        return OK if s.field else NO_COG_LEFT
    # LU-6.3: boarding cannot be refused; LU-R6: also beside one's own figure.
    return OK if s.city[berth - 1] == s.board.home else NOT_IN_LUEBECK


def options(s: LuebeckState, top: Frame, base: int, out: list[int]) -> None:
    if not s.reserve[top[1]]:
        return
    if s.field:
        out.append(base)
    home = s.board.home
    out += [base + 1 + cog for cog in range(s.board.cogs) if s.city[cog] == home]


def do(s: LuebeckState, top: Frame, berth: int, b: int, log: Log) -> None:
    embark(s, top[1], berth, s.board.home, log)
    advance(s, top[1])
