"""``hanse rules``: the digest with its scenarios, and the matrix from rules to code and tests."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from hanse.cli.given import show_json
from hanse.core import registry
from hanse.core.book import Intro, read_book
from hanse.core.examples import Example, examples, sentences
from hanse.core.reading import BadInput, Json
from hanse.core.rulebook import read_digest
from hanse.core.trace import Place, Traced, folder, matrix, shown_by
from hanse.texts import Texts, language

if TYPE_CHECKING:
    from rich.console import Console


def show(game: str, id: str | None, wants_matrix: bool, json: bool, lang: str | None) -> None:
    registry.entry(game)
    if wants_matrix:
        _matrix(game, id, json)
        return
    texts = Texts(language(lang), game)
    found = look_up(game, id, texts)
    if json:
        show_json([_document(entry) for entry in found])
        return
    from hanse.cli.screen import screen

    console = screen()
    if id is None:
        show_book(console, game, texts)
        return
    for entry in found:
        show_entry(console, entry, texts, full=True)
        console.print()


def show_book(console: Console, game: str, texts: Texts) -> None:
    """The whole book: a half page to begin with, then the rules by chapters."""
    from rich.padding import Padding
    from rich.text import Text

    intro, chapters = read_book(game, texts.language)
    console.print(Text(texts.say("title"), style="bold underline"))
    for heading, says in zip(Intro._fields, intro or (), strict=False):
        console.print(Text(texts.say(f"intro-{heading}"), style="bold"))
        console.print(Padding(Text(says), (0, 0, 1, 4)))
    for chapter in chapters:
        if chapter.title:
            console.print(Text(chapter.title, style="bold underline"))
        for rule in chapter.rules:
            show_entry(console, Found(rule.id, rule.title, rule.says), texts, full=True)
            console.print()


class Found(NamedTuple):
    """A rule or a scenario of the digest. What it has to do with others is told only if it was asked for by its id."""

    id: str
    title: str
    says: str
    refuses: tuple[str, ...] | None = None
    """Of a rule: in sentences."""
    scenarios: tuple[str, ...] | None = None
    """Of a rule: ids of those that show it."""
    rules: tuple[str, ...] | None = None
    """Of a scenario: ids of those it shows."""
    played: tuple[str, ...] | None = None
    """Of a scenario that is data: its answers, and what is refused, in order."""


def look_up(game: str, id: str | None, texts: Texts) -> list[Found]:
    """All rules; or the rule or scenario with that id, or those whose ids it begins."""
    rules = read_digest(game, texts.language)
    if id is None:
        return [Found(rule.id, rule.title, rule.says) for rule in rules.values()]
    told = sentences(game, texts.language)
    wanted = chosen([*rules, *told], id)
    shows = shown_by(game)
    out: list[Found] = []
    for key in wanted:
        if key in rules:
            rule = rules[key]
            refuses = tuple(dict.fromkeys(texts.say(f"no-{slug}", asked="").strip() for slug in rule.refuses))
            named = tuple(scenario for scenario, ids in shows.items() if key in ids)
            out.append(Found(key, rule.title, rule.says, refuses, named))
        else:
            cases = [example for example in examples(game).values() if example.scenario == key]
            played = tuple(line for case in cases for line in _played(case, len(cases) > 1, texts))
            out.append(Found(key, texts.say("cli-scenario"), told[key], rules=tuple(shows[key]), played=played))
    return out


def _played(example: Example, named: bool, texts: Texts) -> Iterator[str]:
    if named:
        yield f"{example.id}:"
    for look in example.looks:
        for answer in look.play:
            yield f"{answer.who} {answer.text}"
        for refusal in look.refused:
            why = texts.say(f"no-{refusal.slug}", asked="").strip()
            yield f"{refusal.answer.who} {refusal.answer.text} ✗ {refusal.rule}: {why}"


def chosen(ids: Sequence[str], id: str) -> list[str]:
    """The one that is so called, or those that begin so."""
    wanted = id.upper()
    found = [key for key in ids if key.upper() == wanted] or [key for key in ids if key.upper().startswith(wanted)]
    if not found:
        raise BadInput(f"no rule {id!r}; there is {ids[0]} to {ids[-1]} ({len(ids)} rules and scenarios)")
    return found


def show_entry(console: Console, entry: Found, texts: Texts, full: bool) -> None:
    """Its heading and, in ``full``, what it says and what belongs to it."""
    from rich.padding import Padding
    from rich.text import Text

    console.print(Text.assemble((entry.id, "bold cyan"), "  ", (entry.title, "bold")))
    if not full:
        return
    console.print(Padding(Text(entry.says), (0, 0, 0, 4)))
    for label, line in (
        (texts.say("cli-refuses"), " ".join(entry.refuses or ())),
        (texts.say("cli-scenarios"), ", ".join(entry.scenarios or ())),
        (texts.say("cli-rules"), ", ".join(entry.rules or ())),
    ):
        if line:
            console.print(Padding(Text.assemble((label, "dim"), " ", line), (0, 0, 0, 4)))
    for line in entry.played or ():
        console.print(Padding(Text(line), (0, 0, 0, 8)))


def _document(entry: Found) -> Json:
    out: dict[str, Json] = {"id": entry.id, "title": entry.title, "says": entry.says}
    for key, rows in (
        ("refuses", entry.refuses),
        ("scenarios", entry.scenarios),
        ("rules", entry.rules),
        ("played", entry.played),
    ):
        if rows is not None:
            out[key] = [*rows]
    return out


def _matrix(game: str, id: str | None, json: bool) -> None:
    """Rule, the code that cites it, the tests that hold the code to it."""
    if not (folder(game) / "tests").is_dir():
        raise BadInput(f"rules {game} --matrix: the tests are not installed; run it from a checkout")
    known = list(read_digest(game, "en"))
    ids = known if id is None else chosen(known, id)
    rows = [row for row in matrix(game) if row.id in ids]
    if json:
        show_json([_row(row) for row in rows])
        return
    # Tab-separated below a heading: for eyes, grep and spreadsheets alike.
    out = sys.stdout
    out.write("rule\tcode\ttests\ttitle\n")
    for row in rows:
        code = " ".join(_places(row.code)) or (f"({row.excuse})" if row.excuse else "-")
        tests = " ".join(dict.fromkeys(f"{p.file}::{p.name}" for p in row.tests)) or ("" if row.excuse else "-")
        out.write(f"{row.id}\t{code}\t{tests}\t{row.title}\n")
    bare = [row.id for row in rows if not row.excuse and not (row.code and row.tests)]
    out.write(f"{len(rows)} rules, {sum(bool(row.excuse) for row in rows)} excused, {len(bare)} without code or test\n")


def _places(places: list[Place]) -> list[str]:
    return [f"{place.file}:{place.line}" for place in places]


def _row(row: Traced) -> Json:
    tests: list[Json] = [f"{place.file}::{place.name}" for place in row.tests]
    return {"id": row.id, "title": row.title, "excuse": row.excuse, "code": [*_places(row.code)], "tests": tests}
