"""The laws of ``hanse.core.testing``, held to games of everything there is, played at random and by bots that plan."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hanse.bots import named
from hanse.core import registry
from hanse.core.bot import Bot
from hanse.core.match import Match
from hanse.core.model import State
from hanse.core.rng import Rng
from hanse.core.testing import Broken, check_game, check_views
from tests.conformance.conftest import Case

LONG_GAME = 20_000
"""Games that may be longer are looked at more rarely; they still give more positions than the others."""


def sparser(case: Case, every: int) -> int:
    return every if case.bundle().limit <= LONG_GAME else 8 * every


def planners(case: Case, seed: int, mixed: bool = False) -> list[Bot | None]:
    """``greedy`` on every seat, or on every other one and chance between; where chance begins depends on the seed."""
    alone = case.seats == 1
    return [None if mixed and not alone and (seat + seed) % 2 else named("greedy") for seat in range(case.seats)]


def test_a_random_game_keeps_every_law_with_switches(case: Case) -> None:
    check_game(case.bundle(), seed=1, every=sparser(case, 7))


@pytest.mark.parametrize("seed", [2, 3])
def test_another_random_game_keeps_every_law(case: Case, seed: int) -> None:
    check_game(case.bundle(), seed, every=sparser(case, 13))


@pytest.mark.parametrize("name", ["luebeck", "merkator"])
def test_a_game_that_hides_something_cannot_say_otherwise(name: str) -> None:
    bundle = registry.load(name, seats=3)
    assert bundle.hides
    match: Match[State] = Match(replace(bundle, hides=False), 1)
    with pytest.raises(Broken, match="hides nothing"):
        check_views(match, Rng(1))


def test_a_game_whose_points_are_secret_cannot_say_otherwise() -> None:
    bundle = registry.load("hansa", seats=3, switches={"sold_hidden": True})
    with pytest.raises(Broken, match="points are open"):
        check_game(replace(bundle, open_points=True), 1)


def seeds(case: Case, first: int) -> range:
    """One game, but ten of somebody alone: they are short, and nobody else stirs up the piles."""
    return range(first, first + (10 if case.seats == 1 else 1))


def test_a_game_of_planners_keeps_every_law(case: Case) -> None:
    for seed in seeds(case, 1):
        check_game(case.bundle(), seed, every=13, bots=planners(case, seed))


def test_a_mixed_game_keeps_every_law_with_many_switches(case: Case) -> None:
    for seed in seeds(case, 10):
        check_game(case.bundle(), seed, every=17, bots=planners(case, seed, mixed=True))


@pytest.mark.long
@pytest.mark.parametrize("mixed", [False, True])
def test_twenty_games_of_planners_keep_every_law_with_switches_and_with_many_switches(case: Case, mixed: bool) -> None:
    bundle = case.bundle()
    for seed in range(100, 120):
        check_game(bundle, seed, every=9, bots=planners(case, seed, mixed))


@pytest.mark.long
def test_a_thousand_random_games_keep_every_law(case: Case) -> None:
    bundle = case.bundle()
    for seed in range(100, 1100):
        check_game(bundle, seed, every=50)
