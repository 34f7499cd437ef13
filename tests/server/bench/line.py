"""A straight line through what was measured, and how wrong it may be where nothing was."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Line:
    """``base + slope * x``."""

    base: float
    slope: float
    spread: float
    """Of the points around the line."""
    count: int
    middle: float
    width: float
    """Sum of the squared distances from the middle."""

    def at(self, x: float) -> float:
        return self.base + self.slope * x

    def error(self, x: float) -> float:
        """Half of the range in which a point at ``x`` lies in nineteen of twenty cases, if the line stays straight."""
        return (
            _student(self.count - 2) * self.spread * math.sqrt(1 + 1 / self.count + (x - self.middle) ** 2 / self.width)
        )


def fitted(xs: Sequence[float], ys: Sequence[float]) -> Line:
    """The line with the least squares; at least three points."""
    count, middle, mean = len(xs), sum(xs) / len(xs), sum(ys) / len(ys)
    width = sum((x - middle) ** 2 for x in xs)
    slope = sum((x - middle) * (y - mean) for x, y in zip(xs, ys, strict=True)) / width
    base = mean - slope * middle
    left = sum((y - base - slope * x) ** 2 for x, y in zip(xs, ys, strict=True))
    return Line(base, slope, math.sqrt(left / (count - 2)), count, middle, width)


def _student(freedom: int) -> float:
    """The 97.5th percentile of Student's t."""
    table = (12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23)
    return table[freedom - 1] if freedom <= len(table) else 2.1
