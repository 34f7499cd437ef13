"""A WebSocket client that costs next to nothing, so that what is measured is the server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast

FIRST = b"\x00\x00\x00\x00"
"""A mask that changes nothing: whoever sends must mask, and this is allowed."""


Heard = Callable[["Wire", bytes | None], None]


class Wire(asyncio.Protocol):
    """One socket; ``heard`` gets the payload of each text message, and None when the socket is gone."""

    def __init__(self, path: str, heard: Heard) -> None:
        self.path = path
        self.heard = heard
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.received = 0
        """Payload that has come in."""
        self._transport: asyncio.Transport | None = None
        self._buffer = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("closed before it was open"))
        self._transport = None
        self.heard(self, None)

    def send(self, payload: bytes) -> None:
        if self._transport is not None:
            assert len(payload) < 1 << 16
            short = len(payload) < 126
            size = bytes((0x80 | len(payload),)) if short else b"\xfe" + len(payload).to_bytes(2)
            self._transport.write(b"\x81" + size + FIRST + payload)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer + data if self._buffer else data
        if not self.opened.done():
            head, found, buffer = buffer.partition(b"\r\n\r\n")
            if not found:
                self._buffer = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(head.decode(errors="replace")))
                return
            self.opened.set_result(None)
        at = 0
        while (frame := _frame(buffer, at)) is not None:
            first, at = frame
            payload = buffer[first:at]
            kind = buffer[first - 2 if at - first < 126 else first - 4 if at - first < 1 << 16 else first - 10] & 15
            if kind == 1:
                self.received += len(payload)
                self.heard(self, payload)
            elif kind == 9 and self._transport is not None:
                self._transport.write(b"\x8a" + bytes((0x80 | len(payload),)) + FIRST + payload)
        self._buffer = buffer[at:]


def _frame(buffer: bytes, at: int) -> tuple[int, int] | None:
    """Where the payload that begins at ``at`` begins and ends, if it is all there."""
    have = len(buffer) - at
    if have < 2:
        return None
    size, first = buffer[at + 1], at + 2
    if size >= 126:
        more = 2 if size == 126 else 8
        if have < 2 + more:
            return None
        size, first = int.from_bytes(buffer[first : first + more]), first + more
    return (first, first + size) if len(buffer) >= first + size else None


async def connect(port: int, path: str, heard: Heard, host: str = "127.0.0.1") -> Wire:
    """Open a socket, from the loopback address ``host``."""
    _, wire = await asyncio.get_running_loop().create_connection(
        lambda: Wire(path, heard), "127.0.0.1", port, local_addr=(host, 0)
    )
    await wire.opened
    return wire
