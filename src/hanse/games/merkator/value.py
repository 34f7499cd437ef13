"""How good a position of Merkator is for a seat: points at hand, and what contracts, goods and time should still bring.

The advice of ME-16.6 is in the weights: a building is worth its points, a bonus card a few journeys.
"""

from __future__ import annotations

from hanse.core.model import OVER
from hanse.games.merkator.board import Board
from hanse.games.merkator.frames import Fulfil, Journey, Package, Pay, Reward, Sort
from hanse.games.merkator.ids import OWN, PAIR, PAYING, PER_CONTRACT, PER_DESTINATION, USED
from hanse.games.merkator.rules import scoring
from hanse.games.merkator.state import MerkatorState

NEAR = (0.62, 0.44, 0.32, 0.23, 0.165, 0.12, 0.085, 0.06, 0.04, 0.03, 0.02, 0.01)  # hope by journeys needed
FARTHEST = 9.9  # … as many as make a difference
HERE = 0.93  # … when the figure stands there and all is in the office
SWAPPED = 0.2  # … less for each cube that an exchange must bring
RUSHED = 0.4  # … when there may not be turns enough
AFTER = 0.86  # … of each further contract
SPARE = 0.5  # a coin's worth of contract beyond the office
COIN = 0.42
STOWED = 0.066  # a cube still on the supply tile that is needed now
CUBE = 0.18
EITHER = 1.2  # a cube that may become either good, in cubes
MANY = 0.096  # a cube beyond ENOUGH of a kind
ENOUGH = 4
MARKER = 0.28
SPARE_MARKER = 0.18  # a marker beyond ENOUGH
LEFTOVER = 0.1  # what is left of a cube's or a marker's worth in the last turn
JOURNEY_PAY = 0.237  # what one marker of travel cost takes from a hope
BONUS = 0.12  # a bonus card for each own turn to come
MOST_BONUS = 1.5
ONE_TRIP = 1.0
KIND_TRIP = 0.6  # journeys for one more of different goods
FAR_TRIP = 9.0  # more than any good needs
PER_TRIP = 0.5
PER_CUBE = 0.6
SCARCE = 0.35  # a missing cube that does not even lie on the map
RISE = 0.055  # what a building may still gain, by its price and the turns to come
MOST_RISE = 10.0  # turns
UNPAID = 0.5  # of a building that counts contracts while some of them still pay for it
DEAR = 1.0  # what a coin costs that a contract of the office must pay
GIVEN_UP = 50.0  # what giving up a purchase costs: more than any way to pay it, or it would be begun again
TURN_MARKERS = 0.85  # markers a turn takes off the chart


def turns_left(s: MerkatorState) -> float:
    """Own turns still to begin, roughly: the solo game counts, the chart runs out, the final round is one each."""
    b = s.board
    if b.solo:
        return float(b.turns - s.turn)
    if s.left >= 0:
        return 1.0 if s.left > 0 else 0.0
    markers = 0
    for stage in range(s.stage + 1, len(b.stages)):
        for n in b.stages[stage]:
            markers += n
    for n in s.row:
        markers += n
    return 1.0 + markers / (TURN_MARKERS * b.seats)


class Hope:
    """What a seat has and will have in this turn: cubes by good, cubes that may become either good, and time."""

    def __init__(self, have: list[int], flex: list[int], time: int) -> None:
        self.have = have
        self.flex = flex
        self.time = time
        self.weight = 1.0  # of the next contract that is far
        self.loose = 0  # cubes of either good that the last demand was promised
        self.trips = 0.0  # journeys that would bring what the last demand lacks

    def trip(self, s: MerkatorState, good: int, need: int) -> float:
        """Journeys for so many cubes of a good: one to where enough of them lie, more where they must first grow."""
        n = s.cubes[good // PAIR]
        if need <= n:
            return ONE_TRIP
        return ONE_TRIP + SCARCE * (need - n) if n else ONE_TRIP + SCARCE * need

    def missing(self, s: MerkatorState, owed: list[int]) -> int:
        """Cubes that are lacking for a demand; what is there is set aside for it."""
        b = s.board
        self.loose = 0
        self.trips = 0.0
        if owed[b.different]:
            return self._missing_kinds(b, owed[b.different])
        lacking = 0
        for good in range(b.goods):
            if owed[good]:
                need = self._loosely(good, self._firmly(good, owed[good]))
                lacking += need
                if need:
                    self.trips += self.trip(s, good, need)
        for k in range(len(b.in_category)):
            need = owed[b.first_category + k]
            if need:
                for good in b.in_category[k]:
                    need = self._firmly(good, need)
                for good in b.in_category[k]:
                    need = self._loosely(good, need)
                lacking += need
                if need:
                    best = FAR_TRIP
                    for good in b.in_category[k]:
                        best = min(best, self.trip(s, good, need))
                    self.trips += best
        return lacking

    def _missing_kinds(self, b: Board, need: int) -> int:
        """The same for different goods, of which nothing is set aside."""
        kinds = 0
        for good in range(b.goods):
            if self.have[good]:
                kinds += 1
            elif self.flex[good // PAIR]:
                kinds += 1
                self.loose += 1
        lacking = max(0, need - kinds)
        self.trips = KIND_TRIP * lacking
        return lacking

    def _firmly(self, good: int, need: int) -> int:
        """Set cubes of the good aside; how many are still needed."""
        n = min(need, self.have[good])
        self.have[good] -= n
        return need - n

    def _loosely(self, good: int, need: int) -> int:
        """Set cubes aside that may become the good; how many are still needed."""
        n = min(need, self.flex[good // PAIR])
        self.flex[good // PAIR] -= n
        self.loose += n
        return need - n


def hope(s: MerkatorState, seat: int) -> Hope:
    """Office and supply tile, and what the journey that is going on still brings."""
    b = s.board
    have = s.goods[b.goods * seat : b.goods * (seat + 1)]
    flex = s.tile[b.majors * seat : b.majors * (seat + 1)]
    time = s.time[seat]
    for frame in s.stack:
        if frame.seat != seat:
            continue
        if isinstance(frame, Sort):
            flex[frame.place] += frame.left
        elif isinstance(frame, Journey):
            time += b.time_at[s.place]
            for i in b.bonus_at[s.place]:
                if s.card[i] == OWN + seat:
                    have[b.bonus_good[i]] += b.bonus_active
    return Hope(have, flex, time)


def value(s: MerkatorState, seat: int) -> float:
    """Points if all goes on as it should; at the end the points themselves."""
    b = s.board
    if s.stack[-1].seat == OVER:
        return scoring.units(s, seat) / b.unit
    turns = turns_left(s)
    h = hope(s, seat)
    total = 0.0
    for n in h.have:
        total += CUBE * min(n, ENOUGH) + MANY * max(0, n - ENOUGH)
    for n in h.flex:
        total += EITHER * CUBE * n
    if turns < 1:
        total *= LEFTOVER
        total += LEFTOVER * h.time
    else:
        total += MARKER * min(h.time, ENOUGH) + SPARE_MARKER * max(0, h.time - ENOUGH)
    if s.active == seat:
        total -= GIVEN_UP * s.given_up
    return total + _contracts(s, seat, h, turns) + _cards(s, seat, turns)


def _contracts(s: MerkatorState, seat: int, h: Hope, turns: float) -> float:
    """Own contracts: their points, and the rewards they promise."""
    b = s.board
    mine: list[int] = []
    values: list[int] = []
    acting = False
    for frame in s.stack:
        if frame.seat == seat:
            if isinstance(frame, Fulfil):
                acting = True
            elif isinstance(frame, (Reward, Pay)):
                values.append(_reward(s, frame.contract))
    for c in range(b.contracts):
        at = s.where[c]
        if at == OWN + seat or at == USED + seat:
            mine.append(c)
            values.append(b.value[c])
    values.sort(reverse=True)
    total = 0.0
    spare = 0.0
    for i in range(len(values)):
        if i < b.limit:
            total += values[i]
        else:
            spare += SPARE * values[i]
    fifth = values[b.limit - 1] if len(values) >= b.limit else 0
    total += spare + _package(s, seat, spare)
    here: list[int] = []
    later: list[int] = []
    for c in mine:
        if acting and b.place_of[c] == s.place and s.where[c] == OWN + seat:
            here.append(c)
        elif turns >= 1 and b.place_of[c] >= 0:
            later.append(c)
    return _promised(s, h, turns, total, fifth, here, later)


def _promised(
    s: MerkatorState, h: Hope, turns: float, total: float, fifth: int, here: list[int], later: list[int]
) -> float:
    """``total`` and what contracts promise that can be fulfilled now or later; cubes are set aside in this order."""
    b = s.board
    # Where the figure stands the dearest comes first …
    dearest: list[tuple[int, int]] = []
    for c in here:
        dearest.append((-b.value[c], c))
    dearest.sort()
    # … among the others what is nearest, so that a far hope takes no cubes from a near one.
    nearest: list[tuple[float, int]] = []
    for c in later:
        alone = Hope(h.have[:], h.flex[:], h.time)
        lacking = alone.missing(s, b.needs[c])
        nearest.append((-_gain(_reward(s, c), fifth) * likely(PER_TRIP * alone.trips + PER_CUBE * lacking), c))
    nearest.sort()
    for _, c in dearest:
        lacking = h.missing(s, b.needs[c])
        if lacking * b.rate <= h.time:
            gain = _gain(_reward(s, c), fifth)
            total += gain * (HERE if lacking == 0 else HERE - SWAPPED * lacking) - STOWED * h.loose
        elif turns >= 1:
            total += _far(s, h, turns, fifth, c, lacking)
    for _, c in nearest:
        total += _far(s, h, turns, fifth, c, h.missing(s, b.needs[c]))
    return total


def _far(s: MerkatorState, h: Hope, turns: float, fifth: int, contract: int, lacking: int) -> float:
    """What a contract promises that needs further journeys; ``h`` knows how many."""
    cost = max(0, -s.board.time_at[s.board.place_of[contract]])
    rush = 1.0 if turns >= h.trips + 1 else RUSHED
    near = _gain(_reward(s, contract), fifth) * likely(PER_TRIP * h.trips + PER_CUBE * lacking)
    worth = h.weight * rush * max(0.0, near - JOURNEY_PAY * max(0, cost - h.time))
    h.weight *= AFTER
    return worth


def likely(trips: float) -> float:
    """The hope of a contract by the journeys it needs before the one to its place."""
    at = min(FARTHEST, trips)
    low = int(at)
    return NEAR[low] + (NEAR[low + 1] - NEAR[low]) * (at - low)


def _reward(s: MerkatorState, contract: int) -> int:
    """The value of what fulfilling a contract brings (ME-6.6)."""
    b = s.board
    level = b.level[contract]
    if level + 1 < b.levels and (s.top[level + 1] >= 0 or s.gone[level + 1] > 0):
        return b.values[level + 1]
    if b.solo and level + 1 < b.levels and s.rest[level + 1]:
        return b.values[level + 1]
    return b.values[level]


def _gain(reward: int, fifth: int) -> float:
    """What a further contract adds to the score: it may push the fifth out of the office."""
    return reward - (1 - SPARE) * fifth if reward > fifth else SPARE * reward


def _package(s: MerkatorState, seat: int, spare: float) -> float:
    """Coins, less what a purchase that is going on still costs in contracts."""
    left = float(s.coins[seat])
    top = s.stack[-1]
    if isinstance(top, Package) and top.seat == seat:
        left += top.given - top.price
    if left >= 0:
        return COIN * left if s.rules.coins else 0.0
    surplus = spare / SPARE
    return left * SPARE if -left <= surplus else -surplus * SPARE - DEAR * (-left - surplus)


def counts_contracts(s: MerkatorState, building: int) -> bool:
    b = s.board
    for t in range(b.term_from[building], b.term_from[building + 1]):
        if b.term_kind[t] == PER_DESTINATION or b.term_kind[t] == PER_CONTRACT:
            return True
    return False


def _cards(s: MerkatorState, seat: int, turns: float) -> float:
    b = s.board
    total = 0.0
    for card in range(b.cards):
        at = s.card[card]
        if at == OWN + seat or (at == PAYING and s.active == seat):
            if card < b.bonuses:
                total += min(MOST_BONUS, BONUS * turns)
            else:
                points = scoring.building_units(s, seat, card - b.bonuses) / b.unit
                if at == PAYING and counts_contracts(s, card - b.bonuses):
                    # What pays for it will not be there to be counted.
                    points *= UNPAID
                total += points + RISE * b.cost[card] * min(turns, MOST_RISE)
    return total
