"""Tables that play as fast as answers come, and what that costs the server."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol


class Table(Protocol):
    """One table with all its sockets; it counts its answers and how long each took."""

    seconds: list[float]

    @property
    def received(self) -> int: ...

    @property
    def messages(self) -> int: ...

    async def open(self) -> None: ...

    async def play(self, answers: int) -> None: ...

    def close(self) -> None: ...


@dataclass
class Cost:
    """What so many answers took."""

    answers: int
    wall: float
    cpu: float
    """Seconds of all threads of the server."""
    client: float
    """Seconds of our own: near to ``wall`` means that it is not the server that is measured."""
    coreless: float
    """Seconds in which server or client had work and others their cores: that is what makes late answers late."""
    size: float
    """Mean size of a message."""
    seconds: list[float] = field(repr=False)

    @property
    def rate(self) -> float:
        return self.answers / self.wall

    @property
    def each(self) -> float:
        """CPU milliseconds of one answer."""
        return 1000 * self.cpu / self.answers

    def late(self, share: float) -> float:
        """Milliseconds within which that share was answered."""
        return 1000 * sorted(self.seconds)[min(len(self.seconds) - 1, int(share * len(self.seconds)))]


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def goal(what: str, found: float, limit: float, least: bool = False) -> None:
    """Beside a figure, what it is meant to be; ``least``: that or more."""
    reached = found >= limit if least else found <= limit
    say(f"  {'reached' if reached else 'MISSED ':7} {what}: {found:.4g}, goal {'≥' if least else '≤'} {limit:g}")


def cpu(pid: int) -> float:
    """Seconds a process has used so far, all threads."""
    with open(f"/proc/{pid}/stat") as stat:
        fields = stat.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def coreless(*pids: int) -> float:
    """Seconds their threads have waited for a core so far, and those that the machine below took from our cores."""
    waited = 0.0
    for pid in pids:
        for thread in os.listdir(f"/proc/{pid}/task"):
            with open(f"/proc/{pid}/task/{thread}/schedstat") as stat:
                waited += int(stat.read().split()[1]) / 1e9
    ours = [f"cpu{core}" for core in CORES]
    with open("/proc/stat") as stat:
        stolen = sum(int(line.split()[8]) for line in stat if line.split()[0] in ours)
    return waited + stolen / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> float:
    """Megabytes a process holds now."""
    with open(f"/proc/{pid}/statm") as statm:
        return int(statm.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


CORES = sorted(os.sched_getaffinity(0))


def each_on_a_core(server: int) -> None:
    """Server and client do not share one."""
    if len(CORES) > 1:
        os.sched_setaffinity(0, CORES[1:])
        for thread in os.listdir(f"/proc/{server}/task"):
            os.sched_setaffinity(int(thread), CORES[:1])


async def measure(pid: int, tables: Sequence[Table], answers: int) -> Cost:
    """All of them play ``answers`` each. The first are played before it counts."""
    await asyncio.gather(*(table.play(max(1, answers // 10)) for table in tables))
    for table in tables:
        table.seconds.clear()
    received, messages = sum(table.received for table in tables), sum(table.messages for table in tables)
    before, idle, mine, began = cpu(pid), coreless(pid, os.getpid()), time.process_time(), time.perf_counter()
    await asyncio.gather(*(table.play(answers) for table in tables))
    wall, mine, after = time.perf_counter() - began, time.process_time() - mine, cpu(pid)
    idle = coreless(pid, os.getpid()) - idle
    seconds = [second for table in tables for second in table.seconds]
    size = (sum(table.received for table in tables) - received) / (sum(table.messages for table in tables) - messages)
    return Cost(len(seconds), wall, after - before, mine, idle, size, seconds)


async def several(doing: Sequence[Callable[[], Awaitable[None]]], at_once: int = 50) -> None:
    """All of that, not more than so many at once."""
    gate = asyncio.Semaphore(at_once)

    async def one(do: Callable[[], Awaitable[None]]) -> None:
        async with gate:
            await do()

    await asyncio.gather(*(one(do) for do in doing))
