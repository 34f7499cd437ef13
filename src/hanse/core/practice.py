"""How the weights of a game's own model are learned: what ``hanse train`` asks of a game that has one."""

from __future__ import annotations

from typing import Protocol

from hanse.core.game import S
from hanse.core.judge import Model

Row = list[float]


class Practice(Protocol[S]):
    """Examples are rows of numbers, so that they can be kept in a file; only the game knows what they mean."""

    file: str
    """Where the weights stand in the game's folder."""
    traits: tuple[str, ...]
    """What is weighed."""

    def examples(self, seed: int) -> list[Row]:
        """What one game in the model teaches."""
        ...

    def fit(self, rows: list[Row]) -> list[Row]:
        """Weights that foretell the examples better than those there are."""
        ...

    def likeness(self, rows: list[Row], weights: list[Row] | None) -> float:
        """The correlation of what is foretold with what came; ``None``: by the weights there are."""
        ...

    def text(self, weights: list[Row], made: dict[str, str | int]) -> str:
        """The table of the file, with where it comes from."""
        ...

    def model(self, text: str, where: str) -> Model[S]:
        """A model that judges by such a file; DataError if it is none."""
        ...
