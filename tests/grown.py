"""A copy of the tree that has grown by files alone: by a language nobody speaks, and by Hansa under another name."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

ROOT = Path(__file__).parents[1]
LANGUAGE = "qvi"  # for private use, says ISO 639
ENDONYM = "Vinetisch"
MARK = "~"
"""What every text of that language begins with."""
GAME = "lagoon"
OLD = "hansa"
PARTS = ("package.json", "package-lock.json", "pyproject.toml", "vite.config.ts", "svelte.config.js", "tsconfig.json")
MADE = shutil.ignore_patterns("static", "__pycache__", "*.so", "*.pyd")


def grow(root: Path) -> Path:
    """The copy with a new game and a new language."""
    copy(root)
    _game(root / "src/hanse/games")
    _language(root)
    return root


def copy(root: Path) -> Path:
    """The tree with one of our games only, which shows besides that nothing needs the others."""
    for folder in ("web", "scripts", "tests/conformance"):
        shutil.copytree(ROOT / folder, root / folder, ignore=MADE)
    for name in PARTS:
        shutil.copy(ROOT / name, root / name)
    (root / "tests/__init__.py").touch()
    (root / "node_modules").symlink_to(ROOT / "node_modules")
    shutil.copytree(ROOT / "src/hanse", root / "src/hanse", ignore=_leave)
    return root


def _leave(folder: str, names: list[str]) -> set[str]:
    others = {name for name in names if Path(folder).name == "games" and name not in (OLD, "__init__.py")}
    return others | MADE(folder, names)


def _game(games: Path) -> None:
    """A new folder, and nothing else."""
    shutil.copytree(games / OLD, games / GAME)
    for path in [path for path in (games / GAME).rglob("*") if path.is_file()]:
        text = path.read_text(encoding="utf-8")
        text = re.sub(rf"\b{OLD}\b", GAME, text).replace("title = Hansa", "title = Lagoon")
        path.write_text(text, encoding="utf-8")
        path.rename(path.with_name(path.name.replace(OLD, GAME)))


def _language(root: Path) -> None:
    """A file beside each English one. Names in data files are left out: they are told in English."""
    for path in [*root.glob("src/**/en.ftl"), *root.glob("web/**/en.ftl")]:
        text = re.sub(r"^([a-z][\w-]*) = ?", rf"\g<0>{MARK}", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
        text = text.replace(f"language = {MARK}English", f"language = {ENDONYM}")
        path.with_stem(LANGUAGE).write_text(text, encoding="utf-8")
    for path in root.glob("src/hanse/games/*/digest/en.toml"):
        text = re.sub(r'^((?:title|says) = ")', rf"\g<1>{MARK}", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
        path.with_stem(LANGUAGE).write_text(text, encoding="utf-8")
