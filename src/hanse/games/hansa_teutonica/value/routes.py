"""What establishing each route would add to a standing; markers come on top."""

from __future__ import annotations

from hanse.games.hansa_teutonica.ids import EXTRA_OFFICE, MARKERS, MERCHANT
from hanse.games.hansa_teutonica.state import HtState
from hanse.games.hansa_teutonica.value.gains import Gains
from hanse.games.hansa_teutonica.value.standing import Standing
from hanse.games.hansa_teutonica.weights import FAR, Weights, fading


class Routes:
    """[route] what establishing adds: with traders only, and with a merchant on it."""

    def __init__(self, w: Weights, s: HtState, standing: Standing, gains: Gains) -> None:
        self.w = w
        self.standing = standing
        self.gains = gains
        self.plain: list[float] = []  # [route] with traders only
        self.round: list[float] = []  # [route] with a merchant: round offices and special prestige ask for one
        self.shuns: list[bool] = []  # [route] whether its points would end a game that is not won
        spare = s.unused[MARKERS * standing.seat + EXTRA_OFFICE] > 0
        order: list[tuple[float, int]] = []
        for r in range(s.board.routes):
            points = self._points(r)
            traders = self._with_traders(r, spare)
            ends = _ends(s, r, standing.owner)
            shuns = ends and standing.lead + points + traders < 0.0
            if ends and not shuns:
                points += w.closing
            self.shuns.append(shuns)
            self.plain.append(points + traders)
            self.round.append(points + max(traders, self._with_merchant(r)))
            order.append((-self.round[r], r))
        order.sort()
        self.order: list[int] = [pair[1] for pair in order]  # the best first

    def _points(self, r: int) -> float:
        """HT-9.4: points for who controls the ends; and a permanent marker."""
        st = self.standing
        b = st.board
        worth = self.w.permanent[b.permanent[r]] * fading(st.left)
        for end in (b.left[r], b.right[r]):
            owner = st.owner[end]
            if owner == st.seat:
                worth += b.control_points
            elif 0 <= owner < b.seats:
                worth -= self.w.hurt * b.control_points
        return worth

    def _with_traders(self, r: int, spare: bool) -> float:
        """The best square office, extra office or step of an ability at its ends."""
        st = self.standing
        g = self.gains
        best = 0.0
        for end in (st.board.left[r], st.board.right[r]):
            if g.form[end] != MERCHANT:
                best = max(best, g.office[end])
            if spare and g.extra[end] > FAR:
                best = max(best, g.extra[end] - self.w.tool[EXTRA_OFFICE] * st.left)
            for ability in st.board.ability[end]:
                best = max(best, g.step[ability])
        return best

    def _with_merchant(self, r: int) -> float:
        """The best round office at its ends, or special prestige."""
        b = self.standing.board
        g = self.gains
        best = 0.0
        for end in (b.left[r], b.right[r]):
            if g.form[end] == MERCHANT:
                best = max(best, g.office[end])
        if r == b.prize_route:
            best = max(best, g.field)
        return best


def _ends(s: HtState, r: int, owner: list[int]) -> bool:
    """HT-12.2: whether the points for controlling its ends would end the game."""
    b = s.board
    one = owner[b.left[r]]
    two = owner[b.right[r]]
    twice = 2 if one == two else 1
    if one >= 0 and s.score[one] + b.control_points * twice >= b.prestige_end:
        return True
    return two >= 0 and s.score[two] + b.control_points >= b.prestige_end
