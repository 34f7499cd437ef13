"""A position as plain text: the game's own picture, or, if it draws none, its view laid out by itself."""

from __future__ import annotations

import re

from hanse.core.game import S
from hanse.core.reading import Json
from hanse.core.situation import Situation
from hanse.texts.speech import GameTexts

WIDTH = 100


def picture(now: Situation[S], eyes: int, texts: GameTexts) -> str:
    """The board and the seats' belongings as ``eyes`` may see them; ``seat 0`` becomes ``0 Yellow``."""
    bundle = now.bundle
    if bundle.picture is not None:
        drawn = bundle.picture(now.state, eyes, lambda domain, word: str(texts.word(domain, word))).rstrip("\n")
    else:
        view = {key: value for key, value in now.view(eyes).items() if key != "stack"}
        drawn = "\n".join(_lines(view, 0))
    names = [texts.player(seat) for seat in range(bundle.setup.seats)]
    width = max(len(name) for name in names)
    return re.sub(rf"\bseat ([0-{len(names) - 1}])\b", lambda m: f"{m[1]} {names[int(m[1])]:{width}}", drawn)


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
