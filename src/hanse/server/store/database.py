"""Where the store's statements run: a file of SQLite or a server of PostgreSQL.

What the store wants done is a function of a plain connection, the same for both. SQLite runs it in a thread of its own,
one for all that write and one for all that read, since a hop between threads costs more than the statement itself.
PostgreSQL runs it on the event loop.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Protocol, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from hanse.server.store.notices import Heard, HereHeard

T = TypeVar("T")

Work = Callable[[sa.Connection], T]

PATIENCE = 10.0
"""Seconds until a database that does not answer counts as gone."""

TROUBLE = (SQLAlchemyError, OSError)
"""What a database says when it cannot do what it should."""


class Lost(Exception):
    """The store could not do it; nothing has changed."""


class Conflict(Exception):
    """Another process has written to this table's history in the meantime."""


class Session(Protocol):
    """One transaction that is under way."""

    async def run(self, work: Work[T]) -> T: ...


class Database(Protocol):
    """One transaction for each piece of work. Conflict: a key was there already. Lost: anything else."""

    shared: bool
    """Whether nodes that use it hear of each other."""
    where: str
    """What it is called in messages; never with a password."""

    async def write(self, work: Work[T]) -> T: ...

    async def read(self, work: Work[T]) -> T:
        """The work sees the store as it is at one moment."""

    def session(self, write: bool) -> AbstractAsyncContextManager[Session]:
        """Several pieces of work in one transaction; what one does that is not to write is forgotten in the end."""

    async def close(self) -> None: ...

    def listen(self, node: str, heard: Heard, here: HereHeard) -> None:
        """Be told from now on what others write. Those that share a file of SQLite tell nothing."""


def connect(url: str) -> Database:
    if url.partition(":")[0] in ("postgresql", "postgres"):
        from hanse.server.store.postgres import Postgres  # its driver is for those who have one

        return Postgres(url)
    from hanse.server.store.sqlite import Sqlite

    return Sqlite(url.partition(":///")[2])


def reason(lost: Lost) -> str:
    """What the database itself said, in one line."""
    cause = lost.__cause__
    return " ".join(str(getattr(cause, "orig", None) or cause).split()) or type(cause).__name__
