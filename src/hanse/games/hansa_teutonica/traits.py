"""The traits of Hansa Teutonica: a position at the end of a turn as numbers about every seat, for a learned judge.

All are about between 0 and 1 and mean the same on every board; what a board does not have stays 0.
"""

from __future__ import annotations

from typing import Final

from hanse.games.hansa_teutonica.board import Board
from hanse.games.hansa_teutonica.ids import (
    ABILITIES,
    KEYS,
    MARKERS,
    MERCHANT,
    POSTS,
    PRIVILEGE,
    PRIVILEGES,
    SHAPE_OF,
    SHAPES,
    SIDE_OF,
    SIDES,
    TRADER,
)
from hanse.games.hansa_teutonica.rules import scoring
from hanse.games.hansa_teutonica.rules.offices import component, rightmost
from hanse.games.hansa_teutonica.state import HtState

LEVELS: Final[list[int]] = [4, 5, 3, 3, 3]
"""[ability] the steps there are."""

HOPES: Final = (
    "keys", "actions", "privilege", "book", "purse", "control", "foreign control", "marker", "office", "office in net",
    "office takes city", "coin", "special prestige", "permanent", "abroad", "any",
)  # fmt: skip
"""What establishing a route would bring."""
H_CONTROL: Final = 5
H_FOREIGN: Final = 6
H_MARKER: Final = 7
H_OFFICE: Final = 8
H_NET: Final = 9
H_TAKES: Final = 10
H_COIN: Final = 11
H_PRIZE: Final = 12
H_PERMANENT: Final = 13
H_ABROAD: Final = 14
H_ANY: Final = 15
COUNT: Final = 16

NAMES: Final[tuple[str, ...]] = (
    "track", "complete abilities", "marker points", "markers", "special prestige", "cities", "network",
    "network x keys", "other offices", "leader", "points behind leader", "ahead of the next",
    "regions", "cities abroad", "permissions",
    "keys 1", "keys 2", "keys 3", "keys 4",
    "actions 1", "actions 2", "actions 3", "actions 4", "actions 5",
    "privilege 1", "privilege 2", "privilege 3", "book 1", "book 2", "book 3", "purse 1", "purse 2", "purse 3",
    "supply 1", "supply 2", "supply 3", "supply 5", "supply 8", "merchants in supply", "stock", "merchants in stock",
    "on posts", "merchants on posts", "short of pieces",
    "unused extra office", "unused swap", "unused +3", "unused +4", "unused ability", "unused remove", "plate",
    *("hope " + name for name in HOPES), *("ready " + name for name in HOPES),
    "in the way", "connection", "special prestige possible", "turn next", "turn in two", "turn in three",
)  # fmt: skip
POINTS: Final = 9  # where "leader" is
ON_POSTS: Final = 41
HOPE: Final = 51
AFTER: Final = HOPE + 2 * COUNT  # where "in the way" is

NEAR: Final[list[float]] = [1.0, 1.0, 0.7, 0.45, 0.28, 0.17, 0.1, 0.06, 0.03]
"""[actions a route still costs, the one to establish it included] how much of it counts."""
PROGRESS: Final[list[float]] = [1.0, 0.6, 0.36, 0.22, 0.13, 0.08, 0.05, 0.03]
"""[offices the connection lacks] how much of it counts."""
FORCE: Final = 8
"""With so many pieces to work with nobody is short of them."""


def phase(s: HtState) -> float:
    """How far the game has come by the track, the full cities or the pile of markers, whichever is furthest (HT-12)."""
    if s.ended:
        return 1.0
    b = s.board
    done = max(max(s.score) / b.prestige_end, s.full / b.full_end, 1.0 - (s.pile + 1) / (b.common.face_down + 1))
    return min(1.0, max(0.0, done))


class Cities:
    """Who controls the cities, and who has how many offices there: looked at once for all seats."""

    def __init__(self, s: HtState) -> None:
        b = s.board
        self.count: list[int] = [0] * (SIDES * b.cities)  # [SIDES*city + side]
        self.most: list[int] = [0] * b.cities  # [city] offices of who has most
        self.owner: list[int] = [-1] * b.cities
        self.owned: list[int] = [0] * SIDES
        for c in range(b.cities):
            if s.filled[c] or s.extra[c]:
                self._city(s, c)

    def _city(self, s: HtState, c: int) -> None:
        base = SIDES * c
        most = 0
        best = -1
        for piece in s.extra[c]:
            side = piece // SHAPES
            n = self.count[base + side] + 1
            self.count[base + side] = n
            if n >= most:
                most = n
                best = side
        first = s.board.office_at[c]
        for o in range(first, first + s.filled[c]):
            side = (s.office[o] - 1) // SHAPES
            n = self.count[base + side] + 1
            self.count[base + side] = n
            if n >= most:
                most = n
                best = side
        self.most[c] = most
        self.owner[c] = best
        self.owned[best] += 1


def measure(s: HtState) -> list[list[float]]:
    """[seat] its traits, in the order of ``NAMES``."""
    b = s.board
    cities = Cities(s)
    rows: list[list[float]] = []
    points: list[float] = []
    groups: list[list[int]] = []
    region = _regions(s, cities) if b.abroad else []
    for seat in range(b.seats):
        row = [0.0] * len(NAMES)
        group = [0] * b.cities  # [city] the network it is part of, as a mask
        points.append(_standing(s, seat, cities, group, region, row))
        _desk(s, seat, row)
        rows.append(row)
        groups.append(group)
    _routes(s, cities, groups, rows)
    _leads(b, points, rows)
    for seat in range(b.seats):
        _after(s, seat, rows[seat])
    return rows


def _regions(s: HtState, cities: Cities) -> list[int]:
    """BR-4.1: [side] the points of all regions together."""
    total = [0] * SIDES
    for which in range(1, len(s.board.regions)):
        points = scoring.region(s, which, cities.owner)
        for side in range(SIDES):
            total[side] += points[side]
    return total


def _standing(s: HtState, seat: int, cities: Cities, group: list[int], region: list[int], row: list[float]) -> float:
    """What would score if it ended now; returns the points."""
    b = s.board
    best = 0
    total = 0
    own = s.reach[seat]
    for c in range(b.cities):
        if own >> c & 1 and group[c] == 0:
            mask = component(s, own, c)
            size = 0
            for d in range(c, b.cities):
                if mask >> d & 1:
                    size += cities.count[SIDES * d + seat]
                    group[d] = mask
            total += size
            if size > best:
                best = size
    base = ABILITIES * seat
    whole = 0
    for a in range(ABILITIES):
        if s.level[base + a] >= b.top[a]:
            whole += b.common.complete[a]
    held = scoring.collected(s, seat)
    table = b.common.marker_points
    top = len(table) - 1
    prize = scoring.prestige(s, seat)
    net = best * b.values[KEYS][s.level[base + KEYS]]
    marks = table[min(held, top)]
    row[0] = s.score[seat] / 10.0
    row[1] = whole / 10.0
    # Half the way to the next step counts half.
    row[2] = 0.05 * (marks + table[min(held + 1, top)]) if held else 0.0
    row[3] = held / 5.0
    row[4] = prize / 10.0
    row[5] = cities.owned[seat] / 5.0
    row[6] = best / 5.0
    row[7] = net / 10.0
    row[8] = (total - best) / 5.0
    points = s.score[seat] + whole + marks + prize + b.common.city_points * cities.owned[seat] + net
    if b.abroad:
        points += region[seat]
        row[12] = region[seat] / 10.0
        abroad = 0
        for c in range(b.cities):
            if b.home[c] and cities.owner[c] == seat:
                abroad += 1
        row[13] = abroad / 3.0
        for c in b.grant_city:
            if rightmost(s, c) == seat:
                row[14] += 0.5
    return float(points)


def _desk(s: HtState, seat: int, row: list[float]) -> None:
    """Abilities, pieces and markers."""
    base = ABILITIES * seat
    at = 15
    for a in range(ABILITIES):
        for k in range(LEVELS[a]):
            if s.level[base + a] > k:
                row[at + k] = 1.0
        at += LEVELS[a]
    merchants = s.supply[SHAPES * seat + MERCHANT]
    supply = s.supply[SHAPES * seat + TRADER] + merchants
    stock = s.stock[SHAPES * seat + TRADER] + s.stock[SHAPES * seat + MERCHANT]
    row[at] = 1.0 if supply >= 1 else 0.0
    row[at + 1] = 1.0 if supply >= 2 else 0.0
    row[at + 2] = 1.0 if supply >= 3 else 0.0
    row[at + 3] = 1.0 if supply >= 5 else 0.0
    row[at + 4] = 1.0 if supply >= 8 else 0.0
    row[at + 5] = merchants / 2.0
    row[at + 6] = stock / 10.0
    row[at + 7] = s.stock[SHAPES * seat + MERCHANT] / 2.0
    row[ON_POSTS + 2] = float(supply + stock)  # made into what is short once the posts are counted
    plate = s.plate[seat]
    for m in range(MARKERS):
        row[ON_POSTS + 3 + m] = s.unused[MARKERS * seat + m] / 2.0
        plate += s.bare[MARKERS * seat + m]
    row[ON_POSTS + 3 + MARKERS] = plate / 2.0


def _routes(s: HtState, cities: Cities, groups: list[list[int]], rows: list[list[float]]) -> None:
    """Hopes: what each route a seat is on would bring, less with every action it costs; ready: with one action only."""
    b = s.board
    mine = [0] * SIDES
    lords = [0] * SIDES
    for r in range(b.routes):
        if s.here[r] == 0:
            continue
        size = b.size[r]
        for side in range(SIDES):
            mine[side] = 0
            lords[side] = 0
        taken = 0
        nobles = 0
        for at in range(POSTS * r, POSTS * r + size):
            kind = s.post[at] - 1
            if kind >= 0:
                side = SIDE_OF[kind]
                mine[side] += 1
                taken += 1
                lords[side] += SHAPE_OF[kind]
                nobles += SHAPE_OF[kind]
        for seat in range(b.seats):
            k = mine[seat]
            if k == 0:
                continue
            row = rows[seat]
            row[ON_POSTS] += k / 8.0
            row[ON_POSTS + 1] += lords[seat] / 2.0
            row[ON_POSTS + 2] += k
            others = taken - k
            if others >= k:
                row[AFTER] += k / 4.0
            cost = 1 + size - taken + 2 * others + nobles - lords[seat]
            if cost <= FORCE:
                _gain(s, r, seat, lords[seat] > 0, cost, cities, groups[seat], row)


def _gain(
    s: HtState, r: int, seat: int, lord: bool, cost: int, cities: Cities, group: list[int], row: list[float]
) -> None:
    b = s.board
    w = NEAR[cost]
    ready = cost == 1
    merchant = lord or (not ready and s.supply[SHAPES * seat + MERCHANT] > 0)
    _add(row, H_ANY, w, ready)
    if s.marker[r]:
        _add(row, H_MARKER, w, ready)
    if b.permanent[r]:
        _add(row, H_PERMANENT, w, ready)
    privilege = s.level[ABILITIES * seat + PRIVILEGE]
    if r == b.prize_route and merchant:
        for field in range(PRIVILEGES - 1, -1, -1):
            if s.field[field] == 0 and privilege >= field:
                _add(row, H_PRIZE, w * b.prize[field] / 8.0, ready)
                break
    offices = 0
    for c in (b.left[r], b.right[r]):
        who = cities.owner[c]
        if who == seat:
            _add(row, H_CONTROL, w, ready)
        elif who >= 0:
            _add(row, H_FOREIGN, w, ready)
        for a in b.ability[c]:
            if s.level[ABILITIES * seat + a] < b.top[a]:
                _add(row, a, w, ready)
        o = b.office_at[c] + s.filled[c]
        if o < b.office_at[c + 1] and privilege >= b.colour[o] and (merchant or b.form[o] != MERCHANT):
            if offices == 0:
                _add(row, H_OFFICE, w, ready)
            offices += 1
            if group[c] or b.near[c] & s.reach[seat]:
                _add(row, H_NET, w, ready)
            if who != seat and cities.count[SIDES * c + seat] + 1 >= cities.most[c]:
                _add(row, H_TAKES, w, ready)
            if b.coin[o]:
                _add(row, H_COIN, w, ready)
            if b.home[c]:
                _add(row, H_ABROAD, w, ready)


def _add(row: list[float], what: int, w: float, ready: bool) -> None:
    row[HOPE + what] += w
    if ready:
        row[HOPE + COUNT + what] += w


def _leads(b: Board, points: list[float], rows: list[list[float]]) -> None:
    """Who is ahead, and by how much."""
    best = max(points)
    for seat in range(b.seats):
        next_best = 0.0
        for other in range(b.seats):
            if other != seat:
                next_best = max(next_best, points[other])
        row = rows[seat]
        row[POINTS] = 1.0 if points[seat] == best else 0.0
        row[POINTS + 1] = (points[seat] - best) / 20.0
        row[POINTS + 2] = max(0.0, points[seat] - next_best) / 20.0


def _after(s: HtState, seat: int, row: list[float]) -> None:
    """What rests on the posts, and the order of turns."""
    b = s.board
    row[ON_POSTS + 2] = max(0.0, FORCE - row[ON_POSTS + 2]) / 4.0
    row[AFTER + 1] = _connection(s, seat)
    if s.supply[SHAPES * seat + MERCHANT] > 0 or row[ON_POSTS + 1] > 0.0:
        privilege = s.level[ABILITIES * seat + PRIVILEGE]
        for field in range(PRIVILEGES - 1, -1, -1):
            if s.field[field] == 0 and privilege >= field:
                row[AFTER + 2] = b.prize[field] / 10.0
                break
    away = (seat - s.turn) % b.seats
    if 1 <= away <= 3:
        row[AFTER + 2 + away] = 1.0


def _connection(s: HtState, seat: int) -> float:
    """HT-9.15: what the connection still brings, less with every city that lacks an office."""
    b = s.board
    place = 0
    while s.links[place]:
        if s.links[place] == seat + 1:
            return 0.0
        place += 1
    if place >= len(b.link_points):
        return 0.0
    own = s.reach[seat]
    goal = b.link[1]
    seen = 1 << b.link[0]
    need = 0 if own & seen else 1
    while need < len(PROGRESS):
        grown = True
        while grown:
            more = _beside(b.near, seen) & own & ~seen
            seen |= more
            grown = more != 0
        if seen >> goal & 1:
            return PROGRESS[need] * b.link_points[place] / 7.0
        seen |= _beside(b.near, seen)
        need += 1
    return 0.0


def _beside(near: list[int], mask: int) -> int:
    out = 0
    c = 0
    while mask:
        if mask & 1:
            out |= near[c]
        mask >>= 1
        c += 1
    return out
