"""Where somebody wants to be called when he is asked: a browser's push service, or any address."""

from __future__ import annotations

import json
import time
from typing import NamedTuple

import sqlalchemy as sa

from hanse.server.store.database import Database
from hanse.server.store.schema import calls
from hanse.server.store.upsert import upsert

PUSH, WEBHOOK = "push", "webhook"
"""Kinds of calls."""


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

    async def failed(self, id: str) -> int:
        """One more call did not reach anybody; how often that has happened."""
        more = calls.update().where(calls.c.id == id).values(failures=calls.c.failures + 1).returning(calls.c.failures)
        return await self._database.write(lambda connection: connection.scalar(more) or 0)

    async def drop(self, id: str) -> None:
        await self._database.write(
            lambda connection: connection.execute(calls.delete().where(calls.c.id == id)).rowcount
        )
