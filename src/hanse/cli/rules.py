"""``hanse rules``: the digest, and the matrix from rules to code and tests."""

from __future__ import annotations

import sys

from hanse.cli.given import show_json
from hanse.core import registry
from hanse.core.reading import BadInput, Json
from hanse.core.rulebook import Rule, read_digest
from hanse.core.trace import Place, Traced, folder, matrix
from hanse.texts import Texts, language


def show(game: str, id: str | None, wants_matrix: bool, json: bool, lang: str | None) -> None:
    registry.entry(game)
    if wants_matrix:
        _matrix(game, id, json)
        return
    spoken = language(lang)
    found = list(chosen(read_digest(game, spoken), id).values())
    if json:
        show_json([{"id": rule.id, "title": rule.title, "says": rule.says} for rule in found])
        return
    from rich.padding import Padding
    from rich.text import Text

    from hanse.cli.screen import screen

    console = screen()
    if id is None:
        console.print(Text(Texts(spoken, game).say("title"), style="bold underline"))
    for rule in found:
        console.print(Text.assemble((rule.id, "bold cyan"), "  ", (rule.title, "bold")))
        console.print(Padding(Text(rule.says), (0, 0, 1, 4)))


def chosen(rules: dict[str, Rule], id: str | None) -> dict[str, Rule]:
    """The rule with that id, or those whose ids it begins."""
    if id is None:
        return rules
    wanted = id.upper()
    exact = {key: rule for key, rule in rules.items() if key.upper() == wanted}
    found = exact or {key: rule for key, rule in rules.items() if key.upper().startswith(wanted)}
    if not found:
        keys = list(rules)
        raise BadInput(f"no rule {id!r}; there is {keys[0]} to {keys[-1]} ({len(keys)} rules)")
    return found


def _matrix(game: str, id: str | None, json: bool) -> None:
    """Rule, the code that cites it, the tests that hold the code to it."""
    if not (folder(game) / "tests").is_dir():
        raise BadInput(f"rules {game} --matrix: the tests are not installed; run it from a checkout")
    ids = chosen(read_digest(game, "en"), id)
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
