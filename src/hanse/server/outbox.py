"""What goes out to one socket: at once while the other end reads, in line while it does not."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Protocol

FULL = 256
"""Messages waiting for somebody who does not read them; then the socket is given up."""


class Letter:
    """An encoded message: made once, however many get it. ``frame`` is how it goes over the wire."""

    __slots__ = ("_size", "frame")

    def __init__(self, *parts: bytes) -> None:
        self._size = sum(map(len, parts))
        self.frame = b"".join((text_head(self._size), *parts))

    @property
    def payload(self) -> bytes:
        return self.frame[len(self.frame) - self._size :]


class Wire(Protocol):
    """A socket that takes frames without waiting."""

    @property
    def ready(self) -> bool:
        """Whether the other end reads."""

    def put(self, frame: bytes) -> None: ...


class Outbox:
    """``send`` waits until the other end reads; it gets None when no more will come. ``wire`` is the short way."""

    def __init__(self, send: Callable[[Letter | None], Awaitable[None]], wire: Wire | None = None) -> None:
        self.ended = False
        self._send = send
        self._wire = wire
        self._line: deque[Letter | None] = deque()
        self._writer: asyncio.Task[None] | None = None  # while somebody waits in line

    @property
    def waiting(self) -> int:
        return len(self._line)

    def put(self, letter: Letter) -> None:
        """Never waits, so that a slow reader does not hold up the table."""
        if self.ended:
            return
        if self._writer is None and self._wire is not None and self._wire.ready:
            self._wire.put(letter.frame)
        elif len(self._line) < FULL:
            self._queue(letter)
        else:
            self.end()

    def end(self) -> None:
        """No more messages: the socket is to be closed."""
        if not self.ended:
            self.ended = True
            self._queue(None)

    async def drained(self) -> None:
        """Until nothing waits in line."""
        if self._writer is not None:
            await asyncio.wait([self._writer])

    async def close(self) -> None:
        """The socket is gone."""
        self.ended = True
        if self._writer is not None:
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)

    def _queue(self, letter: Letter | None) -> None:
        self._line.append(letter)
        if self._writer is None:
            self._writer = asyncio.create_task(self._write())

    async def _write(self) -> None:
        try:
            while self._line:
                await self._send(self._line[0])
                self._line.popleft()
        finally:
            self._writer = None


def text_head(size: int) -> bytes:
    """What stands before a whole text message of so many bytes, unmasked as servers do."""
    if size < 126:
        return bytes((0x81, size))
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2)
    return b"\x81\x7f" + size.to_bytes(8)
