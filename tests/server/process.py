"""The real server in a process of its own."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import httpx

from tests.server.house import PATIENCE, House

ROOT = Path(__file__).parents[2]


class Process:
    def __init__(self, process: asyncio.subprocess.Process, house: House) -> None:
        self.process = process
        self.house = house

    async def kill(self) -> None:
        """As a power cut would: no goodbye."""
        self.process.kill()
        await self.process.wait()


@contextlib.asynccontextmanager
async def running(
    db: Path | str, pace: float = 50.0, errors: Path | None = None, limits: dict[int, int] | None = None
) -> AsyncIterator[Process]:
    """Started, and it has said where it is; killed in the end if nobody has done so before.

    ``db`` is a file or an address; ``errors`` gets what it says on standard error; ``limits`` are the system's for it,
    by ``RLIMIT_…``.
    """
    import resource

    def limited() -> None:
        for what, most in (limits or {}).items():
            resource.setrlimit(what, (most, most))

    url = f"sqlite:///{db}" if isinstance(db, Path) else db
    said = None if errors is None else errors.open("wb")
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    process = await asyncio.create_subprocess_exec(
        sys.executable, str(Path(__file__).parent / "launch.py"), url, str(pace),
        stdout=asyncio.subprocess.PIPE, stderr=said, preexec_fn=limited, env={**os.environ, "PYTHONPATH": path},
    )  # fmt: skip
    assert process.stdout is not None
    try:
        async with asyncio.timeout(30):
            line = (await process.stdout.readline()).decode()
        where = line.split()[1]
        async with httpx.AsyncClient(base_url=where.rstrip("/"), timeout=PATIENCE) as http:
            yield Process(process, House(int(where.rstrip("/").rpartition(":")[2]), http))
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()
        process.stdout.feed_eof()
        if said is not None:
            said.close()
