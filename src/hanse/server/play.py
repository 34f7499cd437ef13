"""The socket of a table: ``/api/play/{token}``. It outlives every mistake of whoever is at the other end."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING

from hanse.core.reading import BadInput
from hanse.server import hearing
from hanse.server.addresses import Receive, Scope, Send, client_of, headers_of, turn_away
from hanse.server.door import same_origin
from hanse.server.forms import Problem
from hanse.server.frames import EXTENSION
from hanse.server.gate import household
from hanse.server.guest import Guest
from hanse.server.kinds import encode
from hanse.server.lobby import NoSuchLink
from hanse.server.logs import one_line, without_store
from hanse.server.messages import No, hear
from hanse.server.outbox import Letter, Outbox, Wire
from hanse.server.seats import SEAT, WATCH
from hanse.server.store import Lost
from hanse.server.table import Table

if TYPE_CHECKING:
    from hanse.server.app import App

log = logging.getLogger("hanse.server")

PLAY = "/api/play/"
"""Where tables' sockets are; the token follows."""

NO_TABLE, CLOSED, TOO_MANY = 4404, 4409, 4429
"""Why a socket was closed, where trying again would not help."""

FAULT, TRY_LATER = 1011, 1013
"""Trying again helps; at once, or later."""

HEARD = 8
"""Messages waiting for somebody who does not read them; until he does, he is not heard."""

GONE = (RuntimeError, OSError)
"""What sending says when the other end is no longer there."""


class Socket:
    """One end of a socket, which is accepted or closed first."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.household = household(client_of(scope))
        self.wire: Wire | None = scope["extensions"].get(EXTENSION)
        """The short way for frames, where there is one."""
        self._receive, self._send = receive, send

    async def accept(self) -> None:
        await self._receive()
        await self._send({"type": "websocket.accept"})

    async def hear(self) -> bytes | None:
        """The next message; None when no more will come."""
        event = await self._receive()
        if event["type"] != "websocket.receive":
            return None
        text: str | None = event.get("text")
        return (event.get("bytes") or b"") if text is None else text.encode()

    async def say(self, letter: Letter | None) -> None:
        """Wait until the other end reads. None: it has left too much unread, and no more will come."""
        if letter is None:
            await self.close(TRY_LATER, "too many messages were waiting")
            return
        with contextlib.suppress(*GONE):
            await self._send({"type": "websocket.send", "text": letter.payload.decode()})

    async def close(self, code: int, why: str) -> None:
        with contextlib.suppress(*GONE):
            await self._send({"type": "websocket.close", "code": code, "reason": why[:120]})

    async def turn_away(self, why: str, code: int) -> None:
        await self.say(Letter(encode(No("bad", why))))
        await self.close(code, why)


async def play(app: App, scope: Scope, receive: Receive, send: Send) -> None:
    """From the first message to the last."""
    if not same_origin(headers_of(scope)):
        await turn_away(scope, receive, send, 403, encode(Problem("sockets are for this server's own page")))
        return
    socket, sockets = Socket(scope, receive, send), app.sockets
    await socket.accept()
    if not sockets.enter(socket.household):
        await socket.turn_away(f"{sockets.most} sockets are open from here; close some", TOO_MANY)
        return
    outbox = Outbox(socket.say, socket.wire)
    try:
        async with app.lobby.visit(scope["path"].removeprefix(PLAY), SEAT, WATCH) as (table, grant):
            guest = Guest(table.held(grant), outbox, grant.hash, grant.seat)
            async with table.seated(guest):
                await _read(socket, table, guest, outbox, app.settings.pace)
    except BadInput as wrong:
        await socket.turn_away(str(wrong), NO_TABLE if isinstance(wrong, NoSuchLink) else CLOSED)
    except Lost as error:
        without_store("a socket: the store failed: %s", one_line(error))
        await socket.turn_away("the store does not answer now; try again in a moment", TRY_LATER)
    except Exception:
        log.exception("a socket failed")
        await socket.turn_away("something went wrong here, and it is in the server's log", FAULT)
    finally:
        sockets.leave(socket.household)
        await outbox.close()


async def _read(socket: Socket, table: Table, guest: Guest, outbox: Outbox, pace: float) -> None:
    """Until the socket is gone. Nobody ends this from outside: an answer once begun is stored and told."""
    free = time.monotonic()  # when the next message is due at this pace
    while True:
        if outbox.waiting > HEARD:
            await outbox.drained()
        heard = await socket.hear()
        if heard is None:
            return
        # A second's worth may come at once; what is faster waits its turn.
        now = time.monotonic()
        free = max(free, now - 1.0) + 1.0 / pace
        if free > now:
            await asyncio.sleep(free - now)
        try:
            await hearing.hear(table, guest, hear(heard))
        except BadInput as wrong:
            guest.send(No("bad", str(wrong)))
        except Exception:
            # A fault of ours in one message must not take the player's socket with it.
            log.exception("table %s: a message failed", table.id)
            guest.send(No("bad", "something went wrong here, and it is in the server's log"))
