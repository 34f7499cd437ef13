"""ME-6.2 Pay what a contract demands, with the 4:1 exchange (ME-6.7): step by step, what is forced is settled.

What is owed is kept by demand: the goods, then the categories, then "different". Own cubes pay at least as well as an
exchange does, so a demand can be met exactly if it can be met by paying all own cubes first; ``payable`` counts that.
"""

from hanse.core.model import OK, Frame, Log
from hanse.games.merkator.ids import (
    DIFFERENT_GOODS,
    E_GAVE,
    E_SWAPPED,
    GOODS_MISSING,
    NAMED_GOODS_FIRST,
    NEEDED_ELSEWHERE,
    NOT_FOUR,
    NOT_OWED,
    REWARD,
    USED,
)
from hanse.games.merkator.state import MerkatorState


def stock(s: MerkatorState, seat: int) -> list[int]:
    """The cubes in the office of the seat; those on the supply tile do not count (ME-R40)."""
    n = s.board.goods
    return s.goods[n * seat : n * seat + n]


def payable(s: MerkatorState, owed: list[int], have: list[int], time: int) -> bool:
    """ME-6.2, ME-6.7: whether the demand can be met, exchanges included, by whoever acts (ME-R33).

    There are no chains (ME-R31) and no mixtures (ME-R32).
    """
    b = s.board
    rate = b.rate
    groups = time // rate
    short = 0
    if owed[b.different]:
        # ME-6.8, ME-R28: one cube of each good; goods already given (bits) may only be exchanged.
        given = owed[b.demands]
        kinds = 0
        for g in range(b.goods):
            n = have[g]
            if n and not given >> g & 1:
                kinds += 1
                n -= 1
            groups += n // rate
        short = owed[b.different] - kinds
        return short <= 0 or groups >= short
    left: list[int] = []
    for g in range(b.goods):
        n = have[g] - owed[g]
        if n < 0:
            short -= n
            n = 0
        groups += n // rate
        left.append(n)
    for k in range(len(b.in_category)):
        need = owed[b.goods + k]
        if need:
            # ME-R27: any cubes of the category; first those that are over when the rest is exchanged.
            total = 0
            loose = 0
            for g in b.in_category[k]:
                total += left[g]
                loose += left[g] % rate
            if need > total:
                short += need - total
                groups -= (total - loose) // rate
            elif need > loose:
                groups -= (need - loose + rate - 1) // rate
    return groups >= short


def named_owed(s: MerkatorState) -> bool:
    n = 0
    for g in range(s.board.goods):
        n += s.owed[g]
    return n > 0


def why_not_pay(s: MerkatorState, top: Frame, _a: int, _b: int) -> int:
    """ME-6.2: all goods named on the contract that are still owed, from the office, without exchange."""
    b = s.board
    named = False
    for g in range(b.goods):
        if s.owed[g]:
            named = True
            if s.owed[g] > s.goods[b.goods * top[1] + g]:
                return GOODS_MISSING
    return OK if named else NOT_OWED


def do_pay(s: MerkatorState, top: Frame, _a: int, _b: int, log: Log) -> None:
    for g in range(s.board.goods):
        if s.owed[g]:
            give(s, top[1], g, g, s.owed[g], log)


def give(s: MerkatorState, seat: int, good: int, demand: int, n: int, log: Log) -> None:
    """ME-6.2: cubes go back to the general supply; one cube pays one demand (ME-R29)."""
    b = s.board
    s.goods[b.goods * seat + good] -= n
    s.owed[demand] -= n
    if demand == b.different:
        s.owed[b.demands] |= 1 << good
    if log is not None:
        log.append((E_GAVE, seat, good, n))


def demand_of(s: MerkatorState, good: int) -> int:
    """The open demand a cube of this good can meet once the named goods are paid, else -1."""
    b = s.board
    k = b.goods + b.category[good]
    if s.owed[k]:
        return k
    return b.different if s.owed[b.different] else -1


def why_not_give(s: MerkatorState, top: Frame, good: int, _: int) -> int:
    """ME-R27 a cube of a category, ME-R28 or of a good not yet given; after that the rest can still be met."""
    b = s.board
    if named_owed(s):
        return NAMED_GOODS_FIRST
    demand = demand_of(s, good)
    if demand < 0:
        return NOT_OWED
    if s.goods[b.goods * top[1] + good] == 0:
        return GOODS_MISSING
    if demand == b.different and s.owed[b.demands] >> good & 1:
        return DIFFERENT_GOODS
    return OK if after_giving(s, top[1], good, demand) else NEEDED_ELSEWHERE


def after_giving(s: MerkatorState, seat: int, good: int, demand: int) -> bool:
    have = stock(s, seat)
    owed = s.owed[:]
    have[good] -= 1
    owed[demand] -= 1
    if demand == s.board.different:
        owed[s.board.demands] |= 1 << good
    return payable(s, owed, have, s.time[seat])


def options_give(s: MerkatorState, top: Frame, base: int, out: list[int]) -> None:
    if named_owed(s):
        return
    for g in range(s.board.goods):
        if why_not_give(s, top, g, 0) == OK:
            out.append(base + g)


def do_give(s: MerkatorState, top: Frame, good: int, _: int, log: Log) -> None:
    give(s, top[1], good, demand_of(s, good), 1, log)


def why_not_swap(s: MerkatorState, top: Frame, stuff: int, demand: int) -> int:
    """ME-6.7 four equal cubes or markers (``stuff`` = goods) for one good still owed; ME-6.7.3 also for one
    that is owned."""
    b = s.board
    seat = top[1]
    # Time has the number of the first category, so the two are compared among goods only.
    if s.owed[demand] == 0 or (stuff == demand and stuff < b.goods):
        return NOT_OWED
    if stuff == b.goods:
        if s.time[seat] < b.rate:
            return NOT_FOUR
    elif s.goods[b.goods * seat + stuff] < b.rate:
        return NOT_FOUR
    return OK if after_swap(s, seat, stuff, demand) else NEEDED_ELSEWHERE


def after_swap(s: MerkatorState, seat: int, stuff: int, demand: int) -> bool:
    b = s.board
    have = stock(s, seat)
    time = s.time[seat]
    if stuff == b.goods:
        time -= b.rate
    else:
        have[stuff] -= b.rate
    s.owed[demand] -= 1
    fine = payable(s, s.owed, have, time)
    s.owed[demand] += 1
    return fine


def options_swap(s: MerkatorState, top: Frame, base: int, out: list[int]) -> None:
    b = s.board
    seat = top[1]
    for stuff in range(b.goods + 1):
        n = s.time[seat] if stuff == b.goods else s.goods[b.goods * seat + stuff]
        if n >= b.rate:
            for demand in b.asked[top[2]]:
                if s.owed[demand] and (stuff != demand or stuff == b.goods) and after_swap(s, seat, stuff, demand):
                    out.append(base + b.demands * stuff + demand)


def do_swap(s: MerkatorState, top: Frame, stuff: int, demand: int, log: Log) -> None:
    """ME-6.7: the good obtained pays at once (ME-R30, ME-R31), so it never lies in the office; ME-6.7.4 any
    number of times."""
    b = s.board
    seat = top[1]
    if stuff == b.goods:
        s.time[seat] -= b.rate
        s.supply += b.rate
    else:
        s.goods[b.goods * seat + stuff] -= b.rate
    s.owed[demand] -= 1
    if log is not None:
        log.append((E_SWAPPED, seat, stuff, demand, b.rate))


def settle_pay(s: MerkatorState, top: Frame, log: Log) -> bool:
    """ME-6.3: paid in full brings the reward. Where no exchange is possible, what only one good can pay is paid."""
    b = s.board
    seat, contract = top[1], top[2]
    open_demands = 0
    for d in b.asked[contract]:
        open_demands += s.owed[d]
    if open_demands == 0:
        s.stack.pop()
        s.owed[b.demands] = 0
        s.where[contract] = USED + seat
        s.stack.append((REWARD, seat, contract, 0))
        return True
    swaps: list[int] = []
    options_swap(s, top, 0, swaps)
    if swaps:
        return False
    if named_owed(s):
        do_pay(s, top, 0, 0, log)
        return True
    return settle_rest(s, seat, log)


def settle_rest(s: MerkatorState, seat: int, log: Log) -> bool:
    """Categories (or different goods) of which exactly as many cubes are there as are owed, or only one kind."""
    b = s.board
    for k in range(len(b.in_category) + 1):
        need = s.owed[b.goods + k]
        if need == 0:
            continue
        different = b.goods + k == b.different
        fields: list[int] = []
        total = 0
        for g in range(b.goods):
            n = s.goods[b.goods * seat + g]
            if n and (b.category[g] == k or (different and not s.owed[b.demands] >> g & 1)):
                fields.append(g)
                total += 1 if different else n
        if total == need:
            for g in fields:
                give(s, seat, g, b.goods + k, 1 if different else s.goods[b.goods * seat + g], log)
            return True
        if len(fields) == 1:
            give(s, seat, fields[0], b.goods + k, need, log)
            return True
    return False
