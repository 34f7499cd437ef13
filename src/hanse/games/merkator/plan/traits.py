"""The judge of the model: named traits of a spot at the end of a turn, weighed by the turns that are left."""

from __future__ import annotations

from typing import Final

from hanse.games.merkator.ids import (
    BONUS_CARDS,
    FIXED,
    ONLY_COLOURS,
    ONLY_GOODS,
    ONLY_TIME,
    ONLY_TYPES,
    PAIRS,
    PER_CONTRACT,
    PER_DESTINATION,
    PER_GOOD,
    PER_SET,
    PER_TIME,
    PER_TYPE,
    SPECIAL,
)
from hanse.games.merkator.plan.spot import COINS, CUBES, EITHER, GOODS, MAJORS, STOCK, TIME, TURN, Spot
from hanse.games.merkator.plan.world import MOST_TURNS, World

NAMES: Final = (
    "always", "office", "beside", "dearest", "second", "houses", "bonus_cards", "built", "best_house",
    "ready", "lack_one", "lack_two", "lack_more", "two_kinds", "two_kinds_more", "many_kinds", "unpaid_journey",
    "scarce", "cubes", "kinds", "surplus", "time", "spare_time", "map", "heaps", "contracts", "coins",
)  # fmt: skip
TRAITS: Final = 27

OFFICE: Final = 5  # contracts that count in full
LOOKED_AT: Final = 6  # of the dearest contracts, for what they lack
HALF: Final = 0.5
ENOUGH: Final = 3  # cubes of a good
HOURS: Final = 5  # markers that are not spare
TEN: Final = 10
PEACE: Final = 14.0
FAR_PEACE: Final = 10.0  # what a 10 brings alone as long as the Peace has not been opened
CATEGORIES: Final = 4
LOOSE_KINDS: Final = 2  # different goods that are counted on


def placed(p: Spot) -> list[int]:
    """The stock with undecided cubes laid where a good is missing, else on the fuller field."""
    x = p.v[:STOCK]
    for k in range(MAJORS):
        n = x[EITHER + k]
        a = 2 * k
        while n:
            if x[a] and x[a + 1]:
                if x[a + 1] > x[a]:
                    x[a + 1] += n
                else:
                    x[a] += n
                break
            if x[a]:
                x[a + 1] += 1
            else:
                x[a] += 1
            n -= 1
    return x


def house_points(w: World, p: Spot, x: list[int], house: int) -> float:
    """What a building counts with the stock ``x``; what only one player may have, as far as that may be hoped for."""
    tables = w.tables
    total = 0.0
    for term in tables.terms[house]:
        kind = tables.kind[term]
        n = 0
        if kind == FIXED:
            n = 1
        elif kind == PER_TYPE:
            for g in tables.goods[term]:
                if x[g]:
                    n += 1
        elif kind == PER_GOOD:
            for g in tables.goods[term]:
                n += x[g]
        elif kind == PER_SET:
            n = _sets(x, tables.groups[term])
        elif kind == PER_TIME:
            n = x[TIME]
        elif kind == PER_CONTRACT:
            for c in p.mine:
                if w.value[c] >= tables.number[term]:
                    n += 1
        elif kind == PER_DESTINATION:
            n = _destinations(w, p)
        elif kind == SPECIAL:
            n = _special(w, p, x, tables.number[term])
        elif w.alone[term] > 0.0 and _meets(x, kind, tables.goods[term], tables.number[term]):
            total += tables.points[term] * w.alone[term]
        total += tables.points[term] * n
    return total


def _meets(x: list[int], kind: int, goods: list[int], least: int) -> bool:
    """A condition of "as the only player"."""
    n = 0
    if kind == ONLY_TYPES:
        for g in goods:
            if x[g]:
                n += 1
    elif kind == ONLY_GOODS:
        for g in goods:
            n += x[g]
    elif kind == ONLY_TIME:
        n = x[TIME]
    elif kind == ONLY_COLOURS:
        for k in range(MAJORS):
            if x[2 * k] or x[2 * k + 1]:
                n += 1
    else:  # ONLY_FIELD
        for g in range(GOODS):
            if x[g] > n:
                n = x[g]
    return n >= least


def _sets(x: list[int], groups: list[list[int]]) -> int:
    least = -1
    for group in groups:
        n = 0
        for g in group:
            n += x[g]
        if least < 0 or n < least:
            least = n
    return least


def _destinations(w: World, p: Spot) -> int:
    seen = 0
    n = 0
    for c in p.mine:
        at = w.place[c]
        if at >= 0 and not (seen >> at) & 1:
            seen |= 1 << at
            n += 1
    return n


def _special(w: World, p: Spot, x: list[int], which: int) -> int:
    n = 0
    if which == BONUS_CARDS:
        for card in p.cards:
            if card < w.bonuses:
                n += 1
        return n
    if which == PAIRS:
        for k in range(MAJORS):
            if x[2 * k] and x[2 * k + 1]:
                n += 1
        return n
    return p.v[COINS]


def points(w: World, p: Spot) -> float:
    """The score if the game ended here."""
    total = 0.0
    mine = p.mine
    for i in range(len(mine)):
        total += w.value[mine[i]] if i < OFFICE else HALF * w.value[mine[i]]
    x: list[int] = []
    for card in p.cards:
        if card >= w.bonuses:
            if not x:
                x = placed(p)
            total += house_points(w, p, x, card - w.bonuses)
    return total


def traits(w: World, p: Spot) -> list[float]:
    """What the judge looks at, in the order of NAMES."""
    f = [0.0] * TRAITS
    f[0] = 1.0
    v = p.v
    mine = p.mine
    value = w.value
    n = len(mine)
    inside = 0
    beside = 0
    for i in range(n):
        if i < OFFICE:
            inside += value[mine[i]]
        else:
            beside += value[mine[i]]
    f[1] = inside
    f[2] = beside
    if n:
        f[3] = value[mine[0]]
    if n > 1:
        f[4] = value[mine[1]]
    x = placed(p)
    _cards(w, p, x, f)
    _contracts(w, p, f)
    _stock(v, x, f)
    f[25] = n
    f[26] = v[COINS]
    return f


def _cards(w: World, p: Spot, x: list[int], f: list[float]) -> None:
    counted = 0.0
    held = 0
    bonus = 0
    for card in p.cards:
        if card >= w.bonuses:
            counted += house_points(w, p, x, card - w.bonuses)
            held += 1
        else:
            bonus += 1
    best = 0.0
    for card in p.shown:
        if card >= w.bonuses:
            worth = house_points(w, p, x, card - w.bonuses) - HALF * w.cost[card]
            if worth > best:
                best = worth
    f[5] = counted
    f[6] = bonus
    f[7] = held
    f[8] = best


def _contracts(w: World, p: Spot, f: list[float]) -> None:
    """Contracts by what they lack; cubes are set aside for the dearest first."""
    v = p.v
    y = v[: EITHER + MAJORS]
    mine = p.mine
    value = w.value
    fifth = value[mine[OFFICE - 1]] if len(mine) >= OFFICE else 0
    looked = 0
    unpaid = 0
    scarce = 0
    for c in mine:
        looked += 1
        if looked > LOOKED_AT:
            break
        place = w.place[c]
        if place < 0:
            continue
        lack = 0
        kinds = 0
        for d, need in w.asked[c]:
            n = need
            if d < GOODS:
                n = _aside(y, d, n)
                if n and v[CUBES + d // 2] < n:
                    scarce += 1
            elif d < GOODS + CATEGORIES:
                for g in w.tables.in_category[d - GOODS]:
                    if n:
                        n = _aside(y, g, n)
            else:
                for g in range(GOODS):
                    if v[g] and n:
                        n -= 1
                n = n - LOOSE_KINDS if n > LOOSE_KINDS else 0
            if n:
                lack += n
                kinds += 1
        gain = value[c] + 1.0
        if value[c] == TEN:
            gain = PEACE if v[TURN] >= w.last else FAR_PEACE
        gain = gain - HALF * fifth if gain > fifth else HALF * gain
        if lack == 0:
            f[9] += gain
        elif kinds == 1:
            f[10 if lack == 1 else 11 if lack == 2 else 12] += gain
        elif kinds == 2:
            f[13 if lack <= 2 else 14] += gain
        else:
            f[15] += gain
        missing = -v[TIME] - w.time_at[place]
        if missing > 0:
            unpaid += missing
    f[16] = unpaid
    f[17] = scarce


def _aside(y: list[int], good: int, n: int) -> int:
    """Set cubes of a good aside, then undecided ones; how many are still needed."""
    k = y[good]
    if k >= n:
        y[good] = k - n
        return 0
    if k:
        y[good] = 0
        n -= k
    at = EITHER + good // 2
    k = y[at]
    if k >= n:
        y[at] = k - n
        return 0
    if k:
        y[at] = 0
    return n - k


def _stock(v: list[int], x: list[int], f: list[float]) -> None:
    total = 0
    kinds = 0
    over = 0
    for g in range(GOODS):
        n = x[g]
        if n:
            total += n
            kinds += 1
            if n > ENOUGH:
                over += n - ENOUGH
    f[18] = total
    f[19] = kinds
    f[20] = over
    time = v[TIME]
    f[21] = time if time < HOURS else HOURS
    f[22] = time - HOURS if time > HOURS else 0
    lying = 0
    heaps = 0
    for k in range(CUBES, CUBES + MAJORS):
        n = v[k]
        lying += n
        heaps += n * n
    f[23] = lying
    f[24] = heaps


class Lore:
    """Weights of the traits by the turns that are left."""

    def __init__(self, rows: list[list[float]]) -> None:
        self.rows = rows  # [turns left][trait]
        self.judged = 0  # spots looked at, for benchmarks

    def hope(self, w: World, p: Spot, left: int) -> float:
        """The final score to be expected with so many own turns to come."""
        self.judged += 1
        if left <= 0:
            return points(w, p)
        row = self.rows[left if left < MOST_TURNS else MOST_TURNS]
        f = traits(w, p)
        total = 0.0
        for i in range(TRAITS):
            total += row[i] * f[i]
        return total
