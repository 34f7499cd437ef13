"""Game data: shipped TOML files, an owner's corrections in their place, what is reconstructed, a fingerprint."""

from __future__ import annotations

import hashlib
import json
import os
import stat
from collections.abc import Iterable
from importlib import resources
from pathlib import Path
from typing import NamedTuple

from hanse.core.languages import LANGUAGES
from hanse.core.reading import DataError, Reader, about, toml

LAYOUT = frozenset(("x", "y", "via", "post_xy", "aspect", "drawn", "name", "names", "card_names", *LANGUAGES))
"""Keys that say how things look or are called; they do not change a game and are not in the fingerprint."""


class Doubt(NamedTuple):
    """A fact nobody could read off a printed copy."""

    file: str
    where: str
    note: str


class Data:
    """The data files of one game: shipped, or replaced by files of the same name in ``corrections/<game>/``."""

    def __init__(self, game: str, corrections: Path | None = None, lone: Path | None = None) -> None:
        """``lone`` is one more file, wherever it lies."""
        self.game = game
        self.folder = resources.files(f"hanse.games.{game}") / "data"
        self.corrections = corrections / game if corrections is not None else None
        self.lone = lone
        self.read: dict[str, dict[str, object]] = {}

    def file(self, name: str) -> Reader:
        """The file ``name``, parsed; it is then part of the fingerprint."""
        self.read[name] = self._parse(name)
        return Reader(self.read[name], name)

    def added(self) -> list[str]:
        """The files of the owner that replace none of the shipped ones."""
        own = sorted(self.corrections.glob("*.toml")) if self.corrections is not None else []
        if self.lone is not None:
            own.append(self.lone)
        return [path.name for path in own if not (self.folder / path.name).is_file()]

    def replaced(self) -> list[str]:
        """The shipped files that one of the owner's stands in the place of."""
        own = sorted(self.corrections.glob("*.toml")) if self.corrections is not None else []
        return [path.name for path in own if (self.folder / path.name).is_file()]

    def fingerprint(self) -> str:
        """Twelve digits that change when anything changes that a rule can read."""
        facts = {name: _facts(table) for name, table in self.read.items()}
        text = json.dumps(facts, sort_keys=True, ensure_ascii=False)
        return hashlib.sha256(text.encode()).hexdigest()[:12]

    def doubts(self) -> tuple[Doubt, ...]:
        """Everything marked as reconstructed in the files read."""
        out: list[Doubt] = []
        for name, table in self.read.items():
            _doubts(name, "", table, out)
        return tuple(out)

    def _parse(self, name: str) -> dict[str, object]:
        shown = name
        try:
            own = self.corrections / name if self.corrections is not None else None
            if self.lone is not None and self.lone.name == name:
                own = self.lone
            if own is not None and (own is self.lone or os.path.lexists(own)):
                shown = str(own)
                if not stat.S_ISREG(own.stat().st_mode):
                    raise DataError(f"{shown}: cannot be read: it is not a file")
                text = own.read_text(encoding="utf-8")
            else:
                text = (self.folder / name).read_text(encoding="utf-8")
            return toml(text, shown)
        except UnicodeDecodeError:
            raise DataError(f"{shown}: not UTF-8 text") from None
        except OSError as error:
            raise DataError(f"{shown}: cannot be read: {error.strerror}") from None


def corrections_folder(given: str | None) -> Path | None:
    """The folder of corrections named on the command line or in HANSE_DATA; no data file in it is in vain."""
    folder = named_folder(given)
    if folder is not None:
        for wrong in strangers(folder, (*folder.glob("*.toml"), *folder.glob("*/*.toml"))):
            raise DataError(wrong)
    return folder


def strangers(folder: Path, paths: Iterable[Path]) -> list[str]:
    """Which of these files in a folder of corrections would never be read, and why."""
    from hanse.core.registry import entry  # which knows what a game takes, and stands on this module

    there = shipped()
    out: list[str] = []
    for path in sorted(paths):
        parts = path.relative_to(folder).parts
        if len(parts) != 2 or parts[0] not in there:
            out.append(f"{path}: replaces nothing; corrections stand in a folder named {', '.join(there)}")
        elif parts[1] not in there[parts[0]] and (path.suffix != ".toml" or entry(parts[0]).boards is None):
            out.append(f"{path}: replaces nothing; there is {', '.join(there[parts[0]])}")
    return out


def shipped() -> dict[str, list[str]]:
    """The names of the data files of every game that has some."""
    out: dict[str, list[str]] = {}
    for game in sorted(resources.files("hanse.games").iterdir(), key=lambda found: found.name):
        if (game / "data").is_dir():
            out[game.name] = sorted(item.name for item in (game / "data").iterdir() if item.name.endswith(".toml"))
    return out


def named_folder(given: str | None) -> Path | None:
    """The folder named on the command line or in HANSE_DATA, whatever is in it; it must exist."""
    name = given or os.environ.get("HANSE_DATA")
    if not name:
        return None
    folder = Path(name)
    if not folder.is_dir():
        wrong = "not a folder" if folder.exists() else "no such folder of corrections"
        raise DataError(f"{name}: {wrong}; one holds files as GAME/FILE.toml")
    return folder


def _facts(value: object) -> object:
    if isinstance(value, dict):
        return {k: _facts(v) for k, v in value.items() if k not in LAYOUT and not about(k)}
    if isinstance(value, list):
        return [_facts(v) for v in value]
    return value


def _doubts(file: str, where: str, value: object, out: list[Doubt]) -> None:
    if isinstance(value, list):
        for i, item in enumerate(value):
            _doubts(file, f"{where} {_label(item, i)}", item, out)
    elif isinstance(value, dict):
        note = str(value.get("note", ""))
        for key, item in value.items():
            if item == "reconstructed" and about(key):
                what = key.removesuffix("_provenance").removesuffix("provenance")
                out.append(Doubt(file, f"{where} {what}".strip(), note))
            elif isinstance(item, (dict, list)):
                _doubts(file, f"{where} {key}".strip(), item, out)


def _label(item: object, i: int) -> str:
    if isinstance(item, dict):
        if "id" in item:
            return str(item["id"])
        if "from" in item and "to" in item:
            return f"{item['from']}-{item['to']}"
    return str(i + 1)
