"""The weights of a game's ``value``: numbers in its ``weights.toml``, so that tuning compiles nothing."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

from hanse.core.reading import Reader

YARDSTICK = "greedy"
"""The set that is whole; the others say what differs from it."""


@cache
def _sets(game: str) -> dict[str, dict[str, object]]:
    return tomllib.loads((files("hanse.games") / game / "weights.toml").read_text(encoding="utf-8"))


def weights(game: str, name: str) -> Reader:
    """One set of a game's weights, ready to be read."""
    sets = _sets(game)
    return Reader({**sets[YARDSTICK], **sets[name]}, f"{game}/weights.toml: {name}")
