"""ME-5.1 Travel: choose a destination, take its goods, feed other places, gain or pay time."""

from __future__ import annotations

from typing import Final

from hanse.core.model import OK, Log, Refusal
from hanse.games.merkator.frames import TO_TOP, Draw, Fulfil, Join, Journey, Sort, Turn
from hanse.games.merkator.ids import OWN, PAIR
from hanse.games.merkator.rules import chart, ending
from hanse.games.merkator.state import MerkatorState
from hanse.games.merkator.words import E_BONUS, E_SPREAD, E_STORED, E_TRAVELLED, REFUSALS

TOO_MANY_CONTRACTS: Final = REFUSALS.add("ME-4.6", "too-many-contracts")
NO_TIME: Final = REFUSALS.add("ME-5.2", "no-time")
NOT_FROM_HERE: Final = REFUSALS.add("ME-5.4.1", "not-from-here")


def must_sell(s: MerkatorState, seat: int) -> bool:
    """ME-4.6: more contracts than the office holds, and not in the last round (ME-9.3)."""
    return s.count[seat] > s.board.limit and not ending.last_round(s)


def why_not(s: MerkatorState, top: Turn, place: int, b: int) -> Refusal | None:
    """ME-5.1 anywhere, also here and also where nothing lies (ME-R15); ME-4.6 first sell; ME-5.2, ME-R14 pay
    in markers."""
    if must_sell(s, top.seat):
        return TOO_MANY_CONTRACTS
    return NO_TIME if s.time[top.seat] + s.board.time_at[place] < 0 else OK


def options(s: MerkatorState, top: Turn, base: int, out: list[int]) -> None:
    if must_sell(s, top.seat):
        return
    time = s.time[top.seat]
    costs = s.board.time_at
    for place in range(len(costs)):
        if time + costs[place] >= 0:
            out.append(base + place)


def do(s: MerkatorState, top: Turn, place: int, b: int, log: Log) -> None:
    """ME-3.1, ME-5.3: the rest of the turn in its order; ME-4.10: the figure is set after investing, never before."""
    board = s.board
    seat = top.seat
    s.stack.pop()
    s.place = place
    if log is not None:
        log.append((E_TRAVELLED, seat, place))
    if s.rules.joining:
        # ME-7.1: clockwise from the active player's left.
        price = join_price(s, place)
        for step in range(board.seats - 1, 0, -1):
            s.stack.append(Join((seat + step) % board.seats, place, price))
    s.stack.append(Fulfil(seat, 0))
    s.stack.append(Journey(seat))
    if place < board.majors and s.cubes[place]:
        take(s, seat, place, log)
    for level in board.stack_levels:
        # ME-11.8, ME-R55: alone, a card of the solo stack is opened before goods are taken.
        if s.rest[level]:
            s.stack.append(Draw(level, TO_TOP))
            break


def join_price(s: MerkatorState, place: int) -> int:
    """ME-7.2: one price at major places, another at minor ones, where the order matters (ME-7.6)."""
    return s.board.join_major if place < s.board.majors else s.board.join_minor


def take(s: MerkatorState, seat: int, place: int, log: Log) -> None:
    """ME-5.4, ME-5.4.1: all cubes; from two on at least one on each field, the rest freely."""
    n = s.cubes[place]
    s.cubes[place] = 0
    if n >= PAIR:
        for good in range(PAIR * place, PAIR * place + PAIR):
            store(s, seat, good, log)
        n -= PAIR
    if n:
        s.stack.append(Sort(seat, place, n))


def store(s: MerkatorState, seat: int, good: int, log: Log) -> None:
    """ME-1.3: there are always cubes enough."""
    s.goods[s.board.goods * seat + good] += 1
    if log is not None:
        log.append((E_STORED, seat, good))


def why_not_store(s: MerkatorState, top: Sort, good: int, b: int) -> Refusal | None:
    """ME-5.4.1: one of the two goods of that colour."""
    return OK if good // PAIR == top.place else NOT_FROM_HERE


def store_options(s: MerkatorState, top: Sort, base: int, out: list[int]) -> None:
    out.append(base + PAIR * top.place)
    out.append(base + PAIR * top.place + 1)


def do_store(s: MerkatorState, top: Sort, good: int, b: int, log: Log) -> None:
    if top.left > 1:
        s.stack[-1] = Sort(top.seat, top.place, top.left - 1)
    else:
        s.stack.pop()
    store(s, top.seat, good, log)


def settle_journey(s: MerkatorState, top: Journey, log: Log) -> bool:
    """ME-5.3, ME-R18: bonus cards, new cubes, time, goods loss; ME-5.4.2 a minor place itself has no goods."""
    s.stack.pop()
    bonus(s, top.seat, s.board.bonus_active, log)
    spread(s, log)
    chart.move_time(s, top.seat, s.board.time_at[s.place], log)
    return True


def bonus(s: MerkatorState, seat: int, each: int, log: Log) -> None:
    """ME-5.4.3, ME-7.3, ME-R44: cubes for every own bonus card of this place, on the named field (ME-R16:
    besides its goods)."""
    b = s.board
    for i in b.bonus_at[s.place]:
        if s.card[i] == OWN + seat:
            s.goods[b.goods * seat + b.bonus_good[i]] += each
            if log is not None:
                log.append((E_BONUS, seat, i, b.bonus_good[i], each))


def spread(s: MerkatorState, log: Log) -> None:
    """ME-16.1, ME-16.2: no two linked places stay empty.

    ME-5.5.1 the neighbours of a major place; ME-5.5.2, ME-R17 all that hold enough, tested before any cube
    is added."""
    b = s.board
    if s.place < b.majors:
        for p in b.links[s.place]:
            grow(s, p, log)
        return
    least = b.threshold[s.place]
    for p in range(b.majors):
        if s.cubes[p] >= least:
            grow(s, p, log)


def grow(s: MerkatorState, place: int, log: Log) -> None:
    s.cubes[place] += 1
    if log is not None:
        log.append((E_SPREAD, place))
