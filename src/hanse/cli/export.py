"""``hanse export``: records as tables of decisions and games, in Parquet files."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from shutil import rmtree

from hanse.cli import Trouble
from hanse.cli.given import recorded
from hanse.cli.progress import progress
from hanse.core import record
from hanse.core.reading import BadInput
from hanse.study.decisions import Decision, Finished, decisions, finished

BATCH = 50_000
"""Decisions in one file: what is held in memory at once."""


def export(given: list[str], to: Path) -> None:
    """``to`` is a new folder with ``games.parquet`` and ``decisions-….parquet``; it is there only if it is whole."""
    if find_spec("polars") is None:
        raise Trouble("export needs polars: pip install 'hanse[data]'")
    files = _records(given)
    if to.exists():
        raise BadInput(f"--parquet {to}: is there already; name a folder that is not")
    half = to.with_name(f".{to.name}.part")
    if half.exists():
        raise BadInput(f"--parquet {to}: {half} was left by an export that did not end; remove it first")
    try:
        half.mkdir(parents=True)
    except OSError as error:
        raise BadInput(f"--parquet {to}: cannot be made: {error.strerror}") from None
    try:
        games = _write(files, half)
    except BaseException:
        rmtree(half, ignore_errors=True)
        raise
    half.rename(to)
    print(f"{games} games in {to}")  # noqa: T201 - the one line it says


def _write(files: list[Path], folder: Path) -> int:
    """Both tables; how many games there are."""
    import polars as pl

    games: list[Finished] = []
    rows: list[Decision] = []
    parts = 0
    with progress(len(files)) as advance:
        for file in files:
            match = recorded(str(file), None)
            version = record.read(file.read_text(encoding="utf-8")).version
            games.append(finished(file.stem, match, version))
            rows += decisions(file.stem, match)
            if len(rows) >= BATCH or file is files[-1]:
                table = pl.DataFrame(rows, infer_schema_length=None)
                table.write_parquet(folder / f"decisions-{parts:04d}.parquet")
                rows, parts = [], parts + 1
            advance()
    pl.DataFrame(games, infer_schema_length=None).write_parquet(folder / "games.parquet")
    return len(games)


def _records(given: list[str]) -> list[Path]:
    """Files as they are, folders for all records in them."""
    out: list[Path] = []
    for name in given:
        path = Path(name)
        found = sorted(path.glob("*.rec")) if path.is_dir() else [path]
        if not found:
            raise BadInput(f"{name}: no record (*.rec) in this folder")
        out += found
    names = [path.stem for path in out]
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise BadInput(f"two records are called {twice}; a name tells them apart in the tables")
    return out
