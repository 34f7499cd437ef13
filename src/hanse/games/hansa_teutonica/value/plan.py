"""A route a seat could establish: what that would bring, what it still needs, and what that is worth now."""

from __future__ import annotations

from hanse.games.hansa_teutonica.ids import HOME, MERCHANT, POSTS, SHAPE_OF, SIDE_OF, TRADER
from hanse.games.hansa_teutonica.rules.posts import holds
from hanse.games.hansa_teutonica.state import HtState
from hanse.games.hansa_teutonica.value.means import Means, permitted
from hanse.games.hansa_teutonica.value.outlook import Outlook
from hanse.games.hansa_teutonica.weights import Weights


class Plan:
    """To establish one route."""

    def __init__(self, w: Weights) -> None:
        self.w = w
        self.route: int = -1
        self.elsewhere: int = 0  # own pieces on other routes
        self.put: int = 0  # posts to fill
        self.rivals: int = 0  # pieces to displace
        self.fee: int = 0  # the pieces that takes, and those it costs (HT-7.3)
        self.gain: float = 0.0
        self.more: float = 0.0  # what a merchant would add

    def draw(self, s: HtState, o: Outlook, m: Means, r: int, elsewhere: int) -> None:
        """Make the plan for a route."""
        self.route = r
        self.elsewhere = elsewhere
        self.put = s.land[r] + s.sea[r]
        traders = 0
        merchants = 0
        self.fee = 0
        if s.here[r] & ~m.own:
            traders, merchants = _rivals(s, r, m.seat)
            if m.clears:
                # While some may be taken away, none counts.
                self.put += traders + merchants
                traders = 0
                merchants = 0
            fee = s.board.fee
            self.fee = traders * (1 + fee[TRADER]) + merchants * (1 + fee[MERCHANT])
        self.rivals = traders + merchants
        helps = self.w.helps_trader * traders + self.w.helps_merchant * merchants
        self.gain = self.w.soon * (self._brings(s, o, m) - helps)

    def _brings(self, s: HtState, o: Outlook, m: Means) -> float:
        """What establishing brings with the pieces at hand; the last merchant there helps one route only."""
        r = self.route
        gain = o.routes.round[r]
        needs = gain - o.routes.plain[r]  # a merchant
        if s.marker[r]:
            gain += self.w.prize * o.gains.marker + self.w.tool[s.marker[r] - 1] * o.left
            if s.pile == 0:
                gain += self.w.closing
        self.more = 0.0
        if needs > 0.0:
            room = self.put + self.rivals
            if (m.loose < 2 or room == 0) and not holds(s, r, m.seat, MERCHANT):
                if m.loose and room:
                    self.more = self.w.soon * needs
                gain -= needs
        return gain

    def now(self, s: HtState, m: Means, gain: float, put: int) -> float:
        """What it is worth now to gain that with so many pieces to put there: less with every action."""
        r = self.route
        lack = put + self.fee - m.supply
        n = put + self.rivals
        if lack > 0:
            n += m.fetch(lack)
        region = s.board.region[r]
        if put > 1 and self.elsewhere > 1 and region == HOME:
            # One action moves several.
            shift = min(min(m.book, self.elsewhere), put)  # noqa: PLW3301  (of three it would not be compiled)
            other = put - shift + 1 + self.rivals
            if lack > shift:
                other += m.fetch(lack - shift)
            if other < n:
                n = other
                gain *= self.w.shifted
        n += 1
        if s.sea[r] > m.loose:
            n += self.w.fetch * (s.sea[r] - m.loose)
        if region != HOME and put + self.rivals > 0:
            # BR-2.5: abroad it is one piece a turn and permission.
            turns = put + self.rivals
            if m.open(region):
                turns -= 1
            elif not permitted(s, m.seat, region):
                return 0.0
            n += self.w.wait * turns
        return m.after(gain, n)


def _rivals(s: HtState, r: int, seat: int) -> tuple[int, int]:
    """Traders and merchants of others on a route."""
    traders = 0
    merchants = 0
    for at in range(POSTS * r, POSTS * r + s.board.size[r]):
        kind = s.post[at] - 1
        if kind >= 0 and SIDE_OF[kind] != seat:
            if SHAPE_OF[kind] == MERCHANT:
                merchants += 1
            else:
                traders += 1
    return traders, merchants
