"""No correction passes in silence: whatever an owner changes in a data file has an effect, or is refused.

The exceptions have names: ``reading.about`` knows the keys that only people read, ``data.LAYOUT`` those that say how
things look and are called, whose effect is on the page and not in the fingerprint.
"""

from __future__ import annotations

import ast
import copy
import json
from collections.abc import Iterator
from typing import Any, NamedTuple

from hanse.core import registry
from hanse.core.data import LAYOUT, Data
from hanse.core.entry import Setup
from hanse.core.languages import ENGLISH, LANGUAGES
from hanse.core.reading import BadInput, DataError, about
from hanse.core.trace import folder
from tests.conformance.conftest import Case, plain_cases, switch_cases

Place = tuple[str | int, ...]
Tables = dict[str, dict[str, object]]
GONE = object()
"""In place of a value: without its key."""


class Corrected(Data):
    """Data whose files have been read before, and changed."""

    def __init__(self, game: str, tables: Tables) -> None:
        super().__init__(game)
        self.tables = tables

    def _parse(self, name: str) -> dict[str, object]:
        if name not in self.tables:
            raise DataError(f"{name}: cannot be read")
        return self.tables[name]


class Loaded(NamedTuple):
    """What a table at this game has of its data."""

    files: frozenset[str]
    fingerprint: str
    effect: str


def load(case: Case, tables: Tables) -> Loaded:
    """BadInput if these data are refused."""
    entry = registry.entry(case.game)
    variant = entry.variant(case.variant)
    assert variant is not None
    data = Corrected(case.game, tables)
    bundle = entry.build(
        Setup(case.variant, case.seats, registry.choose(case.game, variant, dict(case.switches), case.seats)), data
    )
    effect = json.dumps([bundle.sheet, bundle.game.text, dump(bundle.game.start())])
    return Loaded(frozenset(data.read), data.fingerprint(), effect)


def dump(value: object) -> object:
    """All that a state holds, its board included, as plain values; compiled objects have no ``__dict__``."""
    if isinstance(value, (list, tuple)):
        return [dump(item) for item in value]
    if isinstance(value, dict):
        return [[repr(key), dump(item)] for key, item in value.items()]
    if type(value).__module__.startswith("hanse."):
        held = {name: getattr(value, name) for name in dir(value) if not name.startswith("_")}
        return {name: dump(item) for name, item in held.items() if not callable(item)}
    return repr(value)


def places(value: object, place: Place = ()) -> Iterator[tuple[Place, object]]:
    """Every value of a document that is not for people alone, tables and lists among them."""
    yield place, value
    if isinstance(value, dict):
        for key, item in value.items():
            if not about(key):
                yield from places(item, (*place, key))
    elif isinstance(value, list):
        for i, item in enumerate(value):
            yield from places(item, (*place, i))


def keys(table: dict[str, object]) -> dict[str, list[tuple[Place, object]]]:
    """The values by key; rows of a list are read by the same lines, so they count as one."""
    out: dict[str, list[tuple[Place, object]]] = {}
    for place, value in places(table):
        out.setdefault(".".join("*" if isinstance(step, int) else step for step in place), []).append((place, value))
    return out


def others(value: object, alike: list[object]) -> list[object]:
    """What an owner could have written instead; ``alike`` stand at the same key."""
    found = [other for other in alike if other != value][-1:]
    if isinstance(value, bool):
        return [not value, GONE]
    if isinstance(value, (int, float)):
        return [value + 1, *found, GONE]
    if isinstance(value, str):
        return [value + "x", *found, GONE]
    if isinstance(value, list):
        return [value[:-1], [*value, value[-1]], *found, GONE] if value else [GONE]
    return [{**value, "moon": 1}, GONE] if isinstance(value, dict) else []


def changed(table: dict[str, object], place: Place, other: object) -> dict[str, object]:
    out: Any = copy.deepcopy({"": table})
    at = out
    for step in ("", *place)[:-1]:
        at = at[step]
    last = ("", *place)[-1]
    if other is GONE:
        del at[last]
    else:
        at[last] = other
    return dict(out.get("", {}))


def english(table: object, place: Place) -> object:
    """The English name beside a name in another language."""
    if not place or place[-1] not in LANGUAGES[1:]:
        return None
    at: Any = table
    for step in (*place[:-1], ENGLISH):
        at = at[step]
    return at


def tells(case: Case, was: Loaded, tables: Tables, drawn: bool) -> bool:
    """Whether these data are refused, or have an effect; records are told apart by it unless it is only drawn."""
    try:
        now = load(case, tables)
    except BadInput:
        return True
    return now.effect != was.effect and (drawn or now.fingerprint != was.fingerprint)


def test_no_correction_passes_in_silence(game: str) -> None:
    names = sorted(item.name for item in Data(game).folder.iterdir() if item.name.endswith(".toml"))
    tables: Tables = {name: Data(game)._parse(name) for name in names}
    cases = [case for case in (*plain_cases(), *switch_cases()) if case.game == game]
    shipped = {case: load(case, tables) for case in cases}
    silent = []
    for name in names:
        for key, found in keys(tables[name]).items():
            place, value = found[-1]
            for other in others(value, [value for _, value in found]):
                if other is GONE and value == english(tables[name], place):
                    continue  # told in English then, and the same
                given = {**tables, name: changed(tables[name], place, other)}
                drawn = any(step in LAYOUT for step in place)
                if not any(tells(case, was, given, drawn) for case, was in shipped.items() if name in was.files):
                    silent.append(f"{name}: {key}: {value!r:.40} -> {'gone' if other is GONE else repr(other):.40}")
    assert silent == [], "\n".join(silent)


def test_nothing_is_read_into_a_board_that_nobody_asks_for(game: str) -> None:
    """An effect on the board alone would be none: what it keeps, some line of the game looks up."""
    kept, asked = set(), set()
    for path in folder(game).rglob("*.py"):
        if "tests" in path.parts:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load):
                asked.add(node.attr)
            elif isinstance(node, ast.Attribute) and path.name in ("board.py", "common.py", "cards.py"):
                kept.add(node.attr)
    assert kept
    assert kept - asked == set()
