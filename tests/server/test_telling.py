"""What is the same for several is made once, and an answer once begun is stored and told."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Any

import pytest

from hanse.core import registry
from hanse.core.entry import Bundle
from hanse.core.match import Match
from hanse.core.model import WATCHER, State
from hanse.server import sight, telling
from hanse.server.kinds import encode
from hanse.server.messages import Now, Own
from hanse.server.past import REST, Past
from hanse.server.store import Row, Store
from tests.server.house import House

OWN = {"eyes", *Own.__struct_fields__}


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Whose eyes views are made for."""
    made: list[int] = []
    build = registry.load

    def load(*args: Any, **more: Any) -> Bundle[State]:
        bundle = build(*args, **more)
        view = bundle.view

        def counting(state: State, eyes: int) -> Any:
            made.append(eyes)
            return view(state, eyes)

        object.__setattr__(bundle, "view", counting)
        return bundle

    monkeypatch.setattr(registry, "load", load)
    return made


async def test_one_view_is_made_of_what_all_see_alike(house: House, counted: list[int]) -> None:
    made = await house.table("me Anna", "open", "here Carl", game="hansa")
    bea = await house.join(made["invite"], 1, "Bea")
    async with contextlib.AsyncExitStack() as stack:
        tokens = [made["token"], bea, made["watch"], made["watch"]]
        guests = [await stack.enter_async_context(house.visit(token)) for token in tokens]
        anna = guests[0]
        while not all(player["online"] for player in anna.last["players"]):
            await anna.get()
        before = anna.last["ply"]
        counted.clear()
        await guests[anna.last["asked"] % 2].send(do=options(guests)[0], seat=anna.last["asked"], ply=before)
        for guest in guests:
            while guest.last["ply"] == before:
                await guest.get()
        # One for the message; others only for steps, one for each event but the last.
        steps = sum(len(line.get("steps", ())) for line in anna.last["log"])
        assert len(counted) == 1 + steps
        views = [guest.last["view"] for guest in guests]
        assert all(view == views[0] for view in views)
        assert [guest.last["eyes"] for guest in guests[2:]] == [None, None]


def options(guests: Sequence[Any]) -> list[str]:
    return next(guest.last["options"] for guest in guests if "options" in guest.last)


async def test_one_message_is_encoded_for_all_and_each_gets_his_own_ends(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[object] = []

    def counting(message: object) -> bytes:
        made.append(message)
        return encode(message)

    monkeypatch.setattr(telling, "encode", counting)
    table = await house.table("me Anna", "open", "open", game="hansa")
    links = [table["token"], *[await house.join(table["invite"], seat, "B") for seat in (1, 2)], table["watch"]]
    async with contextlib.AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(house.visit(link)) for link in links]
        for guest in guests[:-1]:
            while not all(player["online"] for player in guest.last["players"]):
                await guest.get()
        made.clear()
        asked = guests[0].last["asked"]
        await guests[asked].do(guests[asked].last["options"][0])
        for guest in guests:
            if guest is not guests[asked]:
                await guest.get()
        assert [type(message).__name__ for message in made] == ["Now", "Own"]
    assert [guest.last["eyes"] for guest in guests] == [0, 1, 2, None]
    assert ["options" in guest.last for guest in guests] == [seat == guests[0].last["asked"] for seat in range(4)]
    told = [{name: guest.last[name] for name in guest.last if name not in OWN} for guest in guests]
    assert all(one == told[0] for one in told)


def test_what_is_joined_to_a_message_is_declared_in_it() -> None:
    assert Own.__annotations__.items() <= Now.__annotations__.items()
    assert Now.__struct_fields__[0] == "eyes"


async def test_an_answer_is_finished_though_its_socket_breaks_while_the_store_writes(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await house.table("me Anna", "here Bea")
    begun, go_on = asyncio.Event(), asyncio.Event()
    append = Store.append

    async def slow(self: Store, table: str, count: int, rows: Sequence[Row], *more: Any) -> None:
        begun.set()
        await go_on.wait()
        await append(self, table, count, rows, *more)

    async with house.visit(made["watch"]) as watcher:
        async with house.visit(made["token"]) as anna:
            await watcher.get()
            monkeypatch.setattr(Store, "append", slow)
            await anna.send(do="show c2", seat=0, ply=4)
            await begun.wait()
            anna.socket.transport.abort()
        go_on.set()
        assert (await watcher.get())["ply"] == 5
        assert (await watcher.get())["players"][0]["online"] is False
    async with house.visit(made["token"]) as anna:
        assert [line["text"] for line in anna.last["log"]][-1] == "show c2"


async def test_a_position_of_the_past_is_another_after_it_was_taken_back(house: House) -> None:
    made = await house.table("me Anna", "here Bea")
    async with house.visit(made["token"]) as anna:
        await anna.do("show c2")
        await anna.do("show c4")
        first, early = await anna.ask(at=5, id=1), await anna.ask(at=4, id=2)
        assert first["view"]["players"][0]["shown"] == ["c2"]
        await anna.ask(undo=4, ply=6)
        await anna.do("show c4")
        assert (await anna.ask(at=5, id=3))["view"]["players"][0]["shown"] == ["c4"]
        assert await anna.ask(at=4, id=2) == early


async def test_looking_back_rests_in_proportion(monkeypatch: pytest.MonkeyPatch) -> None:
    now, rests = [100.0], list[float]()

    async def sleep(seconds: float) -> None:
        rests.append(seconds)
        now[0] += seconds

    monkeypatch.setattr("hanse.server.past.time.monotonic", lambda: now[0])
    monkeypatch.setattr("hanse.server.past.asyncio.sleep", sleep)
    lane = Past()
    for took in (0.25, 0.5, 0.0):
        async with lane.turn():
            now[0] += took
    assert rests == [REST * 0.25, REST * 0.5]


def test_secret_answers_are_found_again_after_some_were_taken_back() -> None:
    match: Match[State] = Match(registry.load("luebeck", seats=3), 5)
    secrets = sight.Secrets()
    for _ in range(40):
        match.submit(match.asked, match.options()[-1])
        secrets.until(match, match.ply)
    schema = match.bundle.schema
    truth = [ply for ply in range(match.ply) if not schema.knows(match.events[ply], WATCHER)]
    assert secrets.until(match, match.ply) == truth
    half = truth[len(truth) // 2]
    assert secrets.until(match, half) == truth[: len(truth) // 2]
    secrets.take_back(half)
    assert secrets.until(match, match.ply) == truth
