"""How fast the server is, beside boardgame.io in the same run, each figure with its goal.

``scripts/bench server [load] [crowd] [quiet] [start] [table] [nodes]``; without any, all of them.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from uvicorn.loops.auto import auto_loop_factory

from hanse.cli.version import line
from tests.server.bench import crowd, nodes, quiet, start, table
from tests.server.bench.load import CORES, Cost, each_on_a_core, goal, measure, say, several
from tests.server.bench.ours import OurTable
from tests.server.bench.peer import VERSION, NoPeer, PeerTable, peer
from tests.server.process import Process, running

TABLES = 50
MEMORY = Path("/dev/shm") if Path("/dev/shm").is_dir() else None
"""A file system that need not sync."""

SETTINGS = (("hansa_teutonica", 2, 200), ("hansa_teutonica", 4, 200), ("hansa", 3, 100))
"""Game, seats, answers a table; twice as many and the game must not be over."""


def row(what: str, cost: Cost) -> None:
    say(
        f"  {what:36} {cost.rate:9.0f} {cost.late(0.5):9.1f} {cost.late(0.99):9.1f} {cost.each:9.3f} {cost.size:9.0f}"
        f" {cost.cpu / cost.wall:8.0%} {cost.client / cost.wall:8.0%} {cost.coreless / cost.wall:8.0%}"
    )


@asynccontextmanager
async def served(folder: Path) -> AsyncIterator[Process]:
    with tempfile.TemporaryDirectory(dir=folder) as within:
        async with running(Path(within) / "bench.db", pace=1e6) as process:
            each_on_a_core(process.process.pid)
            yield process


async def ours(folder: Path, game: str, seats: int, answers: int) -> list[Cost]:
    """Two stretches of the same games, to see whether later answers cost more."""
    async with served(folder) as process:
        tables = [OurTable(process.house, game, seats, seed) for seed in range(TABLES)]
        await several([table.open for table in tables], 10)
        return [await measure(process.process.pid, tables, answers) for _ in range(2)]


async def theirs(seats: int, size: float, answers: int) -> Cost:
    async with peer(size) as process:
        each_on_a_core(process.pid)
        tables = [PeerTable(process, seats, number) for number in range(TABLES)]
        await several([table.open for table in tables], 10)
        return await measure(process.pid, tables, answers)


async def load() -> None:
    """Fifty tables, every seat with a socket of its own."""
    heads = ("answers/s", "p50 ms", "p99 ms", "CPU ms", "bytes")
    what = f"{TABLES} tables as fast as answers come"
    say(f"{what:38} " + " ".join(f"{head:>9}" for head in heads) + "   server   client  no core")
    for game, seats, answers in SETTINGS:
        say(f"{game}, {seats} seats")
        first, later = await ours(Path(tempfile.gettempdir()), game, seats, answers)
        row("on disk, every answer synced", first)
        row(f"  after {answers} answers a table", later)
        if MEMORY is not None:
            unsynced = (await ours(MEMORY, game, seats, answers))[0]
            row("in memory, nothing synced", unsynced)
            say(f"  the disk's sync has {1 - unsynced.each / first.each:.0%} of the CPU time of an answer")
        try:
            other = await theirs(seats, first.size, answers)
        except NoPeer as why:
            say(f"  boardgame.io is left out: {why}")
        else:
            row(f"boardgame.io {VERSION}, no store", other)
            judged(game, seats, first, later, other)


def judged(game: str, seats: int, first: Cost, later: Cost, peer: Cost) -> None:
    if (game, seats) == ("hansa_teutonica", 2):
        goal("times boardgame.io's answers/s, synced", first.rate / peer.rate, 1.3, least=True)
        goal("CPU ms an answer", first.each, 0.24)
    if (game, seats) == ("hansa_teutonica", 4):
        goal("answers/s", first.rate, 2500, least=True)
        goal("p99 ms", first.late(0.99), 40)
        goal("CPU ms an answer", first.each, 0.40)
        times, share = first.rate / peer.rate, first.each / peer.each
        say(f"          beside boardgame.io: {times:.2f} times its answers/s, {share:.2f} of its CPU time")
    goal("CPU of later answers, times that of the first", later.each / first.each, 1.15)


PARTS = {"load": load, "crowd": crowd.main, "quiet": quiet.main, "start": start.main, "table": table.main,
         "nodes": nodes.main}  # fmt: skip


async def main(parts: list[str]) -> None:
    say(f"{line()}, load {os.getloadavg()[0]:.1f} on {len(CORES)} cores")
    for part in parts or PARTS:
        await PARTS[part]()


if __name__ == "__main__":
    unknown = [part for part in sys.argv[1:] if part not in PARTS]
    if unknown:
        raise SystemExit(f"bench: {unknown[0]!r} is no part; possible: {', '.join(PARTS)}")
    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        runner.run(main(sys.argv[1:]))
