"""The rule book of a game: a half page to begin with, and the digest by chapters in the order one reads them."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib import resources
from typing import NamedTuple

from hanse.core.languages import ENGLISH, names
from hanse.core.reading import DataError, Reader
from hanse.core.rulebook import Rule, read_digest

FILE = "book.toml"


class Intro(NamedTuple):
    """What one should know before the first game, a paragraph each."""

    aim: str
    turn: str
    end: str
    advice: str


class Chapter(NamedTuple):
    """``id`` is the same in every language."""

    id: str
    title: str
    rules: tuple[Rule, ...]


class Book(NamedTuple):
    """``intro`` is none if the game's folder tells none; its rules are then one chapter without a title."""

    intro: Intro | None
    chapters: tuple[Chapter, ...]


@lru_cache(maxsize=64)
def read_book(game: str, language: str = ENGLISH) -> Book:
    """``games/<game>/digest/book.toml`` with the rules of the digest in one language."""
    rules = read_digest(game, language)
    file = resources.files(f"hanse.games.{game}") / "digest" / FILE
    if not file.is_file():
        return Book(None, (Chapter("rules", "", tuple(rules.values())),))
    book = Reader(tomllib.loads(file.read_text(encoding="utf-8")), f"digest/{FILE}")
    intros = book.reader("intro")
    told = intros.reader(language if intros.has(language) else ENGLISH)
    intro = Intro(told.text("aim"), told.text("turn"), told.text("end"), told.text("advice"))
    told.close()
    chapters: list[tuple[str, str, list[str]]] = []
    for row in book.readers("chapters"):
        chapters.append((row.text("id"), names(row)[language], row.texts("rules")))
        row.close()
    book.close()
    return Book(intro, _sorted(rules, chapters))


def _sorted(rules: dict[str, Rule], chapters: list[tuple[str, str, list[str]]]) -> tuple[Chapter, ...]:
    """Each rule in the one chapter that names it most closely."""
    found: dict[str, list[Rule]] = {id: [] for id, _, _ in chapters}
    for rule in rules.values():
        fit = [(len(named), id) for id, _, names in chapters for named in names if _fits(rule.id, named)]
        if not fit:
            raise DataError(f"digest/{FILE}: no chapter has {rule.id}")
        found[max(fit, key=lambda pair: pair[0])[1]].append(rule)
    for id, rows in found.items():
        if not rows:
            raise DataError(f"digest/{FILE}: {id}: no rule is in it")
    return tuple(Chapter(id, title, tuple(found[id])) for id, title, _ in chapters)


def _fits(id: str, named: str) -> bool:
    return id.startswith(named[:-1]) if named.endswith("*") else id == named
