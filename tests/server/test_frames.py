"""The short way through a socket hears what the long way would, however the bytes come."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import os
from collections.abc import AsyncIterator

from tests.server.house import House, Message

TEXT, CONTINUED, BINARY, CLOSE, PING, PONG = 0x1, 0x0, 0x2, 0x8, 0x9, 0xA
LAST = 0x80


def frame(kind: int, payload: bytes, mask: bool = True) -> bytes:
    key = os.urandom(4)
    size = bytes((len(payload),)) if len(payload) < 126 else b"\x7e" + len(payload).to_bytes(2)
    if not mask:
        return bytes((kind,)) + size + payload
    hidden = bytes(byte ^ key[i % 4] for i, byte in enumerate(payload))
    return bytes((kind, 0x80 | size[0])) + size[1:] + key + hidden


class Line:
    """A socket whose bytes are ours to cut."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def get(self) -> tuple[int, bytes]:
        async with asyncio.timeout(10):
            first, size = await self.reader.readexactly(2)
            if size >= 126:
                size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8))
            return first & 15, await self.reader.readexactly(size)

    async def told(self) -> Message:
        kind, payload = await self.get()
        assert kind == TEXT
        message: Message = json.loads(payload)
        return message


@contextlib.asynccontextmanager
async def line(house: House) -> AsyncIterator[Line]:
    """Somebody who watches; he has been told how it stands."""
    made = await house.table("me Anna", "here Bea")
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    key = base64.b64encode(os.urandom(16)).decode()
    writer.write(
        f"GET /api/play/{made['watch']} HTTP/1.1\r\nHost: 127.0.0.1:{house.port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101 ")
    socket = Line(reader, writer)
    assert (await socket.told())["type"] == "now"
    yield socket
    writer.close()
    with contextlib.suppress(ConnectionError):
        await writer.wait_closed()


def asks(number: int, spaces: int = 0) -> bytes:
    return b'{"at": 0, "id": %d%b}' % (number, b" " * spaces)


async def test_a_frame_may_come_in_single_bytes(house: House) -> None:
    async with line(house) as socket:
        for number, spaces in enumerate((0, 200)):
            for byte in frame(LAST | TEXT, asks(number, spaces)):
                socket.writer.write(bytes((byte,)))
                await asyncio.sleep(0)
                await socket.writer.drain()
            assert (await socket.told())["id"] == number


async def test_several_frames_may_come_at_once(house: House) -> None:
    async with line(house) as socket:
        whole = [frame(LAST | TEXT, asks(number, number * 50)) for number in range(5)]
        ping = frame(LAST | PING, b"here?")
        socket.writer.write(b"".join(whole[:3]) + ping + b"".join(whole[3:]))
        heard = [await socket.get() for _ in range(6)]
        assert (PONG, b"here?") in heard
        assert [json.loads(payload)["id"] for kind, payload in heard if kind == TEXT] == [0, 1, 2, 3, 4]


async def test_a_message_in_parts_and_a_binary_one_are_heard_too(house: House) -> None:
    async with line(house) as socket:
        socket.writer.write(frame(LAST | BINARY, asks(1)))
        assert (await socket.told())["id"] == 1
        text = asks(2)
        socket.writer.write(frame(LAST | TEXT, asks(0)) + frame(TEXT, text[:5]))
        assert (await socket.told())["id"] == 0
        socket.writer.write(frame(LAST | PING, b"") + frame(LAST | CONTINUED, text[5:]) + frame(LAST | TEXT, asks(3)))
        assert await socket.get() == (PONG, b"")
        assert [(await socket.told())["id"] for _ in range(2)] == [2, 3]


async def test_what_is_no_frame_of_a_client_ends_the_socket(house: House) -> None:
    for bad in (
        frame(LAST | TEXT, asks(1), mask=False),
        frame(LAST | 0x40 | TEXT, asks(1)),  # a bit that means nothing here
        frame(LAST | 0x3, asks(1)),  # a kind that is none
        frame(LAST | CONTINUED, asks(1)),  # goes on with nothing
        frame(TEXT, asks(1)) + frame(LAST | TEXT, asks(2)),  # begins while another goes on
    ):
        async with line(house) as socket:
            socket.writer.write(bad)
            kind, payload = await socket.get()
            assert (kind, int.from_bytes(payload[:2])) == (CLOSE, 1002)


async def test_a_goodbye_is_returned(house: House) -> None:
    async with line(house) as socket:
        socket.writer.write(frame(LAST | CLOSE, (1001).to_bytes(2)))
        assert await socket.get() == (CLOSE, (1001).to_bytes(2))
        assert await socket.reader.read() == b""
