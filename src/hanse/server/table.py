"""A match with people around it. One lock per table; what is sent was stored before."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Sequence

from msgspec import UNSET

from hanse.core import registry
from hanse.core.match import Match, Refused, Stale, Unknown, resume
from hanse.core.model import ALL, State
from hanse.core.reading import View
from hanse.core.record import Record, RecordError, write
from hanse.core.situation import Situation
from hanse.server import sight
from hanse.server.guest import Guest
from hanse.server.messages import (
    AskAt,
    AskStory,
    AskWhy,
    At,
    Do,
    FloorAt,
    GoOn,
    Invited,
    No,
    Now,
    Ping,
    Player,
    Pong,
    Reading,
    Request,
    Story,
    Summary,
    Undo,
    Why,
)  # fmt: skip
from hanse.server.seats import BOT, Grant, Seat
from hanse.server.steps import Steps
from hanse.server.store import NOTE, SAT, UNDO, Conflict, Lost, Row, Store, Stored, answer_rows, fold

log = logging.getLogger("hanse.server")

FOR_READING = "this table was begun by other rules and is only for reading; its record can be saved"
NOT_STORED = "could not be stored, so it did not happen; try again"


class Table:
    def __init__(self, stored: Stored, match: Match[State], store: Store, reading: Reading | None = None) -> None:
        self.id = stored.id
        self.seats = stored.seats
        self.match = match
        self.now = Situation(match)
        """How it stands; a new one whenever something has happened."""
        self.lock = asyncio.Lock()
        """Held while anything is decided, stored or told."""
        self.moved = asyncio.Event()
        """Set when something has happened; whoever waits for it clears it."""
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
        self._shown: dict[int, View] = {}  # [eyes] the view they were told last
        self._steps = Steps(match, {})

    @property
    def game(self) -> str:
        return self.match.bundle.rulebook.game

    # Who is here.

    def held(self, grant: Grant) -> tuple[int, ...]:
        """The seats a token answers for."""
        return tuple(seat.seat for seat in self.seats if seat.holder == grant.hash)

    def asked(self) -> Seat | None:
        """The seat that must answer; None when the game is over, or only for reading."""
        return None if self.now.seat is None or self._reading is not None else self.seats[self.now.seat]

    def invited(self) -> list[Invited]:
        return [Invited(s.seat, s.kind, s.name, s.bot, not s.free) for s in self.seats]

    async def summary(self, grant: Grant) -> Summary:
        async with self.lock:
            setup, now = self.match.bundle.setup, self.now
            asked = None if self._reading is not None else now.seat
            return Summary(
                self.id, self.game, setup.variant, setup.switches, now.ply, asked, now.over,
                list(self.held(grant)), self._players(),
            )  # fmt: skip

    async def told_record(self, grant: Grant) -> str:
        async with self.lock:
            if self._played is not None and self._reading is not None and self._reading.stopped is not None:
                return write(self._played, self._comments)  # it can never go on: no secret is left to keep
            return sight.told_record(self.match, self._comments, self.held(grant), self._played)

    @contextlib.asynccontextmanager
    async def seated(self, guest: Guest) -> AsyncIterator[None]:
        """Somebody looks on or plays, from the first whole message until the socket is gone."""
        async with self.lock:
            before = self._players()
            self._guests.add(guest)
            self._tell(guest)
            self._tell_who_is_here(before, guest)
        try:
            yield
        finally:
            async with self.lock:
                before = self._players()
                self._guests.discard(guest)
                self._tell_who_is_here(before, guest)
            self.used = time.monotonic()

    async def sit(self, seat: int, name: str, grant: Grant) -> bool:
        """Let the holder of an invitation take a free seat; False if it is not free."""
        async with self.lock:
            if seat >= len(self.seats) or not self.seats[seat].free:
                return False
            chosen = Seat(seat, self.seats[seat].kind, name, None, grant.hash)
            try:
                if not await self._store.sit(self.id, self._count, self.match.ply, chosen, grant):
                    return False
            except Conflict:
                await self._reload()
                return False
            self.seats[seat] = chosen
            self._noted(Row(SAT, self.match.ply, seat, name))
            self._tell_all()
            return True

    # What they say.

    async def hear(self, guest: Guest, heard: Request) -> None:
        """One message from one guest; whatever is wrong with it is told to him alone."""
        # Once begun it is finished: a socket that breaks while the store writes must not leave memory and store apart.
        if isinstance(heard, AskStory):
            await self._tell_story(guest)
        else:
            await asyncio.shield(asyncio.create_task(self._hear(guest, heard)))

    async def _hear(self, guest: Guest, heard: Do | Undo | GoOn | AskWhy | AskAt | Ping) -> None:
        async with self.lock:
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
                case AskAt():
                    self._at(guest, heard)
                case Ping():
                    guest.send(Pong())

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
            self.now = Situation(match)
            raise
        for remark in remarks:
            self._comments.setdefault(before, []).append(remark.text)
        self._go_on()

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
        for other in self._guests:
            other.take_back(heard.undo)
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

    def _at(self, guest: Guest, heard: AskAt) -> None:
        match = self.match
        if heard.at > match.ply:
            guest.send(No("bad", f"there is no ply {heard.at}; the last is {match.ply}"))
            return
        eyes = sight.eyes_of(match, guest.seats)
        then = Situation(match, heard.at)
        guest.send(
            At(
                id=heard.id,
                ply=then.ply,
                asked=then.seat,
                question=then.question,
                frame=then.frame,
                view=then.view(eyes),
                scores=then.scores(eyes),
                parts=then.parts(eyes),
            )
        )

    async def _tell_story(self, guest: Guest) -> None:
        """Counts every position there was: too long for the event loop, and never twice at once."""
        async with self._story:
            async with self.lock:
                bundle, answers = self.match.bundle, [*self.match.answers]
                eyes = ALL if self.now.over else sight.eyes_of(self.match, guest.seats)  # a finished game is open
            guest.send(Story(await asyncio.to_thread(sight.story, bundle, answers, eyes)))

    # What is kept.

    async def _append(self, rows: Sequence[Row]) -> None:
        """Write to the history. Stale: another process did, and this table is now as the store says. Lost: no store."""
        try:
            await self._store.append(self.id, self._count, rows)
        except Conflict:
            await self._reload()
            raise Stale from None
        except Lost:
            log.exception("table %s: the store failed", self.id)
            raise
        self._count += len(rows)

    async def _reload(self) -> None:
        stored = await self._store.load(self.id)
        self.seats, self._comments = stored.seats, stored.comments
        self._count = stored.count
        if self._reading is None:
            self.match = resume(self.match.bundle, self.match.seed, stored.record.answers)
        for guest in self._guests:
            guest.take_back(0)
        self._go_on()

    def _noted(self, row: Row) -> None:
        fold([*self.match.answers], self._comments, row)
        self._count += 1

    # What they are told.

    def _go_on(self) -> None:
        """After something happened: tell everybody."""
        self.used = time.monotonic()
        self.now = Situation(self.match)
        self._steps, self._shown = Steps(self.match, self._shown), {}
        self._tell_all()
        self._steps.forget()
        self.moved.set()

    def _players(self) -> list[Player]:
        here = {seat for guest in self._guests for seat in guest.seats}
        return [Player(s.seat, s.kind, s.name, s.bot, s.kind == BOT or s.seat in here) for s in self.seats]

    def _tell_who_is_here(self, before: list[Player], guest: Guest) -> None:
        if before != self._players():
            for other in self._guests - {guest}:
                self._tell(other)

    def _tell_all(self) -> None:
        for guest in self._guests:
            self._tell(guest)

    def _tell(self, guest: Guest) -> None:
        """How it stands, and the answers this guest has not been told yet; secret ones again when the eyes change."""
        match, now = self.match, self.now
        eyes = sight.eyes_of(match, guest.seats)
        # Who shares a screen must not read in the log what was told to the other.
        again = sight.secret_plies(match, guest.told) if guest.eyes not in (None, eyes) else []
        fresh = [sight.log_line(match, ply, eyes) for ply in range(guest.told, match.ply)]
        self._steps.add(fresh, guest.eyes, eyes)
        reading = self._reading
        options, floor = (None, None) if reading is not None else (now.options(eyes), now.floor(eyes))
        message = Now(
            ply=now.ply,
            asked=now.seat if reading is None else None,
            question=now.question if reading is None else None,
            frame=now.frame if reading is None else {},
            eyes=eyes if eyes >= 0 else None,
            view=now.view(eyes),
            scores=now.scores(eyes),
            parts=now.parts(eyes),
            over=now.over,
            result=now.result,
            players=self._players(),
            log=[*(sight.log_line(match, ply, eyes) for ply in again), *fresh],
            options=UNSET if options is None else options,
            floor=UNSET if floor is None else FloorAt(floor.ply, floor.why),
            cut=UNSET if guest.cut is None else guest.cut,
            reading=UNSET if reading is None else reading,
        )
        self._shown[eyes] = message.view
        guest.told, guest.cut, guest.eyes = match.ply, None, eyes
        guest.send(message)


def reading(played: Record, stopped: RecordError | None) -> Reading:
    """Why a table with this record is only for reading."""
    today = registry.entry(played.game).version
    return Reading(played.version, today, len(played.answers), None if stopped is None else str(stopped))


def not_yours(seat: int, seats: Sequence[int]) -> str:
    return f"seat {seat} is not yours; yours: {', '.join(map(str, seats)) or 'none, you are watching'}"
