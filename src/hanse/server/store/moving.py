"""A whole store into another one of either kind, and into a file that is kept; from a store in use, too."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from hanse.core.reading import BadInput
from hanse.server.store.database import Database, Lost, Session, connect, reason
from hanse.server.store.migrations import found
from hanse.server.store.schema import SCHEMA, about, leases, meta, tables
from hanse.server.store.store import Store

PAGE = 2000
"""Rows that travel together."""

Advance = Callable[[int, int], None]
"""Is told how many rows there are, and how many of them have just arrived."""


# To be read.


@contextlib.asynccontextmanager
async def reading(url: str) -> AsyncIterator[Store]:
    """A store that is there, of today's schema, to be read and left as it is.

    A file of an older schema is read from a copy, which is brought up to date.
    """
    with tempfile.TemporaryDirectory(prefix="hanse-") as folder:
        store = Store(url)
        try:
            version = await schema_of(store.database)
            if version < SCHEMA:
                if not url.startswith("sqlite"):
                    raise BadInput(f"{store.database.where}: schema {version} of an older hanse; first: hanse migrate")
                copy = Path(folder) / "copy.db"
                await asyncio.to_thread(snapshot, store.database.where, copy)
                await store.close()
                store = Store(f"sqlite:///{copy}")
                await store.open()
            yield store
        finally:
            await store.close()


async def schema_of(database: Database) -> int:
    """The schema of a store that is there; BadInput if it is none."""
    try:
        version = await database.read(found)
    except Lost as lost:
        raise BadInput(f"{database.where}: cannot be read as a store ({reason(lost)})") from None
    except BadInput as bad:
        raise BadInput(f"{database.where}: {bad}") from None
    if version is None:
        raise BadInput(f"{database.where}: there is no store of hanse in it")
    return version


# To another store.


async def move(source: Database, target: Store, advance: Advance) -> dict[str, int]:
    """Everything that ``source`` has, as it is at one moment, into an empty store; how many rows of what.

    Leases stay: they belong to nodes that run there. If it does not come to its end, nothing has happened.
    """
    await target.open()
    counts: dict[str, int] = {}
    async with source.session(write=False) as out, target.database.session(write=True) as into:
        if await into.run(_count(tables)):
            raise BadInput(f"{target.database.where}: there are tables in it already; give an empty store")
        wanted = [table for table in meta.sorted_tables if table is not leases]
        total = sum([await out.run(_count(table)) for table in wanted])
        for table in wanted:
            counts[table.name] = 0
            async for page in _pages(table, out):
                await into.run(partial(_put, table, page))
                counts[table.name] += len(page)
                advance(total, len(page))
        # A rematch may come before the table it is of.
        pairs = await out.run(_rematches)
        await into.run(lambda connection: _join(connection, pairs))
    return counts


def _count(table: sa.Table) -> Callable[[sa.Connection], int]:
    return lambda connection: connection.scalar(sa.select(sa.func.count()).select_from(table)) or 0


async def _pages(table: sa.Table, out: Session) -> AsyncIterator[list[dict[str, Any]]]:
    keys = list(table.primary_key)
    after: list[Any] | None = None
    while True:
        wanted = table.select().order_by(*keys).limit(PAGE)
        if after is not None:
            wanted = wanted.where(sa.tuple_(*keys) > sa.tuple_(*map(sa.literal, after)))
        page = await out.run(partial(_page, wanted))
        if not page:
            return
        after = [page[-1][key.name] for key in keys]
        yield page


def _page(wanted: sa.Select[Any], connection: sa.Connection) -> list[dict[str, Any]]:
    return [dict(row) for row in connection.execute(wanted).mappings()]


def _put(table: sa.Table, rows: list[dict[str, Any]], connection: sa.Connection) -> None:
    if table is about:
        rows = [row for row in rows if row["key"] != "schema"]
    if table is tables:
        rows = [{**row, "next": None} for row in rows]
    if rows:
        connection.execute(table.insert(), rows)


def _rematches(connection: sa.Connection) -> list[dict[str, str]]:
    pairs = connection.execute(sa.select(tables.c.id, tables.c.next).where(tables.c.next.is_not(None)))
    return [{"before": before, "after": after} for before, after in pairs]


def _join(connection: sa.Connection, pairs: list[dict[str, str]]) -> None:
    if pairs:
        join = tables.update().where(tables.c.id == sa.bindparam("before")).values(next=sa.bindparam("after"))
        connection.execute(join, pairs)


# To a file that is kept.


async def backup(url: str, file: Path, advance: Advance) -> dict[str, int]:
    """A store as it is at one moment, in a file of SQLite, whatever it is kept in. A file that is there is not touched.

    It has its name only when it is whole.
    """
    part = _begin(file)
    try:
        counts = await _fill(url, part, advance)
        await asyncio.to_thread(_keep, part, file)
    finally:
        _clear(part)
    return counts


def _begin(file: Path) -> Path:
    if file.exists():
        raise BadInput(f"{file}: is there already; give another name")
    part = file.with_name(f"{file.name}.part")
    try:
        # Nobody else's business: whoever has it has every table.
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except OSError as error:
        raise BadInput(f"{part}: cannot be written ({error.strerror})") from None
    return part


def _clear(part: Path) -> None:
    for end in ("", "-wal", "-shm", "-journal"):
        part.with_name(part.name + end).unlink(missing_ok=True)


async def _fill(url: str, part: Path, advance: Advance) -> dict[str, int]:
    if not url.startswith("sqlite"):
        async with reading(url) as source:
            target = Store(f"sqlite:///{part}")
            try:
                return await move(source.database, target, advance)
            finally:
                await target.close()
    database = connect(url)
    try:
        await schema_of(database)
        await asyncio.to_thread(snapshot, database.where, part)
    finally:
        await database.close()
    copy = connect(f"sqlite:///{part}")
    try:
        return {name: await copy.read(_count(meta.tables[name])) for name in ("tables", "history")}
    finally:
        await copy.close()


def snapshot(file: str, to: Path) -> None:
    """A file of SQLite as it is at one moment, page by page, while others go on writing to it."""
    try:
        with contextlib.closing(sqlite3.connect(file)) as source, contextlib.closing(sqlite3.connect(to)) as target:
            source.backup(target)
    except sqlite3.Error as error:
        raise BadInput(f"{file}: cannot be copied to {to} ({error})") from None


def _keep(part: Path, file: Path) -> None:
    """One file without any beside it, on the disk, under its name."""
    with contextlib.closing(sqlite3.connect(part)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
    with part.open("rb+") as whole:
        os.fsync(whole.fileno())
    part.rename(file)
