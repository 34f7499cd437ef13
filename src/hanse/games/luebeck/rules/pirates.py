"""LU-8.4 Pirates end the voyage of one cog."""

from __future__ import annotations

from typing import Final

from hanse.core.codes import Codes
from hanse.core.model import OK, Log, Refusal
from hanse.games.luebeck.frames import Act
from hanse.games.luebeck.rules.cards import NOT_IN_HAND, play
from hanse.games.luebeck.rules.cogs import NO_SUCH_COG, exists, unload
from hanse.games.luebeck.rules.turn import advance
from hanse.games.luebeck.state import LuebeckState
from hanse.games.luebeck.words import E_PLAYED, E_RAIDED, REFUSALS

NOT_SAILING: Final = REFUSALS.add("LU-R13", "not-sailing")


def why_not(s: LuebeckState, top: Act, cog: int, b: int) -> Refusal | None:
    """LU-8.4, LU-R13: any cog in a city, also an own one, in Lübeck or at an end station; none on the cog field."""
    if not s.hand[s.board.kinds * top.seat + s.board.pirates]:
        return NOT_IN_HAND
    if not exists(s, cog):
        return NO_SUCH_COG
    return OK if s.city[cog] >= 0 else NOT_SAILING


def options(s: LuebeckState, top: Act, base: int, out: Codes) -> None:
    if s.hand[s.board.kinds * top.seat + s.board.pirates]:
        for cog in range(s.board.cogs):
            if s.city[cog] >= 0:
                out.append(base + cog)


def do(s: LuebeckState, top: Act, cog: int, b: int, log: Log) -> None:
    """The card for the voyage of a cog."""
    play(s, top.seat, s.board.pirates)
    if log is not None:
        log.append((E_PLAYED, top.seat, s.board.pirates))
        log.append((E_RAIDED, top.seat, cog, s.city[cog]))
    unload(s, cog, log)  # LU-8.4
    advance(s, top.seat)
