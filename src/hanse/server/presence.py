"""Who is connected where: nodes tell each other for which seats somebody is there, and that somebody is in a hurry.

Nothing of it is stored.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterable

from hanse.server.store import Lost, Store
from hanse.server.store.notices import packed
from hanse.server.table import Table

GATHER = 0.02
"""Seconds in which news are gathered: who comes back after a restart comes with everybody else."""

BEAT = 10.0
"""Seconds after which a node says everything again."""

SILENCE = 3 * BEAT
"""Seconds after which what a node has said no longer holds."""


class Presence:
    """``find`` gives a table that is in memory, ``all`` gives all of them."""

    def __init__(self, store: Store, find: Callable[[str], Table | None], all: Callable[[], Iterable[Table]]) -> None:
        self._store = store
        self._find = find
        self._all = all
        self._there: dict[str, dict[str, tuple[frozenset[int], float]]] = {}  # [table][node]: its seats, and when
        self._news: set[str] = set()
        self._changed: set[str] = set()  # tables whose people elsewhere are others now
        self._stir = asyncio.Event()
        self._tasks = [asyncio.create_task(work(), name="presence") for work in (self._work, self._beat)]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def look(self, table: Table) -> None:
        """A table has come into memory: who is there on other nodes?"""
        self._tell(f"{table.id}?")

    def moved(self, table: Table) -> None:
        """Somebody came to a table here, or went."""
        self._tell(_said(table))

    def hurry(self, table: Table, ply: int) -> None:
        """Somebody here will not wait for a bot, which may be another node's."""
        self._tell(f"{table.id}!{ply}")

    def forget(self, id: str) -> None:
        self._there.pop(id, None)

    def heard(self, node: str, told: list[str]) -> None:
        """What another node says."""
        for one in told:
            if one.endswith("?"):
                table = self._find(one[:-1])
                if table is not None and table.company.connected:
                    self.moved(table)
                continue
            if "!" in one:
                id, _, ply = one.partition("!")
                table = self._find(id)
                if table is not None:
                    table.hurry(int(ply))
                continue
            id, _, seats = one.partition(":")
            if self._find(id) is not None:
                found = frozenset(map(int, seats.split("."))) if seats else frozenset()
                self._there.setdefault(id, {})[node] = (found, time.monotonic())
                self._changed.add(id)
                self._stir.set()

    def _tell(self, news: str) -> None:
        if self._store.shared:
            self._news.add(news)
            self._stir.set()

    async def _work(self) -> None:
        while True:
            await self._stir.wait()
            await asyncio.sleep(GATHER)
            self._stir.clear()
            news, self._news = self._news, set()
            changed, self._changed = self._changed, set()
            for payload in packed(self._store.node, _newest(news, self._find)):
                with contextlib.suppress(Lost):  # it is said again
                    await self._store.announce(payload)
            for id in changed:
                table = self._find(id)
                if table is not None:
                    there = self._there.get(id, {})
                    await table.elsewhere(frozenset(seat for seats, _ in there.values() for seat in seats))

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            old = time.monotonic() - SILENCE
            for id, nodes in self._there.items():
                silent = [node for node, (_, at) in nodes.items() if at < old]
                for node in silent:
                    del nodes[node]
                if silent:
                    self._changed.add(id)
            for table in self._all():
                if table.company.connected:
                    self._tell(_said(table))
            if self._changed:
                self._stir.set()


def _said(table: Table) -> str:
    return f"{table.id}:{'.'.join(map(str, sorted(table.company.connected)))}"


def _newest(news: Iterable[str], find: Callable[[str], Table | None]) -> list[str]:
    """Of each table how it is now, whatever was to be said."""
    asides = [one for one in news if one.endswith("?") or "!" in one]
    ids = {one.partition(":")[0] for one in news if one not in asides}
    tables = [table for table in map(find, sorted(ids)) if table is not None]
    return [*asides, *map(_said, tables)]
