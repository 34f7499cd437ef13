"""What a game is worth to each seat when it is over, in three ways."""

from __future__ import annotations

from collections.abc import Callable

from hanse.core.entry import Bundle, places
from hanse.core.game import S
from hanse.core.model import OVER
from hanse.core.reading import BadInput

Ranks = tuple[int, ...]
Rewards = list[float]


def standing(bundle: Bundle[S], s: S) -> Ranks:
    """[seat] the places; of a game that was ended by its limit those that the points give."""
    if bundle.game.seat(s) == OVER:
        return bundle.outcome(s).places
    return places([(points,) for points in bundle.scores(s)])


def rank(bundle: Bundle[S], s: S) -> Rewards:
    """1 for the first, -1 for the last, even steps between; who shares places shares what they bring. Sums to 0."""
    places = standing(bundle, s)
    n = len(places)
    if n == 1:
        return [float(bundle.scores(s)[0]) / ALONE]
    ladder = [1.0 - 2.0 * i / (n - 1) for i in range(n)]
    return [sum(ladder[p - 1 : p - 1 + places.count(p)]) / places.count(p) for p in places]


def win(bundle: Bundle[S], s: S) -> Rewards:
    """The share of the win: 1, or less if it is shared, and 0 for the others."""
    places = standing(bundle, s)
    if len(places) == 1:
        return [float(bundle.scores(s)[0]) / ALONE]
    return [1.0 / places.count(1) if p == 1 else 0.0 for p in places]


def margin(bundle: Bundle[S], s: S) -> Rewards:
    """Points ahead of the best rival, in hundreds."""
    scores = [float(points) for points in bundle.scores(s)]
    if len(scores) == 1:
        return [scores[0] / ALONE]
    return [(mine - max(scores[:i] + scores[i + 1 :])) / 100.0 for i, mine in enumerate(scores)]


ALONE = 100.0
"""Alone there is nobody to beat: the reward is the points, in hundreds."""

KINDS: dict[str, Callable[[Bundle[S], S], Rewards]] = {"rank": rank, "win": win, "margin": margin}


def reward(name: str) -> Callable[[Bundle[S], S], Rewards]:
    if name not in KINDS:
        raise BadInput(f"no reward {name!r}; there is {', '.join(KINDS)}")
    return KINDS[name]
