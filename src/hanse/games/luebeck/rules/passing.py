"""LU-9 Pass."""

from __future__ import annotations

from hanse.core.model import OK, Frame, Log
from hanse.games.luebeck.ids import E_PASSED, TOO_MANY_CARDS
from hanse.games.luebeck.rules.turn import advance
from hanse.games.luebeck.state import LuebeckState


def why_not(s: LuebeckState, top: Frame, a: int, b: int) -> int:
    """LU-9.1: with three cards or fewer, also as the first action. LU-9.3: not with more."""
    return OK if s.size[top[1]] <= s.board.pass_max else TOO_MANY_CARDS


def options(s: LuebeckState, top: Frame, base: int, out: list[int]) -> None:
    if s.size[top[1]] <= s.board.pass_max:
        out.append(base)


def do(s: LuebeckState, top: Frame, a: int, b: int, log: Log) -> None:
    """LU-9.2, LU-R24: out for the rest of the round, whatever changes."""
    s.passed[top[1]] = 1
    if log is not None:
        log.append((E_PASSED, top[1]))
    advance(s, top[1])
