"""The way in: tables are made, found by their links, and joined."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections import deque
from collections.abc import AsyncIterator, Iterable, Sequence

from msgspec import UNSET

from hanse import bots
from hanse.core.match import Match
from hanse.core.model import State
from hanse.core.reading import BadInput
from hanse.core.seeds import SEEDS, secret
from hanse.server import outside
from hanse.server.catalog import Catalog
from hanse.server.documents import CatalogDoc
from hanse.server.forms import Invitation, Invited, Join, Joined, Made, NewSeat, NewTable
from hanse.server.outside import Outsiders
from hanse.server.seating import sit
from hanse.server.seats import (
    BOT,
    HERE,
    INVITE,
    ME,
    OPEN,
    SEAT,
    WATCH,
    Grant,
    Seat,
    cleaned,
    hashed,
    link_id,
    new_token,
)  # fmt: skip
from hanse.server.settings import Settings
from hanse.server.store import Store, Stored
from hanse.server.table import Table
from hanse.server.tables import Tables
from hanse.server.terms import COLOURS, Terms
from hanse.server.thinkers import Thinkers

log = logging.getLogger("hanse.server")

HOUR = 3600.0

ASIDE = 10
"""How much less urgent advice is than bots and the server itself, as ``nice`` counts."""


class NoSuchLink(BadInput):
    """A token that opens nothing, or not this."""


class Taken(BadInput):
    """A seat that somebody else has."""


class NotYours(BadInput):
    """Something that another may do, or nobody."""


class TooMany(BadInput):
    """One address wants more than its share."""


class Lobby:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.outsiders = Outsiders(outside.read(settings.outside), settings.patience)
        self.catalog = Catalog(settings.corrections, self.outsiders.names)
        self.store = Store(settings.db)
        self.thinkers = Thinkers(settings.worker, settings.workers, settings.patience)
        self.advisers = Thinkers(settings.worker, 1, settings.patience, ASIDE)
        self._tables: Tables | None = None
        self._made: dict[str, deque[float]] = {}  # [address]: when it made tables
        self._games: asyncio.Task[CatalogDoc] | None = None

    async def open(self) -> None:
        await self.store.open()
        self._tables = Tables(self.settings, self.store, self.catalog, self.thinkers, self.advisers, self.outsiders)
        self._read_games()

    async def close(self) -> None:
        await asyncio.gather(self._read_games(), return_exceptions=True)
        if self._tables is not None:
            await self._tables.close()
        await self.thinkers.close()
        await self.advisers.close()
        await self.outsiders.close()
        await self.store.close()

    @property
    def tables(self) -> Tables:
        assert self._tables is not None, "not open"
        return self._tables

    @property
    def count(self) -> int:
        """Tables in memory."""
        return self.tables.count

    async def ping(self) -> None:
        """Lost if the store does not answer."""
        await self.store.check()

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
        self.check_share(address)
        bundle = self.catalog.bundle(new.game, new.variant, len(new.seats), new.options)
        seed = secret() if new.seed is None else _sown(new.seed)
        if new.clock is not None and new.clock.bot is not None:
            self.outsiders.check(new.clock.bot, bundle)
        check_colours([seat.colour for seat in new.seats])
        terms = Terms(clock=new.clock, talk=new.talk, chosen_seed=new.seed is not None, hints=new.hints)
        return await self.begin(Match(bundle, seed), new.seats, terms, address)

    async def begin(self, match: Match[State], wanted: Sequence[NewSeat], terms: Terms, address: str) -> Made:
        """A table for a match that nobody has answered in yet."""
        id = secrets.token_urlsafe(6)
        token, watch, invite = new_token(), new_token(), new_token()
        mine = hashed(token)
        for seat in wanted:
            if seat.bot is not None:
                # Never a command: that is for whoever sits at this machine.
                self.outsiders.check(seat.bot, match.bundle)
        seats = [_seat(i, seat, mine) for i, seat in enumerate(wanted)]
        grants = [Grant(id, WATCH, hashed(watch)), Grant(id, SEAT, mine, host=True)]
        holds = any(seat.kind in (ME, HERE) for seat in seats)
        invites = any(seat.kind == OPEN for seat in seats)
        if invites:
            grants.append(Grant(id, INVITE, hashed(invite)))
        await self.store.create(Stored(id, match.record(), seats, match.ply, terms=terms), grants)
        self.count_made(address)
        async with self.tables.visit(id):  # so that bots who are asked first begin at once
            pass
        shown = invite if invites else None
        return Made(
            id, token if holds else None, watch, shown, token, link_id(watch), None if shown is None else link_id(shown)
        )

    @contextlib.asynccontextmanager
    async def visit(self, token: str, *kinds: str) -> AsyncIterator[tuple[Table, Grant]]:
        """The table a link opens, kept in memory until the visit ends."""
        grant = await self.store.grant(hashed(token)) if len(token) < 100 else None
        if grant is None or grant.kind not in kinds:
            if grant is not None and grant.kind == INVITE:
                raise NoSuchLink("this link is an invitation: open it as one and choose a seat")
            if grant is not None:
                raise NoSuchLink("this link is no invitation: it opens the table itself")
            raise NoSuchLink("no table has this link; ask whoever sent it for a new one")
        async with self.tables.visit(grant.table) as table:
            yield table, grant

    @contextlib.asynccontextmanager
    async def hosting(self, token: str, *kinds: str) -> AsyncIterator[tuple[Table, Grant]]:
        """The same to change something beside the game: with all that other nodes have written until now."""
        async with self.visit(token, *kinds) as (table, grant):
            await table.catch_up(-1)
            yield table, grant

    # Invitations.

    async def invitation(self, token: str) -> Invitation:
        async with self.hosting(token, INVITE) as (table, grant):
            variant, seats = table.match.bundle.setup.variant, _invited(table.seats, grant.seat)
            return Invitation(table.id, table.game, variant, seats, table.terms.chosen_seed)

    async def join(self, token: str, join: Join) -> Joined:
        async with self.hosting(token, INVITE) as (table, grant):
            if grant.seat not in (None, join.seat):
                raise Taken(f"this invitation is to seat {grant.seat}, not to seat {join.seat}")
            own = new_token()
            if not await sit(self.store, table, join.seat, cleaned(join.name), Grant(table.id, SEAT, hashed(own))):
                free = [str(seat.seat) for seat in table.seats if seat.free and grant.seat in (None, seat.seat)]
                raise Taken(f"seat {join.seat} is not free; still open: {', '.join(free) or 'none, but you can watch'}")
            return Joined(own)

    def count_made(self, address: str) -> None:
        self._made.setdefault(address, deque()).append(time.monotonic())

    def check_share(self, address: str) -> None:
        """TooMany if an address has made enough tables for now."""
        for stale in [one for one, made in self._made.items() if not made or made[-1] < time.monotonic() - HOUR]:
            del self._made[stale]
        made = self._made.get(address, deque())
        while made and made[0] < time.monotonic() - HOUR:
            made.popleft()
        if len(made) >= self.settings.tables:
            raise TooMany(f"{self.settings.tables} tables were made from here within an hour; wait a little")


def check_colours(colours: Iterable[str | None]) -> None:
    chosen = [colour for colour in colours if colour is not None]
    twice = [colour for colour in COLOURS if chosen.count(colour) > 1]
    if twice:
        raise BadInput(f"two seats cannot both be {twice[0]}; there is {', '.join(COLOURS)}")


def _sown(given: int | str) -> int:
    if int(given) >= SEEDS:
        raise BadInput("table: seed: must be below 2^128")
    return int(given)


def _seat(number: int, new: NewSeat, mine: str) -> Seat:
    name = cleaned(new.name)
    if new.kind == BOT:
        return Seat(number, BOT, name, new.bot or bots.USUAL, None, colour=new.colour)
    if new.bot is not None:
        raise BadInput(f"seat {number}: {new.kind!r} is no bot, but has bot {new.bot!r}")
    return Seat(number, new.kind, name, None, mine if new.kind in (ME, HERE) else None, colour=new.colour)


def _invited(seats: Iterable[Seat], to: int | None) -> list[Invited]:
    """The seats as an invitation shows them, which may be to one alone."""
    return [
        Invited(s.seat, s.kind, s.name, s.bot, not s.free or to not in (None, s.seat), s.colour or UNSET) for s in seats
    ]
