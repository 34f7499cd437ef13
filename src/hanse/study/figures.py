"""The figures of a contest: shares with intervals, ratings, scores, seats, ends, categories, time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, pstdev

from hanse.study.chances import Share, share_of
from hanse.study.playing import Played
from hanse.study.ratings import Rating, ratings

Block = Sequence[Played]
"""Games of one line-up with the same dice."""


@dataclass(frozen=True)
class Spread:
    """How numbers lie."""

    mean: float
    sd: float
    least: float
    middle: float
    most: float


@dataclass(frozen=True)
class BotFigures:
    """What one bot did, on whatever seats it had."""

    bot: str
    rating: Rating
    share: Share
    scores: Spread
    categories: dict[str, float]
    """Mean points by category."""
    places: list[int]
    """How often it was first, second, …"""
    cpu_ms: float
    """CPU time an answer took on average."""


@dataclass(frozen=True)
class LineupFigures:
    """How those fared who sat together."""

    bots: tuple[str, ...]
    shares: dict[str, Share]
    """Of each bot; one with several seats has the mean of them."""


@dataclass(frozen=True)
class Figures:
    """Everything that may be said of games that are over; the strongest bot first."""

    games: int
    fair: float
    bots: list[BotFigures]
    lineups: list[LineupFigures]
    seats: list[float]
    """[seat] its share of wins, whoever had it."""
    length: Spread
    winners: Spread
    """The winners' scores."""
    ends: dict[str, int]


def figures(blocks: Sequence[Block], fair: float) -> Figures:
    """Of at least one block."""
    games = [game for block in blocks for game in block]
    bots = list(dict.fromkeys(bot for game in games for bot in game.bots))
    together: dict[tuple[str, ...], list[Block]] = {}
    for block in blocks:
        together.setdefault(tuple(sorted(block[0].bots, key=bots.index)), []).append(block)
    return Figures(
        games=len(games),
        fair=fair,
        bots=[_bot(rating, blocks) for rating in ratings(bots, games)],
        lineups=[
            LineupFigures(names, {bot: _share(bot, rows) for bot in dict.fromkeys(names)})
            for names, rows in together.items()
        ],
        seats=[fmean(game.wins[seat] for game in games) for seat in range(len(games[0].bots))],
        length=_spread([sum(game.answers) for game in games]),
        winners=_spread([max(game.scores) for game in games]),
        ends=dict(sorted(Counter(game.reason for game in games).items())),
    )


def wins(block: Block, bot: str) -> list[float]:
    """The wins of a bot in every game of a block, for each seat that it had."""
    return [won for game in block for won, name in zip(game.wins, game.bots, strict=True) if name == bot]


def _share(bot: str, blocks: Sequence[Block]) -> Share:
    return share_of([row for block in blocks if (row := wins(block, bot))])


def _bot(rating: Rating, blocks: Sequence[Block]) -> BotFigures:
    bot = rating.bot
    own = [(game, seat) for block in blocks for game in block for seat, name in enumerate(game.bots) if name == bot]
    parts = [game.parts[seat] for game, seat in own]
    answers = sum(game.answers[seat] for game, seat in own)
    return BotFigures(
        bot=bot,
        rating=rating,
        share=_share(bot, blocks),
        scores=_spread([game.scores[seat] for game, seat in own]),
        categories={name: fmean(row.get(name, 0) for row in parts) for name in parts[0]},
        places=[sum(game.places[seat] == place for game, seat in own) for place in range(1, 1 + len(own[0][0].bots))],
        cpu_ms=1000 * sum(game.seconds[seat] for game, seat in own) / max(1, answers),
    )


def _spread(values: Sequence[float]) -> Spread:
    ordered = sorted(values)
    return Spread(fmean(ordered), pstdev(ordered), ordered[0], ordered[len(ordered) // 2], ordered[-1])
