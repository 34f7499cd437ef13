"""The digest of one game in three languages, and the refusals that cite it."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import NamedTuple

from hanse.core.model import NOT_NOW, OK
from hanse.core.reading import DataError, Reader

LANGUAGES = ("en", "de", "nl")


class Rule(NamedTuple):
    """One numbered rule or ruling in our own words. ``excuse`` says why no code or test can cite it."""

    id: str
    title: str
    says: str
    excuse: str = ""


class Rulebook:
    """Rules by id, in the digest's order, and refusal number -> (rule id, slug)."""

    def __init__(self, game: str, refusals: tuple[tuple[str, str], ...]) -> None:
        self.game = game
        self.refusals = refusals
        self._read: dict[str, dict[str, Rule]] = {}
        for number in (OK, NOT_NOW):
            if number >= len(refusals):
                raise DataError(f"{game}: ids.py: refusal {number} (OK, NOT_NOW) is missing")

    def rules(self, language: str = "en") -> dict[str, Rule]:
        """The digest in one language."""
        if language not in self._read:
            self._read[language] = read_digest(self.game, language)
        return self._read[language]


def read_digest(game: str, language: str) -> dict[str, Rule]:
    """``games/<game>/digest/<language>.toml``: a table per rule id with ``title`` and ``says``."""
    path = resources.files(f"hanse.games.{game}") / "digest" / f"{language}.toml"
    table = tomllib.loads(path.read_text(encoding="utf-8"))
    out: dict[str, Rule] = {}
    for key in table:
        row = Reader(table[key], f"digest/{language}.toml: {key}")
        excuse = row.text("excuse") if row.has("excuse") else ""
        out[key] = Rule(key, row.text("title"), row.text("says"), excuse)
        row.close()
    return out
