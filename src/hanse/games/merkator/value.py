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
from hanse.games.merkator.weights import Weights


def turns_left(w: Weights, s: MerkatorState) -> float:
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
    return 1.0 + markers / (w.turn_markers * b.seats)


class Hope:
    """What a seat has and will have in this turn: cubes by good, cubes that may become either good, and time."""

    def __init__(self, w: Weights, have: list[int], flex: list[int], time: int) -> None:
        self.w = w
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
            return self.w.one_trip
        return self.w.one_trip + self.w.scarce * (need - n) if n else self.w.one_trip + self.w.scarce * need

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
                    best = self.w.far_trip
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
        self.trips = self.w.kind_trip * lacking
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


def hope(w: Weights, s: MerkatorState, seat: int) -> Hope:
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
    return Hope(w, have, flex, time)


def value(w: Weights, s: MerkatorState, seat: int) -> float:
    """Points if all goes on as it should; at the end the points themselves."""
    b = s.board
    if s.stack[-1].seat == OVER:
        return scoring.units(s, seat) / b.unit
    turns = turns_left(w, s)
    h = hope(w, s, seat)
    total = 0.0
    for n in h.have:
        total += w.cube * min(n, w.enough) + w.many * max(0, n - w.enough)
    for n in h.flex:
        total += w.either * w.cube * n
    if turns < 1:
        total *= w.leftover
        total += w.leftover * h.time
    else:
        total += w.marker * min(h.time, w.enough) + w.spare_marker * max(0, h.time - w.enough)
    if s.active == seat:
        total -= w.given_up * s.given_up
    return total + _contracts(w, s, seat, h, turns) + _cards(w, s, seat, turns)


def _contracts(w: Weights, s: MerkatorState, seat: int, h: Hope, turns: float) -> float:
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
            spare += w.spare * values[i]
    fifth = values[b.limit - 1] if len(values) >= b.limit else 0
    total += spare + _package(w, s, seat, spare)
    here: list[int] = []
    later: list[int] = []
    for c in mine:
        if acting and b.place_of[c] == s.place and s.where[c] == OWN + seat:
            here.append(c)
        elif turns >= 1 and b.place_of[c] >= 0:
            later.append(c)
    return _promised(w, s, h, turns, total, fifth, here, later)


def _promised(
    w: Weights, s: MerkatorState, h: Hope, turns: float, total: float, fifth: int, here: list[int], later: list[int]
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
        alone = Hope(w, h.have[:], h.flex[:], h.time)
        lacking = alone.missing(s, b.needs[c])
        nearest.append(
            (-_gain(w, _reward(s, c), fifth) * likely(w, w.per_trip * alone.trips + w.per_cube * lacking), c)
        )
    nearest.sort()
    for _, c in dearest:
        lacking = h.missing(s, b.needs[c])
        if lacking * b.rate <= h.time:
            gain = _gain(w, _reward(s, c), fifth)
            total += gain * (w.here if lacking == 0 else w.here - w.swapped * lacking) - w.stowed * h.loose
        elif turns >= 1:
            total += _far(w, s, h, turns, fifth, c, lacking)
    for _, c in nearest:
        total += _far(w, s, h, turns, fifth, c, h.missing(s, b.needs[c]))
    return total


def _far(w: Weights, s: MerkatorState, h: Hope, turns: float, fifth: int, contract: int, lacking: int) -> float:
    """What a contract promises that needs further journeys; ``h`` knows how many."""
    cost = max(0, -s.board.time_at[s.board.place_of[contract]])
    rush = 1.0 if turns >= h.trips + 1 else w.rushed
    near = _gain(w, _reward(s, contract), fifth) * likely(w, w.per_trip * h.trips + w.per_cube * lacking)
    worth = h.weight * rush * max(0.0, near - w.journey_pay * max(0, cost - h.time))
    h.weight *= w.after
    return worth


def likely(w: Weights, trips: float) -> float:
    """The hope of a contract by the journeys it needs before the one to its place."""
    at = min(w.farthest, trips)
    low = int(at)
    return w.near[low] + (w.near[low + 1] - w.near[low]) * (at - low)


def _reward(s: MerkatorState, contract: int) -> int:
    """The value of what fulfilling a contract brings (ME-6.6)."""
    b = s.board
    level = b.level[contract]
    if level + 1 < b.levels and (s.top[level + 1] >= 0 or s.gone[level + 1] > 0):
        return b.values[level + 1]
    if b.solo and level + 1 < b.levels and s.rest[level + 1]:
        return b.values[level + 1]
    return b.values[level]


def _gain(w: Weights, reward: int, fifth: int) -> float:
    """What a further contract adds to the score: it may push the fifth out of the office."""
    return reward - (1 - w.spare) * fifth if reward > fifth else w.spare * reward


def _package(w: Weights, s: MerkatorState, seat: int, spare: float) -> float:
    """Coins, less what a purchase that is going on still costs in contracts."""
    left = float(s.coins[seat])
    top = s.stack[-1]
    if isinstance(top, Package) and top.seat == seat:
        left += top.given - top.price
    if left >= 0:
        return w.coin * left if s.rules.coins else 0.0
    surplus = spare / w.spare
    return left * w.spare if -left <= surplus else -surplus * w.spare - w.dear * (-left - surplus)


def counts_contracts(s: MerkatorState, building: int) -> bool:
    b = s.board
    for t in range(b.term_from[building], b.term_from[building + 1]):
        if b.term_kind[t] == PER_DESTINATION or b.term_kind[t] == PER_CONTRACT:
            return True
    return False


def _cards(w: Weights, s: MerkatorState, seat: int, turns: float) -> float:
    b = s.board
    total = 0.0
    for card in range(b.cards):
        at = s.card[card]
        if at == OWN + seat or (at == PAYING and s.active == seat):
            if card < b.bonuses:
                total += min(w.most_bonus, w.bonus * turns)
            else:
                points = scoring.building_units(s, seat, card - b.bonuses) / b.unit
                if at == PAYING and counts_contracts(s, card - b.bonuses):
                    # What pays for it will not be there to be counted.
                    points *= w.unpaid
                total += points + w.rise * b.cost[card] * min(turns, w.most_rise)
    return total
