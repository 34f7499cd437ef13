"""Many at once."""

from __future__ import annotations

import asyncio
import contextlib
import random

from tests.server.house import House, Message, Visitor


async def test_fifty_sockets_at_one_table_see_the_same(house: House) -> None:
    made = await house.table("me Anna", "here Bea")
    async with contextlib.AsyncExitStack() as stack:
        players = [await stack.enter_async_context(house.visit(made["token"])) for _ in range(10)]
        watchers = [await stack.enter_async_context(house.visit(made["watch"])) for _ in range(40)]
        ply = players[0].last["ply"]
        # All ten tabs click at once: one click counts, nine are stale, and everybody sees one answer.
        await asyncio.gather(*(p.send(do="end", seat=0, ply=ply) for p in players))
        seen = await asyncio.gather(*(w.get() for w in watchers))
        assert all(message == seen[0] for message in seen)
        assert seen[0]["ply"] == ply + 2
        assert await watchers[0].quiet()
        told = [await until_pong(player) for player in players]
        assert sorted([message.get("no") for message in messages if message["type"] == "no"] for messages in told) == (
            [[]] + [["stale"]] * 9
        )


async def until_pong(visitor: Visitor) -> list[Message]:
    """Everything that was said before now."""
    await visitor.send(ping=1)
    heard = [await visitor.get()]
    while heard[-1]["type"] != "pong":
        heard.append(await visitor.get())
    return heard


async def test_fifty_tables_are_played_at_once(house: House) -> None:
    async def game(n: int) -> int:
        made = await house.table("me Anna", "here Bea", seed=n)
        dice = random.Random(n)
        async with house.visit(made["token"]) as visitor:
            while not visitor.last["over"]:
                await visitor.do(dice.choice(visitor.last["options"]))
            return int(visitor.last["ply"])

    plies = await asyncio.gather(*(game(n) for n in range(50)))
    assert min(plies) >= 10
    assert len(plies) == 50


async def test_who_does_not_read_does_not_hold_up_the_table(house: House) -> None:
    made = await house.table("me Anna", "here Bea", options={"long": True})
    async with house.visit(made["token"]) as anna, house.visit(made["watch"]):
        for _ in range(40):
            await act(anna)
        assert anna.last["ply"] >= 20


async def act(visitor: Visitor) -> None:
    """A step forward, or back where there is a way back."""
    now = visitor.last
    if now["floor"]["ply"] < now["ply"]:
        await visitor.ask(undo=now["floor"]["ply"], ply=now["ply"])
        await visitor.do("end" if now["ply"] < 20 else now["options"][0])
    elif not now["over"]:
        await visitor.do(now["options"][0])
