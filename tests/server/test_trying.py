"""Try it: tables made of examples, and of how another table stood."""

from __future__ import annotations

from typing import Any

import pytest

from hanse.core import registry
from hanse.core.examples import examples
from hanse.server import Settings
from hanse.server.catalog import Catalog
from hanse.server.showing import drawn
from tests.server.house import House, Message, serving

REAL = ("hansa", "hansa_teutonica", "luebeck", "merkator")


async def trying(house: House, path: str, status: int = 201, **body: object) -> Message:
    answer = await house.http.post(path, json=body)
    assert answer.status_code == status, answer.text
    said: Message = answer.json()
    return said


async def test_an_example_opens_as_a_table_and_stays_one(settings: Settings) -> None:
    async with serving(settings) as house:
        made = await trying(house, "/api/games/hansa/example/HA-S29")
        async with house.visit(made["token"]) as me:
            assert [p["kind"] for p in me.last["players"]] == ["me", "here", "bot"]
            assert (me.last["asked"], me.last["ply"]) == (0, 0)
            assert me.last["view"]["players"][0]["booths"] == {"danzig": 4}
            for text in ("sell orange-1", "sell orange-2", "sell orange-3", "sell brown-2"):
                await me.do(text)
            assert (me.last["asked"], me.last["question"]) == (1, "lose")
            refused = await me.do("lose brown-1")
            assert refused["rule"] == "HA-9.6"
            await me.ask(story=1)
            before = me.last["view"]
    async with serving(settings) as house:
        async with house.visit(made["token"]) as me:
            assert me.last["view"] == before
            assert (await me.do("lose orange-1"))["view"]["players"][1]["open"] == ["orange-3"]
            assert (await me.ask(at=0))["view"]["players"][0]["booths"] == {"danzig": 4}
        record = (await house.http.get(f"/api/tables/{made['token']}/record")).text
        assert "position: {" in record


async def test_examples_are_told_and_drawn(house: House) -> None:
    notes = (await house.http.get("/api/games/luebeck/examples/de")).json()
    found = {note["id"]: note for note in notes}
    assert found["LU-S25"]["played"] == ["LU-S25"]
    assert "LU-8.2" in found["LU-S25"]["rules"]
    assert found["LU-S03"]["played"] == []
    doc = (await house.http.get("/api/games/luebeck/example/LU-S26")).json()
    assert doc["start"]["view"]["cogs"] == {"a": {"city": "visby", "figures": [1, 2]}}
    kinds = [("line" if step["line"] else step["refused"]["rule"]) for step in doc["steps"]]
    assert kinds == ["line", "line", "LU-7.4"]
    assert doc["steps"][1]["at"]["view"]["cogs"]["a"]["city"] == "hamburg"
    assert doc["mine"] == [1, 2]


@pytest.mark.parametrize("game", REAL)
def test_every_example_can_be_drawn(game: str) -> None:
    catalog = Catalog(None)
    for id, one in examples(game).items():
        doc = drawn(catalog, game, id)
        assert len(doc.steps) >= len(one.answers)
        assert doc.mine


async def played(house: House, game: str, *seats: str, answers: int, **more: object) -> tuple[Message, list[Any]]:
    """A table some way into its game, the first option taken each time; and what the seats see at each ply."""
    made = await house.table(*seats, game=game, **more)
    views: list[Any] = []
    async with house.visit(made["token"]) as me:
        while len(views) < answers and not me.last["over"]:
            views.append((me.last["ply"], me.last["asked"], me.last["view"]))
            await me.do(me.last["options"][0])
    return made, views


async def test_what_a_seat_cannot_see_is_dealt_anew(house: House) -> None:
    made = await house.table("me Anna", "open", "open", game="luebeck")
    bea, cid = [await house.join(made["invite"], seat, name) for seat, name in ((1, "Bea"), (2, "Cid"))]
    async with house.visit(made["token"]) as anna, house.visit(bea) as one, house.visit(cid) as two:
        while anna.last["ply"] < 60:
            asked = {0: anna, 1: one, 2: two}[anna.last["asked"]]
            await asked.do(asked.last["options"][0])
            for visitor in (anna, one, two):
                while visitor.last["ply"] < asked.last["ply"]:
                    await visitor.get()
        ply, mine = anna.last["ply"], anna.last["view"]
        theirs = one.last["view"]["players"][1]["cards"]
    assert len(theirs) > 1
    dealt = set()
    for _ in range(6):
        copy = await trying(house, f"/api/tables/{made['token']}/try", ply=ply)
        async with house.visit(copy["token"]) as me:
            assert [p["kind"] for p in me.last["players"]] == ["me", "bot", "bot"]
            began = (await me.ask(at=0)) if me.last["ply"] else me.last
            while began["type"] != "at" and me.last["ply"]:
                began = await me.get()
            assert began["view"]["players"][0] == mine["players"][0]
        text = (await house.http.get(f"/api/tables/{copy['token']}/record")).text
        assert "position" in text
        dealt.add(text.split("position: ")[1].split("\n")[0])
    assert len(dealt) > 1, "the same cards each time"
    watcher = await trying(house, f"/api/tables/{made['watch']}/try", ply=ply)
    assert watcher["token"]


async def test_an_open_game_is_copied_as_it_stood_and_a_finished_one_too(house: House) -> None:
    made, views = await played(house, "hansa", "me A", "here B", answers=12)
    ply, asked, view = views[7]
    copy = await trying(house, f"/api/tables/{made['token']}/try", ply=ply)
    async with house.visit(copy["token"]) as me:
        assert (me.last["view"], me.last["asked"], me.last["ply"]) == (view, asked, 0)
    async with house.visit(made["token"]) as me:
        assert me.last["view"] != view, "the table itself goes on as it was"


@pytest.mark.parametrize(
    ("path", "body", "status", "says"),
    [
        ("/api/games/hansa/example/HA-S99", {}, 400, "hansa: no example 'HA-S99'"),
        ("/api/games/chess/example/HA-S01", {}, 400, "no game 'chess'"),
        ("/api/games/purse/example/P-1", {}, 400, "purse: no example 'P-1'"),
        ("/api/tables/nothing/try", {"ply": 0}, 404, "no table has this link"),
        ("/api/tables/TOKEN/try", {"ply": 999}, 400, "ply: there are only"),
        ("/api/tables/TOKEN/try", {"ply": -1}, 400, "ply"),
        ("/api/tables/TOKEN/try", {"play": 1}, 400, "play"),
        ("/api/tables/TOKEN/try", {"ply": "1"}, 400, "ply"),
    ],
)
async def test_what_cannot_be_tried_is_said_in_a_sentence(
    house: House, path: str, body: dict[str, object], status: int, says: str
) -> None:
    made = await house.table("me Anna", "here Bea")
    said = await trying(house, path.replace("TOKEN", made["token"]), status, **body)
    assert says in said["no"]
    assert "\n" not in said["no"]


async def test_nothing_is_tried_where_the_game_is_over(house: House) -> None:
    made, _ = await played(house, "purse", "me Anna", "here Bea", answers=99)
    async with house.visit(made["token"]) as anna:
        ply = anna.last["ply"]
    said = await trying(house, f"/api/tables/{made['token']}/try", 400, ply=ply)
    assert "the game is over there" in said["no"]
    copy = await trying(house, f"/api/tables/{made['token']}/try", ply=1)
    async with house.visit(copy["token"]) as me:
        assert not me.last["over"]
    assert registry.entry("purse").id == "purse"
