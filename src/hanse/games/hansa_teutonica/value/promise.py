"""What the question on top still promises the seat that answers it."""

from __future__ import annotations

from hanse.core.model import Frame
from hanse.games.hansa_teutonica.frames import Establish, Green, Improve, Pay, Relocate, Reuse, Station, Swap
from hanse.games.hansa_teutonica.ids import EXTRA_OFFICE, MARKERS, MERCHANT
from hanse.games.hansa_teutonica.rules.offices import controller, rightmost
from hanse.games.hansa_teutonica.rules.pieces import side_of
from hanse.games.hansa_teutonica.rules.posts import holds
from hanse.games.hansa_teutonica.state import HtState
from hanse.games.hansa_teutonica.value.outlook import Outlook
from hanse.games.hansa_teutonica.weights import Weights, fading


def opened(w: Weights, s: HtState, seat: int, o: Outlook) -> float:
    """What the open questions still promise the seat that is asked."""
    top = s.stack[-1]
    if top.seat != seat:
        if isinstance(top, Relocate) and s.turn == seat:
            return -w.guest * (top.extra + (1 if top.shape >= 0 else 0))
        return 0.0
    worth = 0.0
    for frame in s.stack:
        if isinstance(frame, Establish):  # under a permanent marker too
            worth += _establish(w, s, frame, o)
    return worth + _asked(w, s, top, seat, o)


def _asked(w: Weights, s: HtState, top: Frame, seat: int, o: Outlook) -> float:
    """What the question on top alone promises."""
    step = o.gains.step
    if isinstance(top, Pay):
        return -w.paid * top.left - w.spent * top.left
    if isinstance(top, Improve):
        return max(step) if top.ability < 0 else max(0.0, step[top.ability])
    if isinstance(top, (Station, Reuse)):
        return w.stationed * top.left
    if isinstance(top, Green):
        return _green(s, o)
    if isinstance(top, Swap):
        return _swap(w, s, seat, o)
    return 0.0


def _establish(w: Weights, s: HtState, top: Establish, o: Outlook) -> float:
    """The best office, step of an ability or special prestige that the pieces on the route allow."""
    b = s.board
    g = o.gains
    r = top.route
    seat = top.seat
    # HT-10.5: the marker just taken cannot be used yet.
    spare = s.unused[MARKERS * seat + EXTRA_OFFICE] > (1 if top.taken == EXTRA_OFFICE + 1 else 0)
    best = 0.0
    for c in (b.left[r], b.right[r]):
        if g.office[c] > best and holds(s, r, seat, g.form[c]):
            best = g.office[c]
        if spare:
            best = max(best, g.extra[c] - w.tool[EXTRA_OFFICE] * o.left)
        for ability in b.ability[c]:
            best = max(best, g.step[ability])
    if r == b.prize_route and g.field > best and holds(s, r, seat, MERCHANT):
        best = g.field
    # only after step c is a permanent marker still to come.
    return best + w.permanent[b.permanent[r]] * fading(o.left) if b.choices.after_office else best


def _green(s: HtState, o: Outlook) -> float:
    """EA-3: the best office in a green city."""
    best = 0.0
    for c in s.board.green_cities:
        best = max(best, o.gains.extra[c])
    return best


def _swap(w: Weights, s: HtState, seat: int, o: Outlook) -> float:
    """R-37, R-39: the best pair of neighbours to exchange."""
    b = s.board
    best = -1.0
    for c in range(b.cities):
        for at in range(b.office_at[c], b.office_at[c] + s.filled[c] - 1):
            one = side_of(s.office[at] - 1)
            two = side_of(s.office[at + 1] - 1)
            if one != two and (not b.choices.swap_own or seat in (one, two)):
                best = max(best, _exchange(w, s, seat, o, c, at))
    return best


def _exchange(w: Weights, s: HtState, seat: int, o: Outlook, c: int, at: int) -> float:
    """An office and the next one change places: who controls the city then, and whose office is rightmost."""
    after = s.clone()
    after.office[at], after.office[at + 1] = s.office[at + 1], s.office[at]
    was, now = o.standing.owner[c], controller(after, c)
    gain = 0.0
    if was != now:
        worth = o.standing.control(c)
        gain = worth if now == seat else -worth if was == seat else w.hurt if was >= 0 else 0.0
    if c in s.board.grant_city:
        if rightmost(after, c) == seat:
            gain += o.standing.permit()
        elif rightmost(s, c) == seat:
            gain -= o.standing.permit()
    return gain
