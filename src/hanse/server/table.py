"""A match with people around it. One lock per table; what is sent was stored before."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence

import msgspec
from msgspec import UNSET

from hanse.core import registry
from hanse.core.match import Match, Refused, Stale, Unknown, resume
from hanse.core.model import ALL, State
from hanse.core.record import Answer, Record, RecordError, write
from hanse.core.situation import Situation
from hanse.server import sight
from hanse.server.guest import Guest
from hanse.server.logs import one_line, without_store
from hanse.server.messages import (
    AskAt,
    AskStory,
    AskTalk,
    AskWhy,
    Do,
    GoOn,
    Invited,
    KeepNote,
    Next,
    No,
    Ping,
    Player,
    Pong,
    Reading,
    Request,
    Say,
    Story,
    Summary,
    Undo,
    Why,
    packed,
)  # fmt: skip
from hanse.server.meters import METERS
from hanse.server.past import Looks, Past
from hanse.server.seats import BOT, Grant, Seat
from hanse.server.store import ANSWER, NOTE, UNDO, Conflict, Lost, Row, Store, Stored, answer_rows, fold
from hanse.server.talking import Talking
from hanse.server.telling import Telling

log = logging.getLogger("hanse.server")

FOR_READING = "this table was begun by other rules and is only for reading; its record can be saved"
NOT_STORED = "could not be stored, so it did not happen; try again"


class Table:
    def __init__(
        self, stored: Stored, match: Match[State], store: Store, past: Past, reading: Reading | None = None
    ) -> None:
        self.id = stored.id
        self.seats = stored.seats
        self.match = match
        self.chosen_seed = stored.terms.chosen_seed
        self._telling = Telling(match, reading, {})
        self.lock = asyncio.Lock()
        """Held while anything is decided, stored or told."""
        self.moved = asyncio.Event()
        """Set when something has happened; whoever waits for it clears it."""
        self.on_asked: Callable[[Table], None] | None = None
        """Is told after each answer given here, so that who is away can be called."""
        self.visits = 0
        """How many are using this object; it stays in memory while there are any."""
        self.used = time.monotonic()
        self._reading = reading
        self._played = stored.record if stored.record.outdated(match.bundle) else None  # by older rules, as it was
        self._guests: set[Guest] = set()
        self._story = asyncio.Lock()
        self._comments = stored.comments
        self._count = stored.count  # rows of history
        self._store = store
        self._past = past
        self._looks = Looks()
        self._secrets = sight.Secrets()
        self._elsewhere: frozenset[int] = frozenset()  # seats whose people are on other nodes
        self.on_here: Callable[[Table], None] | None = None
        """Is told when somebody came or went."""
        self._players = self._who_is_here()
        self._talking = Talking(stored.id, stored.terms, store)
        self._revoked: set[str] = set()  # tokens that open nothing any more; somebody may just be coming with one
        self.terms = stored.terms
        self.next = stored.next
        """The rematch, if there is one."""

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
        return None if self.now.seat is None or self._reading is not None else self.seats[self.now.seat]

    def here(self, seat: int) -> bool:
        """Whether somebody is connected who answers for it."""
        return seat in self._elsewhere or seat in self.connected

    @property
    def connected(self) -> set[int]:
        """The seats for which somebody is connected to this node."""
        return {seat for guest in self._guests for seat in guest.seats}

    async def elsewhere(self, seats: frozenset[int]) -> None:
        """Somebody came to another node, or went from it."""
        async with self.lock:
            self._elsewhere = seats
            before, self._players = self._players, self._who_is_here()
            if before != self._players:
                self._tell_all()

    def invited(self, to: int | None = None) -> list[Invited]:
        """The seats as an invitation shows them, which may be to one alone."""
        return [Invited(s.seat, s.kind, s.name, s.bot, not s.free or to not in (None, s.seat)) for s in self.seats]

    async def summary(self, grant: Grant) -> Summary:
        async with self.lock:
            setup, now = self.match.bundle.setup, self.now
            asked = None if self._reading is not None else now.seat
            return Summary(
                self.id, self.game, setup.variant, setup.switches, now.ply, asked, now.over,
                list(self.held(grant)), self._players, self.chosen_seed,
            )  # fmt: skip

    async def told_record(self, grant: Grant) -> str:
        async with self.lock:
            if self._played is not None and self._reading is not None and self._reading.stopped is not None:
                return write(self._played, self._comments)  # it can never go on: no secret is left to keep
            eyes = self.held(grant) if grant.seat is None else (grant.seat,)
            return sight.told_record(self.match, self._comments, eyes, self._played)

    @contextlib.asynccontextmanager
    async def seated(self, guest: Guest) -> AsyncIterator[None]:
        """Somebody looks on or plays, from the first whole message until the socket is gone."""
        async with self.lock:
            self._guests.add(guest)
            self._tell_who_is_here(guest)
            self._tell(guest)
            if self.next is not None:
                guest.send(Next(self.next))
            if guest.holder in self._revoked:
                guest.outbox.end()
        try:
            yield
        finally:
            async with self.lock:
                self._guests.discard(guest)
                self._tell_who_is_here(guest)
            self.used = time.monotonic()

    async def change(self, seat: Seat, changed: Seat, row: Row, write: Callable[[int], Awaitable[bool]]) -> bool:
        """Let somebody else answer for a seat; False if it is not, or no longer, as whoever wants it believes.

        ``write`` puts it into the store together with ``row``, after so many rows of history.
        """
        async with self.lock:
            if self.seats[seat.seat] != seat:
                return False
            try:
                if not await write(self._count):
                    return False
            except Conflict:
                await self._reload()
                return False
            self.seats[seat.seat] = changed
            self._noted(row)
            self._reseat()
            return True

    def revoke(self, *hashes: str) -> None:
        """Whoever is here with one of these tokens goes."""
        self._revoked.update(hashes)
        for guest in self._guests:
            if guest.holder in self._revoked:
                guest.outbox.end()

    def go_next(self, table: str) -> None:
        """There is a rematch."""
        if self.next is None:
            self.next = table
            for guest in self._guests:
                guest.send(Next(table))

    def _reseat(self) -> None:
        """Somebody else sits somewhere, and everybody is told."""
        self._seat_guests()
        self._tell_all()
        self.moved.set()

    def _seat_guests(self) -> None:
        """Who has lost his seat has nothing left to answer for."""
        for guest in self._guests:
            seats = tuple(seat.seat for seat in self.seats if seat.holder == guest.holder)
            if guest.seats and not seats:
                guest.outbox.end()
            guest.seats = seats
        self._players = self._who_is_here()

    # What they say.

    async def hear(self, guest: Guest, heard: Request) -> None:
        """One message from one guest; whatever is wrong with it is told to him alone."""
        # Once begun it is finished, though the socket breaks while the store writes: nobody cancels who is heard.
        match heard:
            case Ping():
                guest.send(Pong())
            case AskAt():
                await self._tell_past(guest, heard)
            case AskStory():
                await self._tell_story(guest)
            case Say() | AskTalk() | KeepNote():
                await self._talking.hear(guest, self._guests, heard, self.match.ply, self.seats)
            case _:
                async with self.lock:
                    await self._hear(guest, heard)

    async def _hear(self, guest: Guest, heard: Do | Undo | GoOn | AskWhy) -> None:
        match heard:
            case Do() | Undo() if self._reading is not None:
                guest.send(No("bad", FOR_READING))
            case GoOn():
                await self._go_on_today(guest, heard)
            case Do():
                await self._do(guest, heard)
            case Undo():
                await self._undo(guest, heard)
            case AskWhy():
                guest.send(self._why(guest, heard))

    async def _do(self, guest: Guest, heard: Do) -> None:
        if heard.seat not in guest.seats:
            guest.send(No("bad", not_yours(heard.seat, guest.seats), do=heard.do))
            return
        try:
            await self.answer(heard.seat, heard.do, heard.ply)
        except Stale:
            guest.send(No("stale", f"ply {heard.ply} for seat {heard.seat} is not what is asked now", do=heard.do))
            self._tell(guest)
        except Unknown:
            guest.send(No("unknown", "not an action of this game", do=heard.do))
        except Refused as refused:
            guest.send(No("refused", refused.slug, refused.rule, heard.do))
        except Lost:
            guest.send(No("bad", NOT_STORED, do=heard.do))

    async def answer(self, seat: int, text: str, ply: int, notes: Sequence[str] = ()) -> None:
        """Take an answer, store it with what chance adds, then tell everybody. The lock is held by the caller."""
        began = time.perf_counter()
        match = self.match
        before = match.ply
        if self._guests:
            match.watch()
        match.submit(seat, text, ply)
        remarks = [Row(NOTE, before, seat, note) for note in notes]
        try:
            await self._append([*remarks, *answer_rows(match.answers[before:], before)])
        except Lost:
            match.undo(before)
            self._telling = Telling(match, self._reading, self._telling.shown)
            raise
        for remark in remarks:
            self._comments.setdefault(before, []).append(remark.text)
        self._go_on()
        if self.on_asked is not None:
            self.on_asked(self)
        METERS.answers.add(time.perf_counter() - began)

    async def _undo(self, guest: Guest, heard: Undo) -> None:
        match = self.match
        seat = match.asked
        if heard.ply != match.ply:
            guest.send(No("stale", f"ply {heard.ply} is not what is asked now"))
            self._tell(guest)
            return
        if seat not in guest.seats:
            guest.send(No("bad", "only the seat that is asked may take back"))
            return
        if heard.undo >= match.ply:
            guest.send(No("bad", f"there is no answer {heard.undo} to take back; the next will be {match.ply}"))
            return
        floor = match.floor(seat)
        if heard.undo < floor.ply:
            guest.send(No("refused", floor.why))
            return
        row = Row(UNDO, heard.undo, seat, "")
        try:
            await self._append([row])
        except Stale:
            guest.send(No("stale", f"ply {heard.ply} is not what is asked now"))
            return
        except Lost:
            guest.send(No("bad", NOT_STORED))
            return
        fold([*match.answers], self._comments, row)
        match.undo(heard.undo)
        self._forget(heard.undo)
        self._go_on()

    async def _go_on_today(self, guest: Guest, heard: GoOn) -> None:
        """Play on by today's rules; only with a table all of whose answers stand by them."""
        match, reading = self.match, self._reading
        if reading is None or heard.go_on != match.ply:
            guest.send(No("stale", f"ply {heard.go_on} is not where this table waits to go on"))
            self._tell(guest)
            return
        if not guest.seats or reading.stopped is not None:
            why = "only who holds a seat may go on" if reading.stopped is None else FOR_READING
            guest.send(No("bad", why))
            return
        note = f"goes on by version {reading.today} of the rules; it was begun by version {reading.version}"
        try:
            await self._store.adopt(self.id, self._count, match.record(), Row(NOTE, match.ply, guest.seats[0], note))
        except Conflict:
            await self._reload()
            return
        except Lost:
            guest.send(No("bad", NOT_STORED))
            return
        self._reading = self._played = None
        self._noted(Row(NOTE, match.ply, guest.seats[0], note))
        match.manual = False
        before = match.ply
        match.roll()
        if match.ply > before:
            await self._append(answer_rows(match.answers[before:], before))
        self._go_on()

    def _why(self, guest: Guest, heard: AskWhy) -> Why:
        """Why an action is not possible now. About another's question one learns only that it is another's."""
        match = self.match
        try:
            if match.asked in guest.seats:
                match.check(heard.why)
                return Why(heard.id, heard.why, True)
            match.read(heard.why)
        except Unknown:
            return Why(heard.id, heard.why, False, "unknown", None, "not an action of this game")
        except Refused as refused:
            return Why(heard.id, heard.why, False, "refused", refused.rule, refused.slug)
        no = match.game.not_now
        return Why(heard.id, heard.why, False, "refused", no.rule, no.slug)

    async def _tell_past(self, guest: Guest, heard: AskAt) -> None:
        """Without the lock: what was told does not change, and who browses does not hold up who plays."""
        async with self._past.turn():
            now = self.now
            if heard.at > now.ply:
                guest.send(No("bad", f"there is no ply {heard.at}; the last is {now.ply}"))
                return
            found = self._looks.at(self.match, heard.at, sight.eyes_of(now, guest.looks))
            guest.send(msgspec.structs.replace(found, id=heard.id))

    async def _tell_story(self, guest: Guest) -> None:
        """Counts every position there was: too long for the event loop, and never twice at once."""
        async with self._story:
            async with self.lock:
                bundle, answers = self.match.bundle, [*self.match.answers]
                eyes = ALL if self.now.over else sight.eyes_of(self.now, guest.looks)  # a finished game is open
            guest.send(Story(await asyncio.to_thread(sight.story, bundle, answers, eyes)))

    # What is kept.

    async def _append(self, rows: Sequence[Row]) -> None:
        """Write to the history. Stale: another process did, and this table is now as the store says. Lost: no store."""
        try:
            await self._store.append(self.id, self._count, rows)
        except Conflict:
            await self._reload()
            raise Stale from None
        except Lost as error:
            without_store("table %s: the store failed: %s", self.id, one_line(error))
            raise
        self._count += len(rows)

    async def catch_up(self, entries: int) -> None:
        """Another process has written to this table, which has so many entries by now; below 0, beside its history.

        RecordError: what it has written is not possible here.
        """
        async with self.lock:
            if 0 <= entries <= self._count:
                return
            if entries < 0:
                await self._talking.catch_up(self._guests)
            news = await self._store.since(self.id, self._count)
            self.revoke(*news.revoked)
            if news.next is not None:
                self.go_next(news.next)
            if not news.rows and news.seats == self.seats:
                return
            if self._reading is not None:
                await self._reload()
            else:
                self._take_over(news.rows, news.seats)

    def _take_over(self, rows: Sequence[Row], seats: list[Seat]) -> None:
        match = self.match
        if self._guests:
            match.watch()
        for row in rows:
            if row.kind == ANSWER:
                match.replay([Answer(row.seat, row.text)])
            else:
                fold([*match.answers], self._comments, row)
            if row.kind == UNDO:
                match.undo(row.ply)
                self._forget(row.ply)
        self._count += len(rows)
        if seats != self.seats:
            self.seats = seats
            self._seat_guests()
        self._go_on()

    def dismiss(self) -> None:
        """Nobody can stay here; who comes again finds the table as the store has it."""
        for guest in self._guests:
            guest.outbox.end()

    async def _reload(self) -> None:
        stored = await self._store.load(self.id)
        self.seats, self._comments = stored.seats, stored.comments
        self._count = stored.count
        if not stored.record.outdated(self.match.bundle):
            self._reading = self._played = None  # another process may have let it go on
        if self._reading is None:
            self.match = resume(self.match.bundle, self.match.seed, stored.record.answers)
        self._forget(0)
        self._seat_guests()
        self._go_on()

    def _noted(self, row: Row) -> None:
        fold([*self.match.answers], self._comments, row)
        self._count += 1

    def _forget(self, ply: int) -> None:
        """Answers from ``ply`` on are gone."""
        self._secrets.take_back(ply)
        self._looks.take_back(ply)
        for guest in self._guests:
            guest.take_back(ply)

    # What they are told.

    def _go_on(self) -> None:
        """After something happened: tell everybody."""
        self._telling = Telling(self.match, self._reading, self._telling.shown)
        self._tell_all()
        self.moved.set()

    def _who_is_here(self) -> list[Player]:
        here = self.connected | self._elsewhere
        return [
            Player(s.seat, s.kind, s.name, s.bot, s.kind == BOT or s.seat in here, s.stand_in or UNSET)
            for s in self.seats
        ]

    def _tell_who_is_here(self, guest: Guest) -> None:
        """Somebody came or went; to the others, if it makes a difference."""
        before, self._players = self._players, self._who_is_here()
        if before != self._players:
            self._tell(*(self._guests - {guest}))
        if guest.seats and self.on_here is not None:
            self.on_here(self)

    def _tell_all(self) -> None:
        self._tell(*self._guests)

    def _tell(self, *guests: Guest) -> None:
        """How it stands, and the answers each has not been told yet."""
        players = packed(self._players)
        for guest in guests:
            guest.outbox.put(self._telling.letter(guest, players, self._secrets))
        self._telling.forget()


def reading(played: Record, stopped: RecordError | None) -> Reading:
    """Why a table with this record is only for reading."""
    today = registry.entry(played.game).version
    return Reading(played.version, today, len(played.answers), None if stopped is None else str(stopped))


def not_yours(seat: int, seats: Sequence[int]) -> str:
    return f"seat {seat} is not yours; yours: {', '.join(map(str, seats)) or 'none, you are watching'}"
