"""The points from the start until now: what a page makes its chart of, and finds the moves behind a score with."""

from __future__ import annotations

import itertools

from tests.server.house import House, Message


async def _stand(house: House) -> tuple[list[Message], Message]:
    made = await house.table("me Anna", "here Bea", game="hansa")
    async with house.visit(made["token"]) as anna:
        for _ in range(12):
            await anna.do(anna.last["options"][0])
        story = await anna.ask(story=1)
        assert story["type"] == "story"
        return story["steps"], anna.last


async def test_the_story_begins_at_the_start_and_ends_with_the_points_now(house: House) -> None:
    steps, now = await _stand(house)
    assert steps[0]["ply"] == 0
    assert all(sum(parts.values()) == 0 for parts in steps[0]["parts"])
    assert steps[-1]["parts"] == now["parts"]


async def test_the_story_tells_only_changes(house: House) -> None:
    steps, now = await _stand(house)
    plies = [step["ply"] for step in steps]
    assert plies == sorted(set(plies))
    assert plies[-1] <= now["ply"]
    assert all(a["parts"] != b["parts"] for a, b in itertools.pairwise(steps))
    assert len(steps) > 3


async def test_the_story_keeps_secrets_until_the_end(house: House) -> None:
    made = await house.table("me Anna", "open")
    bea_token = await house.join(made["invite"], 1, "Bea")
    async with house.visit(made["token"]) as anna, house.visit(bea_token) as bea:
        await anna.get()
        await anna.do("show c2")
        await bea.get()
        none = {"shown": 0, "hand": 0}
        assert await bea.ask(story=1) == {
            "type": "story",
            "steps": [
                {"ply": 0, "parts": [none, none]},
                {"ply": 3, "parts": [none, {"shown": 0, "hand": 9}]},
                {"ply": 4, "parts": [none, {"shown": 0, "hand": 12}]},
                {"ply": 5, "parts": [{"shown": 2, "hand": 0}, {"shown": 0, "hand": 12}]},
            ],
        }
        for visitor, other in ((anna, bea), (bea, anna)) * 3:
            await visitor.do("end")
            await other.get()
        told = await bea.ask(story=1)
        assert told == await anna.ask(story=1)
        assert told["steps"][1] == {"ply": 1, "parts": [{"shown": 0, "hand": 4}, none]}
        assert told["steps"][-1]["parts"] == bea.last["result"]["parts"]
