"""ME-6.7 The 4:1 exchange: four cubes of a good, or four time markers, for one that the contract needs."""

from __future__ import annotations

from typing import Final

from hanse.core.codes import Codes
from hanse.core.model import OK, Log, Refusal
from hanse.games.merkator.frames import Pay
from hanse.games.merkator.ids import PAIR
from hanse.games.merkator.rules.demand import NEEDED_ELSEWHERE, UNLOAD_FIRST, payable, stock
from hanse.games.merkator.state import MerkatorState
from hanse.games.merkator.words import E_SWAPPED, REFUSALS

NOT_OWED: Final = REFUSALS.add("ME-6.7.2", "not-owed")
SAME_GOOD: Final = REFUSALS.add("ME-R30", "same-good")
NOT_FOUR: Final = REFUSALS.add("ME-6.7.1", "not-four")


def owned(s: MerkatorState, seat: int) -> list[int]:
    """By stuff: cubes in the office, then time markers."""
    return [*stock(s, seat), s.time[seat]]


def is_same(s: MerkatorState, stuff: int, demand: int) -> bool:
    """Whether a good would be exchanged for itself."""
    return stuff == demand and demand < s.board.goods


def why_not(s: MerkatorState, top: Pay, stuff: int, demand: int) -> Refusal | None:
    """Four equal cubes or markers for one good still owed."""
    if not s.owed[demand]:  # ME-6.7.4: as often as anything is owed
        return NOT_OWED
    if is_same(s, stuff, demand):
        return SAME_GOOD
    missing = s.board.rate - owned(s, top.seat)[stuff]
    if missing > 0:  # ME-6.7.1, ME-R32: all of one kind
        return UNLOAD_FIRST if missing <= cubes_for(s, top.seat, stuff) else NOT_FOUR
    # ME-6.7.3: also for a good that is in the office.
    return OK if rest_payable(s, top.seat, stuff, demand) else NEEDED_ELSEWHERE


def options(s: MerkatorState, top: Pay, base: int, out: Codes) -> None:
    b = s.board
    seat = top.seat
    have = owned(s, seat)
    for stuff in range(len(have)):
        if have[stuff] >= b.rate:
            for demand in b.asked[top.contract]:
                if s.owed[demand] and not is_same(s, stuff, demand) and rest_payable(s, seat, stuff, demand):
                    out.append(base + b.demands * stuff + demand)


def cubes_for(s: MerkatorState, seat: int, stuff: int) -> int:
    """Cubes of the supply tile that could become this good; none becomes a time marker."""
    return s.tile[s.board.majors * seat + stuff // PAIR] if stuff < s.board.goods else 0


def can_swap(s: MerkatorState, top: Pay) -> bool:
    codes = Codes()
    options(s, top, 0, codes)
    return codes.count > 0


def rest_payable(s: MerkatorState, seat: int, stuff: int, demand: int) -> bool:
    """Whether what is left can be paid after such an exchange."""
    b = s.board
    have = stock(s, seat)
    time = s.time[seat]
    if stuff == b.time_stuff:
        time -= b.rate
    else:
        have[stuff] -= b.rate
    s.owed[demand] -= 1
    fine = payable(s, s.owed, have, time)
    s.owed[demand] += 1
    return fine


def do(s: MerkatorState, top: Pay, stuff: int, demand: int, log: Log) -> None:
    b = s.board
    seat = top.seat
    if stuff == b.time_stuff:
        s.time[seat] -= b.rate
        s.supply += b.rate
    else:
        s.goods[b.goods * seat + stuff] -= b.rate  # ME-6.7
    s.owed[demand] -= 1  # ME-R30: the good obtained pays at once; ME-R31: so it is never exchanged again
    if log is not None:
        log.append((E_SWAPPED, seat, stuff, demand, b.rate))
