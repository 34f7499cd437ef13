"""BR-2.1 Permission to place and displace abroad: Cardiff, Carlisle, London, or a marker given up (BR-7.1)."""

from hanse.core.model import OK, Frame, Log
from hanse.games.hansa_teutonica.ids import E_FORGONE, E_PERMITTED, NO_MARKER, NO_SUCH_RULE
from hanse.games.hansa_teutonica.rules.offices import rightmost
from hanse.games.hansa_teutonica.state import HtState


def roams(s: HtState) -> bool:
    """BR-7.1; BR-7.3: but not with actions gained from +3/+4, which come last (R-74)."""
    return s.roam == 1 and s.actions > s.bonus


def grant(s: HtState, seat: int, region: int) -> int:
    """Which permission allows a piece in a foreign region now, or -1 (BR-2.2 to BR-2.4).

    R-64: judged now, by the rightmost occupied office; R-61: a neutral one gives nobody anything. R-65: the city
    that grants fewer regions comes first in the board's order. BR-2.5: each once per turn.
    """
    b = s.board
    for i in range(len(b.grant)):
        if b.grant[i] >> region & 1 and not s.spent >> i & 1 and rightmost(s, b.grant_city[i]) == seat:
            return i
    return -1


def regions(s: HtState, seat: int) -> int:
    """The regions where a seat may place or displace now, as a mask; region 0 always (BR-2.6)."""
    b = s.board
    if not b.abroad:
        return 1
    if roams(s):
        return (1 << len(b.regions)) - 1
    mask = 1
    for region in range(1, len(b.regions)):
        if grant(s, seat, region) >= 0:
            mask |= 1 << region
    return mask


def spend(s: HtState, seat: int, region: int, log: Log) -> None:
    """BR-2.5: one action uses one permission up."""
    if region == 0 or roams(s):
        return
    i = grant(s, seat, region)
    s.spent |= 1 << i
    if log is not None:
        log.append((E_PERMITTED, seat, s.board.grant_city[i]))


def why_not_forgo(s: HtState, top: Frame, marker: int, _: int) -> int:
    """BR-7.1: an unused regular marker, once per turn, if the optional rule is played (R-74)."""
    if not s.board.by_marker or s.roam:
        return NO_SUCH_RULE
    return OK if s.unused[6 * top[1] + marker] else NO_MARKER


def do_forgo(s: HtState, top: Frame, marker: int, _: int, log: Log) -> None:
    """BR-7.2: the marker leaves the game."""
    s.unused[6 * top[1] + marker] -= 1
    s.out[marker] += 1
    s.roam = 1
    if log is not None:
        log.append((E_FORGONE, top[1], marker))


def options_forgo(s: HtState, top: Frame, base: int, out: list[int]) -> None:
    if s.board.by_marker and not s.roam:
        for marker in range(6):
            if s.unused[6 * top[1] + marker]:
                out.append(base + marker)
