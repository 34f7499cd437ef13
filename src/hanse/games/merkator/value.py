"""How good a position of Merkator is for a seat: points at hand, and what contracts, goods and time should still bring.

The advice of ME-16.6 is in the weights: a building is worth its points, a bonus card a few journeys.
"""

from __future__ import annotations

from hanse.core.model import OVER
from hanse.games.merkator.ids import (
    FULFIL,
    JOURNEY,
    OWN,
    PACKAGE,
    PAY,
    PAYING,
    PER_CONTRACT,
    PER_DESTINATION,
    REWARD,
    SORT,
    USED,
)
from hanse.games.merkator.rules import scoring
from hanse.games.merkator.state import MerkatorState

NEAR = (0.62, 0.44, 0.32, 0.23, 0.165, 0.12, 0.085, 0.06, 0.04, 0.03, 0.02, 0.01)  # hope by journeys needed
HERE = 0.93  # … when the figure stands there and all is in the office
SPARE = 0.5  # a coin's worth of contract beyond the office
COIN = 0.42
STOWED = 0.066  # a cube still on the supply tile that is needed now
CUBE = 0.18
MANY = 0.096  # a cube beyond four of a kind
MARKER = 0.28
SPARE_MARKER = 0.18
JOURNEY_PAY = 0.237  # what one marker of travel cost takes from a hope
BONUS = 0.12  # a bonus card for each own turn to come
MOST_BONUS = 1.5
ONE_TRIP = 1.0
PER_TRIP = 0.5
PER_CUBE = 0.6
SCARCE = 0.35  # a missing cube that does not even lie on the map
RISE = 0.055  # what a building may still gain, by its price and the turns to come
DEAR = 1.0  # what a coin costs that a contract of the office must pay


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
    return 1.0 + markers / (0.85 * b.seats)


class Hope:
    """What a seat has and will have in this turn: cubes by good, cubes that may become either good, and time."""

    def __init__(self, have: list[int], flex: list[int], time: int) -> None:
        self.have = have
        self.flex = flex
        self.time = time
        self.gift = -1
        self.loose = 0  # cubes of either good that the last demand was promised
        self.trips = 0.0  # journeys that would bring what the last demand lacks

    def trip(self, s: MerkatorState, good: int, need: int) -> float:
        """Journeys for so many cubes of a good: one to where enough of them lie, more where they must first grow."""
        n = s.cubes[good // 2]
        if good == self.gift or need <= n:
            return ONE_TRIP
        return ONE_TRIP + SCARCE * (need - n) if n else ONE_TRIP + SCARCE * need

    def missing(self, s: MerkatorState, owed: list[int]) -> int:
        """Cubes that are lacking for a demand; what is there is set aside for it."""
        b = s.board
        have = self.have
        flex = self.flex
        lacking = 0
        self.loose = 0
        self.trips = 0.0
        if owed[b.different]:
            kinds = 0
            for g in range(b.goods):
                if have[g]:
                    kinds += 1
                elif flex[g // 2]:
                    kinds += 1
                    self.loose += 1
            lacking = max(0, owed[b.different] - kinds)
            self.trips = 0.6 * lacking
            return lacking
        for g in range(b.goods):
            need = owed[g]
            if need:
                n = min(need, have[g])
                have[g] -= n
                need -= n
                n = min(need, flex[g // 2])
                flex[g // 2] -= n
                self.loose += n
                lacking += need - n
                if need > n:
                    self.trips += self.trip(s, g, need - n)
        for k in range(len(b.in_category)):
            need = owed[b.goods + k]
            if need:
                for g in b.in_category[k]:
                    n = min(need, have[g])
                    have[g] -= n
                    need -= n
                for g in b.in_category[k]:
                    n = min(need, flex[g // 2])
                    flex[g // 2] -= n
                    self.loose += n
                    need -= n
                lacking += need
                if need:
                    best = 9.0
                    for g in b.in_category[k]:
                        best = min(best, self.trip(s, g, need))
                    self.trips += best
        return lacking


def hope(s: MerkatorState, seat: int) -> Hope:
    """Office and supply tile, and what the journey that is going on still brings."""
    b = s.board
    have = s.goods[b.goods * seat : b.goods * (seat + 1)]
    flex = s.tile[b.majors * seat : b.majors * (seat + 1)]
    time = s.time[seat]
    for frame in s.stack:
        if frame[0] == SORT and frame[1] == seat:
            flex[frame[2]] += frame[3]
        elif frame[0] == JOURNEY and frame[1] == seat:
            time += b.time_at[s.place]
            for i in b.bonus_at[s.place]:
                if s.card[i] == OWN + seat:
                    have[b.bonus_good[i]] += b.bonus_active
    return Hope(have, flex, time)


def value(s: MerkatorState, seat: int) -> float:
    """Points if all goes on as it should; at the end the points themselves."""
    b = s.board
    if s.stack[-1][1] == OVER:
        inside, beside = scoring.contract_units(s, seat)
        return (inside + beside + scoring.buildings_units(s, seat)) / b.unit
    turns = turns_left(s)
    h = hope(s, seat)
    total = 0.0
    for g in range(b.goods):
        n = h.have[g]
        total += CUBE * min(n, 4) + MANY * max(0, n - 4)
    for n in h.flex:
        total += 1.2 * CUBE * n
    if turns < 1:
        total *= 0.1
        total += 0.1 * h.time
    else:
        total += MARKER * min(h.time, 4) + SPARE_MARKER * max(0, h.time - 4)
    return total + _contracts(s, seat, h, turns) + _cards(s, seat, turns)


def _contracts(s: MerkatorState, seat: int, h: Hope, turns: float) -> float:
    """Own contracts: their points, and the rewards they promise."""
    b = s.board
    mine: list[int] = []
    values: list[int] = []
    acting = False
    for frame in s.stack:
        if frame[1] == seat:
            if frame[0] == FULFIL:
                acting = True
            elif frame[0] == REWARD or frame[0] == PAY:
                values.append(_reward(s, frame[2]))
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
    # Where the figure stands first, then the dearest: cubes are set aside in this order.
    order: list[int] = []
    for c in mine:
        if acting and b.place_of[c] == s.place and s.where[c] == OWN + seat:
            order.append(c - 1000)
        elif turns >= 1 and b.place_of[c] >= 0:
            order.append(c)
    # … among the others what is nearest comes first, so that a far hope takes no cubes from a near one.
    rank: list[tuple[float, int]] = []
    for c in order:
        if c < 0:
            rank.append((-1000.0 - b.value[c + 1000], c))
        else:
            alone = Hope(h.have[:], h.flex[:], h.time)
            lacking = alone.missing(s, b.needs[c])
            rank.append((-_gain(_reward(s, c), fifth) * likely(PER_TRIP * alone.trips + PER_CUBE * lacking), c))
    rank.sort()
    weight = 1.0
    for _, c in rank:
        here = c < 0
        if here:
            c += 1000
        gain = _gain(_reward(s, c), fifth)
        lacking = h.missing(s, b.needs[c])
        if here and lacking * b.rate <= h.time:
            total += gain * (HERE if lacking == 0 else HERE - 0.2 * lacking) - STOWED * h.loose
        elif turns >= 1:
            cost = max(0, -b.time_at[b.place_of[c]])
            rush = 1.0 if turns >= h.trips + 1 else 0.4
            total += (
                weight
                * rush
                * max(0.0, gain * likely(PER_TRIP * h.trips + PER_CUBE * lacking) - JOURNEY_PAY * max(0, cost - h.time))
            )
            weight *= 0.86
    return total


def likely(trips: float) -> float:
    """The hope of a contract by the journeys it needs before the one to its place."""
    at = min(9.9, trips)
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
    if top[0] == PACKAGE and top[1] == seat:
        left += top[3] - top[2]
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
                    points *= 0.5
                total += points + RISE * b.cost[card] * min(turns, 10.0)
    return total
