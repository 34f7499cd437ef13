"""Seats by links: hot-seat, invitations, the race for a seat, records."""

from __future__ import annotations

import asyncio
import sqlite3
from dataclasses import replace
from pathlib import Path

from hanse.core import record, registry
from hanse.core.match import Match, resume
from hanse.core.model import OVER
from hanse.server import Settings
from tests.server.house import House, serving


async def test_one_token_holds_all_seats_of_a_device(house: House) -> None:
    made = await house.table("me Anna", "open", "here Cor")
    async with house.visit(made["token"]) as device:
        assert (device.last["asked"], device.last["eyes"]) == (0, 0)
        bea_token = await house.join(made["invite"], 1, "Bea")
        await device.get()
        now = await device.do("end")
        assert (now["asked"], now["eyes"]) == (1, 0)  # the one of its own that was asked last
        assert now["view"]["players"][2]["hand"] is None
        async with house.visit(bea_token) as bea:
            await device.get()
            await bea.do("end")
            while device.last["asked"] != 2:
                await device.get()
        assert device.last["eyes"] == 2
        assert device.last["view"]["players"][0]["hand"] is None
        assert device.last["view"]["players"][2]["hand"] is not None
        assert "end" in device.last["options"]
        await device.get()  # Bea has gone
        await device.do("end", seat=2)
        assert device.last["eyes"] == 0


async def test_an_invitation_shows_what_is_open(house: House) -> None:
    made = await house.table("me Anna", "open", "bot greedy")
    shown = (await house.http.get(f"/api/invites/{made['invite']}")).json()
    assert shown == {
        "table": made["table"], "game": "purse", "variant": "base",
        "seats": [
            {"seat": 0, "kind": "me", "name": "Anna", "bot": None, "taken": True},
            {"seat": 1, "kind": "open", "name": "", "bot": None, "taken": False},
            {"seat": 2, "kind": "bot", "name": "", "bot": "greedy", "taken": True},
        ],
        "chosen_seed": True,
    }  # fmt: skip
    await house.join(made["invite"], 1, "  Bea\n\tBoss ")
    seats = (await house.http.get(f"/api/invites/{made['invite']}")).json()["seats"]
    assert seats[1] == {"seat": 1, "kind": "open", "name": "Bea Boss", "bot": None, "taken": True}


async def test_a_taken_seat_names_what_is_still_open(house: House) -> None:
    made = await house.table("me Anna", "open", "open")
    await house.join(made["invite"], 1, "Bea")
    for seat, open_still in ((1, "2"), (0, "2"), (9, "2")):
        answer = await house.http.post(f"/api/invites/{made['invite']}", json={"seat": seat, "name": "Cor"})
        assert answer.status_code == 409
        assert answer.json()["no"] == f"seat {seat} is not free; still open: {open_still}"
    await house.join(made["invite"], 2, "Cor")
    answer = await house.http.post(f"/api/invites/{made['invite']}", json={"seat": 2, "name": "Dirk"})
    assert answer.json()["no"] == "seat 2 is not free; still open: none, but you can watch"


async def test_in_a_race_for_a_seat_one_wins(house: House) -> None:
    made = await house.table("me Anna", "open")

    async def grab(name: str) -> int:
        return (await house.http.post(f"/api/invites/{made['invite']}", json={"seat": 1, "name": name})).status_code

    codes = await asyncio.gather(*(grab(f"guest {i}") for i in range(12)))
    assert sorted(codes) == [201] + [409] * 11


async def test_a_table_without_seats_of_ones_own(house: House) -> None:
    made = await house.table("open", "open")
    assert made["token"] is None
    assert made["invite"]
    made = await house.table("bot random", "bot random")
    assert (made["token"], made["invite"]) == (None, None)


async def test_the_summary_says_whose_turn_it_is(house: House) -> None:
    made = await house.table("me Anna", "here Bea", options={"long": True})
    got = (await house.http.get(f"/api/tables/{made['token']}")).json()
    assert got == {
        "table": made["table"], "game": "purse", "variant": "base", "options": {"long": True}, "ply": 4, "asked": 0,
        "over": False, "yours": [0, 1],
        "players": [
            {"seat": 0, "kind": "me", "name": "Anna", "bot": None, "online": False},
            {"seat": 1, "kind": "here", "name": "Bea", "bot": None, "online": False},
        ],
        "chosen_seed": True,
        "result": None,
        "imported": False, "clock": None, "host": True, "talk": "players", "hints": True,
    }  # fmt: skip
    assert (await house.http.get(f"/api/tables/{made['watch']}")).json()["yours"] == []


async def test_a_record_keeps_secrets_until_the_end(house: House) -> None:
    made = await house.table("me Anna", "open")
    bea_token = await house.join(made["invite"], 1, "Bea")
    own = (await house.http.get(f"/api/tables/{made['token']}/record")).text
    assert own.startswith("hanse: 1\ngame: purse\n")
    assert "seed: 0\n" in own  # the seed would tell what chance says next
    assert "* deal c4\n* deal c2\n# * (hidden from you until the game is over)\n" in own
    assert "# seat 1: Bea sat down\n" in own
    assert not {"c3", "c9"} & set(own.split())
    watched = (await house.http.get(f"/api/tables/{made['watch']}/record")).text
    assert "deal c" not in watched
    async with house.visit(made["token"]) as anna, house.visit(bea_token) as bea:
        await anna.get()
        for _ in range(3):
            await anna.do("end")
            await bea.get()
            await bea.do("end")
            await anna.get()
    whole = (await house.http.get(f"/api/tables/{made['watch']}/record")).text
    read = record.read(whole)
    assert read.seed == 7
    match = resume(registry.load("purse", "base", 2), read.seed, read.answers)
    assert match.asked == OVER
    assert match.ply == bea.last["ply"]


def files(folder: Path) -> list[Path]:
    return list(folder.glob("hanse.db*"))


async def test_the_store_holds_no_token(settings: Settings, tmp_path: Path) -> None:
    async with serving(settings) as house:
        made = await house.table("me Anna", "open")
        token = await house.join(made["invite"], 1, "Bea")
    store = b"".join(file.read_bytes() for file in files(tmp_path))
    assert b"Anna" in store
    for secret in (made["token"], made["watch"], made["invite"], token):
        assert secret.encode() not in store


async def test_the_history_is_complete(settings: Settings, tmp_path: Path) -> None:
    async with serving(settings) as house:
        made = await house.table("me Anna", "open")
        await house.join(made["invite"], 1, "Bea")
        async with house.visit(made["token"]) as anna:
            await anna.do("show c2")
            await anna.ask(undo=4, ply=5)
            await anna.do("show c4")
    with sqlite3.connect(tmp_path / "hanse.db") as db:
        rows = db.execute("select n, kind, ply, seat, text from history order by n").fetchall()
    db.close()
    assert rows == [
        (0, "answer", 0, -1, "deal c4"),
        (1, "answer", 1, -1, "deal c2"),
        (2, "answer", 2, -1, "deal c9"),
        (3, "answer", 3, -1, "deal c3"),
        (4, "sat", 4, 1, "Bea"),
        (5, "answer", 4, 0, "show c2"),
        (6, "undo", 4, 0, ""),
        (7, "answer", 4, 0, "show c4"),
    ]


async def test_tables_leave_the_memory_and_come_back(settings: Settings) -> None:
    async with serving(replace(settings, idle=0.05)) as house:
        made = await house.table("me Anna", "bot random")
        async with house.visit(made["token"]) as anna:
            await anna.do("show c2")
            await asyncio.sleep(0.3)  # in use: it stays
            await anna.do("show c4")
            last = anna.last
        for _ in range(5):
            await asyncio.sleep(0.1)
            async with house.visit(made["token"]) as anna:
                assert {**anna.last, "log": []} == {**last, "log": []}


async def test_who_sits_down_is_told_that_the_seed_was_chosen(house: House) -> None:
    for given, chosen in (({"seed": 7}, True), ({"seed": str(2**128 - 1)}, True), ({"seed": None}, False)):
        made = await house.table("me Anna", "open", **given)
        assert (await house.http.get(f"/api/invites/{made['invite']}")).json()["chosen_seed"] is chosen
        assert (await house.http.get(f"/api/tables/{made['watch']}")).json()["chosen_seed"] is chosen


async def test_a_seed_nobody_chose_has_128_bits_and_plays_again_from_its_record(house: House) -> None:
    made = await house.table("bot random", "bot random", seed=None)
    for _ in range(200):
        await asyncio.sleep(0.05)
        if (await house.http.get(f"/api/tables/{made['watch']}")).json()["over"]:
            break
    played = record.read((await house.http.get(f"/api/tables/{made['watch']}/record")).text)
    assert played.seed >= 2**127
    again = Match(registry.load("purse", "base", 2), played.seed).answers
    assert [answer.text for answer in again] == [answer.text for answer in played.answers[:4]]
    answer = await house.http.post(
        "/api/tables", json={"game": "purse", "seats": [{"kind": "me"}] * 2, "seed": str(2**128)}
    )
    assert answer.json() == {"no": "table: seed: must be below 2^128"}
