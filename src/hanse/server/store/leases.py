"""Which node plays the bots of a table. A lease outlives its node, and when it has run out another node goes on."""

from __future__ import annotations

import time
from collections.abc import Collection

import sqlalchemy as sa

from hanse.server.store.database import Database
from hanse.server.store.schema import leases
from hanse.server.store.upsert import upsert

TERM = 6.0
"""Seconds a lease holds."""

ORPHANS = 50
"""How many leases without a node one node takes over at once."""


class Leases:
    def __init__(self, database: Database, node: str) -> None:
        self._database = database
        self._node = node

    async def take(self, table: str) -> bool:
        """Whether the bots of a table are this node's from now on: nobody has them, or whoever had them is gone."""

        def work(connection: sa.Connection) -> bool:
            now = _now(connection)
            row = {"table": table, "node": self._node, "until": now + TERM}
            free = sa.or_(leases.c.node == self._node, leases.c.until < now)
            return upsert(connection, leases, [row], free) == 1

        return await self._database.write(work)

    async def keep(self, tables: Collection[str]) -> set[str]:
        """Hold leases for another term; those that are still this node's."""

        def work(connection: sa.Connection) -> set[str]:
            mine = (leases.c.node == self._node, leases.c.table.in_(tables))
            kept = leases.update().where(*mine).values(until=_now(connection) + TERM).returning(leases.c.table)
            return set(connection.scalars(kept))

        return await self._database.write(work) if tables else set()

    async def drop(self, tables: Collection[str]) -> None:
        gone = leases.delete().where(leases.c.node == self._node, leases.c.table.in_(tables))
        if tables:
            await self._database.write(lambda connection: connection.execute(gone).rowcount)

    async def orphans(self) -> list[str]:
        """Tables whose bots somebody played who is gone."""

        def work(connection: sa.Connection) -> list[str]:
            gone = sa.select(leases.c.table).where(leases.c.until < _now(connection)).limit(ORPHANS)
            return list(connection.scalars(gone))

        return await self._database.read(work)


def expire_all(connection: sa.Connection) -> None:
    """A file of SQLite has one server: whoever opens it need not wait for the one before."""
    if connection.dialect.name == "sqlite":
        connection.execute(leases.update().values(until=0.0))


def _now(connection: sa.Connection) -> float:
    """By the database's clock: those of nodes may differ."""
    if connection.dialect.name == "postgresql":
        return float(connection.scalar(sa.select(sa.func.extract("epoch", sa.func.clock_timestamp()))) or 0.0)
    return time.time()
