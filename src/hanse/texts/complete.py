"""Whether a game's texts are all there, in every language, with arguments that exist, and none too many. For tests."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import resources
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

from hanse.core import registry
from hanse.core.entry import Bundle
from hanse.core.languages import ENGLISH
from hanse.core.model import CHANCE, OVER, State
from hanse.core.playout import chance_code, random_code
from hanse.core.reading import BadInput
from hanse.core.registry import spelled
from hanse.core.rng import Rng
from hanse.core.words import Field
from hanse.texts.files import LANGUAGES, game_file, missing, shared_file
from hanse.texts.speech import SEATS, operands

LOOSE = ("part-", "end-", "tie-", "label-")
"""Keys that not every game brings out: besides those seen in play, those whose word stands in the game's code."""


class File(NamedTuple):
    """A Fluent file, taken apart."""

    args: dict[str, frozenset[str]]
    """Message -> the arguments it uses, its references' included."""
    junk: list[str]


@cache
def read(text: str) -> File:
    uses: dict[str, _Uses] = {}
    junk: list[str] = []
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Junk):
            junk.append(f"not Fluent: {(entry.content or '').strip().splitlines()[0]!r}")
        elif isinstance(entry, Message):
            if entry.id.name in uses:
                junk.append(f"{entry.id.name} is there twice")
            uses[entry.id.name] = _Uses()
            uses[entry.id.name].visit(entry)
    return File({key: frozenset(_all(key, uses, ())) for key in uses}, junk)


class _Uses(Visitor):
    def __init__(self) -> None:
        self.args: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.args.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def _all(key: str, uses: dict[str, _Uses], path: tuple[str, ...]) -> Iterator[str]:
    if key in path or key not in uses:
        return
    yield from uses[key].args
    for other in uses[key].messages:
        yield from _all(other, uses, (*path, key))


class Needs:
    """Keys a game needs, with the arguments each may use; and keys it may have besides."""

    def __init__(self) -> None:
        self.must: dict[str, frozenset[str]] = {}
        self.may: dict[str, frozenset[str]] = {}
        self.chance: set[str] = set()  # questions asked of chance
        self.seats: set[str] = set()  # questions asked of a seat
        self.names: list[str] = []  # what is wrong with the sheet's names
        self.shared: set[str] = set()

    def need(self, key: str, args: frozenset[str] = frozenset()) -> None:
        # In another variant the same verb may take other operands: a text may use what is always there.
        self.must[key] = self.must[key] & args if key in self.must else args


def needs(game: str, games: int = 1) -> Needs:
    """What the texts of a game must hold: from its tables, in every variant and number of seats, and from play."""
    entry = registry.entry(game)
    out = Needs()
    out.need("title")
    out.need("tagline")
    if "picture-signs" in read(game_file(game, ENGLISH)).args:  # a game whose picture needs no explanation has none
        out.need("picture-signs")
    for variant in entry.variants:
        out.need(f"variant-{variant.id}")
        for switch in variant.switches:
            out.need(f"option-{switch.name}")
            out.need(f"option-{switch.name}-label")
            if switch.type != "bool":
                for choice in switch.choices:
                    out.need(f"choice-{switch.name}-{spelled(choice)}")
        for seats in variant.seats:
            bundle = registry.load(game, variant.id, seats)
            _tables(bundle, out)
            for seed in range(games):
                _play(bundle, seed, out)
        for switch in variant.switches:
            for choice in switch.choices:
                try:
                    bundle = registry.load(game, variant.id, None, {switch.name: choice})
                except BadInput:
                    continue  # not for so many seats
                _tables(bundle, out)
                _parts(bundle, bundle.game.start(), out)
    # A question that play did not bring up counts as asked of a seat.
    for key, args in out.may.items():
        if key not in out.chance - out.seats:
            out.need(key, args)
    return out


def _tables(bundle: Bundle[State], out: Needs) -> None:
    names = bundle.sheet.get("names")
    names = names if isinstance(names, dict) else {}
    domains = {name: bundle.game.domains[name].words for verb in bundle.game.verbs for name in verb.domains}
    for verb in bundle.game.verbs:
        out.need(f"verb-{verb.name}", frozenset(operands(verb.domains)))
    for name, fields in bundle.schema.kinds:
        out.need(f"event-{name}", _args(fields))
        domains.update((f.domain.name, f.domain.words) for f in fields if f.domain is not None)
    for question in bundle.game.questions:
        domains.update((f.domain.name, f.domain.words) for f in question.fields if f.domain is not None)
        if question.deeds:
            key = f"ask-{question.name}"
            args = _args(question.fields)
            out.may[key] = out.may.get(key, args) & args
    for refusal in bundle.rulebook.refusals:
        if f"no-{refusal.slug}" in read(shared_file(ENGLISH)).args:  # every game says "not now" in the same words
            out.shared.add(f"no-{refusal.slug}")
        else:
            out.need(f"no-{refusal.slug}", frozenset(("asked",)))
    for domain, words in domains.items():
        if domain == "seat":
            continue
        called = names.get(domain)
        for word in words:
            name_of = called.get(word) if isinstance(called, dict) else None
            if name_of is None:
                if not word.isdecimal():
                    out.need(f"{domain}-{word}", frozenset(f"seat{seat}" for seat in range(SEATS)))
            elif not (isinstance(name_of, dict) and all(isinstance(name_of.get(k), str) for k in LANGUAGES)):
                out.names.append(f"sheet: names: {domain}: {word}: must have {', '.join(LANGUAGES)}")
    seats = bundle.sheet.get("seats")
    if isinstance(seats, list):
        out.shared.update(f"seat-{colour}" for colour in seats)


def _args(fields: Iterable[Field]) -> frozenset[str]:
    return frozenset(f.name for f in fields)


def _play(bundle: Bundle[State], seed: int, out: Needs) -> None:
    """A random game: what it asks of seats, and the parts and reasons it ends with."""
    game = bundle.game
    rng = Rng(seed)
    s = game.start()
    for _ in range(bundle.limit):
        seat = game.seat(s)
        if seat == OVER:
            break
        asked = out.chance if seat == CHANCE else out.seats
        asked.add(f"ask-{game.asks(s.stack[-1]).name}")
        game.apply(s, chance_code(game, s, rng) if seat == CHANCE else random_code(game, s, rng))
    _parts(bundle, s, out)
    if game.seat(s) == OVER:
        outcome = bundle.outcome(s)
        out.need(f"end-{outcome.reason}")
        if outcome.tiebreak is not None:
            out.need(f"tie-{outcome.tiebreak}")


def _parts(bundle: Bundle[State], s: State, out: Needs) -> None:
    for part in bundle.parts(s)[0]:
        out.need(f"part-{part}")


def literals(game: str) -> set[str]:
    """Every text constant in the game's code."""
    out: set[str] = set()
    folder = Path(str(resources.files(f"hanse.games.{game}")))
    for path in folder.rglob("*.py"):
        if "tests" in path.relative_to(folder).parts:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                out.add(node.value)
    return out


def problems(game: str, games: int = 1) -> list[str]:
    """All that is wrong with a game's texts, one line each; none if they are complete."""
    found = needs(game, games)
    out = list(found.names)
    words = literals(game)
    for language in LANGUAGES:
        where = f"{game}/i18n/{language}.ftl"
        if missing(game, language):
            out.append(f"{where} is missing")
            continue
        file = read(game_file(game, language))
        shared = read(shared_file(language))
        out.extend(f"{where}: {line}" for line in file.junk)
        out.extend(f"{where}: {key} is missing" for key in found.must if key not in file.args)
        out.extend(f"texts/i18n/{language}.ftl: {key} is missing" for key in found.shared if key not in shared.args)
        for key, uses in file.args.items():
            if key in shared.args:
                out.append(f"{where}: {key} is a text of the shell")
            args = found.must.get(key, found.may.get(key))
            if args is None and key.startswith(LOOSE) and key.partition("-")[2] in words:
                args = frozenset()
            if args is None:
                out.append(f"{where}: {key} is not used")
            elif uses - args:
                there = ", ".join(sorted(args)) or "none"
                out.append(f"{where}: {key} uses ${', $'.join(sorted(uses - args))}; there is {there}")
        other = read(game_file(game, LANGUAGES[0]))
        out.extend(f"{where}: {key} is only here" for key in file.args if key not in other.args)
    return out


def shared_problems(used: set[str]) -> list[str]:
    """What is wrong with the shell's texts, given the keys that commands and page use."""
    out: list[str] = []
    base = read(shared_file(LANGUAGES[0]))
    for language in LANGUAGES:
        where = f"texts/i18n/{language}.ftl"
        file = read(shared_file(language))
        out.extend(f"{where}: {line}" for line in file.junk)
        out.extend(f"{where}: {key} is missing" for key in base.args.keys() | used if key not in file.args)
        for key, uses in file.args.items():
            if key not in base.args:
                out.append(f"{where}: {key} is only here")
            elif uses != base.args[key]:
                out.append(f"{where}: {key} uses other arguments than in {LANGUAGES[0]}.ftl")
            if key not in used:
                out.append(f"{where}: {key} is not used")
    return out
