"""What the documents show of the games: tables of ``docs.toml`` in their folders."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

from hanse.core import registry


def shown(what: str) -> dict[str, dict[str, Any]]:
    """[game] its table of that name, of the games that have one."""
    out: dict[str, dict[str, Any]] = {}
    for game in registry.ids():
        file = files("hanse.games") / game / "docs.toml"
        table = tomllib.loads(file.read_text(encoding="utf-8")).get(what) if file.is_file() else None
        if table:
            out[game] = table
    return out
