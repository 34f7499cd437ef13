"""What a page or a bot in another language must know of a game that never changes, as one document."""

from __future__ import annotations

from collections.abc import Iterable

from hanse.core.entry import Bundle
from hanse.core.game import S
from hanse.core.reading import Json, View
from hanse.core.words import Field


def describe(bundle: Bundle[S]) -> View:
    """Verbs, questions and events with their operands, the words of every domain, and the game's own sheet."""
    game = bundle.game
    used: set[str] = set()

    def fields(given: Iterable[Field]) -> Json:
        rows: list[Json] = []
        for field in given:
            over = None if field.domain is None else field.domain.name
            used.update(() if over is None else (over,))
            rows.append([field.name, over])
        return rows

    verbs: dict[str, Json] = {}
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
        "sheet": bundle.sheet,
    }
