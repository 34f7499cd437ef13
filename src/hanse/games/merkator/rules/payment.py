"""ME-6.2 Pay what a contract demands, step by step; what is forced is settled."""

from __future__ import annotations

from typing import Final

from hanse.core.codes import Codes
from hanse.core.model import OK, Log, Refusal
from hanse.games.merkator.frames import Pay, Reward
from hanse.games.merkator.ids import PAIR, USED
from hanse.games.merkator.rules.demand import (
    GOODS_MISSING,
    NEEDED_ELSEWHERE,
    UNLOAD_FIRST,
    named_owed,
    payable,
    stock,
)
from hanse.games.merkator.rules.exchange import can_swap, cubes_for
from hanse.games.merkator.state import MerkatorState
from hanse.games.merkator.words import E_GAVE, REFUSALS

NOT_OWED: Final = REFUSALS.add("ME-6.2", "not-owed")
NAMED_GOODS_FIRST: Final = REFUSALS.add("ME-6.2", "named-goods-first")
DIFFERENT_GOODS: Final = REFUSALS.add("ME-R28", "different-goods")


def why_not_pay(s: MerkatorState, top: Pay, a: int, b: int) -> Refusal | None:
    """ME-6.2: all goods named on the contract that are still owed, from the office, without exchange."""
    if not named_owed(s):
        return NOT_OWED
    first = s.board.goods * top.seat
    reason: Refusal | None = OK
    for colour in range(s.board.majors):
        missing = 0
        for good in range(PAIR * colour, PAIR * colour + PAIR):
            missing += max(0, s.owed[good] - s.goods[first + good])
        if missing > s.tile[s.board.majors * top.seat + colour]:
            return GOODS_MISSING
        if missing:
            reason = UNLOAD_FIRST  # ME-R40
    return reason


def do_pay(s: MerkatorState, top: Pay, a: int, b: int, log: Log) -> None:
    for good in range(s.board.goods):
        if s.owed[good]:
            give(s, top.seat, good, good, s.owed[good], log)


def why_not_give(s: MerkatorState, top: Pay, good: int, b: int) -> Refusal | None:
    """ME-R27 a cube of a category, ME-R28 or of a good not yet given; after that the rest can still be met."""
    if named_owed(s):
        return NAMED_GOODS_FIRST
    demand = demand_of(s, good)
    if demand < 0:
        return NOT_OWED
    if not s.goods[s.board.goods * top.seat + good]:
        return UNLOAD_FIRST if cubes_for(s, top.seat, good) else GOODS_MISSING
    if demand == s.board.different and s.given[good]:
        return DIFFERENT_GOODS
    return OK if rest_payable(s, top.seat, good, demand) else NEEDED_ELSEWHERE


def give_options(s: MerkatorState, top: Pay, base: int, out: Codes) -> None:
    if not named_owed(s):
        for good in range(s.board.goods):
            if why_not_give(s, top, good, 0) is OK:
                out.append(base + good)


def do_give(s: MerkatorState, top: Pay, good: int, b: int, log: Log) -> None:
    give(s, top.seat, good, demand_of(s, good), 1, log)


def demand_of(s: MerkatorState, good: int) -> int:
    """The open demand a cube of this good can meet once the named goods are paid, else -1."""
    b = s.board
    category = b.first_category + b.category[good]
    if s.owed[category]:
        return category
    return b.different if s.owed[b.different] else -1


def rest_payable(s: MerkatorState, seat: int, good: int, demand: int) -> bool:
    """Whether what is left can be paid when a cube of this good meets this demand."""
    have = stock(s, seat)
    have[good] -= 1
    before = s.given[good]
    s.owed[demand] -= 1
    s.given[good] = 1
    fine = payable(s, s.owed, have, s.time[seat])
    s.given[good] = before
    s.owed[demand] += 1
    return fine


def give(s: MerkatorState, seat: int, good: int, demand: int, n: int, log: Log) -> None:
    """Cubes go back to the general supply."""
    s.goods[s.board.goods * seat + good] -= n  # ME-6.2; ME-R29: one cube pays one demand
    s.owed[demand] -= n
    if demand == s.board.different:
        s.given[good] = 1
    if log is not None:
        log.append((E_GAVE, seat, good, n))


def settle(s: MerkatorState, top: Pay, log: Log) -> bool:
    """ME-6.3: paid in full brings the reward. Where no exchange is possible, what only one good can pay is paid."""
    if is_paid(s, top.contract):
        s.given = [0] * s.board.goods
        s.where[top.contract] = USED + top.seat
        s.stack[-1] = Reward(top.seat, top.contract, 0)
        return True
    if can_swap(s, top):
        return False
    if named_owed(s):
        do_pay(s, top, 0, 0, log)
        return True
    return any(settle_demand(s, top.seat, demand, log) for demand in s.board.asked[top.contract] if s.owed[demand])


def is_paid(s: MerkatorState, contract: int) -> bool:
    return not any(s.owed[demand] for demand in s.board.asked[contract])


def settle_demand(s: MerkatorState, seat: int, demand: int, log: Log) -> bool:
    """A category (or different goods) of which exactly as many cubes are there as are owed, or only one kind."""
    b = s.board
    different = demand == b.different
    kinds: list[int] = []
    counts: list[int] = []  # cubes of each kind that may be given
    total = 0
    for good in range(b.goods):
        n = s.goods[b.goods * seat + good]
        if n and demand_of(s, good) == demand and not (different and s.given[good]):
            kinds.append(good)
            counts.append(1 if different else n)
            total += counts[-1]
    if total == s.owed[demand]:
        for i in range(len(kinds)):
            give(s, seat, kinds[i], demand, counts[i], log)
        return True
    if len(kinds) == 1:
        give(s, seat, kinds[0], demand, s.owed[demand], log)
        return True
    return False
