"""Advice for people: made beside the game, one thing at a time in the whole house, and kept as long as it holds."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, Literal, NamedTuple

import msgspec

from hanse.bots.advice import Verdict
from hanse.core.entry import Bundle
from hanse.core.model import State
from hanse.core.reading import View
from hanse.core.record import Answer
from hanse.server.guest import Guest
from hanse.server.thinkers import Task, Thinkers, told

KEPT = 256
"""Hints and chances of one table that are kept: who browses asks again."""

REPORTS = 64
"""Reports that are kept, whether their tables are in memory or not."""


class Key(NamedTuple):
    """What is wanted, before which answer, for whose eyes."""

    ask: Literal["hint", "chances"]
    ply: int
    eyes: int


class Reporting:
    """A report as far as it is made. ``guests`` are those who read it, with how many verdicts each was told."""

    def __init__(self, answers: list[Answer], plies: list[int]) -> None:
        self.answers = answers
        self.plies = plies
        self.verdicts: list[Verdict] = []
        self.looked = 0
        self.guests: dict[Guest, int] = {}
        self.task: asyncio.Task[None] | None = None


class Advisers:
    """Those who think for people, in processes of their own; what nobody waits for any more is left out."""

    def __init__(self, thinkers: Thinkers, corrections: Path | None) -> None:
        self._thinkers = thinkers
        self._data = "" if corrections is None else str(corrections)
        self._lane = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self.reports: OrderedDict[str, Reporting] = OrderedDict()  # [table]

    def begin(self, work: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def ask(
        self, wanted: Callable[[], bool], bundle: Bundle[State], ask: Literal["hint", "chances", "judge"], view: View,
        seat: int, ply: int, did: str = "", effort: float = 1.0,
    ) -> msgspec.Raw | None:  # fmt: skip
        """What they say, encoded; none if nobody waits for it when its turn comes. NoAnswer: they failed."""
        async with self._lane:
            if not wanted():
                return None
            task = Task(*told(bundle), self._data, view, seat, ask=ask, ply=ply, did=did, effort=effort)
            return (await self._thinkers.ask(task)).told

    def left(self, table: str, guest: Guest) -> None:
        """Somebody is gone: nothing is made for him any more."""
        if (reporting := self.reports.get(table)) is not None:
            reporting.guests.pop(guest, None)

    def keep(self, table: str, reporting: Reporting) -> None:
        self.reports[table] = reporting
        self.reports.move_to_end(table)
        if len(self.reports) > REPORTS:
            self.reports.popitem(last=False)


class Kept:
    """What was advised at one table, and who waits for what."""

    def __init__(self) -> None:
        self._told: OrderedDict[Key, msgspec.Raw] = OrderedDict()
        self.jobs: dict[Key, asyncio.Task[None]] = {}
        self._waiting: dict[Key, dict[Guest, int]] = {}  # with the number of the question

    def find(self, key: Key) -> msgspec.Raw | None:
        return self._told.get(key)

    def wait(self, key: Key, guest: Guest, id: int) -> None:
        """Who asks anew no longer waits for what he asked before."""
        for other, guests in self._waiting.items():
            if other.ask == key.ask:
                guests.pop(guest, None)
        self._waiting.setdefault(key, {})[guest] = id

    def wanted(self, key: Key) -> bool:
        return bool(self._waiting.get(key))

    def done(self, key: Key, told: msgspec.Raw | None) -> dict[Guest, int]:
        """Who waited for it."""
        self.jobs.pop(key, None)
        if told is not None:
            self._told[key] = told
            if len(self._told) > KEPT:
                self._told.popitem(last=False)
        return self._waiting.pop(key, {})

    def left(self, guest: Guest) -> None:
        for guests in self._waiting.values():
            guests.pop(guest, None)

    def take_back(self, ply: int) -> None:
        """Answers from ``ply`` on are gone."""
        for kept in (self._told, self.jobs, self._waiting):
            for key in [key for key in kept if key.ply > ply]:
                del kept[key]
