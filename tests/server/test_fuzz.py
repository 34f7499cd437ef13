"""Whatever is sent, HTTP or socket: never a 500, never a socket closed without a reason, nobody else disturbed."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import socket
import subprocess
import sys
import urllib.request
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.asyncio.client import ClientConnection, connect

from tests.server.process import ROOT

SERVE = """
import sys, hanse.games
from hanse.server import run
hanse.games.__path__.append(sys.argv[2])
run(port=0, db=sys.argv[1], open_browser=False, pause=0.0, pace=1e6, tables=10**9, sockets=10**6)
"""

HOW_OFTEN = [pytest.param(1, id="short"), pytest.param(30, id="long", marks=pytest.mark.long)]


@pytest.fixture
def where(tmp_path: Path) -> Iterator[str]:
    """A server of its own: what is sent to it must not reach the tests' own loop."""
    games = str(Path(__file__).parent / "games")
    command = [sys.executable, "-c", SERVE, f"sqlite:///{tmp_path / 'hanse.db'}", games]
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        yield server.stdout.readline().split()[1].rstrip("/")
        server.kill()


def made(where: str) -> dict[str, str]:
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
    body = json.dumps({"game": "purse", "seats": seats, "seed": 7}).encode()
    with urllib.request.urlopen(urllib.request.Request(f"{where}/api/tables", body)) as answer:
        found: dict[str, str] = json.load(answer)
    return found


# HTTP.

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.mark.parametrize("times", HOW_OFTEN)
def test_requests_of_every_kind_get_an_answer_the_schema_knows(where: str, times: int) -> None:
    schema = schemathesis.openapi.from_url(f"{where}/schema/openapi.json")
    table = made(where)
    count = 0
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        batter(found.ok(), table, 20 * times)
        count += 1
    assert count >= 11


def batter(operation: Any, table: dict[str, str], examples: int) -> None:
    token = table["invite" if "invites" in operation.path else "watch"]
    cases = operation.as_strategy()
    if operation.body or operation.query or operation.path_parameters:
        cases |= operation.as_strategy(generation_mode=GenerationMode.NEGATIVE)

    @settings(max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True,
              phases=[Phase.explicit, Phase.generate], database=None)  # fmt: skip
    @given(case=cases, real=st.booleans())
    def send(case: Any, real: bool) -> None:
        if real and "token" in case.path_parameters:
            case.path_parameters["token"] = token
        case.call_and_validate(checks=CHECKS)

    send()


# The socket.

texts = st.text(max_size=40) | st.sampled_from(["end", "show c2", "deal c9", "do", "ping"])
numbers = st.integers(-3, 20) | st.integers() | st.floats(allow_nan=False) | st.none() | st.booleans() | texts
values = st.recursive(numbers, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=3))
KEYS = ("do", "seat", "ply", "why", "id", "undo", "at", "story", "ping", "go_on", "say", "note", "more")
documents = st.dictionaries(st.sampled_from(KEYS) | st.text(max_size=8), values, max_size=5).map(json.dumps)
sensible = st.sampled_from(
    ['{"do":"end","seat":0,"ply":4}', '{"why":"show c2","id":1}', '{"at":2,"id":7}', '{"story":1}', '{"ping":1}',
     '{"undo":4,"ply":5}', '{"go_on":4}']
)  # fmt: skip


@st.composite
def mutated(draw: st.DrawFn) -> bytes:
    """A message as it should be, with some bytes changed, left out or doubled."""
    raw = bytearray(draw(sensible).encode())
    for _ in range(draw(st.integers(0, 4))):
        at = draw(st.integers(0, len(raw) - 1))
        how = draw(st.integers(0, 2))
        if how == 0:
            raw[at] = draw(st.integers(0, 255))
        elif how == 1 and len(raw) > 1:
            del raw[at]
        else:
            raw[at:at] = raw[at : at + 5]
    return bytes(raw)


frames = documents | sensible | mutated() | st.binary(max_size=200) | st.text(max_size=200)


@pytest.mark.parametrize("times", HOW_OFTEN)
def test_frames_of_every_kind_are_answered_and_disturb_nobody(where: str, times: int) -> None:
    table = made(where)
    house = where.replace("http:", "ws:")

    @settings(max_examples=60 * times, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True,
              database=None)  # fmt: skip
    @given(batch=st.lists(frames, min_size=1, max_size=12), whose=st.sampled_from(["token", "watch"]))
    def send(batch: list[str | bytes], whose: str) -> None:
        asyncio.run(sent(house, table, batch, whose))

    send()


async def sent(house: str, table: dict[str, str], batch: list[str | bytes], whose: str) -> None:
    async with at_table(house, table["watch"]) as watcher, at_table(house, table[whose]) as one:
        for raw in batch:
            await one.send(raw)
        for line in (one, watcher):
            await line.send('{"why": "is anybody here?", "id": 424242}')
            async with asyncio.timeout(20):
                while (message := json.loads(await line.recv())).get("id") != 424242:
                    assert "server's log" not in str(message.get("why")), (message, batch)


@contextlib.asynccontextmanager
async def at_table(house: str, token: str) -> AsyncIterator[ClientConnection]:
    async with connect(f"{house}/api/play/{token}", close_timeout=1, compression=None) as line:
        await line.recv()
        yield line


@st.composite
def torn(draw: st.DrawFn) -> bytes:
    """Frames by hand: whole ones, and their heads changed."""
    out = bytearray()
    for raw in draw(st.lists(mutated(), min_size=1, max_size=4)):
        out += (
            bytes((0x80 | draw(st.sampled_from((0, 1, 2, 8, 9, 10))), 0x80 | min(len(raw), 125)))
            + b"\0" * 4
            + raw[:125]
        )
    for _ in range(draw(st.integers(0, 3))):
        out[draw(st.integers(0, len(out) - 1))] = draw(st.integers(0, 255))
    return bytes(out)


@pytest.mark.parametrize("times", HOW_OFTEN)
def test_a_torn_line_is_closed_with_a_reason(where: str, times: int) -> None:
    table = made(where)
    port = int(where.rpartition(":")[2])

    @settings(max_examples=30 * times, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True,
              database=None)  # fmt: skip
    @given(raw=torn())
    def send(raw: bytes) -> None:
        with socket.create_connection(("127.0.0.1", port), 0.3) as line:
            line.sendall(HANDSHAKE.format(token=table["token"]).encode())
            got = line.recv(100_000)
            assert got.startswith(b"HTTP/1.1 101 ")
            with contextlib.suppress(TimeoutError):  # it may still wait for the rest of a frame
                line.sendall(raw + GOODBYE)
                while more := line.recv(100_000):
                    got += more
                assert closing(got) in (1000, 1002, 1005, 1007, 1009), (raw, got[-200:])
        asyncio.run(sent(where.replace("http:", "ws:"), table, ['{"ping": 1}'], "watch"))

    send()


HANDSHAKE = (
    "GET /api/play/{token} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
GOODBYE = b"\x88\x82\0\0\0\0\x03\xe8"


def closing(got: bytes) -> int | None:
    """The code of the close frame among what a server has sent; None without one."""
    rest = got.partition(b"\r\n\r\n")[2]
    while len(rest) >= 2:
        head, size, skip = rest[0] & 15, rest[1], 2
        if size == 126:
            size, skip = int.from_bytes(rest[2:4]), 4
        elif size == 127:
            size, skip = int.from_bytes(rest[2:10]), 10
        if head == 8:
            return int.from_bytes(rest[2:4]) if size >= 2 else 1005
        rest = rest[skip + size :]
    return None
