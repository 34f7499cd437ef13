"""ME-5.1 Travel: choose a destination, take its goods, feed other places, gain or pay time."""

from hanse.core.model import CHANCE, OK, Frame, Log
from hanse.games.merkator.ids import (
    DRAW,
    E_BONUS,
    E_SPREAD,
    E_STORED,
    E_TRAVELLED,
    FULFIL,
    JOIN,
    JOURNEY,
    NO_TIME,
    NOT_FROM_HERE,
    OWN,
    SORT,
    TO_TOP,
    TOO_MANY_CONTRACTS,
)
from hanse.games.merkator.rules import chart, ending
from hanse.games.merkator.state import MerkatorState


def join_price(s: MerkatorState, place: int) -> int:
    """ME-7.2: one price at major places, another at minor ones, where the order matters (ME-7.6)."""
    return s.board.join_major if place < s.board.majors else s.board.join_minor


def why_not(s: MerkatorState, top: Frame, place: int, _: int) -> int:
    """ME-5.1 anywhere, also here and also where nothing lies (ME-R15); ME-4.6 first sell; ME-5.2, ME-R14 pay
    in markers."""
    seat = top[1]
    if s.count[seat] > s.board.limit and not ending.last_round(s):
        return TOO_MANY_CONTRACTS
    return NO_TIME if s.time[seat] + s.board.time_at[place] < 0 else OK


def options(s: MerkatorState, top: Frame, base: int, out: list[int]) -> None:
    seat = top[1]
    if s.count[seat] > s.board.limit and not ending.last_round(s):
        return
    time = s.time[seat]
    costs = s.board.time_at
    for place in range(len(costs)):
        if time + costs[place] >= 0:
            out.append(base + place)


def do(s: MerkatorState, top: Frame, place: int, _: int, log: Log) -> None:
    """ME-3.1, ME-5.3: the rest of the turn in its order; ME-4.10: the figure is set after investing, never before."""
    b = s.board
    seat = top[1]
    s.stack.pop()
    s.place = place
    if log is not None:
        log.append((E_TRAVELLED, seat, place))
    if s.rules.joining:
        # ME-7.1: clockwise from the active player's left.
        for step in range(b.seats - 1, 0, -1):
            s.stack.append((JOIN, (seat + step) % b.seats, place, join_price(s, place)))
    s.stack.append((FULFIL, seat, 0))
    s.stack.append((JOURNEY, seat))
    if place < b.majors and s.cubes[place]:
        take(s, seat, place, log)
    if b.solo:
        # ME-11.8, ME-R55: a card of the solo stack is opened before goods are taken.
        for level in b.stack_levels:
            if s.rest[level]:
                s.stack.append((DRAW, CHANCE, level, TO_TOP))
                break


def take(s: MerkatorState, seat: int, place: int, log: Log) -> None:
    """ME-5.4, ME-5.4.1: all cubes; from two on at least one on each field, the rest freely."""
    n = s.cubes[place]
    s.cubes[place] = 0
    if n >= 2:
        store(s, seat, 2 * place, log)
        store(s, seat, 2 * place + 1, log)
        n -= 2
    if n:
        s.stack.append((SORT, seat, place, n))


def store(s: MerkatorState, seat: int, good: int, log: Log) -> None:
    """ME-1.3: there are always cubes enough."""
    s.goods[s.board.goods * seat + good] += 1
    if log is not None:
        log.append((E_STORED, seat, good))


def why_not_store(s: MerkatorState, top: Frame, good: int, _: int) -> int:
    """ME-5.4.1: one of the two goods of that colour."""
    return OK if good // 2 == top[2] else NOT_FROM_HERE


def options_store(s: MerkatorState, top: Frame, base: int, out: list[int]) -> None:
    out.append(base + 2 * top[2])
    out.append(base + 2 * top[2] + 1)


def do_store(s: MerkatorState, top: Frame, good: int, _: int, log: Log) -> None:
    s.stack.pop()
    if top[3] > 1:
        s.stack.append((SORT, top[1], top[2], top[3] - 1))
    store(s, top[1], good, log)


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
            s.cubes[p] += 1
            if log is not None:
                log.append((E_SPREAD, p))
        return
    least = b.threshold[s.place]
    for p in range(b.majors):
        if s.cubes[p] >= least:
            s.cubes[p] += 1
            if log is not None:
                log.append((E_SPREAD, p))


def settle_journey(s: MerkatorState, top: Frame, log: Log) -> bool:
    """ME-5.3, ME-R18: bonus cards, new cubes, time, goods loss; ME-5.4.2 a minor place itself has no goods."""
    s.stack.pop()
    bonus(s, top[1], s.board.bonus_active, log)
    spread(s, log)
    chart.move_time(s, top[1], s.board.time_at[s.place], log)
    return True
