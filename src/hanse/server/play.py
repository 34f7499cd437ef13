"""The socket of a table: ``/api/play/{token}``. It outlives every mistake of whoever is at the other end."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from functools import partial
from typing import Any, cast

from litestar import WebSocket, websocket
from litestar.datastructures import State as AppState
from litestar.exceptions import WebSocketDisconnect

from hanse.core.reading import BadInput
from hanse.server import hearing
from hanse.server.door import Sockets, address, same_origin
from hanse.server.frames import EXTENSION
from hanse.server.guest import Guest
from hanse.server.lobby import Lobby, NoSuchLink
from hanse.server.logs import one_line, without_store
from hanse.server.messages import No, encode, hear
from hanse.server.outbox import Letter, Outbox, Wire
from hanse.server.seats import SEAT, WATCH
from hanse.server.store import Lost
from hanse.server.table import Table

log = logging.getLogger("hanse.server")

Socket = WebSocket[Any, Any, AppState]

NO_TABLE, CLOSED, TOO_MANY, FOREIGN = 4404, 4409, 4429, 4403
"""Why a socket was closed, where trying again would not help."""

FAULT, TRY_LATER = 1011, 1013
"""Trying again helps; at once, or later."""

HEARD = 8
"""Messages waiting for somebody who does not read them; until he does, he is not heard."""

GONE = (WebSocketDisconnect, RuntimeError, OSError)
"""What sending says when the other end is no longer there."""


@websocket("/api/play/{token:str}")
async def play(socket: Socket) -> None:
    lobby: Lobby = socket.app.state.lobby
    sockets: Sockets = socket.app.state.sockets
    if not same_origin(socket):
        await socket.close(FOREIGN, "sockets are for this server's own page")
        return
    await socket.accept()
    who = address(socket)
    if not sockets.enter(who):
        await _turn_away(socket, f"{sockets.most} sockets are open from here; close some", TOO_MANY)
        return
    outbox = Outbox(partial(_send, socket), cast("Wire | None", (socket.scope["extensions"] or {}).get(EXTENSION)))
    try:
        async with lobby.visit(str(socket.path_params["token"]), SEAT, WATCH) as (table, grant):
            guest = Guest(table.held(grant), outbox, grant.hash, grant.seat)
            async with table.seated(guest):
                await _read(socket, table, guest, outbox, lobby.settings.pace)
    except BadInput as wrong:
        await _turn_away(socket, str(wrong), NO_TABLE if isinstance(wrong, NoSuchLink) else CLOSED)
    except Lost as error:
        without_store("a socket: the store failed: %s", one_line(error))
        await _turn_away(socket, "the store does not answer now; try again in a moment", TRY_LATER)
    except Exception:
        log.exception("a socket failed")
        await _turn_away(socket, "something went wrong here, and it is in the server's log", FAULT)
    finally:
        sockets.leave(who)
        await outbox.close()


async def _turn_away(socket: Socket, why: str, code: int) -> None:
    with contextlib.suppress(*GONE):
        await socket.send_data(encode(No("bad", why)), mode="text")
        await socket.close(code, why[:120])


async def _send(socket: Socket, letter: Letter | None) -> None:
    with contextlib.suppress(*GONE):
        if letter is None:
            await socket.close(TRY_LATER, "too many messages were waiting")
        else:
            await socket.send_data(letter.payload, mode="text")


async def _read(socket: Socket, table: Table, guest: Guest, outbox: Outbox, pace: float) -> None:
    """Until the socket is gone. Nobody ends this from outside: an answer once begun is stored and told."""
    free = time.monotonic()  # when the next message is due at this pace
    while True:
        if outbox.waiting > HEARD:
            await outbox.drained()
        try:
            event = await socket.receive()
        except WebSocketDisconnect:
            return
        if event["type"] != "websocket.receive":
            return
        # A second's worth may come at once; what is faster waits its turn.
        now = time.monotonic()
        free = max(free, now - 1.0) + 1.0 / pace
        if free > now:
            await asyncio.sleep(free - now)
        try:
            await hearing.hear(table, guest, hear(_raw(event)))
        except BadInput as wrong:
            guest.send(No("bad", str(wrong)))
        except Exception:
            # A fault of ours in one message must not take the player's socket with it.
            log.exception("table %s: a message failed", table.id)
            guest.send(No("bad", "something went wrong here, and it is in the server's log"))


def _raw(event: Any) -> bytes:
    text: str | None = event.get("text")
    return (event.get("bytes") or b"") if text is None else text.encode()
