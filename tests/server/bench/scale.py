"""Drive the real server at several sizes, and draw out what many more tables need: ``scripts/scale``."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import sqlite3
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.server.bench.crowd import host, neighbours
from tests.server.bench.line import Line, fitted
from tests.server.bench.load import cpu, each_on_a_core, memory, say, several
from tests.server.bench.ours import OurTable
from tests.server.process import running

GAME, SEATS = "hansa_teutonica", 4
EACH = 40
"""Tables of one address: one address has its limits."""

FULL = 0.6
"""Of a core; more, and those who come at once wait for each other."""

YEAR = 365 * 86400


@dataclass(frozen=True)
class Size:
    """What so many tables at which people play cost."""

    tables: int
    rate: float
    """Answers a second."""
    cores: float
    megabytes: float
    rows: float
    """Of the history, for one answer."""
    stored: float
    """Bytes in the store for one answer."""
    sent: float
    """Bytes over the sockets for one answer."""
    median: float
    late: float
    """Milliseconds: the median answer, and the slowest of a hundred."""


async def measured(tables: int, think: float, seconds: float) -> Size:
    with tempfile.TemporaryDirectory() as folder:
        db = Path(folder) / "scale.db"
        async with contextlib.AsyncExitStack() as stack:
            process = await stack.enter_async_context(running(db, pace=1e6))
            pid = process.process.pid
            each_on_a_core(pid)
            houses = await stack.enter_async_context(neighbours(process, tables // EACH + 1))
            them = [OurTable(houses[n // EACH], GAME, SEATS, n, host(n // EACH)) for n in range(tables)]
            await several([table.open for table in them], 20)
            await asyncio.gather(*(table.play(3) for table in them))
            for table in them:
                table.seconds.clear()
            rows, size = stored(db)
            received, used, began = sum(table.received for table in them), cpu(pid), time.perf_counter()
            await asyncio.gather(*(at_a_human_pace(table, n / tables, think, seconds) for n, table in enumerate(them)))
            wall, used = time.perf_counter() - began, cpu(pid) - used
            more_rows, more_size = stored(db)
            waits = sorted(second for table in them for second in table.seconds)
            answers = len(waits)
            return Size(
                tables, answers / wall, used / wall, memory(pid), (more_rows - rows) / answers,
                (more_size - size) / answers, (sum(table.received for table in them) - received) / answers,
                1000 * waits[answers // 2], 1000 * waits[answers * 99 // 100],
            )  # fmt: skip


async def at_a_human_pace(table: OurTable, late: float, think: float, seconds: float) -> None:
    """One answer every ``think`` seconds; tables do not begin together."""
    end = time.perf_counter() + seconds
    await asyncio.sleep(late * think)
    while (now := time.perf_counter()) < end:
        await table.play(1)
        await asyncio.sleep(max(0.0, now + think - time.perf_counter()))


def stored(db: Path) -> tuple[int, int]:
    """Rows of the history, and bytes once what waits beside the file is written into it."""
    with contextlib.closing(sqlite3.connect(db, timeout=30)) as connection:
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
        [rows] = connection.execute("SELECT count(*) FROM history").fetchone()
        [pages] = connection.execute("PRAGMA page_count").fetchone()
        [page] = connection.execute("PRAGMA page_size").fetchone()
    return rows, pages * page


def report(sizes: Sequence[Size], wanted: Sequence[int], awake: float, think: float) -> None:
    load = fitted([size.rate for size in sizes], [size.cores for size in sizes])
    held = fitted([float(size.tables) for size in sizes], [size.megabytes for size in sizes])
    rows, kept, sent = (sum(getattr(size, name) for size in sizes) / len(sizes) for name in ("rows", "stored", "sent"))
    say(f"\nOne answer: {1000 * load.slope:.3f} CPU ms, {rows:.2f} rows, {kept:.0f} bytes kept, {sent:.0f} bytes sent.")
    say(f"A table with {SEATS} sockets: {1000 * held.slope:.0f} kB; a server with nobody there: {held.base:.0f} MB.")
    say(f"\nOpen tables of which {awake:.0%} are being played at, an answer every {think:g} s there:")
    say("  open      played at  answers/s  cores         memory MB        rows/s     GB a year  Mbit/s    nodes")
    for count in wanted:
        played = count * awake
        rate = played / think
        cores = both(load, rate)
        space = both(held, played)
        nodes = max(1, -(-load.at(rate) // FULL))
        say(
            f"  {count:<9,} {played:<10,.0f} {rate:<10,.0f} {cores:13} {space:16} {rate * rows:<10,.0f}"
            f" {rate * kept * YEAR / 1e9:<10,.1f} {rate * sent * 8 / 1e6:<9,.1f} {nodes:.0f}"
        )


def both(line: Line, x: float) -> str:
    return f"{max(0.0, line.at(x)):,.2f} ±{line.error(x):,.2f}"


def main() -> None:
    say_sizes = argparse.ArgumentParser(description=__doc__)
    say_sizes.add_argument("--sizes", default="50,100,200,300,400", help="tables that are really played at")
    say_sizes.add_argument("--seconds", type=float, default=60.0, help="for each size")
    say_sizes.add_argument(
        "--think", type=float, default=1.0, help="seconds between two answers at a table, as measured"
    )
    say_sizes.add_argument("--open", default="100,10000,1000000", help="open tables to draw it out to")
    say_sizes.add_argument("--awake", type=float, default=0.1, help="the share of them that is being played at")
    say_sizes.add_argument("--people", type=float, default=10.0, help="seconds between two answers there")
    given = say_sizes.parse_args()
    sizes = []
    say(f"{GAME}, {SEATS} seats with a socket each, an answer every {given.think:g} s, {given.seconds:g} s each")
    say("  tables  answers/s  CPU     MB      rows   stored   sent     median ms  99 % ms")
    for tables in map(int, given.sizes.split(",")):
        size = asyncio.run(measured(tables, given.think, given.seconds))
        sizes.append(size)
        say(
            f"  {size.tables:<7} {size.rate:<10.1f} {size.cores:<7.1%} {size.megabytes:<7.0f} {size.rows:<6.2f}"
            f" {size.stored:<8.0f} {size.sent:<8.0f} {size.median:<10.1f} {size.late:.1f}"
        )
    if len(sizes) >= 3:
        report(sizes, [int(count) for count in given.open.split(",")], given.awake, given.people)


if __name__ == "__main__":
    main()
