"""Who is asked and away is told by his browser's push service, or at an address of his own; nothing reaches inside."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from hanse.server import Settings
from hanse.server.seats import hashed
from tests.server.house import House, serving
from tests.server.pushing import PushService, push_service, signed_by


async def until(there: Callable[[], object]) -> None:
    async with asyncio.timeout(20):
        while not there():  # noqa: ASYNC110 - what is waited for happens in the server's own tasks
            await asyncio.sleep(0.01)


async def subscribe(house: House, link: str, service: PushService, status: int = 201, **more: object) -> Any:
    wanted = {"kind": "push", "address": service.address, "keys": service.keys, **more}
    answer = await house.http.post(f"/api/tables/{link}/calls", json=wanted)
    assert answer.status_code == status, answer.text
    return answer.json()


async def two(house: House) -> tuple[str, str]:
    made = await house.table("me Anna", "open")
    return made["token"], await house.join(made["invite"], 1, "Bea")


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return replace(settings, away=0.01, inside=True)


async def test_a_browser_is_told_once_and_can_read_it(settings: Settings) -> None:
    async with push_service() as service, serving(settings) as house:
        anna, bea = await two(house)
        key = (await house.http.get("/api/push")).json()["key"]
        await subscribe(house, bea, service, language="de")
        await subscribe(house, bea, service, language="de")  # the page says so at every visit
        async with house.visit(anna) as visitor:
            await visitor.do("end")
            await until(lambda: service.told)
            assert [(one["text"], one["seat"], one["ply"]) for one in service.told] == [
                ("Bea, du bist am Zug: Purse", 1, 6)
            ]
            assert bea not in str(service.told)
            claims = signed_by(service.heads[0], key)
            assert claims["aud"] == service.address.removesuffix("/wp/abc")
            assert service.heads[0]["content-encoding"] == "aes128gcm"


async def test_the_key_is_kept(settings: Settings) -> None:
    async with serving(settings) as house:
        before = (await house.http.get("/api/push")).json()
    async with serving(settings) as house:
        assert (await house.http.get("/api/push")).json() == before


@pytest.mark.parametrize("status", [404, 410])
async def test_a_subscription_that_is_gone_is_forgotten(settings: Settings, status: int) -> None:
    async with push_service() as service, serving(settings) as house:
        anna, bea = await two(house)
        service.status = status
        await subscribe(house, bea, service)
        async with house.visit(anna) as visitor:
            await visitor.do("end")
            await until(lambda: service.told)
        async with asyncio.timeout(20):
            while (await house.http.get(f"/api/tables/{bea}/calls")).json():  # noqa: ASYNC110 - as above
                await asyncio.sleep(0.01)
        assert len(service.told) == 1  # and it was not tried again


async def test_one_may_be_told_no_longer(settings: Settings) -> None:
    async with push_service() as service, serving(settings) as house:
        _, bea = await two(house)
        call = await subscribe(house, bea, service)
        assert (await house.http.get(f"/api/tables/{bea}/calls")).json() == [
            {"id": call["id"], "kind": "push", "where": "127.0.0.1"}
        ]
        assert (await house.http.delete(f"/api/tables/{bea}/calls/{call['id']}")).status_code == 204
        assert (await house.http.get(f"/api/tables/{bea}/calls")).json() == []
        assert (await house.http.delete(f"/api/tables/{bea}/calls/{call['id']}")).status_code == 404


async def test_a_webhook_of_ones_own(settings: Settings) -> None:
    told: list[bytes] = []

    async def hear(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        size = int(head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0])
        told.append(await reader.readexactly(size))
        writer.write(b"HTTP/1.1 204 X\r\ncontent-length: 0\r\n\r\n")
        await writer.drain()
        writer.close()

    async with await asyncio.start_server(hear, "127.0.0.1", 0) as hook, serving(settings) as house:
        anna, bea = await two(house)
        address = f"http://127.0.0.1:{hook.sockets[0].getsockname()[1]}/me"
        answer = await house.http.post(f"/api/tables/{bea}/calls", json={"kind": "webhook", "address": address})
        assert answer.status_code == 201, answer.text
        async with house.visit(anna) as visitor:
            await visitor.do("end")
            await until(lambda: told)
    assert b"Bea, it is your turn: Purse" in told[0]


@pytest.mark.parametrize(
    ("wanted", "why"),
    [
        ({"kind": "webhook", "address": "https://127.0.0.1/x"}, "not an address of the world"),
        ({"kind": "webhook", "address": "https://localhost:5432/"}, "not an address of the world"),
        ({"kind": "webhook", "address": "https://[::ffff:10.0.0.1]/"}, "not an address of the world"),
        ({"kind": "webhook", "address": "http://example.org/"}, "must begin with https://"),
        ({"kind": "webhook", "address": "file:///etc/passwd"}, "must begin with https://"),
        ({"kind": "webhook", "address": "https://a:b@example.org/"}, "must begin with https://"),
        ({"kind": "webhook", "address": "https://[x/"}, "must begin with https://"),
        ({"kind": "webhook", "address": "https://127.0.0.1/", "keys": {"auth": "x"}}, "only a push service"),
        ({"kind": "push", "address": "https://127.0.0.1/"}, "p256dh and auth"),
        ({"kind": "push", "address": "https://127.0.0.1/", "keys": {"p256dh": "AAAA", "auth": "?"}}, "p256dh"),
        ({"kind": "pigeon", "address": "https://127.0.0.1/"}, "pigeon"),
    ],
)
async def test_what_cannot_be_is_one_sentence(settings: Settings, wanted: dict[str, object], why: str) -> None:
    async with serving(replace(settings, inside=False)) as house:
        _, bea = await two(house)
        answer = await house.http.post(f"/api/tables/{bea}/calls", json=wanted)
        assert answer.status_code == 400, answer.text
        assert why in answer.json()["no"]


async def test_who_watches_is_never_asked(settings: Settings) -> None:
    async with push_service() as service, serving(settings) as house:
        made = await house.table("bot random", "open")
        said = await subscribe(house, made["host"], service, status=403)
        assert "you are watching" in said["no"]
        assert hashed(made["host"]) not in str(said)


async def test_an_address_has_but_so_many(settings: Settings) -> None:
    async with push_service() as service, serving(settings) as house:
        _, bea = await two(house)
        home = service.address
        for n in range(8):
            service.address = f"{home}{n}"
            await subscribe(house, bea, service)
        service.address = f"{home}-more"
        assert "take one away" in (await subscribe(house, bea, service, status=400))["no"]
