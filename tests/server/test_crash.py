"""Kill -9 in the middle of play: every answer that was acknowledged is there after the restart."""

from __future__ import annotations

import asyncio
import random
import signal
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.house import House
from tests.server.process import running

Log = list[dict[str, Any]]


async def play_on(house: House, token: str, log: Log, dice: random.Random) -> None:
    """Answer at random, now and then take back, and keep what was acknowledged, until the server is gone."""
    kept = -1
    try:
        async with house.visit(token) as visitor:
            log[:] = bare(visitor.last["log"])
            while not visitor.last["over"]:
                now = visitor.last
                floor = now["floor"]["ply"]
                if dice.random() < 0.1 and floor < now["ply"]:
                    kept = floor
                    got = await visitor.ask(undo=floor, ply=now["ply"])
                    kept = -1
                else:
                    got = await visitor.do(dice.choice(now["options"]))
                assert got["type"] == "now", got
                if "cut" in got:
                    del log[got["cut"] :]
                # What is secret comes again when somebody else looks at the screen.
                log += bare([line for line in got["log"] if line["ply"] >= len(log)])
    except (ConnectionClosed, OSError, EOFError):
        if kept >= 0:  # it wanted those back, and does not know whether it got them
            del log[kept:]


def bare(log: Log) -> Log:
    """Who answered and what happened; what is secret depends on which of the two looks."""
    return [{"ply": e["ply"], "seat": e["seat"], "kinds": [event["kind"] for event in e["events"]]} for e in log]


@pytest.mark.parametrize("game", ["purse", "hansa"])
async def test_every_acknowledged_answer_survives_kill_9(tmp_path: Path, game: str) -> None:
    db = tmp_path / "hanse.db"
    dice = random.Random(game)
    tokens: list[str] = []
    logs: list[Log] = []
    plies = 0
    for start in range(3):
        async with running(db) as process:
            house = process.house
            for token, log in zip(tokens, logs, strict=True):
                async with house.visit(token) as visitor:
                    # More may be stored than was acknowledged, if the kill came between the two; never less.
                    assert bare(visitor.last["log"])[: len(log)] == log
            for _ in range(2):
                more = {"options": {"long": True}} if game == "purse" else {}
                made = await house.table("me Anna", "here Bea", game=game, seed=dice.randrange(1000), **more)
                tokens.append(made["token"])
                logs.append([])
            playing = [
                asyncio.create_task(play_on(house, token, log, random.Random(start)))
                for token, log in zip(tokens, logs, strict=True)
            ]
            enough = plies + dice.randrange(20, 60)
            for _ in range(400):
                if sum(map(len, logs)) >= enough:
                    break
                await asyncio.sleep(0.02)
            await process.kill()
            await asyncio.gather(*playing)
            plies = sum(map(len, logs))
    assert plies > 50, "too little was played to prove anything"
    check = sqlite3.connect(db)
    assert check.execute("pragma integrity_check").fetchone() == ("ok",)
    check.close()


async def test_a_server_told_to_stop_says_goodbye(tmp_path: Path) -> None:
    async with running(tmp_path / "hanse.db") as process:
        made = await process.house.table("me Anna", "bot random")
        async with process.house.visit(made["token"]) as anna:
            await anna.do("show c2")
            process.process.send_signal(signal.SIGTERM)
            async with asyncio.timeout(5):
                await anna.socket.wait_closed()
            assert anna.socket.close_code == 1012  # service restart: a page comes back
        async with asyncio.timeout(5):
            await process.process.wait()
    async with running(tmp_path / "hanse.db") as process, process.house.visit(made["token"]) as anna:
        assert anna.last["ply"] == 5
        assert anna.last["log"][-1]["text"] == "show c2"
