"""Going back across turns: alone against bots as one likes, among people if they agree; it is told to everybody."""

from __future__ import annotations

from hanse.core.model import CHANCE
from hanse.core.record import Answer
from hanse.server.store import AGREED, ANSWER, NO, UNDO, WISH, YES, Row, Wished, fold, wished
from tests.server.house import House, Message, Visitor


async def _asked(visitor: Visitor, seat: int, ply: int = 0) -> Message:
    """Wait until a seat is asked again, after so many answers."""
    while visitor.last["asked"] != seat or visitor.last["ply"] <= ply:
        await visitor.get()
    return visitor.last


async def test_against_bots_alone_one_goes_back_across_turns_and_chance_is_what_it_was(house: House) -> None:
    made = await house.table("me Anna", "bot random")
    async with house.visit(made["token"]) as anna, house.visit(made["watch"]) as watcher:
        first = await _asked(anna, 0)
        assert "back" not in first  # nothing of hers is there yet
        await anna.do("end")
        later = await _asked(anna, 0, first["ply"])
        assert later["back"] == first["ply"]
        assert "back" not in watcher.last
        back = await anna.ask(undo=first["ply"], ply=later["ply"])
        assert (back["ply"], back["cut"], back["options"]) == (first["ply"], first["ply"], first["options"])
        await anna.do("end")
        again = await _asked(anna, 0, first["ply"])
        told = {line["ply"]: line for line in later["log"]}
        for line in again["log"]:
            if line["ply"] in told:
                assert line["text"] == told[line["ply"]]["text"]
        assert again["view"] == later["view"]
    text = (await house.http.get(f"/api/tables/{made['token']}/record")).text
    assert "# seat 0 took back 1 answer, and with it " in text


async def test_what_chance_or_a_bot_has_answered_is_nobodys_to_take_back(house: House) -> None:
    made = await house.table("me Anna", "bot random")
    async with house.visit(made["token"]) as anna:
        first = await _asked(anna, 0)
        await anna.do("end")
        now = await _asked(anna, 0, first["ply"])
        assert (await anna.ask(undo=0, ply=now["ply"]))["no"] == "refused"
        assert (await anna.ask(undo=first["ply"] + 1, ply=now["ply"]))["no"] == "refused"


async def _two(house: House) -> tuple[str, str, str]:
    made = await house.table("me Anna", "open")
    return made["token"], await house.join(made["invite"], 1, "Bea"), made["watch"]


async def test_among_people_all_must_agree_and_all_are_told(house: House) -> None:
    anna_token, bea_token, watch = await _two(house)
    async with (
        house.visit(anna_token) as anna,
        house.visit(bea_token) as bea,
        house.visit(watch) as watcher,
    ):
        ply = anna.last["ply"]
        await anna.get()
        await anna.do("end")
        await bea.get()
        assert bea.last["asked"] == 1
        asked = await anna.ask(back=ply, seat=0)
        wish = {"seat": 0, "ply": ply, "yes": [], "waits": [1], "no": None}
        assert asked["wish"] == wish
        assert (await bea.get())["wish"] == wish
        while "wish" not in watcher.last:
            await watcher.get()
        back = await bea.ask(agree=True, to=ply, seat=1)
        assert (back["ply"], back["cut"], "wish" in back) == (ply, ply, False)
        assert (await anna.get())["options"] == ["show c2", "show c4", "end"]
    text = (await house.http.get(f"/api/tables/{anna_token}/record")).text
    assert "; the others agreed" in text


async def test_a_wish_may_be_declined_or_taken_back_and_ends_with_the_next_answer(house: House) -> None:
    anna_token, bea_token, _ = await _two(house)
    async with house.visit(anna_token) as anna, house.visit(bea_token) as bea:
        ply = anna.last["ply"]
        await anna.get()
        await anna.do("end")
        await bea.get()
        await anna.ask(back=ply, seat=0)
        await bea.get()
        assert "wish" not in await anna.ask(agree=False, to=ply, seat=0)
        assert "wish" not in await bea.get()
        await anna.ask(back=ply, seat=0)
        await bea.get()
        assert (await bea.ask(agree=False, to=ply, seat=1))["wish"]["no"] == 1
        assert (await anna.get())["wish"]["no"] == 1
        assert (await bea.ask(agree=True, to=ply, seat=1))["no"] == "stale"
        await bea.get()
        assert "wish" not in await bea.do(bea.last["options"][0])


async def test_nobody_asks_for_another_or_for_what_is_not_his(house: House) -> None:
    anna_token, bea_token, watch = await _two(house)
    async with house.visit(anna_token) as anna, house.visit(bea_token) as bea, house.visit(watch) as watcher:
        ply = anna.last["ply"]
        await anna.get()
        await anna.do("end")
        await bea.get()
        while watcher.last["ply"] != anna.last["ply"]:
            await watcher.get()
        assert (await watcher.ask(back=ply, seat=0))["no"] == "bad"
        assert (await bea.ask(back=ply, seat=1))["no"] == "bad"
        assert (await anna.ask(back=ply + 90, seat=0))["no"] == "bad"
        assert (await bea.ask(agree=True, to=ply, seat=1))["no"] == "stale"
        await bea.get()
        await anna.ask(back=ply, seat=0)
        assert (await anna.ask(agree=True, to=ply, seat=0))["no"] == "bad"
        assert (await anna.ask(agree=True, to=ply, seat=1))["no"] == "bad"


async def test_people_at_one_screen_agree_too(house: House) -> None:
    made = await house.table("me Anna", "here Bea")
    async with house.visit(made["token"]) as both:
        ply = both.last["ply"]
        await both.do("end")
        assert "back" not in both.last
        assert (await both.ask(back=ply, seat=0))["wish"]["waits"] == [1]
        assert (await both.ask(agree=True, to=ply, seat=1))["ply"] == ply


async def test_a_wish_is_still_there_for_who_comes_back(house: House) -> None:
    anna_token, bea_token, _ = await _two(house)
    async with house.visit(anna_token) as anna:
        ply = anna.last["ply"]
        await anna.do("end")
        await anna.ask(back=ply, seat=0)
    async with house.visit(bea_token) as bea:
        assert bea.last["wish"]["ply"] == ply
        assert (await bea.ask(agree=True, to=ply, seat=1))["ply"] == ply


def test_a_wish_is_folded_from_the_rows_of_history() -> None:
    wish = wished(None, Row(WISH, 4, 0, ""))
    assert wish == Wished(0, 4)
    assert wished(wish, Row(ANSWER, 6, 1, "end")) == wish
    assert wished(wish, Row(YES, 4, 1, "")) == Wished(0, 4, frozenset({1}))
    assert wished(wish, Row(NO, 4, 0, "")) is None
    declined = wished(wish, Row(NO, 4, 1, ""))
    assert declined == Wished(0, 4, no=1)
    assert wished(declined, Row(ANSWER, 6, 1, "end")) is None
    assert wished(wish, Row(UNDO, 4, 0, AGREED)) is None


def test_the_record_says_what_went_with_it_and_nothing_of_wishes() -> None:
    answers = [Answer(0, "a"), Answer(0, "b"), Answer(1, "c"), Answer(CHANCE, "d")]
    comments: dict[int, list[str]] = {}
    for row in (Row(WISH, 1, 0, ""), Row(YES, 1, 1, ""), Row(UNDO, 1, 0, AGREED)):
        fold(answers, comments, row)
    assert answers == [Answer(0, "a")]
    assert comments == {1: ["seat 0 took back 1 answer, and with it 2 of others and of chance; the others agreed"]}
