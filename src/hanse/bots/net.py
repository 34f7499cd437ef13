"""A small net without any library: from numbers of a position to how much each answer is wanted.

Most numbers of a position are zero and few answers are allowed, so plain loops over the others are quick enough.
"""

from __future__ import annotations

from math import exp
from typing import Final

from hanse.core.rng import Rng

ODDS: Final = 1 << 30


class Layer:
    """``rows[i]`` is what input ``i`` adds to each output; the last layer is kept by outputs instead."""

    def __init__(self, rows: list[list[float]], bias: list[float]) -> None:
        self.rows = rows
        self.bias = bias


class Net:
    """Layers with what is below zero cut off between them."""

    def __init__(self, inner: list[Layer], last: Layer) -> None:
        self.inner = inner
        self.last = last

    def wants(self, numbers: list[float], codes: list[int]) -> list[float]:
        """For each of these codes how much it is wanted."""
        now = numbers
        for layer in self.inner:
            sums = layer.bias[:]
            for i in range(len(now)):
                x = now[i]
                if x != 0.0:
                    row = layer.rows[i]
                    for k in range(len(row)):
                        sums[k] = sums[k] + x * row[k]
            for k in range(len(sums)):
                if sums[k] < 0.0:
                    sums[k] = 0.0
            now = sums
        out: list[float] = []
        for code in codes:
            row = self.last.rows[code]
            want = self.last.bias[code]
            for k in range(len(now)):
                want += now[k] * row[k]
            out.append(want)
        return out


def drawn(wants: list[float], heat: float, rng: Rng) -> int:
    """Which one, by odds that ``heat`` makes flatter."""
    most = max(wants)
    odds = [exp((want - most) / heat) for want in wants]
    point = rng.below(ODDS) / ODDS * sum(odds)
    for i in range(len(odds)):
        point -= odds[i]
        if point < 0.0:
            return i
    return len(odds) - 1
