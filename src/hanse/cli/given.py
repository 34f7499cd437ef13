"""What commands are given, checked: switches, seats, bots, seeds, files."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from hanse.core import record, registry
from hanse.core.data import corrections_folder
from hanse.core.entry import Bundle
from hanse.core.match import Match, outdated, reread, resume
from hanse.core.model import ALL, State
from hanse.core.reading import BadInput
from hanse.core.seeds import SEEDS, drawn


def switches(chosen: list[str] | None) -> dict[str, str]:
    """``--option K=V``, any number of times."""
    out: dict[str, str] = {}
    for text in chosen or ():
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise BadInput(f"--option {text!r}: must be NAME=VALUE")
        if name in out:
            raise BadInput(f"--option {name}: given twice")
        out[name] = value
    return out


def bundle(game: str, variant: str | None, seats: int | None, chosen: list[str] | None) -> Bundle[State]:
    """The game as the command line describes it, with the owner's corrections."""
    return registry.load(game, variant, seats, switches(chosen), corrections_folder(None))


def words(name: str, text: str) -> list[str]:
    """A list on the command line: ``a,b,c``. A backslash keeps a comma, as a bot's command may need."""
    out = [part.replace("\0", ",").strip() for part in text.replace("\\,", "\0").split(",")]
    if not all(out):
        raise BadInput(f"{name} {text!r}: a name is missing between the commas")
    return out


def seed(given: int | None) -> int:
    """The seed given, or a short one drawn."""
    if given is None:
        return drawn()
    if not 0 <= given < SEEDS:
        raise BadInput(f"--seed {given}: must be from 0 to {SEEDS - 1}")
    return given


def text_file(name: str) -> str:
    """What is in a file; ``-`` is standard input."""
    try:
        if name == "-":
            return sys.stdin.buffer.read().decode()
        return Path(name).read_bytes().decode()
    except OSError as error:
        raise BadInput(f"{name}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadInput(f"{name}: not UTF-8 text") from None


def recorded(name: str, to: int | None) -> Match[State]:
    """The match in a record file, checked, as it stood before answer ``to``."""
    text = text_file(name)
    try:
        played = record.read(text)
        return replayed(played, to)
    except BadInput as bad:
        raise BadInput(f"{name}: {bad}") from None


def replayed(played: record.Record, to: int | None) -> Match[State]:
    """A record played up to ply ``to``; what follows is checked too, so that no broken record passes for a good one.

    A record of older rules is read as far as it stands by today's, and standard error says how far that is.
    """
    bundle = played.bundle(corrections_folder(None))
    whole, stopped = reread(bundle, played)
    if stopped is not None:
        if not played.outdated(bundle):
            raise stopped
        sys.stderr.write(f"{outdated(played, whole.ply, stopped)}\n")
    if to is None or to == whole.ply:
        return whole
    if not 0 <= to < whole.ply:
        raise BadInput(f"no ply {to}; there is 0 to {whole.ply}")
    return resume(whole.bundle, played.seed, played.answers[:to], played.position, manual=True)


def eyes(seat: int | None, seats: int) -> int:
    """Whose view is wanted; without a seat, everything."""
    if seat is None:
        return ALL
    if not 0 <= seat < seats:
        raise BadInput(f"--seat {seat}: no such seat; there is 0 to {seats - 1}")
    return seat


def show_json(document: object) -> None:
    """The one document that ``--json`` prints."""
    sys.stdout.write(json.dumps(document, ensure_ascii=False, indent=1) + "\n")
