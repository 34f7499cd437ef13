"""LU-6 Start a voyage in Lübeck."""

from __future__ import annotations

from typing import Final

from hanse.core.codes import Codes
from hanse.core.model import OK, Log, Refusal
from hanse.games.luebeck.frames import Act
from hanse.games.luebeck.rules.cogs import NEW, NO_SUCH_COG, embark, exists
from hanse.games.luebeck.rules.turn import advance
from hanse.games.luebeck.state import LuebeckState
from hanse.games.luebeck.words import REFUSALS

NO_COG_LEFT: Final = REFUSALS.add("LU-6.2", "no-cog-left")
NO_FIGURE: Final = REFUSALS.add("LU-6.1", "no-figure")
NOT_IN_LUEBECK: Final = REFUSALS.add("LU-6.2", "not-in-luebeck")


def why_not(s: LuebeckState, top: Act, berth: int, b: int) -> Refusal | None:
    """LU-6.1: a figure in reserve. LU-6.2: onto a cog from the field, or onto any that stands here."""
    if not s.reserve[top.seat]:
        return NO_FIGURE
    if berth == NEW:  # LU-R5: also where cogs stand already
        return OK if s.field else NO_COG_LEFT  # LU-R29: no card is needed
    if not exists(s, berth - 1):
        return NO_SUCH_COG
    # LU-6.3: boarding cannot be refused; LU-R6: also beside one's own figure.
    return OK if s.city[berth - 1] == s.board.home else NOT_IN_LUEBECK


def options(s: LuebeckState, top: Act, base: int, out: Codes) -> None:
    if not s.reserve[top.seat]:
        return
    if s.field:
        out.append(base)
    home = s.board.home
    for cog in range(s.board.cogs):
        if s.city[cog] == home:
            out.append(base + 1 + cog)


def do(s: LuebeckState, top: Act, berth: int, b: int, log: Log) -> None:
    embark(s, top.seat, berth, s.board.home, log)
    advance(s, top.seat)
