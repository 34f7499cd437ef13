"""A table for tests: positions said in a line, answers that read like play."""

from __future__ import annotations

from typing import Any

from hanse.core import registry, testing
from hanse.core.entry import Bundle, Points
from hanse.core.match import Match
from hanse.core.model import State
from hanse.core.reading import Json
from hanse.games.hansa.pose import pose


class Scene(testing.Scene[State]):
    """What one sees in a game of Hansa."""

    def breaker(self) -> Json:
        return self.view["breaker"]

    @property
    def talers(self) -> list[Json]:
        return [p["talers"] for p in self.players]

    @property
    def players(self) -> list[dict[str, Json]]:
        players = self.view["players"]
        assert isinstance(players, list)
        return [p for p in players if isinstance(p, dict)]

    @property
    def parts(self) -> list[dict[str, Points]]:
        return self.match.bundle.parts(self.match.state)


def game(seats: int, **options: bool | str) -> Bundle[State]:
    return registry.load("hansa", "base", seats, options)


def fresh(seats: int, seed: int = 1, **options: bool | str) -> Scene:
    """A new game, up to the first placement."""
    return Scene(Match(game(seats, **options), seed))


def position(*, seats: int = 3, manual: bool = False, **said: Any) -> Scene:
    """A position in the words of ``pose``; what is none of them is an option."""
    words, options = testing.words(pose, said)
    bundle = game(seats, **options)
    return Scene(Match(bundle, 1, pose(bundle, **words), manual))
