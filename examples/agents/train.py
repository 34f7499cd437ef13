"""Train a small agent on this machine, in minutes: first by a teacher's answers, then by its own games.

    python examples/agents/train.py hansa --seats 3 --minutes 6 --to runs/hansa
    hanse play hansa --seats you,agent:runs/hansa/hansa.agent

``--engine ray`` plays the games on a Ray cluster (RAY_ADDRESS names it), the same command otherwise. The folder gets
the agent, ``curve.json`` and ``curve.svg``.
"""

from __future__ import annotations

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # games are played side by side; so are not the sums

import argparse
import json
import shlex
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import numpy as np
from curve import Point, drawn
from games import Lessons, Task, play
from numpy.typing import NDArray
from policy import Floats, Ints, Policy

from hanse.bots.agent import written
from hanse.core import registry
from hanse.core.reading import BadInput
from hanse.study.chances import share_of
from hanse.study.engines import ENGINES, engine

BATCH = 1024
"""Decisions of one step of learning, at most."""
CLIP = 0.2
"""How far the odds of an answer may move by one lot of games."""
SPREAD = 0.01
"""How much is thought of odds that stay open."""
HEAT = 0.3
"""How freely the finished agent draws."""


class Plan(NamedTuple):
    game: str
    seats: int
    teacher: str
    minutes: float
    taught: float
    """The share of the time that the teacher has."""
    hidden: int
    seed: int
    every: float
    """Seconds between two looks at how strong it is."""
    rows: int
    """Games of one task."""


class Trainer:
    """The net, what it has been taught, and the curve."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.bundle = registry.load(plan.game, None, plan.seats, {})
        self.policy = Policy([self.bundle.features.size, plan.hidden, len(self.bundle.game.text)], plan.seed)
        self.rng = np.random.default_rng(plan.seed)
        self.began = time.monotonic()
        self.looked = -plan.every
        self.games = 0
        self.heard: list[Lessons] = []
        self.curve: list[Point] = []

    @property
    def spent(self) -> float:
        """The share of its time."""
        return (time.monotonic() - self.began) / (60 * self.plan.minutes)

    def tasks(self) -> Iterator[Task]:
        """Drawn when there is room for one: each has the weights of that moment."""
        plan, seed = self.plan, self.plan.seed * 1_000_003
        self.began = time.monotonic()  # a cluster may have taken its time to start
        while self.spent < 1:
            now = time.monotonic() - self.began
            if now - self.looked >= plan.every:
                self.looked = now
                for rivals in ("random", "greedy"):
                    seed += 1
                    yield self._task(seed, rivals=rivals, heat=HEAT)
            seed += 1
            if self.spent < plan.taught:
                yield self._task(seed, teacher=plan.teacher, noise=0.1)
            else:
                yield self._task(seed)
        for i in range(6):
            yield self._task(seed + i + 1, rivals=("random", "greedy")[i % 2], heat=HEAT)

    def _task(self, seed: int, teacher: str = "", noise: float = 0.0, rivals: str = "", heat: float = 1.0) -> Task:
        weights = [w.copy() for w in self.policy.weights]
        plan = self.plan
        rows = plan.rows if not rivals else -(-plan.rows // plan.seats) * plan.seats  # every seat as often
        return Task(plan.game, plan.seats, seed, rows, self.policy.layers, weights, teacher, noise, rivals, heat)

    def hear(self, got: Lessons) -> None:
        """Learn from what was played, or note how strong it is."""
        if got.rivals:
            self._note(got)
            return
        self.games += self.plan.rows
        if self.spent < self.plan.taught:
            self.heard.append(got)
            for _ in range(3):
                self._imitate(self.heard[self.rng.integers(len(self.heard))])
        elif got.odds.size:
            self.heard.clear()
            for _ in range(3):
                self._improve(got)

    def _batches(self, got: Lessons) -> Iterator[Ints]:
        order = self.rng.permutation(len(got.code))
        parts = max(1, len(order) // BATCH)
        yield from np.array_split(order, parts)

    def _mask(self, got: Lessons, some: Ints) -> NDArray[np.bool_]:
        return np.unpackbits(got.mask[some], axis=1, count=self.policy.layers[-1]).astype(np.bool_)

    def _imitate(self, got: Lessons) -> None:
        """Towards the teacher's answers, and promises that come true."""
        for some in self._batches(got):
            inner, logs, promise = self.policy.forward(got.seen[some].astype(np.float32), self._mask(got, some))
            slope: Floats = np.exp(logs)
            slope[np.arange(len(some)), got.code[some]] -= 1
            n = np.float32(len(some))
            self.policy.learn(inner, slope / n, (promise - got.worth[some]) / n, 1e-3)

    def _improve(self, got: Lessons) -> None:
        """More of what brought more than was promised, less of the rest, in small steps (PPO)."""
        rate = 5e-4 * max(0.1, 1 - self.spent)
        spread = got.gain.std() + 1e-6
        for some in self._batches(got):
            mask = self._mask(got, some)
            inner, logs, promise = self.policy.forward(got.seen[some].astype(np.float32), mask)
            at, code, n = np.arange(len(some)), got.code[some], len(some)
            gain = (got.gain[some] - got.gain.mean()) / spread
            ratio = np.exp(logs[at, code] - got.odds[some])
            moves = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
            odds = np.exp(logs)
            pull = np.where(moves, gain * ratio, 0.0)[:, None]
            slope = pull * odds
            slope[at, code] -= pull[:, 0]
            open_ = -(odds * np.where(mask, logs, 0)).sum(axis=1, keepdims=True)
            slope += SPREAD * odds * np.where(mask, logs + open_, 0)
            by_promise = 0.5 * (promise - got.worth[some])
            self.policy.learn(inner, (slope / n).astype(np.float32), (by_promise / n).astype(np.float32), rate)

    def _note(self, got: Lessons) -> None:
        found = share_of([[float(win)] for win in got.wins])
        point = Point(got.rivals, round(time.monotonic() - self.began, 1), self.games, *found)
        self.curve.append(point)
        sys.stdout.write(
            f"{point.seconds:6.0f} s  {point.games:6d} games  against {point.rivals:7} {point.share:6.1%}"
            f" ({point.low:.1%} to {point.high:.1%})\n"
        )
        sys.stdout.flush()


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a small agent.")
    parser.add_argument("game", help="a game's id, as in `hanse games`")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--minutes", type=float, default=6)
    parser.add_argument("--teacher", default="greedy", help="a bot's name; see docs/bots.md")
    parser.add_argument("--taught", type=float, default=0.35, help="share of the time with the teacher")
    parser.add_argument("--hidden", type=int, default=128)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=float, default=30, help="seconds between looks at its strength")
    parser.add_argument("--rows", type=int, default=64, help="games at once in each process")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--engine", default="processes", help=" or ".join(ENGINES))
    parser.add_argument("--to", type=Path, required=True, help="a folder")
    given = parser.parse_args()
    try:
        plan = Plan(
            given.game, given.seats, given.teacher, given.minutes, given.taught, given.hidden, given.seed, given.every,
            given.rows,
        )  # fmt: skip
        trainer = Trainer(plan)
        work = engine(given.engine, given.workers)
    except BadInput as bad:
        sys.exit(f"train: {bad}")
    for got in work(play, trainer.tasks()):
        trainer.hear(got)
    command = shlex.join(["python", "examples/agents/train.py", *sys.argv[1:]])
    given.to.mkdir(parents=True, exist_ok=True)
    file = given.to / f"{plan.game}.agent"
    file.write_bytes(written(trainer.bundle, trainer.policy.layers, HEAT, command, trainer.policy.saved()))
    about = {"command": command, "curve": [point._asdict() for point in trainer.curve]}
    (given.to / "curve.json").write_text(json.dumps(about, indent=1) + "\n", encoding="utf-8")
    picture = drawn(f"{plan.game}, {plan.seats} seats", 1 / plan.seats, 60 * plan.minutes * plan.taught, trainer.curve)
    (given.to / "curve.svg").write_text(picture, encoding="utf-8")
    sys.stdout.write(f"{file}: `hanse play {plan.game} --seats you,agent:{file}` plays against it\n")


if __name__ == "__main__":
    main()
