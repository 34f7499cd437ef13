"""A full house: what it holds in memory, how fast it is back, and whether who browses slows down who plays."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path

import httpx

from tests.server.bench.load import cpu, each_on_a_core, goal, measure, memory, say, several
from tests.server.bench.ours import OurTable
from tests.server.bench.wire import Wire, connect
from tests.server.house import House
from tests.server.process import Process, running

GAME, SEATS, TABLES = "hansa_teutonica", 4, 500
STORED = 10_000
WATCHERS, ANSWERS = 30, 400


async def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        await full(Path(folder) / "full.db")
        await stored(Path(folder) / "stored.db")
        await browsed(Path(folder) / "browsed.db")


@contextlib.asynccontextmanager
async def neighbours(process: Process, count: int) -> AsyncIterator[list[House]]:
    """The same house, come to from addresses of their own: one address has its limits."""
    async with contextlib.AsyncExitStack() as stack:
        houses = []
        for number in range(count):
            way = httpx.AsyncHTTPTransport(local_address=host(number))
            http = httpx.AsyncClient(base_url=process.house.http.base_url, transport=way, timeout=60)
            houses.append(House(process.house.port, await stack.enter_async_context(http)))
        yield houses


def host(number: int) -> str:
    return f"127.0.1.{1 + number}"


async def full(db: Path) -> None:
    async with contextlib.AsyncExitStack() as stack:
        process = await stack.enter_async_context(running(db, pace=1e6))
        empty = memory(process.process.pid)
        houses = await stack.enter_async_context(neighbours(process, TABLES // 40 + 1))
        tables = [OurTable(houses[n // 40], GAME, SEATS, n, host(n // 40)) for n in range(TABLES)]
        await several([table.open for table in tables], 20)
        await asyncio.gather(*(table.play(20) for table in tables))
        held = memory(process.process.pid)
        say(f"{SEATS * TABLES} sockets at {TABLES} tables: {held:.0f} MB ({empty:.0f} MB when nobody is there)")
        goal("MB with all of them", held, 250)
        await process.kill()
        for table in tables:
            table.close()
    began = time.perf_counter()
    async with running(db, pace=1e6) as process:
        up, cost = time.perf_counter() - began, cpu(process.process.pid)
        for table in tables:
            table.move(process.house)
        await several([table.open for table in tables], 100)
        back = time.perf_counter() - began
        say(
            f"after kill -9: listens in {up:.1f} s ({cost:.1f} s CPU), all are back after"
            f" {back:.1f} s ({cpu(process.process.pid):.1f} s CPU)"
        )
        goal("seconds until all are back", back, 10)


async def stored(db: Path) -> None:
    await store_many(db)
    began = time.perf_counter()
    async with running(db) as process:
        up = time.perf_counter() - began
        pid = process.process.pid
        held = memory(pid)
        say(f"{STORED} stored tables: listens in {up:.1f} s ({cpu(pid):.1f} s CPU), {held:.0f} MB")
        goal("seconds until it listens", up, 2)
        goal("MB", held, 100)


async def store_many(db: Path) -> None:
    """A store with many tables of 40 answers each."""
    async with running(db, pace=1e6) as process:
        table = OurTable(process.house, GAME, SEATS, 1)
        await table.open()
        await table.play(40)
        table.close()
    multiply(db, STORED)


def multiply(db: Path, count: int) -> None:
    """Many tables like the one that is there."""
    with contextlib.closing(sqlite3.connect(db)) as connection, connection:
        (id,) = connection.execute("SELECT id FROM tables").fetchone()
        for name, key in (("tables", "id"), ("seats", "table"), ("tokens", "table"), ("history", "table")):
            columns = [column for _, column, *_ in connection.execute(f"PRAGMA table_info({name})")]
            told = ", ".join(f'"{column}"' for column in columns)
            new = ", ".join(
                ":new" if column == key else '"hash" || :new' if column == "hash" else f'"{column}"'
                for column in columns
            )
            connection.executemany(
                f'INSERT INTO {name} ({told}) SELECT {new} FROM {name} WHERE "{key}" = :id',
                ({"id": id, "new": f"{id}-{n}"} for n in range(count)),
            )


async def browsed(db: Path) -> None:
    async with running(db, pace=1e6) as process:
        each_on_a_core(process.process.pid)
        table = OurTable(process.house, GAME, SEATS, 1)
        await table.open()
        await table.play(200)
        watchers = [await Watcher.come(process.house.port, table.watch) for _ in range(WATCHERS)]
        rates = []
        for browsing in (False, True):
            for watcher in watchers:
                watcher.browse(browsing)
            cost = await measure(process.process.pid, [table], ANSWERS)
            rates.append(cost.rate)
            looks = sum(watcher.looks for watcher in watchers) / cost.wall
            say(
                f"one table, {WATCHERS} watchers who {'browse' if browsing else 'only watch'}:"
                f" {cost.rate:.0f} answers/s, p50 {cost.late(0.5):.1f} ms, p99 {cost.late(0.99):.1f} ms,"
                f" {looks:.0f} positions/s"
            )
        goal("answers/s while they browse, times those while they watch", rates[1] / rates[0], 0.9, least=True)


class Watcher:
    """Asks for one position of the past after the other."""

    def __init__(self, number: int = 0) -> None:
        self.looks = 0
        self._browses = False
        self._dice = random.Random(number)
        self._wire: Wire | None = None

    @classmethod
    async def come(cls, port: int, token: str) -> Watcher:
        watcher = cls()
        watcher._wire = await connect(port, f"/api/play/{token}", watcher._heard)
        return watcher

    def browse(self, browses: bool) -> None:
        self._browses = browses
        self._ask()

    def _heard(self, wire: Wire, payload: bytes | None) -> None:
        if payload is not None and payload.startswith(b'{"type":"at"'):
            self.looks += 1
            self._ask()

    def _ask(self) -> None:
        if self._browses and self._wire is not None:
            self._wire.send(b'{"at":%d}' % self._dice.randrange(200))
