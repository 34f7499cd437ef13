"""Who is away and asked is told so, once, at the host's address."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import pytest

from hanse.core.reading import BadInput
from hanse.server import Settings, caller
from hanse.server.caller import check_public, checked, send
from tests.server.house import serving

Told = list[dict[str, Any]]


@contextlib.asynccontextmanager
async def webhook(status: int = 200) -> AsyncIterator[tuple[str, Told]]:
    """An address that keeps what it is told."""
    told: Told = []

    async def hear(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        size = int(head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0])
        told.append(json.loads(await reader.readexactly(size)))
        writer.write(f"HTTP/1.1 {status} X\r\nlocation: http://127.0.0.1:1/\r\ncontent-length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(hear, "127.0.0.1", 0)
    async with server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/hook", told


async def test_who_is_away_is_told_that_he_is_asked(settings: Settings) -> None:
    async with webhook() as (address, told), serving(replace(settings, notify=(address,), away=0.05)) as house:
        made = await house.table("me Anna", "open")
        await house.join(made["invite"], 1, "Bea")
        async with house.visit(made["token"]) as anna:
            await anna.do("end")
            await asyncio.sleep(0.5)
            assert [one["text"] for one in told] == ["Bea, it is your turn: purse"]
            assert told[0] == {"table": made["table"], "game": "purse", "seat": 1, "name": "Bea", "ply": 6,
                               "text": "Bea, it is your turn: purse"}  # fmt: skip
            assert made["token"] not in str(told)


async def test_who_is_there_is_not_called(settings: Settings) -> None:
    async with webhook() as (address, told), serving(replace(settings, notify=(address,), away=0.05)) as house:
        made = await house.table("me Anna", "here Bea")
        async with house.visit(made["token"]) as anna:
            await anna.do("end")
            await asyncio.sleep(0.3)
        assert told == []


async def test_an_address_that_fails_is_tried_again_and_stops_nothing(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(caller, "AGAIN", (0.05, 0.05))
    async with webhook(302) as (address, told), serving(replace(settings, notify=(address,), away=0.01)) as house:
        made = await house.table("me Anna", "open")
        await house.join(made["invite"], 1, "Bea")
        async with house.visit(made["token"]) as anna:
            await anna.do("end")
            await asyncio.sleep(1.0)
        assert len(told) == 3  # a redirect is not followed
    assert [record.message.partition(":")[0] for record in caplog.records] == ["a notice to 127.0.0.1 did not arrive"]


@pytest.mark.parametrize(
    "address",
    ["http://example.org/", "https://127.0.0.1/", "https://localhost/", "https://10.0.0.1/x", "https://a:b@x/"],
)
def test_a_players_address_must_be_out_in_the_world(address: str) -> None:
    with pytest.raises(BadInput):
        check_public(address)
    with pytest.raises(BadInput):
        send(address, {"text": ""}, open_to_all=False)


def test_addresses_that_cannot_be_are_one_line_without_their_password() -> None:
    assert checked(["https://example.org/hook"]) == ("https://example.org/hook",)
    for address in ("example.org", "nowhere://anna:secret@x"):
        with pytest.raises(BadInput, match="--notify") as error:
            checked([address])
        assert "secret" not in str(error.value)


def test_no_name_is_looked_up_for_an_address_in_the_world(monkeypatch: pytest.MonkeyPatch) -> None:
    def found(*args: object, **more: object) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("9.9.9.9", 443))]

    monkeypatch.setattr(socket, "getaddrinfo", found)
    check_public("https://example.org/hook")
