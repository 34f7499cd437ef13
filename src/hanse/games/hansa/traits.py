"""Numbers about a seat's prospects at the end of a turn; what they are worth is learned (``learned.toml``)."""

from __future__ import annotations

from typing import Final

from hanse.games.hansa.rules.buy import sole_majority
from hanse.games.hansa.state import HansaState
from hanse.games.hansa.value import Tally, hope, most_of_rivals
from hanse.games.hansa.weights import Weights

TRAITS: Final = (
    "sold", "pairs", "singles", "open", "beyond", "threatened", "menace",
    "talers", "spare", "alone", "shared", "majorities", "further", "supply", "hope", "soon",
)  # fmt: skip


def measure(w: Weights, s: HansaState) -> list[list[float]]:
    """[seat][trait], each of about one."""
    b = s.board
    seats = b.seats
    tallies = [Tally(s, seat) for seat in range(seats)]
    majority = [0] * seats
    for city in range(b.cities):
        who = sole_majority(s, city)
        if who >= 0:
            majority[who] += 1
    out: list[list[float]] = []
    for seat in range(seats):
        tally = tallies[seat]
        sold = 0
        for k in range(b.kinds):
            n = s.sold[b.kinds * seat + k]
            if n:
                sold += n * b.tile_points[k]
        pairs = singles = threatened = menace = 0
        for colour in range(len(b.colours)):
            n = tally.count[colour]
            if n > 1:
                pairs += tally.points[colour]
            else:
                singles += tally.points[colour]
            for rival in range(seats):
                if rival != seat:
                    theirs = tallies[rival].count[colour]
                    # Whoever sells a pair takes a tile of that colour from everybody.
                    if n and theirs > 1:
                        threatened += 1
                    if n > 1 and theirs:
                        menace += 1
        alone = shared = further = 0
        for city in range(b.cities):
            mine = s.booths[b.cities * seat + city]
            if mine:
                further += mine - 1
                if most_of_rivals(s, seat, city):
                    shared += 1
                else:
                    alone += 1
        kept = min(s.talers[seat], b.keep_talers)
        wait = (seat - s.turn) % seats if s.turn >= 0 else 0
        out.append([
            sold / 10, pairs / 10, singles / 5, tally.held / 4, max(0, tally.held - b.keep_open) / 2,
            threatened / 3, menace / 3, kept / 3, (s.talers[seat] - kept) / 3, alone / 3, shared / 3,
            majority[seat] / 3, further / 4, s.supply[seat] / b.booths,
            hope(w, s, seat) / 3 if s.turn == seat else 0.0, 1.0 - wait / seats,
        ])  # fmt: skip
    return out


def phase(s: HansaState) -> float:
    """By the tiles that have been drawn."""
    b = s.board
    left = 0
    for n in s.piles:
        left += n
    share = 1.0 - left / (sum(b.count))
    return min(1.0, max(0.0, share))
