"""``hanse backup``, ``restore``, ``copy`` and ``migrate``: what whoever keeps the tables does with the store."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Coroutine
from pathlib import Path
from typing import TypeVar

from hanse.cli import Trouble
from hanse.cli.given import show_json
from hanse.cli.progress import bar
from hanse.core.data import corrections_folder
from hanse.core.reading import BadInput, View
from hanse.server.settings import data_folder, database
from hanse.server.store import Lost, Store
from hanse.server.store.database import reason
from hanse.server.store.moving import backup as keep
from hanse.server.store.moving import move, reading, schema_of
from hanse.server.store.schema import SCHEMA
from hanse.server.store.touched import Touched, look_through

T = TypeVar("T")


def backup(file: Path, db: str | None) -> None:
    """Write the store to a file, also while a server uses it."""
    with bar() as advance:
        counts = _run(keep(existing(db), file, advance))
    _say(f"{file}: {_counted(counts)}")


def restore(file: Path, db: str | None) -> None:
    """Fill an empty store from such a file."""
    source = existing(f"sqlite:///{file}", "FILE")
    _move(source, database(db))


def copy(source: str, target: str) -> None:
    """Fill an empty store from another one."""
    _move(existing(source, "SOURCE"), database(target))


def _move(source: str, target: str) -> None:
    async def go() -> dict[str, int]:
        async with reading(source) as out:
            into = Store(target)
            try:
                return await move(out.database, into, advance)
            finally:
                await into.close()

    with bar() as advance:
        counts = _run(go())
    _say(_counted(counts))


def migrate(db: str | None, dry_run: bool, json: bool) -> None:
    """Bring the schema up to date; and say which games go on by other rules than those they were begun by."""
    url = existing(db)
    before, (finished, unfinished, touched) = _run(_migrate(url, dry_run))
    if json:
        show_json(_document(before, dry_run, finished, unfinished, touched))
        return
    if before == SCHEMA:
        _say(f"schema {SCHEMA}: nothing to do")
    else:
        _say(f"schema {before} {'would become' if dry_run else 'is now'} {SCHEMA}")
    games = f"{_count(finished, 'finished game')}, {_count(unfinished, 'unfinished game')}"
    _say(f"{games}; a change of rules touches {len(touched)} of the unfinished")
    for one in touched:
        _say(f"  {one.table}  {one.game} {one.version}  ply {one.ply} of {one.answers}: {one.says}")


async def _migrate(url: str, dry_run: bool) -> tuple[int, tuple[int, int, list[Touched]]]:
    store = Store(url)
    try:
        before = await schema_of(store.database)
        if not dry_run:
            await store.open()
    finally:
        await store.close()
    async with reading(url) as there:
        return before, await look_through(there, corrections_folder(None))


def _document(before: int, dry_run: bool, finished: int, unfinished: int, touched: list[Touched]) -> View:
    return {
        "schema": before,
        "today": SCHEMA,
        "changed": before != SCHEMA and not dry_run,
        "finished": finished,
        "unfinished": unfinished,
        "touched": [one._asdict() for one in touched],
    }


def existing(given: str | None, name: str = "--db") -> str:
    """The address of a store that must be there: asking for it does not make one."""
    if given is None:
        given = f"sqlite:///{data_folder() / 'hanse.db'}"
    scheme, _, rest = given.partition("://")
    if scheme.startswith("sqlite"):
        file = Path(rest.partition("?")[0].removeprefix("/"))
        if not file.is_file():
            raise BadInput(f"{name}: no file {file}")
    return database(given)


def _run(work: Coroutine[object, object, T]) -> T:
    try:
        return asyncio.run(work)
    except Lost as lost:
        raise Trouble(f"the store failed, and nothing has changed: {reason(lost)}") from None


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")


def _counted(counts: dict[str, int]) -> str:
    return f"{_count(counts['tables'], 'table')} with {_count(counts['history'], 'row')} of history"


def _count(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
