"""A match with people around it. One lock per table; what is sent was stored before."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence

from hanse.core.match import Match, Stale, resume
from hanse.core.model import State
from hanse.core.record import Answer, named, write
from hanse.core.situation import Situation
from hanse.server import consent, sight
from hanse.server.advice import Advisers, Kept
from hanse.server.company import Company
from hanse.server.forms import Summary
from hanse.server.guest import Guest
from hanse.server.logs import one_line, without_store
from hanse.server.messages import Next, Reading
from hanse.server.meters import METERS
from hanse.server.past import Looks, Past
from hanse.server.seats import BOT, Grant, Seat
from hanse.server.store import (
    AGREED,
    ANSWER,
    NOTE,
    UNDO,
    Conflict,
    Lost,
    Row,
    Store,
    Stored,
    answer_rows,
    fold,
    wished,
)  # fmt: skip
from hanse.server.store.clocks import Clock
from hanse.server.talking import Talking
from hanse.server.telling import Around, Telling
from hanse.server.timing import Timing


class Table:
    def __init__(
        self, stored: Stored, match: Match[State], store: Store, past: Past, reading: Reading | None = None
    ) -> None:
        self.id = stored.id
        self.seats = stored.seats
        self.match = match
        self.terms = stored.terms
        self.next = stored.next
        """The rematch, if there is one."""
        self.reading = reading
        """Why it is only for reading, if it is."""
        self.company = Company(stored.seats)
        self.wish = stored.wish
        """Somebody's wish to go back, which others must agree to."""
        self.talking = Talking(stored.id, stored.terms, store)
        self.looks = Looks(past)
        self.advice = Kept()
        self.advisers: Advisers | None = None
        """Who is asked for advice."""
        self.timing = Timing(stored.terms.clock, stored.clocks, len(stored.seats))
        self.lock = asyncio.Lock()
        """Held while anything is decided, stored or told."""
        self.moved = asyncio.Event()
        """Set when something has happened; whoever waits for it clears it."""
        self.hurried = asyncio.Event()
        """Set when somebody will not wait for the bot that is asked; cleared when another seat is."""
        self.on_hurry: Callable[[Table, int], None] | None = None
        """Is told that somebody is in a hurry, for the node that plays the bots may be another."""
        self.on_asked: Callable[[Table], None] | None = None
        """Is told after each answer given here, so that who is away can be called."""
        self.on_here: Callable[[Table], None] | None = None
        """Is told when somebody came or went."""
        self.visits = 0
        """How many are using this object; it stays in memory while there are any."""
        self.used = time.monotonic()
        self._telling = Telling(match, reading, {})
        self._secrets = sight.Secrets()
        self._played = stored.record if stored.record.outdated(match.bundle) else None  # by older rules, as it was
        self._comments = stored.comments
        self._count = stored.count  # rows of history
        self._store = store

    @property
    def game(self) -> str:
        return self.match.bundle.rulebook.game

    @property
    def now(self) -> Situation[State]:
        """How it stands; a new one whenever something has happened."""
        return self._telling.now

    # Who is here.

    def held(self, grant: Grant) -> tuple[int, ...]:
        """The seats a token answers for."""
        return tuple(seat.seat for seat in self.seats if seat.holder == grant.hash)

    def asked(self) -> Seat | None:
        """The seat that must answer; None when the game is over, or only for reading."""
        return None if self.now.seat is None or self.reading is not None else self.seats[self.now.seat]

    async def elsewhere(self, seats: frozenset[int]) -> None:
        """Somebody came to another node, or went from it."""
        async with self.lock:
            if self.company.elsewhere(seats, self.seats):
                self._tell_all()

    async def summary(self, grant: Grant) -> Summary:
        async with self.lock:
            setup, now = self.match.bundle.setup, self.now
            asked = None if self.reading is not None else now.seat
            return Summary(
                self.id, self.game, setup.variant, setup.switches, now.ply, asked, now.over,
                list(self.held(grant)), self.company.players, self.terms.chosen_seed,
                grant.host, self.terms.talk, self.terms.clock, now.result, self.terms.imported, self.terms.hints,
            )  # fmt: skip

    async def told_record(self, grant: Grant) -> str:
        async with self.lock:
            comments = named(self._comments, [seat.name for seat in self.seats])
            if self._played is not None and self.reading is not None and self.reading.stopped is not None:
                return write(self._played, comments)  # it can never go on: no secret is left to keep
            eyes = self.held(grant) if grant.seat is None else (grant.seat,)
            return sight.told_record(self.match, comments, eyes, self._played)

    @contextlib.asynccontextmanager
    async def seated(self, guest: Guest) -> AsyncIterator[None]:
        """Somebody looks on or plays, from the first whole message until the socket is gone."""
        async with self.lock:
            self.company.guests.add(guest)
            self._tell_who_is_here(guest)
            self.tell(guest)
            if self.next is not None:
                guest.send(Next(self.next))
            self.company.check(guest)
        try:
            yield
        finally:
            async with self.lock:
                self.company.guests.discard(guest)
                self.advice.left(guest)
                if self.advisers is not None:
                    self.advisers.left(self.id, guest)
                self._tell_who_is_here(guest)
            self.used = time.monotonic()

    async def change(self, seat: Seat, changed: Seat, row: Row, write: Callable[[int], Awaitable[bool]]) -> bool:
        """Let somebody else answer for a seat; False if it is not, or no longer, as whoever wants it believes.

        ``write`` puts it into the store together with ``row``, after so many rows of history.
        """
        async with self.lock:
            while True:
                if self.seats[seat.seat] != seat:
                    return False
                before = self._count
                try:
                    if not await write(before):
                        return False
                    break
                except Conflict:
                    await self._reload()
                    if self._count == before:
                        return False
                    # Somebody answered on another node at the same moment; the seat may still be as it was.
            self.seats[seat.seat] = changed
            self._noted(row)
            self.company.seat(self.seats)
            with contextlib.suppress(Lost):  # the seat has changed; the clock is seen to when the store is back
                await self._wind()
            self._tell_all()
            self.moved.set()
            return True

    def hurry(self, ply: int) -> None:
        """Somebody, here or on another node, will not wait for the bot that is asked question ``ply``."""
        if ply == self.now.ply:
            self.hurried.set()

    def go_next(self, table: str) -> None:
        """There is a rematch."""
        if self.next is None:
            self.next = table
            self.company.send(Next(table))

    # What happens.

    async def answer(self, seat: int, text: str, ply: int, notes: Sequence[str] = ()) -> None:
        """Take an answer, store it with what chance adds, then tell everybody. The lock is held by the caller."""
        began = time.perf_counter()
        match = self.match
        before = match.ply
        if self.company.guests:
            match.watch()
        match.submit(seat, text, ply)
        remarks = [Row(NOTE, before, seat, note) for note in notes]
        clocks = self.timing.turned(self._timed(match.asked), answered=True)
        try:
            await self._append([*remarks, *answer_rows(match.answers[before:], before)], clocks)
        except Lost:
            match.undo(before)
            self._telling = Telling(match, self.reading, self._telling.shown)
            raise
        for remark in remarks:
            self._comments.setdefault(before, []).append(remark.text)
        if self.wish is not None and self.wish.no is not None:
            self.wish = None  # it was declined, and the game has gone on
        self._go_on()
        if self.on_asked is not None:
            self.on_asked(self)
        METERS.answers.add(time.perf_counter() - began)

    async def take_back(self, seat: int, ply: int) -> None:
        """The answers from ``ply`` on did not happen. The lock is held by the caller."""
        row = Row(UNDO, ply, seat, "")
        await self._append([row])
        self._taken_back(row)
        with contextlib.suppress(Lost):
            await self._wind()
        self._go_on()

    async def vote(self, row: Row) -> None:
        """Somebody wants to go back, agrees or declines; back it goes with the last who agrees. The lock is held."""
        wish = wished(self.wish, row)
        rows = [row]
        if wish is not None and wish.no is None and consent.must_agree(self.seats, wish.seat) <= wish.yes:
            rows.append(Row(UNDO, wish.ply, wish.seat, AGREED))
        await self._append(rows)
        self.wish = wish
        if len(rows) > 1:
            self._taken_back(rows[-1])
            with contextlib.suppress(Lost):
                await self._wind()
        self._go_on()

    async def go_on_today(self, seat: int, reading: Reading) -> None:
        """Play on by today's rules, by which all its answers stand. The lock is held by the caller."""
        match = self.match
        note = f"goes on by version {reading.today} of the rules; it was begun by version {reading.version}"
        before = match.ply
        match.manual = False
        match.roll()  # today's rules may ask chance here
        remark = Row(NOTE, before, seat, note)
        rows = [remark, *answer_rows(match.answers[before:], before)]
        try:
            await self._store.adopt(self.id, self._count, match.record(), rows)
        except (Conflict, Lost) as failed:
            match.manual = True
            match.undo(before)
            if isinstance(failed, Lost):
                raise
            await self._reload()
            return
        self.reading = self._played = None
        self._count += len(rows)
        self._comments.setdefault(before, []).append(note)
        self._go_on()

    # Clocks.

    async def wind(self) -> None:
        """Let the clock run that should, if another does or none: a table was begun, or a server died in between."""
        if self.terms.clock is not None and self.timing.turned(self._timed(self.match.asked), answered=False):
            async with self.lock:
                await self._wind()
                self._tell_all()

    async def _wind(self) -> None:
        clocks = self.timing.turned(self._timed(self.match.asked), answered=False)
        if clocks:
            await self._store.wind(self.id, clocks)
            self.timing.take(clocks)

    def _timed(self, asked: int) -> int | None:
        """Whose clock runs when that seat is asked: nobody's for bots, and nobody's until all are there."""
        missing = any(seat.kind != BOT and seat.holder is None and seat.stand_in is None for seat in self.seats)
        if asked < 0 or missing or self.reading is not None or self.seats[asked].player is not None:
            return None
        return asked

    # What is kept.

    async def _append(self, rows: Sequence[Row], clocks: Sequence[Clock] = ()) -> None:
        """Write to the history. Stale: another process did, and this table is now as the store says. Lost: no store."""
        try:
            await self._store.append(self.id, self._count, rows, clocks)
        except Conflict:
            await self._reload()
            raise Stale from None
        except Lost as error:
            without_store("table %s: the store failed: %s", self.id, one_line(error))
            raise
        self._count += len(rows)
        self.timing.take(clocks)

    async def catch_up(self, entries: int) -> None:
        """Another process has written to this table, which has so many entries by now; below 0, beside its history.

        RecordError: what it has written is not possible here.
        """
        async with self.lock:
            if 0 <= entries <= self._count:
                return
            if entries < 0:
                await self.talking.catch_up(self.company.guests)
            news = await self._store.since(self.id, self._count)
            self.company.revoke(*news.revoked)
            if news.next is not None:
                self.go_next(news.next)
            timed = self.timing.set(news.clocks)
            if not news.rows and news.seats == self.seats:
                if timed:
                    self._tell_all()
                    self.moved.set()
                return
            if self.reading is not None:
                await self._reload()
            else:
                self._take_over(news.rows, news.seats)

    def _take_over(self, rows: Sequence[Row], seats: list[Seat]) -> None:
        match = self.match
        if self.company.guests:
            match.watch()
        for row in rows:
            if row.kind == ANSWER:
                match.replay([Answer(row.seat, row.text)])
            elif row.kind == UNDO:
                self._taken_back(row)
            else:
                fold([*match.answers], self._comments, row)
            self.wish = wished(self.wish, row)
        self._count += len(rows)
        if seats != self.seats:
            self.seats = seats
            self.company.seat(self.seats)
        self._go_on()

    async def _reload(self) -> None:
        stored = await self._store.load(self.id)
        self.seats, self._comments, self.wish = stored.seats, stored.comments, stored.wish
        self._count = stored.count
        self.timing.set(stored.clocks)
        if not stored.record.outdated(self.match.bundle) and not self.terms.imported:
            self.reading = self._played = None  # another process may have let it go on
        if self.reading is None:
            self.match = resume(self.match.bundle, self.match.seed, stored.record.answers, stored.record.position)
        self._forget(0)
        self.company.seat(self.seats)
        self._go_on()

    def _noted(self, row: Row) -> None:
        fold([*self.match.answers], self._comments, row)
        self._count += 1

    def _taken_back(self, row: Row) -> None:
        fold([*self.match.answers], self._comments, row)
        self.match.undo(row.ply)
        self.wish = None
        self._forget(row.ply)

    def _forget(self, ply: int) -> None:
        """Answers from ``ply`` on are gone."""
        self._secrets.take_back(ply)
        self.looks.take_back(ply)
        self.advice.take_back(ply)
        self.company.take_back(ply)

    # What they are told.

    def _go_on(self) -> None:
        """After something happened: tell everybody."""
        self._telling = Telling(self.match, self.reading, self._telling.shown)
        self._tell_all()
        self.moved.set()

    def _tell_who_is_here(self, guest: Guest) -> None:
        """Somebody came or went; to the others, if it makes a difference."""
        if self.company.look(self.seats):
            self.tell(*(self.company.guests - {guest}))
        if guest.seats and self.on_here is not None:
            self.on_here(self)

    def _tell_all(self) -> None:
        self.tell(*self.company.guests)

    def tell(self, *guests: Guest) -> None:
        """How it stands, and the answers each has not been told yet."""
        clocks = self.timing.told()
        around = Around(self.company.packed, clocks, self.seats, consent.told(self.wish, self.seats))
        for guest in guests:
            guest.outbox.put(self._telling.letter(guest, around, self._secrets))
        self._telling.forget()
