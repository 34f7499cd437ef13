"""Environments for learners: ours, and PettingZoo's own, stepped by the same hands."""

from __future__ import annotations

import importlib
import random
import time
import warnings
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hanse.envs import vector
from tests.speed.loop import Work, timed

ROWS = 64
FEW = 8
"""Steps of all rows between two looks at the clock."""


def chosen(mask: NDArray[np.int8], dice: np.random.Generator) -> NDArray[np.int64]:
    """A code for each row, every one that is allowed as likely as another."""
    rows, codes = mask.view(np.bool_).nonzero()
    first = np.searchsorted(rows, np.arange(len(mask)))
    count = np.diff(first, append=len(rows))
    return codes[first + (dice.random(len(mask)) * count).astype(np.int64)]


def steps(game: str) -> Work:
    """Steps of a vector environment, observations and masks included; choosing is not counted."""
    made = vector(game, ROWS)
    seen, _ = made.reset(seed=1)
    dice = np.random.default_rng(1)

    def some(seed: int) -> tuple[int, float]:
        nonlocal seen
        spent = 0.0
        for _ in range(FEW):
            actions = chosen(seen["action_mask"], dice)
            began = time.process_time()
            seen, *_ = made.step(actions)
            spent += time.process_time() - began
        return FEW * ROWS, spent

    return some


def turns(made: Any) -> Work:
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

    return timed(some)


THEIRS = {"PettingZoo connect four": "connect_four_v3", "PettingZoo chess": "chess_v6"}


def theirs_turns(module: str) -> list[Work]:
    """Of one of theirs, or nothing if it is not installed."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            return [turns(importlib.import_module(f"pettingzoo.classic.{module}").env())]
        except ImportError:
            return []
