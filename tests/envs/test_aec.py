"""PettingZoo's own tests, and what they do not ask: rewards, refusals, secrets."""

from __future__ import annotations

import itertools
import warnings
from types import SimpleNamespace

import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

from hanse.core.model import OVER
from hanse.core.playout import random_code
from hanse.core.reading import BadInput
from hanse.core.rng import Rng
from hanse.envs import HanseEnv, env


def test_passes_pettingzoos_own_tests(case: tuple[str, str, int]) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", category=UserWarning)
        api_test(env(*case), num_cycles=60)
        seed_test(lambda: env(*case), num_cycles=40)


def test_runs_pettingzoos_own_benchmark(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """It goes on for five seconds; a clock that runs fast makes them a few hundred steps."""
    clock = itertools.count(0.0, 0.05)
    monkeypatch.setitem(performance_benchmark.__globals__, "time", SimpleNamespace(time=lambda: next(clock)))
    performance_benchmark(env("hansa"))
    assert "turns per second" in capsys.readouterr().out


def finished(made: HanseEnv, seed: int) -> HanseEnv:
    """A whole game at random."""
    made.reset(seed=seed)
    rng = Rng(seed)
    while not any(made.terminations.values()) and not any(made.truncations.values()):
        made.step(random_code(made.bundle.game, made.state_, rng))
    return made


@pytest.mark.parametrize("kind", ["rank", "win", "margin"])
def test_rewards_come_at_the_end_and_rank_the_seats(kind: str) -> None:
    made = finished(env("hansa", seats=3, rewards=kind), 5)
    assert made.bundle.game.seat(made.state_) == OVER
    places = made.bundle.outcome(made.state_).places
    got = [made.rewards[agent] for agent in made.possible_agents]
    assert max(got) == got[places.index(1)]
    assert min(got) < max(got)
    if kind == "rank":
        assert sum(got) == pytest.approx(0.0)
    if kind == "win":
        assert sum(got) == pytest.approx(1.0)


def test_shared_places_share_what_they_bring() -> None:
    made = env("hansa", seats=2)
    made.reset(seed=1)
    # Nobody has anything yet: by points alone all are equal.
    from hanse.envs.rewards import rank

    assert rank(made.bundle, made.state_) == [0.0, 0.0]


def test_action_outside_the_mask_names_what_is_possible() -> None:
    made = env("hansa", seats=2)
    made.reset(seed=1)
    before = made.bundle.game.mark(made.state_)
    with pytest.raises(BadInput, match=r"action 319 .*is not allowed now; possible: .*place"):
        made.step(319)
    with pytest.raises(BadInput, match="possible"):
        made.step(None)
    assert made.bundle.game.mark(made.state_) == before


def test_unknown_game_reward_and_seats_are_named() -> None:
    with pytest.raises(BadInput, match="no game 'chess'; there is hansa"):
        env("chess")
    with pytest.raises(BadInput, match="no reward 'gold'; there is rank, win, margin"):
        env("hansa", rewards="gold")
    with pytest.raises(BadInput, match="not for 9 seats; possible: 2, 3, 4"):
        env("hansa", seats=9)


def test_a_game_beyond_its_limit_is_truncated_and_ranked_by_points() -> None:
    made = env("hansa", seats=3)
    made.reset(seed=1)
    made._batch.limit = 4
    rng = Rng(1)
    while not any(made.truncations.values()):
        made.step(random_code(made.bundle.game, made.state_, rng))
    assert not any(made.terminations.values())
    assert sum(made.rewards.values()) == pytest.approx(0.0)


def test_names_carry_the_version_of_the_rules() -> None:
    assert env("merkator", variant="solo").metadata["name"] == "hanse_merkator_solo_v2"


def test_a_wrong_seat_is_told_which_there_are() -> None:
    made = env("hansa", seats=2)
    made.reset(seed=1)
    for asked in (made.observe, made.action_space, made.observation_space):
        with pytest.raises(BadInput, match="no agent 'seat_7'; there is seat_0, seat_1"):
            asked("seat_7")


@pytest.mark.parametrize("action", ["place riga", 1.5, True])
def test_what_is_no_number_is_no_action(action: object) -> None:
    made = env("hansa", seats=2)
    made.reset(seed=1)
    with pytest.raises(BadInput, match="must be the number of an answer"):
        made.step(action)  # type: ignore[arg-type]


def test_before_a_game_has_begun_nothing_can_be_answered_or_seen() -> None:
    made = env("hansa", seats=2)
    with pytest.raises(BadInput, match="call reset first"):
        made.step(0)
    with pytest.raises(BadInput, match="call reset first"):
        made.observe("seat_0")
