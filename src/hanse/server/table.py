"""A match with people around it. One lock per table; what is sent was stored before."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Sequence

from sqlalchemy.exc import SQLAlchemyError

from hanse.core.match import Match, Refused, Stale, Unknown, resume
from hanse.core.model import ALL, State
from hanse.server import sight
from hanse.server.guest import Guest
from hanse.server.messages import (
    At,
    AtAnswer,
    Do,
    FloorAt,
    Heard,
    Invited,
    No,
    Now,
    Ping,
    Player,
    Pong,
    Story,
    StoryAnswer,
    Summary,
    Undo,
    Why,
    WhyAnswer,
)  # fmt: skip
from hanse.server.seats import BOT, Grant, Seat
from hanse.server.sight import Sight
from hanse.server.steps import Steps
from hanse.server.store import NOTE, SAT, UNDO, Conflict, Entry, Store, Stored, answers, fold

log = logging.getLogger("hanse.server")

NOT_STORED = "could not be stored, so it did not happen; try again"


class Lost(Exception):
    """The store could not take it; nothing has changed."""


class Table:
    def __init__(self, stored: Stored, match: Match[State], store: Store) -> None:
        self.id = stored.id
        self.record = stored.record
        self.seats = stored.seats
        self.match = match
        self.lock = asyncio.Lock()
        """Held while anything is decided, stored or told."""
        self.moved = asyncio.Event()
        """Set when something has happened; whoever waits for it clears it."""
        self.visits = 0
        """How many are using this object; it stays in memory while there are any."""
        self.used = time.monotonic()
        self._guests: set[Guest] = set()
        self._story = asyncio.Lock()
        self._comments = stored.comments
        self._count = stored.count  # entries of history
        self._store = store
        self._sight = Sight(match.bundle, match.state)
        self._steps = Steps(match)

    # Who is here.

    def held(self, grant: Grant) -> tuple[int, ...]:
        """The seats a token answers for."""
        return tuple(seat.seat for seat in self.seats if seat.holder == grant.hash)

    def asked(self) -> Seat | None:
        """The seat that must answer; None when the game is over."""
        return None if self.match.asked < 0 else self.seats[self.match.asked]

    def invited(self) -> list[Invited]:
        return [Invited(s.seat, s.kind, s.name, s.bot, not s.free) for s in self.seats]

    async def summary(self, grant: Grant) -> Summary:
        async with self.lock:
            setup, seen = self.match.bundle.setup, self._sight
            return Summary(
                self.id, self.record.game, setup.variant, setup.switches, self.match.ply,
                None if seen.over else seen.asked, seen.over, list(self.held(grant)), self._players(),
            )  # fmt: skip

    async def told_record(self, grant: Grant) -> str:
        async with self.lock:
            return sight.told_record(self.match, self.record, self._comments, self.held(grant))

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
            self._noted(Entry(SAT, self.match.ply, seat, name))
            self._tell_all()
            return True

    # What they say.

    async def hear(self, guest: Guest, heard: Heard) -> None:
        """One message from one guest; whatever is wrong with it is told to him alone."""
        # Once begun it is finished: a socket that breaks while the store writes must not leave memory and store apart.
        if isinstance(heard, Story):
            await self._tell_story(guest)
        else:
            await asyncio.shield(asyncio.create_task(self._hear(guest, heard)))

    async def _hear(self, guest: Guest, heard: Do | Undo | Why | At | Ping) -> None:
        async with self.lock:
            match heard:
                case Do():
                    await self._do(guest, heard)
                case Undo():
                    await self._undo(guest, heard)
                case Why():
                    guest.send(self._why(guest, heard))
                case At():
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
        remarks = [Entry(NOTE, before, seat, note) for note in notes]
        entries = answers(match.answers[before:], before)
        try:
            await self._append([*remarks, *entries])
        except Lost:
            match.undo(before)
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
        entry = Entry(UNDO, heard.undo, seat, "")
        try:
            await self._append([entry])
        except Stale:
            guest.send(No("stale", f"ply {heard.ply} is not what is asked now"))
            return
        except Lost:
            guest.send(No("bad", NOT_STORED))
            return
        fold([*match.answers], self._comments, entry)
        match.undo(heard.undo)
        for other in self._guests:
            other.take_back(heard.undo)
        self._go_on()

    def _why(self, guest: Guest, heard: Why) -> WhyAnswer:
        """Why an action is not possible now. About another's question one learns only that it is another's."""
        match = self.match
        try:
            if match.asked in guest.seats:
                match.check(heard.why)
                return WhyAnswer(heard.id, heard.why, True)
            match.read(heard.why)
        except Unknown:
            return WhyAnswer(heard.id, heard.why, False, "unknown", None, "not an action of this game")
        except Refused as refused:
            return WhyAnswer(heard.id, heard.why, False, "refused", refused.rule, refused.slug)
        no = match.game.not_now
        return WhyAnswer(heard.id, heard.why, False, "refused", no.rule, no.slug)

    def _at(self, guest: Guest, heard: At) -> None:
        match = self.match
        if heard.at > match.ply:
            guest.send(No("bad", f"there is no ply {heard.at}; the last is {match.ply}"))
            return
        eyes = sight.eyes_of(match, guest.seats)
        seen = Sight(match.bundle, match.at(heard.at))
        guest.send(
            AtAnswer(
                heard.id, heard.at, seen.asked if seen.asked >= 0 else None, seen.question, seen.frame(),
                seen.view(eyes), seen.scores(eyes), seen.parts(eyes),
            )
        )  # fmt: skip

    async def _tell_story(self, guest: Guest) -> None:
        """Counts every position there was: too long for the event loop, and never twice at once."""
        async with self._story:
            async with self.lock:
                bundle, lines = self.match.bundle, [*self.match.answers]
                eyes = ALL if self._sight.over else sight.eyes_of(self.match, guest.seats)  # a finished game is open
            guest.send(StoryAnswer(await asyncio.to_thread(sight.story, bundle, lines, eyes)))

    # What is kept.

    async def _append(self, entries: Sequence[Entry]) -> None:
        """Write to the history. Stale: another process did, and this table is now as the store says. Lost: no store."""
        try:
            await self._store.append(self.id, self._count, entries)
        except Conflict:
            await self._reload()
            raise Stale from None
        except (SQLAlchemyError, OSError):
            log.exception("table %s: the store failed", self.id)
            raise Lost from None
        self._count += len(entries)

    async def _reload(self) -> None:
        stored = await self._store.load(self.id)
        self.record, self.seats, self._comments = stored.record, stored.seats, stored.comments
        self._count = stored.count
        self.match = resume(self.match.bundle, self.match.seed, stored.record.answers)
        for guest in self._guests:
            guest.take_back(0)
        self._go_on()

    def _noted(self, entry: Entry) -> None:
        fold([*self.match.answers], self._comments, entry)
        self._count += 1

    # What they are told.

    def _go_on(self) -> None:
        """After something happened: tell everybody."""
        self.used = time.monotonic()
        self._sight = Sight(self.match.bundle, self.match.state)
        self._steps = Steps(self.match)
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
        match, seen = self.match, self._sight
        eyes = sight.eyes_of(match, guest.seats)
        # Who shares a screen must not read in the log what was told to the other.
        again = sight.secret_plies(match, guest.told) if guest.eyes not in (None, eyes) else []
        fresh = [sight.log_entry(match, ply, eyes) for ply in range(guest.told, match.ply)]
        self._steps.add(fresh, guest.eyes, eyes)
        now = Now(
            ply=match.ply,
            asked=None if seen.over else seen.asked,
            question=seen.question,
            frame=seen.frame(),
            eyes=eyes if eyes >= 0 else None,
            view=seen.view(eyes),
            scores=seen.scores(eyes),
            parts=seen.parts(eyes),
            over=seen.over,
            result=seen.result(),
            players=self._players(),
            log=[*(sight.log_entry(match, ply, eyes) for ply in again), *fresh],
        )
        if seen.asked in guest.seats:
            now.options = match.options()
            now.floor = FloorAt(*match.floor(seen.asked))
        if guest.cut is not None:
            now.cut = guest.cut
        guest.told, guest.cut, guest.eyes = match.ply, None, eyes
        guest.send(now)


def not_yours(seat: int, seats: Sequence[int]) -> str:
    return f"seat {seat} is not yours; yours: {', '.join(map(str, seats)) or 'none, you are watching'}"
