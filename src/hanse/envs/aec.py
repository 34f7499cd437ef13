"""PettingZoo: one game, the seats as agents that answer in turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv

from hanse.core import registry
from hanse.core.batch import Batch
from hanse.core.entry import Value
from hanse.core.model import OVER, WATCHER, State
from hanse.core.reading import BadInput
from hanse.core.seeds import drawn
from hanse.envs.rewards import reward
from hanse.envs.seeing import NOT_BEGUN, Eyes, bounds, code_of, possible

Seen = dict[str, np.ndarray[Any, Any]]


class HanseEnv(AECEnv[str, Seen, int]):  # type: ignore[misc]
    """A game of ours. Agents are ``seat_0`` …; an observation has ``observation`` and ``action_mask``.

    Chance answers by itself. At the end every agent gets its reward; a game with as many answers as no game at random
    has (``Bundle.limit``) is truncated, and ranked by points.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "is_parallelizable": False, "render_fps": 1}  # noqa: RUF012 - as PettingZoo declares it

    def __init__(
        self,
        game: str,
        variant: str | None = None,
        seats: int | None = None,
        options: Mapping[str, Value | str] | None = None,
        rewards: str = "rank",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.bundle = registry.load(game, variant, seats, options or {})
        if render_mode not in (None, "ansi"):
            raise BadInput(f"render_mode {render_mode!r}: possible is 'ansi'")
        self.render_mode = render_mode
        entry = registry.entry(game)
        self.metadata = {**self.metadata, "name": f"hanse_{game}_{self.bundle.setup.variant}_v{entry.version}"}
        self.features = self.bundle.features
        self._reward = reward(rewards)
        count = self.bundle.setup.seats
        self.possible_agents = [f"seat_{seat}" for seat in range(count)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._batch: Batch[State] = Batch(self.bundle.game, self.features, 1, self.bundle.limit)
        self._eyes = Eyes(self._batch)
        low, high = bounds(self.features)
        codes = len(self.bundle.game.text)
        self._seen_space = Dict(
            {"observation": Box(low, high, dtype=np.float32), "action_mask": Box(0, 1, (codes,), dtype=np.int8)}
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, self._seen_space)
        self.action_spaces = {agent: Discrete(codes) for agent in self.possible_agents}
        self._next: int | None = None
        self._shown = False  # whether the batch has the position written for the seat asked

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[self._known(agent)]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[self._known(agent)]

    def _known(self, agent: str) -> str:
        if agent not in self._seat:
            raise BadInput(f"no agent {agent!r}; there is {', '.join(self.possible_agents)}")
        return agent

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. Without a seed it goes on from the one before, or from chance if there was none."""
        if seed is not None:
            self._next = seed
        elif self._next is None:
            self._next = drawn()
        self._batch.begin(0, self._next)
        self._shown = False
        self._next += 1
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._batch.asked(0)]

    @property
    def state_(self) -> State:
        """The position, for who looks behind the curtain: tests, teachers, pictures."""
        return self._batch.states[0]

    def observe(self, agent: str) -> Seen:
        """What an agent sees. Only who is asked may answer anything."""
        seat = self._seat[self._known(agent)]
        if self._next is None:
            raise BadInput(NOT_BEGUN)
        batch = self._batch
        if batch.asked(0) == seat:
            self._show()
        else:
            self._shown = False
            batch.show_to(0, seat)
        seen, allowed = self._eyes.row(0)
        return {"observation": seen, "action_mask": allowed}

    def _show(self) -> None:
        if not self._shown:
            self._batch.show(0)
            self._shown = True

    def step(self, action: int | None) -> None:
        if self._next is None:
            raise BadInput(NOT_BEGUN)
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        batch = self._batch
        code = -1 if action is None else code_of(action)
        self._show()
        if batch.forbids([code]) >= 0:
            raise BadInput(possible(self.bundle, batch.states[0], code))
        self._cumulative_rewards[agent] = 0.0
        batch.take(0, code)
        self._shown = False
        if batch.ended(0):
            got = self._reward(self.bundle, batch.states[0])
            over = batch.asked(0) == OVER
            for name, seat in self._seat.items():
                self.rewards[name] = got[seat]
                self.terminations[name] = over
                self.truncations[name] = not over
            self._accumulate_rewards()
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[batch.asked(0)]

    def render(self) -> str | None:
        """The board as text, as a watcher sees it."""
        if self.render_mode is None or self.bundle.picture is None:
            return None
        return self.bundle.picture(self._batch.states[0], WATCHER, lambda _, word: word)

    def close(self) -> None:
        pass


env = HanseEnv
"""As PettingZoo's own games are called; errors name what is possible, so no wrapper is needed."""
