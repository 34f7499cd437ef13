"""What is printed, as the model asks for it, and one sample of what is hidden."""

from __future__ import annotations

from math import log
from typing import Final

from hanse.core.rng import Rng
from hanse.games.merkator.board import Board
from hanse.games.merkator.ids import DECKED, DISCARD, ONLY_FIELD, ONLY_TYPES, OWN, STACKED, USED
from hanse.games.merkator.plan.spot import GOODS
from hanse.games.merkator.rules.scoring import meets
from hanse.games.merkator.state import MerkatorState

# What draws a rival to a place, against a whim of up to WHIM.
WHIM: Final = 60
CUBE: Final = 10
HOUR: Final = 6

# What draws one whose next turn has been thought about, in the same units.
POINT: Final = 20
DOUBT: Final = 14
FINE: Final = 1 << 20

# What rivals take from the piles: of a hundred turns so many fulfil a contract, and every so many rounds those they
# have are worth one more. Counted in games of four.
FULFILS: Final = 60
DEARER: Final = 8

# "As the only player": the chance of that at the end of the game, if no rival is in the way now and if one is.
ALONE: Final = 0.8
NOT_ALONE: Final = 0.1

MOST_TURNS: Final = 19
"""Turns to come that make a difference to the judge."""

MARKERS: Final = 0.75
"""Markers that a turn takes off the chart."""

# How long games of medium went on, by the markers on the chart, and how far that scattered.
SLOWER: Final = 0.8
BEGUN: Final = 1.45
SPREAD: Final = 0.5
SPREAD_MARKER: Final = 0.06
SPREAD_MOST: Final = 1.3


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

    def __init__(
        self, tables: Tables, s: MerkatorState, seat: int, last: int, lures: list[list[float]], rng: Rng
    ) -> None:
        """``lures``: [seat][place] the points that a rival may hope for if he travels there. Without them he goes where
        cubes, time and a whim would have him, takes no contract, and nobody is "the only player"."""
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
        self.takes: list[list[int]] = []  # [own turn] levels of the contracts that rivals take before the next
        # [term] the chance that no rival meets what "as the only player" asks; 0 where nobody asks
        self.alone: list[float] = [0.0] * len(tables.kind)
        self._deal(s, rng)
        if not b.solo:
            self._rivals(s, seat, lures, rng)
            if lures:
                self.alone = self.only(s, seat)

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

    def _rivals(self, s: MerkatorState, seat: int, lures: list[list[float]], rng: Rng) -> None:
        b = s.board
        rivals = b.seats - 1
        own = s.active == seat
        # Who moves next is known for one round: his next turn can be thought about, later ones cannot.
        mover = s.active
        known = b.seats - 1 if lures else 0
        for turn in range(self.last + 1):
            moves = rivals
            if turn == 0:
                moves = 0 if own else (seat - s.active - 1) % b.seats
            elif turn == self.last:
                # After the seat's last turn, as many as the final round still has.
                moves = min(rivals, s.left) if s.left >= 0 else rivals // 2
            whims: list[list[int]] = []
            takes: list[int] = []
            for _ in range(moves):
                mover = (mover + 1) % b.seats
                if mover == seat:
                    mover = (mover + 1) % b.seats
                if known:
                    known -= 1
                    whims.append(drawn(s, lures[mover], rng))
                else:
                    whims.append([rng.below(WHIM) for _ in range(b.places)])
                if lures and rng.below(100) < FULFILS:
                    takes.append(taken(s, mover, turn, rng))
            self.whims.append(whims)
            self.takes.append(takes)

    def only(self, s: MerkatorState, seat: int) -> list[float]:
        """[term] how far ``seat`` may hope for what only one player may have."""
        out = [0.0] * len(self.tables.kind)
        for term in range(len(out)):
            if ONLY_TYPES <= self.tables.kind[term] <= ONLY_FIELD:
                out[term] = ALONE
                for rival in range(s.board.seats):
                    if rival != seat and meets(s, rival, term):
                        out[term] = NOT_ALONE
        return out


def taken(s: MerkatorState, rival: int, turn: int, rng: Rng) -> int:
    """The level that a rival takes from when he fulfils a contract in so many turns; -1 none."""
    levels = [s.board.level[c] for c in range(len(s.where)) if s.where[c] in (OWN + rival, USED + rival)]
    if not levels:
        return -1
    level = levels[rng.below(len(levels))] + 1 + (1 if rng.below(DEARER) < turn else 0)
    return level if level < s.board.levels else -1


def drawn(s: MerkatorState, lure: list[float], rng: Rng) -> list[int]:
    """[place] what one feels like who has thought about it; what lies there now is in his thoughts already."""
    b = s.board
    best = max(lure)
    out: list[int] = []
    for to in range(b.places):
        doubt = -log(-log((rng.below(FINE) + 0.5) / FINE))
        here = HOUR * b.time_at[to] + (CUBE * s.cubes[to] if to < b.majors else CUBE)
        out.append(int(POINT * (lure[to] - best) + DOUBT * doubt) - here)
    return out


def own_turns(s: MerkatorState, seat: int) -> int:
    """Number of the seat's last turn, its present one or its next being the first; alone the turns are numbered."""
    b = s.board
    if b.solo:
        return b.turns
    if s.left >= 0:  # ME-9.2
        return 1 if s.active == seat or (seat - s.active) % b.seats <= s.left else 0
    return expected_turns(markers(s), b.seats, s.active == seat)


def expected_turns(n: int, seats: int, own: bool) -> int:
    """Own turns to come with so many markers left, the one being played among them."""
    return max(2 if own else 1, int(1.5 + n / (MARKERS * seats)))


def markers(s: MerkatorState) -> int:
    """Markers that are on the chart or still to come."""
    b = s.board
    total = 0
    for stage in range(s.stage + 1, len(b.stages)):
        for n in b.stages[stage]:
            total += n
    for n in s.row:
        total += n
    return total


def guessed_turns(s: MerkatorState, seat: int, rng: Rng) -> int:
    """The same as ``own_turns`` in one of many worlds: where nobody knows when it ends they differ."""
    b = s.board
    if b.solo or s.left >= 0:
        return own_turns(s, seat)
    n = markers(s)
    spread = min(SPREAD_MOST, SPREAD + SPREAD_MARKER * n)
    luck = (2.0 * rng.below(FINE) / FINE - 1.0) * spread
    return max(2 if s.active == seat else 1, int(BEGUN + 0.5 + n / (SLOWER * b.seats) + luck))


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
