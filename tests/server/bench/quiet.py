"""How long things take at a real server that has little to do."""

from __future__ import annotations

import random
import sys
import tempfile
import time
from collections.abc import Awaitable
from contextlib import AsyncExitStack
from pathlib import Path

from tests.server.house import House, Message, Visitor
from tests.server.process import running

MOVE = 300


def show(what: str, seconds: list[float]) -> None:
    ordered = sorted(seconds)
    middle, late = ordered[len(ordered) // 2], ordered[int(len(ordered) * 0.95)]
    sys.stdout.write(
        f"{what:44} median {1000 * middle:7.1f} ms   95 % {1000 * late:7.1f} ms   ({len(ordered)} times)\n"
    )


async def timed(into: list[float], doing: Awaitable[Message]) -> Message:
    began = time.perf_counter()
    got = await doing
    into.append(time.perf_counter() - began)
    return got


async def play(visitor: Visitor, until: int, answers: list[float], dice: random.Random) -> None:
    """On to that ply, at random, without hurrying to the end of turns."""
    while visitor.last["ply"] < until and not visitor.last["over"]:
        await timed(answers, visitor.do(dice.choice(visitor.last["options"])))


async def long_game(house: House, game: str, answers: list[float], stack: AsyncExitStack) -> tuple[str, Visitor]:
    """A table that has come to move 300."""
    for seed in range(100):
        made = await house.table("me", "here", "here", game=game, seed=seed)
        visitor = await stack.enter_async_context(house.visit(made["token"]))
        await play(visitor, MOVE, answers, random.Random(seed))
        if not visitor.last["over"]:
            return made["token"], visitor
    raise SystemExit(f"no game of {game} has {MOVE} moves")


async def undo(visitor: Visitor, undos: list[float], answers: list[float], dice: random.Random) -> None:
    while len(undos) < 40 and not visitor.last["over"]:
        now = visitor.last
        if now["floor"]["ply"] < now["ply"]:
            await timed(undos, visitor.ask(undo=now["ply"] - 1, ply=now["ply"]))
            await timed(answers, visitor.do(dice.choice(visitor.last["options"])))
        else:
            await timed(answers, visitor.do(dice.choice(now["options"])))


async def main(game: str = "hansa") -> None:
    with tempfile.TemporaryDirectory() as folder:
        for what in ("first start until it listens", "second start"):
            began = time.perf_counter()
            async with running(Path(folder) / "bench.db"):
                show(what, [time.perf_counter() - began])
        async with running(Path(folder) / "bench.db", pace=1e6) as process, AsyncExitStack() as stack:
            answers: list[float] = []
            undos: list[float] = []
            token, visitor = await long_game(process.house, game, answers, stack)
            show("answer to the next view", answers)
            await undo(visitor, undos, answers, random.Random(1))
            show(f"undo to the new view, at move {visitor.last['ply']}", undos)
            looks: list[float] = []
            for ply in range(0, MOVE, 10):
                await timed(looks, visitor.ask(at=ply, id=ply))
            show("a position of the past", looks)
            whole: list[float] = []
            for _ in range(10):
                began = time.perf_counter()
                async with process.house.visit(token):
                    whole.append(time.perf_counter() - began)
            show("coming back: socket and whole history", whole)
            stories: list[float] = []
            for _ in range(5):
                await timed(stories, visitor.ask(story=1))
            show("the story of the points", stories)
