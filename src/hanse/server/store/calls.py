"""Where somebody wants to be called when he is asked: a browser's push service, or any address."""

from __future__ import annotations

import json
import time
from typing import NamedTuple

import sqlalchemy as sa

from hanse.server.store.database import Database
from hanse.server.store.schema import calls
from hanse.server.store.upsert import upsert

PUSH, WEBHOOK, HOST = "push", "webhook", "host"
"""Kinds of calls; the host's own addresses are settings, and only what they were told of is kept."""


class Call(NamedTuple):
    """``holder`` is the hash of the token whose turn it tells of; ``keys`` what the address needs."""

    id: str
    table: str
    holder: str
    kind: str
    address: str
    keys: dict[str, str]


class Calls:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, call: Call) -> None:
        """From now on somebody is called; in place of what was there under this id."""
        row = {**call._asdict(), "keys": json.dumps(call.keys), "made": time.time(), "failures": 0}
        await self._database.write(lambda connection: upsert(connection, calls, [row]))

    async def due(self, table: str, holder: str, ply: int) -> list[Call]:
        """Whom to call about question ``ply``. Each is told to one node alone, and once."""

        def work(connection: sa.Connection) -> list[Call]:
            fresh = (calls.c.table == table, calls.c.holder == holder, calls.c.told < ply)
            mine = calls.update().where(*fresh).values(told=ply).returning(*calls.c)
            found = connection.execute(mine)
            return [Call(row.id, row.table, row.holder, row.kind, row.address, json.loads(row.keys)) for row in found]

        return await self._database.write(work)

    async def of(self, table: str, holder: str) -> list[Call]:
        """Where the holder of a token is called, oldest first."""
        wanted = calls.select().where(calls.c.table == table, calls.c.holder == holder).order_by(calls.c.made)

        def work(connection: sa.Connection) -> list[Call]:
            found = connection.execute(wanted)
            return [Call(row.id, row.table, row.holder, row.kind, row.address, json.loads(row.keys)) for row in found]

        return await self._database.read(work)

    async def first(self, table: str, ply: int) -> bool:
        """Whether nobody has told the host of question ``ply`` yet; one node alone hears so, and once."""
        row = {"id": f"host {table}", "table": table, "holder": "", "kind": HOST, "address": "", "keys": "{}",
               "told": ply, "made": time.time()}  # fmt: skip
        return await self._database.write(lambda connection: upsert(connection, calls, [row], calls.c.told < ply) == 1)

    async def failed(self, id: str) -> int:
        """One more call did not reach anybody; how often that has happened."""
        more = calls.update().where(calls.c.id == id).values(failures=calls.c.failures + 1).returning(calls.c.failures)
        return await self._database.write(lambda connection: connection.scalar(more) or 0)

    async def drop(self, id: str) -> None:
        await self._database.write(
            lambda connection: connection.execute(calls.delete().where(calls.c.id == id)).rowcount
        )
