"""The laws of ``hanse.core.testing``, held to random games of everything there is."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hanse.core import registry
from hanse.core.match import Match
from hanse.core.model import State
from hanse.core.rng import Rng
from hanse.core.testing import Broken, check_game, check_views
from tests.conformance.conftest import Case

LONG_GAME = 20_000
"""Games that may be longer are looked at more rarely; they still give more positions than the others."""


def sparser(case: Case, every: int) -> int:
    return every if case.bundle().limit <= LONG_GAME else 8 * every


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


@pytest.mark.long
def test_a_thousand_random_games_keep_every_law(case: Case) -> None:
    bundle = case.bundle()
    for seed in range(100, 1100):
        check_game(bundle, seed, every=50)
