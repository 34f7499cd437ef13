"""Weights of a hand-written value, tuned by play: no slope is known, so many like them play and the best are mixed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from math import exp, fsum, log, sqrt
from random import Random
from typing import NamedTuple

from hanse.bots.search.kit import Kit, Policy
from hanse.bots.searcher import kit_of, undisturbed
from hanse.core import registry
from hanse.core.entry import Bundle
from hanse.core.model import CHANCE, OVER, State
from hanse.core.playout import chance_code
from hanse.core.reading import Reader
from hanse.core.rng import Rng
from hanse.study.engines import Engine
from hanse.study.playing import Fault

Set = Mapping[str, object]
"""Weights by name. Those that are tuned are numbers with a point; counts and lists stay as they are."""

BROOD = 12
"""Sets that are tried in a round; the better half of them is mixed."""

LEAST = 0.01
"""A weight of nothing grows from here: weights change by shares of themselves."""


class Deal(NamedTuple):
    """One game to play: everybody looks one step ahead, each by weights of his own."""

    game: str
    variant: str
    seed: int
    sets: tuple[Set, ...]
    """[seat]"""
    seat: int
    """Whose result is asked."""
    of: int
    """Of which set of its round."""


class Played(NamedTuple):
    """How far the seat came out ahead of the mean of its rivals, in points, and its share of the win."""

    of: int
    ahead: float
    won: float


class Round(NamedTuple):
    """What a round led to."""

    best: float
    """The best set's mean lead."""
    mean: float
    """All sets' mean lead."""


def tunable(weights: Set) -> dict[str, float]:
    """What can be tuned of them."""
    return {name: one for name, one in weights.items() if isinstance(one, float)}


@cache
def _opened(game: str, variant: str, seats: int) -> Bundle[State]:
    return registry.load(game, variant, seats)


def play(deal: Deal) -> Played:
    """Play it to its end."""
    seats = len(deal.sets)
    bundle = _opened(deal.game, deal.variant, seats)
    kits = [_kit(bundle, one) for one in deal.sets]
    rng = Rng(deal.seed)
    game = bundle.game
    s = game.start()
    policy = Policy(0, 0)
    answers = 0
    with undisturbed():
        while (asked := game.seat(s)) != OVER:
            if asked == CHANCE:
                game.apply(s, chance_code(game, s, rng))
                continue
            s = kits[asked].step(s, asked, policy, rng)
            answers += 1
            if answers > bundle.limit:
                raise Fault(f"the game with seed {deal.seed} is not over after {bundle.limit} answers")
    scores = [float(one) for one in bundle.scores(s)]
    winners = bundle.outcome(s).winners
    rest = [one for seat, one in enumerate(scores) if seat != deal.seat]
    won = 1 / len(winners) if deal.seat in winners else 0.0
    return Played(deal.of, scores[deal.seat] - sum(rest) / len(rest), won)


def _kit(bundle: Bundle[State], weights: Set) -> Kit[State]:
    assert bundle.weigh is not None
    kit = kit_of(bundle)
    kit.judge = bundle.weigh(Reader(dict(weights), "tuned weights"))
    return kit


class Tuning:
    """Rounds of play that lead from one set of weights to a better one.

    Every set of a round plays the same deals on the same seats; its rivals are drawn for each deal from ``rivals`` and
    the set that the rounds have led to, so that it does not learn to beat one kind of player.
    """

    def __init__(
        self, game: str, variant: str, seats: int, first: Set, rivals: Sequence[Set], deals: int, seed: int
    ) -> None:
        self.game, self.variant, self.seats = game, variant, seats
        self.deals = deals
        self.now: Set = first
        self._rivals = rivals
        self._chance = Random(seed)

    def round(self, reach: float, work: Engine) -> Round:
        """Sets stray by ``reach``, a share of every weight; in pairs, in opposite directions, so that they lie around
        the set they come from."""
        now = {name: max(LEAST, one) for name, one in tunable(self.now).items()}
        brood: list[dict[str, float]] = []
        for _ in range(BROOD // 2):
            strays = {name: exp(self._chance.gauss(0.0, reach)) for name in now}
            brood.append({name: one * strays[name] for name, one in now.items()})
            brood.append({name: one / strays[name] for name, one in now.items()})
        leads = _leads(self._deals([{**self.now, **one} for one in brood]), BROOD, work)
        order = sorted(range(BROOD), key=leads.__getitem__, reverse=True)[: BROOD // 2]
        shares = [log(BROOD / 2 + 0.5) - log(place + 1) for place in range(len(order))]
        total = sum(shares)
        mixed: dict[str, float] = {}
        for name in now:
            mixed[name] = exp(
                sum(share * log(brood[one][name]) for share, one in zip(shares, order, strict=True)) / total
            )
        self.now = {**self.now, **mixed}
        return Round(max(leads), sum(leads) / BROOD)

    def _deals(self, brood: Sequence[Set]) -> list[Deal]:
        out: list[Deal] = []
        for number in range(self.deals):
            seat = number % self.seats
            seed = self._chance.getrandbits(62)
            table = [self._chance.choice([*self._rivals, self.now]) for _ in range(self.seats)]
            for of, own in enumerate(brood):
                out.append(self._deal(seed, table, seat, own, of))
        return out

    def _deal(self, seed: int, table: Sequence[Set], seat: int, own: Set, of: int) -> Deal:
        sets = [own if i == seat else one for i, one in enumerate(table)]
        return Deal(self.game, self.variant, seed, tuple(sets), seat, of)

    def proof(self, own: Set, rival: Set, games: int, work: Engine) -> tuple[float, float, float]:
        """One by ``own`` among those by ``rival``, in new deals: its mean lead, how sure that is, its share of wins."""
        deals = []
        for number in range(games):
            deals.append(self._deal(self._chance.getrandbits(62), [rival] * self.seats, number % self.seats, own, 0))
        played = list(work(play, deals))
        mean = fsum(one.ahead for one in played) / games
        spread = fsum((one.ahead - mean) ** 2 for one in played) / max(1, games - 1)
        return mean, sqrt(spread / games), fsum(one.won for one in played) / games


def _leads(deals: Sequence[Deal], count: int, work: Engine) -> list[float]:
    """[set] its mean lead, to the last bit whatever order games end in."""
    found: list[list[float]] = [[] for _ in range(count)]
    for one in work(play, deals):
        found[one.of].append(one.ahead)
    return [fsum(own) / len(own) for own in found]
