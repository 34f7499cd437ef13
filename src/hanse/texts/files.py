"""Where the Fluent files are, and which language somebody wants."""

from __future__ import annotations

import os
import re
from functools import cache
from importlib import resources

from hanse.core.languages import ENGLISH, LANGUAGES
from hanse.core.reading import BadInput

__all__ = ["LANGUAGES", "game_file", "language", "missing", "shared_file"]


@cache
def shared_file(language: str) -> str:
    """The shell's texts in one language."""
    return _read("hanse.texts", language)


@cache
def game_file(game: str, language: str) -> str:
    """A game's texts in one language, or in English if it has none in that."""
    return _read(f"hanse.games.{game}", ENGLISH if missing(game, language) else language)


def missing(game: str, language: str) -> bool:
    """Whether a game has no texts in a language."""
    return not (resources.files(f"hanse.games.{game}") / "i18n" / f"{language}.ftl").is_file()


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
            code = re.split(r"[^a-z]", spoken.lower())[0]  # nl_NL.UTF-8
            return code if code in LANGUAGES else ENGLISH
    return ENGLISH
