"""ME-6.2 What a contract demands, and whether it can be met.

What is owed is kept by demand: the goods, then the categories, then "different". Own cubes pay at least as well as an
exchange does, so a demand can be met exactly if it can be met by paying all own cubes first; ``payable`` counts that.
"""

from __future__ import annotations

from typing import Final

from hanse.games.merkator.ids import PAIR
from hanse.games.merkator.state import MerkatorState
from hanse.games.merkator.words import REFUSALS

GOODS_MISSING: Final = REFUSALS.add("ME-6.2", "goods-missing")
UNLOAD_FIRST: Final = REFUSALS.add("ME-R40", "unload-first")
NEEDED_ELSEWHERE: Final = REFUSALS.add("ME-6.2", "needed-elsewhere")


def stock(s: MerkatorState, seat: int) -> list[int]:
    """The cubes in the office of the seat; those on the supply tile do not count (ME-R40)."""
    n = s.board.goods
    return s.goods[n * seat : n * seat + n]


def payable(s: MerkatorState, owed: list[int], have: list[int], time: int) -> bool:
    """ME-6.2, ME-6.7: whether the demand can be met, exchanges included; without chains and mixtures."""
    b = s.board
    if owed[b.different]:  # ME-6.8
        return _different_payable(s, owed[b.different], have, time)
    rate = b.rate
    swaps = time // rate  # exchanges that are possible
    short = 0  # goods that only an exchange can bring
    left: list[int] = []  # [good] cubes beyond the named goods
    for g in range(b.goods):
        n = have[g] - owed[g]
        if n < 0:
            short -= n
            n = 0
        swaps += n // rate
        left.append(n)
    for k in range(len(b.in_category)):
        need = owed[b.first_category + k]
        if need:
            # First the cubes that are over when the rest is exchanged.
            total = 0
            loose = 0
            for g in b.in_category[k]:
                total += left[g]  # ME-R27: any cubes of the category
                loose += left[g] % rate
            if need > total:
                short += need - total
                swaps -= (total - loose) // rate
            elif need > loose:
                swaps -= (need - loose + rate - 1) // rate
    return swaps >= short


def _different_payable(s: MerkatorState, need: int, have: list[int], time: int) -> bool:
    """ME-R28: one cube of each good; goods already given may only be exchanged."""
    b = s.board
    swaps = time // b.rate
    kinds = 0
    for g in range(b.goods):
        n = have[g]
        if n and not s.given[g]:
            kinds += 1
            n -= 1
        swaps += n // b.rate
    return kinds + swaps >= need


def payable_unloaded(s: MerkatorState, seat: int, owed: list[int], have: list[int], colour: int = 0) -> bool:
    """Whether cubes of the supply tile, from this colour on, can be put on fields so that the demand is met."""
    if payable(s, owed, have, s.time[seat]):
        return True
    n = s.board.majors
    while colour < n and not s.tile[n * seat + colour]:
        colour += 1
    if colour == n:
        return False
    loose = s.tile[n * seat + colour]
    for first in range(loose + 1):
        more = have[:]
        more[PAIR * colour] += first
        more[PAIR * colour + 1] += loose - first
        if payable_unloaded(s, seat, owed, more, colour + 1):
            return True
    return False


def named_owed(s: MerkatorState) -> bool:
    """Whether goods are owed that the contract names."""
    return any(s.owed[: s.board.goods])
