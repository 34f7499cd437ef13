"""The laws of ``hanse.core.testing``, held to random games of everything there is."""

from __future__ import annotations

import pytest

from hanse.core.testing import check_game
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


@pytest.mark.long
def test_a_thousand_random_games_keep_every_law(case: Case) -> None:
    bundle = case.bundle()
    for seed in range(100, 1100):
        check_game(bundle, seed, every=50)
