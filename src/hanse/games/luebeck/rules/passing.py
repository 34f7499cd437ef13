"""LU-9 Pass."""

from __future__ import annotations

from typing import Final

from hanse.core.codes import Codes
from hanse.core.model import OK, Log, Refusal
from hanse.games.luebeck.frames import Act
from hanse.games.luebeck.rules.turn import advance
from hanse.games.luebeck.state import LuebeckState
from hanse.games.luebeck.words import E_PASSED, REFUSALS

TOO_MANY_CARDS: Final = REFUSALS.add("LU-9.3", "too-many-cards")


def why_not(s: LuebeckState, top: Act, a: int, b: int) -> Refusal | None:
    """LU-9.3: not with more than three cards."""
    return OK if s.size[top.seat] <= s.board.pass_max else TOO_MANY_CARDS  # LU-9.1: also as the first action


def options(s: LuebeckState, top: Act, base: int, out: Codes) -> None:
    if s.size[top.seat] <= s.board.pass_max:
        out.append(base)


def do(s: LuebeckState, top: Act, a: int, b: int, log: Log) -> None:
    """Out for the rest of the round."""
    s.passed[top.seat] = 1  # LU-9.2
    if log is not None:
        log.append((E_PASSED, top.seat))
    advance(s, top.seat)
