"""Gymnasium's vector form: rows go on by themselves, bots answer for the others, the same seed is the same game."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from hanse.core import registry
from hanse.core.model import CHANCE, OVER
from hanse.core.pad import Pad
from hanse.core.playout import chance_code, random_code
from hanse.core.reading import BadInput
from hanse.core.rng import Rng
from hanse.envs import HanseVectorEnv, vector


def first(seen: dict[str, NDArray[Any]]) -> NDArray[np.int64]:
    """The first answer that each row may give."""
    chosen: NDArray[np.int64] = seen["action_mask"].argmax(axis=1)
    return chosen


def any_of(seen: dict[str, NDArray[Any]], rng: np.random.Generator) -> NDArray[np.int64]:
    mask = seen["action_mask"]
    chosen: NDArray[np.int64] = (rng.random(mask.shape) * mask).argmax(axis=1)
    return chosen


def played(made: HanseVectorEnv, steps: int) -> list[Any]:
    """What is seen and earned while answers are drawn with the same dice."""
    rng = np.random.default_rng(3)
    seen, _ = made.reset(seed=7)
    out: list[Any] = []
    for _ in range(steps):
        seen, rewards, terminated, truncated, infos = made.step(any_of(seen, rng))
        out.append((seen["observation"].sum(), seen["action_mask"].sum(), rewards.copy(), terminated, truncated, infos))
    return out


def test_rows_are_as_the_spaces_say(case: tuple[str, str, int]) -> None:
    game, variant, seats = case
    made = vector(game, 3, variant, seats)
    seen, infos = made.reset(seed=1)
    assert made.observation_space.contains(seen)
    assert infos["seat"].shape == (3,)
    for _ in range(5):
        seen, *_ = made.step(first(seen))
        assert made.observation_space.contains(seen)
        assert seen["action_mask"].any(axis=1).all()


def test_a_row_is_what_one_game_shows(case: tuple[str, str, int]) -> None:
    """The numbers of a row are the features of its position for the seat asked, and the mask is what is legal."""
    game, variant, seats = case
    made = vector(game, 2, variant, seats)
    seen, infos = made.reset(seed=2)
    rng = np.random.default_rng(1)
    for _ in range(40):
        for row in range(2):
            state, seat = made._batch.states[row], int(infos["seat"][row])
            assert seen["observation"][row].tolist() == pytest.approx(made.features.numbers(state, seat))
            assert np.flatnonzero(seen["action_mask"][row]).tolist() == made.bundle.game.legal(state)
        seen, _, _, _, infos = made.step(any_of(seen, rng))


def test_what_is_left_alone_is_as_if_it_were_written_anew(case: tuple[str, str, int]) -> None:
    """A pad keeps the parts that have not changed: over whole games, and whoever looks at which row."""
    game, variant, seats = case
    bundle = registry.load(game, variant, seats, {})
    rules, features, rng = bundle.game, bundle.features, Rng(5)
    kept = Pad(features.size, 2)
    states = [rules.start(), rules.start()]
    for _ in range(600):
        row = rng.below(2)
        s = states[row]
        if rules.seat(s) == OVER:
            states[row] = s = rules.start()
        seat = rng.below(seats) if rng.below(4) == 0 else max(rules.seat(s), 0)
        kept.begin(row)
        features.write(s, seat, kept)
        anew = Pad(features.size)
        anew.begin(0)
        features.write(s, seat, anew)
        assert kept.row(row) == anew.row(0)
        rules.apply(s, chance_code(rules, s, rng) if rules.seat(s) == CHANCE else random_code(rules, s, rng))


def test_the_same_seed_is_the_same_games() -> None:
    one, other = (played(vector("hansa", 4, seats=2), 300) for _ in range(2))
    for a, b in zip(one, other, strict=True):
        assert a[0] == b[0]
        assert a[1] == b[1]
        assert (a[2] == b[2]).all()
    assert any(step[3].any() for step in one), "no game came to its end"


def test_games_begin_anew_and_tell_what_they_brought() -> None:
    for seen, allowed, rewards, terminated, truncated, infos in played(vector("hansa", 4, seats=2), 400):
        del seen, allowed
        ended = terminated | truncated
        if ended.any():
            assert (infos["_rewards"] == ended).all()
            assert infos["rewards"][ended].sum(axis=1) == pytest.approx(np.zeros(ended.sum()))
            assert (rewards[~ended] == 0.0).all()
            assert not infos["final_obs"]["action_mask"][ended].any()
            return
    raise AssertionError("no game came to its end")


def test_learner_sits_among_bots_and_moves_on_after_each_game() -> None:
    made = vector("hansa", 2, seats=3, opponents="random")
    seen, infos = made.reset(seed=1)
    assert infos["seat"].tolist() == [0, 1]
    rng = np.random.default_rng(0)
    for _ in range(2000):
        seen, rewards, terminated, _, infos = made.step(any_of(seen, rng))
        if terminated[0]:
            assert rewards[0] == infos["rewards"][0][0]
            assert infos["seat"][0] == 1
            return
        assert infos["seat"][0] == 0
    raise AssertionError("no game came to its end")


def test_answers_that_are_not_allowed_change_nothing() -> None:
    made = vector("hansa", 2, seats=2)
    seen, _ = made.reset(seed=1)
    codes = first(seen)
    marks = [made.bundle.game.mark(state) for state in made._batch.states]
    with pytest.raises(BadInput, match=r"game 1: action 319 .* possible"):
        made.step(np.array([codes[0], 319]))
    with pytest.raises(BadInput, match="1 actions for 2 games"):
        made.step(codes[:1])
    assert [made.bundle.game.mark(state) for state in made._batch.states] == marks


def test_opponents_must_be_bots_and_as_many_as_seats() -> None:
    with pytest.raises(BadInput, match="no bot 'kasparov'"):
        vector("hansa", 1, seats=2, opponents="kasparov")
    with pytest.raises(BadInput, match="2 bots for 1 other seats"):
        vector("hansa", 1, seats=2, opponents=["random", "random"])
    with pytest.raises(BadInput, match="num_envs"):
        vector("hansa", 0)


def test_what_has_not_begun_or_has_another_shape_is_told() -> None:
    made = vector("hansa", 2, seats=2)
    with pytest.raises(BadInput, match="call reset first"):
        made.step(np.array([0, 0]))
    with pytest.raises(BadInput, match="seed: 1 for 2 games; possible: one, or one for each"):
        made.reset(seed=[1])
    made.reset(seed=1)
    for actions in (np.array([[28, 28]]), np.array([28.0, 28.5])):
        with pytest.raises(BadInput, match="must be one whole number for each of 2 games"):
            made.step(actions)


def test_a_bot_says_what_it_would_answer_in_every_row() -> None:
    made = vector("luebeck", 4, seats=3)
    seen, _ = made.reset(seed=1)
    for _ in range(20):
        codes = made.answers("greedy")
        assert seen["action_mask"][np.arange(4), codes].all()
        seen, *_ = made.step(codes)
    made.reset(seed=9)
    again = made.answers("random")
    made.reset(seed=9)
    assert made.answers("random").tolist() == again.tolist()
    with pytest.raises(BadInput, match="no bot 'kasparov'"):
        made.answers("kasparov")
