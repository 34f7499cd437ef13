"""BR-2.1 Permission to place and displace abroad: Cardiff, Carlisle, London, or a marker given up (BR-7.1)."""

from __future__ import annotations

from typing import Final

from hanse.core.codes import Codes
from hanse.core.model import OK, Log, Refusal
from hanse.games.hansa_teutonica.frames import Permit, Turn
from hanse.games.hansa_teutonica.ids import HOME, MARKERS
from hanse.games.hansa_teutonica.rules.offices import rightmost
from hanse.games.hansa_teutonica.state import HtState, replaced
from hanse.games.hansa_teutonica.words import E_FORGONE, E_PERMITTED, REFUSALS

NO_PERMISSION: Final = REFUSALS.add("BR-2.1", "no-permission")
SPENT: Final = REFUSALS.add("BR-2.5", "permission-spent")
NOT_GAINED: Final = REFUSALS.add("BR-7.3", "not-gained")
ROAMING: Final = REFUSALS.add("BR-7.1", "roaming")
RULE_OFF: Final = REFUSALS.add("BR-7.1", "rule-off")
NO_MARKER: Final = REFUSALS.add("BR-7.1", "no-marker")
GRANTS_NOTHING: Final = REFUSALS.add("R-64", "grants-nothing")


def roams(s: HtState) -> bool:
    """BR-7.1; BR-7.3: but not when only actions gained from +3/+4 are left (R-74)."""
    return s.roam == 1 and s.actions > s.bonus  # BR-7.3


def grants(s: HtState, seat: int, i: int) -> int:
    """The regions that a permission opens to a seat now, as a mask (BR-2.2 to BR-2.4).

    R-64: judged now, by the rightmost occupied office; R-61: a neutral one gives nobody anything. BR-2.5: once a turn.
    """
    b = s.board
    # held now; R-61
    return b.grant[i] if not s.spent >> i & 1 and rightmost(s, b.grant_city[i]) == seat else 0


def regions(s: HtState, seat: int) -> int:
    """The regions where a seat may place or displace now, as a mask; home always (BR-2.6)."""
    b = s.board
    if not b.abroad:
        return 1 << HOME
    if roams(s):
        return (1 << len(b.regions)) - 1
    mask = 1 << HOME
    for i in range(len(b.grant)):
        mask |= grants(s, seat, i)
    return mask


def denied(s: HtState, seat: int, region: int) -> Refusal:
    """Why a seat may not place or displace in a region now: what it has does not cover this action, or it has none."""
    b = s.board
    if s.roam:
        return NOT_GAINED
    for i in range(len(b.grant)):
        if b.grant[i] >> region & 1 and rightmost(s, b.grant_city[i]) == seat:
            return SPENT
    return NO_PERMISSION


def covered(s: HtState, region: int) -> bool:
    """R-74: whether an action there is allowed by the marker given up and so cannot be one gained from a marker."""
    return region != HOME and roams(s)  # at home it can


def spend(s: HtState, seat: int, region: int, log: Log) -> None:
    """BR-2.5: one action uses one permission up. R-65: which, is asked if several would serve."""
    if region == HOME:  # BR-2.6: England takes none
        return
    serving = [i for i in range(len(s.board.grant)) if grants(s, seat, i) >> region & 1]
    if len(serving) > 1:
        s.stack.append(Permit(seat, region))
    else:
        use_up(s, seat, serving[0], log)


def use_up(s: HtState, seat: int, i: int, log: Log) -> None:
    """BR-2.5: not again in this turn."""
    s.spent |= 1 << i  # BR-2.5
    if log is not None:
        log.append((E_PERMITTED, seat, s.board.grant_city[i]))


def why_not_permit(s: HtState, top: Permit, city: int, _: int) -> Refusal | None:
    """R-65: any permission that would have allowed it."""
    for i in range(len(s.board.grant)):
        if s.board.grant_city[i] == city and grants(s, top.seat, i) >> top.region & 1:
            return OK
    return GRANTS_NOTHING


def do_permit(s: HtState, top: Permit, city: int, _: int, log: Log) -> None:
    s.stack.pop()
    use_up(s, top.seat, s.board.grant_city.index(city), log)


def why_not_forgo(s: HtState, top: Turn, marker: int, _: int) -> Refusal | None:
    """BR-7.1: an unused regular marker, once per turn, if the optional rule is played (R-74)."""
    if not s.board.choices.by_marker:
        return RULE_OFF
    if s.roam:
        return ROAMING
    return OK if s.unused[MARKERS * top.seat + marker] else NO_MARKER


def do_forgo(s: HtState, top: Turn, marker: int, _: int, log: Log) -> None:
    """BR-7.2: the marker leaves the game."""
    s.unused[MARKERS * top.seat + marker] -= 1
    s.out = replaced(s.out, marker, s.out[marker] + 1)  # BR-7.2
    s.roam = 1
    if log is not None:
        log.append((E_FORGONE, top.seat, marker))


def options_forgo(s: HtState, top: Turn, base: int, out: Codes) -> None:
    if s.board.choices.by_marker and not s.roam:
        for marker in range(MARKERS):
            if s.unused[MARKERS * top.seat + marker]:
                out.append(base + marker)
