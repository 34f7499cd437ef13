"""``hanse new``: a game's folder to begin with, whole and playable; docs/write-a-game.md goes on from there."""

from __future__ import annotations

import keyword
import re
import string
import sys
from pathlib import Path

import hanse
from hanse.core import registry
from hanse.core.reading import BadInput
from hanse.core.rulebook import read_digest

TEMPLATE = Path(__file__).parent / "template"
ENDING = ".in"
"""What the template's files end with, so that no tool takes them for code."""
LONGEST = 24
"""Characters of an id or a title: lines of the new files stay within their width."""


def new(id: str, title: str | None) -> None:
    """Write the folder of a new game into this checkout, and say how to go on."""
    root = checkout()
    games = root / "src" / "hanse" / "games"
    words = {"id": checked(id, games), "title": titled(title, id), "RULE": prefix(id)}
    words["Name"] = "".join(part.capitalize() for part in id.split("_"))
    files = sorted(path for path in TEMPLATE.rglob(f"*{ENDING}") if path.is_file())
    for path in files:
        to = games / id / filled(path.relative_to(TEMPLATE).as_posix().removesuffix(ENDING), words)
        to.parent.mkdir(parents=True, exist_ok=True)
        to.write_text(filled(path.read_text(encoding="utf-8"), words), encoding="utf-8")
    where = (games / id).relative_to(root).as_posix()
    rules = f"{words['RULE']}-1.1 to {words['RULE']}-3.3"
    sys.stdout.write(f"{where}: {words['title']}, {len(files)} files, rules {rules}\n")
    ways = {
        f"hanse play {id}": "in the terminal",
        "scripts/play": "in the page, which is built anew",
        f"pytest {where} tests/conformance -k {id}": "whether it keeps every law",
    }
    wide = max(map(len, ways))
    sys.stdout.writelines(f"  {way:{wide}}  {says}\n" for way, says in ways.items())
    sys.stdout.write("docs/write-a-game.md tells what to change first\n")


def checkout() -> Path:
    """The tree this command runs from; BadInput if it is an installed wheel."""
    root = Path(hanse.__path__[0]).resolve().parents[1]
    if not (root / "pyproject.toml").is_file() or not TEMPLATE.is_dir():
        raise BadInput(
            "new: writes into src/hanse/games of a checkout, and this hanse is installed without one; "
            "in a checkout run scripts/setup and .venv/bin/hanse new"
        )
    return root


def checked(id: str, games: Path) -> str:
    """An id that Python, the notation and the page can all use, and that is free."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", id) or len(id) > LONGEST:
        raise BadInput(f"GAME {id!r}: must be small letters and digits, with _ between words, {LONGEST} at most")
    if keyword.iskeyword(id):
        raise BadInput(f"GAME {id!r}: is a word of Python's own")
    if (games / id).exists():
        raise BadInput(f"GAME {id!r}: is taken; taken are {', '.join(registry.ids())}")
    return id


def titled(title: str | None, id: str) -> str:
    """What people are told it is called; of the id if nothing was said."""
    if title is None:
        return " ".join(part.capitalize() for part in id.split("_"))
    if not title.strip() or len(title) > LONGEST or not title.isprintable() or set(title) & set('"\\{}@'):
        raise BadInput(f'--title {title!r}: must be 1 to {LONGEST} characters, without " \\ {{ }} @')
    return title.strip()


def prefix(id: str) -> str:
    """Two letters that no other game's rules begin with."""
    taken = {rule.split("-")[0] for game in registry.ids() for rule in read_digest(game, "en")}
    first, *rest = (char for char in id.upper() if char.isalpha())
    heads = [part[0].upper() for part in id.split("_")[1:2] if part[0].isalpha()]
    for second in heads + rest + list(string.ascii_uppercase):
        if first + second not in taken:
            return first + second
    raise BadInput(f"GAME {id!r}: all pairs of letters for its rules that begin with {first} are taken")


def filled(text: str, words: dict[str, str]) -> str:
    for name, word in words.items():
        text = text.replace(f"@{name}@", word)
    return text
