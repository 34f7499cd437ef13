"""All tables of a server: made, found by their links, in memory while somebody is there, else only in the store."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections import deque
from collections.abc import AsyncIterator

from hanse import bots
from hanse.core.match import Match, reread
from hanse.core.model import OVER
from hanse.core.reading import BadInput
from hanse.core.record import RecordError
from hanse.server.bots import BotPlayers
from hanse.server.catalog import Catalog
from hanse.server.messages import CatalogDoc, Invitation, Join, Joined, Made, NewSeat, NewTable
from hanse.server.seats import BOT, HERE, INVITE, ME, OPEN, SEAT, WATCH, Grant, Seat, cleaned, hashed, new_token
from hanse.server.settings import Settings
from hanse.server.store import Store, Stored
from hanse.server.table import Table, reading
from hanse.server.thinkers import Thinkers

log = logging.getLogger("hanse.server")

HOUR = 3600.0


class NoSuchLink(BadInput):
    """A token that opens nothing, or not this."""


class Taken(BadInput):
    """A seat that somebody else has."""


class Closed(BadInput):
    """A table that cannot be opened with the games of this server."""


class TooMany(BadInput):
    """One address wants more than its share."""


class Lobby:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.catalog = Catalog(settings.corrections)
        self._store = Store(settings.db)
        self._thinkers = Thinkers(settings.worker, settings.workers, settings.patience)
        self._tables: dict[str, asyncio.Task[Table]] = {}
        self._bots: dict[str, BotPlayers] = {}
        self._made: dict[str, deque[float]] = {}  # [address]: when it made tables
        self._sweeper: asyncio.Task[None] | None = None
        self._games: asyncio.Task[CatalogDoc] | None = None

    async def open(self) -> None:
        await self._store.open()
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")
        self._read_games()

    async def close(self) -> None:
        if self._sweeper is not None:
            self._sweeper.cancel()
        await asyncio.gather(self._read_games(), return_exceptions=True)
        for players in tuple(self._bots.values()):
            await players.close()
        await self._thinkers.close()
        await self._store.close()

    async def games(self) -> CatalogDoc:
        """What can be played here."""
        return await asyncio.shield(self._read_games())

    def _read_games(self) -> asyncio.Task[CatalogDoc]:
        """Reading them all takes a moment; it begins with the house, so that the first visitor need not wait for it."""
        if self._games is None or (self._games.done() and self._games.exception() is not None):
            self._games = asyncio.create_task(asyncio.to_thread(self.catalog.games), name="games")
        return self._games

    # Tables.

    async def make(self, new: NewTable, address: str) -> Made:
        """A table as the host wants it, begun: chance has said what it says before the first question."""
        self._check_share(address)
        bundle = self.catalog.bundle(new.game, new.variant, len(new.seats), new.options)
        seed = secrets.randbits(53) if new.seed is None else new.seed
        match = Match(bundle, seed)
        id = secrets.token_urlsafe(6)
        token, watch, invite = new_token(), new_token(), new_token()
        mine = hashed(token)
        seats = [_seat(i, seat, mine) for i, seat in enumerate(new.seats)]
        grants = [Grant(id, WATCH, hashed(watch))]
        holds = any(seat.kind in (ME, HERE) for seat in seats)
        invites = any(seat.kind == OPEN for seat in seats)
        if holds:
            grants.append(Grant(id, SEAT, mine))
        if invites:
            grants.append(Grant(id, INVITE, hashed(invite)))
        await self._store.create(Stored(id, match.record(), seats, match.ply), grants)
        self._made.setdefault(address, deque()).append(time.monotonic())
        async with self._visit(id):  # so that bots who are asked first begin at once
            pass
        return Made(id, token if holds else None, watch, invite if invites else None)

    @contextlib.asynccontextmanager
    async def visit(self, token: str, *kinds: str) -> AsyncIterator[tuple[Table, Grant]]:
        """The table a link opens, kept in memory until the visit ends."""
        grant = await self._store.grant(hashed(token)) if len(token) < 100 else None
        if grant is None or grant.kind not in kinds:
            if grant is not None and grant.kind == INVITE:
                raise NoSuchLink("this link is an invitation: open it as one and choose a seat")
            if grant is not None:
                raise NoSuchLink("this link is no invitation: it opens the table itself")
            raise NoSuchLink("no table has this link; ask whoever sent it for a new one")
        async with self._visit(grant.table) as table:
            yield table, grant

    @contextlib.asynccontextmanager
    async def _visit(self, id: str) -> AsyncIterator[Table]:
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
            bundle = self.catalog.bundle_of(stored.record)
            match, stopped = reread(bundle, stored.record)
            outdated = stored.record.outdated(bundle)
            if stopped is not None and not outdated:
                raise stopped
        except RecordError as error:
            raise Closed(f"this table cannot be opened here: {error}") from None
        except BadInput as error:
            raise Closed(f"this table's game is not here as it was: {error}") from None
        if not outdated:
            match.manual = False
        over = match.asked == OVER and stopped is None
        table = Table(stored, match, self._store, reading(stored.record, stopped) if outdated and not over else None)
        if any(seat.kind == BOT for seat in stored.seats):
            self._bots[id] = BotPlayers(table, self._thinkers, self.settings.pause, self.settings.corrections)
        return table

    # Invitations.

    async def invitation(self, token: str) -> Invitation:
        async with self.visit(token, INVITE) as (table, _):
            return Invitation(table.id, table.game, table.match.bundle.setup.variant, table.invited())

    async def join(self, token: str, join: Join) -> Joined:
        async with self.visit(token, INVITE) as (table, _):
            own = new_token()
            if not await table.sit(join.seat, cleaned(join.name), Grant(table.id, SEAT, hashed(own))):
                free = [str(seat.seat) for seat in table.seats if seat.free]
                raise Taken(f"seat {join.seat} is not free; still open: {', '.join(free) or 'none, but you can watch'}")
            return Joined(own)

    # Keeping house.

    def _check_share(self, address: str) -> None:
        made = self._made.get(address, deque())
        while made and made[0] < time.monotonic() - HOUR:
            made.popleft()
        if len(made) >= self.settings.tables:
            raise TooMany(f"{self.settings.tables} tables were made from here within an hour; wait a little")

    async def _sweep(self) -> None:
        """Let go of tables nobody looks at; the store has them."""
        while True:
            await asyncio.sleep(max(0.05, self.settings.idle / 5))
            now = time.monotonic()
            for address in [a for a, made in self._made.items() if not made or made[-1] < now - HOUR]:
                del self._made[address]
            for id, task in tuple(self._tables.items()):
                if task.done() and not task.cancelled() and task.exception() is None:
                    await self._let_go(id, task.result(), now)

    async def _let_go(self, id: str, table: Table, now: float) -> None:
        players = self._bots.get(id)
        if table.visits or now - table.used < self.settings.idle or not (players is None or players.resting):
            return
        del self._tables[id]
        if self._bots.pop(id, None) is not None and players is not None:
            await players.close()


def _seat(number: int, new: NewSeat, mine: str) -> Seat:
    name = cleaned(new.name)
    if new.kind == BOT:
        bot = new.bot or bots.names()[-1]
        # Only bots of our own: a command is for whoever sits at this machine.
        bots.named(bot)
        return Seat(number, BOT, name, bot, None)
    if new.bot is not None:
        raise BadInput(f"seat {number}: {new.kind!r} is no bot, but has bot {new.bot!r}")
    return Seat(number, new.kind, name, None, mine if new.kind in (ME, HERE) else None)
