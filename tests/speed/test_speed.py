"""The benchmark itself: the loop plays games to their end, states are small."""

from __future__ import annotations

import numpy as np
import pytest

from hanse.core import registry
from tests.speed import measure
from tests.speed.doors import chosen
from tests.speed.drivers import Ours, Spiel
from tests.speed.loop import middle, play


@pytest.mark.parametrize("game", registry.ids())
def test_loop_plays_our_games_and_draws_again_what_it_drew(game: str) -> None:
    driver = Ours(game)
    assert play(driver, 3, 400) == play(driver, 3, 400) > 20


def test_loop_plays_others_to_their_end() -> None:
    chess = Spiel("chess")
    assert play(chess, 5) > 10
    at = middle(chess)
    assert chess.copy(at).history() == at.history()


def test_codes_are_chosen_from_the_mask_row_by_row() -> None:
    mask = np.zeros((3, 5), dtype=np.int8)
    mask[0, 4] = mask[1, 0] = mask[1, 2] = mask[2, 1] = 1
    dice = np.random.default_rng(1)
    drawn = [tuple(chosen(mask, dice).tolist()) for _ in range(40)]
    assert set(drawn) == {(4, 0, 1), (4, 2, 1)}


def test_states_share_what_never_changes_and_are_small() -> None:
    assert 10 < measure.living() <= 60
