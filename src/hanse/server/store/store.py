"""The store. Every method that writes has written durably when it returns, or raises Conflict or Lost."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Sequence
from dataclasses import asdict

import msgspec
import sqlalchemy as sa

from hanse.core.reading import BadInput
from hanse.core.record import Record
from hanse.server.seats import OPEN, Grant, Seat
from hanse.server.store.batches import Batches, insert_rows
from hanse.server.store.calls import Calls
from hanse.server.store.clocks import Clock, read_clocks, set_clocks
from hanse.server.store.database import Conflict, Lost, connect, reason
from hanse.server.store.leases import Leases, expire_all
from hanse.server.store.links import Links, granted, insert_grants
from hanse.server.store.migrations import upgrade
from hanse.server.store.notices import HERE, Heard, HereHeard, Notice, notify, tell
from hanse.server.store.rows import FREED, SAT, News, Row, Stored, fold, wished
from hanse.server.store.schema import about, history, seats, tables, tokens
from hanse.server.store.talk import Talk
from hanse.server.store.upsert import upsert
from hanse.server.terms import Terms


class NoTable(Lost):
    """The store has no such table."""


class Store:
    def __init__(self, url: str) -> None:
        self.node = secrets.token_hex(4)
        """This process among those that use the same store."""
        self.database = connect(url)
        self._batches = Batches(self.database, self.node)
        self.links = Links(self.database, self.node)
        self.talk = Talk(self.database, self.node)
        self.calls = Calls(self.database)
        self.leases = Leases(self.database, self.node)

    async def open(self) -> int | None:
        """Make the schema today's; which it was, none if the store was empty. BadInput if it cannot be used."""
        try:
            before = await self.database.write(upgrade)
            await self.database.write(expire_all)
        except BadInput as bad:
            raise BadInput(f"{self.database.where}: {bad}") from None
        except Lost as lost:
            why = reason(lost)
            raise BadInput(
                f"{self.database.where}: cannot be used as a store ({why}); give another with --db"
            ) from None
        return before

    def listen(self, heard: Heard, here: HereHeard) -> None:
        """Be told from now on what other nodes write, and who is there."""
        self.database.listen(self.node, heard, here)

    @property
    def shared(self) -> bool:
        """Whether there may be other nodes that hear of this one."""
        return self.database.shared

    async def announce(self, payload: str) -> None:
        """Tell the other nodes who is here; only where they hear of each other."""
        await self.database.write(lambda connection: tell(connection, HERE, payload))

    async def close(self) -> None:
        await self._batches.close()
        await self.database.close()

    async def check(self) -> None:
        """Whether it answers; Lost if not."""
        await self.database.read(lambda connection: connection.execute(sa.select(1)))

    async def keep(self, key: str, value: str) -> str:
        """What the store has under a key, or from now on ``value``: for secrets that all nodes share."""

        def work(connection: sa.Connection) -> str:
            upsert(connection, about, [{"key": key, "value": value}], sa.false())
            return str(connection.scalar(sa.select(about.c.value).where(about.c.key == key)))

        return await self.database.write(work)

    # Tables.

    async def create(self, stored: Stored, grants: Sequence[Grant], before: str | None = None) -> None:
        """A new table with its seats, its tokens and what chance has said so far.

        As the rematch of the table ``before``; Conflict if that has another.
        """

        def work(connection: sa.Connection) -> None:
            insert_table(connection, stored, time.time())
            insert_grants(connection, grants)
            if before is None:
                return
            first = (tables.c.id == before, tables.c.next.is_(None))
            if connection.execute(tables.update().where(*first).values(next=stored.id)).rowcount != 1:
                raise Conflict
            notify(connection, self.node, [Notice(before, -1)])

        await self.database.write(work)

    async def load(self, table: str) -> Stored:
        """A table with its history folded: what was taken back is gone from its answers."""

        def work(connection: sa.Connection) -> Stored:
            head = connection.execute(tables.select().where(tables.c.id == table)).one_or_none()
            if head is None:
                raise NoTable(table)
            record = Record(
                head.game, head.version, head.data, head.variant, json.loads(head.options), head.seats, int(head.seed),
                position=None if head.position is None else json.loads(head.position),
            )  # fmt: skip
            rows = read_rows(connection, table, 0)
            stored = Stored(table, record, read_seats(connection, table), len(rows))
            stored.terms, stored.next = msgspec.json.decode(head.terms, type=Terms), head.next
            stored.clocks = read_clocks(connection, table)
            for row in rows:
                fold(record.answers, stored.comments, row)
                stored.wish = wished(stored.wish, row)
            return stored

        return await self.database.read(work)

    async def since(self, table: str, count: int) -> News:
        """What was written after the first ``count`` rows, and how things beside the history are now."""

        def work(connection: sa.Connection) -> News:
            revoked = sa.select(tokens.c.hash).where(tokens.c.table == table, tokens.c.revoked.is_not(None))
            rematch: str | None = connection.scalar(sa.select(tables.c.next).where(tables.c.id == table))
            return News(
                read_rows(connection, table, count), read_seats(connection, table),
                frozenset(connection.scalars(revoked)), rematch, read_clocks(connection, table),
            )  # fmt: skip

        return await self.database.read(work)

    async def append(self, table: str, count: int, rows: Sequence[Row], clocks: Sequence[Clock] = ()) -> None:
        """Write rows after the ``count`` that were there; Conflict if there are more already."""
        await self._batches.write(table, count, rows, clocks)

    async def clocks(self, table: str) -> list[Clock]:
        return await self.database.read(lambda connection: read_clocks(connection, table))

    async def wind(self, table: str, clocks: Sequence[Clock]) -> None:
        """Stop and start clocks without an answer."""

        def work(connection: sa.Connection) -> None:
            set_clocks(connection, table, clocks)
            notify(connection, self.node, [Notice(table, -1)])

        await self.database.write(work)

    async def adopt(self, table: str, count: int, record: Record, rows: Sequence[Row]) -> None:
        """From now on the table is played by the rules, data and switches of ``record``; ``rows`` go with it."""
        now = {"version": record.version, "data": record.data, "options": json.dumps(record.switches)}

        def work(connection: sa.Connection) -> None:
            self._add(connection, table, count, *rows)
            connection.execute(tables.update().where(tables.c.id == table).values(**now))

        await self.database.write(work)

    # Seats.

    async def grant(self, hash: str) -> Grant | None:
        """What a token allows, if it is one of ours and was not revoked."""
        return await self.database.read(lambda connection: granted(connection, hash))

    async def sit(self, table: str, count: int, ply: int, seat: Seat, grant: Grant) -> bool:
        """Give a free seat to a token; False if somebody else has it already."""
        free = (*_at(table, seat.seat), seats.c.kind == OPEN, seats.c.holder.is_(None), seats.c.claim.is_(None))

        def work(connection: sa.Connection) -> bool:
            taken = connection.execute(seats.update().where(*free).values(holder=grant.hash, name=seat.name))
            if taken.rowcount != 1:
                return False
            insert_grants(connection, [grant])
            self._add(connection, table, count, Row(SAT, ply, seat.seat, seat.name))
            return True

        return await self.database.write(work)

    async def free(self, table: str, count: int, ply: int, seat: Seat) -> bool:
        """Take a seat from whoever has it: an open one again, and neither token nor invitation brings him back.

        False if nobody has it, or somebody else by now.
        """

        def work(connection: sa.Connection) -> bool:
            held = (*_at(table, seat.seat), seats.c.kind == OPEN)
            same = (seats.c.holder.is_not_distinct_from(seat.holder), seats.c.claim.is_not_distinct_from(seat.claim))
            now = {"holder": None, "claim": None, "stand_in": None, "name": ""}
            if connection.execute(seats.update().where(*held, *same).values(now)).rowcount != 1:
                return False
            others = sa.select(seats.c.holder).where(seats.c.table == table, seats.c.holder.is_not(None))
            his = sa.and_(tokens.c.hash == seat.holder, tokens.c.hash.not_in(others))
            dead = sa.or_(his, tokens.c.seat == seat.seat)
            gone = tokens.update().where(tokens.c.table == table, tokens.c.host.is_(False), dead)
            connection.execute(gone.values(revoked=time.time()))
            self._add(connection, table, count, Row(FREED, ply, seat.seat, seat.name))
            return True

        return await self.database.write(work)

    async def stand_in(self, table: str, count: int, note: Row, bot: str | None) -> None:
        """Let a bot answer for a seat, or its holder again."""

        def work(connection: sa.Connection) -> None:
            self._add(connection, table, count, note)
            connection.execute(seats.update().where(*_at(table, note.seat)).values(stand_in=bot))

        await self.database.write(work)

    async def dress(self, table: str, count: int, note: Row, seat: Seat) -> None:
        """Another name or colour for who holds a seat."""

        def work(connection: sa.Connection) -> None:
            self._add(connection, table, count, note)
            now = {"name": seat.name, "colour": seat.colour}
            connection.execute(seats.update().where(*_at(table, seat.seat)).values(now))

        await self.database.write(work)

    async def claim(self, table: str, before: str, grant: Grant) -> bool:
        """Seats of a rematch for whoever held them at the table before; the same token whenever he asks."""

        def work(connection: sa.Connection) -> bool:
            his = (seats.c.table == table, seats.c.claim == before)
            if not connection.execute(seats.update().where(*his).values(holder=grant.hash)).rowcount:
                return False
            if connection.scalar(sa.select(tokens.c.hash).where(tokens.c.hash == grant.hash)) is None:
                insert_grants(connection, [grant])
            notify(connection, self.node, [Notice(table, -1)])
            return True

        return await self.database.write(work)

    def _add(self, connection: sa.Connection, table: str, count: int, *rows: Row) -> None:
        now = time.time()
        insert_rows(connection, [(table, count + i, *row, now) for i, row in enumerate(rows)])
        notify(connection, self.node, [Notice(table, count + len(rows))])


def insert_table(connection: sa.Connection, stored: Stored, made: float) -> None:
    record = stored.record
    connection.execute(
        tables.insert().values(
            id=stored.id, game=record.game, version=record.version, data=record.data, variant=record.variant,
            options=json.dumps(record.switches), seats=record.seats, seed=str(record.seed), made=made,
            terms=msgspec.json.encode(stored.terms).decode(),
            position=None if record.position is None else json.dumps(record.position),
        )
    )  # fmt: skip
    connection.execute(seats.insert(), [{"table": stored.id, **asdict(seat)} for seat in stored.seats])
    answers = enumerate(record.answers)
    insert_rows(connection, [(stored.id, ply, "answer", ply, one.seat, one.text, made) for ply, one in answers])


def read_rows(connection: sa.Connection, table: str, count: int) -> list[Row]:
    wanted = sa.select(history.c.kind, history.c.ply, history.c.seat, history.c.text)
    found = connection.execute(wanted.where(history.c.table == table, history.c.n >= count).order_by(history.c.n))
    return [Row(*row) for row in found]


def read_seats(connection: sa.Connection, table: str) -> list[Seat]:
    found = connection.execute(seats.select().where(seats.c.table == table).order_by(seats.c.seat))
    return [
        Seat(row.seat, row.kind, row.name, row.bot, row.holder, row.stand_in, row.claim, row.colour) for row in found
    ]


def _at(table: str, seat: int) -> tuple[sa.ColumnElement[bool], sa.ColumnElement[bool]]:
    return seats.c.table == table, seats.c.seat == seat
