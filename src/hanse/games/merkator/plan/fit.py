"""Fit the judge of the model: what differs between ways to play in the same world and turn, so that luck drops out.

Loosely played games in the model are stopped at some turns; what a narrow beam still makes of each is its label.
"""

from __future__ import annotations

from typing import Final

from hanse.core.game import Game
from hanse.core.model import CHANCE
from hanse.core.playout import chance_code
from hanse.core.rng import Rng
from hanse.games.merkator.plan.beam import ahead, thin, turns
from hanse.games.merkator.plan.read import spot
from hanse.games.merkator.plan.spot import Spot
from hanse.games.merkator.plan.traits import TRAITS, Lore, traits
from hanse.games.merkator.plan.world import MOST_TURNS, Tables, World
from hanse.games.merkator.state import MerkatorState

GROUP: Final = 5
"""Ways to play that are compared."""

STOPS: Final = 3
"""Turns of a game at which they are."""

KEEP: Final = 3
TO_THE_END: Final = 99
LOOSEST: Final = 8

NEAR: Final = (1.0, 0.5, 0.2)
"""How much examples count for a number of turns left that is so far from theirs."""

RIDGE: Final = 3.0
SHRINK: Final = 0.01
"""How hard it is to leave the weights there are."""


class Example:
    """A way to play against the mean of its group: what it has more, and what came of it."""

    def __init__(self, left: int, more: list[float], gain: float) -> None:
        self.left = left
        self.more = more  # [trait]
        self.gain = gain  # points at the end


def examples(game: Game[MerkatorState], span: int, lore: Lore, width: int, rng: Rng) -> list[Example]:
    """Those of one game of ``span`` own turns, labelled by a beam of ``width``."""
    s = game.start()
    while s.stack[-1].seat == CHANCE:
        game.apply(s, chance_code(game, s, rng))
    seat = s.stack[-1].seat
    w = World(Tables(s.board), s, seat, span, [], rng)
    wave: list[Spot] = [spot(s, seat, s) for _ in range(GROUP)]
    stops = [2 + rng.below(span - 1) for _ in range(STOPS)]
    loose = 2 + rng.below(LOOSEST)  # how loosely this game is played
    out: list[Example] = []
    for turn in range(1, span):
        for i in range(GROUP):
            ends: list[Spot] = []
            turns(w, wave[i], lore, KEEP, ends)
            ends = thin(ends, loose, 0)
            wave[i] = ends[min(rng.below(len(ends)), rng.below(len(ends)))]
        if turn + 1 in stops:
            seen = [traits(w, p) for p in wave]
            came = [ahead(w, [p.copy()], lore, TO_THE_END, width, 0, KEEP)[0].hope for p in wave]
            mean = sum(came) / GROUP
            for f, reached in zip(seen, came, strict=True):
                more = [f[j] - sum(other[j] for other in seen) / GROUP for j in range(TRAITS)]
                out.append(Example(span - turn, more, reached - mean))
    return out


def fitted(known: list[Example], old: list[list[float]]) -> list[list[float]]:
    """Weights by turns left, drawn towards the old ones; beyond what was seen they are those of the most seen."""
    most = max(example.left for example in known)
    new = [row[:] for row in old]
    for left in range(1, min(most, MOST_TURNS) + 1):
        a = [[0.0] * TRAITS for _ in range(TRAITS)]
        y = [0.0] * TRAITS
        for example in known:
            far = abs(example.left - left)
            if far < len(NEAR):
                _add(a, y, example, NEAR[far], old[left])
        for i in range(TRAITS):
            a[i][i] += SHRINK * a[i][i] + RIDGE
        step = solved(a, y)
        for i in range(TRAITS):
            new[left][i] += step[i]
    for left in range(most + 1, MOST_TURNS + 1):
        new[left] = new[most][:]
    return new


def _add(a: list[list[float]], y: list[float], example: Example, weight: float, row: list[float]) -> None:
    f = example.more
    gap = example.gain
    for i in range(TRAITS):
        gap -= row[i] * f[i]
    for i in range(TRAITS):
        if f[i]:
            x = weight * f[i]
            y[i] += x * gap
            line = a[i]
            for j in range(TRAITS):
                line[j] += x * f[j]


def solved(a: list[list[float]], y: list[float]) -> list[float]:
    """The solution of a system of linear equations; both are used up."""
    n = len(y)
    for i in range(n):
        k = i
        for r in range(i + 1, n):
            if abs(a[r][i]) > abs(a[k][i]):
                k = r
        a[i], a[k] = a[k], a[i]
        y[i], y[k] = y[k], y[i]
        for r in range(i + 1, n):
            if a[r][i]:
                q = a[r][i] / a[i][i]
                for c in range(i, n):
                    a[r][c] -= q * a[i][c]
                y[r] -= q * y[i]
    x = [0.0] * n
    for i in range(n - 1, -1, -1):
        rest = y[i]
        for c in range(i + 1, n):
            rest -= a[i][c] * x[c]
        x[i] = rest / a[i][i]
    return x


def likeness(known: list[Example], rows: list[list[float]]) -> float:
    """The correlation between what was promised and what came, over examples that were not learned from."""
    xx = yy = xy = 0.0
    for example in known:
        row = rows[min(example.left, MOST_TURNS)]
        x = 0.0
        for i in range(TRAITS):
            x += row[i] * example.more[i]
        xx += x * x
        yy += example.gain * example.gain
        xy += x * example.gain
    return xy / (xx * yy) ** 0.5 if xx > 0.0 and yy > 0.0 else 0.0
