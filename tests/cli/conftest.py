"""Running the command: in this process where that is enough, in its own where exit and signals matter."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import hanse
from hanse.cli import run
from hanse.core import record, registry
from hanse.core.match import Match
from hanse.core.model import OVER
from hanse.core.playout import random_code
from hanse.core.rng import Rng

SOURCES = Path(hanse.__file__).parent.parent


class Done(NamedTuple):
    """What a command did."""

    code: int
    out: str
    err: str

    def json(self) -> Any:
        """The one document on standard output."""
        assert self.code == 0, self.err
        return json.loads(self.out)

    def line(self) -> str:
        """The one line of an error."""
        assert self.out == ""
        assert self.err.startswith("hanse: ")
        assert self.err.count("\n") == 1, self.err
        return self.err


Hanse = Callable[..., Done]


@pytest.fixture
def hanse_(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Hanse:
    """``hanse_("games", "--json")`` in this process; ``typed`` is its standard input."""
    monkeypatch.setenv("HANSE_LANG", "en")
    monkeypatch.setenv("COLUMNS", "120")
    # Set, so that what --data puts there is gone after the test.
    monkeypatch.setenv("HANSE_DATA", "")
    monkeypatch.delenv("HANSE_DEBUG", raising=False)

    def call(*args: object, typed: str = "") -> Done:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed.encode()), encoding="utf-8"))
        code = run([str(arg) for arg in args])
        said = capsys.readouterr()
        return Done(code, said.out, said.err)

    return call


def environment(**more: str) -> dict[str, str]:
    """What a command in its own process gets."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("HANSE_", "LC_", "PYTEST"))}
    return {**kept, "PYTHONPATH": str(SOURCES), "HANSE_LANG": "en", **more}


def command(*args: object) -> list[str]:
    return [sys.executable, "-m", "hanse", *map(str, args)]


def process(*args: object, typed: bytes = b"", **more: str) -> Done:
    """The command in its own process."""
    done = subprocess.run(command(*args), input=typed, capture_output=True, env=environment(**more), check=False)
    return Done(done.returncode, done.stdout.decode(), done.stderr.decode())


@pytest.fixture(scope="session")
def recorded() -> str:
    """A whole random game of Hansa for three, as a record."""
    match = Match(registry.load("hansa", "base", 3), 21)
    rng = Rng(9)
    while match.asked != OVER:
        match.submit(match.asked, match.game.text[random_code(match.game, match.state, rng)])
    return record.write(match.record())


@pytest.fixture
def rec(tmp_path: Path, recorded: str) -> Path:
    path = tmp_path / "game.rec"
    path.write_text(recorded, encoding="utf-8")
    return path
