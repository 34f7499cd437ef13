"""A game is its folder and a language is its files: nothing else knows either."""

from __future__ import annotations

import ast
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from hanse.core import registry
from hanse.core.languages import LANGUAGES
from tests.grown import GAME, LANGUAGE, MARK, OLD, ROOT, grow

IDS = re.compile(rf"(?<![\w-])({'|'.join(registry.ids())})(?![\w-])")
CODES = re.compile(rf"""(["'`])({"|".join(code for code in LANGUAGES if code != "en")})\1""")
EXAMPLES = {
    "src/hanse/cli/referee.py": "shows how a message looks",
    "web/index.html": "shows a command to readers without JavaScript",
}
"""Files that may name a game, and why. Tests, documents and notes are not searched."""
WORDS = (".ts", ".js", ".mjs", ".svelte", ".html", ".css", ".json", ".toml")


def elsewhere() -> list[Path]:
    """Every file of the program that belongs to no game and was not compiled."""
    folders = ("src/hanse", "web", "scripts")
    found = [path for folder in folders for path in (ROOT / folder).rglob("*") if path.is_file()]
    found = [path for path in found if path.suffix not in (".so", ".pyd")]
    skip = ("static", "__pycache__", "games", "fonts")
    inside = [path for path in found if not any(part in skip for part in path.relative_to(ROOT).parts)]
    return [*inside, *(path for path in ROOT.iterdir() if path.suffix in WORDS and path.name != "package-lock.json")]


def said(path: Path) -> str:
    """What a file says to a machine: of Python neither comments nor docstrings."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py" or text.startswith("#!/usr/bin/env python"):
        tree = ast.parse(text)
        for node in ast.walk(tree):
            body = getattr(node, "body", None)
            if isinstance(body, list):
                node.body = [part for part in body if not _bare(part)] or [ast.Pass()]  # type: ignore[attr-defined]
        return ast.unparse(tree)
    return text if path.suffix in WORDS or text.startswith("#!") else ""


def _bare(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def test_no_file_outside_a_games_folder_names_the_game() -> None:
    found = {path.relative_to(ROOT).as_posix(): IDS.findall(said(path)) for path in elsewhere()}
    assert {path: names for path, names in found.items() if names and path not in EXAMPLES} == {}
    assert [path for path in EXAMPLES if not found[path]] == [], "no longer an example"


def test_no_file_lists_languages() -> None:
    found = {path.relative_to(ROOT).as_posix(): CODES.findall(said(path)) for path in elsewhere()}
    assert {path: codes for path, codes in found.items() if codes} == {}
    games = [path for path in (ROOT / "src/hanse/games").rglob("*") if path.suffix in (".py", ".ts", ".svelte")]
    own = [path for path in games if "tests" not in path.parts]
    assert {path.name: codes for path in own if (codes := CODES.findall(said(path)))} == {}


@pytest.fixture(scope="module")
def grown(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The tree with a new game and a new language, both by files alone."""
    return grow(tmp_path_factory.mktemp("grown") / "tree")


def test_commands_list_and_play_a_new_game(grown: Path) -> None:
    listed = json.loads(hanse(grown, "games", "--json"))
    assert [(game["id"], game["title"]) for game in listed] == [(OLD, "Hansa"), (GAME, "Lagoon")]
    hanse(grown, "simulate", GAME, "--games", "1", "--bots", "random,random,random")


def test_commands_speak_a_new_language(grown: Path) -> None:
    assert f"{MARK}Lagoon" in hanse(grown, "games", "--lang", LANGUAGE)
    assert MARK in hanse(grown, "rules", GAME, "--lang", LANGUAGE)
    played = hanse(grown, "play", GAME, "--lang", LANGUAGE, "--seed", "1", given="quit\n")
    assert MARK in played
    assert "Danzig" in played, "names that data files do not have in it are told in English"


def test_an_unknown_language_is_refused_with_those_there_are(grown: Path) -> None:
    there = f"there is {', '.join([*LANGUAGES, LANGUAGE])}"
    assert there in hanse(grown, "games", "--lang", "fr", fails=True)


def test_a_new_game_is_held_to_the_laws_in_a_new_language_too(grown: Path) -> None:
    laws = "tests/conformance/test_papers.py"
    done = run(grown, "-m", "pytest", "-q", "-p", "no:cacheprovider", laws, "-k", f"{GAME} and (texts or digest)")
    assert "passed" in done


def hanse(tree: Path, *args: str, given: str = "", fails: bool = False) -> str:
    return run(tree, "-m", "hanse", *args, given=given, fails=fails)


def run(tree: Path, *args: str, given: str = "", fails: bool = False) -> str:
    env = {**os.environ, "PYTHONPATH": str(tree / "src"), "HANSE_DATA": ""}
    done = subprocess.run(
        [sys.executable, *args], cwd=tree, env=env, input=given, capture_output=True, text=True, check=False
    )
    assert (done.returncode != 0) == fails, done.stdout + done.stderr
    return done.stdout + done.stderr
