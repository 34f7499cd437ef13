"""Our games and others', driven by the same loop. What is not installed is said to be so."""

from __future__ import annotations

import importlib.metadata
import random
from collections.abc import Callable, Sequence
from typing import Any

from hanse.core import registry
from hanse.core.model import CHANCE, OVER, State
from hanse.core.playout import chance_code
from hanse.core.rng import Rng
from tests.speed.loop import Driver


class Ours:
    """A game of ours through ``Game``, as anybody would from Python: a list of codes, and one of them."""

    def __init__(self, game: str, variant: str | None = None, seats: int | None = None) -> None:
        self.bundle = registry.load(game, variant, seats, {})
        self._game = self.bundle.game
        self._dice = Rng(0)

    def begin(self, seed: int) -> State:
        self._dice = Rng(seed)
        return self._game.start()

    def options(self, position: State) -> Sequence[int]:
        game = self._game
        seat = game.seat(position)
        while seat == CHANCE:
            game.apply(position, chance_code(game, position, self._dice))
            seat = game.seat(position)
        return () if seat == OVER else game.legal(position)

    def answer(self, position: State, option: int) -> None:
        self._game.apply(position, option)

    def copy(self, position: State) -> State:
        return self._game.clone(position)


class Spiel:
    """A game of OpenSpiel, in C++."""

    def __init__(self, name: str) -> None:
        import pyspiel

        self._game = pyspiel.load_game(name)
        self._dice = random.Random(0)

    def begin(self, seed: int) -> Any:
        self._dice = random.Random(seed)
        return self._game.new_initial_state()

    def options(self, position: Any) -> Sequence[int]:
        while position.is_chance_node():
            outcomes = position.chance_outcomes()
            position.apply_action(
                self._dice.choices([code for code, _ in outcomes], [share for _, share in outcomes])[0]
            )
        return position.legal_actions()  # type: ignore[no-any-return]

    def answer(self, position: Any, option: int) -> None:
        position.apply_action(option)

    def copy(self, position: Any) -> Any:
        return position.clone()


class Chess:
    """python-chess; 75 moves without a pawn end it, as they do in OpenSpiel's."""

    def __init__(self) -> None:
        import chess

        self._board = chess.Board

    def begin(self, seed: int) -> Any:
        return self._board()

    def options(self, position: Any) -> Sequence[Any]:
        return () if position.halfmove_clock >= 150 else list(position.legal_moves)

    def answer(self, position: Any, option: Any) -> None:
        position.push(option)

    def copy(self, position: Any) -> Any:
        return position.copy(stack=False)


class Catan:
    """Catanatron, four seats: its nearest neighbour in kind, a trading game in Python."""

    def __init__(self) -> None:
        from catanatron import Color, Game, RandomPlayer

        self._game = Game
        self._seats = [RandomPlayer(color) for color in Color]

    def begin(self, seed: int) -> Any:
        return self._game(self._seats, seed=seed)

    def options(self, position: Any) -> Sequence[Any]:
        if position.winning_color() is not None or position.state.num_turns >= 1000:
            return ()
        return position.state.playable_actions  # type: ignore[no-any-return]

    def answer(self, position: Any, option: Any) -> None:
        position.execute(option, validate_action=False)

    def copy(self, position: Any) -> Any:
        return position.copy()


PEERS: dict[str, tuple[str, Callable[[], Driver[Any, Any]]]] = {
    "OpenSpiel chess": ("open_spiel", lambda: Spiel("chess")),
    "OpenSpiel backgammon": ("open_spiel", lambda: Spiel("backgammon")),
    "OpenSpiel hearts": ("open_spiel", lambda: Spiel("hearts")),
    "OpenSpiel gin rummy": ("open_spiel", lambda: Spiel("gin_rummy")),
    "python-chess": ("chess", Chess),
    "Catanatron": ("catanatron", Catan),
}
"""[name] the package and how it is driven."""


def version(package: str) -> str:
    """Its version, or nothing if it is not installed."""
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return ""
