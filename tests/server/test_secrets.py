"""Hidden information never leaves the server: whole games are played, and every byte a seat gets is searched."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import re
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from hanse.core import record, registry
from hanse.core.match import Match
from hanse.core.model import State
from tests.server.house import House, Visitor

CARD = re.compile(r"\bc[1-9]\b")


async def listen(visitor: Visitor, heard: list[str]) -> None:
    try:
        while True:
            heard.append(str(await visitor.socket.recv()))
    except ConnectionClosed:
        return


def known_to(match: Match[State], eyes: int) -> set[str]:
    """Cards that these eyes may know of up to now: those shown, and one's own."""
    known: set[str] = set()
    for events in match.events:
        for event in events:
            told = match.bundle.schema.tell(event, eyes)
            if told.get("card") is not None:
                known.add(str(told["card"]))
    return known


@pytest.mark.parametrize("seed", [1, 2, 3])
async def test_no_message_names_a_card_somebody_may_not_know(house: House, seed: int) -> None:
    made = await house.table("me Anna", "open", "bot greedy", seed=seed)
    bea_token = await house.join(made["invite"], 1, "Bea")
    tokens = {0: made["token"], 1: bea_token, -4: made["watch"]}
    heard: dict[int, list[str]] = {eyes: [] for eyes in tokens}
    visitors: dict[int, Visitor] = {}
    dice = random.Random(seed)
    async with contextlib.AsyncExitStack() as stack:
        for eyes, token in tokens.items():
            visitors[eyes] = await stack.enter_async_context(house.visit(token))
            heard[eyes].append(json.dumps(visitors[eyes].last))
        listening = [asyncio.create_task(listen(v, heard[eyes])) for eyes, v in visitors.items()]
        await play(visitors, heard, dice)
    await asyncio.gather(*listening)
    whole = record.read((await house.http.get(f"/api/tables/{made['watch']}/record")).text)
    bundle = registry.load("purse", "base", 3)
    for eyes, messages in heard.items():
        for raw in messages:
            message = json.loads(raw)
            if message["type"] != "now" or message["over"]:
                continue
            match = Match(bundle, whole.seed, manual=True)
            match.replay(whole.answers[: message["ply"]])
            unseen = set(message["view"].pop("unseen")) | unseen_in_steps(message)
            named = set(CARD.findall(json.dumps(message)))
            assert named <= known_to(match, eyes), (eyes, raw)
            # Taken together, the unseen are every card whose place these eyes do not know: nothing to subtract.
            assert not unseen & (known_to(match, eyes) - dropped(match, eyes)), (eyes, raw)


def unseen_in_steps(message: dict[str, Any]) -> set[str]:
    """Take the heap of unseen cards out of the steps, as it is taken out of the view."""
    found: set[str] = set()
    for line in message["log"]:
        for patch in line.get("steps", ()):
            heap = [change for change in patch if change[0][0] == "unseen"]
            found.update(CARD.findall(json.dumps(heap)))
            patch[:] = [change for change in patch if change not in heap]
    return found


def dropped(match: Match[State], eyes: int) -> set[str]:
    told = (match.bundle.schema.tell(event, eyes) for events in match.events for event in events)
    return {str(event["card"]) for event in told if event["kind"] == "dropped" and event["card"] is not None}


async def play(visitors: dict[int, Visitor], heard: dict[int, list[str]], dice: random.Random) -> None:
    """Anna and Bea answer at random until the game is over, with a wrong click and a question now and then."""
    answered = -1
    async with asyncio.timeout(60):
        while True:
            await asyncio.sleep(0.005)
            nows: list[dict[str, Any]] = [m for raw in heard[0] if (m := json.loads(raw))["type"] == "now"]
            now = nows[-1]
            if now["over"]:
                return
            asked = now["asked"]
            if asked not in (0, 1) or now["ply"] <= answered:
                continue
            mine = [m for raw in heard[asked] if (m := json.loads(raw))["type"] == "now"][-1]
            if mine["ply"] != now["ply"]:
                continue
            answered = now["ply"]
            await visitors[1 - asked].send(why=f"show c{dice.randint(1, 9)}", id=1)
            await visitors[1 - asked].send(at=dice.randint(0, now["ply"]), id=2)
            await visitors[asked].send(do=dice.choice(mine["options"]), seat=asked, ply=now["ply"])


async def test_people_who_share_a_screen_do_not_read_in_the_log_what_the_other_was_told(house: House) -> None:
    made = await house.table("me Anna", "here Bea", "here Carl", game="luebeck")

    def dealt(log: dict[int, Any], seat: int) -> list[object]:
        told = [event for line in log.values() for event in line["events"] if event["kind"] == "dealt"]
        return [event["card"] for event in told if event["seat"] == str(seat)]

    async with house.visit(made["token"]) as visitor:
        log: dict[int, Any] = {}
        seen = set()
        for _ in range(8):
            now = visitor.last
            log.update({line["ply"]: line for line in now["log"]})
            for seat in range(3):
                cards = dealt(log, seat)
                assert [card is not None for card in cards] == [seat == now["eyes"]] * 3, (now["eyes"], seat, cards)
            seen.add(now["eyes"])
            await visitor.do(now["options"][0])
        assert len(seen) == 3
