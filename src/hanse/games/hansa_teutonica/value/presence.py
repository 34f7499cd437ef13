"""Where a seat has pieces, and which routes rivals are about to fill."""

from __future__ import annotations

from hanse.games.hansa_teutonica.ids import NEUTRAL, OWN, POSTS, SIDE_OF
from hanse.games.hansa_teutonica.state import HtState
from hanse.games.hansa_teutonica.weights import Weights


class Presence:
    """The pieces of a seat on the board. A route that is being established does not count any more."""

    def __init__(self, w: Weights, s: HtState, seat: int, closed: int) -> None:
        self.w = w
        own = OWN[seat]
        self.mine: list[int] = [0] * s.board.routes  # [route] own pieces
        self.total: int = 0
        self.danger: float = 0.0
        for r in range(s.board.routes):
            kinds = s.here[r]
            if kinds == 0 or r == closed:
                continue
            if kinds & own:
                n = _pieces(s, r, seat) if kinds & ~own else s.board.size[r] - s.land[r] - s.sea[r]
                self.mine[r] = n
                self.total += n
            elif s.land[r] + s.sea[r] <= 1:
                self.danger += _danger(w, s, r)


def _pieces(s: HtState, r: int, seat: int) -> int:
    """The pieces of a seat on a route."""
    n = 0
    for at in range(POSTS * r, POSTS * r + s.board.size[r]):
        if s.post[at] and SIDE_OF[s.post[at] - 1] == seat:
            n += 1
    return n


def _danger(w: Weights, s: HtState, r: int) -> float:
    """A route one rival alone fills: a piece in the way would cost him."""
    rival = -1
    for at in range(POSTS * r, POSTS * r + s.board.size[r]):
        if s.post[at]:
            side = SIDE_OF[s.post[at] - 1]
            if rival >= 0 and side != rival:
                return 0.0
            rival = side
    if rival == NEUTRAL:
        return 0.0
    threat = w.threat_marked if s.marker[r] else w.threat
    return threat if s.land[r] + s.sea[r] == 0 else w.threat_open * threat
