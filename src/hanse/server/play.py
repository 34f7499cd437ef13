"""The socket of a table: ``/api/play/{token}``. It outlives every mistake of whoever is at the other end."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import Any

from litestar import WebSocket, websocket
from litestar.datastructures import State as AppState
from litestar.exceptions import WebSocketDisconnect

from hanse.core.reading import BadInput
from hanse.server.door import Sockets, address, same_origin
from hanse.server.guest import Guest
from hanse.server.lobby import Lobby, NoSuchLink
from hanse.server.logs import one_line, without_store
from hanse.server.messages import No, encode, hear
from hanse.server.seats import SEAT, WATCH
from hanse.server.store import Lost
from hanse.server.table import Table

log = logging.getLogger("hanse.server")

Socket = WebSocket[Any, Any, AppState]

NO_TABLE, CLOSED, TOO_MANY, FOREIGN = 4404, 4409, 4429, 4403
"""Why a socket was closed, where trying again would not help."""

FAULT, TRY_LATER = 1011, 1013
"""Trying again helps; at once, or later."""


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
    try:
        async with lobby.visit(str(socket.path_params["token"]), SEAT, WATCH) as (table, grant):
            guest = Guest(table.held(grant))
            async with table.seated(guest):
                await _serve(socket, table, guest, lobby.settings.pace)
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


async def _turn_away(socket: Socket, why: str, code: int) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        await socket.send_data(encode(No("bad", why)), mode="text")
        await socket.close(code, why[:120])


async def _serve(socket: Socket, table: Table, guest: Guest, pace: float) -> None:
    """Read and write until one of the two ends."""
    both = {asyncio.create_task(_read(socket, table, guest, pace)), asyncio.create_task(_write(socket, guest))}
    try:
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
    finally:
        guest.leave()
        for task in both:
            task.cancel()
        for ended in await asyncio.gather(*both, return_exceptions=True):
            if isinstance(ended, Exception):
                log.error("table %s: a socket failed", table.id, exc_info=ended)


async def _read(socket: Socket, table: Table, guest: Guest, pace: float) -> None:
    free = time.monotonic()  # when the next message is due at this pace
    while True:
        try:
            event = await socket.receive()
        except WebSocketDisconnect:
            return
        if event["type"] != "websocket.receive":
            return
        # A second's worth may come at once; what is faster waits its turn.
        free = max(free, time.monotonic() - 1.0) + 1.0 / pace
        if (early := free - time.monotonic()) > 0:
            await asyncio.sleep(early)
        try:
            await table.hear(guest, hear(_raw(event)))
        except BadInput as wrong:
            guest.send(No("bad", str(wrong)))
        except Exception:
            # A fault of ours in one message must not take the player's socket with it.
            log.exception("table %s: a message failed", table.id)
            guest.send(No("bad", "something went wrong here, and it is in the server's log"))


def _raw(event: Any) -> bytes:
    text: str | None = event.get("text")
    return (event.get("bytes") or b"") if text is None else text.encode()


async def _write(socket: Socket, guest: Guest) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        while (message := await guest.outbox.get()) is not None:
            await socket.send_data(message, mode="text")
        await socket.close(TRY_LATER, "too many messages were waiting")
