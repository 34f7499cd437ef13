"""How much later a watcher on another node sees a move: two nodes on a PostgreSQL started for it.

``scripts/bench server nodes``: from the answer's sending until the player has the
next view, until a watcher on the same node has it, and until one on the other node has it; in ms, median and 95 %.
"""

from __future__ import annotations

import asyncio
import statistics
import time

from tests.server.bench.load import goal, say
from tests.server.house import Visitor
from tests.server.postgres import running as postgres
from tests.server.process import running


async def seen(visitor: Visitor, ply: int, sent: float) -> float:
    while visitor.last["ply"] < ply:
        await visitor.get()
    return (time.perf_counter() - sent) * 1000


async def measure(url: str, answers: int) -> dict[str, list[float]]:
    out: dict[str, list[float]] = {
        "the player": [],
        "a watcher on the same node": [],
        "a watcher on the other node": [],
    }
    async with running(url, pace=10_000) as here, running(url, pace=10_000) as there:
        while len(out["the player"]) < answers:
            made = await here.house.table("me Anna", "here Bea", options={"long": True})
            async with (
                here.house.visit(made["token"]) as anna,
                here.house.visit(made["watch"]) as near,
                there.house.visit(made["watch"]) as far,
            ):
                while not anna.last["over"]:
                    ply = anna.last["ply"]
                    sent = time.perf_counter()
                    await anna.send(do=anna.last["options"][-1], seat=anna.last["asked"], ply=ply)
                    times = await asyncio.gather(*(seen(one, ply + 1, sent) for one in (anna, near, far)))
                    for times_of, one in zip(out.values(), times, strict=True):
                        times_of.append(one)
                    await asyncio.sleep(0.02)  # a quiet table: nothing else is under way
    return out


async def main(answers: int = 200) -> None:
    say("ms until an answer is seen, median and 95 %")
    with postgres() as server:
        found = await measure(server.database(), answers)
    lates = []
    for who, times in found.items():
        lates.append(statistics.quantiles(times, n=20)[-1])
        say(f"  {who:36} {statistics.median(times):7.1f} {lates[-1]:7.1f}  ({len(times)} answers)")
    goal("ms that the other node is later, 95 %", lates[-1] - lates[0], 50)
