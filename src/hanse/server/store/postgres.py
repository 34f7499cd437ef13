"""A server of PostgreSQL: any number of nodes write, and hear of each other."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Iterator
from typing import Any, TypeVar
from urllib.parse import urlsplit

import asyncpg
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from hanse.core.reading import BadInput
from hanse.server.store import database
from hanse.server.store.database import PATIENCE, Conflict, Lost, Work
from hanse.server.store.notices import CHANNEL, HERE, Heard, HereHeard, read

log = logging.getLogger("hanse.server")

T = TypeVar("T")

TROUBLE = (*database.TROUBLE, asyncpg.PostgresError, asyncpg.InterfaceError)
"""SQLAlchemy does not put into its own words what goes wrong while a connection is made."""

SILENCE = 15.0
"""Seconds after which a listener asks whether the database is still there."""

AGAIN = 0.5
"""Seconds until a listener that lost the database tries again."""


class Postgres:
    shared = True

    def __init__(self, url: str) -> None:
        self.url = url
        self.where = bare(url)
        self._listener: Listener | None = None
        # Asked whether it is still there before it is used: after a restart of the database nobody is refused.
        engine = create_async_engine(
            "postgresql+asyncpg://", async_creator=self.connect, pool_size=5, max_overflow=5, pool_timeout=PATIENCE,
            pool_pre_ping=True,
        )  # fmt: skip
        self._writes = engine
        self._reads = engine.execution_options(isolation_level="REPEATABLE READ")

    async def connect(self) -> Any:
        """A connection as the address says, which is one that PostgreSQL's own programs would take."""
        return await asyncpg.connect(self.url, timeout=PATIENCE, command_timeout=PATIENCE)

    async def write(self, work: Work[T]) -> T:
        with _told():
            async with self._writes.begin() as connection:
                return await connection.run_sync(work)

    async def read(self, work: Work[T]) -> T:
        with _told():
            async with self._reads.connect() as connection:
                return await connection.run_sync(work)

    @contextlib.asynccontextmanager
    async def session(self, write: bool) -> AsyncIterator[PostgresSession]:
        with _told():
            async with (self._writes if write else self._reads).connect() as connection:
                yield PostgresSession(connection)
                if write:
                    await connection.commit()

    def listen(self, node: str, heard: Heard, here: HereHeard) -> None:
        self._listener = Listener(self, node, heard, here)

    async def close(self) -> None:
        if self._listener is not None:
            await self._listener.close()
        await self._writes.dispose()


class PostgresSession:
    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def run(self, work: Work[T]) -> T:
        with _told():
            return await self._connection.run_sync(work)


@contextlib.contextmanager
def _told() -> Iterator[None]:
    """Whoever uses the store hears of Conflict and Lost, and nothing of what it is built on."""
    try:
        yield
    except IntegrityError as error:
        raise Conflict from error
    except TROUBLE as error:
        raise Lost(str(error)) from error


class Listener:
    """One connection that only listens, made anew whenever it is lost."""

    def __init__(self, database: Postgres, node: str, heard: Heard, here: HereHeard) -> None:
        self._database = database
        self._node = node
        self._heard = heard
        self._here = here
        self._task = asyncio.create_task(self._listen(), name="listener")

    async def close(self) -> None:
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    async def _listen(self) -> None:
        while True:
            try:
                await self._until_lost()
                log.warning("the database is gone; trying again")
            except TROUBLE as error:
                log.warning("the database cannot be heard (%s); trying again", type(error).__name__)
            await asyncio.sleep(AGAIN)

    async def _until_lost(self) -> None:
        connection = await self._database.connect()
        gone = asyncio.Event()
        connection.add_termination_listener(lambda _: gone.set())
        try:
            await connection.add_listener(CHANNEL, self._told)
            await connection.add_listener(HERE, self._told_here)
            self._heard(None)
            while not gone.is_set():
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(SILENCE):
                        await gone.wait()
                if not gone.is_set():  # a connection may break and say nothing
                    await connection.execute("SELECT 1")
        finally:
            connection.terminate()

    def _told(self, connection: Any, pid: int, channel: str, payload: object) -> None:
        node, notices = read(str(payload))
        if node != self._node:
            self._heard(notices)

    def _told_here(self, connection: Any, pid: int, channel: str, payload: object) -> None:
        node, *words = str(payload).split(" ")
        if node != self._node:
            self._here(node, words)


def bare(url: str) -> str:
    """An address without whatever in it is nobody's business."""
    try:
        parts = urlsplit(url)
        port = f":{parts.port}" if parts.port is not None else ""
    except ValueError:
        raise BadInput("--db: not an address; possible: sqlite:///FILE, postgresql://USER@HOST/NAME") from None
    return f"{parts.scheme}://{parts.hostname or ''}{port}{parts.path}"
