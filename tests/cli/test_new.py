"""``hanse new``: a folder that is a game at once, held to every law, and what cannot be one."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from hanse.cli import new
from hanse.core import registry
from hanse.core.reading import BadInput
from hanse.core.rulebook import read_digest
from tests.cli.conftest import Hanse
from tests.grown import copy

GAME, TITLE = "salt_road", "Salt Road"
TEXTS = (".py", ".toml", ".ftl", ".txt", ".ts", ".svelte")


def run(tree: Path, *args: str) -> str:
    env = {**os.environ, "PYTHONPATH": f"{tree / 'src'}{os.pathsep}{tree}", "HANSE_DATA": ""}
    done = subprocess.run([sys.executable, *args], cwd=tree, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout in which a game was begun."""
    root = copy(tmp_path_factory.mktemp("new") / "tree")
    said = run(root, "-m", "hanse", "new", GAME, "--title", TITLE)
    assert f"src/hanse/games/{GAME}: {TITLE}" in said
    return root


def test_it_is_listed_and_played(tree: Path) -> None:
    listed = {game["id"]: game for game in json.loads(run(tree, "-m", "hanse", "games", "--json"))}
    assert listed[GAME]["title"] == TITLE
    bots = ("--bots", "greedy,easy,medium", "--games", "3", "--seed", "1")
    assert json.loads(run(tree, "-m", "hanse", "simulate", GAME, *bots, "--json"))["games"] == 3


def test_it_keeps_every_law_and_proves_its_rules(tree: Path) -> None:
    said = run(
        tree, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/conformance", f"src/hanse/games/{GAME}", "-k", GAME
    )
    assert " passed" in said
    assert "skipped" not in said


def test_it_is_written_as_the_checks_want_it(tree: Path) -> None:
    folder = f"src/hanse/games/{GAME}"
    run(tree, "-m", "ruff", "check", folder)
    run(tree, "-m", "ruff", "format", "--check", folder)
    run(tree, "scripts/declare", "--check")
    run(tree, "-m", "mypy", "-p", f"hanse.games.{GAME}")
    whole = "".join(path.read_text(encoding="utf-8") for path in (tree / folder).rglob("*") if path.suffix in TEXTS)
    assert re.findall(r"@\w+@", whole) == []


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["Salt"], "GAME 'Salt': must be small letters and digits"),
        (["salt-road"], "GAME 'salt-road': must be small letters and digits"),
        (["../salt"], "GAME '../salt': must be small letters"),
        (["a" * 25], "24 at most"),
        (["class"], "GAME 'class': is a word of Python's own"),
        (["hansa"], "GAME 'hansa': is taken; taken are hansa,"),
        (["salt", "--title", 'The "Road"'], "--title 'The \"Road\"': must be 1 to 24 characters"),
        (["salt", "--title", " "], "--title ' ': must be 1 to 24 characters"),
    ],
)
def test_what_cannot_be_a_game_is_one_line(hanse_: Hanse, args: list[str], said: str) -> None:
    done = hanse_("new", *args)
    assert done.code == 2
    assert said in done.line()


def test_an_installed_wheel_says_what_it_lacks(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(new, "TEMPLATE", tmp_path / "template")
    with pytest.raises(BadInput, match=r"^new: writes into src/hanse/games of a checkout, and this hanse is installed"):
        new.checkout()


def test_rules_begin_with_letters_that_no_other_game_has() -> None:
    taken = {id.split("-")[0] for game in registry.ids() for id in read_digest(game, "en")}
    assert "LU" in taken
    assert new.prefix("lueneburg") not in taken
    assert new.prefix("salt_road") == "SR"
