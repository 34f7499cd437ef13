"""A file of SQLite: one thread writes, one reads."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from hanse.server.store.database import PATIENCE, TROUBLE, Conflict, Lost, Work
from hanse.server.store.notices import Heard, HereHeard

T = TypeVar("T")


class Sqlite:
    shared = False

    def __init__(self, file: str) -> None:
        self.where = file
        self._writes, self._reads = _file(file, "BEGIN IMMEDIATE"), _file(file, "BEGIN")
        self._writer = ThreadPoolExecutor(1, "store-writes")
        self._reader = ThreadPoolExecutor(1, "store-reads")

    async def write(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._writer, _run, self._writes, work)

    async def read(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._reader, _run, self._reads, work)

    @contextlib.asynccontextmanager
    async def session(self, write: bool) -> AsyncIterator[SqliteSession]:
        session = SqliteSession(self._writes if write else self._reads, self._writer if write else self._reader)
        try:
            yield session
            if write:
                await session.run(lambda connection: connection.commit())
        finally:
            await session.close()

    def listen(self, node: str, heard: Heard, here: HereHeard) -> None:
        pass

    async def close(self) -> None:
        def end() -> None:
            for pool, engine in ((self._writer, self._writes), (self._reader, self._reads)):
                pool.shutdown(wait=True)
                engine.dispose()

        await asyncio.to_thread(end)


class SqliteSession:
    def __init__(self, engine: sa.Engine, thread: ThreadPoolExecutor) -> None:
        self._engine = engine
        self._thread = thread
        self._connection: sa.Connection | None = None

    async def run(self, work: Work[T]) -> T:
        def here() -> T:
            with _told():
                if self._connection is None:
                    self._connection = self._engine.connect()
                return work(self._connection)

        return await asyncio.get_running_loop().run_in_executor(self._thread, here)

    async def close(self) -> None:
        def here() -> None:
            if self._connection is not None:
                self._connection.close()

        await asyncio.get_running_loop().run_in_executor(self._thread, here)


def _run(engine: sa.Engine, work: Work[T]) -> T:
    with _told(), engine.begin() as connection:
        return work(connection)


@contextlib.contextmanager
def _told() -> Iterator[None]:
    """Whoever uses the store hears of Conflict and Lost, and nothing of what it is built on."""
    try:
        yield
    except IntegrityError as error:
        raise Conflict from error
    except TROUBLE as error:
        raise Lost(str(error)) from error


def _file(name: str, begin: str) -> sa.Engine:
    """``begin``: a transaction that will write says so first, or it may find that it has read what is no longer so."""
    engine = sa.create_engine(f"sqlite:///{name}", connect_args={"timeout": PATIENCE, "check_same_thread": False})

    def prepare(connection: Any, record: object) -> None:
        """WAL, and a sync at every commit: what was acknowledged outlives kill -9 and a power cut."""
        connection.isolation_level = None  # transactions begin where we say so
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    sa.event.listen(engine, "connect", prepare)
    sa.event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    return engine
