"""A folder of games: what is played there, and every game as soon as it is over. A run that was killed goes on."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any, Generic, Protocol, TypeVar

from hanse.core.reading import BadInput, View

GAMES = "games.jsonl"
REPORT = "report.html"


class Kept(Protocol):
    """What came of a game, as data by name."""

    @property
    def number(self) -> int: ...

    def _asdict(self) -> dict[str, Any]: ...


K = TypeVar("K", bound=Kept)


class Folder(Generic[K]):
    """Opened for one plan; a folder of another is refused. ``made`` is what a game is kept as."""

    def __init__(self, path: Path, plan: View, made: type[K], kind: str = "arena") -> None:
        self.path = path
        self._made = made
        self._kind = kind
        try:
            path.mkdir(parents=True, exist_ok=True)
            self._claim(plan)
            self.played: dict[int, K] = {game.number: game for game in self._read()}
            self._file: IO[str] = (path / GAMES).open("a", encoding="utf-8")
        except OSError as error:
            raise BadInput(f"--to {path}: {error.strerror}") from None

    def _claim(self, plan: View) -> None:
        file = self.path / f"{self._kind}.json"
        text = json.dumps(plan, indent=1, ensure_ascii=False) + "\n"
        if not file.is_file():
            if any(self.path.iterdir()):
                raise BadInput(f"--to {self.path}: there are files and no {file.name}; it wants a folder of its own")
            # Whole or not at all: a torn plan would shut the folder.
            new = file.with_suffix(".new")
            new.write_text(text, encoding="utf-8")
            new.replace(file)
            return
        try:
            kept = json.loads(file.read_text(encoding="utf-8"))
        except ValueError:
            raise BadInput(f"{file}: not what hanse {self._kind} wrote") from None
        if kept != plan:
            others = [key for key in plan if not isinstance(kept, dict) or kept.get(key) != plan[key]]
            raise BadInput(f"--to {self.path}: {self._kind} was for something else there ({', '.join(others)} differ)")

    def _read(self) -> Iterator[K]:
        file = self.path / GAMES
        if not file.is_file():
            return
        body = file.read_bytes()
        whole = body.rfind(b"\n") + 1
        if whole < len(body):  # killed while it wrote: that game is played again
            os.truncate(file, whole)
        for number, line in enumerate(body[:whole].decode(errors="replace").splitlines(), 1):
            try:
                yield self._made(**json.loads(line))
            except (ValueError, TypeError):
                raise BadInput(f"{file}: line {number} is not a game") from None

    def keep(self, game: K) -> None:
        """Written at once; nothing kept is lost when the process is killed."""
        self.played[game.number] = game
        self._file.write(json.dumps(game._asdict(), ensure_ascii=False, separators=(",", ":")) + "\n")
        self._file.flush()

    def write(self, name: str, text: str) -> None:
        """Put a file beside the games."""
        try:
            (self.path / name).write_text(text, encoding="utf-8")
        except OSError as error:
            raise BadInput(f"{self.path / name}: {error.strerror}") from None

    def close(self) -> None:
        self._file.close()
