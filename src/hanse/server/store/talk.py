"""What people write: to everybody at the table, and to themselves."""

from __future__ import annotations

import time
from typing import NamedTuple

import sqlalchemy as sa

from hanse.server.store.database import Database
from hanse.server.store.notices import Notice, notify
from hanse.server.store.schema import notes, tables, talk
from hanse.server.store.upsert import upsert


class Line(NamedTuple):
    """One line of talk. ``seat`` is none for somebody who watches."""

    n: int
    ply: int
    seat: int | None
    name: str
    text: str
    at: float


class Talk:
    def __init__(self, database: Database, node: str) -> None:
        self._database = database
        self._node = node

    async def say(self, table: str, ply: int, seat: int | None, name: str, text: str) -> Line:
        """Write one line; it comes back with its number."""

        def work(connection: sa.Connection) -> Line:
            # One after the other: who speaks at the same moment waits here for his number.
            connection.execute(sa.select(tables.c.id).where(tables.c.id == table).with_for_update(key_share=True))
            last: int | None = connection.scalar(sa.select(sa.func.max(talk.c.n)).where(talk.c.table == table))
            line = Line(0 if last is None else last + 1, ply, seat, name, text, time.time())
            connection.execute(talk.insert().values(table=table, **line._asdict()))
            notify(connection, self._node, [Notice(table, -1)])
            return line

        return await self._database.write(work)

    async def since(self, table: str, n: int) -> list[Line]:
        """The lines from number ``n`` on."""
        wanted = sa.select(talk.c.n, talk.c.ply, talk.c.seat, talk.c.name, talk.c.text, talk.c.at)
        wanted = wanted.where(talk.c.table == table, talk.c.n >= n).order_by(talk.c.n)
        return await self._database.read(lambda connection: [Line(*row) for row in connection.execute(wanted)])

    async def note(self, table: str, holder: str, text: str) -> None:
        """A token's own notes about a table, in place of those there were."""
        row = {"table": table, "holder": holder, "text": text, "at": time.time()}
        await self._database.write(lambda connection: upsert(connection, notes, [row]))

    async def noted(self, table: str, holder: str) -> str:
        wanted = sa.select(notes.c.text).where(notes.c.table == table, notes.c.holder == holder)
        return await self._database.read(lambda connection: connection.scalar(wanted) or "")
