"""Who is around a table: the sockets at this node, the people at others, the tokens that open nothing any more."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET

from hanse.server.guest import Guest
from hanse.server.kinds import packed
from hanse.server.messages import Player, Reply
from hanse.server.seats import BOT, Seat


class Company:
    def __init__(self, seats: Sequence[Seat]) -> None:
        self.guests: set[Guest] = set()
        self.players: list[Player] = []
        """Who sits where and is there, as everybody is told."""
        self.packed = packed(self.players)
        self._elsewhere: frozenset[int] = frozenset()  # seats whose people are on other nodes
        self._revoked: set[str] = set()  # somebody may just be coming with one of these tokens
        self.look(seats)

    @property
    def connected(self) -> set[int]:
        """The seats for which somebody is connected to this node."""
        return {seat for guest in self.guests for seat in guest.seats}

    def here(self, seat: int) -> bool:
        """Whether somebody is connected who answers for it."""
        return seat in self._elsewhere or any(seat in guest.seats for guest in self.guests)

    def look(self, seats: Sequence[Seat]) -> bool:
        """Who is there now; whether that makes a difference."""
        before, here = self.players, self.connected | self._elsewhere
        self.players = [
            Player(
                s.seat, s.kind, s.name, s.bot, s.kind == BOT or s.seat in here, s.stand_in or UNSET, s.colour or UNSET
            )
            for s in seats
        ]
        if before == self.players:
            return False
        self.packed = packed(self.players)
        return True

    def elsewhere(self, there: frozenset[int], seats: Sequence[Seat]) -> bool:
        """Somebody came to another node, or went from it; whether that makes a difference."""
        self._elsewhere = there
        return self.look(seats)

    def seat(self, seats: Sequence[Seat]) -> None:
        """Others sit somewhere. Who has lost his seat has nothing left to answer for."""
        for guest in self.guests:
            his = tuple(seat.seat for seat in seats if seat.holder == guest.holder)
            if guest.seats and not his:
                guest.outbox.end()
            guest.seats = his
        self.look(seats)

    def revoke(self, *hashes: str) -> None:
        """Whoever is here with one of these tokens goes."""
        self._revoked.update(hashes)
        for guest in self.guests:
            self.check(guest)

    def check(self, guest: Guest) -> None:
        """Who has come by a link that was revoked meanwhile goes again."""
        if guest.holder in self._revoked:
            guest.outbox.end()

    def dismiss(self) -> None:
        """Nobody can stay here; who comes again finds the table as the store has it."""
        for guest in self.guests:
            guest.outbox.end()

    def send(self, message: Reply) -> None:
        for guest in self.guests:
            guest.send(message)

    def take_back(self, ply: int) -> None:
        """Answers from ``ply`` on are gone."""
        for guest in self.guests:
            guest.take_back(ply)
