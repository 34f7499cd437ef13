"""Games to learn from, on the vector environment: a teacher's, the net's own, and some that say how strong it is.

A task says all about its games, so that it may be done in any process, here or on a cluster.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from policy import Floats, Ints, Policy

from hanse.envs import vector

SMOOTH = 0.95
"""How far ahead of an answer is looked for what it brought: 1 to the end of the game, 0 to the next answer."""


LEFT = 0.05
"""Of a hundred games the five longest are not waited for, and nothing is learned from them."""


class Task(NamedTuple):
    """``rows`` games: by a ``teacher`` with ``noise``; or else by the net, alone or one seat of it among ``rivals``."""

    game: str
    seats: int
    seed: int
    rows: int
    layers: list[int]
    weights: list[Floats]
    teacher: str = ""
    noise: float = 0.0
    rivals: str = ""
    heat: float = 1.0


class Lessons(NamedTuple):
    """Decisions with a choice. ``wins`` are the net's among its rivals, one for each game."""

    rivals: str
    seen: Floats
    mask: NDArray[np.uint8]
    """Bits, packed."""
    code: Ints
    odds: Floats
    """The logarithm of the odds with which the code was answered."""
    gain: Floats
    """What the answer brought beyond what was promised before it."""
    worth: Floats
    """What the net should have promised."""
    wins: Floats


def play(task: Task) -> Lessons:
    """Every row one game to its end, but for the longest; rows that are done meanwhile play on unseen."""
    rng = np.random.default_rng(task.seed)
    policy = Policy(task.layers, 0)
    policy.weights = task.weights
    judged = task.rivals != ""
    env = vector(
        task.game, task.rows, seats=task.seats, opponents=task.rivals or None, rewards="win" if judged else "rank"
    )
    shown, infos = env.reset(seed=task.seed)
    open_ = np.ones(task.rows, dtype=np.bool_)
    kept: list[tuple[Ints, Ints, Floats, NDArray[np.uint8], Ints, Floats, Floats]] = []
    ends = np.zeros((task.rows, task.seats), np.float32)
    wins = np.zeros(task.rows, np.float32)
    while open_.sum() > task.rows * LEFT:
        mask = shown["action_mask"].astype(np.bool_)
        _, logs, promise = policy.forward(shown["observation"], mask)
        if task.teacher:
            code = right = env.answers(task.teacher)
            stray = rng.random(task.rows) < task.noise
            code = np.where(stray, (rng.random(mask.shape) * mask).argmax(axis=1), right)
        else:
            code = right = drawn(logs, task.heat, rng)
        rows = np.flatnonzero(open_ & (mask.sum(axis=1) > 1))
        if rows.size and not judged:
            kept.append((
                rows, infos["seat"][rows], shown["observation"][rows].astype(np.float16),
                np.packbits(mask[rows], axis=1), right[rows], logs[rows, right[rows]], promise[rows],
            ))  # fmt: skip
        shown, rewards, over, cut, infos = env.step(code)
        for ended in np.flatnonzero(open_ & (over | cut)):
            open_[ended] = False
            ends[ended] = infos["rewards"][ended]
            wins[ended] = rewards[ended]
    if judged:
        none = np.zeros(0, np.float32)
        return Lessons(task.rivals, none, np.zeros(0, np.uint8), none.astype(np.int64), none, none, none, wins[~open_])
    row, seat, seen, bits, code, odds, promise = (np.concatenate(column) for column in zip(*kept, strict=True))
    gain = gains(row * task.seats + seat, promise, ends.ravel())
    some = ~open_[row]
    return Lessons("", seen[some], bits[some], code[some], odds[some], gain[some], (gain + promise)[some], wins)


def drawn(logs: Floats, heat: float, rng: np.random.Generator) -> Ints:
    """A code for each row by its odds, sharpened by ``heat`` below 1."""
    reached = np.exp(logs / np.float32(heat)).cumsum(axis=1)
    codes: Ints = (reached > rng.random((len(logs), 1), np.float32) * reached[:, -1:]).argmax(axis=1)
    return codes


def gains(whose: Ints, promise: Floats, ends: Floats) -> Floats:
    """For each decision what came of it beyond the promise, mixed over all later ones of the same seat and game."""
    out = np.zeros_like(promise)
    ahead = ends.copy()  # [seat of a game] the promise at its next decision, in the end what it got
    carried = np.zeros_like(ends)
    for i in range(len(whose) - 1, -1, -1):
        w = whose[i]
        carried[w] = ahead[w] - promise[i] + SMOOTH * carried[w]
        ahead[w] = promise[i]
        out[i] = carried[w]
    return out
