"""Views, sheets, events and questions look as their declarations say: the page's types are made from those."""

from __future__ import annotations

import importlib
from typing import Any

import msgspec
import pytest

from hanse.core.entry import Bundle
from hanse.core.frames import tell_frame
from hanse.core.match import Match
from hanse.core.model import ALL, WATCHER, State
from hanse.core.reading import View
from hanse.core.walk import walk
from hanse.core.words import Field
from tests.conformance.conftest import Case

EVERY = 7
"""One position in so many is looked at with all eyes."""


def shape(game: str, role: str) -> Any:
    """The type a game declares for its view or sheet."""
    shapes = vars(importlib.import_module(f"hanse.games.{game}.shapes"))
    return next(kind for name, kind in shapes.items() if name.endswith(role) and name != role)


def misfit(document: View, kind: Any) -> str:
    """What of a document is not as its type says; the empty text if nothing."""
    plain = msgspec.json.decode(msgspec.json.encode(document))
    try:
        fitted = msgspec.to_builtins(msgspec.convert(plain, kind, strict=True))
    except msgspec.ValidationError as error:
        return str(error)
    # Keys that the type does not know are gone by now.
    return _difference(plain, msgspec.json.decode(msgspec.json.encode(fitted)), "$")


def _difference(given: Any, fitted: Any, where: str) -> str:
    if isinstance(given, dict):
        unknown = [f"{where}.{key} is not declared" for key in given if key not in fitted]
        inside = (_difference(given[key], fitted[key], f"{where}.{key}") for key in fitted)
        return "; ".join(filter(None, (*unknown, *inside)))
    if isinstance(given, list):
        return "; ".join(filter(None, (_difference(*pair, f"{where}[]") for pair in zip(given, fitted, strict=True))))
    return "" if given == fitted else f"{where} is {given!r}, not {fitted!r}"


def wrong(told: dict[str, Any], fields: list[Field] | tuple[Field, ...]) -> list[str]:
    """The operands that are not what they are declared to be."""
    out = []
    for field in fields:
        value = told[field.name]
        if value is None:
            fits = field.optional or field.secret
        else:
            fits = isinstance(value, int) if field.domain is None else value in field.domain.words
        if not fits:
            out.append(f"{field.name} is {value!r}")
    return out


def check_told(bundle: Bundle[State], match: Match[State], since: int) -> None:
    """The question that is open, and what happened since."""
    for events in match.events[since:]:
        for event in events:
            told = bundle.schema.tell(event, ALL)
            assert not wrong(told, bundle.schema.kinds[event[0]][1]), told
    top = match.state.stack[-1]
    assert not wrong(tell_frame(bundle.game, top), bundle.game.asks(top).fields), bundle.game.asks(top).name


def test_everything_told_is_as_declared_with_switches(case: Case) -> None:
    bundle = case.bundle()
    view = shape(case.game, "View")
    assert not misfit(bundle.sheet, shape(case.game, "Sheet"))
    match, since = Match(bundle, 5), 0
    for count, _ in enumerate(walk(match, 5)):
        check_told(bundle, match, since)
        since = match.ply
        if count % (EVERY * (1 + count // 100)) == 0:
            for eyes in (ALL, WATCHER, *range(case.seats)):
                assert not misfit(bundle.view(match.state, eyes), view)
    check_told(bundle, match, since)
    assert not misfit(bundle.view(match.state, WATCHER), view)


@pytest.mark.parametrize(
    ("change", "says"),
    [({"mood": 1}, "mood is not declared"), ({"seats": "3"}, "Expected"), ({"stack": None}, "Expected")],
)
def test_a_view_with_more_or_other_than_declared_is_found(change: View, says: str) -> None:
    bundle = Case("luebeck", "base", 3).bundle()
    view = bundle.view(bundle.game.start(), WATCHER)
    assert not misfit(view, shape("luebeck", "View"))
    assert says in misfit({**view, **change}, shape("luebeck", "View"))
    del view["deck"]
    assert "deck" in misfit(view, shape("luebeck", "View"))
