"""Environments for learners: ours, and PettingZoo's own, stepped by the same hands."""

from __future__ import annotations

import importlib
import random
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np

from hanse.envs import env, vector
from tests.speed.loop import rate

ROWS = 64


def vector_rate(game: str, seconds: float) -> float:
    """Steps per second of a vector environment, observations and masks included; choosing is not counted.

    ``np.random`` needs longer to choose among the codes of Hansa Teutonica than the environment to answer.
    """
    made = vector(game, ROWS)
    seen, _ = made.reset(seed=1)
    dice = np.random.default_rng(1)
    import time

    best = 0.0
    for _ in range(4):
        spent, steps = 0.0, 0
        while spent < seconds / 4:
            mask = seen["action_mask"]
            actions = (mask * dice.random(mask.shape, dtype=np.float32)).argmax(axis=1)
            began = time.process_time()
            seen, *_ = made.step(actions)
            spent += time.process_time() - began
            steps += ROWS
        best = max(best, steps / spent)
    return best


def turns(made: Any) -> Callable[[int], int]:
    """The loop of PettingZoo's ``performance_benchmark``: observe, choose from the mask, step."""
    made.reset(seed=1)

    def some(seed: int) -> int:
        draw = random.Random(seed)
        for _ in range(200):
            seen, _, over, cut, _ = made.last()
            if over or cut:
                made.reset()
                continue
            made.step(draw.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        return 200

    return some


def ours_rate(game: str, seconds: float) -> float:
    return rate(turns(env(game)), seconds)


THEIRS = {"PettingZoo connect four": "connect_four_v3", "PettingZoo chess": "chess_v6"}


def theirs_rate(module: str, seconds: float) -> float:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        made = importlib.import_module(f"pettingzoo.classic.{module}").env()
        return rate(turns(made), seconds)
