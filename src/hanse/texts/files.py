"""Where the Fluent files are, and which language somebody wants."""

from __future__ import annotations

import os
from functools import cache
from importlib import resources

from hanse.core.reading import BadInput
from hanse.core.rulebook import LANGUAGES

__all__ = ["LANGUAGES", "game_file", "language", "shared_file"]


@cache
def shared_file(language: str) -> str:
    """The shell's texts in one language."""
    return _read("hanse.texts", language)


@cache
def game_file(game: str, language: str) -> str:
    """A game's texts in one language."""
    return _read(f"hanse.games.{game}", language)


def _read(package: str, language: str) -> str:
    return (resources.files(package) / "i18n" / f"{language}.ftl").read_text(encoding="utf-8")


def language(given: str | None = None) -> str:
    """The language asked for, or the one the surroundings speak, or English."""
    if given is not None:
        if given not in LANGUAGES:
            raise BadInput(f"no language {given!r}; there is {', '.join(LANGUAGES)}")
        return given
    for name in ("HANSE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if spoken := os.environ.get(name):
            return spoken[:2] if spoken[:2] in LANGUAGES else "en"
    return "en"
