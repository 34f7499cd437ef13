"""Several turns ahead: all turns worth a thought, the best of them, and on from there."""

from __future__ import annotations

from hanse.games.merkator.plan.invest import investments
from hanse.games.merkator.plan.spot import CUBES, MAJORS, TIME, TURN, Spot
from hanse.games.merkator.plan.trade import ROOM, arrive, close, collect, fulfilments
from hanse.games.merkator.plan.traits import Lore
from hanse.games.merkator.plan.world import World


def turns(w: World, p: Spot, lore: Lore, keep: int, out: list[Spot]) -> None:
    """All turns worth a thought from here, judged at their ends."""
    p.deal = []
    for q in investments(w, p, lore, keep):
        journeys(w, q, lore, out)


def journeys(w: World, q: Spot, lore: Lore, out: list[Spot]) -> None:
    """The rest of a turn after the investing."""
    v = q.v
    for to in range(len(w.time_at)):
        gain = w.time_at[to]
        if v[TIME] + gain < 0:
            continue
        r = q.copy()
        r.to = to
        r.done = -1
        collect(w, r, to)
        arrive(w, r, to)
        ends: list[Spot] = []
        fulfilments(w, r, to, ends, ROOM)
        if len(ends) == 1 and to < MAJORS and gain <= 0 and v[CUBES + to] == 0 and ends[0].done < 0:
            continue  # nothing there, nothing gained
        for e in ends:
            close(w, e)
            e.hope = lore.hope(w, e, w.last + 1 - e.v[TURN])
            out.append(e)


def thin(wave: list[Spot], width: int, each: int) -> list[Spot]:
    """The best, no two alike, and of one first answer no more than ``each`` (0: as many as there are)."""
    wave.sort(key=_hope, reverse=True)
    out: list[Spot] = []
    count: dict[int, int] = {}
    last: dict[int, float] = {}
    for p in wave:
        # The same turns in another order are worth exactly the same.
        if p.first in last and last[p.first] == p.hope:
            continue
        last[p.first] = p.hope
        if each:
            n = count.get(p.first, 0)
            if n >= each:
                continue
            count[p.first] = n + 1
        out.append(p)
        if len(out) >= width:
            break
    return out


def ahead(w: World, wave: list[Spot], lore: Lore, depth: int, width: int, each: int, keep: int) -> list[Spot]:
    """So many turns on, or to the end of the game."""
    for _ in range(depth):
        if not wave or wave[0].v[TURN] > w.last:
            break
        onward: list[Spot] = []
        for p in wave:
            turns(w, p, lore, keep, onward)
        wave = thin(onward, width, each)
    return wave


def _hope(p: Spot) -> float:
    return p.hope
