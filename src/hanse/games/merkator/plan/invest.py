"""Phase 1 of a turn in the model: sell what is too much, or buy one card with contracts and coins."""

from __future__ import annotations

from typing import Final

from hanse.games.merkator.plan.spot import COINS, TURN, Spot
from hanse.games.merkator.plan.traits import OFFICE, Lore
from hanse.games.merkator.plan.world import World

NOTHING: Final = -1
"""What is bought by who only sells."""

NOBODY: Final = 1e9

# What giving a contract hurts, in points: a little more than its worth for dear ones; coins and change count less.
HURT: Final = 0.5
HURT_DEAR: Final = 0.1
COIN: Final = 0.3
CHANGE: Final = 0.4
MOST_GIVEN: Final = 8
"""Contracts of which every set is tried; the cheapest."""

TOO_LITTLE: Final = 2.0
"""Points that a purchase may promise less than none, and still be thought of."""


class Purse:
    """Sets of own contracts by the coins they make, each as cheap as possible."""

    def __init__(self, w: World, p: Spot, least: int) -> None:
        mine = p.mine
        n = min(len(mine), MOST_GIVEN)
        first = len(mine) - n
        self.cheap = mine[first:]
        size = 1 << n
        total = [0] * size
        hurt = [0.0] * size
        count = [0] * size
        for i in range(n):
            value = w.value[self.cheap[i]]
            pain = value * value * HURT_DEAR + value * HURT
            bit = 1 << i
            for bits in range(bit):
                total[bits | bit] = total[bits] + value
                hurt[bits | bit] = hurt[bits] + pain
                count[bits | bit] = count[bits] + 1
        most = total[size - 1]
        self.best: list[int] = [-1] * (most + 1)  # [coins] bits of the contracts
        self.hurt: list[float] = [NOBODY] * (most + 1)
        spare = len(mine) - 1  # ME-4.7: the last contract is never given
        for bits in range(size):
            if count[bits] < least or count[bits] > spare:
                continue
            at = total[bits]
            if hurt[bits] < self.hurt[at]:
                self.hurt[at] = hurt[bits]
                self.best[at] = bits

    def pays(self, w: World, coins: int, price: int) -> int:
        """Which contracts go for a price, as bits; -1 if it cannot be paid."""
        best = -1
        least = NOBODY
        for at in range(len(self.best)):
            if self.best[at] >= 0 and at + coins >= price:
                hurt = self._hurt(w, at, price)
                if hurt < least:
                    least = hurt
                    best = self.best[at]
        return best

    def ways(self, w: World, coins: int, price: int, many: int) -> list[int]:
        """The cheapest few ways to pay a price."""
        found: list[tuple[float, int]] = []
        for at in range(len(self.best)):
            if self.best[at] >= 0 and at + coins >= price:
                found.append((self._hurt(w, at, price), self.best[at]))
        found.sort()
        return [bits for _, bits in found[:many]]

    def _hurt(self, w: World, at: int, price: int) -> float:
        hurt = self.hurt[at]
        if at < price:
            return hurt + COIN * (price - at)
        return hurt - CHANGE * (at - price) if w.purse else hurt

    def given(self, bits: int) -> list[int]:
        return [self.cheap[i] for i in range(len(self.cheap)) if (bits >> i) & 1]


def invested(w: World, p: Spot, card: int, price: int, given: list[int]) -> Spot:
    """After giving contracts for a card that costs ``price``, or for coins."""
    q = p.copy()
    total = q.v[COINS] - price
    for c in given:
        q.mine.remove(c)
        total += w.value[c]
    if card != NOTHING:
        take_card(w, q, card)
    q.v[COINS] = total if total < w.purse else w.purse
    q.deal = [card, *given]
    return q


def take_card(w: World, q: Spot, card: int) -> None:
    """A card of the display has a new owner; a new building is opened (ME-4.5)."""
    q.cards = [*q.cards, card]
    q.shown = [other for other in q.shown if other != card]
    if card >= w.bonuses:
        if q.opened < len(w.deck):
            q.shown.append(w.deck[q.opened])
            q.opened += 1
    elif w.cube:
        q.v[w.bonus_good[card]] += 1  # ME-15.C


def too_many(w: World, p: Spot) -> int:
    """ME-4.6: contracts that must go, but not in the last turn."""
    n = len(p.mine)
    return n - OFFICE if n > OFFICE and p.v[TURN] < w.last else 0


def investments(w: World, p: Spot, lore: Lore, keep: int) -> list[Spot]:
    """Nothing, what must be sold, or one card; the likeliest few."""
    least = too_many(w, p)
    left = w.last - p.v[TURN]
    first = p if least == 0 else invested(w, p, NOTHING, 0, p.mine[len(p.mine) - least :])
    out: list[Spot] = [first]
    purse = Purse(w, p, least)
    coins = p.v[COINS]
    judged = False
    for card in p.shown:
        if card < w.bonuses and left <= 0:
            continue
        bits = purse.pays(w, coins, w.cost[card])
        if bits < 0:
            continue
        if not judged:
            first.hope = lore.hope(w, first, left)
            judged = True
        q = invested(w, p, card, w.cost[card], purse.given(bits))
        q.hope = lore.hope(w, q, left)
        if q.hope > first.hope - TOO_LITTLE:
            out.append(q)
    if len(out) > keep:
        out.sort(key=_hope, reverse=True)
        if first not in out[:keep]:
            out[keep - 1] = first
        del out[keep:]
    return out


def _hope(p: Spot) -> float:
    return p.hope
