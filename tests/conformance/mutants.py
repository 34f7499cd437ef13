"""Take the lines that decide rules out of the code, one by one: a test that carries the rule's id must fail.

    python -m tests.conformance.mutants GAME                 every rule
    python -m tests.conformance.mutants GAME --sample 20     so many rules, evenly spread
    python -m tests.conformance.mutants GAME --rule LU-7.1   one rule, telling what became of each line
    python -m tests.conformance.mutants GAME --find LU-7.1   every line whose loss its tests notice

Runs on the sources. Each mutant lives in a forked child: the mutated function gets its new code there, and pytest runs
the tests of the id. Every comment that cites an id must stand at a line whose loss a test of that id notices; of the
lines that return a refusal citing it, one is enough. Prints what survives; exit code 1 if anything does.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import importlib
import io
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FunctionType

os.environ["HANSE_INTERPRETED"] = "1"
os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"

import pytest

from hanse.core import registry
from hanse.core.examples import examples
from hanse.core.proving import problems
from hanse.core.rulebook import read_digest
from hanse.core.trace import EXAMPLES, Place, Source, Traced, folder, matrix, proofs

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 20
"""Seconds of work for the tests of one rule."""


def statement(tree: ast.Module, line: int) -> tuple[list[ast.stmt], int] | None:
    """Where the innermost statement on a line stands: the list of statements, and its place in it."""
    found: tuple[list[ast.stmt], int] | None = None
    for node in ast.walk(tree):
        for _, rows in ast.iter_fields(node):
            if isinstance(rows, list):
                for i, row in enumerate(rows):
                    if isinstance(row, ast.stmt) and row.lineno <= line <= (row.end_lineno or row.lineno):
                        found = rows, i  # walking is breadth first, so what comes later lies deeper
    return found


def replacements(node: ast.stmt) -> Iterator[list[ast.stmt]]:
    """What stands in a statement's place when it is taken out, or decides the other way."""
    if isinstance(node, ast.If):
        yield node.orelse or [ast.Pass()]
        yield node.body
    elif isinstance(node, ast.Return):
        yield from _returns(node.value)
    elif isinstance(node, (ast.Assign, ast.AnnAssign)) and isinstance(node.value, ast.IfExp):
        both = node.value
        for other in (both.body, both.orelse):
            node.value = other
            yield [node]
        node.value = both
    elif not isinstance(node, (ast.FunctionDef, ast.ClassDef, ast.Import, ast.ImportFrom)):
        yield [ast.Pass()]


def _returns(value: ast.expr | None) -> Iterator[list[ast.stmt]]:
    if isinstance(value, ast.IfExp):
        yield [ast.Return(value.body)]
        yield [ast.Return(value.orelse)]
    elif value is None or ast.unparse(value) in ("OK", "None"):
        # What is always allowed is refused.
        yield ast.parse("from hanse.core.model import Refusal\nreturn Refusal('MUTANT', 'mutant')").body
    else:
        yield [ast.Return(ast.UnaryOp(ast.Not(), value))]
        yield [ast.Return(ast.Constant(None))]


def mutants(text: str, line: int, name: str) -> Iterator[CodeType]:
    """The code of the function ``name`` with the statement on a line taken out in every way."""
    tree = ast.parse(text)
    at = statement(tree, line)
    if at is None:
        return
    rows, i = at
    old = rows[i]
    for new in replacements(old):
        for part in new:
            ast.copy_location(part, old)
        rows[i : i + 1] = new
        with contextlib.suppress(SyntaxError):
            code = _find(compile(ast.fix_missing_locations(tree), "mutant", "exec"), name)
            if code is not None:
                yield code
        rows[i : i + len(new)] = [old]


def _find(code: CodeType, name: str) -> CodeType | None:
    for const in code.co_consts:
        if isinstance(const, CodeType):
            found = const if const.co_qualname == name else _find(const, name)
            if found is not None:
                return found
    return None


class Folder:
    """One game's sources and tests."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.root = folder(game)
        registry.load(game)  # every module is there before the first child
        self.tests = proofs(game)

    def function(self, place: Place) -> FunctionType | None:
        """The function a place lies in, as it is at work in this process."""
        module = place.file.removesuffix(".py").replace("/", ".").removesuffix(".__init__")
        found: object = importlib.import_module(f"hanse.games.{self.game}.{module}")
        for part in place.name.split("."):
            found = getattr(found, part, None)
        if isinstance(found, property):
            found = found.fget
        return found if isinstance(found, FunctionType) else None

    def noticed(self, id: str, place: Place) -> bool:
        """Whether a test of ``id`` fails when the line is taken out, in one way or another."""
        function = self.function(place)
        if function is None:
            return False
        text = (self.root / place.file).read_text(encoding="utf-8")
        return any(self._fails(id, function, code) for code in mutants(text, place.line, place.name))

    def healthy(self, ids: list[str]) -> bool:
        """Whether the tests of these rules pass while every line is in its place."""
        child = os.fork()
        if child:
            return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
        try:
            shown = any(self._shown(id) for id in ids)
            os._exit(1 if shown else _run(sorted({test for id in ids for test in self._tests(id)})))
        except BaseException:  # noqa: BLE001 - a child never returns to its parent's work
            os._exit(1)

    def _tests(self, id: str) -> list[str]:
        places = self.tests.get(id, [])
        return [f"{self.root / place.file}::{place.name}" for place in places if place.file != EXAMPLES]

    def _shown(self, id: str) -> bool:
        """Whether an example of the id does not come out."""
        known = examples(self.game)
        return any(problems(known[p.name]) for p in self.tests.get(id, []) if p.file == EXAMPLES)

    def _fails(self, id: str, function: FunctionType, code: CodeType) -> bool:
        child = os.fork()
        if child:
            return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) != 0
        try:
            if code.co_freevars != function.__code__.co_freevars:
                os._exit(0)
            function.__code__ = code
            signal.setitimer(signal.ITIMER_PROF, PATIENCE)  # a mutant may go on forever: that is noticed too
            os._exit(1 if self._shown(id) else _run(self._tests(id)))
        except BaseException:  # noqa: BLE001 - a child never returns to its parent's work
            os._exit(1)


def _run(tests: list[str]) -> int:
    """pytest's exit code for these tests; 0 if there are none."""
    if not tests:
        return 0
    options = ["-c", os.devnull, "--rootdir", str(ROOT), "--import-mode=importlib", "-p", "no:cacheprovider"]
    options += ["-q", "-x", "-m", "not long", "-W", "ignore"]
    silent = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silent, 1)
    os.dup2(silent, 2)
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        code = int(pytest.main([*options, *tests]))
    return 0 if code == pytest.ExitCode.NO_TESTS_COLLECTED else code


def surviving(game: Folder, row: Traced, tell: bool = False) -> list[str]:
    """What is wrong with a rule's lines: comments that claim too much, or nothing that decides."""
    out: list[str] = []
    refused = False
    for place in row.code:
        if place.refuses and refused and not tell:
            continue
        noticed = game.noticed(row.id, place)
        refused = refused or (place.refuses and noticed)
        if tell:
            print(f"{row.id} {place.file}:{place.line} {place.name}: {'noticed' if noticed else 'NOT NOTICED'}")
        if not noticed and not place.refuses:
            out.append(f"{row.id}: {place.file}:{place.line} can go, and no test of {row.id} fails")
    if not row.code:
        out.append(f"{row.id}: no line decides it")
    elif not refused and all(place.refuses for place in row.code):
        out.append(f"{row.id}: its refusals can go, and no test of {row.id} fails")
    return out


def find(game: Folder, id: str) -> None:
    """Every statement in the game's rules, state and board whose loss a test of the id notices."""
    for path in sorted(game.root.rglob("*.py")):
        file = path.relative_to(game.root).as_posix()
        if file.startswith(("tests/", "ui/", "value", "features", "picture")):
            continue
        source = Source(path.read_text(encoding="utf-8"))
        if id not in source.text:
            continue
        for line in sorted({node.lineno for node in ast.walk(source.tree) if isinstance(node, ast.stmt)}):
            name = source.function(line)
            if name and game.noticed(id, Place(file, line, name)):
                print(f"{file}:{line} {source.text.splitlines()[line - 1].strip()}")


def main(args: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Take out the lines that decide rules.")
    parser.add_argument("game")
    parser.add_argument("--sample", type=int, default=0)
    parser.add_argument("--rule", action="append", default=[])
    parser.add_argument("--find", default="")
    given = parser.parse_args(args)
    game = Folder(given.game)
    if given.find:
        find(game, given.find)
        return 0
    if given.rule:
        unknown = set(given.rule) - set(read_digest(given.game, "en"))
        if unknown:
            parser.error(f"no rule {', '.join(sorted(unknown))}")
    rows = [row for row in matrix(given.game) if not row.excuse and (not given.rule or row.id in given.rule)]
    if given.sample:
        rows = rows[:: max(1, len(rows) // given.sample)]
    if not game.healthy([row.id for row in rows]):
        print(f"{given.game}: tests of these rules fail already, so nothing can be proved")
        return 1
    wrong = [text for row in rows for text in surviving(game, row, bool(given.rule))]
    for text in wrong:
        print(text)
    print(f"{given.game}: {len(rows)} rules, {len(wrong)} without proof")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
