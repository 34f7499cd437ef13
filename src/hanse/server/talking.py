"""What people at a table write to each other, and to themselves."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from hanse.server.guest import Guest
from hanse.server.messages import AskTalk, KeepNote, No, Noted, Say, Talk, TalkLine
from hanse.server.seats import Seat, cleaned
from hanse.server.store import Lost, Store
from hanse.server.store.talk import Line
from hanse.server.terms import Terms

NOT_KEPT = "could not be stored, so nobody has got it; try again"


class Talking:
    """Of one table. What is told was stored before, as everywhere."""

    def __init__(self, table: str, terms: Terms, store: Store) -> None:
        self._table = table
        self._terms = terms
        self._store = store
        self._told: int | None = None  # lines everybody here has; none: nobody has asked for any

    async def hear(
        self, guest: Guest, guests: Collection[Guest], heard: Say | AskTalk | KeepNote, ply: int, seats: Sequence[Seat]
    ) -> None:
        try:
            match heard:
                case Say():
                    await self._say(guest, guests, heard.say, ply, seats)
                case AskTalk():
                    await self._recall(guest, heard.talk)
                case KeepNote():
                    await self._note(guest, heard.note)
        except Lost:
            guest.send(No("bad", NOT_KEPT))

    async def _say(self, guest: Guest, guests: Collection[Guest], said: str, ply: int, seats: Sequence[Seat]) -> None:
        text = cleaned(said)
        if not text:
            guest.send(No("bad", "there is nothing to read in that line"))
        elif self._terms.talk == "nobody":
            guest.send(No("bad", "at this table nobody writes"))
        elif not guest.seats and self._terms.talk == "players":
            guest.send(No("bad", "at this table only players write; you are watching"))
        else:
            seat = guest.seats[0] if guest.seats else None
            name = "" if seat is None else seats[seat].name
            line = await self._store.talk.say(self._table, ply, seat, name, text)
            if line.n == self._told:
                self._told += 1
            _tell(guests, [line])

    async def _recall(self, guest: Guest, first: int) -> None:
        lines = await self._store.talk.since(self._table, first)
        if self._told is None:
            self._told = lines[-1].n + 1 if lines else first
        _tell([guest], lines)

    async def catch_up(self, guests: Collection[Guest]) -> None:
        """Somebody may have spoken on another node."""
        if self._told is None:
            return
        lines = await self._store.talk.since(self._table, self._told)
        if lines:
            self._told = lines[-1].n + 1
            _tell(guests, lines)

    async def _note(self, guest: Guest, text: str | None) -> None:
        if text is None:
            text = await self._store.talk.noted(self._table, guest.holder)
        else:
            text = text.replace("\0", "")
            await self._store.talk.note(self._table, guest.holder, text)
        guest.send(Noted(text))


def _tell(guests: Collection[Guest], lines: Sequence[Line]) -> None:
    message = Talk([TalkLine(*line) for line in lines])
    for guest in guests:
        guest.send(message)
