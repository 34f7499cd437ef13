"""How a seat stands: time left, cities, networks, the connection, regions, pieces to work with; and what it is worth.

All that depends on offices, desks, points and markers held, but not on the posts.
"""

from __future__ import annotations

from hanse.games.hansa_teutonica.ids import ABILITIES
from hanse.games.hansa_teutonica.rules import scoring
from hanse.games.hansa_teutonica.rules.offices import rightmost
from hanse.games.hansa_teutonica.state import HtState
from hanse.games.hansa_teutonica.value.connection import Connection
from hanse.games.hansa_teutonica.value.network import Networks
from hanse.games.hansa_teutonica.value.regions import Regions
from hanse.games.hansa_teutonica.weights import Weights


class Standing:
    """What a seat has, as far as the posts do not matter."""

    def __init__(self, w: Weights, s: HtState, seat: int) -> None:
        self.w = w
        b = s.board
        self.board = b
        self.seat = seat
        self.level: list[int] = s.level[ABILITIES * seat : ABILITIES * (seat + 1)]  # [ability]
        self.left: float = _left(s)
        self.ahead: float = _ahead(s, seat) * w.span[b.seats]
        # Region points: early on others may still come.
        self.sure: float = 0.9 - 0.55 * self.left
        self.owner: list[int] = scoring.owners(s)
        # Points per office of the network: nobody stays without keys for long.
        self.keys: float = max(float(scoring.keys(s, seat)), 1.0 + 0.8 * self.left)
        self.networks = Networks(s, seat)
        self.connection = Connection(w, s, seat, self.left)
        self.regions = Regions(s, seat, self.owner)
        self.lead: float = self._lead(s)
        force = self._force(s)
        self.few: float = _few(w, force)  # what it costs to have so few pieces
        self.toll: float = _few(w, force - 1) - self.few  # … and one less
        self.relief: float = self.few - _few(w, force + 1)  # what one more is worth

    def control(self, c: int) -> float:
        """A controlled city: its points, and those of routes established there later."""
        b = self.board
        return b.common.city_points + self.w.road * b.near[c].bit_count()

    def permit(self) -> float:
        """A permission to act abroad."""
        return self.w.permit * self.left

    def skill(self, ability: int, level: int) -> float:
        """A level of an ability: what it lets a seat do, and what it is on the way to."""
        prize = self.board.common.complete[ability]
        top = self.board.top[ability]
        part = 1.0 if level >= top else self.w.complete * level * level / (top * top)
        return self.w.skill[ability][min(level, len(self.w.skill[ability]) - 1)] * self.ahead + prize * part

    def worth(self, s: HtState) -> float:
        """What is on the table now, less a share of the best rival's points."""
        b = self.board
        seat = self.seat
        total = float(s.score[seat]) + scoring.prestige(s, seat)
        for ability in range(ABILITIES):
            total += self.skill(ability, self.level[ability])
            # Skill is an edge over others: when the game grows shorter, all lose alike.
            for side in range(b.seats):
                if side != seat:
                    level = min(s.level[ABILITIES * side + ability], len(self.w.skill[ability]) - 1)
                    total -= self.w.skill[ability][level] * self.ahead / (b.seats - 1)
        keys = scoring.keys(s, seat)
        best = self.networks.best
        total += keys * best
        total += (self.keys - keys) * best + self.w.small * self.keys * (self.networks.offices - best)
        total += marker_worth(b.common.marker_points, scoring.collected(s, seat))
        for c in range(b.cities):
            if self.owner[c] == seat:
                total += self.control(c)
        for points in self.regions.own:
            total += self.sure * points
        for c in b.grant_city:
            if rightmost(s, c) == seat:
                total += self.permit()
        if not self.connection.done:
            total += self.connection.progress(self.connection.need)
        most = 0
        for side in range(b.seats):
            if side != seat:
                most = max(most, _points(s, side, self.owner))
        lead = max(-self.w.lead_most, min(self.w.lead_most, _points(s, seat, self.owner) - most))
        total += self.w.lead * lead * (1.0 - self.left) * (1.0 - self.left)
        return total - self.w.rivals * most - self.few

    def _lead(self, s: HtState) -> float:
        """How far ahead of the best rival if the game ended now."""
        most = 0
        mine = 0
        for side in range(self.board.seats):
            points = _points(s, side, self.owner) + self.regions.score(side)
            if side == self.seat:
                mine = points
            else:
                most = max(most, points)
        return float(mine - most)

    def _force(self, s: HtState) -> int:
        """Pieces to work with: every office takes one for good, every step of an ability sets one free."""
        common = self.board.common
        force = max(0, common.traders + common.merchants - 1 - sum(common.covered) + sum(self.level))
        return max(0, force - self.networks.offices - s.field.count(self.seat + 1))


def marker_worth(table: list[int], n: int) -> float:
    """HT-13.C: points come in steps of two markers; here every marker adds to them."""
    top = len(table) - 1
    return 0.25 * (table[min(max(n - 1, 0), top)] + 2 * table[min(n, top)] + table[min(n + 1, top)]) if n else 0.0


def _left(s: HtState) -> float:
    """How far the nearest end of the game is: 1 at the start, 0 at the end."""
    return _remaining(s, max(s.score), s.pile)


def _ahead(s: HtState, seat: int) -> float:
    """How much of the game lies ahead for skill to pay.

    Own progress of this turn does not count: skill that were lost by using it would be hoarded, and who is ahead in
    skill would never bring the game to its end.
    """
    others = 0
    for side in range(len(s.score)):
        if side != seat:
            others = max(others, s.score[side])
    return _remaining(s, others, s.pile + s.plate[seat])


def _remaining(s: HtState, score: int, pile: int) -> float:
    """HT-12: the share of the game that is left by the track, the full cities and the pile, whichever is least."""
    if s.ended:
        return 0.0
    b = s.board
    done = max(score / b.prestige_end, s.full / b.full_end, 1.0 - (pile + 1) / (b.common.face_down + 1))
    return max(0.0, 1.0 - done)


def _points(s: HtState, seat: int, owner: list[int]) -> int:
    """The open points of a seat, without regions."""
    total = s.score[seat] + scoring.abilities(s, seat) + scoring.bonus(s, seat) + scoring.prestige(s, seat)
    return total + s.board.common.city_points * owner.count(seat) + scoring.network(s, seat) * scoring.keys(s, seat)


def _few(w: Weights, force: int) -> float:
    """What it costs to have so few pieces to work with."""
    return w.force[min(max(force, 0), len(w.force) - 1)]
