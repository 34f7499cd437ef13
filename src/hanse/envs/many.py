"""Gymnasium: many games at once, for one learner against bots or for a learner that plays all seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from hanse.bots.seat import check, inside
from hanse.core import registry
from hanse.core.batch import Batch
from hanse.core.bot import Bot, imagine
from hanse.core.entry import Bundle, Value
from hanse.core.game import S
from hanse.core.model import OVER, State
from hanse.core.reading import BadInput
from hanse.core.rng import Rng
from hanse.core.seeds import drawn
from hanse.envs.rewards import reward
from hanse.envs.seeing import NOT_BEGUN, Eyes, bounds, possible

Seen = dict[str, NDArray[Any]]
Infos = dict[str, Any]


class HanseVectorEnv(VectorEnv[Seen, NDArray[np.int64], NDArray[Any]]):
    """``num_envs`` games of one kind in one process. A row is always shown to the seat that must answer it.

    With ``opponents`` (one bot for all, or one for each other seat) the learner holds one seat, another one in the next
    game, and is rewarded for it. Without, it answers for every seat: ``infos["seat"]`` says which, a reward is that of
    the seat whose answer ended the game, and ``infos["rewards"]`` has those of all seats.

    A game that ends begins anew in the same step (``AutoresetMode.SAME_STEP``): ``infos["final_obs"]`` has what was
    seen last.
    """

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str,
        num_envs: int = 64,
        variant: str | None = None,
        seats: int | None = None,
        options: Mapping[str, Value | str] | None = None,
        opponents: str | Sequence[str] | None = None,
        rewards: str = "rank",
    ) -> None:
        super().__init__()
        if num_envs < 1:
            raise BadInput(f"num_envs: not {num_envs}; possible: 1 or more")
        self.bundle = registry.load(game, variant, seats, options or {})
        self.features = self.bundle.features
        self.num_envs = num_envs
        self._count = self.bundle.setup.seats
        self._bots = self._seated(opponents)
        self._reward = reward(rewards)
        self._batch: Batch[State] = Batch(self.bundle.game, self.features, num_envs, self.bundle.limit)
        self._eyes = Eyes(self._batch)
        low, high = bounds(self.features)
        codes = len(self.bundle.game.text)
        self.single_observation_space = Dict(
            {"observation": Box(low, high, dtype=np.float32), "action_mask": Box(0, 1, (codes,), dtype=np.int8)}
        )
        self.single_action_space = Discrete(codes)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._begun = False
        self._seeds = Rng(drawn())
        self._seats = self._asked()
        self._lots = Rng(drawn())
        self._teachers: dict[str, Bot] = {}
        self._learner = [row % self._count for row in range(num_envs)]  # [row] the learner's seat, if there are bots

    def _seated(self, opponents: str | Sequence[str] | None) -> list[Bot]:
        """[distance from the learner - 1] who sits there; nobody if the learner plays all seats."""
        if opponents is None or self._count == 1:
            return []
        named_ = [opponents] * (self._count - 1) if isinstance(opponents, str) else list(opponents)
        if len(named_) != self._count - 1:
            raise BadInput(f"opponents: {len(named_)} bots for {self._count - 1} other seats")
        for name in named_:
            check(name, self.bundle)
        return [inside(name) for name in named_]

    def reset(self, *, seed: int | list[int | None] | None = None, options: Infos | None = None) -> tuple[Seen, Infos]:
        """All games anew. A seed fixes these and all that follow; a list gives each row its own."""
        if isinstance(seed, list) and len(seed) != self.num_envs:
            raise BadInput(f"seed: {len(seed)} for {self.num_envs} games; possible: one, or one for each")
        self._begun = True
        if isinstance(seed, int):
            self._seeds, self._lots = Rng(seed), Rng(seed + 1)
        for row in range(self.num_envs):
            given = seed[row] if isinstance(seed, list) else None
            self._batch.begin(row, given if given is not None else self._seeds.below(1 << 62))
            self._learner[row] = row % self._count
            self._bots_answer(row)
            self._begin_until_asked(row)
            self._batch.show(row)
        self._seats = self._asked()
        return self._seen(), {"seat": self._seats.copy()}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Seen, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Infos]:
        if not self._begun:
            raise BadInput(NOT_BEGUN)
        given = np.asarray(actions)
        if given.ndim != 1 or not np.issubdtype(given.dtype, np.integer):
            raise BadInput(f"actions: must be one whole number for each of {self.num_envs} games")
        codes: list[int] = given.tolist()
        if len(codes) != self.num_envs:
            raise BadInput(f"{len(codes)} actions for {self.num_envs} games")
        wrong = self._batch.forbids(codes)
        if wrong >= 0:
            raise BadInput(f"game {wrong}: " + possible(self.bundle, self._batch.states[wrong], codes[wrong]))
        acted = self._seats
        ends = self._batch.advance(codes)
        if self._bots:
            for row in range(self.num_envs):
                if row not in ends and self._bots_answer(row):
                    if self._batch.ended(row):
                        ends.append(row)
                    else:
                        self._batch.show(row)
        rewards = np.zeros(self.num_envs)
        terminated = np.zeros(self.num_envs, dtype=np.bool_)
        truncated = np.zeros(self.num_envs, dtype=np.bool_)
        infos: Infos = {}
        if ends:
            infos = self._end(ends, acted, rewards, terminated, truncated)
        self._seats = self._asked()
        infos["seat"] = self._seats.copy()
        return self._seen(), rewards, terminated, truncated, infos

    def _end(
        self,
        ends: list[int],
        acted: NDArray[np.int64],
        rewards: NDArray[np.float64],
        terminated: NDArray[np.bool_],
        truncated: NDArray[np.bool_],
    ) -> Infos:
        """What the games that are over brought; then they begin anew."""
        every = np.zeros((self.num_envs, self._count))
        for row in ends:
            state = self._batch.states[row]
            every[row] = self._reward(self.bundle, state)
            over = self._batch.asked(row) == OVER
            terminated[row], truncated[row] = over, not over
            rewards[row] = every[row][self._learner[row] if self._bots else acted[row]]
            self._batch.show(row)
        last = self._seen()
        for row in ends:
            self._learner[row] = (self._learner[row] + 1) % self._count
            self._begin_anew(row)
        mask = terminated | truncated
        return {"rewards": every, "_rewards": mask, "final_obs": last, "_final_obs": mask}

    def _begin_anew(self, row: int) -> None:
        self._batch.begin(row, self._seeds.below(1 << 62))
        self._bots_answer(row)
        self._begin_until_asked(row)
        self._batch.show(row)

    def _begin_until_asked(self, row: int) -> None:
        """In theory bots could end a game before the learner was ever asked."""
        while self._batch.ended(row):
            self._batch.begin(row, self._seeds.below(1 << 62))
            self._bots_answer(row)

    def _bots_answer(self, row: int) -> bool:
        """Whether bots had to answer before the learner is asked again."""
        batch = self._batch
        moved = False
        while self._bots and not batch.ended(row):
            away = (batch.asked(row) - self._learner[row]) % self._count
            if away == 0:
                break
            seat, dice = batch.asked(row), batch.dice[row]
            guess = imagined(self.bundle, batch.states[row], seat, dice)
            batch.take(row, self._bots[away - 1].choose(self.bundle, guess, seat, dice))
            moved = True
        return moved

    def answers(self, bot: str) -> NDArray[np.int64]:
        """[row] what a bot of ours would answer in the place of the learner, by what its seat may know: a teacher."""
        if bot not in self._teachers:
            check(bot, self.bundle)
            self._teachers[bot] = inside(bot)
        teacher, batch = self._teachers[bot], self._batch
        codes = np.zeros(self.num_envs, dtype=np.int64)
        for row in range(self.num_envs):
            seat, dice = batch.asked(row), Rng(self._lots.below(1 << 62))
            guess = imagined(self.bundle, batch.states[row], seat, dice)
            codes[row] = teacher.choose(self.bundle, guess, seat, dice)
        return codes

    def _asked(self) -> NDArray[np.int64]:
        return np.array(self._batch.seats)

    def _seen(self) -> Seen:
        return {"observation": self._eyes.seen(), "action_mask": self._eyes.allowed()}


def imagined(bundle: Bundle[S], s: S, seat: int, rng: Rng) -> S:
    """A position that the seat cannot tell from this one."""
    if not bundle.hides:
        return bundle.game.clone(s)
    if bundle.judge is None:
        return imagine(bundle, bundle.view(s, seat), rng)
    guess = bundle.game.clone(s)
    bundle.judge.redeal(guess, seat, rng)
    return guess


vector = HanseVectorEnv
