"""The routes a seat could establish soon."""

from __future__ import annotations

from typing import Final

from hanse.games.hansa_teutonica.ids import HOME, POSTS
from hanse.games.hansa_teutonica.state import HtState
from hanse.games.hansa_teutonica.value.means import Means
from hanse.games.hansa_teutonica.value.outlook import Outlook
from hanse.games.hansa_teutonica.value.plan import Plan
from hanse.games.hansa_teutonica.value.presence import Presence
from hanse.games.hansa_teutonica.weights import Weights

SURELY: Final = 1.000001
"""A bound may be off by the last digit."""
SHORTEST: Final = 2
"""Posts of a route at least (HT-1.5)."""


class Three:
    """The three best hopes, and the routes of two of them."""

    def __init__(self) -> None:
        self.best: float = 0.0
        self.second: float = 0.0
        self.third: float = 0.0
        self.one: int = -1  # the route of the best
        self.two: int = -1

    def add(self, now: float, r: int) -> None:
        """Rank one more."""
        if now <= self.third:
            return
        if now > self.best:
            self.third = self.second
            self.second = self.best
            self.two = self.one
            self.best = now
            self.one = r
        elif now > self.second:
            self.third = self.second
            self.second = now
            self.two = r
        else:
            self.third = now

    def lead(self, now: float, r: int) -> None:
        """Let a route be the best, wherever it was."""
        if r != self.one:
            if r != self.two:
                self.third = self.second
            self.second = self.best
            self.one = r
        self.best = now


def hope(w: Weights, s: HtState, seat: int, o: Outlook) -> float:
    """The best three routes to establish: what each would bring, less with every action it still needs."""
    m = Means(w, s, seat)
    here = Presence(w, s, seat, m.closed)
    three = Three()
    plan = Plan(w)
    helpable: list[Plan] = []
    lent = m.hand + m.lifts > 0
    marked = w.marked if s.pile else w.marked + w.closing
    routes = o.routes
    extra = w.prize * o.gains.marker + w.closing
    size = s.board.size
    far: list[float] = []  # [posts - SHORTEST] of what a route without own pieces brings, no more can be hoped for
    if not lent:
        for posts in range(SHORTEST, POSTS + 1):
            far.append(SURELY * w.soon * m.most(1.0, posts, here.total))
    for r in routes.order:
        third = three.third
        gain = routes.round[r]
        if s.marker[r] == 0:
            if gain + marked < third:
                break
            if gain * w.now < third:
                continue
        if not lent and third > 0.0 and here.mine[r] == 0:
            # Most routes are too far away to be among the best.
            if s.marker[r]:
                gain += extra + w.tool[s.marker[r] - 1] * o.left
            if gain * far[size[r] - SHORTEST] < third:
                continue
        if r == m.closed or not _wanted(s, o, r):
            continue
        plan.draw(s, o, m, r, here.total - here.mine[r])
        three.add(plan.now(s, m, plan.gain, plan.put), r)
        if plan.more > 0.0 or (lent and plan.put):
            helpable.append(plan)
            plan = Plan(w)  # the others share one
    return lend(w, s, m, here, helpable, three)


def lend(w: Weights, s: HtState, m: Means, here: Presence, helpable: list[Plan], three: Three) -> float:
    """What the best three come to, once what is at hand has gone where it helps most."""
    if helpable:
        _help(s, m, here, helpable, three)
    if m.moving:
        three.best -= w.moving
        if three.one >= 0:
            three.best += w.stays * here.mine[three.one]
    worth = three.best + w.second * three.second + w.third * three.third
    return worth - here.danger + w.present * min(here.total + m.hand, w.present_most)


def _wanted(s: HtState, o: Outlook, r: int) -> bool:
    """HT-12.3: the last marker ends the game, as points may; who is ahead wants that, who is behind does not."""
    if o.routes.shuns[r]:
        return False
    return s.pile > 0 or s.marker[r] == 0 or o.lead + o.routes.plain[r] >= 0.0


def _help(s: HtState, m: Means, here: Presence, plans: list[Plan], three: Three) -> None:
    """What is in hand, or idle and may be lifted too, helps one route, and so does the only merchant."""
    best = three.best
    whom = three.one
    for plan in plans:
        put = plan.put - _filled(s, m, here, plan, three)
        now = plan.now(s, m, plan.gain, put)
        if plan.more > 0.0:
            if put == 0 and plan.put and not m.in_hand:
                # The merchant still needs a post.
                put = 1
            now = max(now, plan.now(s, m, plan.gain + plan.more, put))
        if now > best:
            best = now
            whom = plan.route
    three.lead(best, whom)


def _filled(s: HtState, m: Means, here: Presence, plan: Plan, three: Three) -> int:
    """The posts of a route that pieces in hand could fill, and pieces that no better route needs."""
    r = plan.route
    region = s.board.region[r]
    if m.hand + m.lifts == 0 or region not in (HOME, m.origin):
        return 0
    idle = 0
    if m.lifts and region == HOME:
        idle = plan.elsewhere
        if three.one >= 0 and three.one != r:
            idle -= here.mine[three.one]
        if three.two >= 0 and three.two != r:
            idle -= here.mine[three.two]
    return min(plan.put, m.hand + min(m.lifts, idle))
