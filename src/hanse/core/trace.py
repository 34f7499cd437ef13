"""From a rule's id to the code that holds it and the tests that prove it, found by reading a game's folder."""

from __future__ import annotations

import ast
import re
from importlib import resources
from pathlib import Path
from typing import NamedTuple

from hanse.core.rulebook import read_digest


class Place(NamedTuple):
    """Where an id stands: file below the game's folder, line, and the function or class around it."""

    file: str
    line: int
    name: str


class Traced(NamedTuple):
    """One row of the matrix."""

    id: str
    title: str
    excuse: str
    code: list[Place]
    tests: list[Place]


def folder(game: str) -> Path:
    """The game's folder on disk."""
    with resources.as_file(resources.files(f"hanse.games.{game}")) as path:
        return Path(path)


def matrix(game: str) -> list[Traced]:
    """Every rule of the digest with the places that cite it."""
    rules = read_digest(game, "en")
    code = cited(game, tuple(rules))
    tests = marked(game, "rule")
    return [Traced(r.id, r.title, r.excuse, code.get(r.id, []), tests.get(r.id, [])) for r in rules.values()]


def cited(game: str, known: tuple[str, ...]) -> dict[str, list[Place]]:
    """Ids cited in the game's sources, tests aside."""
    pattern = re.compile(
        r"(?<![\w.-])(" + "|".join(re.escape(id) for id in sorted(known, key=len, reverse=True)) + r")(?!\.?\d)"
    )
    out: dict[str, list[Place]] = {}
    root = folder(game)
    for path in sorted(root.rglob("*.py")):
        shown = path.relative_to(root).as_posix()
        if shown.startswith(("tests/", "ui/")):
            continue
        text = path.read_text(encoding="utf-8")
        spans = _spans(ast.parse(text))
        for number, row in enumerate(text.split("\n"), 1):
            for id in dict.fromkeys(pattern.findall(row)):
                out.setdefault(id, []).append(Place(shown, number, _around(spans, number)))
    return out


def marked(game: str, mark: str) -> dict[str, list[Place]]:
    """Ids that tests of the game carry as ``@pytest.mark.<mark>("id", …)``."""
    out: dict[str, list[Place]] = {}
    root = folder(game)
    for path in sorted((root / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
                for id in _ids(node.decorator_list, mark):
                    out.setdefault(id, []).append(Place(path.relative_to(root).as_posix(), node.lineno, node.name))
    return out


def scenarios(game: str) -> dict[str, str]:
    """The digest's scenarios: ``digest/scenarios.txt`` has an id and a sentence per line."""
    text = (folder(game) / "digest" / "scenarios.txt").read_text(encoding="utf-8")
    return {row.split(" ", 1)[0]: row.split(" ", 1)[1] for row in text.splitlines() if row}


def _ids(decorators: list[ast.expr], mark: str) -> list[str]:
    out = []
    for call in decorators:
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == mark:
            out += [a.value for a in call.args if isinstance(a, ast.Constant) and isinstance(a.value, str)]
    return out


def _spans(tree: ast.Module) -> list[tuple[int, int, str]]:
    return [
        (node.lineno, node.end_lineno or node.lineno, node.name)
        for node in ast.walk(tree)
        if isinstance(node, (ast.FunctionDef, ast.ClassDef))
    ]


def _around(spans: list[tuple[int, int, str]], line: int) -> str:
    inside = [span for span in spans if span[0] <= line <= span[1]]
    return max(inside)[2] if inside else ""
