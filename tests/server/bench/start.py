"""Until somebody who types a command sees something: ``scripts/bench start``."""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path

from hanse.cli.version import line
from tests.server.bench.crowd import STORED, store_many
from tests.server.bench.load import CORES, cpu, goal, memory, say
from tests.server.process import ROOT

TIMES = 5

HANSE = [sys.executable, "-m", "hanse"]
ENV = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONUNBUFFERED": "1"}


def helped() -> tuple[float, float, str]:
    began, spent = time.perf_counter(), os.times().children_user + os.times().children_system
    subprocess.run([*HANSE, "--help"], env=ENV, stdout=subprocess.DEVNULL, check=True)
    return time.perf_counter() - began, os.times().children_user + os.times().children_system - spent, ""


def served(db: Path) -> tuple[float, float, str]:
    """Until the first page is there, or the word that it was not built."""
    began = time.perf_counter()
    command = [*HANSE, "serve", "--port", "0", "--db", f"sqlite:///{db}"]
    with subprocess.Popen(command, env=ENV, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        where = server.stdout.readline().split()[1]
        with contextlib.suppress(urllib.error.HTTPError), urllib.request.urlopen(where) as page:
            page.read()
        took, spent, held = time.perf_counter() - began, cpu(server.pid), memory(server.pid)
        server.terminate()
    return took, spent, f", {held:.0f} MB"


def best(what: str, once: Callable[[], tuple[float, float, str]], most: float) -> None:
    """The fastest of several: whatever else the machine does only ever makes it slower."""
    took, spent, more = min(once() for _ in range(TIMES))
    say(f"{what:44} {took:6.2f} s, {spent:5.2f} s CPU{more}")
    goal("seconds", took, most)


async def main() -> None:
    """The fastest of several of each; nothing else runs meanwhile."""
    say(f"until something is there, best of {TIMES}")
    best("hanse --help", helped, 0.15)
    with tempfile.TemporaryDirectory() as folder:
        best("hanse serve, empty store, first page", lambda: served(Path(folder) / "empty.db"), 1.5)
        await store_many(Path(folder) / "many.db")
        best(f"hanse serve, {STORED} stored tables, first page", lambda: served(Path(folder) / "many.db"), 2)


if __name__ == "__main__":
    say(f"{line()}, load {os.getloadavg()[0]:.1f} on {len(CORES)} cores")
    asyncio.run(main())
