"""Many tables that answer at the same moment share one transaction, and so one sync of the disk."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass

import sqlalchemy as sa

from hanse.server.store.clocks import Clock, set_clocks
from hanse.server.store.database import Conflict, Database, Lost
from hanse.server.store.notices import Notice, notify
from hanse.server.store.rows import Row
from hanse.server.store.schema import history

TURNS = 4
"""How often a batch that has grown waits for more, at most."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """Rows that are to be written after the ``count`` there are, and who wants to know when they are."""

    table: str
    count: int
    rows: Sequence[Row]
    clocks: Sequence[Clock]
    written: asyncio.Future[None]


class Batches:
    """While one batch is written the next one gathers."""

    def __init__(self, database: Database, node: str) -> None:
        self._database = database
        self._node = node
        self._waiting: list[Waiting] = []
        self._writer: asyncio.Task[None] | None = None

    async def write(self, table: str, count: int, rows: Sequence[Row], clocks: Sequence[Clock]) -> None:
        mine = Waiting(table, count, rows, clocks, asyncio.get_running_loop().create_future())
        self._waiting.append(mine)
        if self._writer is None:
            self._writer = asyncio.create_task(self._write_waiting(), name="store writer")
        await mine.written

    async def close(self) -> None:
        """Whatever waits is written first."""
        if self._writer is not None:
            await self._writer

    async def _write_waiting(self) -> None:
        batch: list[Waiting] = []
        try:
            while self._waiting:
                await self._gather()
                batch, self._waiting = self._waiting, []
                await self._write_all(batch)
        finally:
            self._writer = None
            for one in (*batch, *self._waiting):  # nobody may wait forever
                _settle(one, Lost("not written"))

    async def _gather(self) -> None:
        """Let those join who were heard at the same moment: a batch costs much, one more in it little.

        Else who comes first is written alone, while the others wait for him and the writing thread waits for us.
        """
        for _ in range(TURNS):
            before = len(self._waiting)
            await asyncio.sleep(0)  # what has come is read
            await asyncio.sleep(0)  # and dealt with
            if len(self._waiting) == before:
                return

    async def _write_all(self, batch: list[Waiting]) -> None:
        """One transaction; if that is refused, one for each, so that only the guilty one fails."""
        try:
            await self._database.write(lambda connection: insert_all(connection, batch, self._node))
        except Conflict as conflict:
            if len(batch) == 1:
                _settle(batch[0], conflict)
                return
            for one in batch:
                await self._write_all([one])
        except Lost as lost:
            for one in batch:
                _settle(one, lost)
        else:
            for one in batch:
                _settle(one, None)


def _settle(one: Waiting, error: Exception | None) -> None:
    if one.written.done():  # whoever waited has gone
        return
    if error is None:
        one.written.set_result(None)
    else:
        one.written.set_exception(error)


def insert_all(connection: sa.Connection, batch: Sequence[Waiting], node: str) -> None:
    now = time.time()
    insert_rows(
        connection,
        [(one.table, one.count + i, *row, now) for one in batch for i, row in enumerate(one.rows)],
    )
    for one in batch:
        if one.clocks:
            set_clocks(connection, one.table, one.clocks)
    notify(connection, node, [Notice(one.table, one.count + len(one.rows)) for one in batch])


def insert_rows(connection: sa.Connection, rows: list[tuple[str, int, str, int, int, str, float]]) -> None:
    """Straight to the driver: building statements would cost more than running them."""
    if rows:
        connection.exec_driver_sql(INSERT[connection.dialect.name], rows)


def _insert(marks: str) -> str:
    columns = ", ".join(f'"{column.name}"' for column in history.columns)
    return f"INSERT INTO history ({columns}) VALUES ({marks})"


INSERT = {"sqlite": _insert("?, ?, ?, ?, ?, ?, ?"), "postgresql": _insert("$1, $2, $3, $4, $5, $6, $7")}
