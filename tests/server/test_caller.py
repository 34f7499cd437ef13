"""Who is away and asked is told so, once, at the host's address."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from typing import Any

import pytest
import sqlalchemy as sa

from hanse.core.reading import BadInput
from hanse.server import Settings, caller
from hanse.server.caller import checked, tell_player
from hanse.server.meters import METERS
from hanse.server.reach import way
from hanse.server.seats import hashed
from hanse.server.store import Store
from hanse.server.store.calls import WEBHOOK, Call
from hanse.server.store.schema import calls
from tests.server.house import House, serving

Told = list[dict[str, Any]]


@contextlib.asynccontextmanager
async def webhook(*statuses: int, held: asyncio.Event | None = None) -> AsyncIterator[tuple[str, Told]]:
    """An address that keeps what it is told; it answers with these, then with 200, and not before ``held`` is set."""
    told: Told = []
    answers = iter(statuses)

    async def hear(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        size = int(head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0])
        told.append(json.loads(await reader.readexactly(size)))
        if held is not None:
            await held.wait()
        status = next(answers, 200)
        writer.write(f"HTTP/1.1 {status} X\r\nlocation: http://127.0.0.1:1/\r\ncontent-length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(hear, "127.0.0.1", 0)
    async with server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/hook", told


async def until(there: Callable[[], object]) -> None:
    async with asyncio.timeout(10):
        while not there():  # noqa: ASYNC110 - what is waited for happens in the server's own tasks
            await asyncio.sleep(0.01)


async def test_who_is_away_is_told_that_he_is_asked(settings: Settings) -> None:
    async with webhook() as (address, told), serving(replace(settings, notify=(address,), away=0.05)) as house:
        made = await house.table("me Anna", "open")
        await house.join(made["invite"], 1, "Bea")
        async with house.visit(made["token"]) as anna:
            await anna.do("end")
            await until(lambda: told)
            assert [one["text"] for one in told] == ["Bea, it is your turn: purse"]
            assert told[0] == {"table": made["table"], "game": "purse", "seat": 1, "name": "Bea", "ply": 6,
                               "text": "Bea, it is your turn: purse"}  # fmt: skip
            assert made["token"] not in str(told)


async def away(house: House) -> tuple[Any, str]:
    """A table at which Anna is to answer, and Bea's link."""
    made = await house.table("me Anna", "open")
    return made, await house.join(made["invite"], 1, "Bea")


@contextlib.asynccontextmanager
async def opened(db: str) -> AsyncIterator[Store]:
    store = Store(db)
    yield store
    await store.close()


async def until_gone(db: str) -> None:
    """Until the store has nobody to call."""
    async with opened(db) as store, asyncio.timeout(10):
        while await store.database.read(lambda connection: connection.scalar(sa.select(calls.c.id))):  # noqa: ASYNC110
            await asyncio.sleep(0.01)


def asked(told: Told) -> list[tuple[str, int]]:
    return [(one["name"], one["ply"]) for one in told]


async def test_who_is_there_is_not_called(settings: Settings) -> None:
    async with webhook() as (address, told), serving(replace(settings, notify=(address,), away=0.05)) as house:
        made = await house.table("me Anna", "here Bea")
        other, _ = await away(house)
        async with house.visit(made["token"]) as both, house.visit(other["token"]) as anna:
            await both.do("end")
            await anna.do("end")
            await until(lambda: told)
            assert [one["table"] for one in told] == [other["table"]]


async def test_who_leaves_after_he_was_asked_is_called(settings: Settings) -> None:
    async with webhook() as (address, told), serving(replace(settings, notify=(address,), away=0.05)) as house:
        made, bea = await away(house)
        async with house.visit(made["token"]) as anna:
            async with house.visit(bea):
                await anna.do("end")
            await until(lambda: told)
            assert asked(told) == [("Bea", 6)]


async def test_one_question_is_one_call_however_often_he_looks(settings: Settings) -> None:
    async with webhook() as (address, told), serving(replace(settings, notify=(address,), away=0.01)) as house:
        made, link = await away(house)
        async with house.visit(made["token"]) as anna:
            await anna.do("end")
            await until(lambda: told)
        for _ in range(3):
            async with house.visit(link):
                pass
        async with house.visit(link) as bea:
            await bea.do("end")
            await until(lambda: told[1:])
            assert [name for name, _ in asked(told)] == ["Bea", "Anna"]


async def test_a_bot_that_stands_in_is_not_called(settings: Settings) -> None:
    async with webhook() as (address, told), serving(replace(settings, notify=(address,), away=0.01)) as house:
        made, _ = await away(house)
        other, _ = await away(house)
        stands = await house.http.post(f"/api/tables/{made['token']}/seats/1", json={"bot": "random"})
        assert stands.status_code < 300
        async with house.visit(made["token"]) as anna:
            await anna.do("end")
        async with house.visit(other["token"]) as anna:
            await anna.do("end")
            await until(lambda: {"Bea"} & {one["name"] for one in told})
        assert {one["table"] for one in told if one["name"] == "Bea"} == {other["table"]}


async def test_a_call_that_did_not_arrive_is_made_again(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(caller, "AGAIN", (0.01, 0.01))
    async with webhook(500, 503) as (address, told), serving(replace(settings, notify=(address,), away=0.01)) as house:
        made, _ = await away(house)
        async with house.visit(made["token"]) as anna:
            sent = METERS.calls.of("sent")
            await anna.do("end")
            await until(lambda: METERS.calls.of("sent") == sent + 1)
            assert asked(told) == [("Bea", 6)] * 3


async def test_an_address_that_fails_is_given_up_and_stops_nothing(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(caller, "AGAIN", (0.01, 0.01))
    hook = webhook(*[302] * 9)
    async with hook as (address, told), serving(replace(settings, notify=(address,), away=0.01)) as house:
        made, _ = await away(house)
        async with house.visit(made["token"]) as anna:
            await anna.do("end")
            await until(lambda: caplog.records)  # it has given up
        assert len(told) == 3  # a redirect is not followed
    assert [record.message.partition(":")[0] for record in caplog.records] == ["a notice to 127.0.0.1 did not arrive"]


async def test_nobody_waits_for_an_address_that_does_not_answer(settings: Settings) -> None:
    held = asyncio.Event()
    hook = webhook(held=held)
    async with hook as (address, told), serving(replace(settings, notify=(address,), away=0.01)) as house:
        made, link = await away(house)
        async with house.visit(made["token"]) as anna:
            await anna.do("end")
            await until(lambda: told)
            async with house.visit(link) as bea:
                before = bea.last["ply"]
                assert (await bea.do("end"))["ply"] > before
        held.set()


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # what apprise itself is built on
async def test_apprise_carries_it_too(settings: Settings) -> None:
    async with webhook() as (address, told):
        notify = address.replace("http://", "json://")
        assert checked([notify]) == (notify,)
        async with serving(replace(settings, notify=(notify,), away=0.01)) as house:
            made, _ = await away(house)
            async with house.visit(made["token"]) as anna:
                await anna.do("end")
                await until(lambda: told)
                assert told[0]["message"] == "Bea, it is your turn: purse"


async def test_a_players_own_address_is_forgotten_after_it_failed_for_long(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(caller, "AGAIN", ())
    monkeypatch.setattr(caller, "GIVEN_UP", 2)
    async with webhook(500, 500) as (address, told), serving(replace(settings, away=0.01, inside=True)) as house:
        made, link = await away(house)
        async with opened(settings.db) as store:
            await store.calls.add(Call("one", made["table"], hashed(link), WEBHOOK, address, {}))
        for turn in range(2):
            async with house.visit(made["token"]) as anna:
                await anna.do("end")
                await until(lambda: told[turn:])  # noqa: B023 - is waited for at once
            async with house.visit(link) as bea:
                await bea.do("end")
        await until_gone(settings.db)
        assert [name for name, _ in asked(told)] == ["Bea", "Bea"]


@pytest.mark.parametrize(
    "address",
    ["http://example.org/", "https://127.0.0.1/", "https://localhost/", "https://10.0.0.1/x", "https://a:b@x/"],
)
def test_a_players_address_must_be_out_in_the_world(address: str) -> None:
    with pytest.raises(BadInput):
        way(address)
    with pytest.raises(BadInput):
        tell_player(address, b"", inside=False)


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
    assert way("https://example.org/hook").ip == "9.9.9.9"
