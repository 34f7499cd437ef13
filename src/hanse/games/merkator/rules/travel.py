"""ME-5.1 Travel: choose a destination, take its goods, feed other places, gain or pay time."""

from __future__ import annotations

from typing import Final

from hanse.core.codes import Codes
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
    """ME-4.6: more contracts than the office holds, and not in the last round."""
    # ME-R9: it is enough if no more are left.
    return s.count[seat] > s.board.limit and not ending.last_round(s)


def why_not(s: MerkatorState, top: Turn, place: int, b: int) -> Refusal | None:
    if must_sell(s, top.seat):  # ME-4.10: so nobody can forget it
        return TOO_MANY_CONTRACTS
    # ME-5.1: anywhere else, also here; ME-R15: also where nothing lies; ME-R14: nothing but markers pays.
    return NO_TIME if s.time[top.seat] + s.board.time_at[place] < 0 else OK


def options(s: MerkatorState, top: Turn, base: int, out: Codes) -> None:
    if must_sell(s, top.seat):
        return
    time = s.time[top.seat]
    costs = s.board.time_at
    for place in range(len(costs)):
        if time + costs[place] >= 0:
            out.append(base + place)


def do(s: MerkatorState, top: Turn, place: int, b: int, log: Log) -> None:
    """The figure is set, and the rest of the turn comes in its order."""
    board = s.board
    seat = top.seat
    s.stack.pop()
    s.place = place
    if log is not None:
        log.append((E_TRAVELLED, seat, place))
    if s.rules.joining:  # ME-13.1
        price = join_price(s, place)
        for step in range(board.seats - 1, 0, -1):
            s.stack.append(Join((seat + step) % board.seats, place, price))  # ME-7.1: from the left, clockwise
    s.stack.append(Fulfil(seat, 0))  # ME-3.1: before the others join
    s.stack.append(Journey(seat))  # ME-5.3: when the goods are taken
    if place < board.majors and s.cubes[place]:  # ME-5.4.2: a minor place has none
        take(s, seat, place, log)
    for level in board.stack_levels:
        # ME-11.8, ME-R55: alone, a card of the solo stack is opened before goods are taken.
        if s.rest[level]:
            s.stack.append(Draw(level, TO_TOP))
            break


def join_price(s: MerkatorState, place: int) -> int:
    return s.board.join_major if place < s.board.majors else s.board.join_minor  # ME-7.2


def take(s: MerkatorState, seat: int, place: int, log: Log) -> None:
    """All cubes; from two on at least one on each field, the rest freely."""
    n = s.cubes[place]
    s.cubes[place] = 0  # ME-5.4
    if n >= PAIR:
        for good in range(PAIR * place, PAIR * place + PAIR):
            store(s, seat, good, log)  # ME-5.4.1
        n -= PAIR
    if n:
        s.stack.append(Sort(seat, place, n))


def store(s: MerkatorState, seat: int, good: int, log: Log) -> None:
    s.goods[s.board.goods * seat + good] += 1  # ME-1.3: there are always cubes enough
    if log is not None:
        log.append((E_STORED, seat, good))


def why_not_store(s: MerkatorState, top: Sort, good: int, b: int) -> Refusal | None:
    """ME-5.4.1: one of the two goods of that colour."""
    return OK if good // PAIR == top.place else NOT_FROM_HERE


def store_options(s: MerkatorState, top: Sort, base: int, out: Codes) -> None:
    out.append(base + PAIR * top.place)
    out.append(base + PAIR * top.place + 1)


def do_store(s: MerkatorState, top: Sort, good: int, b: int, log: Log) -> None:
    if top.left > 1:
        s.stack[-1] = Sort(top.seat, top.place, top.left - 1)
    else:
        s.stack.pop()
    store(s, top.seat, good, log)


def settle_journey(s: MerkatorState, top: Journey, log: Log) -> bool:
    """Bonus cards, new cubes, time, goods loss."""
    s.stack.pop()
    bonus(s, top.seat, s.board.bonus_active, log)  # ME-1.6; ME-R16: besides the cubes of the place
    spread(s, log)  # ME-5.5, ME-R18: new cubes are not for this journey
    chart.move_time(s, top.seat, s.board.time_at[s.place], log)  # ME-5.6
    return True


def bonus(s: MerkatorState, seat: int, each: int, log: Log) -> None:
    """Cubes for every own bonus card of this place, on the named field."""
    b = s.board
    for i in b.bonus_at[s.place]:
        if s.card[i] == OWN + seat:
            s.goods[b.goods * seat + b.bonus_good[i]] += each  # ME-5.4.3, ME-7.3, ME-R44
            if log is not None:
                log.append((E_BONUS, seat, i, b.bonus_good[i], each))


def spread(s: MerkatorState, log: Log) -> None:
    """The neighbours of a major place; from a minor one all that hold enough."""
    b = s.board
    if s.place < b.majors:
        for p in b.links[s.place]:  # ME-5.5.1; ME-16.1: so no two of them are empty
            grow(s, p, log)
        return
    least = b.threshold[s.place]
    for p in range(b.majors):
        # ME-5.5.2; ME-R17: its own cubes count, before any is added; ME-16.2: so none has just as many.
        if s.cubes[p] >= least:
            grow(s, p, log)


def grow(s: MerkatorState, place: int, log: Log) -> None:
    s.cubes[place] += 1
    if log is not None:
        log.append((E_SPREAD, place))
