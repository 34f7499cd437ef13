"""What a page or a bot in another language must know of a game that never changes, as one document."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypedDict, cast

from hanse.core.entry import Bundle
from hanse.core.game import S
from hanse.core.words import Field

Fields = list[tuple[str, str | None]]
"""Name and domain of every operand; no domain: a number."""
Names = dict[str, dict[str, dict[str, str]]]
"""[domain][word][language]"""


class Sheet(TypedDict):
    """What every game's sheet has; the rest is the game's own, declared in its ``shapes``."""

    seats: list[str]
    """The colours of the seats."""
    names: Names
    """By domain, word and language."""


class VerbDoc(TypedDict):
    domains: list[str]
    stops: bool
    final: bool


class DoubtDoc(TypedDict):
    file: str
    where: str
    note: str


class Description(TypedDict):
    """The vocabulary of a game on one board, and the board itself."""

    verbs: dict[str, VerbDoc]
    questions: dict[str, Fields]
    events: dict[str, Fields]
    domains: dict[str, list[str]]
    doubts: list[DoubtDoc]
    sheet: Sheet


def describe(bundle: Bundle[S]) -> Description:
    """Verbs, questions and events with their operands, the words of every domain, and the game's own sheet."""
    game = bundle.game
    used: set[str] = set()

    def fields(given: Iterable[Field]) -> Fields:
        rows: Fields = []
        for field in given:
            over = None if field.domain is None else field.domain.name
            used.update(() if over is None else (over,))
            rows.append((field.name, over))
        return rows

    verbs: dict[str, VerbDoc] = {}
    for verb in game.verbs:
        used.update(verb.domains)
        verbs[verb.name] = {"domains": [*verb.domains], "stops": verb.stops, "final": verb.final}
    questions = {question.name: fields(question.fields) for question in game.questions}
    events = {name: fields(given) for name, given in bundle.schema.kinds}
    return {
        "verbs": verbs,
        "questions": questions,
        "events": events,
        "domains": {name: [*domain.words] for name, domain in game.domains.items() if name in used},
        "doubts": [{"file": d.file, "where": d.where, "note": d.note} for d in bundle.doubts],
        "sheet": cast("Sheet", bundle.sheet),
    }
