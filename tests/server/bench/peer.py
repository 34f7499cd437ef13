"""boardgame.io beside us: the same seats, sockets and bytes, and no store."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import shutil
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import msgspec

from tests.server.bench.wire import Wire, connect

VERSION = "0.50.2"
GAME = "peer"
AROUND = 850
"""Bytes of its messages around the state of the game."""


class Ctx(msgspec.Struct):
    player: str = msgspec.field(name="currentPlayer")


class State(msgspec.Struct):
    ctx: Ctx
    number: int = msgspec.field(name="_stateID")


_update = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw])
_encode = msgspec.json.Encoder().encode


class NoPeer(Exception):
    """It cannot be had here."""


@dataclass
class Peer:
    pid: int
    port: int


def cache() -> Path:
    """Where it is installed: outside of the project, which does not need it."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "hanse-bench" / VERSION


async def installed() -> Path:
    folder = cache()
    if not (folder / "node_modules" / "boardgame.io").is_dir():
        npm = shutil.which("npm")
        if npm is None:
            raise NoPeer("npm is not here")
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "package.json").write_text("{}")
        install = ("install", "--silent", "--no-audit", "--no-fund", f"boardgame.io@{VERSION}")
        process = await asyncio.create_subprocess_exec(npm, *install, cwd=folder)
        if await process.wait():
            raise NoPeer(f"npm could not install boardgame.io {VERSION}")
    return folder


@contextlib.asynccontextmanager
async def peer(size: float) -> AsyncIterator[Peer]:
    """Started; its messages have about ``size`` bytes."""
    node = shutil.which("node")
    if node is None:
        raise NoPeer("node is not here")
    script = str(Path(__file__).with_name("peer.cjs"))
    process = await asyncio.create_subprocess_exec(
        node,
        script,
        str(await installed()),
        str(round(size) - AROUND),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    assert process.stdout is not None
    try:
        async with asyncio.timeout(30):
            while not (line := await process.stdout.readline()).startswith(b"port "):
                if not line:
                    raise NoPeer("it did not start")
        yield Peer(process.pid, int(line.split()[1]))
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


class PeerTable:
    """Whoever's turn it is moves somewhere."""

    def __init__(self, peer: Peer, seats: int, number: int) -> None:
        self.seconds: list[float] = []
        self.messages = 0
        self._peer, self._seats, self._match = peer, seats, f"match-{number}"
        self._wires: list[Wire] = []
        self._dice = random.Random(number)
        self._left = 0
        self._done: asyncio.Future[None] | None = None
        self._turn = 0
        self._state = 0
        self._sender = -1  # whose message is under way
        self._sent = 0.0

    @property
    def received(self) -> int:
        return sum(wire.received for wire in self._wires)

    async def open(self) -> None:
        for seat in range(self._seats):
            here: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._wires.append(await self._connect(seat, here))
            await here

    async def _connect(self, seat: int, here: asyncio.Future[None]) -> Wire:
        """socket.io: open, join the game's room, ask for the state."""

        def heard(wire: Wire, payload: bytes | None) -> None:
            if payload is None:
                return
            if payload.startswith(b"0"):
                wire.send(f"40/{GAME},".encode())
            elif payload.startswith(b"40"):
                self._say(wire, "sync", self._match, str(seat), None, self._seats)
            elif payload == b"2":
                wire.send(b"3")
            elif b'["sync"' in payload[:40] and not here.done():
                here.set_result(None)
            elif b'["update"' in payload[:40]:
                self.messages += 1
                self._heard(seat, payload)

        return await connect(self._peer.port, "/socket.io/?EIO=4&transport=websocket", heard)

    def _say(self, wire: Wire, *args: object) -> None:
        wire.send(f"42/{GAME},".encode() + _encode(args))

    async def play(self, answers: int) -> None:
        self._left, self._done = answers, asyncio.get_running_loop().create_future()
        self._move()
        await self._done

    def close(self) -> None:
        for wire in self._wires:
            wire.close()

    def _heard(self, seat: int, payload: bytes) -> None:
        if seat != self._sender:
            return
        state = _update.decode(payload[payload.index(b"[") :])[2]
        if state.number <= self._state:
            return  # of the move before, when it was another's
        self.seconds.append(time.perf_counter() - self._sent)
        self._turn, self._state = int(state.ctx.player), state.number
        self._move()

    def _move(self) -> None:
        assert self._done is not None
        if not self._left:
            if not self._done.done():
                self._done.set_result(None)
            return
        self._left -= 1
        self._sender, self._sent = self._turn, time.perf_counter()
        move = {"type": "place", "args": [self._dice.randrange(20)], "playerID": str(self._turn)}
        action = {"type": "MAKE_MOVE", "payload": move}
        self._say(self._wires[self._turn], "update", action, self._state, self._match, str(self._turn))
