"""Taking back: one's own answers, until chance, another seat or the end of a turn has spoken."""

from __future__ import annotations

from tests.server.house import House


async def test_undo_goes_back_and_everybody_is_told(house: House) -> None:
    made = await house.table("me Anna", "here Bea")
    async with house.visit(made["token"]) as anna, house.visit(made["watch"]) as watcher:
        first = anna.last
        await anna.do("show c2")
        await anna.do("show c4")
        assert anna.last["floor"] == {"ply": 4, "why": "chance"}
        await watcher.get()
        await watcher.get()
        back = await anna.ask(undo=5, ply=6)
        assert (back["ply"], back["cut"], back["log"]) == (5, 5, [])
        assert back["options"] == ["show c4", "end"]
        seen = await watcher.get()
        assert (seen["ply"], seen["cut"], seen["log"]) == (5, 5, [])
        again = await anna.ask(undo=4, ply=5)
        assert {**again, "log": first["log"]} == {**first, "cut": 4}
        # A new answer takes the place of the old ones.
        assert (await anna.do("show c4"))["log"][0]["text"] == "show c4"
        assert "cut" not in anna.last


async def test_undo_stops_at_chance_and_says_so(house: House) -> None:
    made = await house.table("me Anna", "here Bea")
    async with house.visit(made["token"]) as anna:
        await anna.do("show c2")
        assert await anna.ask(undo=3, ply=5) == {
            "type": "no",
            "no": "refused",
            "rule": None,
            "why": "chance",
            "do": None,
        }
        await anna.do("end")  # draws: Bea is asked, and what Anna did is beyond reach
        assert anna.last["floor"] == {"ply": 7, "why": "chance"}
        assert (await anna.ask(undo=4, ply=7))["why"] == "chance"
        assert anna.last["ply"] == 7


async def test_undo_stops_at_another_seat(house: House) -> None:
    made = await house.table("me Anna", "here Bea")
    async with house.visit(made["token"]) as both:
        await both.do("end")
        await both.do("show c9")
        assert both.last["floor"] == {"ply": 7, "why": "seat"}
        await both.do("drop c4")
        assert both.last["asked"] == 1
        assert (await both.ask(undo=6, ply=8))["why"] == "seat"


async def test_only_the_seat_asked_takes_back_and_only_what_is_there(house: House) -> None:
    made = await house.table("me Anna", "open")
    bea_token = await house.join(made["invite"], 1, "Bea")
    async with house.visit(made["token"]) as anna, house.visit(bea_token) as bea:
        await anna.get()
        await anna.do("show c2")
        await bea.get()
        assert (await bea.ask(undo=4, ply=5))["no"] == "bad"
        assert (await anna.ask(undo=5, ply=5))["no"] == "bad"
        assert (await anna.ask(undo=4, ply=4))["no"] == "stale"
        assert (await anna.get())["ply"] == 5
        assert (await anna.ask(undo=4, ply=5))["ply"] == 4


async def test_what_was_taken_back_stays_in_the_history(house: House) -> None:
    made = await house.table("me Anna", "here Bea")
    async with house.visit(made["token"]) as anna:
        await anna.do("show c2")
        await anna.do("show c4")
        await anna.ask(undo=4, ply=6)
        await anna.do("end")
    text = (await house.http.get(f"/api/tables/{made['token']}/record")).text
    assert "# seat 0 took back 2 answers\n0 end\n" in text
