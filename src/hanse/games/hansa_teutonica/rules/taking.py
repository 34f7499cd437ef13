"""HT-9.8 Taking a bonus marker, its replacement, and turning it over once used."""

from __future__ import annotations

from typing import Final

from hanse.core.model import Log
from hanse.games.hansa_teutonica.ids import BY_MARKERS, MARKERS
from hanse.games.hansa_teutonica.state import HtState
from hanse.games.hansa_teutonica.words import E_TOOK, E_USED, REFUSALS

NO_MARKER: Final = REFUSALS.add("HT-10.5", "no-marker")
MUST_USE: Final = REFUSALS.add("R-40", "use-it-first")


def take(s: HtState, seat: int, route: int, log: Log) -> int:
    """HT-9.8, HT-10.2, HT-10.3: the marker of the route, face up; a replacement face down. The marker + 1, or 0."""
    taken = s.marker[route]
    if taken:
        s.marker[route] = 0
        s.unused[MARKERS * seat + taken - 1] += 1
        replace(s, seat)
        if log is not None:
            log.append((E_TOOK, seat, route, taken - 1))
    return taken


def replace(s: HtState, seat: int) -> None:
    """HT-3.9, BR-1.10: onto the plate. HT-12.3, R-45: if the pile is empty, the game ends after this action."""
    if s.pile:
        s.pile -= 1
        s.plate[seat] += 1
    else:
        s.ended |= BY_MARKERS


def turn_over(s: HtState, seat: int, marker: int, log: Log) -> None:
    """HT-10.6: used markers are kept."""
    s.unused[MARKERS * seat + marker] -= 1
    s.used[MARKERS * seat + marker] += 1
    if log is not None:
        log.append((E_USED, seat, marker))
