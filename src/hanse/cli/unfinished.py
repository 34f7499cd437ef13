"""Games in the terminal that were left: each is a record in the user's data folder until it is over."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from hanse.core import record as records
from hanse.core.entry import Bundle
from hanse.core.match import Match, reread
from hanse.core.model import State
from hanse.core.reading import BadInput
from hanse.server.settings import data_folder


def folder() -> Path:
    return data_folder() / "played"


@dataclass(frozen=True)
class Unfinished:
    """A game one may go on with."""

    file: Path
    record: records.Record
    names: list[str]
    """Who sits where, as ``--seats`` names them."""

    @property
    def left(self) -> datetime:
        return datetime.fromtimestamp(self.file.stat().st_mtime)  # noqa: DTZ006  (the clock on the wall is meant)

    def match(self, bundle: Bundle[State]) -> Match[State]:
        """The game as it was left; BadInput if the rules have changed since so that it cannot go on."""
        match, stopped = reread(bundle, self.record)
        if stopped is not None:
            raise BadInput(f"{self.file}: {stopped}")
        match.manual = False
        match.roll()
        return match


def fresh(game: str) -> Path:
    """A file for a game that begins now."""
    moment = datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")
    return folder() / f"{game}-{moment}.rec"


def keep(file: Path, record: records.Record, names: list[str]) -> None:
    """Write a game down as it stands; whole or not at all."""
    file.parent.mkdir(parents=True, exist_ok=True)
    new = file.with_suffix(".new")
    new.write_text(records.write(record, records.named({}, names)), encoding="utf-8")
    new.replace(file)


def find(game: str | None) -> list[Unfinished]:
    """The games that were left, of one title or of all, the newest first; what cannot be read is passed over."""
    found = []
    for file in folder().glob("*.rec"):
        try:
            text = file.read_text(encoding="utf-8")
            record = records.read(text)
        except (OSError, UnicodeDecodeError, records.RecordError):
            continue
        if game in (None, record.game):
            found.append(Unfinished(file, record, records.names_in(text, record.seats)))
    return sorted(found, key=lambda one: one.left, reverse=True)
