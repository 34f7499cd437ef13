"""Examples as data: a position, answers, and what must come out; ``examples/played.toml`` of each game.

A table per example:

    [HA-S30]
    rules = ["HA-9.1"]                              # which it shows
    seats = 3                                       # and variant, options, seed, where they are not the usual ones
    position = { booths = { riga = "0×4" } }        # in the words of the game's pose; without it: a new game
    play = ["0 end", "1 leave"]                     # as records write answers; `*` is chance
    asked = 1                                       # … "chance", "over"
    refused = { "1 sell orange-1" = "HA-9.1 no-booth-here" }

What else may be looked at says ``Look``. Further looks follow as ``[[HA-S30.then]]``, each after its own answers. The
sentences stand beside it, a file per language. ``core.proving`` plays them.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import NamedTuple

from hanse.core import registry
from hanse.core.entry import Bundle, Value
from hanse.core.languages import ENGLISH
from hanse.core.model import CHANCE, OVER, State
from hanse.core.posing import changed, pose
from hanse.core.reading import BadInput, Reader, View, toml
from hanse.core.record import Answer

FILE = "played.toml"
CASES = "bcdefgh"
WORDS = {"chance": CHANCE, "over": OVER}
"""Who is asked, if no seat."""


class Refusal(NamedTuple):
    """An answer that a rule forbids."""

    answer: Answer
    rule: str
    slug: str


class Look(NamedTuple):
    """Some answers, and what must be there after them. None: nobody looks."""

    where: str
    """For errors."""
    play: tuple[Answer, ...]
    refused: tuple[Refusal, ...] = ()
    stale: tuple[Answer, ...] = ()
    """Answers of seats that are not asked."""
    asked: int | None = None
    question: str | None = None
    may: dict[str, tuple[str, ...]] | None = None
    """By verb, everything that may follow it."""
    shows: dict[str, object] | None = None
    """By path, what is there in the view of everything: ``{"players.0.talers": 3}``; ``"-"`` is nothing."""
    changes: dict[str, object] | None = None
    """The same, but all that has changed since the last such look, and nothing else has."""
    points: tuple[object, ...] | None = None
    parts: dict[str, object] | None = None
    """By seat, points by category."""
    outcome: dict[str, object] | None = None
    """``winners``, ``reason``, ``tiebreak``."""
    events: dict[str, object] | None = None
    """By kind, all that was told since the position."""


class Example(NamedTuple):
    """One example as its file says it."""

    game: str
    id: str
    rules: tuple[str, ...]
    variant: str
    seats: int
    options: dict[str, Value]
    seed: int
    said: Reader | None
    """The words for the position; None: a new game."""
    change: dict[str, object]
    looks: tuple[Look, ...]

    @property
    def scenario(self) -> str:
        """The id its sentence has: further cases (``S-11b``) share that of the first."""
        return self.id.rstrip(CASES)

    @property
    def manual(self) -> bool:
        """Whether chance's answers are given too."""
        return any(answer.seat == CHANCE for look in self.looks for answer in look.play)

    @property
    def answers(self) -> list[Answer]:
        return [answer for look in self.looks for answer in look.play]

    def bundle(self) -> Bundle[State]:
        return registry.load(self.game, self.variant, self.seats, self.options)

    def position(self, bundle: Bundle[State]) -> View | None:
        """The whole view it begins with; None: a new game."""
        if self.said is None:
            return None
        view = pose(bundle, self.said)
        return changed(view, self.change, self.said) if self.change else view


def _folder(game: str) -> resources.abc.Traversable:
    return resources.files(f"{registry.GAMES}.{game}") / "examples"


@cache
def examples(game: str) -> dict[str, Example]:
    """Every example of a game by its id; a game need not have any."""
    file = _folder(registry.entry(game).id) / FILE
    return read(game, file.read_text(encoding="utf-8"), f"{game}/examples/{FILE}") if file.is_file() else {}


def example(game: str, id: str) -> Example:
    """The example with that id."""
    found = examples(game).get(id)
    if found is None:
        raise BadInput(f"{game}: no example {id[:40]!r}")
    return found


@cache
def sentences(game: str, language: str = ENGLISH) -> dict[str, str]:
    """What each example says, in one language; ids that only tests play have a sentence too."""
    folder = _folder(registry.entry(game).id)
    name = f"{language}.toml" if (folder / f"{language}.toml").is_file() else f"{ENGLISH}.toml"
    if not (folder / name).is_file():
        return {}
    table = Reader(tomllib.loads((folder / name).read_text(encoding="utf-8")), f"{game}/examples/{name}")
    return {id: table.text(id) for id in table.table}


def sentence(game: str, id: str, language: str = ENGLISH) -> str:
    """The sentence of an example; a further case of it (``S-11b``) has the same one."""
    told = sentences(game, language)
    return told.get(id) or told[id.rstrip(CASES)]


def read(game: str, text: str, file: str) -> dict[str, Example]:
    """The examples in a document; DataError says which, where and why."""
    table = toml(text, file)
    return {id: _example(game, id, Reader(table[id], f"{file}: {id}")) for id in table}


def _example(game: str, id: str, row: Reader) -> Example:
    entry = registry.entry(game)
    variant = row.text("variant") if row.has("variant") else entry.variants[0].id
    said = row.reader("position") if row.has("position") else None
    change = dict(row.reader("change").table) if row.has("change") else {}
    if change and said is None:
        raise row.fail("change", "changes a position, and there is none")
    options: dict[str, Value] = {}
    if row.has("options"):
        for name, value in row.reader("options").table.items():
            if not isinstance(value, (bool, int, str)):
                raise row.fail(f"options.{name}", "must be true, false, a number or a text")
            options[name] = value
    rules = tuple(row.texts("rules"))
    seats = row.number("seats", 1, 9)
    seed = row.number("seed") if row.has("seed") else 1
    further = row.readers("then") if row.has("then") else []
    looks = tuple(_look(part, seats, part is row) for part in (row, *further))
    row.close()
    for part in further:
        part.close()
    return Example(game, id, rules, variant, seats, options, seed, said, change, looks)


def _look(row: Reader, seats: int, first: bool) -> Look:
    play = tuple(_answer(row, "play", text, seats) for text in row.texts("play")) if row.has("play") else ()
    if not first and not play:
        raise row.fail("play", "is missing")
    refused = [
        _refusal(row, text, by, seats)
        for text, by in (row.reader("refused").table if row.has("refused") else {}).items()
    ]
    stale = tuple(_answer(row, "stale", text, seats) for text in row.texts("stale")) if row.has("stale") else ()
    may: dict[str, tuple[str, ...]] | None = None
    if row.has("may"):
        table = row.reader("may")
        may = {verb: tuple(table.texts(verb)) for verb in table.table}
    return Look(
        row.where,
        play,
        tuple(refused),
        stale,
        _asked(row, seats) if row.has("asked") else None,
        row.text("question") if row.has("question") else None,
        may,
        _table(row, "shows"),
        _table(row, "changes"),
        _points(row),
        _table(row, "parts"),
        _table(row, "outcome"),
        _table(row, "events"),
    )


def _table(row: Reader, key: str) -> dict[str, object] | None:
    return dict(row.reader(key).table) if row.has(key) else None


def _points(row: Reader) -> tuple[object, ...] | None:
    if not row.has("points"):
        return None
    value = row.get("points")
    if not isinstance(value, list):
        raise row.fail("points", "must be a list, a number for each seat")
    return tuple(value)


def _asked(row: Reader, seats: int) -> int:
    value = row.get("asked")
    if isinstance(value, str) and value in WORDS:
        return WORDS[value]
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < seats:
        return value
    raise row.fail("asked", f"must be a seat from 0 to {seats - 1}, chance or over")


def _answer(row: Reader, key: str, text: str, seats: int) -> Answer:
    who, _, what = text.partition(" ")
    if who == "*" and what:
        return Answer(CHANCE, what)
    if what and who.isdecimal() and int(who) < seats:
        return Answer(int(who), what)
    raise row.fail(key, f"{text!r} is not an answer (a seat from 0 to {seats - 1} or *, then the action)")


def _refusal(row: Reader, text: str, by: object, seats: int) -> Refusal:
    rule, _, slug = by.partition(" ") if isinstance(by, str) else ("", "", "")
    if not slug:
        raise row.fail(f"refused: {text}", "must be a rule and the name of its refusal")
    return Refusal(_answer(row, "refused", text, seats), rule, slug)
