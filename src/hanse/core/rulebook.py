"""The digest of one game in each language, and the refusals that cite it."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import NamedTuple

from hanse.core.languages import ENGLISH
from hanse.core.model import Refusal
from hanse.core.reading import Reader
from hanse.core.words import Refusals

SOURCE = f"{ENGLISH}.toml"


class Rule(NamedTuple):
    """One numbered rule or ruling in our own words.

    ``excuse`` says why no code or test can cite it, ``refuses`` what it forbids: slugs of refusals that cite it.
    """

    id: str
    title: str
    says: str
    excuse: str = ""
    refuses: tuple[str, ...] = ()


class Rulebook:
    """Rules by id, in the digest's order, and every refusal that cites one."""

    def __init__(self, game: str, refusals: Refusals) -> None:
        self.game = game
        self.refusals: list[Refusal] = refusals.all
        self._read: dict[str, dict[str, Rule]] = {}

    def rules(self, language: str = ENGLISH) -> dict[str, Rule]:
        """The digest in one language."""
        if language not in self._read:
            self._read[language] = read_digest(self.game, language)
        return self._read[language]


def read_digest(game: str, language: str) -> dict[str, Rule]:
    """``games/<game>/digest/<language>.toml``, or the English one: a table per rule id with ``title`` and ``says``."""
    folder = resources.files(f"hanse.games.{game}") / "digest"
    name = f"{language}.toml" if (folder / f"{language}.toml").is_file() else SOURCE
    source = tomllib.loads((folder / SOURCE).read_text(encoding="utf-8"))
    table = source if name == SOURCE else tomllib.loads((folder / name).read_text(encoding="utf-8"))
    out: dict[str, Rule] = {}
    for key in table:
        row = Reader(table[key], f"digest/{name}: {key}")
        excuse = row.text("excuse") if row.has("excuse") else ""
        # Slugs are the same in every language, so those of the English file count; a translation may have kept them.
        listed = Reader(source.get(key, {}), f"digest/{SOURCE}: {key}")
        refuses = tuple(listed.texts("refuses")) if listed.has("refuses") else ()
        row.skip("refuses")
        out[key] = Rule(key, row.text("title"), row.text("says"), excuse, refuses)
        row.close()
    return out
