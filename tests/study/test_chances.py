"""Intervals that hold, and a test that may be looked at as often as one likes."""

from __future__ import annotations

import random

import pytest

from hanse.study.chances import Wager, share_of


def blocks_of(chance: float, blocks: int, size: int, seed: int, alike: bool = False) -> list[list[float]]:
    """Games won with a chance, each for itself or all games of a block together."""
    dice = random.Random(seed)
    out: list[list[float]] = []
    for _ in range(blocks):
        together = float(dice.random() < chance)
        out.append([together if alike else float(dice.random() < chance) for _ in range(size)])
    return out


@pytest.mark.parametrize("alike", [False, True])
@pytest.mark.parametrize("chance", [0.1, 0.25, 0.5])
def test_the_interval_holds_the_truth_nineteen_times_in_twenty(chance: float, alike: bool) -> None:
    found = [share_of(blocks_of(chance, 40, 4, seed, alike)) for seed in range(400)]
    held = sum(share.low <= chance <= share.high for share in found)
    assert 0.92 <= held / 400 <= 1.0


def test_games_that_go_together_count_as_fewer() -> None:
    alone, together = (share_of(blocks_of(0.5, 40, 4, 3, alike)) for alike in (False, True))
    assert together.high - together.low > 1.5 * (alone.high - alone.low)


def test_who_has_won_everything_is_not_certain_to_win_everything() -> None:
    found = share_of([[1.0] * 4] * 5)
    assert (found.share, found.high, found.games) == (1.0, 1.0, 20)
    assert 0.8 < found.low < 0.9


def test_nothing_played_says_nothing() -> None:
    assert share_of([]) == (0.0, 0.0, 1.0, 0)


def looked_at(chance: float, fair: float, seed: int, blocks: int) -> int | None:
    """After how many blocks a wager is decided, looked at after each."""
    wager = Wager(fair)
    for number, block in enumerate(blocks_of(chance, blocks, 4, seed), 1):
        wager.see(sum(block) / 4)
        if wager.decided:
            return number
    return None


def test_what_is_fair_is_seldom_called_unfair_however_often_one_looks() -> None:
    false = sum(looked_at(0.25, 0.25, seed, 250) is not None for seed in range(200))
    assert false <= 10


def test_what_is_not_fair_is_found_out() -> None:
    more = [looked_at(0.6, 0.25, seed, 60) for seed in range(50)]
    less = [looked_at(0.05, 0.25, seed, 60) for seed in range(50)]
    assert None not in more
    assert sum(one is None for one in less) <= 2
    assert sum(one or 60 for one in more) / 50 < 20
