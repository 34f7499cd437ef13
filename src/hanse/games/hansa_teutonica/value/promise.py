"""What the question on top still promises the seat that answers it."""

from __future__ import annotations

from hanse.games.hansa_teutonica.ids import (
    EXTRA_OFFICE,
    MERCHANT,
    Q_ESTABLISH,
    Q_GREEN,
    Q_IMPROVE,
    Q_PAY,
    Q_RELOCATE,
    Q_REUSE,
    Q_STATION,
    Q_SWAP,
)  # fmt: skip
from hanse.games.hansa_teutonica.rules.offices import controller, rightmost
from hanse.games.hansa_teutonica.rules.posts import holds
from hanse.games.hansa_teutonica.state import HtState
from hanse.games.hansa_teutonica.value.outlook import Outlook
from hanse.games.hansa_teutonica.value.weights import HURT, PERMANENT, TOOL


def opened(s: HtState, seat: int, o: Outlook) -> float:
    """What the question on top still promises its seat."""
    b = s.board
    top = s.stack[-1]
    kind = top[0]
    if kind == Q_RELOCATE and top[1] != seat and s.turn == seat:
        return -0.25 * (top[6] + (1 if top[4] >= 0 else 0))
    if kind == Q_PAY and top[1] == seat:
        return -0.12 * top[2] - 0.25 * top[2]
    if top[1] != seat:
        return 0.0
    if kind == Q_ESTABLISH:
        r = top[2]
        best = 0.0
        for c in (b.left[r], b.right[r]):
            if o.office[c] > best and holds(s, r, seat, o.form[c]):
                best = o.office[c]
            if s.unused[6 * seat + EXTRA_OFFICE] > (1 if top[3] == EXTRA_OFFICE + 1 else 0):
                best = max(best, o.extra[c] - TOOL[EXTRA_OFFICE] * o.left)
            for ability in b.ability[c]:
                best = max(best, o.step[ability])
        if r == b.prize_route and o.prize > best and holds(s, r, seat, MERCHANT):
            best = o.prize
        return best + PERMANENT[b.permanent[r]] * (0.3 + 0.7 * o.left)
    if kind == Q_IMPROVE:
        return max(o.step) if top[2] < 0 else max(0.0, o.step[top[2]])
    if kind in (Q_STATION, Q_REUSE):
        return 0.3 * top[2]
    if kind == Q_GREEN:
        best = 0.0
        for c in b.green_cities:
            best = max(best, o.extra[c])
        return best
    if kind == Q_SWAP:
        return _swap(s, seat, o)
    return 0.0


def _swap(s: HtState, seat: int, o: Outlook) -> float:
    """The best pair to exchange, judged by who controls the city then and whose office is rightmost."""
    b = s.board
    best = -1.0
    for c in range(b.cities):
        for pair in range(s.filled[c] - 1):
            at = b.office_at[c] + pair
            one, two = s.office[at], s.office[at + 1]
            if one - 1 >> 1 == two - 1 >> 1:
                continue
            if b.swap_own and one - 1 >> 1 != seat and two - 1 >> 1 != seat:
                continue
            after = s.clone()
            after.office[at], after.office[at + 1] = two, one
            was, now = o.owner[c], controller(after, c)
            gain = 0.0
            if was != now:
                worth = o.control(c)
                gain = worth if now == seat else -worth if was == seat else HURT if was >= 0 else 0.0
            if c in b.grant_city:
                if rightmost(after, c) == seat:
                    gain += o.permit()
                elif rightmost(s, c) == seat:
                    gain -= o.permit()
            best = max(best, gain)
    return best
