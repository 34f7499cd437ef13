"""What a page or a bot in another language must know of a game that never changes, as one document."""

from __future__ import annotations

from hanse.core.entry import Bundle
from hanse.core.game import Field, S
from hanse.core.reading import Json, View


def describe(bundle: Bundle[S]) -> View:
    """Verbs, questions and events with their operands, the words of every domain, and the game's own sheet."""
    domains: dict[str, Json] = {}

    def fields(given: tuple[Field, ...]) -> Json:
        out: list[Json] = []
        for field in given:
            if field.domain is not None:
                domains[field.domain.name] = list(field.domain.words)
            out.append([field.name, None if field.domain is None else field.domain.name])
        return out

    verbs: dict[str, Json] = {}
    for verb in bundle.game.verbs:
        for domain in verb.domains:
            domains[domain.name] = list(domain.words)
        verbs[verb.name] = {
            "domains": [domain.name for domain in verb.domains],
            "stops": verb.stops,
            "final": verb.final,
        }
    return {
        "verbs": verbs,
        "questions": {q.name: fields(q.fields) for q in bundle.game.questions},
        "events": {name: fields(given) for name, given in bundle.schema.kinds.values()},
        "domains": domains,
        "doubts": [{"file": d.file, "where": d.where, "note": d.note} for d in bundle.doubts],
        "sheet": bundle.sheet,
    }
