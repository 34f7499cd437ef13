"""One socket at a table: what it may answer for and what it has been told."""

from __future__ import annotations

from hanse.server.kinds import encode
from hanse.server.messages import Reply
from hanse.server.outbox import Letter, Outbox


class Guest:
    def __init__(self, seats: tuple[int, ...], outbox: Outbox, holder: str = "", sees: int | None = None) -> None:
        self.seats = seats
        self.holder = holder  # the hash of its token
        self._sees = sees
        self.told = 0  # answers whose log lines it has
        self.eyes: int | None = None  # whose it has got them for
        self.cut: int | None = None  # from here on they were taken back, and it does not know yet
        self.outbox = outbox

    @property
    def looks(self) -> tuple[int, ...]:
        """The seats with whose eyes it sees: its own, or the one it watches."""
        return (self._sees,) if self._sees is not None else self.seats

    def send(self, message: Reply) -> None:
        """Put a message in line."""
        self.outbox.put(Letter(encode(message)))

    def take_back(self, ply: int) -> None:
        """Answers from ``ply`` on are gone."""
        if self.told > ply:
            self.told = ply
            self.cut = ply
