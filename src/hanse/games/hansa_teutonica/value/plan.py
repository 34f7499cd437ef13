"""A route a seat could establish: what that would bring, what it still needs, and what that is worth now."""

from __future__ import annotations

from hanse.games.hansa_teutonica.ids import HOME, MERCHANT, OWN, POSTS, SHAPE_OF, SIDE_OF, TRADER
from hanse.games.hansa_teutonica.rules.posts import holds
from hanse.games.hansa_teutonica.state import HtState
from hanse.games.hansa_teutonica.value.means import Means, permitted
from hanse.games.hansa_teutonica.value.outlook import Outlook
from hanse.games.hansa_teutonica.value.weights import (
    CLOSING,
    DISTANT,
    FETCH,
    HELPS_MERCHANT,
    HELPS_TRADER,
    LATERS,
    NOWS,
    PRIZE,
    SHIFTED,
    SOON,
    TOOL,
    WAIT,
)


class Plan:
    """To establish one route."""

    def __init__(self, s: HtState, o: Outlook, m: Means, r: int, elsewhere: int) -> None:
        b = s.board
        self.route = r
        self.elsewhere = elsewhere  # own pieces on other routes
        self.put: int = s.land[r] + s.sea[r]  # posts to fill
        self.traders: int = 0  # of rivals, to be displaced
        self.merchants: int = 0
        if s.here[r] & ~OWN[m.seat]:
            self._rivals(s, m)
        self.rivals: int = self.traders + self.merchants
        # HT-7.3: the pieces displacing takes, and those it costs.
        self.fee: int = self.traders * (1 + b.fee[TRADER]) + self.merchants * (1 + b.fee[MERCHANT])
        self.more: float = 0.0  # what a merchant would add
        gain = self._brings(s, o, m)
        self.gain: float = SOON * (gain - HELPS_TRADER * self.traders - HELPS_MERCHANT * self.merchants)

    def _rivals(self, s: HtState, m: Means) -> None:
        """Count rivals' pieces; while some may be taken away, all posts here count as free."""
        first = POSTS * self.route
        for at in range(first, first + s.board.size[self.route]):
            kind = s.post[at] - 1
            if kind >= 0 and SIDE_OF[kind] != m.seat:
                if m.clears:
                    self.put += 1
                elif SHAPE_OF[kind] == MERCHANT:
                    self.merchants += 1
                else:
                    self.traders += 1

    def _brings(self, s: HtState, o: Outlook, m: Means) -> float:
        """What establishing brings with the pieces at hand; the last merchant there helps one route only."""
        r = self.route
        gain = o.routes.round[r]
        if s.marker[r]:
            gain += PRIZE * o.gains.marker + TOOL[s.marker[r] - 1] * o.left
            if s.pile == 0:
                gain += CLOSING
        needs = o.routes.round[r] - o.routes.plain[r]  # a merchant
        room = self.put + self.rivals
        if needs > 0.0 and (m.loose < 2 or room == 0) and not holds(s, r, m.seat, MERCHANT):
            if m.loose and room:
                self.more = SOON * needs
            gain -= needs
        return gain

    def now(self, s: HtState, m: Means, gain: float, put: int) -> float:
        """What it is worth now to gain that with so many pieces to put there: less with every action."""
        r = self.route
        lack = put + self.fee - m.supply
        n = put + self.rivals + m.fetch(lack)
        region = s.board.region[r]
        if put > 1 and self.elsewhere > 1 and region == HOME:
            # One action moves several.
            shift = min(m.book, self.elsewhere, put)
            other = put - shift + 1 + self.rivals + m.fetch(lack - shift)
            if other < n:
                n = other
                gain *= SHIFTED
        n += 1
        if s.sea[r] > m.loose:
            n += FETCH * (s.sea[r] - m.loose)
        if region != HOME and put + self.rivals > 0:
            # BR-2.5: abroad it is one piece a turn and permission.
            turns = put + self.rivals
            if m.open(region):
                turns -= 1
            elif not permitted(s, m.seat, region):
                return 0.0
            n += WAIT * turns
        if n <= m.actions:
            return gain * NOWS[min(n, DISTANT)]
        return gain * NOWS[min(m.actions, DISTANT)] * LATERS[min(n - m.actions, DISTANT)]
