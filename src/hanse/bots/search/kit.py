"""A game with everything at hand that a search asks of it."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Final, Generic

from hanse.core.game import Game, S
from hanse.core.judge import Judge
from hanse.core.model import CHANCE, OVER
from hanse.core.playout import chance_code, random_code
from hanse.core.rng import Rng

WON: Final = 1e6
"""Beyond any difference in points."""


class Beam:
    """How widely the answers of a turn are looked at: so many ways side by side, so many answers deep at most.

    Where only ``few`` count (0: all), what was not among the best first answers is not tried again later in the turn,
    and of the turn's ends only so many are judged by the lead: about half the work, and hardly a worse plan. After
    ``judged`` positions (0: any number) only the best way goes on: a turn of many answers takes no longer for it.
    """

    def __init__(self, width: int, depth: int, few: int = 0, judged: int = 0) -> None:
        self.width = width
        self.depth = depth
        self.few = few
        self.judged = judged


class Policy:
    """How somebody answers in a rollout: of at most ``sample`` options the best by one step (0: of all), and of a
    hundred answers ``noise`` at random. Who has a ``beam`` plans his own turns, but for ``noise`` of a hundred."""

    def __init__(self, sample: int, noise: int, beam: Beam | None = None) -> None:
        self.sample = sample
        self.noise = noise
        self.beam = beam


GREEDY: Final = Policy(0, 0)
"""The best of all options by one step."""


class Kit(Generic[S]):
    """``winners`` is asked only when a game is over; ``scale``: points of lead that make a win e times likelier.

    ``by_hand``: what was learned is left aside.
    """

    def __init__(
        self,
        game: Game[S],
        judge: Judge[S],
        winners: Callable[[S], tuple[int, ...]],
        scale: float,
        by_hand: bool = False,
    ) -> None:
        self.game = game
        self.judge = judge
        self.winners = winners
        self.scale = scale
        self.by_hand = by_hand
        self.seats = judge.seats
        self.judged = 0  # positions looked at, for benchmarks

    def worth(self, s: S, seat: int) -> float:
        """For one step: the judge's value; when it is over, winning is worth more than any value."""
        self.judged += 1
        if s.stack[-1].seat == OVER:
            return self.lead(s, seat)
        return self.judge.value(s, seat)

    def lead(self, s: S, seat: int) -> float:
        """By how much a seat is ahead of its best rival; alone, what it has."""
        self.judged += 1
        over = s.stack[-1].seat == OVER
        have = self._have(s, over)
        if self.seats == 1:
            return have[0]
        ahead = have[seat] - best_rival(have, seat)
        if over:
            won = self.winners(s)
            ahead += WON / len(won) if seat in won else -WON
        return ahead

    def shares(self, s: S) -> list[float]:
        """[seat] how likely each wins, as numbers that add up to one. When it is over half of it is the win itself,
        half by how much; alone, the points in hundreds."""
        self.judged += 1
        over = s.stack[-1].seat == OVER
        have = self._have(s, over)
        out = self.share(have)
        if over and self.seats > 1:
            won = self.winners(s)
            for i in range(self.seats):
                out[i] *= 0.5
                if i in won:
                    out[i] += 0.5 / len(won)
        return out

    def _have(self, s: S, over: bool) -> list[float]:
        """[seat] the points, or what they may hope for."""
        if over:
            return self.judge.points(s)
        return self.judge.prospects(s) if self.by_hand else self.judge.values(s)

    def share(self, have: list[float]) -> list[float]:
        """[seat] points as shares of a win; alone, in hundreds."""
        if self.seats == 1:
            return [have[0] / 100.0]
        most = max(have)
        out: list[float] = []
        total = 0.0
        for one in have:
            x = exp((one - most) / self.scale)
            out.append(x)
            total += x
        for i in range(self.seats):
            out[i] /= total
        return out

    def step(self, s: S, seat: int, policy: Policy, rng: Rng) -> S:
        """The position after the answer of somebody who follows ``policy``; ``s`` may be changed."""
        game = self.game
        if policy.noise and rng.below(100) < policy.noise:
            game.apply(s, random_code(game, s, rng))
            return s
        options = game.legal(s)
        if len(options) == 1:
            game.apply(s, options[0])
            return s
        if policy.sample and len(options) > policy.sample:
            for i in range(policy.sample):
                j = i + rng.below(len(options) - i)
                options[i], options[j] = options[j], options[i]
            del options[policy.sample :]
        best = s
        most = 0.0
        ties = 0
        last = options[-1]
        for code in options:
            after = s if code == last else game.clone(s)  # the last of them needs no copy
            game.apply(after, code)
            worth = self.worth(after, seat)
            if ties == 0 or worth > most:
                best, most, ties = after, worth, 1
            elif worth == most:
                ties += 1
                if rng.below(ties) == 0:
                    best = after
        return best

    def through(self, s: S, seat: int, turn: int, policy: Policy, rng: Rng) -> S:
        """On until ``seat`` is asked in the same turn, the turn is over, or the game is."""
        game, judge = self.game, self.judge
        while True:
            asked = s.stack[-1].seat
            if asked in (OVER, seat) or judge.turn(s) != turn:
                return s
            if asked == CHANCE:
                game.apply(s, chance_code(game, s, rng))
            else:
                s = self.step(s, asked, policy, rng)


def best_rival(have: list[float], seat: int) -> float:
    best = 0.0
    first = True
    for i in range(len(have)):
        if i != seat and (first or have[i] > best):
            best = have[i]
            first = False
    return best
