"""A position as plain text: the game's own picture, or, if it draws none, its view laid out by itself."""

from __future__ import annotations

import re
from collections.abc import Sequence

from hanse.core.entry import Bundle
from hanse.core.game import S
from hanse.core.reading import Json

WIDTH = 100


def named(picture: str, players: Sequence[str]) -> str:
    """A picture in which seats have names: ``seat 0`` becomes ``0 Yellow``, all of one width."""
    width = max(len(name) for name in players)
    return re.sub(r"\bseat (\d)\b", lambda m: f"{m[1]} {players[int(m[1])]:{width}}", picture)


def picture(bundle: Bundle[S], state: S, eyes: int) -> str:
    """The board and the seats' belongings as ``eyes`` may see them."""
    if bundle.picture is not None:
        return bundle.picture(state, eyes).rstrip("\n")
    view = {key: value for key, value in bundle.view(state, eyes).items() if key != "stack"}
    return "\n".join(_lines(view, 0))


def _lines(value: Json, depth: int) -> list[str]:
    """A document as indented lines; what fits on one line stays on one."""
    pad = "  " * depth
    pairs = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    out: list[str] = []
    for key, item in pairs:
        short = f"{pad}{key}: {_short(item)}"
        if len(short) <= WIDTH or not isinstance(item, (dict, list)):
            out.append(short)
        else:
            out.append(f"{pad}{key}:")
            out.extend(_lines(item, depth + 1))
    return out


def _short(value: Json) -> str:
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return "  ".join(f"{key} {_short(item)}" for key, item in value.items()) or "-"
    if isinstance(value, list):
        return " ".join(_short(item) for item in value) or "-"
    return str(value)
