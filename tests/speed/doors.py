"""Environments for learners: ours, and PettingZoo's own, stepped by the same hands."""

from __future__ import annotations

import importlib
import random
import time
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hanse.envs import vector
from tests.speed.loop import ROUNDS

ROWS = 64


def chosen(mask: NDArray[np.int8], dice: np.random.Generator) -> NDArray[np.int64]:
    """A code for each row, every one that is allowed as likely as another."""
    rows, codes = mask.view(np.bool_).nonzero()
    first = np.searchsorted(rows, np.arange(len(mask)))
    count = np.diff(first, append=len(rows))
    return codes[first + (dice.random(len(mask)) * count).astype(np.int64)]


def vector_rate(game: str, seconds: float) -> float:
    """Steps per second of a vector environment, observations and masks included; choosing is not counted."""
    made = vector(game, ROWS)
    seen, _ = made.reset(seed=1)
    dice = np.random.default_rng(1)
    best = 0.0
    for _ in range(ROUNDS):
        spent, steps = 0.0, 0
        while spent < seconds / ROUNDS:
            actions = chosen(seen["action_mask"], dice)
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


THEIRS = {"PettingZoo connect four": "connect_four_v3", "PettingZoo chess": "chess_v6"}


def theirs_env(module: str) -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return importlib.import_module(f"pettingzoo.classic.{module}").env()
