"""What a host may want to measure, counted in this process and written as Prometheus reads it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from typing import NamedTuple

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Seconds at which latencies are sorted."""


class Gauge(NamedTuple):
    """One figure as it is now. ``kind`` is ``gauge``, or ``counter`` if it only ever grows."""

    name: str
    says: str
    value: float
    kind: str = "gauge"


class Counts:
    """How often something happened, by one label."""

    def __init__(self, name: str, says: str, label: str) -> None:
        self.name, self.says, self._label = name, says, label
        self._values: dict[str, int] = {}

    def add(self, which: str) -> None:
        self._values[which] = self._values.get(which, 0) + 1

    def of(self, which: str) -> int:
        return self._values.get(which, 0)

    def lines(self) -> Iterable[str]:
        yield from _head(self.name, self.says, "counter")
        for which, value in sorted(self._values.items()):
            yield f'{self.name}{{{self._label}="{which}"}} {value}'


class Histogram:
    """How long something took."""

    def __init__(self, name: str, says: str) -> None:
        self.name, self.says = name, says
        self._below = [0] * (len(BOUNDS) + 1)
        self._sum = 0.0

    def add(self, seconds: float) -> None:
        self._below[bisect_left(BOUNDS, seconds)] += 1
        self._sum += seconds

    @property
    def count(self) -> int:
        return sum(self._below)

    def lines(self) -> Iterable[str]:
        yield from _head(self.name, self.says, "histogram")
        total = 0
        for bound, count in zip((*BOUNDS, "+Inf"), self._below, strict=True):
            total += count
            yield f'{self.name}_bucket{{le="{bound}"}} {total}'
        yield f"{self.name}_sum {self._sum:.6f}"
        yield f"{self.name}_count {total}"


def _head(name: str, says: str, kind: str) -> Iterable[str]:
    yield f"# HELP {name} {says}"
    yield f"# TYPE {name} {kind}"


class Meters:
    def __init__(self) -> None:
        self.answers = Histogram("hanse_answer_seconds", "From an answer heard to everybody told, the store included.")
        self.requests = Histogram("hanse_request_seconds", "HTTP requests, from the first byte to the last.")
        self.statuses = Counts("hanse_requests_total", "HTTP requests by status.", "status")
        self.calls = Counts("hanse_calls_total", "Notices sent, by outcome.", "outcome")

    def text(self, gauges: Iterable[Gauge]) -> str:
        """The page that is scraped."""
        lines: list[str] = []
        for gauge in gauges:
            lines += [*_head(gauge.name, gauge.says, gauge.kind), f"{gauge.name} {gauge.value:g}"]
        for meter in (self.answers, self.requests, self.statuses, self.calls):
            lines += meter.lines()
        return "\n".join(lines) + "\n"


METERS = Meters()
"""Those of this process."""
