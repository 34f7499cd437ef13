"""The ends of connections: uvicorn's, with time-outs, with a place at the gate, and with a pace for every frame."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import uvicorn
from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from websockets.frames import Frame

from hanse.server.frames import Frames
from hanse.server.gate import Gate, household

log = logging.getLogger("hanse.server")

HEAD = 32 * 1024
"""Bytes before the end of a request's head."""

PIECE = 4096
"""Bytes of a socket taken at once; the rest waits until these are dealt with."""

PARTS = 64
"""Frames of one message."""

UNREAD = 60.0
"""Seconds in which somebody may read nothing of what is being sent to him."""


class Config(uvicorn.Config):
    """What uvicorn is told, and what its protocols need of ours."""

    def __init__(self, app: Any, gate: Gate, patience: float, pace: float, **more: Any) -> None:
        self.gate = gate
        self.patience = patience
        self.pace = pace
        super().__init__(app, http=Visit, ws=Line, **more)


class Visit(HttpToolsProtocol):
    """A connection that asks. A request must be whole in time; an answer must be read in time."""

    config: Config

    def __init__(self, config: Config, *args: Any, **more: Any) -> None:
        super().__init__(config, *args, **more)
        self.who = ""
        self._gate = config.gate
        self.inside = False
        self._seated = False
        self._busy = False  # with an answer
        self._head = 0  # bytes of a head that is not whole
        self._due: asyncio.TimerHandle | None = None
        self._slow: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.who = household(self.client[0]) if self.client else "?"
        if not self._gate.enter(self):
            self._turn_away(503, "no room now; try again in a minute")
            return
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        self._calm()
        if self._slow is not None:
            self._slow.cancel()
        if not self._seated:
            self._gate.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._due is None and not self._busy:
            self._expect()
        self._head += len(data)
        super().data_received(data)
        if self._head > HEAD and not self.transport.is_closing():
            self._turn_away(431, f"a head of more than {HEAD} bytes")

    def on_headers_complete(self) -> None:
        self._head = -(1 << 62)  # what follows is the body, and has a limit of its own
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._head = 0
        self._calm()
        self._busy = True
        self._gate.serve(self)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        self._busy = False
        if not self._seated:
            self._gate.wait(self)
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        self._calm()
        self.resume_writing()
        self._gate.serve(self)
        self._seated = True
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._gate.wait(self)
        self._slow = self.loop.call_later(UNREAD, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._slow is not None:
            self._slow.cancel()
            self._slow = None

    def drop(self) -> None:
        """Make room for others."""
        self.transport.abort()

    def _expect(self) -> None:
        self._due = self.loop.call_later(self.config.patience, self._late)

    def _calm(self) -> None:
        if self._due is not None:
            self._due.cancel()
            self._due = None

    def _late(self) -> None:
        self._due = None
        answered = self._head < 0 and self.cycle.response_started
        if answered:
            self.transport.close()
        else:
            self._turn_away(408, f"a request must be whole within {self.config.patience:g} seconds")

    def _turn_away(self, status: int, why: str) -> None:
        body = f'{{"no":"{why}"}}'
        self.transport.write(
            f"HTTP/1.1 {status} No\r\ncontent-type: application/json\r\ncontent-length: {len(body)}\r\n"
            f"connection: close\r\n\r\n{body}".encode()
        )
        self.transport.close()


class Line(Frames):
    """A socket. Frames that never reach the table, as pings, keep its pace too; who reads nothing is let go."""

    config: Config

    def __init__(self, config: Config, *args: Any, **more: Any) -> None:
        super().__init__(config, *args, **more)
        self.who = ""
        self.inside = True  # it came in as a visit
        self._gate = config.gate
        self._unread = b""  # what has come and was not looked at
        self._idle = 0  # frames since the last look that are no messages
        self._free = 0.0  # when the next of them is due at this pace
        self._rest: asyncio.TimerHandle | None = None
        self._slow: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.who = household(self.client[0]) if self.client else "?"
        self._gate.seat(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._unread = b""
        for timer in (self._rest, self._slow):
            if timer is not None:
                timer.cancel()
        self._gate.leave(self, seated=True)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self._unread and self._rest is None and len(data) <= PIECE:
            super().data_received(data)
            if self._idle:
                self._pace()
            return
        self._unread += data
        self._go_on()

    def _go_on(self) -> None:
        """Take what has come, a piece at a time, while nothing of it waits to be dealt with."""
        while self._unread and self._rest is None and self.queue.empty() and not self._over():
            piece, self._unread = self._unread[:PIECE], self._unread[PIECE:]
            super().data_received(piece)
            if self._idle:
                self._pace()
        if self._over():
            self._unread = b""
        elif self._unread or self._rest is not None:
            self.transport.pause_reading()
        elif not self.read_paused:
            self.transport.resume_reading()

    def _over(self) -> bool:
        return self.transport.is_closing() or self.conn.parser_exc is not None

    async def receive(self) -> ASGIReceiveEvent:
        message = await super().receive()
        if self._unread:
            self.transport.pause_reading()
            if self.queue.empty():
                self.loop.call_soon(self._go_on)
        return message

    def handle_ping(self) -> None:
        self._idle += 1
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self._idle += 1
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        self._idle += 1
        if len(self.frames) < PARTS:
            super().handle_cont(event)
        elif not self._over():
            self.conn.fail(1009, f"a message in more than {PARTS} parts")
            self.handle_parser_exception()

    def _pace(self) -> None:
        """As with messages: a second's worth may come at once, and answers must be read."""
        now = self.loop.time()
        self._free = max(self._free, now - 1.0) + self._idle / self.config.pace
        self._idle = 0
        if self._free > now or not self.writable.is_set():
            self.transport.pause_reading()
            self._rest = self.loop.call_later(max(self._free - now, 0.1), self._rested)

    def _rested(self) -> None:
        self._rest = None
        if not self.writable.is_set():
            self._rest = self.loop.call_later(0.5, self._rested)
            return
        self._go_on()

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                # One line's worth of somebody's mistake: no traceback, and the close code that says so.
                self.frames = []
                self.conn.fail(1007, "a text that is not UTF-8")
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._slow = self.loop.call_later(UNREAD, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._slow is not None:
            self._slow.cancel()
            self._slow = None

    def drop(self) -> None:
        """Sockets are never dropped to make room."""
