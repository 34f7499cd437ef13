"""From a position of the game to the model: a seat's spot, and what of the turn is still to come for it."""

from __future__ import annotations

from hanse.games.merkator.frames import Fulfil, Join, Journey, Lose, Package, Pay, Place, Reward, Sort, Turn
from hanse.games.merkator.ids import OWN, PAYING, SHOWN, UNDER, USED
from hanse.games.merkator.plan.beam import journeys, turns
from hanse.games.merkator.plan.invest import Purse, invested, too_many
from hanse.games.merkator.plan.spot import COINS, CUBES, EITHER, LIFTED, SIZE, TAKEN, TIME, TURN, Spot
from hanse.games.merkator.plan.trade import ROOM, arrive, close, fulfilments, join, pay_owed, reward, wait
from hanse.games.merkator.plan.traits import Lore, points
from hanse.games.merkator.plan.world import World, wanted
from hanse.games.merkator.state import MerkatorState

WAYS_TO_PAY = 4
"""That are thought of while a purchase is going on."""


def spot(s: MerkatorState, seat: int, root: MerkatorState) -> Spot:
    """What ``seat`` has in ``s``, which came of ``root``, the position that worlds are sampled from.

    What a purchase has been begun with counts as bought and given.
    """
    b = s.board
    v = [0] * SIZE
    v[: b.goods] = s.goods[b.goods * seat : b.goods * (seat + 1)]
    v[EITHER : EITHER + b.majors] = s.tile[b.majors * seat : b.majors * (seat + 1)]
    v[CUBES : CUBES + b.majors] = s.cubes
    v[TIME] = s.time[seat]
    v[TURN] = root.turn if b.solo else 1
    v[COINS] = s.coins[seat]
    for i in range(len(s.opened)):
        c = s.opened[i]
        if c >= 0 and s.where[c] != SHOWN and s.where[c] != UNDER:
            v[LIFTED] |= 1 << i
    for level in range(b.levels):
        if root.top[level] >= 0 and s.top[level] != root.top[level]:
            v[TAKEN + level] = 1
    mine: list[int] = []
    used: list[int] = []
    for value in range(b.levels - 1, -1, -1):
        for c in b.of_level[value]:
            if s.where[c] == OWN + seat:
                mine.append(c)
            elif s.where[c] == USED + seat:
                mine.append(c)
                used.append(c)
    cards: list[int] = []
    for card in range(b.cards):
        if s.card[card] == OWN + seat or (s.card[card] == PAYING and s.active == seat):
            cards.append(card)
    shown = [card for card in s.slots if card >= 0 and s.card[card] == SHOWN]
    return Spot(v, mine, used, cards, shown, 0)


class Rest:
    """What of the turn of ``root`` is still to come for a seat in ``s``, which came of it, whoever's turn it is."""

    def __init__(self, s: MerkatorState, seat: int, root: MerkatorState) -> None:
        b = s.board
        self.own = root.active == seat
        self.place = s.place
        self.over = False
        self.invests = False
        self.price = 0  # of the purchase that is going on, less what was given for it
        self.buys = False
        self.travels = False
        self.colour = -1  # whose cubes are being sorted
        self.sorting = 0
        self.lost: list[tuple[int, int]] = []  # columns and cubes
        self.contract = -1  # that is being paid
        self.owed: list[tuple[int, int]] = []
        self.rewarded = -1
        self.fulfils = False
        self.joins = False
        for frame in s.stack:
            if frame.seat != seat or s.turn != root.turn:
                continue
            if isinstance(frame, Turn):
                self.invests = True
            elif isinstance(frame, Package):
                self.buys = True
                self.price = frame.price - frame.given
            elif isinstance(frame, Journey):
                self.travels = True
            elif isinstance(frame, Sort):
                self.colour = frame.place
                self.sorting = frame.left
            elif isinstance(frame, Lose):
                self.lost.append((frame.column, frame.left))
            elif isinstance(frame, Fulfil):
                self.fulfils = True
            elif isinstance(frame, Pay):
                self.contract = frame.contract
                self.owed = [(d, s.owed[d]) for d in b.asked[frame.contract] if s.owed[d]]
            elif isinstance(frame, Reward):
                self.rewarded = frame.contract
            elif isinstance(frame, Join):
                self.joins = True
            elif isinstance(frame, Place):
                self.over = True

    def ends(self, w: World, p: Spot, lore: Lore, keep: int) -> list[Spot]:
        """Ways to the end of the turn, judged there; ``p`` may be changed. None if what was begun cannot be done."""
        out: list[Spot] = []
        if self.over:
            p.v[TURN] = w.last + 1
            p.hope = points(w, p)
            return [p]
        if self.buys:
            for q in self.paid(w, p):
                journeys(w, q, lore, out)
            return out
        if self.invests:
            turns(w, p, lore, keep, out)
            return out
        if self.sorting:
            p.v[EITHER + self.colour] += self.sorting
        for column, n in self.lost:
            lose(w, p, column, n)
        if self.travels:
            arrive(w, p, self.place)
        if self.contract >= 0:
            if not pay_owed(w, p, self.contract, self.owed, []):
                return out
            p.used.append(self.contract)
            reward(w, p, self.contract)
        elif self.rewarded >= 0:
            reward(w, p, self.rewarded)
        if self.fulfils:
            fulfilments(w, p, self.place, out, ROOM)
        else:
            if self.joins:
                join(w, p, self.place)
            out.append(p)
        for q in out:
            if self.own:
                close(w, q)
            else:
                wait(w, q)
            q.hope = lore.hope(w, q, w.last + 1 - q.v[TURN])
        return out

    def paid(self, w: World, p: Spot) -> list[Spot]:
        """Ways to pay the purchase that is going on."""
        purse = Purse(w, p, too_many(w, p))
        price = max(0, self.price)
        ways = purse.ways(w, p.v[COINS], price, WAYS_TO_PAY)
        return [invested(w, p, -1, self.price, purse.given(bits)) for bits in ways]


def lose(w: World, p: Spot, column: int, n: int) -> None:
    """ME-5.7: cubes of a column, those that contracts want least."""
    want = wanted(w, p.mine, -1)
    v = p.v
    for _ in range(n):
        best = -1
        most = -99
        for g in w.tables.in_column[column]:
            if v[g] and v[g] - want[g] > most:
                most = v[g] - want[g]
                best = g
        if best < 0:
            return
        v[best] -= 1
