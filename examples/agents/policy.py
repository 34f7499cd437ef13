"""A small policy net in NumPy: odds of every answer, and what a position promises; learned by Adam."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]

NEVER = np.float32(-1e9)
"""How much an answer is wanted that is not allowed."""

DECAY, DECAY2, TINY = 0.9, 0.999, 1e-8


class Policy:
    """``layers``: inputs, hidden, answers. ``weights``: a matrix and a bias for each, then those of the promise."""

    def __init__(self, layers: Sequence[int], seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.layers = list(layers)
        self.weights: list[Floats] = []
        for inward, outward in pairwise(self.layers):
            # The last layer begins near zero: at first everything is as good as everything else.
            spread = np.sqrt(2.0 / inward) * (0.01 if outward == self.layers[-1] else 1.0)
            self.weights += [_drawn(rng, (inward, outward), spread), np.zeros(outward, np.float32)]
        self.weights += [_drawn(rng, (self.layers[-2], 1), 0.01), np.zeros(1, np.float32)]
        self._mean = [np.zeros_like(w) for w in self.weights]
        self._square = [np.zeros_like(w) for w in self.weights]
        self._steps = 0

    def forward(self, seen: Floats, mask: NDArray[np.bool_]) -> tuple[list[Floats], Floats, Floats]:
        """What the inner layers say, logarithms of the odds, and the promise."""
        inner = [seen]
        for i in range(len(self.layers) - 2):
            inner.append(np.maximum(inner[-1] @ self.weights[2 * i] + self.weights[2 * i + 1], 0))
        wants = np.where(mask, inner[-1] @ self.weights[-4] + self.weights[-3], NEVER)
        wants -= wants.max(axis=1, keepdims=True)
        wants -= np.log(np.exp(wants).sum(axis=1, keepdims=True))
        return inner, wants, (inner[-1] @ self.weights[-2] + self.weights[-1])[:, 0]

    def learn(self, inner: list[Floats], by_wants: Floats, by_promise: Floats, rate: float) -> None:
        """One step down the slope of a loss, given by its slopes at both ends of the net."""
        slopes: list[Floats] = [inner[-1].T @ by_promise[:, None], by_promise.sum(keepdims=True)]
        slopes = [inner[-1].T @ by_wants, by_wants.sum(axis=0), *slopes]
        back = by_wants @ self.weights[-4].T + by_promise[:, None] * self.weights[-2].T
        for i in range(len(self.layers) - 3, -1, -1):
            back *= inner[i + 1] > 0
            slopes = [inner[i].T @ back, back.sum(axis=0), *slopes]
            if i:
                back = back @ self.weights[2 * i].T
        self._descend(slopes, rate)

    def _descend(self, slopes: list[Floats], rate: float) -> None:
        """Adam, with slopes that are too steep cut down."""
        self._steps += 1
        size = np.sqrt(sum(float((slope * slope).sum()) for slope in slopes))
        cut = min(1.0, 1.0 / (size + TINY))
        for w, slope, mean, square in zip(self.weights, slopes, self._mean, self._square, strict=True):
            mean += (1 - DECAY) * (cut * slope - mean)
            square += (1 - DECAY2) * (cut * cut * slope * slope - square)
            scale = np.sqrt(square / (1 - DECAY2**self._steps)) + TINY
            w -= (rate / (1 - DECAY**self._steps) * mean / scale).astype(np.float32)

    def saved(self) -> list[float]:
        """The weights that a player needs, in the order of an agent's file: the last matrix by answers, no promise."""
        parts = [w.ravel() for w in self.weights[:-4]]
        parts += [self.weights[-4].T.ravel(), self.weights[-3]]
        return [float(x) for x in np.concatenate(parts)]


def _drawn(rng: np.random.Generator, shape: tuple[int, int], spread: float) -> Floats:
    return (rng.standard_normal(shape) * spread).astype(np.float32)
