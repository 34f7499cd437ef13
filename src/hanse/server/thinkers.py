"""Bots think outside the event loop, in worker processes that start when first needed and may die without harm."""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import Struct

import hanse
from hanse.core.bot import NoAnswer
from hanse.core.entry import Bundle
from hanse.core.model import State
from hanse.core.registry import spelled

LONGEST = 4 * 1024 * 1024
"""Bytes of a line; a view is a few thousand."""


class Task(Struct, omit_defaults=True):
    """All a worker is told: the seat's view, never the state, and dice of its own, never the table's seed.

    ``ask`` says what is wanted: an answer of ``bot``; or a hint, chances, or what the answer ``did`` was worth.
    ``ceiling`` is how long it may take, in seconds of CPU time.
    """

    game: str
    variant: str
    seats: int
    switches: dict[str, str]
    data: str
    view: dict[str, Any]
    seat: int
    bot: str = ""
    dice: int = 0
    ask: Literal["bot", "hint", "chances", "judge"] = "bot"
    ply: int = 0
    did: str = ""
    effort: float = 1.0
    ceiling: float | None = None


def told(bundle: Bundle[State]) -> tuple[str, str, int, dict[str, str]]:
    """The first four words of a task: which game it is."""
    setup = bundle.setup
    switches = {name: spelled(value) for name, value in setup.switches.items()}
    return bundle.rulebook.game, setup.variant, setup.seats, switches


class Answered(Struct, omit_defaults=True):
    """``do`` is none if it failed, and took so many ``seconds`` of CPU time; ``told`` is what was asked for besides."""

    do: str | None
    error: str = ""
    seconds: float = 0.0
    told: msgspec.Raw = msgspec.Raw(b"null")


HURRY = b'{"hurry":1}\n'
"""A line to a worker that is at work: answer with what there is."""


encode = msgspec.json.Encoder().encode
_answered = msgspec.json.Decoder(Answered)


class Thinkers:
    """``aside``: how much less urgent they are than we, as ``nice`` counts."""

    def __init__(self, command: tuple[str, ...], count: int, patience: float, aside: int = 0) -> None:
        self._command = command
        self._aside = aside
        self._patience = patience
        self._room = asyncio.Semaphore(count)
        self._free: list[Worker] = []
        self._closed = False
        self.waiting = 0
        self.thinking = 0

    async def ask(self, task: Task, hurried: asyncio.Event | None = None) -> Answered:
        """What comes of a task, sooner if ``hurried`` is set meanwhile; NoAnswer if nothing does."""
        self.waiting += 1
        try:
            await self._room.acquire()
        finally:
            self.waiting -= 1
        self.thinking += 1
        try:
            return await self._ask(task, hurried)
        finally:
            self.thinking -= 1
            self._room.release()

    async def _ask(self, task: Task, hurried: asyncio.Event | None) -> Answered:
        worker = self._free.pop() if self._free else None
        if worker is None or not worker.alive:
            worker = await Worker.start(self._command, self._aside)
        good = False
        pusher = None if hurried is None else asyncio.create_task(worker.push(hurried))
        try:
            async with asyncio.timeout(self._patience):
                answered = await worker.ask(task)
            good = True
        except TimeoutError:
            raise NoAnswer("took too long") from None
        except (OSError, EOFError, ValueError):
            raise NoAnswer("crashed") from None
        finally:
            if pusher is not None:
                pusher.cancel()
            # A worker that was left in the middle of a question would answer it to the next one.
            if good and not self._closed:
                self._free.append(worker)
            else:
                await worker.end()
        if answered.do is None:
            raise NoAnswer(f"failed ({answered.error})")
        return answered

    async def close(self) -> None:
        self._closed = True
        while self._free:
            await self._free.pop().end()


def _surroundings() -> dict[str, str]:
    """Ours, and the package is found from wherever this process has it."""
    root = str(Path(hanse.__file__).parent.parent)
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, [root, os.environ.get("PYTHONPATH")]))}


class Worker:
    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, command: tuple[str, ...], aside: int = 0) -> Worker:
        try:
            process = await asyncio.create_subprocess_exec(
                *command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, limit=LONGEST,
                # Ctrl-C is the server's to handle; workers end with their input.
                start_new_session=sys.platform != "win32", env=_surroundings(),
            )  # fmt: skip
        except OSError as error:
            raise NoAnswer(f"could not be started ({error.strerror})") from None
        if aside and sys.platform != "win32":
            with contextlib.suppress(OSError):
                os.setpriority(os.PRIO_PROCESS, process.pid, aside)
        return cls(process)

    @property
    def alive(self) -> bool:
        return self._process.returncode is None

    async def ask(self, task: Task) -> Answered:
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(encode(task) + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise EOFError
        return _answered.decode(line)

    async def push(self, hurried: asyncio.Event) -> None:
        """When somebody will not wait any longer, say so."""
        await hurried.wait()
        assert self._process.stdin is not None
        self._process.stdin.write(HURRY)

    async def end(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()
