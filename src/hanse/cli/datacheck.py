"""``hanse data check``: whether game data add up, what an owner's files replace, and what is reconstructed."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from hanse.cli import WRONG
from hanse.cli.given import show_json
from hanse.core import registry
from hanse.core.data import Data, Doubt, named_folder, strangers
from hanse.core.reading import BadInput, Json, View


def check(given: str | None, json: bool) -> None:
    """Build every game with every variant, number of seats and board from the files, and report."""
    folder = named_folder(given)
    errors = strangers(folder, files(folder)) if folder is not None else []
    reports = [report(id, folder) for id in registry.ids()]
    for found in reports:
        errors += [str(error) for error in found["errors"]]  # type: ignore[union-attr]
    if json:
        games: list[Json] = [*reports]
        show_json({"folder": str(folder) if folder is not None else None, "games": games, "errors": [*errors]})
    else:
        for found in reports:
            _show(found)
        sys.stdout.flush()
        for error in errors:
            sys.stderr.write(f"hanse: {error}\n")
    if errors:
        raise click.exceptions.Exit(WRONG)


def files(folder: Path) -> list[Path]:
    """What an owner has put there, without what is plainly for people."""
    return [
        path
        for path in folder.rglob("*")
        if not (path.is_dir() or path.name.startswith(".") or path.suffix.lower() in (".md", ".txt"))
    ]


def report(game: str, folder: Path | None) -> View:
    """What the files of one game are like."""
    entry, unread = registry.readable(game, folder)
    errors: dict[str, None] = dict.fromkeys(" ".join(str(bad).split()) for bad in unread)
    doubts: dict[Doubt, None] = {}
    read: dict[str, None] = {}
    prints: dict[str, Json] = {}
    for variant in entry.variants:
        for seats in variant.seats:
            for switches in registry.ways(variant):
                try:
                    bundle = registry.load(game, variant.id, seats, switches, folder)
                except BadInput as bad:
                    errors[" ".join(str(bad).split())] = None
                    continue
                doubts.update(dict.fromkeys(bundle.doubts))
                read.update(dict.fromkeys(bundle.data.read))
                prints.setdefault(f"{variant.id} {seats}", bundle.fingerprint)
    mine = Data(game, folder)
    unsure: list[Json] = [{"file": d.file, "where": d.where, "note": d.note} for d in doubts]
    return {
        "game": game,
        "files": [*read],
        "replaced": [*mine.replaced()],
        "added": [*mine.added()],
        "fingerprints": prints,
        "reconstructed": unsure,
        "errors": [*errors],
    }


def _show(found: View) -> None:
    from rich.text import Text

    from hanse.cli.screen import screen

    console = screen()
    replaced, added, files = found["replaced"], found["added"], found["files"]
    doubts, errors = found["reconstructed"], found["errors"]
    assert isinstance(replaced, list)
    assert isinstance(added, list)
    assert isinstance(files, list)
    assert isinstance(doubts, list)
    assert isinstance(errors, list)
    state = Text("errors", "bold red") if errors else Text("adds up", "green")
    console.print(Text.assemble((str(found["game"]), "bold"), "  ", state, f"  {len(files)} files read"))
    for name in files:
        console.print(
            Text(f"  {name}" + ("  replaced by yours" if name in replaced else "  yours" if name in added else ""))
        )
    if doubts:
        console.print(Text(f"  reconstructed, please compare with your copy: {len(doubts)}"))
    for doubt in doubts:
        assert isinstance(doubt, dict)
        note = f": {doubt['note']}" if doubt["note"] else ""
        console.print(Text(f"    {doubt['file']} {doubt['where']}{note}", "dim"), soft_wrap=True)
