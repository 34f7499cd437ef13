"""A table of this server with a socket for every seat."""

from __future__ import annotations

import asyncio
import random
import time

import msgspec

from tests.server.bench.wire import Wire, connect
from tests.server.house import House


class Asked(msgspec.Struct):
    """What a player needs of ``now``."""

    ply: int
    asked: int | None
    options: list[str] = []


class Answer(msgspec.Struct):
    do: str
    seat: int
    ply: int


_asked = msgspec.json.Decoder(Asked)
_encode = msgspec.json.Encoder().encode


class OurTable:
    """Whoever is asked answers at random."""

    def __init__(
        self, house: House, game: str, seats: int, seed: int, host: str = "127.0.0.1", watchers: int = 0
    ) -> None:
        self.seconds: list[float] = []
        self.messages = 0
        self.tokens: list[str] = []
        self.watch = ""
        self._house, self._game, self._seats, self._seed, self._host = house, game, seats, seed, host
        self._watchers = watchers
        self._wires: list[Wire] = []
        self._dice = random.Random(seed)
        self._left = 0  # answers to give
        self._over = False
        self._done: asyncio.Future[None] | None = None
        self._asked: tuple[int, Asked] | None = None  # the socket that may answer
        self._sent: tuple[int, float] | None = None  # by which socket, and when

    @property
    def received(self) -> int:
        return sum(wire.received for wire in self._wires)

    async def make(self) -> None:
        """A new table, its seats taken."""
        made = await self._house.table("me", *["open"] * (self._seats - 1), game=self._game, seed=self._seed)
        self.watch = made["watch"]
        self.tokens = [made["token"]]
        for seat in range(1, self._seats):
            self.tokens.append(await self._house.join(made["invite"], seat, f"seat {seat}"))

    async def open(self) -> None:
        """All sit down at their sockets; returns when each has been told how it stands."""
        if not self.tokens:
            await self.make()
        self._wires = []
        for at, token in enumerate([*self.tokens, *[self.watch] * self._watchers]):
            told: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._wires.append(await self._connect(at, token, told))
            await told

    async def _connect(self, at: int, token: str, told: asyncio.Future[None]) -> Wire:
        def heard(wire: Wire, payload: bytes | None) -> None:
            if payload is None:
                return
            self.messages += 1
            if not told.done():
                told.set_result(None)
            self._heard(at, payload)

        return await connect(self._house.port, f"/api/play/{token}", heard, self._host)

    def move(self, house: House) -> None:
        """The server was started again."""
        self._house, self._asked, self._sent = house, None, None

    async def play(self, answers: int) -> None:
        self._left, self._done = answers, asyncio.get_running_loop().create_future()
        self._answer()
        await self._done

    def close(self) -> None:
        for wire in self._wires:
            wire.close()

    def _heard(self, at: int, payload: bytes) -> None:
        if self._sent is not None and self._sent[0] == at:
            self.seconds.append(time.perf_counter() - self._sent[1])
            self._sent = None
        if b'"options":[' in payload:
            self._asked = at, _asked.decode(payload)
        self._over = self._over or b'"over":true' in payload
        self._answer()

    def _answer(self) -> None:
        if self._done is None or self._done.done() or self._sent is not None:
            return
        if not self._left or self._over:
            self._done.set_result(None)
            return
        if self._asked is None:
            return
        at, now = self._asked
        assert now.asked is not None
        self._asked = None
        self._left -= 1
        self._sent = at, time.perf_counter()
        self._wires[at].send(_encode(Answer(self._dice.choice(now.options), now.asked, now.ply)))
