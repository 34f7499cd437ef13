"""Strength on one scale for bots that met in any mix: OpenSkill's Plackett-Luce model."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from hanse.study.chances import Z
from hanse.study.playing import Played


class Rating(NamedTuple):
    """How strong a bot is taken to be; newcomers have 25."""

    bot: str
    mean: float
    low: float
    high: float


def ratings(bots: Iterable[str], games: Iterable[Played]) -> list[Rating]:
    """Of every bot, the strongest first. ``games`` in the order of their numbers, so that everybody finds the same."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    found = {bot: model.rating(name=bot) for bot in bots}
    for game in games:
        if len(set(game.bots)) < 2:
            continue
        teams = [[model.create_rating([found[bot].mu, found[bot].sigma])] for bot in game.bots]
        after = model.rate(teams, ranks=[float(place) for place in game.places])
        for bot in set(game.bots):
            # A bot on several seats learns from each of them; it is still one bot, and one game.
            own = [team[0] for team, name in zip(after, game.bots, strict=True) if name == bot]
            found[bot].mu = sum(one.mu for one in own) / len(own)
            found[bot].sigma = sum(one.sigma for one in own) / len(own)
    out = [Rating(bot, r.mu, r.mu - Z * r.sigma, r.mu + Z * r.sigma) for bot, r in found.items()]
    return sorted(out, key=lambda rating: -rating.mean)
