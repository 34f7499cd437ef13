"""A server under test, and people who come to it through real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from hanse.server import Settings, create_app
from hanse.server.serve import configured, listen

Message = dict[str, Any]

PATIENCE = 60
"""Seconds for an answer to a request; a busy machine needs some."""


class Visitor:
    """One socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.last: Message = {}
        """The newest ``now``."""

    async def send(self, **message: object) -> None:
        await self.socket.send(json.dumps(message))

    async def get(self) -> Message:
        async with asyncio.timeout(10):
            message: Message = json.loads(await self.socket.recv())
        if message["type"] == "now":
            self.last = message
        return message

    async def ask(self, **message: object) -> Message:
        await self.send(**message)
        return await self.get()

    async def do(self, text: str, seat: int | None = None, ply: int | None = None) -> Message:
        """Answer what is asked; the message that comes back."""
        seat = self.last["asked"] if seat is None else seat
        return await self.ask(do=text, seat=seat, ply=self.last["ply"] if ply is None else ply)

    async def quiet(self, seconds: float = 0.15) -> bool:
        """Whether nothing arrives."""
        try:
            async with asyncio.timeout(seconds):
                await self.socket.recv()
        except TimeoutError:
            return True
        return False


class House:
    def __init__(self, port: int, http: httpx.AsyncClient) -> None:
        self.port = port
        self.http = http

    async def table(self, *seats: str, game: str = "purse", **more: object) -> Message:
        """A new table; a seat is its kind and maybe a name or a bot: ``me Anna``, ``bot greedy``."""
        wanted = []
        for seat in seats:
            kind, _, word = seat.partition(" ")
            wanted.append({"kind": kind, "bot": word} if kind == "bot" else {"kind": kind, "name": word})
        answer = await self.http.post("/api/tables", json={"game": game, "seats": wanted, "seed": 7, **more})
        assert answer.status_code == 201, answer.text
        made: Message = answer.json()
        return made

    async def join(self, invite: str, seat: int, name: str) -> str:
        answer = await self.http.post(f"/api/invites/{invite}", json={"seat": seat, "name": name})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["token"])

    @contextlib.asynccontextmanager
    async def visit(self, token: str) -> AsyncIterator[Visitor]:
        """Somebody comes with a link and has got the first message."""
        async with connect(f"ws://127.0.0.1:{self.port}/api/play/{token}", close_timeout=1) as socket:
            visitor = Visitor(socket)
            await visitor.get()
            yield visitor


@contextlib.asynccontextmanager
async def serving(settings: Settings) -> AsyncIterator[House]:
    with contextlib.closing(listen("127.0.0.1", 0)) as listening:
        server = uvicorn.Server(configured(create_app(settings), settings))
        server.capture_signals = contextlib.nullcontext  # type: ignore[method-assign,assignment]
        task = asyncio.create_task(server.serve(sockets=[listening]))
        while not server.started:
            assert not task.done(), "the server did not start"
            await asyncio.sleep(0.005)
        port = listening.getsockname()[1]
        async with httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{port}", verify=False, timeout=PATIENCE
        ) as http:  # no TLS here: do not read the certificates
            yield House(port, http)
        server.should_exit = True
        await task
