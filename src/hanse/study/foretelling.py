"""How well a level foretells what comes of answers: its word beside games that are played on from them."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, variance
from typing import NamedTuple

from hanse.bots import named
from hanse.bots.searcher import Searcher
from hanse.bots.seat import answer
from hanse.core import registry
from hanse.core.bot import Bot, imagine
from hanse.core.entry import Bundle
from hanse.core.game import S
from hanse.core.model import CHANCE, OVER
from hanse.core.playout import chance_code
from hanse.core.reading import BadInput
from hanse.core.rng import Rng
from hanse.study.playing import Fault


class Asking(NamedTuple):
    """One game by ``among`` on all seats; at ``stops`` decisions with a choice ``levels`` are asked what they think.

    The best ``answers`` of the first level are each played on ``plays`` times to the end, by ``among`` again.
    """

    game: str
    variant: str
    seats: int
    levels: tuple[str, ...]
    among: str
    stops: int
    answers: int
    plays: int
    seed: int


class Foretold(NamedTuple):
    """One decision. ``expected``: [level][answer]; ``came``: [answer][play] points before the best rival."""

    seed: int
    ply: int
    expected: list[list[float]]
    came: list[list[float]]


def thinker(name: str) -> Searcher:
    """A level by its name; BadInput if it says nothing of answers."""
    bot = named(name)
    if not isinstance(bot, Searcher):
        raise BadInput(f"bot {name!r} ranks no answers; a level does, as medium or hard@25")
    return bot


def ask(task: Asking) -> list[Foretold]:
    bundle = registry.load(task.game, task.variant, task.seats)
    rng = Rng(task.seed)
    among = named(task.among)
    levels = [thinker(name) for name in task.levels]
    out: list[Foretold] = []
    for ply, state in _decisions(bundle, among, task.stops, rng):
        seat = bundle.game.seat(state)
        view = bundle.view(state, seat)
        looked = [level.look(bundle, imagine(bundle, view, rng), seat, Rng(rng.below(1 << 60))) for level in levels]
        paths: dict[int, list[int]] = {}
        for one in looked[0]:
            paths.setdefault(one.path[0], one.path)
        chosen = list(paths)[: task.answers]
        if len(chosen) < 2:
            continue
        expected: list[list[float]] = []
        for found in looked:
            said: dict[int, float] = {}
            for one in found:
                said.setdefault(one.path[0], one.shares[seat])
            least = min(said.values())  # of what it has not looked at it thinks no better
            expected.append([said.get(code, least) for code in chosen])
        came: list[list[float]] = [[] for _ in chosen]
        for _ in range(task.plays):
            dice = rng.below(1 << 60)
            for i, code in enumerate(chosen):
                again = Rng(dice)
                came[i].append(_lead(bundle, imagine(bundle, view, again), seat, paths[code], among, again))
        out.append(Foretold(task.seed, ply, expected, came))
    return out


def _decisions(bundle: Bundle[S], among: Bot, stops: int, rng: Rng) -> list[tuple[int, S]]:
    """Some of a game's decisions with a choice, in their order: how many answers came before, and the position."""
    game = bundle.game
    state = game.start()
    seen: list[tuple[int, S]] = []
    for ply in range(bundle.limit):
        seat = game.seat(state)
        if seat == OVER:
            break
        if seat != CHANCE and len(game.legal(state)) > 1:
            seen.append((ply, game.clone(state)))
        _step(bundle, state, among, rng)
    while len(seen) > stops:
        del seen[rng.below(len(seen))]
    return seen


def _step(bundle: Bundle[S], state: S, bot: Bot, rng: Rng) -> None:
    game = bundle.game
    seat = game.seat(state)
    if seat == CHANCE:
        game.apply(state, chance_code(game, state, rng))
        return
    text = answer(bundle, bundle.view(state, seat), seat, bot, Rng(rng.below(1 << 60)))
    game.apply(state, game.code[text])


def _lead(bundle: Bundle[S], state: S, seat: int, path: list[int], among: Bot, rng: Rng) -> float:
    """Points before the best rival at the end, when the seat first goes on as planned; alone, the points."""
    game = bundle.game
    for code in path:
        if game.seat(state) != seat or code not in game.legal(state):
            break
        game.apply(state, code)
    for _ in range(bundle.limit):
        if game.seat(state) == OVER:
            scores = [float(score) for score in bundle.scores(state)]
            return scores[seat] - max((score for i, score in enumerate(scores) if i != seat), default=0.0)
        _step(bundle, state, among, rng)
    raise Fault(f"{bundle.rulebook.game}: not over after {bundle.limit} answers")


class Likeness(NamedTuple):
    """``r``: the correlation between what a level expects and what came, by differences within decisions.

    ``most``: what it could be at best, because so few plays tell little. ``gain``: the points that its first answer
    brought more than the mean of those that were played on.
    """

    r: float
    most: float
    gain: float


def likeness(found: Sequence[Foretold], level: int) -> Likeness:
    xx = yy = xy = gain = 0.0
    signal = noise = 0.0
    for one in found:
        x = one.expected[level]
        y = [fmean(plays) for plays in one.came]
        mx, my = fmean(x), fmean(y)
        for a, b in zip(x, y, strict=True):
            xx += (a - mx) ** 2
            yy += (b - my) ** 2
            xy += (a - mx) * (b - my)
        gain += y[x.index(max(x))] - my
        scatter = fmean(variance(plays) / len(plays) for plays in one.came)
        noise += scatter
        signal += variance(y) - scatter
    r = xy / sqrt(xx * yy) if xx > 0.0 and yy > 0.0 else 0.0
    signal = max(0.0, signal)
    most = sqrt(signal / (signal + noise)) if signal + noise > 0.0 else 0.0
    return Likeness(r, most, gain / max(1, len(found)))
