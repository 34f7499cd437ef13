"""What one more office, step of an ability, special prestige field or marker would add to a standing."""

from __future__ import annotations

from hanse.games.hansa_teutonica.ids import ABILITIES, ACTIONS, KEYS, NEUTRAL, PRIVILEGE, PRIVILEGES
from hanse.games.hansa_teutonica.rules import scoring
from hanse.games.hansa_teutonica.rules.offices import free_office, rightmost
from hanse.games.hansa_teutonica.state import HtState
from hanse.games.hansa_teutonica.value.standing import Standing, marker_worth
from hanse.games.hansa_teutonica.weights import FAR, Weights


class Gains:
    """What the next things would add; FAR for what cannot be had."""

    def __init__(self, w: Weights, s: HtState, standing: Standing) -> None:
        self.w = w
        b = s.board
        self.standing = standing
        self.privilege: int = b.values[PRIVILEGE][standing.level[PRIVILEGE]]
        self.office: list[float] = [FAR] * b.cities  # [city] the next printed office
        self.form: list[int] = [0] * b.cities  # [city] the shape it asks for
        self.extra: list[float] = [FAR] * b.cities  # [city] an extra one
        for c in range(b.cities):
            self._city(s, c)
        self.step: list[float] = [self._step(a) for a in range(ABILITIES)]  # [ability]
        self.field: float = FAR
        for field in range(PRIVILEGES):
            if s.field[field] == 0 and self.privilege >= field:
                self.field = float(b.prize[field]) * w.field - standing.toll
        held = scoring.collected(s, standing.seat)
        table = b.common.marker_points
        self.marker: float = marker_worth(table, held + 1) - marker_worth(table, held)

    def _city(self, s: HtState, c: int) -> None:
        """HT-9.9, HT-11.1: the next printed office of a city, and an extra one."""
        b = s.board
        chain = self._chain(c)
        count = scoring.offices_in(s, c)
        mine = count[self.standing.seat]
        most = max(count)
        o = free_office(s, c)
        if o >= 0 and self.privilege >= b.colour[o]:
            self.office[c] = self._printed(s, c, o, chain + b.coin[o] + self._taken(c, mine + 1 >= most))
            self.form[c] = b.form[o]
        if s.filled[c] or b.green[c]:
            self.extra[c] = chain + self._taken(c, mine + 1 > most or mine == most)

    def _chain(self, c: int) -> float:
        """What any office in a city adds to network and connection, less the piece it takes."""
        st = self.standing
        best = st.networks.best
        size = st.networks.joined(st.board.near[c], c)
        worth = -st.toll + st.keys * (max(best, size) - best)
        if size <= best:
            worth += self.w.small * st.keys
        return worth + st.connection.gain(c)

    def _taken(self, c: int, wins: bool) -> float:
        """What one more office changes in who controls the city, and in its regions."""
        st = self.standing
        before = st.owner[c]
        wins = wins and before != st.seat
        gain = self.w.office
        if wins:
            gain = st.control(c)
            if before >= 0 and before != NEUTRAL:
                gain += self.w.hurt * st.board.common.city_points
        return st.regions.with_office(gain, st.sure, c, before, wins)

    def _printed(self, s: HtState, c: int, o: int, gain: float) -> float:
        """What a printed office brings besides: a permission (BR-2.1), and the end by full cities (HT-12.4)."""
        st = self.standing
        b = st.board
        if c in b.grant_city and rightmost(s, c) != st.seat:
            gain += st.permit()
        if o + 1 == b.office_at[c + 1]:
            if s.full + 1 >= b.full_end:
                return gain + self.w.closing if st.lead + gain > 0.0 else 0.0
            if st.left < self.w.late:
                gain += max(-float(self.w.lead_most), min(float(self.w.lead_most), st.lead)) * self.w.fill
        return gain

    def _step(self, ability: int) -> float:
        """HT-3.7: the next step of an ability."""
        st = self.standing
        b = st.board
        level = st.level[ability]
        if level >= b.top[ability]:
            return FAR
        gain = st.skill(ability, level + 1) - st.skill(ability, level)
        more = b.values[ability][level + 1] - b.values[ability][level]
        if ability == ACTIONS and more:
            gain += self.w.action
        if ability == KEYS:
            gain += more * (st.networks.best + self.w.key * st.left)
        return gain + self.w.step + st.relief
