"""Where tables are kept: SQLite through SQLAlchemy. The history of a table only ever grows."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import DatabaseError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from hanse.core.reading import BadInput
from hanse.core.record import Answer, Record
from hanse.server.seats import OPEN, Grant, Seat

SCHEMA = 1
"""Rises with every change of the tables below, together with a step in ``_upgrade``."""

ANSWER, UNDO, SAT, NOTE = "answer", "undo", "sat", "note"
"""Kinds of history: an answer, back to before answer ``ply``, somebody took a seat, a remark."""

meta = sa.MetaData()

about = sa.Table(
    "about",
    meta,
    sa.Column("key", sa.String, primary_key=True),
    sa.Column("value", sa.String, nullable=False),
)
tables = sa.Table(
    "tables",
    meta,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("game", sa.String, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("data", sa.String, nullable=False),
    sa.Column("variant", sa.String, nullable=False),
    sa.Column("options", sa.String, nullable=False),  # JSON, name -> value as spelled in records
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("seed", sa.BigInteger, nullable=False),
    sa.Column("made", sa.Float, nullable=False),
)
seats = sa.Table(
    "seats",
    meta,
    sa.Column("table", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String, nullable=False),
    sa.Column("name", sa.String, nullable=False),
    sa.Column("bot", sa.String),
    sa.Column("holder", sa.String),  # the hash of the token that answers for it
)
tokens = sa.Table(
    "tokens",
    meta,
    sa.Column("hash", sa.String, primary_key=True),
    sa.Column("table", sa.ForeignKey("tables.id"), nullable=False),
    sa.Column("kind", sa.String, nullable=False),
)
history = sa.Table(
    "history",
    meta,
    sa.Column("table", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String, nullable=False),
    sa.Column("ply", sa.Integer, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.String, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)


class Lost(Exception):
    """The store could not do it; nothing has changed."""


class Conflict(Exception):
    """Another process has written to this table's history in the meantime."""


class Row(NamedTuple):
    """One row of a table's history."""

    kind: str
    ply: int
    seat: int
    text: str


@dataclass
class Stored:
    """A table as the store knows it: its record, who sits there, and what was remarked before which answer."""

    id: str
    record: Record
    seats: list[Seat]
    count: int  # rows of history
    comments: dict[int, list[str]] = field(default_factory=dict)


@dataclass(frozen=True)
class Waiting:
    """Rows that are to be written, and who wants to know when they are."""

    table: str
    count: int
    rows: Sequence[Row]
    written: asyncio.Future[None]


class Store:
    """Every method that writes has written durably when it returns. Lost: the disk or the file would not do it."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._engine: AsyncEngine = create_async_engine(url, connect_args={"timeout": 10})
        self._write = asyncio.Lock()  # SQLite has one writer; waiting here is fairer than its busy loop
        self._waiting: list[Waiting] = []
        sa.event.listen(self._engine.sync_engine, "connect", _prepare)

    async def open(self) -> None:
        """Make or check the schema; BadInput if the file is something else."""
        try:
            async with self._engine.begin() as connection:
                await connection.run_sync(meta.create_all)
                await self._upgrade(connection)
        except DatabaseError as error:
            where = self.url.partition(":///")[2]
            raise BadInput(f"{where}: cannot be used as a store ({error.orig}); give another file with --db") from None

    async def close(self) -> None:
        await self._engine.dispose()

    @contextlib.asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction. Whoever uses the store hears of Conflict and Lost, and nothing of what it is built on."""
        try:
            async with self._engine.begin() as connection:
                yield connection
        except IntegrityError as error:
            raise Conflict from error
        except (SQLAlchemyError, OSError) as error:
            raise Lost(str(error)) from error

    @contextlib.asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._engine.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            raise Lost(str(error)) from error

    async def _upgrade(self, connection: AsyncConnection) -> None:
        found = await connection.scalar(sa.select(about.c.value).where(about.c.key == "schema"))
        if found is None:
            await connection.execute(about.insert().values(key="schema", value=str(SCHEMA)))
        elif int(found) != SCHEMA:
            where = self.url.partition(":///")[2]
            raise BadInput(
                f"{where}: schema {found} of another hanse; this one reads {SCHEMA}: give another file with --db"
            )

    async def create(self, stored: Stored, grants: Sequence[Grant]) -> None:
        """A new table with its seats, its tokens and what chance has said so far."""
        record = stored.record
        async with self._write, self._writing() as connection:
            await connection.execute(
                tables.insert().values(
                    id=stored.id, game=record.game, version=record.version, data=record.data, variant=record.variant,
                    options=json.dumps(record.switches), seats=record.seats, seed=record.seed, made=time.time(),
                )
            )  # fmt: skip
            await connection.execute(
                seats.insert(),
                [{"table": stored.id, **vars(seat)} for seat in stored.seats],
            )
            await connection.execute(
                tokens.insert(), [{"hash": g.hash, "table": g.table, "kind": g.kind} for g in grants]
            )
            await self._append(connection, stored.id, 0, answer_rows(record.answers, 0))

    async def append(self, table: str, count: int, rows: Sequence[Row]) -> None:
        """Write rows after the ``count`` that were there; Conflict if there are more already."""
        # Whoever gets to write takes along what waits: many tables share one sync of the disk.
        mine = Waiting(table, count, rows, asyncio.get_running_loop().create_future())
        self._waiting.append(mine)
        async with self._write:
            if not mine.written.done():
                batch, self._waiting = self._waiting, []
                await self._write_all(batch)
        mine.written.result()

    async def _write_all(self, batch: list[Waiting]) -> None:
        """One transaction; if that is refused, one for each, so that only the guilty one fails."""
        try:
            async with self._writing() as connection:
                for one in batch:
                    await self._append(connection, one.table, one.count, one.rows)
        except Conflict as conflict:
            if len(batch) == 1:
                batch[0].written.set_exception(conflict)
                return
            for one in batch:
                await self._write_all([one])
        except BaseException as error:
            for one in batch:
                one.written.set_exception(error if isinstance(error, Lost) else Lost("not written"))
            if not isinstance(error, Exception):
                raise
        else:
            for one in batch:
                one.written.set_result(None)

    async def _append(self, connection: AsyncConnection, table: str, count: int, rows: Sequence[Row]) -> None:
        if rows:
            now = time.time()
            values = [{"table": table, "n": count + i, "at": now, **row._asdict()} for i, row in enumerate(rows)]
            await connection.execute(history.insert(), values)

    async def adopt(self, table: str, count: int, record: Record, note: Row) -> None:
        """From now on the table is played by the rules, data and switches of ``record``."""
        now = {"version": record.version, "data": record.data, "options": json.dumps(record.switches)}
        async with self._write, self._writing() as connection:
            await self._append(connection, table, count, [note])
            await connection.execute(tables.update().where(tables.c.id == table).values(**now))

    async def sit(self, table: str, count: int, ply: int, seat: Seat, grant: Grant) -> bool:
        """Give a free seat to a token; False if somebody else has it already."""
        free = (seats.c.table == table, seats.c.seat == seat.seat, seats.c.kind == OPEN, seats.c.holder.is_(None))
        async with self._write, self._writing() as connection:
            taken = await connection.execute(seats.update().where(*free).values(holder=grant.hash, name=seat.name))
            if taken.rowcount != 1:
                return False
            await connection.execute(tokens.insert().values(hash=grant.hash, table=table, kind=grant.kind))
            await self._append(connection, table, count, [Row(SAT, ply, seat.seat, seat.name)])
        return True

    async def grant(self, hash: str) -> Grant | None:
        """What a token allows, if it is one of ours."""
        async with self._reading() as connection:
            row = (await connection.execute(tokens.select().where(tokens.c.hash == hash))).first()
        return None if row is None else Grant(row.table, row.kind, row.hash)

    async def load(self, table: str) -> Stored:
        """A table with its history folded: what was taken back is gone from its answers."""
        async with self._reading() as connection:
            head = (await connection.execute(tables.select().where(tables.c.id == table))).one()
            found = await connection.execute(seats.select().where(seats.c.table == table).order_by(seats.c.seat))
            sitting = [Seat(row.seat, row.kind, row.name, row.bot, row.holder) for row in found]
            told = await connection.execute(history.select().where(history.c.table == table).order_by(history.c.n))
            rows = [Row(row.kind, row.ply, row.seat, row.text) for row in told]
        record = Record(
            head.game, head.version, head.data, head.variant, json.loads(head.options), head.seats, head.seed
        )
        stored = Stored(table, record, sitting, len(rows))
        for row in rows:
            fold(stored.record.answers, stored.comments, row)
        return stored


def fold(answers: list[Answer], comments: dict[int, list[str]], row: Row) -> None:
    """Add one row to the answers and comments before it."""
    if row.kind == ANSWER:
        answers.append(Answer(row.seat, row.text))
        return
    if row.kind == UNDO:
        # How many, not what: an answer that was taken back may have been a secret.
        count = sum(answer.seat == row.seat for answer in answers[row.ply :])
        remark = f"seat {row.seat} took back {count} {'answer' if count == 1 else 'answers'}"
        # What was remarked about answers that are gone stays readable at the place they went back to.
        late = [text for ply in sorted(comments) if ply > row.ply for text in comments.pop(ply)]
        comments.setdefault(row.ply, []).extend([*late, remark])
        del answers[row.ply :]
        return
    remark = f"seat {row.seat}: {row.text} sat down" if row.kind == SAT else row.text
    comments.setdefault(len(answers), []).append(remark)


def answer_rows(answers: Sequence[Answer], ply: int) -> list[Row]:
    """The rows of answers that begin at ``ply``."""
    return [Row(ANSWER, ply + i, answer.seat, answer.text) for i, answer in enumerate(answers)]


def _prepare(connection: object, record: object) -> None:
    """WAL, and a sync at every commit: what was acknowledged outlives kill -9 and a power cut."""
    cursor = connection.cursor()  # type: ignore[attr-defined]
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
