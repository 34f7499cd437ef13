"""HT-2.2 The gold markers on the tabernas, placed before the first turn."""

from __future__ import annotations

from typing import Final

from hanse.core.codes import Codes
from hanse.core.model import OK, Log, Refusal
from hanse.games.hansa_teutonica.frames import Gold, Turn
from hanse.games.hansa_teutonica.ids import MARKERS
from hanse.games.hansa_teutonica.state import HtState
from hanse.games.hansa_teutonica.words import E_HUNG, E_TURN, REFUSALS

NOT_TABERNA: Final = REFUSALS.add("HT-2.2", "not-a-taberna")
NONE_LEFT: Final = REFUSALS.add("HT-2.2", "none-left")


def left(s: HtState, marker: int) -> int:
    """Gold markers of that kind that lie on no taberna yet."""
    n = s.board.common.gold.count(marker)
    for r in s.board.tabernas:
        if s.marker[r] == marker + 1:
            n -= 1
    return n


def why_not(s: HtState, top: Gold, route: int, marker: int) -> Refusal | None:
    """HT-2.2, R-1, BR-1.2, EA-1: one on each taberna."""
    if route != top.route:
        return NOT_TABERNA
    return OK if left(s, marker) > 0 else NONE_LEFT


def options(s: HtState, top: Gold, base: int, out: Codes) -> None:
    for marker in range(MARKERS):
        if left(s, marker) > 0:
            out.append(base + MARKERS * top.route + marker)


def do(s: HtState, top: Gold, route: int, marker: int, log: Log) -> None:
    """The first turn is told when the last of them lies."""
    s.stack.pop()
    s.marker[route] = marker + 1
    if log is not None:
        log.append((E_HUNG, s.turn, route, marker))
        if isinstance(s.stack[-1], Turn):
            log.append((E_TURN, s.turn, s.actions))


def settle(s: HtState, top: Gold, log: Log) -> bool:
    """The last of the gold markers leaves no choice."""
    out = Codes()
    options(s, top, 0, out)
    if out.count > 1:
        return False
    do(s, top, top.route, out.at(0) % MARKERS, log)
    return True
