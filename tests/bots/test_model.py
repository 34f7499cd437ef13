"""The door for a game's own model: asked first; where it is silent the general search answers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from hanse.bots.searcher import Searcher
from hanse.core import registry
from hanse.core.judge import Model, Way
from hanse.core.match import Match
from hanse.core.model import State
from hanse.core.rng import Rng

EFFORT = 0.05


class Last(Model[State]):
    """Thinks well of the last two answers, in two worlds."""

    def __init__(self, options: list[int]) -> None:
        self.options = options
        self.asked: list[tuple[str, float]] = []

    def ways(self, s: State, seat: int, level: str, effort: float, late: Callable[[], bool], rng: Rng) -> list[Way]:
        self.asked.append((level, effort))
        return [Way([code], [[9.0 + i, 3.0], [5.0 + i, 3.0]]) for i, code in enumerate(reversed(self.options[-2:]))]


class Silent(Model[State]):
    def ways(self, s: State, seat: int, level: str, effort: float, late: Callable[[], bool], rng: Rng) -> list[Way]:
        return []


def test_a_games_own_model_is_asked_first() -> None:
    match: Match[State] = Match(registry.load("hansa", seats=2), 3)
    options = match.game.legal(match.state)
    model = Last(options)
    bundle = replace(match.bundle, model=model)
    bot = Searcher("medium", EFFORT)
    assert bot.choose(bundle, match.game.clone(match.state), match.asked, Rng(1)) == options[-1]
    found = bot.look(bundle, match.game.clone(match.state), match.asked, Rng(1))
    assert [one.path for one in found] == [[options[-1]], [options[-2]]]
    assert model.asked == [("medium", EFFORT)] * 2
    for one in found:
        assert sum(one.shares) == pytest.approx(1.0)
        assert one.rollouts == 2
        assert one.error > 0.0
        assert match.game.seat(one.end) != match.asked or match.game.mark(one.end) != match.game.mark(match.state)


def test_where_the_model_is_silent_the_general_search_answers() -> None:
    match: Match[State] = Match(registry.load("hansa", seats=2), 3)
    silent = replace(match.bundle, model=Silent())
    without = replace(match.bundle, model=None)
    bot = Searcher("medium", EFFORT)
    said = [bot.look(b, match.game.clone(match.state), match.asked, Rng(1)) for b in (silent, without)]
    assert [one.path for one in said[0]] == [one.path for one in said[1]]
