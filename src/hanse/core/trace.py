"""From a rule's id to the lines that decide it and the tests that prove it, found by reading a game's folder.

A mention is not code: docstrings do not count. An id is decided by a statement inside a function that carries it in a
comment, at its end or right above it, and by every statement that returns a refusal citing it.
``tests/conformance/mutants.py`` takes such lines out, one by one, and a test of the id must fail.
"""

from __future__ import annotations

import ast
import io
import re
import threading
import tokenize
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import NamedTuple

from hanse.core.examples import FILE, examples, sentences
from hanse.core.rulebook import read_digest

EXAMPLES = f"examples/{FILE}"

_PARSING = threading.Lock()
"""Python 3.11 fails when two threads make syntax trees at the same time."""


def _parsed(text: str) -> ast.Module:
    with _PARSING:
        return ast.parse(text)


class Place(NamedTuple):
    """Where an id stands: file below the game's folder, line, and the function or class around it."""

    file: str
    line: int
    name: str
    refuses: bool = False
    """Whether the line decides by returning a refusal that cites the id, not by a comment."""


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
    """Every rule of the digest with the lines that decide it, and the tests and examples that prove it."""
    rules = read_digest(game, "en")
    code = decided(game, tuple(rules))
    tests = proofs(game)
    return [Traced(r.id, r.title, r.excuse, code.get(r.id, []), tests.get(r.id, [])) for r in rules.values()]


def decided(game: str, known: tuple[str, ...]) -> dict[str, list[Place]]:
    """The lines of the game's sources, tests aside, that decide each id."""
    pattern = _pattern(known)
    out: dict[str, list[Place]] = {}
    sources = _sources(game)
    refusals = {file: dict(source.refusals()) for file, source in sources.items()}
    for file, source in sources.items():
        for line, text in source.comments():
            around = source.function(line)
            for id in dict.fromkeys(pattern.findall(text) if around else ()):
                out.setdefault(id, []).append(Place(file, line, around))
        cites = dict(refusals[file])
        for name, module in source.imported(f"hanse.games.{game}."):
            rule = refusals.get(f"{module.replace('.', '/')}.py", {}).get(name)
            if rule is not None:
                cites[name] = rule
        for line, rule in source.refusing(cites):
            out.setdefault(rule, []).append(Place(file, line, source.function(line), True))
    return out


def _pattern(known: tuple[str, ...]) -> re.Pattern[str]:
    """Finds mentions of these ids."""
    longest = sorted(known, key=len, reverse=True)
    return re.compile(r"(?<![\w.-])(" + "|".join(re.escape(id) for id in longest) + r")(?!\.?\d)")


def _sources(game: str) -> dict[str, Source]:
    """The modules that can decide something, by their path below the game's folder."""
    root = folder(game)
    out: dict[str, Source] = {}
    for path in sorted(root.rglob("*.py")):
        file = path.relative_to(root).as_posix()
        if not file.startswith(("tests/", "ui/", "value", "features", "picture")):
            out[file] = Source(path.read_text(encoding="utf-8"))
    return out


class Source:
    """One module, read for what its lines decide."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.tree = _parsed(text)
        self._code = {
            line
            for node in ast.walk(self.tree)
            if isinstance(node, ast.stmt) and not _docstring(node)
            for line in range(node.lineno, (node.end_lineno or node.lineno) + 1)
        }

    def comments(self) -> Iterator[tuple[int, str]]:
        """Every comment with the line of code it speaks of: its own, or the next if it stands alone."""
        rows = self.text.split("\n")
        for token in tokenize.generate_tokens(io.StringIO(self.text).readline):
            if token.type == tokenize.COMMENT:
                line = token.start[0]
                if not rows[line - 1][: token.start[1]].strip():
                    while line <= len(rows) and (not rows[line - 1].strip() or rows[line - 1].lstrip().startswith("#")):
                        line += 1
                yield line, token.string

    def refusing(self, cites: dict[str, str]) -> Iterator[tuple[int, str]]:
        """Every line that returns a refusal, with the rule it cites; ``cites`` knows the refusals by name."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Return) and node.value is not None:
                for part in ast.walk(node.value):
                    if _name(part) in cites:
                        yield node.lineno, cites[_name(part)]

    def refusals(self) -> Iterator[tuple[str, str]]:
        """The refusals declared here: ``NAME: Final = REFUSALS.add("id", …)``, and the rule of each."""
        for node in ast.walk(self.tree):
            if isinstance(node, (ast.AnnAssign, ast.Assign)) and isinstance(node.value, ast.Call):
                call = node.value
                target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
                if ast.unparse(call.func) == "REFUSALS.add" and isinstance(call.args[0], ast.Constant):
                    yield _name(target), str(call.args[0].value)

    def imported(self, package: str) -> Iterator[tuple[str, str]]:
        """Names taken from other modules of a package, and the module below it."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(package):
                for name in node.names:
                    yield name.name, str(node.module).removeprefix(package)

    def function(self, line: int) -> str:
        """The innermost function around a line of code, with its classes; empty if there is none."""
        best, name = 0, ""
        for node, path in _functions(self.tree, ""):
            if node.lineno <= line <= (node.end_lineno or node.lineno) and node.lineno > best:
                best, name = node.lineno, path
        return name if line in self._code and line != best else ""


def _name(node: ast.AST) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def _docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def _functions(node: ast.AST, path: str) -> Iterator[tuple[ast.FunctionDef, str]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, (ast.FunctionDef, ast.ClassDef)):
            name = f"{path}.{child.name}" if path else child.name
            if isinstance(child, ast.FunctionDef):
                yield child, name
            yield from _functions(child, name)


def proofs(game: str) -> dict[str, list[Place]]:
    """Rules and what proves them: tests that carry their id, and examples that show them."""
    out = marked(game, "rule")
    rows = (folder(game) / EXAMPLES).read_text(encoding="utf-8").split("\n")
    for example in examples(game).values():
        for rule in example.rules:
            out.setdefault(rule, []).append(Place(EXAMPLES, rows.index(f"[{example.id}]") + 1, example.id))
    return out


def marked(game: str, mark: str) -> dict[str, list[Place]]:
    """Ids that tests of the game carry as ``@pytest.mark.<mark>("id", …)``."""
    out: dict[str, list[Place]] = {}
    root = folder(game)
    for path in _tests(game):
        for place, decorators in _carriers(path):
            for id in _ids(decorators, mark):
                out.setdefault(id, []).append(place._replace(file=path.relative_to(root).as_posix()))
    return out


def _tests(game: str) -> list[Path]:
    """The modules of the game's tests; none where it is installed without them."""
    return sorted((folder(game) / "tests").rglob("test_*.py"))


def _carriers(path: Path) -> Iterator[tuple[Place, list[ast.expr]]]:
    """Everything in a module that can carry marks, and its decorators."""
    for node in ast.walk(_parsed(path.read_text(encoding="utf-8"))):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            yield Place(path.name, node.lineno, node.name), node.decorator_list


def shown_by(game: str) -> dict[str, list[str]]:
    """The rules that each example shows: those it lists, its sentence names and its refusals cite, and its tests'."""
    rules = tuple(read_digest(game, "en"))
    pattern = _pattern(rules)
    out = {id: set(pattern.findall(says)) for id, says in sentences(game).items()}
    for example in examples(game).values():
        out.setdefault(example.scenario, set()).update(example.rules)
        out[example.scenario].update(refusal.rule for look in example.looks for refusal in look.refused)
    for path in _tests(game):
        for _, decorators in _carriers(path):
            for id in _ids(decorators, "scenario"):
                out.setdefault(id, set()).update(_ids(decorators, "rule"))
    return {id: [rule for rule in rules if rule in named] for id, named in out.items()}


def _ids(decorators: list[ast.expr], mark: str) -> list[str]:
    out = []
    for call in decorators:
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == mark:
            out += [a.value for a in call.args if isinstance(a, ast.Constant) and isinstance(a.value, str)]
    return out
