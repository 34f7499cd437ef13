"""What hosts and holders of seats do about a table: links, freed seats, bots that stand in, talk, the rematch.

Each on one node, and where others must hear of it on two.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from hanse.server import Settings
from hanse.server.seats import hashed
from hanse.server.store import Store
from hanse.server.terms import Terms
from tests.server.house import House, Message, Visitor, serving
from tests.server.postgres import Postgres

Two = tuple[House, House]


@pytest.fixture(params=["one node", "two nodes"])
async def houses(request: pytest.FixtureRequest, settings: Settings) -> AsyncIterator[Two]:
    """Where the host is, and where the others are."""
    if request.param == "one node":
        async with serving(settings) as house:
            yield house, house
    else:
        server: Postgres = request.getfixturevalue("postgres")
        shared = replace(settings, db=server.database())
        async with serving(shared) as one, serving(shared) as other:
            yield one, other


async def post(house: House, address: str, status: int, **body: object) -> Any:
    answer = await house.http.post(f"/api/tables/{address}", json=body)
    assert answer.status_code == status, answer.text
    return answer.json() if answer.content else None


async def gone(visitor: Visitor) -> int | None:
    """Until the socket is closed; the code."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            await visitor.get()
    return visitor.socket.close_code


async def told(visitor: Visitor, kind: str) -> Message:
    """The next message of a kind."""
    while True:
        message = await visitor.get()
        if message["type"] == kind:
            return message


async def end_of(house: House, made: Message) -> None:
    """Play to the end, for all seats of the host."""
    async with house.visit(made["token"]) as anna:
        while not anna.last["over"]:
            if "options" in anna.last:
                await anna.do(anna.last["options"][-1])
            else:
                await anna.get()


# Links.


async def test_an_invitation_to_one_seat_takes_that_seat_once(houses: Two) -> None:
    here, there = houses
    made = await here.table("me Anna", "open", "open")
    link = await post(here, f"{made['token']}/links", 201, kind="invite", seat=2, label="Bea")
    shown = (await there.http.get(f"/api/invites/{link['token']}")).json()
    assert [seat["taken"] for seat in shown["seats"]] == [True, True, False]
    answer = await there.http.post(f"/api/invites/{link['token']}", json={"seat": 1, "name": "Bea"})
    assert (answer.status_code, answer.json()["no"]) == (409, "this invitation is to seat 2, not to seat 1")
    await there.join(link["token"], 2, "Bea")
    answer = await there.http.post(f"/api/invites/{link['token']}", json={"seat": 2, "name": "Cem"})
    assert answer.status_code == 409
    assert "seat 2 is not free" in (await post(here, f"{made['token']}/links", 409, kind="invite", seat=2))["no"]


async def test_links_are_the_hosts_affair(house: House) -> None:
    made = await house.table("me Anna", "open")
    bea = await house.join(made["invite"], 1, "Bea")
    assert "only the host" in (await post(house, f"{bea}/links", 403, kind="invite"))["no"]
    assert "only who holds seat 1" in (await post(house, f"{made['token']}/links", 403, kind="watch", seat=1))["no"]
    assert "no seat 7" in (await post(house, f"{made['token']}/links", 400, kind="watch", seat=7))["no"]
    await post(house, f"{made['watch']}/links", 404, kind="watch")
    mine = (await house.http.get(f"/api/tables/{made['token']}/links")).json()
    assert sorted((link["kind"], link["host"]) for link in mine) == [
        ("invite", False), ("seat", False), ("seat", True), ("watch", False)
    ]  # fmt: skip
    assert (await house.http.get(f"/api/tables/{bea}/links")).json() == []
    ids = {link["kind"]: link["id"] for link in mine if not link["host"]}
    for token, id, status in (
        (bea, ids["invite"], 404), (made["token"], "nothing", 404), (made["token"], ids["seat"], 409),
        (made["token"], next(link["id"] for link in mine if link["host"]), 403),
    ):  # fmt: skip
        assert (await house.http.delete(f"/api/tables/{token}/links/{id}")).status_code == status


async def test_a_revoked_link_opens_nothing_and_its_guests_go(houses: Two) -> None:
    here, there = houses
    made = await here.table("me Anna", "here Bea")
    link = await post(here, f"{made['token']}/links", 201, kind="watch", label="grandma")
    async with there.visit(link["token"]) as grandma, there.visit(made["watch"]) as watcher:
        answer = await here.http.delete(f"/api/tables/{made['token']}/links/{link['id']}")
        assert answer.status_code == 204
        assert await gone(grandma) is not None
        await watcher.ask(ping=1)
    assert (await there.http.get(f"/api/tables/{link['token']}")).status_code == 404


async def test_who_watches_a_seat_sees_what_it_sees_and_answers_nothing(houses: Two) -> None:
    here, there = houses
    made = await here.table("me Anna", "open")
    token = await there.join(made["invite"], 1, "Bea")
    link = await post(there, f"{token}/links", 201, kind="watch", seat=1)
    async with (
        here.visit(made["token"]) as anna, there.visit(token) as bea, there.visit(link["token"]) as friend,
        there.visit(made["watch"]) as watcher,
    ):  # fmt: skip
        assert friend.last["view"] == bea.last["view"] != watcher.last["view"]
        assert friend.last["eyes"] == 1
        while anna.last["asked"] == 0:
            await anna.do(anna.last["options"][-1])
        while bea.last["asked"] != 1:
            await bea.get()
        while friend.last["asked"] != 1:
            await friend.get()
        assert ("options" in bea.last, "options" in friend.last) == (True, False)
        await friend.send(do=bea.last["options"][0], seat=1, ply=bea.last["ply"])
        assert (await told(friend, "no"))["why"].startswith("seat 1 is not yours")
        records = [(await there.http.get(f"/api/tables/{t}/record")).text for t in (token, link["token"])]
        assert records[0] == records[1]
    listed = (await there.http.get(f"/api/tables/{token}/links")).json()
    assert [(one["kind"], one["seat"]) for one in listed] == [("watch", 1)]
    answer = await there.http.delete(f"/api/tables/{token}/links/{listed[0]['id']}")
    assert answer.status_code == 204


# Seats.


async def test_a_freed_seat_is_anothers(houses: Two) -> None:
    here, there = houses
    made = await here.table("me Anna", "open")
    bea = await there.join(made["invite"], 1, "Bea")
    async with here.visit(made["token"]) as anna, there.visit(bea) as visitor:
        assert await post(here, f"{made['token']}/seats/1", 204, free=True) is None
        assert await gone(visitor) is not None
        while anna.last["players"][1]["name"]:
            await anna.get()
        assert (await there.http.get(f"/api/tables/{bea}")).status_code == 404
        cem = await there.join(made["invite"], 1, "Cem")
        async with there.visit(cem) as other:
            assert [player["name"] for player in other.last["players"]] == ["Anna", "Cem"]
    text = (await here.http.get(f"/api/tables/{made['token']}/record")).text
    assert "# seat 1: Bea left" in text


async def test_seats_that_stay(house: House) -> None:
    made = await house.table("me Anna", "open", "bot random")
    seats = f"{made['token']}/seats"
    assert "the host's and stays" in (await post(house, f"{seats}/0", 403, free=True))["no"]
    assert "free already" in (await post(house, f"{seats}/1", 409, free=True))["no"]
    assert "a bot's and stays" in (await post(house, f"{seats}/2", 403, free=True))["no"]
    assert "no seat" in (await post(house, f"{seats}/9", 400, free=True))["no"]
    assert "exactly one of" in (await post(house, f"{seats}/1", 400))["no"]
    assert "nobody holds seat 1" in (await post(house, f"{seats}/1", 403, bot="random"))["no"]
    assert "no bot" in (await post(house, f"{seats}/0", 400, bot="deep blue"))["no"]
    bea = await house.join(made["invite"], 1, "Bea")
    assert "only the host" in (await post(house, f"{bea}/seats/0", 403, bot="random"))["no"]
    await post(house, f"{bea}/seats/1", 204, free=True)  # who wants to go may go


async def test_a_bot_stands_in_until_the_holder_is_back(houses: Two) -> None:
    here, there = houses
    made = await here.table("me Anna", "open", options={"long": True})
    bea = await there.join(made["invite"], 1, "Bea")
    async with here.visit(made["token"]) as anna:
        await post(here, f"{made['token']}/seats/1", 204, bot="greedy")
        plies = 0
        async with asyncio.timeout(30):
            while plies < 3:
                if anna.last["asked"] == 0:
                    plies += 1
                    await anna.do(anna.last["options"][-1])
                else:
                    await anna.get()
        assert anna.last["players"][1]["stand_in"] == "greedy"
        async with there.visit(bea) as visitor:
            await post(there, f"{bea}/seats/1", 204, bot=None)
            while "stand_in" in visitor.last["players"][1]:
                await visitor.get()
    text = (await here.http.get(f"/api/tables/{made['token']}/record")).text
    assert "# seat 1: greedy answers for Bea" in text
    assert "# seat 1: Bea answers again" in text


# Talk.


async def test_what_is_said_is_heard_by_all_and_kept(houses: Two) -> None:
    here, there = houses
    made = await here.table("me Anna", "open")
    token = await there.join(made["invite"], 1, "Bea")
    async with here.visit(made["token"]) as anna, there.visit(token) as bea, there.visit(made["watch"]) as watcher:
        for visitor in (anna, bea, watcher):
            await visitor.send(talk=0)
            assert (await told(visitor, "talk"))["lines"] == []
        await anna.send(say="  hello\n<b>you</b>\x07 ")
        for visitor in (anna, bea, watcher):
            (line,) = (await told(visitor, "talk"))["lines"]
            assert (line["n"], line["seat"], line["name"], line["text"]) == (0, 0, "Anna", "hello <b>you</b>")
        await bea.send(say="hi")
        for visitor in (bea, anna):
            assert (await told(visitor, "talk"))["lines"][-1]["text"] == "hi"
        await watcher.send(say="me too")
        assert "only players write" in (await told(watcher, "no"))["why"]
        await anna.send(say=" \n ")
        assert "nothing to read" in (await told(anna, "no"))["why"]
    async with there.visit(made["watch"]) as late:
        await late.send(talk=1)
        assert [line["text"] for line in (await told(late, "talk"))["lines"]] == ["hi"]


async def test_the_host_says_who_may_write(house: House) -> None:
    silent = await house.table("me Anna", "here Bea", talk="nobody")
    async with house.visit(silent["token"]) as anna:
        assert (await anna.ask(say="hello"))["why"] == "at this table nobody writes"
    loud = await house.table("me Anna", "here Bea", talk="everybody")
    async with house.visit(loud["watch"]) as watcher:
        (line,) = (await watcher.ask(say="hello"))["lines"]
        assert (line["seat"], line["name"], line["text"]) == (None, "", "hello")


async def test_terms_of_a_newer_program_are_left_out(settings: Settings) -> None:
    async with serving(settings) as house:
        made = await house.table("me Anna", "here Bea")
    with sqlite3.connect(settings.db.partition(":///")[2]) as connection:
        connection.execute('UPDATE tables SET terms = \'{"talk": "nobody", "of the future": 1}\'')
    connection.close()
    async with serving(settings) as house, house.visit(made["token"]) as anna:
        assert (await anna.ask(say="hello"))["why"] == "at this table nobody writes"


async def test_notes_are_for_oneself(houses: Two) -> None:
    here, there = houses
    made = await here.table("me Anna", "open")
    bea = await there.join(made["invite"], 1, "Bea")
    async with here.visit(made["token"]) as anna, there.visit(bea) as other:
        await anna.send(note="sell\nlate")
        assert (await told(anna, "note"))["text"] == "sell\nlate"
        await other.send(note=None)
        assert (await told(other, "note"))["text"] == ""
    async with there.visit(made["token"]) as anna:
        assert (await anna.ask(note=None))["text"] == "sell\nlate"


# The rematch.


async def test_a_rematch_has_the_same_people(houses: Two) -> None:
    here, there = houses
    made = await here.table("me Anna", "open", "bot random")
    bea = await there.join(made["invite"], 1, "Bea")
    assert "when the game is over" in (await post(here, f"{made['token']}/rematch", 400))["no"]
    for seat in (0, 1):
        await post(here, f"{made['token']}/seats/{seat}", 204, bot="random")
    async with there.visit(bea) as visitor, there.visit(made["watch"]) as watcher:
        async with asyncio.timeout(60):
            while not visitor.last["over"]:
                await visitor.get()
        assert "only who holds a seat" in (await post(there, f"{made['watch']}/rematch", 403))["no"]
        again = await post(here, f"{made['token']}/rematch", 201, seats="rotated")
        assert await told(visitor, "next") == {"type": "next", "table": again["table"]}
        assert await told(watcher, "next") == {"type": "next", "table": again["table"]}
    for _ in range(2):  # in two tabs, or tomorrow
        beas = await post(there, f"{bea}/rematch", 201, seats="same")
        watch = await post(there, f"{made['watch']}/rematch", 201)
        assert {again["table"]} == {beas["table"], watch["table"]}
        async with there.visit(beas["token"]) as visitor, there.visit(watch["token"]) as watcher:
            assert [player["name"] for player in visitor.last["players"]] == ["Bea", "", "Anna"]
            assert watcher.last["eyes"] is None
            summary = (await there.http.get(f"/api/tables/{beas['token']}")).json()
            assert (summary["yours"], summary["chosen_seed"]) == ([0], False)
    async with here.visit(again["token"]) as anna:
        assert [player["online"] for player in anna.last["players"]][2] is True
    # The host stays host, and may free a seat whose holder does not come.
    assert await post(here, f"{again['token']}/seats/0", 204, free=True) is None
    assert (await there.http.get(f"/api/tables/{beas['token']}")).status_code == 404
    async with there.visit(bea) as visitor:
        assert (await visitor.get())["type"] == "next"


async def test_who_was_last_begins_the_rematch(house: House) -> None:
    made = await house.table("me Anna", "here Bea")
    await end_of(house, made)
    async with house.visit(made["token"]) as anna:
        places = anna.last["result"]["places"]
    again = await post(house, f"{made['token']}/rematch", 201, seats="result")
    async with house.visit(again["token"]) as anna:
        names = [player["name"] for player in anna.last["players"]]
        last = ["Anna", "Bea"][places.index(max(places))] if len(set(places)) > 1 else "Anna"
        assert names[0] == last
        assert (await house.http.get(f"/api/tables/{again['token']}")).json()["yours"] == [0, 1]


async def test_a_host_without_a_seat_is_host_all_the_same(house: House) -> None:
    made = await house.table("open", "bot random")
    assert made["token"] is None
    bea = await house.join(made["invite"], 0, "Bea")
    await post(house, f"{made['host']}/seats/0", 204, free=True)
    assert (await house.http.get(f"/api/tables/{bea}")).status_code == 404
    async with house.visit(made["host"]) as host:
        assert host.last["eyes"] is None


async def test_terms_outlive_the_server(settings: Settings) -> None:
    store = Store(settings.db)
    async with serving(settings) as house:
        made = await house.table("me Anna", "here Bea", seed=5)
    assert (await store.load(made["table"])).terms == Terms(chosen_seed=True)
    assert await store.grant(hashed(made["token"])) is not None
    await store.close()
