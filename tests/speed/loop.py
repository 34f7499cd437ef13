"""The one loop that plays everything, ours and others', and the one way in which its time is taken."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from hanse.cli.bench import ROUND, rounds

P = TypeVar("P")
A = TypeVar("A")


class Driver(Protocol[P, A]):
    """How a game is driven from Python. Chance answers by itself."""

    def begin(self, seed: int) -> P: ...
    def options(self, position: P) -> Sequence[A]:
        """What may be answered; nothing when it is over."""
        ...

    def answer(self, position: P, option: A) -> None: ...
    def copy(self, position: P) -> P: ...


def play(driver: Driver[P, A], seed: int, limit: int = 20_000) -> int:
    """A game at random, every option as likely as another; how many answers it took."""
    draw = random.Random(seed).random
    position = driver.begin(seed)
    answers = 0
    while answers < limit:
        options = driver.options(position)
        if not options:
            break
        driver.answer(position, options[int(draw() * len(options))])
        answers += 1
    return answers


Work = Callable[[int], tuple[int, float]]
"""Takes a seed; how many things it did, and the CPU seconds of those that count."""


def timed(work: Callable[[int], int]) -> Work:
    """Work of which all counts."""

    def some(seed: int) -> tuple[int, float]:
        began = time.process_time()
        done = work(seed)
        return done, time.process_time() - began

    return some


def rate(work: Work, seconds: float) -> float:
    """Things per second of CPU time."""
    return rates([work], seconds)[0]


def rates(works: Sequence[Work], seconds: float) -> list[float]:
    """The same of several, in turns: what else the machine does meanwhile is no nearer to one than to another."""
    best = [0.0] * len(works)
    for work in works:
        work(0)  # warm
    seed = 0
    for _ in range(rounds(seconds)):
        for i, work in enumerate(works):
            done, spent = 0, 0.0
            while spent < min(seconds, ROUND):
                seed += 1
                more, took = work(seed)
                done, spent = done + more, spent + max(took, 1e-9)
            best[i] = max(best[i], done / spent)
    return best


def middle(driver: Driver[P, A], seed: int = 3) -> P:
    """A position from the middle of a game at random."""
    position = driver.begin(seed)
    draw = random.Random(seed).random
    for _ in range(play(driver, seed) // 2):
        options = driver.options(position)
        if not options:
            return middle(driver, seed + 1)  # Catanatron's games of one seed are not always alike
        driver.answer(position, options[int(draw() * len(options))])
    return position
