"""The tables in memory: read from the store when asked for, kept up with what other nodes write, let go when left."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Sequence

from hanse.core import registry
from hanse.core.match import reread
from hanse.core.model import OVER
from hanse.core.reading import BadInput
from hanse.core.record import Record, RecordError
from hanse.server.advice import Advisers
from hanse.server.bots import BotPlayers
from hanse.server.caller import Caller
from hanse.server.catalog import Catalog
from hanse.server.messages import Reading
from hanse.server.outside import Outsiders
from hanse.server.past import Past
from hanse.server.presence import Presence
from hanse.server.pushes import Pushes
from hanse.server.settings import Settings
from hanse.server.store import Lost, Store
from hanse.server.store.notices import Notice
from hanse.server.table import Table
from hanse.server.tenancy import Tenancy
from hanse.server.thinkers import Thinkers

log = logging.getLogger("hanse.server")


class Closed(BadInput):
    """A table that cannot be opened with the games of this server."""


class Tables:
    """Made on the event loop of an open store."""

    def __init__(
        self, settings: Settings, store: Store, catalog: Catalog, thinkers: Thinkers, advisers: Thinkers,
        outsiders: Outsiders,
    ) -> None:  # fmt: skip
        self._settings = settings
        self._store = store
        self._catalog = catalog
        self._past = Past()
        self._thinkers = thinkers
        self._outsiders = outsiders
        self._advisers = Advisers(advisers, settings.corrections)
        self._tables: dict[str, asyncio.Task[Table]] = {}
        self._bots: dict[str, BotPlayers] = {}
        self._tenancy = Tenancy(store, self._inherit)
        self._catching_up: set[asyncio.Task[None]] = set()
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")
        self.pushes = Pushes(store, settings.contact, settings.inside)
        self._caller = Caller(settings.notify, settings.away, store.calls, self.pushes, settings.inside)
        self._presence = Presence(store, self._find, self._all)
        store.listen(self._heard, self._presence.heard)

    async def close(self) -> None:
        self._sweeper.cancel()
        for task in self._catching_up:
            task.cancel()
        await asyncio.gather(self._sweeper, *self._catching_up, return_exceptions=True)
        for players in tuple(self._bots.values()):
            await players.close()
        await self._advisers.close()
        await self._caller.close()
        await self._presence.close()
        for table in self._all():
            async with table.lock:
                pass  # an answer that was begun is stored
        await self._tenancy.close()

    def _find(self, id: str) -> Table | None:
        task = self._tables.get(id)
        if task is None or not task.done() or task.cancelled() or task.exception() is not None:
            return None
        return task.result()

    def _all(self) -> list[Table]:
        return [table for table in map(self._find, self._tables) if table is not None]

    @property
    def count(self) -> int:
        return len(self._tables)

    @contextlib.asynccontextmanager
    async def visit(self, id: str) -> AsyncIterator[Table]:
        """A table, in memory until the visit ends."""
        while True:
            task = self._tables.get(id)
            if task is None:
                task = self._tables[id] = asyncio.create_task(self._load(id), name=f"load {id}")
            try:
                table = await asyncio.shield(task)
            except BaseException:
                if task.done() and self._tables.get(id) is task:
                    del self._tables[id]
                raise
            if self._tables.get(id) is task:  # it may have left the memory again while we waited
                break
        table.visits += 1
        try:
            yield table
        finally:
            table.visits -= 1
            table.used = time.monotonic()

    async def _load(self, id: str) -> Table:
        stored = await self._store.load(id)
        try:
            bundle = self._catalog.bundle_of(stored.record)
            match, stopped = reread(bundle, stored.record)
            outdated = stored.record.outdated(bundle)
            if stopped is not None and not outdated:
                raise stopped
        except RecordError as error:
            raise Closed(f"this table cannot be opened here: {error}") from None
        except BadInput as error:
            raise Closed(f"this table's game is not here as it was: {error}") from None
        if not outdated and not stored.terms.imported:
            match.manual = False
        over = match.asked == OVER and stopped is None
        unplayed = outdated or stored.terms.imported
        only_read = _reading(stored.record, stopped) if unplayed and not over else None
        table = Table(stored, match, self._store, self._past, only_read)
        table.on_asked = self._caller.asked
        table.on_here = self._came_or_went
        table.on_hurry = self._presence.hurry
        table.advisers = self._advisers
        self._presence.look(table)
        self.ask_bots(table)
        return table

    def _came_or_went(self, table: Table) -> None:
        self._presence.moved(table)
        self._caller.asked(table)

    def ask_bots(self, table: Table) -> None:
        """From now on the bots of a table are asked, if it has any; also those who answer when a clock runs out."""
        wanted = table.terms.clock is not None or any(seat.player is not None for seat in table.seats)
        if table.id not in self._bots and wanted:
            settings = self._settings
            players = BotPlayers(
                table, self._store, self._tenancy, self._thinkers, self._outsiders, settings.pause, settings.corrections
            )
            self._bots[table.id] = players

    # Let go.

    async def _sweep(self) -> None:
        """Let go of tables nobody looks at; the store has them."""
        while True:
            await asyncio.sleep(max(0.05, self._settings.idle / 5))
            now = time.monotonic()
            for table in self._all():
                await self._let_go(table, now)

    async def _let_go(self, table: Table, now: float) -> None:
        players = self._bots.get(table.id)
        if table.visits or now - table.used < self._settings.idle or not (players is None or players.resting):
            return
        await self._forget(table.id)

    async def _forget(self, id: str) -> None:
        self._tables.pop(id, None)
        self._presence.forget(id)
        players = self._bots.pop(id, None)
        if players is not None:
            await players.close()
            await self._tenancy.leave(id)

    # Other nodes.

    def _heard(self, notices: Sequence[Notice] | None) -> None:
        """Others have written. What is not in memory here is read when somebody asks for it."""
        if notices is None:
            notices = [Notice(id, -1) for id in self._tables]
        for id, entries in notices:
            if (loading := self._tables.get(id)) is not None:
                task = asyncio.create_task(self._catch_up(id, loading, entries), name=f"catch up {id}")
                self._catching_up.add(task)
                task.add_done_callback(self._catching_up.discard)

    async def _catch_up(self, id: str, loading: asyncio.Task[Table], entries: int) -> None:
        await asyncio.wait({loading})
        if loading.cancelled() or loading.exception() is not None:
            return  # whoever wanted to open it has been told
        table = loading.result()
        try:
            await table.catch_up(entries)
            self.ask_bots(table)
        except Lost:
            log.warning("table %s: what another node wrote could not be read", id)
        except RecordError:
            # The other node plays by rules that are not ours. Who is here may find the table again, or hear why not.
            log.exception("table %s: what another node wrote does not go on here", id)
            await self._forget(id)
            table.company.dismiss()

    async def _inherit(self, id: str) -> None:
        """Go on with bots whose node is gone."""
        try:
            async with self.visit(id) as table:
                self.ask_bots(table)
        except BadInput as bad:
            log.warning("table %s: %s", id, bad)
            await self._tenancy.leave(id)


def _reading(played: Record, stopped: RecordError | None) -> Reading:
    """Why a table with this record is only for reading."""
    today = registry.entry(played.game).version
    return Reading(played.version, today, len(played.answers), None if stopped is None else str(stopped))
