"""Weights and a small net fitted to games, so that shares of a win come out as they did. Compiled."""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final

from hanse.core.learned import Hidden, Learned, present
from hanse.core.rng import Rng

EPOCHS = 12
"""So often every sample is looked at, at least …"""
STEPS = 800
"""… and so many steps are made, at least."""
BATCH = 128
RATE = 0.03
SLOW = 0.006
"""The rate with a net: its units lean on each other."""
DECAY = 0.002
"""Of what a step moves, pulled towards nothing: a trait that says nothing is worth nothing."""
ODDS: Final = 1 << 20


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


class Slope:
    """Where a batch of samples would have weights go; they are numbered all through: rows, units, what units add."""

    def __init__(self, traits: int, moments: int, units: int) -> None:
        self.traits = traits
        self.moments = moments
        self.units = units
        self.wide = traits + 2
        self.of_units = moments * traits
        self.of_out = self.of_units + units * self.wide
        self.size = self.of_out + units
        self.w = [0.0] * self.size
        self.slope = [0.0] * self.size

    def scatter(self, rng: Rng) -> None:
        """Units begin differently, or they would never learn to differ."""
        most = sqrt(1.0 / self.traits)
        for i in range(self.of_units, self.size):
            self.w[i] = (2.0 * rng.below(ODDS) / ODDS - 1.0) * most

    def learned(self) -> Learned:
        """In units that make a win e times likelier."""
        w, n = self.w, self.traits
        rows = [w[n * k : n * (k + 1)] for k in range(self.moments)]
        if not self.units:
            return Learned(rows, 1.0)
        at = [self.of_units + self.wide * k for k in range(self.units)]
        return Learned(rows, 1.0, Hidden([w[i : i + self.wide] for i in at], w[self.of_out :]))

    def add(self, sample: Sample, now: Learned) -> None:
        """One sample's share of the slope, by the weights of now."""
        slope, n = self.slope, self.traits
        phase = min(max(sample.phase, 0.0), 1.0)
        at = phase * (self.moments - 1)
        below = min(int(at), max(0, self.moments - 2))
        late_share = at - below
        early = n * below
        late = early + n if self.moments > 1 else early
        row = now.row(phase)
        hidden = now.hidden
        there: list[list[int]] = []
        found: list[list[float]] = []
        have: list[float] = []
        for own in sample.measured:
            filled = present(own)
            total = 0.0
            for i in filled:
                total += row[i] * own[i]
            if hidden is not None:
                units = hidden.found(own, filled, phase)
                for k in range(len(units)):
                    total += units[k] * hidden.out[k]
                found.append(units)
            there.append(filled)
            have.append(total)
        said = softmax(have)
        for seat in range(len(said)):
            off = said[seat] - sample.shares[seat]
            own = sample.measured[seat]
            filled = there[seat]
            for i in filled:
                slope[early + i] += off * (1.0 - late_share) * own[i]
                slope[late + i] += off * late_share * own[i]
            if hidden is not None:
                units = found[seat]
                for k in range(len(units)):
                    if units[k] > 0.0:
                        slope[self.of_out + k] += off * units[k]
                        pull = off * hidden.out[k]
                        first = self.of_units + self.wide * k
                        for i in filled:
                            slope[first + i] += pull * own[i]
                        slope[first + n] += pull * phase
                        slope[first + n + 1] += pull


def fit(samples: list[Sample], moments: int, seed: int, units: int = 0) -> Learned:
    """In units that make a win e times likelier, by gradient descent with Adam's steps."""
    rng = Rng(seed)
    net = Slope(len(samples[0].measured[0]), moments, units)
    if units:
        net.scatter(rng)
    most = SLOW if units else RATE
    mean = [0.0] * net.size
    spread = [0.0] * net.size
    order = samples[:]
    steps = 0
    epochs = max(EPOCHS, STEPS * BATCH // len(order))
    for epoch in range(epochs):
        for i in range(len(order) - 1, 0, -1):
            j = rng.below(i + 1)
            order[i], order[j] = order[j], order[i]
        rate = most * (1.0 - epoch / epochs)
        for first in range(0, len(order), BATCH):
            batch = order[first : first + BATCH]
            net.slope = [0.0] * net.size
            now = net.learned()
            for sample in batch:
                net.add(sample, now)
            steps += 1
            low = 1.0 - 0.9**steps
            high = 1.0 - 0.999**steps
            size = float(len(batch))
            w, slope = net.w, net.slope
            for i in range(net.size):
                g = slope[i] / size
                mean[i] += 0.1 * (g - mean[i])
                spread[i] += 0.001 * (g * g - spread[i])
                w[i] -= rate * (mean[i] / low / (sqrt(spread[i] / high) + 1e-8) + DECAY * w[i])
    return net.learned()


def foretold(samples: list[Sample], learned: Learned) -> float:
    """The mean surprise of weights about samples."""
    total = 0.0
    for sample in samples:
        total += surprise(softmax(learned.worths(sample.measured, sample.phase)), sample.shares)
    return total / max(1, len(samples))
