"""The short way through a socket for what it mostly carries: whole text frames in, ready frames out."""

from __future__ import annotations

from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

EXTENSION = "hanse.frames"
"""Where a scope holds the socket itself."""

TEXT = 0x81
"""The first byte of a text frame that is a whole message."""

AHEAD = 4
"""Messages of one socket that may wait to be dealt with."""

LAST, MASKED = 0x80, 0x80
"""Bits of a frame's first and second byte."""


class Frames(WebSocketsSansIOProtocol):
    """uvicorn's socket. What is not a plain text goes its way, through the library, which gets whole frames only."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._short = True
        self._part = b""  # of a frame that has not come whole

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions = cast("dict[str, object]", self.scope["extensions"])
            extensions[EXTENSION] = self

    # In.

    def data_received(self, data: bytes) -> None:
        if not self._short or not self.handshake_complete:
            # Whoever speaks before he was let in goes the long way for good.
            self._short = self._short and not self.handshake_initiated
            super().data_received(data)
            return
        if self._part:
            data = self._part + data
        at, end = 0, len(data)
        while end - at >= 8 or (end - at >= 6 and data[at + 1] != MASKED | 126):
            first, size = data[at], data[at + 1] ^ MASKED
            if size > 126 or not first & LAST:
                # No mask, very long, or in parts: rare enough to leave all that follows to the library.
                self._short, self._part = False, b""
                super().data_received(data[at:])
                return
            begin = at + 6
            if size == 126:
                size, begin = int.from_bytes(data[at + 2 : at + 4]), at + 8
            if begin + size > end:
                break
            if first == TEXT and not self.close_sent:
                self._take(apply_mask(data[begin : begin + size], data[begin - 4 : begin]))
            else:
                super().data_received(data[at : begin + size])
            at = begin + size
        self._part = data[at:]

    def _take(self, payload: bytes) -> None:
        try:
            text = payload.decode()
        except UnicodeDecodeError:
            self.curr_msg_data_type, self.frames = "text", [payload]
            self.send_receive_event_to_app()  # it knows what to say
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        # To stop reading and begin again costs more than a message that waits.
        if self.queue.qsize() >= AHEAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    # Out.

    @property
    def ready(self) -> bool:
        """Whether the other end reads, so that a frame may be put at once."""
        return (
            self.writable.is_set()
            and self.handshake_complete
            and not self.close_sent
            and not self.transport.is_closing()
        )

    def put(self, frame: bytes) -> None:
        self.transport.write(frame)
