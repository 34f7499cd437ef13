"""What is not followed is told to the asker alone, and changes nothing."""

from __future__ import annotations

import asyncio
import contextlib
import json
from dataclasses import replace

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from hanse.server import Settings
from tests.server.house import House, serving


async def test_a_refusal_goes_to_the_asker_alone(house: House) -> None:
    made = await house.table("me Anna", "here Bea")
    async with house.visit(made["token"]) as anna, house.visit(made["watch"]) as watcher:
        assert await anna.do("show c9") == {
            "type": "no", "no": "refused", "rule": "PU-1", "why": "not-yours", "do": "show c9",
        }  # fmt: skip
        assert await watcher.quiet()
        assert (await anna.do("end"))["ply"] == 6


async def test_an_unknown_action_is_called_unknown(house: House) -> None:
    made = await house.table("me Anna", "here Bea")
    async with house.visit(made["token"]) as anna:
        got = await anna.do("fly c9")
        assert (got["no"], got["do"]) == ("unknown", "fly c9")
        assert (await anna.do("show  c2"))["no"] == "unknown"
        assert (await anna.do("show c2 @1"))["no"] == "unknown"


async def test_a_stale_click_gets_the_present(house: House) -> None:
    made = await house.table("me Anna", "here Bea")
    async with house.visit(made["token"]) as anna:
        first = anna.last
        await anna.do("show c2")
        assert (await anna.do("show c4", ply=first["ply"]))["no"] == "stale"
        fresh = await anna.get()
        assert (fresh["type"], fresh["ply"], fresh["log"]) == ("now", 5, [])
        assert (await anna.do("end", seat=1))["no"] == "stale"
        assert (await anna.get())["ply"] == 5


async def test_a_seat_of_another_token_cannot_be_used(house: House) -> None:
    made = await house.table("me Anna", "open")
    bea_token = await house.join(made["invite"], 1, "Bea")
    async with house.visit(bea_token) as bea:
        got = await bea.do("end", seat=0)
        assert (got["no"], got["why"]) == ("bad", "seat 0 is not yours; yours: 1")
        assert (await bea.do("end", seat=7))["no"] == "bad"
        assert bea.last["ply"] == 4


async def test_why_answers_for_ones_own_question_only(house: House) -> None:
    made = await house.table("me Anna", "open")
    bea_token = await house.join(made["invite"], 1, "Bea")
    async with house.visit(made["token"]) as anna, house.visit(bea_token) as bea:
        await anna.get()
        assert await anna.ask(why="show c2", id=3) == {
            "type": "why", "id": 3, "do": "show c2", "legal": True, "no": None, "rule": None, "why": None,
        }  # fmt: skip
        assert await anna.ask(why="show c9", id=4) == {
            "type": "why", "id": 4, "do": "show c9", "legal": False, "no": "refused", "rule": "PU-1",
            "why": "not-yours",
        }  # fmt: skip
        assert (await anna.ask(why="deal c9", id=5))["why"] == "not-now"
        assert (await anna.ask(why="fly", id=5))["no"] == "unknown"
        # Whether Anna holds c2 is not for Bea to know.
        held = await bea.ask(why="show c2", id=6)
        not_held = await bea.ask(why="show c8", id=6)
        assert {**held, "do": ""} == {**not_held, "do": ""}
        assert (held["legal"], held["why"]) == (False, "not-now")


MALFORMED = [
    b"",
    b"{",
    b"[]",
    b"null",
    b'"do"',
    b"{}",
    b'{"shout": "hello"}',
    b'{"say": ""}',
    b'{"say": "hello", "to": 1}',
    b'{"talk": -1}',
    b'{"note": 7}',
    b'{"do": "end"}',
    b'{"do": "end", "seat": "0", "ply": 4}',
    b'{"do": "end", "seat": 0, "ply": -1}',
    b'{"do": "end", "seat": 0, "ply": 4.5}',
    b'{"do": "end", "seat": true, "ply": 4}',
    b'{"do": 7, "seat": 0, "ply": 4}',
    b'{"do": "end", "seat": 0, "ply": 4, "hurry": true}',
    b'{"do": "end", "undo": 3, "seat": 0, "ply": 4}',
    b'{"do": "' + b"x" * 300 + b'", "seat": 0, "ply": 4}',
    b'{"undo": 1e9, "ply": 4}',
    b'{"at": null}',
    b'{"why": ["end"]}',
    b'{"ping": ' + b"[" * 1500 + b"]" * 1500 + b"}",
    b"\xff\xfe",
    b'{"do": "\xff", "seat": 0, "ply": 4}',
]


async def test_malformed_messages_get_one_line_and_the_socket_survives(house: House) -> None:
    made = await house.table("me Anna", "here Bea")
    async with house.visit(made["token"]) as anna:
        for raw in MALFORMED:
            await anna.socket.send(raw)
            got = await anna.get()
            assert (got["type"], got["no"]) == ("no", "bad"), raw
            assert got["why"]
            assert "\n" not in got["why"]
        assert await anna.ask(ping=1) == {"type": "pong"}
        assert (await anna.do("end"))["ply"] == 6


async def test_an_oversized_message_is_refused_and_the_socket_survives(house: House) -> None:
    made = await house.table("me Anna", "here Bea")
    async with house.visit(made["token"]) as anna:
        await anna.socket.send(json.dumps({"do": "end", "seat": 0, "ply": 4, "pad": "x" * 5000}))
        got = await anna.get()
        assert got["no"] == "bad"
        assert got["why"].endswith("bytes; at most 4096")
        assert (await anna.do("end"))["ply"] == 6


async def test_a_monstrous_message_ends_its_socket_and_nothing_else(house: House) -> None:
    made = await house.table("me Anna", "here Bea")
    async with house.visit(made["token"]) as anna, house.visit(made["token"]) as other:
        with contextlib.suppress(ConnectionClosed):
            await anna.socket.send("x" * 1_000_000)
        async with asyncio.timeout(5):
            await anna.socket.wait_closed()
        assert anna.socket.close_code == 1009  # too big
        assert (await other.do("end"))["ply"] == 6


@pytest.mark.parametrize("token", ["forged", "x" * 24, "x" * 5000, "%00", "a'%20or%201=1--"])
async def test_a_forged_link_opens_nothing(house: House, token: str) -> None:
    await house.table("me Anna", "here Bea")
    async with connect(f"ws://127.0.0.1:{house.port}/api/play/{token}") as socket:
        got = json.loads(await socket.recv())
        assert (got["type"], got["no"]) == ("no", "bad")
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404
    answer = await house.http.get(f"/api/tables/{token}")
    assert answer.status_code == 404
    assert answer.json()["no"] == "no table has this link; ask whoever sent it for a new one"


async def test_links_open_only_what_they_are_for(house: House) -> None:
    made = await house.table("me Anna", "open")
    assert (await house.http.get(f"/api/invites/{made['token']}")).status_code == 404
    assert (await house.http.get(f"/api/invites/{made['watch']}")).status_code == 404
    assert (await house.http.get(f"/api/tables/{made['invite']}")).status_code == 404
    async with connect(f"ws://127.0.0.1:{house.port}/api/play/{made['invite']}") as socket:
        assert json.loads(await socket.recv())["why"].startswith("this link is an invitation")


async def test_a_foreign_page_gets_no_socket(house: House) -> None:
    made = await house.table("me Anna", "here Bea")
    where = f"ws://127.0.0.1:{house.port}/api/play/{made['token']}"
    with pytest.raises(InvalidStatus) as refused:
        async with connect(where, origin=Origin("https://elsewhere.example")):
            pass
    assert refused.value.response.status_code == 403
    async with connect(where, origin=Origin(f"http://127.0.0.1:{house.port}")) as socket:
        assert json.loads(await socket.recv())["type"] == "now"


async def test_one_address_has_so_many_sockets(settings: Settings) -> None:
    async with serving(replace(settings, sockets=3)) as house:
        made = await house.table("me Anna", "here Bea")
        async with house.visit(made["token"]), house.visit(made["token"]), house.visit(made["token"]) as third:
            async with connect(f"ws://127.0.0.1:{house.port}/api/play/{made['token']}") as socket:
                assert json.loads(await socket.recv())["why"] == "3 sockets are open from here; close some"
            assert (await third.do("end"))["ply"] == 6
        for _ in range(50):  # the server sees a closed socket a moment later
            await asyncio.sleep(0.01)
            async with connect(f"ws://127.0.0.1:{house.port}/api/play/{made['token']}") as socket:
                if json.loads(await socket.recv())["type"] == "now":
                    return
        raise AssertionError("closed sockets are still counted")


async def test_whoever_sends_too_fast_waits(settings: Settings) -> None:
    async with serving(replace(settings, pace=50)) as house:
        made = await house.table("me Anna", "here Bea")
        async with house.visit(made["token"]) as anna:
            began = asyncio.get_running_loop().time()
            for _ in range(75):
                await anna.send(ping=1)
            for _ in range(75):
                assert (await anna.get())["type"] == "pong"
            assert asyncio.get_running_loop().time() - began > 0.3
