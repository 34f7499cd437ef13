"""Several nodes on one PostgreSQL: one table, whoever looks at it from where."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from hanse.core import registry
from hanse.core.entry import Change
from hanse.server import Settings
from hanse.server.store import Store, leases
from hanse.server.store.notices import MOST, Notice, payloads, read
from hanse.server.store.schema import history
from hanse.server.thinkers import Answered, Task, Thinkers
from tests.server.house import House, Message, Visitor, serving
from tests.server.postgres import Postgres
from tests.server.process import Process, running
from tests.server.proxy import proxied


@pytest.fixture
def shared(settings: Settings, postgres: Postgres) -> Settings:
    """Settings of every node."""
    return replace(settings, db=postgres.database())


@contextlib.asynccontextmanager
async def two(settings: Settings) -> AsyncIterator[tuple[House, House]]:
    async with serving(settings) as one, serving(settings) as other:
        yield one, other


async def until(visitor: Visitor, ply: int) -> Message:
    """What a visitor is told once the table has come so far."""
    while visitor.last["ply"] != ply:
        await visitor.get()
    return visitor.last


async def test_who_watches_on_another_node_sees_every_move(shared: Settings) -> None:
    async with two(shared) as (here, there):
        made = await here.table("me Anna", "here Bea")
        async with here.visit(made["token"]) as anna, there.visit(made["watch"]) as watcher:
            await anna.do("show c2")
            told = await until(watcher, 5)
            assert [line["text"] for line in told["log"]] == ["show c2"]
            await anna.ask(undo=4, ply=5)
            told = await until(watcher, 4)
            assert told["cut"] == 4
            await anna.do("show c4")
            assert [line["text"] for line in (await until(watcher, 5))["log"]] == ["show c4"]


async def test_players_on_two_nodes_take_turns(shared: Settings) -> None:
    async with two(shared) as (here, there):
        made = await here.table("me Anna", "open")
        async with here.visit(made["token"]) as anna:
            token = await there.join(made["invite"], 1, "Bea")
            while anna.last["players"][1]["name"] != "Bea":
                await anna.get()
            async with there.visit(token) as bea:
                seen = 0
                while not bea.last["over"]:
                    asked = (anna, bea)[bea.last["asked"]]
                    ply = bea.last["ply"]
                    await until(asked, ply)
                    now = await asked.do(asked.last["options"][-1], ply=ply)
                    while now["type"] != "now" or now["ply"] <= ply:
                        now = await asked.get()
                    await until(bea, now["ply"])
                    seen += 1
                assert seen > 5
                await until(anna, bea.last["ply"])
                assert anna.last["result"] == bea.last["result"]


async def test_who_is_on_another_node_is_there(shared: Settings) -> None:
    def online(visitor: Visitor) -> list[bool]:
        return [player["online"] for player in visitor.last["players"]]

    async with two(shared) as (here, there):
        made = await here.table("me Anna", "open")
        token = await here.join(made["invite"], 1, "Bea")
        async with here.visit(made["token"]):
            async with there.visit(made["watch"]) as watcher:
                while online(watcher) != [True, False]:  # she was there before
                    await watcher.get()
                async with here.visit(token):
                    while online(watcher) != [True, True]:
                        await watcher.get()
                while online(watcher) != [True, False]:
                    await watcher.get()
            assert (await there.http.get(f"/api/tables/{made['watch']}")).json()["players"][0]["online"] is True


async def test_of_two_answers_at_once_one_counts(shared: Settings) -> None:
    async with two(shared) as (here, there):
        made = await here.table("me Anna", "here Bea")
        async with here.visit(made["token"]) as one, there.visit(made["token"]) as other:
            for _ in range(8):
                ply = one.last["ply"]
                await until(other, ply)
                if one.last["over"]:
                    break
                text = one.last["options"][-1]
                for visitor in (one, other):
                    await visitor.send(do=text, seat=one.last["asked"], ply=ply)
                for visitor in (one, other):
                    await visitor.get()
                    while visitor.last["ply"] == ply:
                        await visitor.get()
                while await refused(one):
                    pass
                while await refused(other):
                    pass
                assert one.last["ply"] == other.last["ply"]


async def refused(visitor: Visitor) -> bool:
    """Whether something more was said, such as that an answer came too late."""
    return not await visitor.quiet(0.1)


async def test_a_table_of_older_rules_goes_on_everywhere(shared: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(shared) as house:
        made = await house.table("me Anna", "here Bea")
    found = registry.entry("purse")
    newer = replace(found, version=found.version + 1, changes=(Change(found.version + 1, {}, lambda setup: True),))
    monkeypatch.setattr(registry, "entry", lambda id, corrections=None: newer)
    async with (
        two(shared) as (here, there),
        here.visit(made["token"]) as anna,
        there.visit(made["watch"]) as watcher,
        there.visit(made["token"]) as other,
    ):
        assert "reading" in watcher.last
        now = await anna.ask(go_on=anna.last["ply"])
        assert "reading" not in now
        while "reading" in watcher.last:
            await watcher.get()
        while "reading" in other.last:
            await other.get()
        assert (await other.do("show c2"))["ply"] == 5
        await until(watcher, 5)
        await until(anna, 5)


async def test_bots_are_asked_once(shared: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: Counter[tuple[int, int]] = Counter()
    ask = Thinkers.ask

    async def counted(self: Thinkers, task: Task, hurried: asyncio.Event | None = None) -> Answered:
        asked[task.seat, task.dice] += 1
        return await ask(self, task, hurried)

    monkeypatch.setattr(Thinkers, "ask", counted)
    async with two(shared) as (here, there):
        made = await here.table("bot random", "bot greedy")
        async with here.visit(made["watch"]) as one, there.visit(made["watch"]) as other:
            while not (one.last["over"] and other.last["over"]):
                await asyncio.wait(
                    {asyncio.ensure_future(v.get()) for v in (one, other) if not v.last["over"]},
                )
    assert set(asked.values()) == {1}
    assert len(asked) > 5


async def test_bots_of_a_node_that_is_gone_are_played_by_another(
    shared: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "TERM", 0.6)
    async with serving(shared) as house:
        made = await house.table("me Anna", "bot random")
    gone = Store(shared.db)  # a node that has the bots and says nothing any more
    await gone.open()
    assert await gone.leases.take(made["table"])
    await gone.close()
    async with serving(shared) as house, house.visit(made["token"]) as anna:
        while anna.last["asked"] == 0:
            await anna.do(anna.last["options"][-1])
        async with asyncio.timeout(10):
            while not (anna.last["asked"] == 0 or anna.last["over"]):
                await anna.get()


async def test_a_node_goes_on_with_bots_that_nobody_looks_at(shared: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leases, "TERM", 0.6)
    slow = replace(shared, pause=60.0)
    async with serving(slow) as house:
        made = await house.table("bot random", "bot random")
    gone = Store(shared.db)
    await gone.open()
    assert await gone.leases.take(made["table"])
    await gone.close()
    async with serving(shared) as house, asyncio.timeout(20):
        store = Store(shared.db)
        while len({answer.seat for answer in (await store.load(made["table"])).record.answers}) < 3:  # noqa: ASYNC110
            await asyncio.sleep(0.1)
        await store.close()


def test_notices_fit_and_the_last_word_counts() -> None:
    notices = [Notice(f"table-{i % 800}", i) for i in range(1600)]
    said = list(payloads("node", [Notice("table-1", -1), *notices]))
    assert len(said) > 1
    assert max(map(len, said)) <= MOST
    heard = [notice for payload in said for notice in read(payload)[1]]
    assert sorted(heard) == sorted([Notice("table-1", -1), *(one for one in notices[800:] if one.table != "table-1")])
    assert {read(payload)[0] for payload in said} == {"node"}


# Nodes and the database die.

Log = list[dict[str, Any]]


def bare(log: Log) -> Log:
    """Who answered and what happened; what is secret depends on who looks."""
    return [{"ply": e["ply"], "seat": e["seat"], "kinds": [event["kind"] for event in e["events"]]} for e in log]


class Player:
    """Answers at random whenever asked, comes back whenever the socket breaks, and remembers what it was told."""

    def __init__(self, house: House, token: str, seed: int) -> None:
        self._house = house
        self._token = token
        self._dice = random.Random(seed)
        self.log: Log = []
        self.over = False
        self.broken = 0
        self.refusals = 0

    async def play(self) -> None:
        while not self.over:
            try:
                async with self._house.visit(self._token) as visitor:
                    # More may be stored than was told, if the end came between the two; never less.
                    assert bare(visitor.last["log"])[: len(self.log)] == self.log, "what was told is not there"
                    self.log = bare(visitor.last["log"])
                    await self._answer(visitor)
            except (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError):
                self.broken += 1
                await asyncio.sleep(0.05)

    async def _answer(self, visitor: Visitor) -> None:
        sent = -1
        while not visitor.last["over"]:
            now = visitor.last
            if "options" in now and sent != now["ply"]:
                sent = now["ply"]
                await visitor.send(do=self._dice.choice(now["options"]), seat=now["asked"], ply=sent)
            got = await self._get(visitor)
            if got["type"] == "no":
                self.refusals += 1
                sent = -1
                await asyncio.sleep(0.05)
            else:
                del self.log[got.get("cut", len(self.log)) :]
                self.log += bare([line for line in got["log"] if line["ply"] >= len(self.log)])
        self.over = True

    async def _get(self, visitor: Visitor) -> Message:
        while True:  # a bot may have died with its node
            try:
                return await visitor.get()
            except TimeoutError:
                continue


async def check(url: str, table: str, players: list[Player]) -> int:
    """Every row in its place, once; and nobody was told what is not there. How many answers there are."""
    store = Store(url)

    def numbers(connection: sa.Connection) -> list[int]:
        found = sa.select(history.c.n).where(history.c.table == table).order_by(history.c.n)
        return list(connection.scalars(found))

    there = await store.database.read(numbers)
    assert there == list(range(len(there)))
    answers = (await store.load(table)).record.answers
    await store.close()
    for player in players:
        told = [line["seat"] for line in player.log]
        assert told == [answer.who for answer in answers][: len(told)]
    return len(answers)


@contextlib.asynccontextmanager
async def playing(house: House, url: str, tables: int) -> AsyncIterator[list[Player]]:
    """Tables of two people and a bot, all of them through the proxy; when it is over, everything told is there."""
    ids: list[str] = []
    players: list[Player] = []
    for i in range(tables):
        made = await house.table("me Anna", "open", "bot random", options={"long": True}, seed=i)
        ids.append(made["table"])
        for token in (made["token"], await house.join(made["invite"], 1, "Bea")):
            players.append(Player(house, token, len(players)))
    tasks = [asyncio.create_task(player.play()) for player in players]
    try:
        yield players
        for task in tasks:
            if task.done():
                task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for i, id in enumerate(ids):
        await check(url, id, players[2 * i : 2 * i + 2])


def done(players: list[Player]) -> bool:
    return all(player.over for player in players)


async def grow(players: list[Player], by: int) -> None:
    """Wait until they have been told so many more answers; or all games are over."""
    before = sum(len(player.log) for player in players)
    async with asyncio.timeout(60):
        while sum(len(p.log) for p in players) < before + by and not done(players):  # noqa: ASYNC110
            await asyncio.sleep(0.02)


ROUNDS = [pytest.param(2, id="some"), pytest.param(20, id="many", marks=pytest.mark.long)]


@pytest.mark.parametrize("rounds", ROUNDS)
async def test_nodes_are_killed_and_nothing_told_is_lost(postgres: Postgres, rounds: int) -> None:
    url = postgres.database()
    async with contextlib.AsyncExitStack() as stack:

        async def node() -> Process:
            return await stack.enter_async_context(running(url))

        nodes = [await node(), await node()]
        proxy, house = await stack.enter_async_context(proxied(*(one.house.port for one in nodes)))
        for turn in range(rounds):
            async with playing(house, url, 2) as players:
                await grow(players, 20)
                victim = turn % 2
                await nodes[victim].kill()
                await grow(players, 20)  # the other one carries all of them
                nodes[victim] = await node()
                proxy.ports[victim] = nodes[victim].house.port
                await grow(players, 10)
            assert sum(player.broken for player in players) > 0


@pytest.mark.parametrize("rounds", ROUNDS)
async def test_the_database_is_restarted_and_nothing_told_is_lost(postgres: Postgres, rounds: int) -> None:
    url = postgres.database()
    async with running(url) as one, running(url) as other, proxied(one.house.port, other.house.port) as (_, house):
        for _ in range(rounds):
            async with playing(house, url, 2) as players:
                await grow(players, 20)
                await asyncio.to_thread(postgres.stop, "immediate")
                await asyncio.sleep(0.2)
                refused = sum(player.refusals for player in players)
                await asyncio.to_thread(postgres.start)
                await grow(players, 20)
            assert sum(player.broken for player in players) == 0, "sockets stay"
            assert refused > 0 or done(players)


async def test_a_bot_is_hurried_by_whoever_plays_its_table(shared: Settings) -> None:
    """The node that has the lease waits for its pause; who is in a hurry is connected to the other one."""
    async with two(replace(shared, pause=600.0)) as (here, there):
        made = await here.table("bot easy", "me Anna")
        async with there.visit(made["token"]) as anna:
            assert anna.last["asked"] == 0
            async with asyncio.timeout(30):
                while anna.last["asked"] == 0:
                    await anna.send(hurry=anna.last["ply"])
                    with contextlib.suppress(TimeoutError):
                        async with asyncio.timeout(1.0):
                            await anna.get()
