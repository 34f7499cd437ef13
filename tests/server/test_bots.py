"""Bots at a table: they finish games, and nothing that happens to them stops one."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace as replaced

from hanse.bots.allowance import SHARE, TURN
from hanse.core import record
from hanse.server import Settings
from hanse.server.thinkers import Answered, Task, Thinkers
from tests.server.house import House, Message, serving


async def finish(house: House, made: Message, seconds: float = 60) -> Message:
    """Watch until the end."""
    async with asyncio.timeout(seconds), house.visit(made["watch"]) as watcher:
        while not watcher.last["over"]:
            await watcher.get()
        return watcher.last


async def told(house: House, made: Message) -> str:
    return (await house.http.get(f"/api/tables/{made['watch']}/record")).text


async def test_bots_finish_a_game_by_themselves(house: House) -> None:
    made = await house.table("bot random", "bot greedy", "bot random")
    end = await finish(house, made)
    assert end["result"]["reason"] == "turns"
    assert [player["online"] for player in end["players"]] == [True] * 3
    assert "random answers" not in await told(house, made)  # nobody had to stand in


async def test_the_same_seed_gives_the_same_game(house: House) -> None:
    texts = []
    for _ in range(2):
        made = await house.table("bot random", "bot greedy", seed=11)
        await finish(house, made)
        texts.append(await told(house, made))
    assert texts[0] == texts[1]
    assert record.read(texts[0]).answers


async def test_a_person_and_a_bot_take_turns(house: House) -> None:
    made = await house.table("me Anna", "bot greedy")
    async with asyncio.timeout(30), house.visit(made["token"]) as anna:
        while not anna.last["over"]:
            if anna.last["asked"] == 0:
                await anna.do(anna.last["options"][-1])
            else:
                await anna.get()
    assert "random answers" not in await told(house, made)


async def test_people_can_follow_the_pace(settings: Settings) -> None:
    async with serving(replace(settings, pause=0.2)) as house:
        made = await house.table("me Anna", "bot random")
        async with house.visit(made["token"]) as anna:
            await anna.do("end")
            began = asyncio.get_running_loop().time()
            await anna.get()
            assert asyncio.get_running_loop().time() - began > 0.15


async def test_who_has_thought_for_long_in_a_turn_is_given_less_until_the_next(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on a machine where every answer takes two seconds."""
    given: list[tuple[int, float]] = []
    ask = Thinkers.ask

    async def slow(self: Thinkers, task: Task, hurried: asyncio.Event | None = None) -> Answered:
        assert task.ceiling is not None
        given.append((task.seat, task.ceiling))
        return replaced(await ask(self, task, hurried), seconds=2.0)

    monkeypatch.setattr(Thinkers, "ask", slow)
    made = await house.table("bot easy", "bot easy", game="hansa")
    async with asyncio.timeout(30), house.visit(made["watch"]) as watcher:
        while not watcher.last["over"]:
            await watcher.get()
    ceilings = [ceiling for _, ceiling in given]
    assert ceilings.count(TURN / SHARE) > 5  # turns
    assert min(ceilings) < TURN / SHARE
    for (last, before), (seat, now) in pairwise(given):
        if seat == last and now < before:
            assert now == pytest.approx(max(0.0, before - 2.0 / SHARE))


WORKERS = {
    "crashes": "import sys\nfor line in sys.stdin:\n    sys.exit(3)\n",
    "talks nonsense": "import sys\nfor line in sys.stdin:\n    print('hello', flush=True)\n",
    "answers what is not possible": 'import sys\nfor line in sys.stdin:\n    print(\'{"do": "fly"}\', flush=True)\n',
    "fails": 'import sys\nfor line in sys.stdin:\n    print(\'{"do": null, "error": "Oops"}\', flush=True)\n',
    "sleeps": "import sys, time\nfor line in sys.stdin:\n    time.sleep(600)\n",
    "closes its ears": "import sys, time\nsys.stdin.close()\ntime.sleep(600)\n",
}
SAID = {
    "crashes": "crashed",
    "talks nonsense": "crashed",
    "answers what is not possible": "answered what is not possible",
    "fails": "failed (Oops)",
    "sleeps": "took too long",
    "closes its ears": "took too long",
}


@pytest.mark.parametrize("what", WORKERS)
async def test_a_bot_that_fails_does_not_stop_the_table(settings: Settings, tmp_path: Path, what: str) -> None:
    script = tmp_path / "worker.py"
    script.write_text(WORKERS[what])
    ill = replace(settings, worker=(sys.executable, str(script)), patience=0.3)
    async with serving(ill) as house:
        made = await house.table("bot greedy", "bot greedy")
        end = await finish(house, made)
        assert end["over"]
        text = await told(house, made)
    remarks = [line for line in text.splitlines() if line.startswith("# seat 0")]
    assert len(remarks) == 3
    assert remarks[0].startswith("# seat 0: greedy ")
    assert remarks[0].endswith("; random answers")
    assert remarks[2].endswith("; random answers from now on")
    # A worker that is gone may be noticed while we still write to it, or while we wait for its answer.
    assert SAID[what] in remarks[0] or (what == "closes its ears" and "crashed" in remarks[0])


async def test_a_worker_that_cannot_start_does_not_stop_the_table(settings: Settings) -> None:
    async with serving(replace(settings, worker=("/no/such/program",))) as house:
        made = await house.table("bot greedy", "bot random")
        assert (await finish(house, made))["over"]


async def test_a_worker_killed_in_the_middle_is_replaced(settings: Settings) -> None:
    async with serving(replace(settings, workers=1)) as house:
        made = await house.table("me Anna", "bot greedy")
        killed = 0
        async with asyncio.timeout(30), house.visit(made["token"]) as anna:
            while not anna.last["over"]:
                if anna.last["asked"] == 0:
                    killed += kill_workers()
                    await asyncio.sleep(0.2)
                    await anna.do("end" if "end" in anna.last["options"] else anna.last["options"][0])
                else:
                    await anna.get()
        assert killed >= 1
        assert "random answers" not in await told(
            house, made
        )  # found dead before it was asked: a new one was started in its place


def kill_workers() -> int:
    """Kill -9 every worker that this process has started."""
    me = os.getpid()
    count = 0
    for entry in Path("/proc").iterdir():
        if not entry.name.isdigit():
            continue
        try:
            parent = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
            command = (entry / "cmdline").read_bytes()
        except OSError:
            continue
        if parent == me and b"worker.py" in command:
            os.kill(int(entry.name), signal.SIGKILL)
            count += 1
    return count


async def test_unknown_bots_and_commands_are_refused(house: House) -> None:
    for bot, says in (("deep", "no bot 'deep'"), ("cmd:touch /tmp/x", "no bot 'cmd:touch /tmp/x'")):
        seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
        answer = await house.http.post("/api/tables", json={"game": "purse", "seats": seats})
        assert answer.status_code == 400
        assert answer.json()["no"].startswith(says)
        assert "random" in answer.json()["no"]
