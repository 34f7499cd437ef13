"""Tokens as the store has them: made, listed, revoked."""

from __future__ import annotations

import time
from collections.abc import Sequence

import sqlalchemy as sa

from hanse.server.seats import Grant
from hanse.server.store.database import Database
from hanse.server.store.notices import Notice, notify
from hanse.server.store.schema import tokens


class Links:
    def __init__(self, database: Database, node: str) -> None:
        self._database = database
        self._node = node

    async def add(self, grant: Grant) -> None:
        await self._database.write(lambda connection: insert_grants(connection, [grant]))

    async def all(self, table: str) -> list[Grant]:
        """The links of a table that open something, oldest first."""

        def work(connection: sa.Connection) -> list[Grant]:
            wanted = tokens.select().where(tokens.c.table == table, tokens.c.revoked.is_(None))
            return [_grant(row) for row in connection.execute(wanted.order_by(tokens.c.made, tokens.c.hash))]

        return await self._database.read(work)

    async def revoke(self, table: str, id: str) -> Grant | None:
        """From now on this link opens nothing; none if there is no such link. A host's own stays."""

        def work(connection: sa.Connection) -> Grant | None:
            live = (tokens.c.table == table, tokens.c.host.is_(False), tokens.c.revoked.is_(None))
            named = sa.func.substr(tokens.c.hash, 1, 12) == id
            gone = tokens.update().where(*live, named).values(revoked=time.time()).returning(*tokens.c)
            row = connection.execute(gone).first()
            notify(connection, self._node, [Notice(table, -1)])
            return None if row is None else _grant(row)

        return await self._database.write(work)


def insert_grants(connection: sa.Connection, grants: Sequence[Grant]) -> None:
    now = time.time()
    if grants:
        connection.execute(tokens.insert(), [{**grant._asdict(), "made": now} for grant in grants])


def granted(connection: sa.Connection, hash: str) -> Grant | None:
    row = connection.execute(tokens.select().where(tokens.c.hash == hash, tokens.c.revoked.is_(None))).first()
    return None if row is None else _grant(row)


def _grant(row: sa.Row[tuple[object, ...]]) -> Grant:
    return Grant(row.table, row.kind, row.hash, row.seat, row.host, row.label)
