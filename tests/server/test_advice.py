"""Hints, chances and reports at a table: for whom they are, what they are made of, and that nothing waits for them."""

from __future__ import annotations

import asyncio
import json
import sys
from dataclasses import asdict, replace
from pathlib import Path

import pytest

from hanse.bots import advice
from hanse.bots.searcher import Searcher
from hanse.core import record, registry
from hanse.core.match import Match
from hanse.core.model import OVER, WATCHER
from hanse.core.playout import random_code
from hanse.core.rng import Rng
from hanse.server import Settings
from tests.server.house import House, Message, Visitor, serving


async def until(visitor: Visitor, kind: str) -> Message:
    async with asyncio.timeout(60):
        while True:
            message: Message = json.loads(await visitor.socket.recv())
            if message["type"] == kind:
                return message


async def test_a_hint_is_what_the_library_says_of_that_view(house: House) -> None:
    made = await house.table("me Anna", "here Bert", "here Cleo", game="luebeck")
    bundle = registry.load("luebeck", "base", 3)
    async with house.visit(made["token"]) as anna:
        now, seat = anna.last, anna.last["asked"]
        await anna.send(hint=now["ply"], seat=seat, id=7)
        told = await until(anna, "hint")
        assert (told["id"], told["ply"], told["seat"]) == (7, now["ply"], seat)
        said = advice.advise(bundle, now["view"], seat, now["ply"], Searcher("hard"))
        assert told["ranked"] == json.loads(json.dumps([asdict(one) for one in said]))
        assert told["ranked"][0]["do"] in now["options"]


async def test_chances_are_made_of_what_the_eyes_see(house: House) -> None:
    made = await house.table("me Anna", "open", "open", game="luebeck")
    bundle = registry.load("luebeck", "base", 3)
    for token, eyes in ((made["token"], 0), (made["watch"], WATCHER)):
        async with house.visit(token) as visitor:
            now = visitor.last
            await visitor.send(chances=now["ply"], id=3)
            told = await until(visitor, "chances")
            said = advice.chances(bundle, now["view"], eyes, now["ply"])
            assert said is not None
            assert (told["expect"], told["errors"]) == (said.expect, said.errors)


async def test_hints_are_for_the_seat_asked_and_for_now(house: House) -> None:
    made = await house.table("me Anna", "open", game="hansa")
    bert = await house.join(made["invite"], 1, "Bert")
    async with house.visit(made["token"]) as anna, house.visit(bert) as other, house.visit(made["watch"]) as watcher:
        ply, asked = anna.last["ply"], anna.last["asked"]
        seated, idle = (anna, other) if asked == 0 else (other, anna)

        async def no(visitor: Visitor, **message: object) -> Message:
            await visitor.send(**message)
            return await until(visitor, "no")

        assert "not yours" in (await no(watcher, hint=ply, seat=asked))["why"]
        assert "not yours" in (await no(idle, hint=ply, seat=asked))["why"]
        assert (await no(idle, hint=ply, seat=1 - asked))["no"] == "stale"
        assert (await no(seated, hint=ply + 1, seat=asked))["no"] == "stale"
        assert "no ply" in (await no(seated, chances=ply + 1))["why"]
        assert "when the game is over" in (await no(seated, report=True))["why"]


async def test_the_host_may_switch_them_off(house: House) -> None:
    made = await house.table("me Anna", "bot easy", game="hansa", hints=False)
    summary = (await house.http.get(f"/api/tables/{made['token']}")).json()
    assert summary["hints"] is False
    async with house.visit(made["token"]) as anna:
        while anna.last["asked"] != 0:
            await anna.get()
        for message in ({"hint": anna.last["ply"], "seat": 0}, {"chances": 0}):
            assert "switched hints and chances off" in (await anna.ask(**message))["why"]


async def test_who_thinks_for_people_holds_up_nobody(house: House) -> None:
    made = await house.table("me Anna", "here Bert", game="hansa_teutonica")
    async with house.visit(made["token"]) as anna:
        ply = anna.last["ply"]
        await anna.send(chances=ply, id=1)
        await anna.send(hint=ply, seat=anna.last["asked"], id=2)
        assert (await anna.ask(ping=1))["type"] == "pong"
        assert (await anna.do(anna.last["options"][0]))["type"] == "now"


async def test_who_asks_anew_waits_for_that_alone(house: House) -> None:
    made = await house.table("me Anna", "here Bert", game="hansa")
    async with house.visit(made["token"]) as anna:
        for ply in range(anna.last["ply"] + 1):
            await anna.send(chances=ply, id=ply)
        told: list[Message] = []
        while not told or told[-1]["ply"] != anna.last["ply"]:
            told.append(await until(anna, "chances"))
        assert len(told) <= 2  # what was under way, and what was asked last


async def test_what_was_taken_back_is_thought_about_anew(house: House) -> None:
    made = await house.table("me Anna", "here Bert", game="hansa_teutonica")
    async with house.visit(made["token"]) as anna:
        first = anna.last
        await anna.do(first["options"][0])
        assert anna.last["asked"] == first["asked"]
        await anna.send(chances=first["ply"] + 1)
        one = await until(anna, "chances")
        await anna.send(undo=first["ply"], ply=first["ply"] + 1)
        await until(anna, "now")
        await anna.send(do=first["options"][-1], seat=first["asked"], ply=first["ply"])
        await until(anna, "now")
        await anna.send(chances=first["ply"] + 1)
        assert (await until(anna, "chances"))["expect"] != one["expect"]


async def test_a_game_that_cannot_be_searched_says_nothing(house: House) -> None:
    made = await house.table("me Anna", "here Bert")
    async with house.visit(made["token"]) as anna:
        await anna.send(chances=anna.last["ply"])
        assert (await until(anna, "chances"))["expect"] == []
        await anna.send(hint=anna.last["ply"], seat=anna.last["asked"])
        assert (await until(anna, "hint"))["ranked"][0]["expect"] == []


async def test_advisers_who_crash_cost_one_answer(settings: Settings, tmp_path: Path) -> None:
    script = tmp_path / "worker.py"
    script.write_text("import sys\nfor line in sys.stdin:\n    sys.exit(3)\n")
    async with serving(replace(settings, worker=(sys.executable, str(script)))) as house:
        made = await house.table("me Anna", "here Bert", game="hansa")
        async with house.visit(made["token"]) as anna:
            await anna.send(hint=anna.last["ply"], seat=anna.last["asked"])
            assert (await until(anna, "hint"))["ranked"] == []
            await anna.send(chances=anna.last["ply"])
            assert (await until(anna, "chances"))["expect"] == []
            assert (await anna.do(anna.last["options"][0]))["type"] == "now"


# Reports.


@pytest.fixture(scope="module")
def brought() -> str:
    """The first answers of a game, as a record that somebody brings."""
    match = Match(registry.load("hansa", "base", 2), 21)
    rng = Rng(9)
    while match.ply < 50:
        match.submit(match.asked, match.game.text[random_code(match.game, match.state, rng)])
    return record.write(match.record())


async def test_a_report_is_told_as_it_is_found_and_kept(house: House, brought: str) -> None:
    made = (await house.http.post("/api/records", content=brought)).json()
    match = Match(registry.load("hansa", "base", 2), 0, manual=True)
    match.replay(record.read(brought).answers)
    plies = advice.decisions(match)
    async with house.visit(made["watch"]) as visitor:
        await visitor.send(report=True)
        told = [await until(visitor, "report")]
        while told[-1]["done"] < told[-1]["of"]:
            told.append(await until(visitor, "report"))
    assert [one["done"] for one in told] == [*range(1, len(plies) + 1)]
    verdicts = [verdict for one in told for verdict in one["verdicts"]]
    assert [verdict["ply"] for verdict in verdicts] == plies
    said = advice.report(match)
    assert verdicts == json.loads(json.dumps([asdict(one) for one in said]))
    dear = {one.ply for seat in range(2) for one in advice.turning_points(said, seat)}
    assert set(told[-1]["turning"]) == dear != set()
    async with house.visit(made["watch"]) as again:
        await again.send(report=True)
        whole = await until(again, "report")
        assert whole["verdicts"] == verdicts  # at once, and all of it


async def test_a_report_can_be_stopped_and_goes_on_later(house: House, brought: str) -> None:
    made = (await house.http.post("/api/records", content=brought)).json()
    async with house.visit(made["watch"]) as visitor:
        await visitor.send(report=True)
        first = await until(visitor, "report")
        await visitor.send(report=False)
        assert (await visitor.ask(ping=1))["type"] in ("pong", "report")
        while (await visitor.ask(ping=1))["type"] != "pong":
            pass
        assert await visitor.quiet(0.5)
        await visitor.send(report=True)
        more = await until(visitor, "report")
        assert more["done"] >= first["done"]
        while more["done"] < more["of"]:
            more = await until(visitor, "report")


# Hurry.

IDLER = """
import json, sys
for line in sys.stdin:
    if "hurry" in line:
        print(json.dumps({"do": "end"}), flush=True)
"""


async def test_a_bot_is_hurried(settings: Settings, tmp_path: Path) -> None:
    """This one answers only when it must; and nobody waits for the pause either."""
    script = tmp_path / "worker.py"
    script.write_text(IDLER)
    async with serving(replace(settings, worker=(sys.executable, str(script)), pause=600.0)) as house:
        made = await house.table("me Anna", "bot hard")
        async with house.visit(made["token"]) as anna, house.visit(made["watch"]) as watcher:
            assert "only who holds a seat" in (await watcher.ask(hurry=0))["why"]
            await anna.do("end")
            assert anna.last["asked"] == 1
            await anna.send(hurry=anna.last["ply"] - 1)  # for another question: nothing happens
            assert await anna.quiet()
            await anna.send(hurry=anna.last["ply"])
            assert (await anna.get())["asked"] == 0


async def test_the_worker_answers_with_what_it_has(settings: Settings) -> None:
    """A bot that would think for very long is asked to hurry through a real process."""
    from hanse.server.thinkers import Task, Thinkers

    match = Match(registry.load("hansa_teutonica", "base", 3), 4)
    view = match.bundle.view(match.state, match.asked)
    thinkers = Thinkers(settings.worker, 1, 60.0)
    hurried = asyncio.Event()
    hurried.set()
    task = Task("hansa_teutonica", "base", 3, {}, "", view, match.asked, bot="hard")
    first = await thinkers.ask(task, hurried)
    second = await thinkers.ask(task)  # the hurry was for the one before
    assert first.do in match.options()
    assert second.do in match.options()
    assert 0.0 < first.seconds < second.seconds
    await thinkers.close()
    assert match.asked != OVER
