"""Strangers who send half a request, or never read: newcomers and players are served all the same."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import resource
import socket
import struct
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from hanse.core.reading import BadInput
from hanse.server import Settings, gate
from hanse.server.gate import Gate, household, networks
from hanse.server.guest import Guest
from hanse.server.logs import Seldom
from hanse.server.messages import Pong
from hanse.server.outbox import Letter, Outbox
from hanse.server.play import HEARD, _read
from tests.server.house import House, serving
from tests.server.process import running

HALF = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half:"
EMPTY_PING = b"\x89\x80\0\0\0\0"


@contextlib.asynccontextmanager
async def strangers(port: int, count: int, says: bytes = HALF) -> AsyncIterator[list[socket.socket]]:
    """So many connections that have sent this and nothing more."""
    loop = asyncio.get_running_loop()

    async def knock(one: socket.socket) -> None:
        one.setblocking(False)
        with contextlib.suppress(OSError):
            await loop.sock_connect(one, ("127.0.0.1", port))
            await loop.sock_sendall(one, says)

    with contextlib.ExitStack() as stack:
        them = [stack.enter_context(socket.socket()) for _ in range(count)]
        await asyncio.gather(*map(knock, them))
        yield them


async def newcomer(house: House) -> int:
    async with httpx.AsyncClient(base_url=str(house.http.base_url), verify=False) as http:
        return (await http.get("/api/games")).status_code


async def answer(one: socket.socket) -> bytes:
    """All that comes until the other end closes."""
    got = b""
    async with asyncio.timeout(10):
        with contextlib.suppress(ConnectionResetError):
            while more := await asyncio.get_running_loop().sock_recv(one, 65536):
                got += more
    return got


async def test_half_sent_requests_keep_nobody_out(settings: Settings) -> None:
    async with serving(replace(settings, connections=40, whole=60.0)) as house:
        made = await house.table("me Anna", "here Bea")
        async with house.visit(made["token"]) as anna, strangers(house.port, 120):
            await asyncio.sleep(0.2)
            assert await newcomer(house) == 200
            assert (await anna.do("end"))["ply"] == 6
            async with house.visit(made["watch"]) as watcher:
                assert watcher.last["ply"] == 6


async def test_one_address_keeps_so_many_requests_open(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, "GRACE", 0.0)
    async with serving(replace(settings, requests=5, whole=60.0)) as house, strangers(house.port, 20) as them:
        await asyncio.sleep(0.1)
        assert [await answer(one) for one in them[:14]] == [b""] * 14
        assert await newcomer(house) == 200


@pytest.mark.parametrize(
    "says", [b"", HALF, b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 50\r\n\r\n{"]
)
async def test_a_request_must_be_whole_in_time(
    settings: Settings, says: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving(replace(settings, whole=0.2)) as house:
        async with strangers(house.port, 1, says) as [one]:
            got = await answer(one)
        assert got.startswith(b"HTTP/1.1 408 ")
        assert got.endswith(b'{"no":"a request must be whole within 0.2 seconds"}')
        await asyncio.sleep(0.05)
    assert not caplog.records


async def test_a_request_that_was_answered_may_be_followed_by_another(settings: Settings) -> None:
    async with serving(replace(settings, whole=0.3)) as house:
        for _ in range(3):
            await asyncio.sleep(0.2)
            assert (await house.http.get("/api/games")).status_code == 200


async def test_an_endless_head_is_cut_off(house: House) -> None:
    async with strangers(house.port, 1, HALF + b"x" * 40_000) as [one]:
        assert (await answer(one)).startswith(b"HTTP/1.1 431 ")


@pytest.mark.skipif(os.name != "posix", reason="file handles are counted on POSIX alone")
async def test_out_of_file_handles_it_is_quiet_and_serves_who_is_there(tmp_path: Path) -> None:
    errors = tmp_path / "errors"
    async with running(tmp_path / "hanse.db", errors=errors, limits={resource.RLIMIT_NOFILE: 128}) as server:
        made = await server.house.table("me Anna", "here Bea")
        async with server.house.visit(made["token"]) as anna, strangers(server.house.port, 400):
            await asyncio.sleep(2)
            assert (await anna.do("end"))["ply"] == 6
            assert await newcomer(server.house) == 200
        assert errors.stat().st_size < 2000, errors.read_text()[:2000]


async def shaken(house: House, token: str) -> socket.socket:
    """A socket of a player, by hand."""
    one = socket.create_connection(("127.0.0.1", house.port))
    one.setblocking(False)
    await asyncio.get_running_loop().sock_sendall(
        one,
        f"GET /api/play/{token} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode(),
    )
    got = b""
    while b"\r\n\r\n" not in got or b'"now"' not in got:
        got += await asyncio.get_running_loop().sock_recv(one, 65536)
    return one


async def test_pings_keep_the_pace_of_messages(house: House) -> None:
    made = await house.table("me Anna", "here Bea")
    with await shaken(house, made["token"]) as one:
        await asyncio.get_running_loop().sock_sendall(one, EMPTY_PING * 5000)
        pongs = 0
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(1):
                while True:
                    pongs += len(await asyncio.get_running_loop().sock_recv(one, 65536)) // 2
        assert 0 < pongs < 2000
        async with house.visit(made["token"]) as anna:
            assert (await anna.do("end"))["ply"] == 6


async def test_a_text_that_is_no_utf_8_ends_its_socket_without_a_traceback(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    made = await house.table("me Anna", "here Bea")
    with await shaken(house, made["token"]) as one:
        await asyncio.get_running_loop().sock_sendall(one, b"\x81\x81\0\0\0\0\xff")
        got = await answer(one)
        assert struct.unpack("!H", got[2:4]) == (1007,)
    assert not [record for record in caplog.records if record.exc_info]


async def test_a_message_in_ever_more_parts_ends_its_socket(house: House) -> None:
    made = await house.table("me Anna", "here Bea")
    with await shaken(house, made["token"]) as one:
        await asyncio.get_running_loop().sock_sendall(one, b"\x01\x80\0\0\0\0" + b"\0\x80\0\0\0\0" * 100)
        got = await answer(one)
        assert struct.unpack("!H", got[2:4]) == (1009,)


class Someone:
    def __init__(self, who: str) -> None:
        self.who = who
        self.inside = False
        self.dropped = False

    def drop(self) -> None:
        self.dropped = True


def test_the_oldest_who_keeps_us_waiting_makes_room() -> None:
    door = Gate(3, 10)
    first, second, third, fourth, fifth, sixth, seventh = them = [Someone(str(i)) for i in range(7)]
    assert all(door.enter(one) for one in them[:3])
    door.serve(first)
    door.seat(second)
    assert door.enter(fourth)
    assert [one.dropped for one in them] == [False, False, True, False, False, False, False]
    door.leave(third)
    door.serve(fourth)
    assert not door.enter(fifth)
    door.wait(first)
    assert door.enter(sixth)
    assert first.dropped
    door.leave(first)
    assert door.open == 3
    assert not Gate(9, 9, handles=0).enter(seventh)


def test_those_behind_a_proxy_are_not_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, "GRACE", -1.0)
    for proxies, dropped in (((), True), (networks(["10.0.0.0/8"]), False)):
        door = Gate(100, 1, proxies)
        one, other = Someone("10.1.2.3"), Someone("10.1.2.3")
        door.enter(one)
        door.enter(other)
        assert one.dropped is dropped


def test_addresses_of_one_household_count_as_one() -> None:
    assert household("10.1.2.3") == "10.1.2.3"
    assert household("2001:db8::1") == household("2001:db8::ffff:1") == "2001:db8::/64"


def test_a_proxy_that_is_none() -> None:
    with pytest.raises(BadInput, match="--proxy 'proxy'"):
        networks(["proxy"])


def test_the_same_trouble_is_told_once_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    seldom = Seldom(logging.getLogger("hanse.server").error)
    for _ in range(1000):
        seldom("full: %d", 7)
    assert [record.getMessage() for record in caplog.records] == ["full: 7"]


async def test_who_does_not_read_is_not_heard_until_he_does(monkeypatch: pytest.MonkeyPatch) -> None:
    reads, heard = asyncio.Event(), 0

    async def send(letter: Letter | None) -> None:
        await reads.wait()

    class Asks:
        async def hear(self) -> bytes | None:
            await asyncio.sleep(0)
            return b'{"ping": 1}' if heard < 100 else None

    async def hear(table: object, guest: Guest, asked: object) -> None:
        nonlocal heard
        heard += 1
        guest.send(Pong())

    monkeypatch.setattr("hanse.server.hearing.hear", hear)
    outbox = Outbox(send)
    reading = asyncio.create_task(_read(Asks(), None, Guest((), outbox), outbox, 1e6))  # type: ignore[arg-type]
    for _ in range(1000):  # however often one looks
        await asyncio.sleep(0)
    assert heard == HEARD + 1
    reads.set()
    await asyncio.wait_for(reading, 5)
    assert heard == 100
