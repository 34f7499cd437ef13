"""What is printed, as the model asks for it, and one sample of what is hidden."""

from __future__ import annotations

from typing import Final

from hanse.core.rng import Rng
from hanse.games.merkator.board import Board
from hanse.games.merkator.ids import DECKED, DISCARD, STACKED
from hanse.games.merkator.plan.spot import GOODS
from hanse.games.merkator.state import MerkatorState

WHIM: Final = 60
"""How far a rival's taste for a place reaches, against CUBE for a cube there and HOUR for a marker."""

MOST_TURNS: Final = 19
"""Turns to come that make a difference to the judge."""

MARKERS: Final = 0.75
"""Markers that a turn takes off the chart."""


class Tables:
    """The board, as far as the model knows it."""

    def __init__(self, b: Board) -> None:
        self.in_category: list[list[int]] = b.in_category
        self.in_column: list[list[int]] = b.in_column
        self.bonus_active: int = b.bonus_active
        self.bonus_joining: int = b.bonus_joining
        self.join_major: int = b.join_major
        self.join_minor: int = b.join_minor
        self.asked: list[list[tuple[int, int]]] = [
            [(d, row[d]) for d in range(b.demands) if row[d]] for row in b.needs
        ]  # [contract] (demand, number)
        self.terms: list[list[int]] = [
            list(range(b.term_from[i], b.term_from[i + 1])) for i in range(b.buildings)
        ]  # [building]
        # [term] what it counts, of which goods or groups, from which number on, and for how many points each
        self.kind: list[int] = b.term_kind
        self.goods: list[list[int]] = b.term_goods
        self.groups: list[list[list[int]]] = b.term_groups
        self.number: list[int] = b.term_number
        self.points: list[float] = [units / b.unit for units in b.term_units]


class World:
    """One way things may lie: piles, decks, and what rivals feel like."""

    def __init__(self, tables: Tables, s: MerkatorState, seat: int, last: int, rng: Rng) -> None:
        b = s.board
        self.tables = tables
        self.value = b.value
        self.level = b.level
        self.place = b.place_of
        self.asked = tables.asked
        self.links = b.links
        self.time_at = b.time_at
        self.threshold = b.threshold
        self.cost = b.cost
        self.bonus_place = b.bonus_place
        self.bonus_good = b.bonus_good
        self.bonuses = b.bonuses
        self.solo = b.solo
        self.joining = s.rules.joining
        self.cube = s.rules.cube
        self.purse = 0 if not s.rules.coins else 999 if s.rules.duty else b.cash  # coins that can be kept
        self.last = last  # number of the last own turn
        self.piles: list[list[int]] = []  # [level] from the top
        self.stack: list[int] = []  # solo: the card that turn i + 1 opens
        self.deck: list[int] = []  # buildings to be opened
        # [own turn][move][place] what rivals feel like before it is the seat's turn again
        self.whims: list[list[list[int]]] = []
        self._deal(s, rng)
        if not b.solo:
            self._rivals(s, seat, rng)

    def _deal(self, s: MerkatorState, rng: Rng) -> None:
        b = s.board
        if b.solo:
            self.stack = [c for c in s.opened if c >= 0]
        for level in range(b.levels):
            pile = [s.top[level]] if s.top[level] >= 0 else []
            if level in b.stack_levels:
                self.stack += mixed([c for c in b.of_level[level] if s.where[c] == STACKED], rng)
            else:
                pile += mixed([c for c in b.of_level[level] if s.where[c] == DECKED], rng)
                if not b.solo:  # ME-6.6: then what was sold
                    pile += mixed([c for c in b.of_level[level] if s.where[c] == DISCARD], rng)
            self.piles.append(pile)
        self.deck = mixed([card for card in range(b.bonuses, b.cards) if s.card[card] == DECKED], rng)

    def _rivals(self, s: MerkatorState, seat: int, rng: Rng) -> None:
        b = s.board
        rivals = b.seats - 1
        own = s.active == seat
        for turn in range(self.last + 1):
            moves = rivals
            if turn == 0:
                moves = 0 if own else (seat - s.active - 1) % b.seats
            elif turn == self.last:
                # After the seat's last turn, as many as the final round still has.
                moves = min(rivals, s.left) if s.left >= 0 else rivals // 2
            self.whims.append([[rng.below(WHIM) for _ in range(b.places)] for _ in range(moves)])


def own_turns(s: MerkatorState, seat: int) -> int:
    """Number of the seat's last turn, its present one or its next being the first; alone the turns are numbered."""
    b = s.board
    if b.solo:
        return b.turns
    if s.left >= 0:  # ME-9.2
        return 1 if s.active == seat or (seat - s.active) % b.seats <= s.left else 0
    markers = 0
    for stage in range(s.stage + 1, len(b.stages)):
        for n in b.stages[stage]:
            markers += n
    for n in s.row:
        markers += n
    least = 2 if s.active == seat else 1
    return max(least, int(1.5 + markers / (MARKERS * b.seats)))


def mixed(cards: list[int], rng: Rng) -> list[int]:
    for i in range(len(cards) - 1, 0, -1):
        j = rng.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def wanted(w: World, mine: list[int], but: int) -> list[int]:
    """[good] cubes that own contracts name, one of them aside."""
    out = [0] * GOODS
    for c in mine:
        if c != but:
            for d, n in w.asked[c]:
                if d < GOODS:
                    out[d] += n
    return out
