"""HT-10.4 The markers of the plate, turned over and placed at the end of a turn."""

from __future__ import annotations

from typing import Final

from hanse.core.codes import Codes
from hanse.core.model import OK, Log, Refusal
from hanse.games.hansa_teutonica.frames import Draw, Hang
from hanse.games.hansa_teutonica.ids import MARKERS, NEUTRAL, OWN
from hanse.games.hansa_teutonica.rules import neutral
from hanse.games.hansa_teutonica.rules.offices import has_free
from hanse.games.hansa_teutonica.state import HtState
from hanse.games.hansa_teutonica.words import E_DREW, E_HUNG, REFUSALS

NONE_LEFT: Final = REFUSALS.add("HT-2.3", "none-left")
NOT_ON_PLATE: Final = REFUSALS.add("HT-10.4", "not-on-plate")
NO_MARKERS_HERE: Final = REFUSALS.add("BR-1.6", "no-markers-here")
PERMANENT_HERE: Final = REFUSALS.add("EA-8", "permanent-here")
HAS_MARKER: Final = REFUSALS.add("HT-10.4", "has-marker")
NOT_EMPTY: Final = REFUSALS.add("HT-10.4", "not-empty")
NO_FREE_OFFICE: Final = REFUSALS.add("R-79", "no-free-office")
MUST_HANG: Final = REFUSALS.add("R-42", "must-hang")


def why_not_draw(s: HtState, top: Draw, marker: int, _: int) -> Refusal | None:
    """HT-2.3: any marker nobody has seen."""
    return OK if s.unseen[marker] else NONE_LEFT


def do_draw(s: HtState, top: Draw, marker: int, _: int, log: Log) -> None:
    """R-41: it is turned over before its route is chosen."""
    s.stack.pop()
    seat = top.seat_
    s.unseen[marker] -= 1
    s.plate[seat] -= 1
    s.bare[MARKERS * seat + marker] += 1
    if log is not None:
        log.append((E_DREW, seat, marker))


def site(s: HtState, route: int) -> Refusal | None:
    """HT-10.4, BR-1.6, EA-8, R-73: no marker, no piece, a free office, and a route that takes regular markers."""
    if not s.board.markable[route]:  # ships alone forbid nothing
        return NO_MARKERS_HERE if s.board.abroad else PERMANENT_HERE
    if s.marker[route]:
        return HAS_MARKER
    if s.here[route]:
        return NOT_EMPTY
    return OK if has_free(s, route) else NO_FREE_OFFICE


def spare(s: HtState, route: int) -> bool:
    """TP-11: a route where a neutral trader stands and no piece of a player, the other conditions remaining."""
    if not s.here[route] or s.here[route] & ~OWN[NEUTRAL]:  # TP-11
        return False
    return s.board.markable[route] == 1 and s.marker[route] == 0 and has_free(s, route)


def ordinary(s: HtState) -> bool:
    """Whether some route takes a marker as usual."""
    return any(s.here[r] == 0 and site(s, r) is OK for r in range(s.board.routes))


def find_route(s: HtState) -> bool:
    """Whether a marker can be placed at all."""
    return ordinary(s) or any(spare(s, r) for r in range(s.board.routes))


def why_not(s: HtState, top: Hang, route: int, marker: int) -> Refusal | None:
    """HT-10.4, R-41, R-42: a marker of the plate on a route of choice."""
    if s.bare[MARKERS * top.seat + marker] == 0:
        return NOT_ON_PLATE
    reason = site(s, route)
    if reason is NOT_EMPTY and spare(s, route) and not ordinary(s):  # TP-11
        return OK
    return reason


def options(s: HtState, top: Hang, base: int, out: Codes) -> None:
    usual = ordinary(s)
    for r in range(s.board.routes):
        if (s.here[r] == 0 and site(s, r) is OK) if usual else spare(s, r):
            for marker in range(MARKERS):
                if s.bare[MARKERS * top.seat + marker]:
                    out.append(base + MARKERS * r + marker)


def do(s: HtState, top: Hang, route: int, marker: int, log: Log) -> None:
    """R-44: there it stays. TP-10: a neutral trader comes with it, unless one stands there already (TP-11)."""
    s.stack.pop()
    s.bare[MARKERS * top.seat + marker] -= 1
    s.marker[route] = marker + 1
    if s.board.neutral and s.here[route] == 0:  # TP-11: not where one stands
        neutral.stand(s, route)  # TP-10
    if log is not None:
        log.append((E_HUNG, s.turn, route, marker))


def why_not_done(s: HtState, top: Hang, _a: int, _b: int) -> Refusal | None:
    """R-42: not if a route is there as usual; TP-11: a route with a neutral trader need not be taken."""
    return MUST_HANG if ordinary(s) else OK  # TP-11


def options_done(s: HtState, top: Hang, base: int, out: Codes) -> None:
    if not ordinary(s):
        out.append(base)
