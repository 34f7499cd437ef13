"""Whose bots this node plays: of all nodes that have a table in memory one asks its bots, by a lease in the store."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable

from hanse.server.store import Lost, Store, leases

log = logging.getLogger("hanse.server")


def beat() -> float:
    """Seconds between two signs of life."""
    return leases.TERM / 3


class Tenancy:
    """The leases of this node. ``inherit`` is called with a table whose bots were played by a node that is gone."""

    def __init__(self, store: Store, inherit: Callable[[str], Awaitable[None]]) -> None:
        self._leases = store.leases
        self._inherit = inherit
        self._held: set[str] = set()
        self._task = asyncio.create_task(self._beat(), name="leases")

    async def has(self, table: str) -> bool:
        """Whether the bots of a table are this node's; they are from now on if nobody has them. Lost: no store."""
        if table not in self._held and await self._leases.take(table):
            self._held.add(table)
        return table in self._held

    async def leave(self, *tables: str) -> None:
        """Somebody else may have them at once."""
        mine = self._held.intersection(tables)
        self._held -= mine
        with contextlib.suppress(Lost):  # then they run out by themselves
            await self._leases.drop(mine)

    async def close(self) -> None:
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task
        await self.leave(*self._held)

    async def _beat(self) -> None:
        kept = time.monotonic()
        while True:
            asked = set(self._held)
            try:
                lost = asked - await self._leases.keep(asked)
                kept = time.monotonic()
                self._held -= lost
                for table in await self._leases.orphans():
                    if await self.has(table):
                        await self._inherit(table)
            except Lost:
                log.warning("leases could not be kept")
                if time.monotonic() - kept > leases.TERM:  # by now they may be another's
                    self._held.clear()
            await asyncio.sleep(beat())
