"""One socket at a table: what it may answer for, what it has been told, and what still has to go out."""

from __future__ import annotations

import asyncio

from hanse.server.messages import Reply, encode

FULL = 256
"""Messages waiting for somebody who does not read them; then the socket is given up."""


class Guest:
    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats
        self.told = 0  # answers whose log lines it has
        self.eyes: int | None = None  # whose it has got them for
        self.cut: int | None = None  # from here on they were taken back, and it does not know yet
        self.gone = False
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue()

    def send(self, message: Reply) -> None:
        """Put a message in line; never waits, so that a slow reader does not hold up the table."""
        if self.gone:
            return
        if self.outbox.qsize() >= FULL:
            self.leave()
            return
        self.outbox.put_nowait(encode(message))

    def leave(self) -> None:
        """No more messages: the socket is to be closed."""
        if not self.gone:
            self.gone = True
            self.outbox.put_nowait(None)

    def take_back(self, ply: int) -> None:
        """Answers from ``ply`` on are gone."""
        if self.told > ply:
            self.told = ply
            self.cut = ply
