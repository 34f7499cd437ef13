"""OpenSpiel: importing this registers a game ``hanse_…`` for each of ours, with chance as a player of its own.

Parameters: ``variant``, ``players`` (0: as many as the variant takes), ``rewards`` (rank, win, margin) and ``limit``: a
game with so many answers of seats is over, and ranked by points (0: as many as no game of our ``random`` has).
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from hanse.core import registry
from hanse.core.entry import Bundle, Value
from hanse.core.features import Features
from hanse.core.model import ALL, CHANCE, OK, OVER, State
from hanse.core.pad import Pad
from hanse.core.reading import BadInput, View
from hanse.core.rng import Rng
from hanse.envs.many import imagined
from hanse.envs.rewards import reward
from hanse.envs.seeing import possible

PREFIX = "hanse_"


class Position:
    """A state that is copied the way its game copies it."""

    def __init__(self, bundle: Bundle[State], state: State) -> None:
        self.bundle = bundle
        self.state = state

    def __deepcopy__(self, _: dict[int, object]) -> Position:
        return Position(self.bundle, self.bundle.game.clone(self.state))

    def __reduce__(self) -> tuple[Callable[..., Position], tuple[str, str, int, dict[str, Value], View]]:
        setup = self.bundle.setup
        view = self.bundle.view(self.state, ALL)
        return _opened, (self.bundle.rulebook.game, setup.variant, setup.seats, setup.switches, view)


def _opened(game: str, variant: str, seats: int, switches: dict[str, Value], view: View) -> Position:
    """A position that was written down."""
    bundle = registry.load(game, variant, seats, switches)
    return Position(bundle, bundle.load(view))


class HanseState(pyspiel.State):  # type: ignore[misc]
    """A position, and what each seat has answered so far."""

    def __init__(self, game: HanseGame) -> None:
        super().__init__(game)
        # A name of its own: OpenSpiel copies every attribute, and this one knows how.
        self.position = Position(game.bundle, game.bundle.game.start())
        self.answers: list[tuple[int, int]] = []
        self.limit = game.limit

    def current_player(self) -> int:
        seat = self.position.state.stack[-1].seat
        if seat == OVER or self._ended():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def _ended(self) -> bool:
        return len(self.answers) >= self.limit

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.bundle.game.legal(self.position.state)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        game = self.position.bundle.game
        weights = game.weights(self.position.state)
        total = sum(weights)
        return [(code, w / total) for code, w in zip(game.legal(self.position.state), weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        bundle, state = self.position.bundle, self.position.state
        if not 0 <= action < len(bundle.game.text) or bundle.game.why_not(state, action) is not OK:
            raise BadInput(possible(bundle, state, action))
        seat = state.stack[-1].seat
        if seat != CHANCE:
            self.answers.append((seat, action))
        bundle.game.apply(state, action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.bundle.game.text[action]

    def is_terminal(self) -> bool:
        return self.position.state.stack[-1].seat == OVER or self._ended()

    def returns(self) -> list[float]:
        game: HanseGame = self.get_game()
        bundle = self.position.bundle
        return reward(game.rewards)(bundle, self.position.state) if self.is_terminal() else [0.0] * bundle.setup.seats

    def __str__(self) -> str:
        return json.dumps(self.position.bundle.view(self.position.state, ALL), sort_keys=True)

    def known(self, player: int) -> str:
        """What a seat sees now, and what it has answered so far."""
        seats = self.position.bundle.setup.seats
        if not 0 <= player < seats:
            raise BadInput(f"no player {player}; there is 0 to {seats - 1}")
        text = self.position.bundle.game.text
        own = [text[action] for seat, action in self.answers if seat == player]
        return json.dumps([self.position.bundle.view(self.position.state, player), own], sort_keys=True)

    def information_state_string(self, player: int | None = None) -> str:
        return self.known(self.current_player() if player is None else player)

    def resample_from_infostate(self, player: int, sampler: Any) -> HanseState:
        """A position that the seat cannot tell from this one, its hidden part drawn anew."""
        other: HanseState = self.clone()
        bundle = self.position.bundle
        rng = Rng(int(sampler() * (1 << 53)))
        other.position = Position(bundle, imagined(bundle, self.position.state, player, rng))
        return other


class Observer:
    """Features of the position for tensors; for strings what a seat sees, with recall also its answers."""

    def __init__(self, features: Features[State], recall: bool) -> None:
        self._features = features
        self._recall = recall
        self._pad = Pad(features.size)
        self._scales = np.array(features.scales(), dtype=np.float32)
        self.tensor = np.zeros(features.size, dtype=np.float32)
        self.dict = {
            block.name: self.tensor[block.at : block.at + block.size].reshape(block.shape) for block in features.blocks
        }

    def set_from(self, state: HanseState, player: int) -> None:
        self._pad.begin(0)
        self._features.write(state.position.state, player, self._pad)
        np.multiply(np.frombuffer(self._pad.memory(), dtype=np.int16), self._scales, out=self.tensor)

    def string_from(self, state: HanseState, player: int) -> str:
        if self._recall:
            return state.known(player)
        return json.dumps(state.position.bundle.view(state.position.state, player), sort_keys=True)


class HanseGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours for a variant and a number of players; a subclass for each says which."""

    kind: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        id = self.kind.short_name.removeprefix(PREFIX)
        self.bundle = registry.load(id, params.get("variant") or None, params.get("players") or None)
        self.rewards = str(params.get("rewards") or "rank")
        reward(self.rewards)
        self.limit = int(params.get("limit") or 0) or self.bundle.limit
        codes = len(self.bundle.game.text)
        alone = self.bundle.setup.seats == 1
        wide = alone or self.rewards == "margin"
        info = pyspiel.GameInfo(
            num_distinct_actions=codes,
            max_chance_outcomes=codes,
            num_players=self.bundle.setup.seats,
            min_utility=-MOST if wide else -1.0,
            max_utility=MOST if wide else 1.0,
            max_game_length=self.limit,
        )
        super().__init__(self.kind, info, params)

    def new_initial_state(self) -> HanseState:
        return HanseState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.bundle.features, bool(iig_obs_type is not None and iig_obs_type.perfect_recall))


MOST = 10.0
"""Beyond any reward in points, which come in hundreds."""


def register() -> list[str]:
    """Make our games known to OpenSpiel; their names."""
    names = []
    for entry in registry.entries():
        seats = sorted({n for variant in entry.variants for n in variant.seats})
        kind = pyspiel.GameType(
            short_name=PREFIX + entry.id,
            long_name=entry.title,
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.GENERAL_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=seats[-1],
            min_num_players=seats[0],
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=True,
            parameter_specification={"variant": "", "players": 0, "rewards": "rank", "limit": 0},
        )

        # A class and not a function: OpenSpiel lets go of it only when Python has ended, and a class outlives that.
        made = type(f"Hanse_{entry.id}", (HanseGame,), {"kind": kind})
        pyspiel.register_game(kind, made)
        names.append(kind.short_name)
    return names


GAMES = register()
