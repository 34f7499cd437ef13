"""LU-8.4 Pirates end the voyage of one cog."""

from __future__ import annotations

from hanse.core.model import OK, Frame, Log
from hanse.games.luebeck.ids import E_PLAYED, E_RAIDED, NOT_IN_HAND, NOT_SAILING
from hanse.games.luebeck.rules.cards import play
from hanse.games.luebeck.rules.cogs import unload
from hanse.games.luebeck.rules.turn import advance
from hanse.games.luebeck.state import LuebeckState


def why_not(s: LuebeckState, top: Frame, cog: int, b: int) -> int:
    """LU-8.4, LU-R13: any cog in a city, also an own one, in Lübeck or at an end station; none on the cog field."""
    if not s.hand[s.board.kinds * top[1] + s.board.pirates]:
        return NOT_IN_HAND
    return OK if s.city[cog] >= 0 else NOT_SAILING


def options(s: LuebeckState, top: Frame, base: int, out: list[int]) -> None:
    if s.hand[s.board.kinds * top[1] + s.board.pirates]:
        out += [base + cog for cog in range(s.board.cogs) if s.city[cog] >= 0]


def do(s: LuebeckState, top: Frame, cog: int, b: int, log: Log) -> None:
    """LU-8.4: its figures to their owners, the cog to the cog field."""
    play(s, top[1], s.board.pirates)
    if log is not None:
        log.append((E_PLAYED, top[1], s.board.pirates))
        log.append((E_RAIDED, top[1], cog, s.city[cog]))
    unload(s, cog, log)
    advance(s, top[1])
