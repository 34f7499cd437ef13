"""ME-10 Scoring: contracts in and beside the office, and what the buildings count. In whole units, never
rounded (ME-R51)."""

from __future__ import annotations

from hanse.games.merkator.board import Board
from hanse.games.merkator.ids import (
    BONUS_CARDS,
    COINS,
    FIXED,
    ONLY_COLOURS,
    ONLY_FIELD,
    ONLY_GOODS,
    ONLY_TIME,
    ONLY_TYPES,
    OWN,
    PAIR,
    PER_CONTRACT,
    PER_DESTINATION,
    PER_GOOD,
    PER_SET,
    PER_TIME,
    PER_TYPE,
    USED,
)
from hanse.games.merkator.state import MerkatorState


def owner(s: MerkatorState, contract: int) -> int:
    """Whose contract it is; one that was put into a payment is nobody's any more."""
    at = s.where[contract]
    if OWN <= at < OWN + s.board.seats:
        return at - OWN
    if USED <= at < USED + s.board.seats:
        return at - USED
    return -1


def contract_units(s: MerkatorState, seat: int) -> tuple[int, int]:
    """Points of contracts in the office, in full, and beside it, half; the Peace counts like any other."""
    b = s.board
    values: list[int] = []
    for c in range(b.contracts):
        if owner(s, c) == seat:
            values.append(b.value[c])
    values.sort(reverse=True)
    inside = 0
    beside = 0
    for i in range(len(values)):
        if i < b.limit:  # ME-10.2, ME-R50: the most valuable lie in the office
            inside += values[i]
        else:
            beside += values[i]
    return inside * b.inside_units, beside * b.beside_units


def types(s: MerkatorState, seat: int, goods: list[int]) -> int:
    """How many of these goods somebody has."""
    first = s.board.goods * seat
    n = 0
    for g in goods:
        if s.goods[first + g]:  # ME-10.4, ME-R53: one cube is enough, more count no more
            n += 1
    return n


def cubes(s: MerkatorState, seat: int, goods: list[int]) -> int:
    first = s.board.goods * seat
    n = 0
    for g in goods:
        n += s.goods[first + g]
    return n


def meets(s: MerkatorState, seat: int, t: int) -> bool:
    """A condition of "as the only player"."""
    b = s.board
    kind, least = b.term_kind[t], b.term_number[t]
    if kind == ONLY_TYPES:
        return types(s, seat, b.term_goods[t]) >= least
    if kind == ONLY_GOODS:
        return cubes(s, seat, b.term_goods[t]) >= least
    if kind == ONLY_TIME:
        return s.time[seat] >= least
    most = 0
    colours = 0
    for colour in range(b.majors):
        one = s.goods[b.goods * seat + PAIR * colour]
        two = s.goods[b.goods * seat + PAIR * colour + 1]
        most = max(most, one, two)
        if one + two:
            colours += 1
    if kind == ONLY_COLOURS:
        return colours >= least
    return kind == ONLY_FIELD and most >= least


def alone(s: MerkatorState, seat: int, t: int) -> bool:
    n = 0
    for other in range(s.board.seats):
        if meets(s, other, t):
            n += 1
    return n == 1 and meets(s, seat, t)  # ME-1.7: the owner and nobody else


def sets(s: MerkatorState, seat: int, groups: list[list[int]]) -> int:
    """Complete sets: one cube from every group."""
    least = -1
    for group in groups:
        n = cubes(s, seat, group)
        if least < 0 or n < least:
            least = n
    return least


def contracts_of(s: MerkatorState, seat: int, least: int) -> int:
    """Own contracts of at least that value, in and beside the office."""
    n = 0
    for c in range(s.board.contracts):
        if s.board.value[c] >= least and owner(s, c) == seat:
            n += 1
    return n


def destinations(s: MerkatorState, seat: int) -> int:
    """Different destinations on own contracts."""
    n = 0
    for place in range(s.board.places):
        for c in s.board.at_place[place]:
            if owner(s, c) == seat:
                n += 1
                break
    return n


def special(s: MerkatorState, seat: int, which: int) -> int:
    """The hatch: what a card may count that the vocabulary cannot say, by name in ids.SPECIALS."""
    b = s.board
    if which == COINS:
        return s.coins[seat]
    n = 0
    if which == BONUS_CARDS:
        for card in range(b.bonuses):
            if s.card[card] == OWN + seat:
                n += 1
        return n
    for colour in range(b.majors):  # PAIRS: colours of which both goods are there
        if s.goods[b.goods * seat + PAIR * colour] and s.goods[b.goods * seat + PAIR * colour + 1]:
            n += 1
    return n


def building_units(s: MerkatorState, seat: int, building: int) -> int:
    """The sum of the card's terms, if the seat owned it now."""
    b = s.board
    total = 0
    for t in range(b.term_from[building], b.term_from[building + 1]):
        total += b.term_units[t] * term_count(s, b, seat, t)  # ME-10.3: goods count for every building again
    return total


def term_count(s: MerkatorState, b: Board, seat: int, t: int) -> int:
    kind = b.term_kind[t]
    if kind == FIXED:
        return 1
    if kind == PER_TYPE:
        return types(s, seat, b.term_goods[t])
    if kind == PER_GOOD:
        return cubes(s, seat, b.term_goods[t])
    if kind == PER_SET:
        return sets(s, seat, b.term_groups[t])
    if kind == PER_TIME:
        return s.time[seat]
    if kind == PER_CONTRACT:
        return contracts_of(s, seat, b.term_number[t])
    if kind == PER_DESTINATION:
        return destinations(s, seat)
    if ONLY_TYPES <= kind <= ONLY_FIELD:
        return 1 if alone(s, seat, t) else 0
    return special(s, seat, b.term_number[t])


def buildings_units(s: MerkatorState, seat: int) -> int:
    b = s.board
    total = 0
    for i in range(b.buildings):
        # ME-1.9, ME-10.6: nothing else makes goods and markers worth points; ME-14.5: not a card in the hand.
        if s.card[b.bonuses + i] == OWN + seat:
            total += building_units(s, seat, i)
    return total


def units(s: MerkatorState, seat: int) -> int:
    """ME-10: all that a seat would score now."""
    inside, beside = contract_units(s, seat)
    return inside + beside + buildings_units(s, seat)
