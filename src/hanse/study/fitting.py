"""Weights fitted to games: what traits are worth so that shares of a win come out as they did. Compiled."""

from __future__ import annotations

from math import exp, log, sqrt

from hanse.core.learned import Learned
from hanse.core.rng import Rng

EPOCHS = 12
"""So often every sample is looked at, at least …"""
STEPS = 800
"""… and so many steps are made, at least."""
BATCH = 128
RATE = 0.03
DECAY = 0.002
"""Of what a step moves, pulled towards nothing: a trait that says nothing is worth nothing."""


class Sample:
    """One position of a game: how far it has come, [seat][trait], and [seat] the share of the win that came of it."""

    def __init__(self, phase: float, measured: list[list[float]], shares: list[float]) -> None:
        self.phase = phase
        self.measured = measured
        self.shares = shares


def softmax(have: list[float], scale: float = 1.0) -> list[float]:
    """[seat] shares, if ``scale`` more makes a win e times likelier."""
    most = max(have)
    out: list[float] = []
    total = 0.0
    for one in have:
        x = exp((one - most) / scale)
        out.append(x)
        total += x
    for i in range(len(out)):
        out[i] /= total
    return out


def surprise(said: list[float], shares: list[float]) -> float:
    """How badly shares were foretold: the cross-entropy."""
    total = 0.0
    for i in range(len(said)):
        total -= shares[i] * log(max(1e-9, said[i]))
    return total


def fit(samples: list[Sample], moments: int, seed: int) -> list[list[float]]:
    """[moment][trait] in units that make a win e times likelier, by gradient descent with Adam's steps."""
    traits = len(samples[0].measured[0])
    n = moments * traits
    w = [0.0] * n
    mean = [0.0] * n
    spread = [0.0] * n
    order = samples[:]
    rng = Rng(seed)
    steps = 0
    epochs = max(EPOCHS, STEPS * BATCH // len(order))
    for epoch in range(epochs):
        for i in range(len(order) - 1, 0, -1):
            j = rng.below(i + 1)
            order[i], order[j] = order[j], order[i]
        rate = RATE * (1.0 - epoch / epochs)
        for first in range(0, len(order), BATCH):
            batch = order[first : first + BATCH]
            slope = [0.0] * n
            for sample in batch:
                _add(sample, w, moments, traits, slope)
            steps += 1
            low = 1.0 - 0.9**steps
            high = 1.0 - 0.999**steps
            size = float(len(batch))
            for i in range(n):
                g = slope[i] / size
                mean[i] += 0.1 * (g - mean[i])
                spread[i] += 0.001 * (g * g - spread[i])
                w[i] -= rate * (mean[i] / low / (sqrt(spread[i] / high) + 1e-8) + DECAY * w[i])
    return [w[traits * k : traits * (k + 1)] for k in range(moments)]


def _add(sample: Sample, w: list[float], moments: int, traits: int, slope: list[float]) -> None:
    """One sample's share of the slope."""
    at = min(max(sample.phase, 0.0), 1.0) * (moments - 1)
    below = min(int(at), max(0, moments - 2))
    share = at - below
    early = traits * below
    late = early + traits if moments > 1 else early
    have: list[float] = []
    for own in sample.measured:
        total = 0.0
        for i in range(traits):
            total += own[i] * ((1.0 - share) * w[early + i] + share * w[late + i])
        have.append(total)
    said = softmax(have)
    for seat in range(len(said)):
        off = said[seat] - sample.shares[seat]
        own = sample.measured[seat]
        for i in range(traits):
            slope[early + i] += off * (1.0 - share) * own[i]
            slope[late + i] += off * share * own[i]


def foretold(samples: list[Sample], rows: list[list[float]]) -> float:
    """The mean surprise of weights about samples."""
    learned = Learned(rows, 1.0)
    total = 0.0
    for sample in samples:
        total += surprise(softmax(learned.worths(sample.measured, sample.phase)), sample.shares)
    return total / max(1, len(samples))
