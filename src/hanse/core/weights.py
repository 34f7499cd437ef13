"""The weights of a game's ``value``: numbers in its ``weights.toml``, so that tuning compiles nothing."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

from hanse.core.reading import DataError, Reader

YARDSTICK = "greedy"
"""The set that is whole; the others say what differs from it."""


@cache
def _sets(game: str) -> dict[str, dict[str, object]]:
    return tomllib.loads((files("hanse.games") / game / "weights.toml").read_text(encoding="utf-8"))


def search(game: str, level: str, part: str = "search") -> Reader:
    """How much a level thinks about in this game: the numbers of ``[search]``, and over them those of the level.

    A game's own model may have another ``part`` of the file.
    """
    table = _sets(game)[part]
    common = {key: value for key, value in table.items() if not isinstance(value, dict)}
    own = table.get(level)
    if not isinstance(own, dict):
        raise DataError(f"{game}/weights.toml: {part}: no level {level!r}")
    return Reader({**common, **own}, f"{game}/weights.toml: {part}: {level}")


def weights(game: str, name: str) -> Reader:
    """One set of a game's weights, ready to be read."""
    sets = _sets(game)
    return Reader({**sets[YARDSTICK], **sets[name]}, f"{game}/weights.toml: {name}")
