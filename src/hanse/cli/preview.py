"""``hanse data preview``: a board file as a drawing, and what is wrong with it, for whoever is writing one."""

from __future__ import annotations

import sys
from pathlib import Path

import hanse.cli
from hanse.cli.given import show_json
from hanse.core import registry
from hanse.core.data import Data, named_folder, shipped
from hanse.core.entry import Boards, Entry, Setup
from hanse.core.model import State
from hanse.core.reading import BadInput, Reader


def preview(file: Path, to: Path | None, json: bool) -> int:
    """Draw what can be read, then say what is wrong; the exit code tells whether it can be played."""
    entry, boards, reader = _opened(file)
    errors: list[str] = []
    try:
        prints = _built(entry, boards, file)
    except BadInput as bad:
        errors.append(" ".join(str(bad).split()))
        prints = {}
    svg, crowded = boards.draw(reader, errors[0] if errors else "")
    target = to or file.with_suffix(".svg")
    try:
        target.write_text(svg, encoding="utf-8")
    except OSError as error:
        raise BadInput(f"{target}: cannot be written: {error.strerror}") from None
    if json:
        show_json({
            "game": entry.id, "file": str(file), "drawing": str(target), "fingerprints": prints,
            "errors": errors, "crowded": crowded,
        })  # fmt: skip
    else:
        for line in crowded:
            sys.stdout.write(f"{line}\n")
        if prints:
            sys.stdout.write(f"{file}: adds up, for {', '.join(prints)} seats\n")
        sys.stdout.write(f"drawn: {target}\n")
        sys.stdout.flush()
        for line in errors:
            sys.stderr.write(f"hanse: {line}\n")
    return hanse.cli.WRONG if errors else 0


def _opened(file: Path) -> tuple[Entry[State], Boards, Reader]:
    """The game a file says it is a board of, and the file."""
    taking = {entry.id: entry.boards for entry in registry.entries() if entry.boards is not None}
    if file.suffix != ".toml":
        raise BadInput(f"{file}: a board is a file that ends in .toml")
    first = next(iter(taking))
    reader = Data(first, lone=file).file(file.name)
    game = reader.text("game")
    if game not in taking:
        raise BadInput(f"{file.name}: game: no boards are drawn for {game[:40]!r}; for {', '.join(taking)} they are")
    if file.name in shipped()[game]:
        there = ", ".join(shipped()[game])
        raise BadInput(f"{file}: has the name of a file that the game came with ({there}); a board has its own")
    return registry.entry(game), taking[game], reader


def _built(entry: Entry[State], boards: Boards, file: Path) -> dict[str, str]:
    """The fingerprint by seats, every number of them built as it would be played."""
    corrections = named_folder(None)
    variant = boards.variant(Data(entry.id, corrections, file).file(file.name))
    prints: dict[str, str] = {}
    for seats in variant.seats:
        chosen = registry.choose(entry.id, variant, {}, seats)
        bundle = entry.build(Setup(variant.id, seats, chosen), Data(entry.id, corrections, file))
        prints[str(seats)] = bundle.fingerprint
    return prints
