"""Phases 2 to 4 of a turn in the model: travel, fulfil, and what the rivals do before the next own turn."""

from __future__ import annotations

from typing import Final

from hanse.games.merkator.plan.spot import (
    CUBES,
    EITHER,
    GOODS,
    LIFTED,
    MAJORS,
    STOCK,
    TAKEN,
    TIME,
    TURN,
    Spot,
)
from hanse.games.merkator.plan.world import CUBE, HOUR, World, wanted

STACKED_LEVEL: Final = 6
"""Alone, contracts of this pile and above come from the solo stack (ME-11.8)."""

HIGHEST: Final = 9
RATE: Final = 4
CATEGORIES: Final = 4
MOST_SWAPS: Final = 3

ROOM: Final = 3
"""Contracts fulfilled in one turn that are thought of one by one."""


def insert(w: World, mine: list[int], c: int) -> None:
    at = 0
    value = w.value
    worth = value[c]
    while at < len(mine) and value[mine[at]] >= worth:
        at += 1
    mine.insert(at, c)


def top(w: World, p: Spot, level: int) -> int:
    """The contract that lies on a pile, -1 none."""
    if level > HIGHEST:
        return -1
    if w.solo and level >= STACKED_LEVEL:
        lifted = p.v[LIFTED]
        i = p.v[TURN] - 1
        while i >= 0:
            c = w.stack[i]
            if w.level[c] == level and not (lifted >> i) & 1:
                return c
            i -= 1
        return -1
    n = p.v[TAKEN + level]
    pile = w.piles[level]
    return pile[n] if n < len(pile) else -1


def reward(w: World, p: Spot, c: int) -> None:
    """ME-6.3, ME-6.6: the next value, else the same, else nothing."""
    level = w.level[c] + 1
    got = top(w, p, level)
    if got < 0:
        level -= 1
        got = top(w, p, level)
        if got < 0:
            return
    if w.solo and level >= STACKED_LEVEL:
        p.v[LIFTED] |= 1 << w.stack.index(got)
    else:
        p.v[TAKEN + level] += 1
    insert(w, p.mine, got)


def pay(w: World, p: Spot, c: int, loose: list[int]) -> bool:
    """Pay a contract if that is possible; ``loose`` gets the goods that undecided cubes become."""
    return pay_owed(w, p, c, w.asked[c], loose)


def pay_owed(w: World, p: Spot, c: int, owed: list[tuple[int, int]], loose: list[int]) -> bool:
    """Named goods, then categories from what is wanted least, and 4:1 for what is lacking (ME-6.2, ME-6.7)."""
    v = p.v
    short = 0
    # Most contracts cannot be paid: that is seen before anything is copied.
    for d, n in owed:
        if d < GOODS:
            have = v[d] + v[EITHER + d // 2]
            if have < n:
                short += n - have
                if short > MOST_SWAPS:
                    return False
    x = v[:STOCK]
    short = 0
    for d, n in owed:
        if d < GOODS:
            k = n if n < x[d] else x[d]
            x[d] -= k
            short += n - k - _loosely(x, d, n - k, loose)
        elif d < GOODS + CATEGORIES:
            short += _pay_category(w, p, c, x, d - GOODS, n, loose)
        else:
            short += _pay_different(x, n, loose)
    if short > MOST_SWAPS or not _swap(x, short):
        return False
    for i in range(STOCK):
        v[i] = x[i]
    return True


def _loosely(x: list[int], good: int, n: int, loose: list[int]) -> int:
    """Undecided cubes become a good; how many."""
    at = EITHER + good // 2
    k = n if n < x[at] else x[at]
    x[at] -= k
    for _ in range(k):
        loose.append(good)
    return k


def _pay_category(w: World, p: Spot, c: int, x: list[int], category: int, n: int, loose: list[int]) -> int:
    """Cubes of a category; how many are lacking."""
    want = wanted(w, p.mine, c)
    goods = w.tables.in_category[category]
    while n:
        best = -1
        most = -99
        for g in goods:
            if x[g] and x[g] - want[g] > most:
                most = x[g] - want[g]
                best = g
        if best < 0:
            break
        x[best] -= 1
        n -= 1
    for g in goods:
        if n:
            n -= _loosely(x, g, n, loose)
    return n


def _pay_different(x: list[int], n: int, loose: list[int]) -> int:
    """Different goods; how many are lacking."""
    for g in range(GOODS):
        if n:
            if x[g]:
                x[g] -= 1
                n -= 1
            else:
                n -= _loosely(x, g, 1, loose)
    return n


def _swap(x: list[int], short: int) -> bool:
    """Four equal cubes, or four markers, for each that is lacking."""
    while short:
        best = -1
        most = RATE - 1
        for g in range(GOODS):
            if x[g] > most:
                most = x[g]
                best = g
        if best >= 0 and (most > RATE or x[TIME] < RATE + 2):
            x[best] -= RATE
        elif x[TIME] >= RATE:
            x[TIME] -= RATE
        else:
            return False
        short -= 1
    return True


def collect(w: World, p: Spot, to: int) -> None:
    """ME-5.4: the cubes of a place; from two on one on each field, the rest undecided."""
    if to < MAJORS:
        v = p.v
        n = v[CUBES + to]
        v[CUBES + to] = 0
        if n >= 2:
            v[2 * to] += 1
            v[2 * to + 1] += 1
            n -= 2
        v[EITHER + to] += n


def arrive(w: World, p: Spot, to: int) -> None:
    """ME-5.5, ME-5.6: bonus cards, new cubes, time."""
    bonus(w, p, to, w.tables.bonus_active)
    feed(w, p.v, to)
    p.v[TIME] += w.time_at[to]


def bonus(w: World, p: Spot, to: int, each: int) -> None:
    for card in p.cards:
        if card < w.bonuses and w.bonus_place[card] == to:
            p.v[w.bonus_good[card]] += each


def feed(w: World, v: list[int], to: int) -> None:
    if to < MAJORS:
        for q in w.links[to]:
            v[CUBES + q] += 1
    else:
        least = w.threshold[to]
        for q in range(CUBES, CUBES + MAJORS):
            if v[q] >= least:
                v[q] += 1


def close(w: World, p: Spot) -> None:
    """The own turn is over; then what the rivals do to the map before the next."""
    turn = p.v[TURN]
    if p.used:
        p.used = []
    if turn < len(w.whims):
        for whim in w.whims[turn]:
            rival_moves(w, p, whim)
        _takes(w, p, turn)
    p.v[TURN] = turn + 1


def wait(w: World, p: Spot) -> None:
    """A rival's turn is over; then those of others until it is the seat's."""
    if p.used:
        p.used = []
    if w.whims:
        for whim in w.whims[0]:
            rival_moves(w, p, whim)
        _takes(w, p, 0)


def _takes(w: World, p: Spot, turn: int) -> None:
    """Rivals have taken contracts; what lies on the piles is another one."""
    if turn < len(w.takes):
        for level in w.takes[turn]:
            if level >= 0:
                p.v[TAKEN + level] += 1


def rival_moves(w: World, p: Spot, whim: list[int]) -> None:
    """A rival travels to cubes and time, and where a whim takes him; the seat joins where that helps."""
    v = p.v
    time_at = w.time_at
    best = 0
    most = -999
    for to in range(len(time_at)):
        x = whim[to] + HOUR * time_at[to] + (CUBE * v[CUBES + to] if to < MAJORS else CUBE)
        if x > most:
            most = x
            best = to
    if best < MAJORS:
        v[CUBES + best] = 0
    feed(w, v, best)
    if w.joining:
        join(w, p, best)


def join(w: World, p: Spot, to: int) -> bool:
    """Join a rival if an own contract can be fulfilled there; whether that was done."""
    b = w.tables
    v = p.v
    price = b.join_major if to < MAJORS else b.join_minor
    if v[TIME] < price:
        return False
    tried: list[int] = []
    joined = False
    while True:
        c = -1
        for x in p.mine:
            if w.place[x] == to and x not in tried:
                c = x
                break
        if c < 0:
            return joined
        tried.append(c)
        if not joined:
            v[TIME] -= price
        if pay(w, p, c, []):
            if not joined:
                joined = True
                bonus(w, p, to, b.bonus_joining)
            reward(w, p, c)
        elif not joined:
            v[TIME] += price


def fulfilments(w: World, p: Spot, to: int, out: list[Spot], room: int) -> None:
    """Every way to fulfil here worth a thought: the dearest that can be paid, or leave it for the next."""
    left: list[int] = []
    while True:
        c = -1
        for m in p.mine:
            if w.place[m] == to and m not in p.used and m not in left:
                c = m
                break
        if c < 0:
            out.append(p)
            return
        left.append(c)
        q = p.copy()
        if not pay(w, q, c, []):
            continue
        q.used.append(c)
        if q.done < 0:
            q.done = c
        reward(w, q, c)
        if room <= 0:
            out.append(q)
            out.append(p)
            return
        fulfilments(w, q, to, out, room - 1)
