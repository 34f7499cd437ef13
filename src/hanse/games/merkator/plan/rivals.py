"""What rivals may hope for with their next turns: where that draws them, and what one's own journey leaves them."""

from __future__ import annotations

from math import exp
from typing import Final

from hanse.core.rng import Rng
from hanse.games.merkator.plan.beam import turns
from hanse.games.merkator.plan.read import spot
from hanse.games.merkator.plan.spot import CUBES, MAJORS, Spot
from hanse.games.merkator.plan.trade import feed
from hanse.games.merkator.plan.traits import Lore
from hanse.games.merkator.plan.world import Tables, World, own_turns
from hanse.games.merkator.state import MerkatorState

NOWHERE: Final = -99.0
"""Points that are hoped for of a place one cannot reach."""


class Rivals:
    """Those of ``seat``, each looking one turn ahead, as if nobody else moved meanwhile."""

    def __init__(
        self, tables: Tables, lore: Lore, s: MerkatorState, seat: int, keep: int, scale: float, rng: Rng
    ) -> None:
        self.lore = lore
        self.keep = keep
        self.seats = [rival for rival in range(s.board.seats) if rival != seat]
        self.worlds: list[World] = []  # as the seats
        self.spots: list[Spot] = []
        self.lures: list[list[float]] = [
            [] for _ in range(s.board.seats)
        ]  # [seat][place] points if his turn leads there
        self.known: dict[tuple[int, int], list[float]] = {}
        for rival in self.seats:
            w = World(tables, s, rival, max(1, own_turns(s, rival)), [], rng)
            w.whims = []
            self.worlds.append(w)
            self.spots.append(spot(s, rival, s))
        for i, rival in enumerate(self.seats):
            self.lures[rival] = self._lure(i, self.spots[i], s.board.places)
        # Who is ahead counts for more: what he gains is likelier to cost the game.
        hopes = [max(self.lures[rival]) for rival in self.seats]
        most = max(hopes)
        each = [exp((hope - most) / scale) for hope in hopes]
        self.weight = [one / sum(each) for one in each]  # as the seats

    def _lure(self, i: int, p: Spot, places: int) -> list[float]:
        ends: list[Spot] = []
        turns(self.worlds[i], p, self.lore, self.keep, ends)
        out = [NOWHERE] * places
        for q in ends:
            if q.hope > out[q.to]:
                out[q.to] = q.hope
        return out

    def after(self, to: int, card: int) -> list[float]:
        """As the seats: what each may hope for when a place was visited and a card bought, -1 none."""
        found = self.known.get((to, card))
        if found is None:
            found = []
            for i in range(len(self.seats)):
                w, p = self.worlds[i], self.spots[i].copy()
                if to >= 0:
                    if to < MAJORS:
                        p.v[CUBES + to] = 0
                    feed(w, p.v, to)
                p.shown = [other for other in p.shown if other != card]
                found.append(max(self._lure(i, p, len(w.time_at))))
            self.known[(to, card)] = found
        return found

    def cost(self, to: int, card: int) -> float:
        """Points that this leaves them, weighed."""
        hopes = self.after(to, card)
        total = 0.0
        for i in range(len(hopes)):
            total += self.weight[i] * hopes[i]
        return total
