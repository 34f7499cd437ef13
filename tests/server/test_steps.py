"""What each event changed is told with the log: exactly what those eyes would have seen, and to nobody else."""

from __future__ import annotations

import contextlib
import random
from itertools import pairwise
from typing import Any

import pytest

from hanse.core import registry
from hanse.core.match import Match
from hanse.core.model import OVER, WATCHER, Over, State
from hanse.core.patch import apply
from hanse.core.reading import View
from hanse.server import sight
from hanse.server.steps import MOST, STACK, Steps
from tests.server.house import House, Message, Visitor


def seen(match: Match[State], before: View, eyes: int) -> list[View]:
    """How it looked at each event but the last of those watched; where no question was open, as before."""
    views = [before]
    for moment in match.moments()[:-1]:
        between = moment.stack[-1].seat == OVER != match.asked
        views.append(views[-1] if between else match.bundle.view(moment, eyes))
    return [{key: value for key, value in view.items() if key != STACK} for view in views[1:]]


def followed(before: View, now: Message) -> list[View]:
    """What a page shows at each event but the last; nothing if it is not told."""
    views: list[View] = []
    for line in now["log"]:
        for patch in line.get("steps", ()):
            view = apply(patch, views[-1] if views else before)
            assert isinstance(view, dict)
            views.append(view)
    return views


def events(now: Message) -> list[dict[str, Any]]:
    return [event for line in now["log"] for event in line["events"]]


async def game(house: House, name: str, answers: int, seed: int) -> dict[int, list[Message]]:
    """What three players and a watcher hear in so many answers."""
    made = await house.table("me Anna", "open", "open", game=name, seed=seed)
    tokens = {0: made["token"], WATCHER: made["watch"]}
    for seat in (1, 2):
        tokens[seat] = await house.join(made["invite"], seat, f"Guest {seat}")
    dice = random.Random(seed)
    heard: dict[int, list[Message]] = {}
    async with contextlib.AsyncExitStack() as stack:
        visitors: dict[int, Visitor] = {}
        for eyes, token in tokens.items():
            visitors[eyes] = await stack.enter_async_context(house.visit(token))
        for visitor in visitors.values():
            await settled(visitor)
        for eyes, visitor in visitors.items():
            heard[eyes] = [visitor.last]
        for _ in range(answers):
            asked = visitors[0].last["asked"]
            if asked is None:
                break
            option = dice.choice(visitors[asked].last["options"])
            await visitors[asked].send(do=option, seat=asked, ply=visitors[asked].last["ply"])
            for eyes, visitor in visitors.items():
                heard[eyes].append(await visitor.get())
    return heard


async def settled(visitor: Visitor) -> None:
    """Everybody has come, and this visitor has heard of it."""
    while not all(player["online"] for player in visitor.last["players"]):
        await visitor.get()


@pytest.mark.parametrize(("name", "seed"), [("luebeck", 1), ("luebeck", 2), ("purse", 3), ("hansa", 4)])
async def test_the_steps_are_what_these_eyes_would_have_seen_at_each_event(house: House, name: str, seed: int) -> None:
    heard = await game(house, name, 60, seed)
    bundle = registry.load(name, seats=3)
    several = 0
    for eyes, messages in heard.items():
        match: Match[State] = Match(bundle, seed)
        for before, now in pairwise(messages):
            own = next(line for line in now["log"] if line["ply"] == before["ply"])
            text = own["text"] or next(
                line["text"] for other in heard.values() for m in other for line in m["log"]
                if line["ply"] == before["ply"] and line["text"]
            )  # fmt: skip
            match.watch()
            match.submit(match.asked, text)
            assert match.ply == now["ply"]
            views = followed(before["view"], now)
            if len(events(now)) > MOST:
                assert views == []
                continue
            several += len(views)
            shown = [{k: v for k, v in view.items() if k != STACK} for view in views]
            assert shown == seen(match, before["view"], eyes), (eyes, now)
    assert several > 0


async def test_no_step_shows_a_card_of_anothers_hand(house: House) -> None:
    heard = await game(house, "luebeck", 80, 5)
    for eyes, messages in heard.items():
        for before, now in pairwise(messages):
            for view in followed(before["view"], now):
                players = view["players"]
                assert isinstance(players, list)
                for seat, player in enumerate(players):
                    assert isinstance(player, dict)
                    assert (player["cards"] is None) == (seat != eyes), (eyes, seat, now)


async def test_the_last_event_has_no_step_and_a_single_one_none_at_all(house: House) -> None:
    heard = await game(house, "luebeck", 40, 6)
    counts = set()
    for now in heard[0][1:]:
        happened, steps = len(events(now)), sum(len(line.get("steps", ())) for line in now["log"])
        assert steps == max(0, happened - 1)
        assert all(line.get("steps") != [] for line in now["log"])
        counts.add(happened)
    assert {1, 2} <= counts


async def test_history_and_what_is_taken_back_have_no_steps(house: House) -> None:
    made = await house.table("me", "here", "here", game="hansa")
    async with house.visit(made["token"]) as visitor:
        for _ in range(12):
            await visitor.do(visitor.last["options"][0])
        while visitor.last["floor"]["ply"] == visitor.last["ply"]:
            await visitor.do(visitor.last["options"][0])
        async with house.visit(made["token"]) as newcomer:
            assert sum(len(line["events"]) for line in newcomer.last["log"]) > 10
            assert not any("steps" in line for line in newcomer.last["log"])
        now = await visitor.ask(undo=visitor.last["floor"]["ply"], ply=visitor.last["ply"])
        assert "cut" in now
        assert not any("steps" in line for line in now["log"])


async def test_people_who_share_a_screen_get_steps_only_where_all_see_the_same(house: House) -> None:
    for name, told in (("hansa", True), ("luebeck", False)):
        made = await house.table("me", "here", "here", game=name)
        async with house.visit(made["token"]) as visitor:
            turned = 0
            for _ in range(30):
                before = visitor.last
                await visitor.do(random.Random(before["ply"]).choice(before["options"]))
                now = visitor.last
                if now["eyes"] != before["eyes"] and 1 < len(events(now)) <= MOST:
                    turned += 1
                    assert any("steps" in line for line in now["log"]) == told
            assert turned > 0


def test_nothing_is_laid_open_while_no_question_is_on_the_stack() -> None:
    """A finished game is open. Between two questions the stack may look as if it were over."""
    match: Match[State] = Match(registry.load("luebeck", seats=3), 1)
    while match.question != "act" or "start new" not in match.options():
        match.submit(match.asked, match.options()[0])
    before, shown = match.ply, match.bundle.view(match.state, WATCHER)
    match.watch()
    match.submit(match.asked, "start new")
    (last,) = match.moments()
    between = match.game.clone(last)
    between.stack = [Over()]
    match._moments = [between, last]
    match.events[before] *= 2
    lines = [sight.log_line(match, before, WATCHER)]
    Steps(match, {WATCHER: shown}).add(lines, WATCHER, WATCHER)
    assert lines[0].steps == [[]]
