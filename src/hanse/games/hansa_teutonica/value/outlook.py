"""The standing of a seat: all that depends on offices, desks, points and markers held, but not on the posts.

It changes with few answers, so it is kept in a memo.
"""

from __future__ import annotations

from hanse.games.hansa_teutonica.ids import ACTIONS, EXTRA_OFFICE, KEYS, MERCHANT, NEUTRAL, PRIVILEGE
from hanse.games.hansa_teutonica.rules import scoring
from hanse.games.hansa_teutonica.rules.offices import component, rightmost
from hanse.games.hansa_teutonica.state import HtState
from hanse.games.hansa_teutonica.value.weights import (
    CLOSING,
    COMPLETE,
    FAR,
    FORCE,
    HURT,
    PERMANENT,
    RIVALS,
    SKILL,
    SPAN,
    TOOL,
)  # fmt: skip


class Outlook:
    """All that depends on offices, desks, points and markers held, but not on the posts."""

    def __init__(self, s: HtState, seat: int) -> None:
        b = s.board
        self.board = b
        self.seat = seat
        self.level: list[int] = s.level[5 * seat : 5 * seat + 5]
        # How far the nearest end of the game is: 1 at the start, 0 at the end.
        done = max(s.score) / b.prestige_end
        done = max(done, s.full / b.full_end, 1.0 - (s.pile + 1) / (b.common.face_down + 1))
        self.left: float = 0.0 if s.ended else max(0.0, 1.0 - done)
        # What lies ahead for skill to pay. Own progress of this turn does not count: skill that were lost by using it
        # would be hoarded, and who is ahead in skill would never bring the game to its end.
        others = 0
        for side in range(len(s.score)):
            if side != seat:
                others = max(others, s.score[side])
        pile = s.pile + s.plate[seat]
        done = max(others / b.prestige_end, s.full / b.full_end, 1.0 - (pile + 1) / (b.common.face_down + 1))
        self.ahead: float = 0.0 if s.ended else max(0.0, 1.0 - done) * SPAN[b.seats]
        # Region points: early on others may still come.
        self.sure: float = 0.9 - 0.55 * self.left
        self.owner: list[int] = scoring.owners(s)
        self.keys: float = max(float(scoring.keys(s, seat)), 1.0 + 0.8 * self.left)
        self._network(s)
        self._link(s)
        self.strength: list[list[int]] = [_strength(s, which, self.owner) for which in range(1, len(b.regions))]
        self.region: list[int] = [_places(b.region_points, row, seat) for row in self.strength]
        self.lead: float = self._lead(s)
        # Every office takes a piece for good, every step of an ability sets one free.
        force = max(0, b.common.traders + b.common.merchants - 1 - sum(b.common.covered) + sum(self.level))
        force = max(0, force - self.offices - s.field.count(seat + 1))
        self.few: float = _few(force)
        self.toll: float = _few(force - 1) - self.few
        self.relief: float = self.few - _few(force + 1)
        self.office: list[float] = [FAR] * b.cities  # [city] what the next printed office would add
        self.form: list[int] = [0] * b.cities  # [city] the shape it asks for
        self.spare: bool = s.unused[6 * seat + EXTRA_OFFICE] > 0
        self.extra: list[float] = [FAR] * b.cities  # [city] what an extra one would add
        for c in range(b.cities):
            self._city(s, c)
        self.step: list[float] = [self._develop(a) for a in range(5)]
        self.prize: float = FAR
        for field in range(4):
            if s.field[field] == 0 and b.values[PRIVILEGE][self.level[PRIVILEGE]] >= field:
                self.prize = float(b.prize[field]) * 0.95 - self.toll
        held = scoring.collected(s, seat)
        table = b.common.marker_points
        # What one more marker adds.
        self.marker: float = _marker_worth(table, held + 1) - _marker_worth(table, held)
        self._routes(s)
        self.base: float = self._standing(s)

    def _network(self, s: HtState) -> None:
        """Own networks: the size each own city is part of, and the largest."""
        b = s.board
        self.mine: list[int] = [0] * b.cities
        self.size: list[int] = [0] * b.cities
        self.group: list[int] = [0] * b.cities  # [city] mask of its network
        self.best: int = 0
        self.offices: int = 0
        own = s.reach[self.seat]
        for c in range(b.cities):
            if own >> c & 1:
                self.mine[c] = scoring.own_offices(s, self.seat, c)
                self.offices += self.mine[c]
        for c in range(b.cities):
            if own >> c & 1 and self.size[c] == 0:
                group = component(s, own, c)
                n = 0
                for d in range(b.cities):
                    if group >> d & 1:
                        n += self.mine[d]
                for d in range(b.cities):
                    if group >> d & 1:
                        self.size[d] = n
                        self.group[d] = group
                self.best = max(self.best, n)

    def _link(self, s: HtState) -> None:
        """The connection: how many offices it still needs, and which cities would shorten the way."""
        b = s.board
        place = 0
        while s.links[place] and s.links[place] != self.seat + 1:
            place += 1
        self.linked: bool = s.links[place] == self.seat + 1 or place >= len(b.link_points)
        self.need: int = 99
        if self.linked:
            return
        self.reward: float = b.link_points[place] * (0.3 + 0.7 * self.left)
        self.cost: list[int] = [1] * b.cities
        for c in range(b.cities):
            if s.reach[self.seat] >> c & 1:
                self.cost[c] = 0
            elif s.filled[c] == b.office_at[c + 1] - b.office_at[c]:
                self.cost[c] = 3
        self.from_left: list[int] = self._ways(b.link[0])
        self.from_right: list[int] = self._ways(b.link[1])
        self.need = self.from_left[b.link[1]]

    def _ways(self, start: int) -> list[int]:
        b = self.board
        far = [99] * b.cities
        far[start] = self.cost[start]
        changed = True
        while changed:
            changed = False
            for r in range(b.routes):
                c, d = b.left[r], b.right[r]
                if far[c] + self.cost[d] < far[d]:
                    far[d] = far[c] + self.cost[d]
                    changed = True
                elif far[d] + self.cost[c] < far[c]:
                    far[c] = far[d] + self.cost[c]
                    changed = True
        return far

    def _progress(self, need: int) -> float:
        worth = self.reward
        for _ in range(need):
            worth *= 0.6
        return worth

    def control(self, c: int) -> float:
        """A controlled city: its points, and those of routes established there later."""
        b = self.board
        roads = b.near[c].bit_count()
        return b.common.city_points + 0.15 * roads

    def _city(self, s: HtState, c: int) -> None:
        b = self.board
        seat = self.seat
        o = b.office_at[c] + s.filled[c]
        common = -self.toll
        merged = self.mine[c] + 1
        if self.mine[c]:
            merged = self.size[c] + 1
        else:
            near = b.near[c] & s.reach[seat]
            for d in range(b.cities):
                if near >> d & 1:
                    merged += self.size[d]
                    near &= ~self.group[d]
        common += self.keys * (max(self.best, merged) - self.best)
        if merged <= self.best:
            common += 0.3 * self.keys
        if not self.linked and self.cost[c]:
            if self.from_left[c] + self.from_right[c] - self.cost[c] == self.need:
                common += self._progress(self.need - self.cost[c]) - self._progress(self.need)
        count = scoring.offices_in(s, c)
        if o < b.office_at[c + 1] and b.values[PRIVILEGE][self.level[PRIVILEGE]] >= b.colour[o]:
            gain = common + b.coin[o]
            gain += self._taken(c, count[seat] + 1 >= max(count))
            if c in b.grant_city and rightmost(s, c) != seat:
                gain += self.permit()
            if o + 1 == b.office_at[c + 1]:
                if s.full + 1 >= b.full_end:
                    gain = gain + CLOSING if self.lead + gain > 0.0 else 0.0
                elif self.left < 0.3:
                    gain += max(-10.0, min(10.0, self.lead)) * 0.1
            self.office[c] = gain
            self.form[c] = b.form[o]
        if s.filled[c] or b.green[c]:
            self.extra[c] = common + self._taken(c, count[seat] + 1 > max(count) or count[seat] == max(count))

    def _taken(self, c: int, wins: bool) -> float:
        """What one more office changes in who controls the city, and in its regions."""
        b = self.board
        before = self.owner[c]
        wins = wins and before != self.seat
        gain = 0.15
        if wins:
            gain = self.control(c)
            if before >= 0 and before != NEUTRAL:
                gain += HURT * b.common.city_points
        for which in b.home[c]:
            row = self.strength[which - 1][:]
            row[self.seat] += 1001 if wins else 1
            if wins and before >= 0:
                row[before] -= 1000
            gain += self.sure * (_places(b.region_points, row, self.seat) - self.region[which - 1])
        return gain

    def permit(self) -> float:
        return 2.5 * self.left

    def _lead(self, s: HtState) -> float:
        """How far ahead of the best rival if the game ended now."""
        b = self.board
        most = 0
        mine = 0
        for side in range(b.seats):
            points = _points(s, side, self.owner)
            for row in self.strength:
                points += _places(b.region_points, row, side)
            if side == self.seat:
                mine = points
            else:
                most = max(most, points)
        return float(mine - most)

    def _develop(self, ability: int) -> float:
        b = self.board
        level = self.level[ability]
        if level >= b.top[ability]:
            return FAR
        gain = self._skill(ability, level + 1) - self._skill(ability, level)
        more = b.values[ability][level + 1] - b.values[ability][level]
        if ability == ACTIONS and more:
            gain += 0.8
        if ability == KEYS:
            gain += more * (self.best + 2.5 * self.left)
        return gain + 0.2 + self.relief

    def _skill(self, ability: int, level: int) -> float:
        b = self.board
        prize = b.common.complete[ability]
        top = b.top[ability]
        part = 1.0 if level >= top else COMPLETE * level * level / (top * top)
        return SKILL[ability][min(level, len(SKILL[ability]) - 1)] * self.ahead + prize * part

    def _routes(self, s: HtState) -> None:
        """[route] what establishing adds: with traders only, and with a merchant on it; markers come on top."""
        b = self.board
        self.plain: list[float] = []
        self.round: list[float] = []
        self.shuns: list[bool] = []  # whether its points would end a game that is not won
        order: list[tuple[float, int]] = []
        for r in range(b.routes):
            c, d = b.left[r], b.right[r]
            sure = PERMANENT[b.permanent[r]] * (0.3 + 0.7 * self.left)
            for end in (c, d):
                if self.owner[end] == self.seat:
                    sure += b.control_points
                elif 0 <= self.owner[end] < b.seats:
                    sure -= HURT * b.control_points
            first = 0.0
            second = 0.0
            for end in (c, d):
                if self.office[end] > FAR:
                    if self.form[end] == MERCHANT:
                        second = max(second, self.office[end])
                    else:
                        first = max(first, self.office[end])
                if self.spare and self.extra[end] > FAR:
                    first = max(first, self.extra[end] - TOOL[EXTRA_OFFICE] * self.left)
                for ability in b.ability[end]:
                    first = max(first, self.step[ability])
            if r == b.prize_route:
                second = max(second, self.prize)
            one, two = self.owner[c], self.owner[d]
            points = b.control_points
            ends = one >= 0 and s.score[one] + points * (2 if one == two else 1) >= b.prestige_end
            ends = ends or (two >= 0 and s.score[two] + points >= b.prestige_end)
            bad = ends and self.lead + sure + first < 0.0
            if ends and not bad:
                sure += CLOSING
            self.shuns.append(bad)
            self.plain.append(sure + first)
            self.round.append(sure + max(first, second))
            order.append((-self.round[r], r))
        order.sort()
        self.order: list[int] = [pair[1] for pair in order]

    def _standing(self, s: HtState) -> float:
        """What is on the table now, less a share of the best rival's points."""
        b = self.board
        seat = self.seat
        total = float(s.score[seat]) + scoring.prestige(s, seat)
        for ability in range(5):
            total += self._skill(ability, self.level[ability])
            # Skill is an edge over others: when the game grows shorter, all lose alike.
            for side in range(b.seats):
                if side != seat:
                    level = min(s.level[5 * side + ability], len(SKILL[ability]) - 1)
                    total -= SKILL[ability][level] * self.ahead / (b.seats - 1)
        total += scoring.keys(s, seat) * self.best
        total += (self.keys - scoring.keys(s, seat)) * self.best + 0.3 * self.keys * (self.offices - self.best)
        total += _marker_worth(b.common.marker_points, scoring.collected(s, seat))
        most = 0
        for side in range(b.seats):
            if side != seat:
                most = max(most, _points(s, side, self.owner))
        for c in range(b.cities):
            if self.owner[c] == seat:
                total += self.control(c)
        for points in self.region:
            total += self.sure * points
        for c in b.grant_city:
            if rightmost(s, c) == seat:
                total += self.permit()
        if not self.linked:
            total += self._progress(self.need)
        mine = _points(s, seat, self.owner)
        total += 0.15 * max(-10, min(10, mine - most)) * (1.0 - self.left) * (1.0 - self.left)
        return total - RIVALS * most - self.few


def _points(s: HtState, seat: int, owner: list[int]) -> int:
    """The open points of a seat, without regions."""
    total = s.score[seat] + scoring.abilities(s, seat) + scoring.bonus(s, seat) + scoring.prestige(s, seat)
    return total + s.board.common.city_points * owner.count(seat) + scoring.network(s, seat) * scoring.keys(s, seat)


def _few(force: int) -> float:
    """What it costs to have so few pieces to work with."""
    return FORCE[min(max(force, 0), len(FORCE) - 1)]


def _marker_worth(table: list[int], n: int) -> float:
    """Points come in steps of two markers; here every marker adds to them."""
    top = len(table) - 1
    return 0.25 * (table[min(max(n - 1, 0), top)] + 2 * table[min(n, top)] + table[min(n + 1, top)]) if n else 0.0


def _strength(s: HtState, which: int, owner: list[int]) -> list[int]:
    """BR-4.2: [side] cities, then offices, in a region."""
    row = [0] * 6
    for c in range(s.board.cities):
        if which in s.board.home[c]:
            count = scoring.offices_in(s, c)
            for side in range(6):
                row[side] += count[side]
            if owner[c] >= 0:
                row[owner[c]] += 1000
    return row


def _places(points: list[int], row: list[int], seat: int) -> int:
    """BR-4.3: the points of a side in a region, ties sharing."""
    mine = row[seat]
    if mine == 0:
        return 0
    ahead = 0
    tied = 0
    for strength in row:
        if strength > mine:
            ahead += 1
        elif strength == mine:
            tied += 1
    total = 0
    for place in range(ahead, min(ahead + tied, len(points))):
        total += points[place]
    return total // tied


_memo: dict[tuple[int, ...], Outlook] = {}


def outlook(s: HtState, seat: int) -> Outlook:
    """The memo holds a few hundred; whatever it lacks is worked out again."""
    spare = s.unused[6 * seat + EXTRA_OFFICE]
    held: list[int] = [seat, spare, s.pile, s.plate[seat], s.full, s.ended]
    for i in range(s.board.seats):
        held.append(scoring.collected(s, i))
    key = tuple(held + s.office + s.extra + s.level + s.score + s.field + s.links)
    found = _memo.get(key)
    if found is not None and found.board is s.board:
        return found
    if len(_memo) > 500:
        _memo.clear()
    found = Outlook(s, seat)
    _memo[key] = found
    return found
