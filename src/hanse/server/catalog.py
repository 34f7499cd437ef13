"""What can be played here: the games, their sheets and digests, and the bots, as documents for the page."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from pathlib import Path

import hanse
from hanse import bots
from hanse.core import game as engine
from hanse.core import registry
from hanse.core.book import read_book
from hanse.core.describe import describe
from hanse.core.entry import Bundle, Entry, Value
from hanse.core.languages import LANGUAGES
from hanse.core.lesson import has_lesson
from hanse.core.model import State
from hanse.core.reading import BadInput
from hanse.core.record import Record
from hanse.core.rulebook import Rule, read_digest
from hanse.core.trace import matrix, shown_by
from hanse.server.documents import BookDoc, CatalogDoc, Doc, GameDoc, IntroDoc, ProofDoc, ReadRule, RuleDoc
from hanse.server.logs import LOG, Seldom, one_line
from hanse.texts.listing import listed


class Catalog:
    """Bundles are shared by all tables: they never change."""

    def __init__(self, corrections: Path | None, outside: tuple[str, ...] = ()) -> None:
        """``outside`` are the names of the host's own bots."""
        self.corrections = corrections
        self._outside = outside
        self._spoilt = Seldom(LOG.warning)
        self._bundle = lru_cache(maxsize=64)(self._load)
        self._played = lru_cache(maxsize=64)(self._replay)

    def bundle(self, game: str, variant: str | None, seats: int | None, switches: dict[str, Value]) -> Bundle[State]:
        """A game ready to be played; BadInput says what is possible."""
        given = {name: registry.spelled(value) for name, value in switches.items()}
        return self._bundle(game, variant, seats, tuple(sorted(given.items())))

    def _load(
        self, game: str, variant: str | None, seats: int | None, switches: tuple[tuple[str, str], ...]
    ) -> Bundle[State]:
        return registry.load(game, variant, seats, dict(switches), self.corrections)

    def bundle_of(self, record: Record) -> Bundle[State]:
        """The game a record was played with; RecordError if the rules or the data are others by now."""
        switches = tuple(sorted(record.switches.items()))
        return self._played(record.game, record.version, record.data, record.variant, switches, record.seats)

    def _replay(
        self, game: str, version: int, data: str, variant: str, switches: tuple[tuple[str, str], ...], seats: int
    ) -> Bundle[State]:
        return Record(game, version, data, variant, dict(switches), seats, 0).bundle(self.corrections)

    def games(self) -> CatalogDoc:
        return {
            "games": [self._game(self._entry(id)) for id in registry.ids()],
            "bots": [*bots.names(), *self._outside],
            "version": hanse.__version__,
            "compiled": not (engine.__file__ or "").endswith(".py"),
        }

    def _entry(self, id: str) -> Entry[State]:
        """A file that its owner spoils while people play takes away its own board alone."""
        found, wrong = registry.readable(id, self.corrections)
        for bad in wrong:
            self._spoilt("%s", one_line(bad))
        return found

    def _game(self, entry: Entry[State]) -> GameDoc:
        doubts = self.bundle(entry.id, None, None, {}).doubts
        return {**listed(entry), "doubts": len(doubts), "lesson": has_lesson(entry.id)}

    def sheet(self, game: str, variant: str | None, seats: int | None, switches: dict[str, Value]) -> Doc:
        bundle = self.bundle(game, variant, seats, switches)
        return {
            **describe(bundle),
            "game": game,
            "variant": bundle.setup.variant,
            "seats": bundle.setup.seats,
            "version": registry.entry(game).version,
            "data": bundle.fingerprint,
            "refusals": _cited(bundle),
        }

    def digest(self, game: str, language: str) -> list[RuleDoc]:
        check_known(game, language)
        return [
            {"id": rule.id, "title": rule.title, "says": rule.says} for rule in read_digest(game, language).values()
        ]

    def book(self, game: str, language: str) -> BookDoc:
        """The digest by chapters, and what to know before the first game."""
        check_known(game, language)
        intro, chapters = read_book(game, language)
        shown = _shown(game)
        told = None if intro is None else IntroDoc(aim=intro.aim, turn=intro.turn, end=intro.end, advice=intro.advice)
        return {
            "intro": told,
            "chapters": [
                {"id": id, "title": title, "rules": [_rule(rule, shown[rule.id]) for rule in rules]}
                for id, title, rules in chapters
            ],
        }

    def proofs(self, game: str) -> dict[str, ProofDoc]:
        """Each rule's place in code and tests; no tests where they are not installed."""
        registry.entry(game)
        return _proofs(game)


def _cited(bundle: Bundle[State]) -> dict[str, list[str]]:
    """The slugs of refusals, each with the rules that may speak it."""
    out: dict[str, list[str]] = {}
    for refusal in bundle.rulebook.refusals:
        out.setdefault(refusal.slug, []).append(refusal.rule)
    return out


def check_known(game: str, language: str) -> None:
    """BadInput says which games or languages there are."""
    registry.entry(game)
    if language not in LANGUAGES:
        raise BadInput(f"no language {language!r}; there is {', '.join(LANGUAGES)}")


def _rule(rule: Rule, shown: int) -> ReadRule:
    return {"id": rule.id, "title": rule.title, "says": rule.says, "refuses": [*rule.refuses], "examples": shown}


@lru_cache(maxsize=16)
def _shown(game: str) -> Counter[str]:
    """How many examples show each rule."""
    return Counter(rule for rules in shown_by(game).values() for rule in rules)


@lru_cache(maxsize=16)
def _proofs(game: str) -> dict[str, ProofDoc]:
    return {
        row.id: {
            "code": [f"{place.file}:{place.line}" for place in row.code],
            "tests": list(dict.fromkeys(f"{place.file}::{place.name}" for place in row.tests)),
        }
        for row in matrix(game)
        if row.code or row.tests
    }
