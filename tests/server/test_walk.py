"""The data's walk: one message in, one out for everybody; what each seat gets is compared whole."""

from __future__ import annotations

from typing import Any

from tests.server.house import House

ANNA = {"seat": 0, "kind": "me", "name": "Anna", "bot": None, "online": True}
BEA = {"seat": 1, "kind": "open", "name": "Bea", "bot": None, "online": True}


def player(shown: list[str], cards: int, hand: list[str] | None = None) -> dict[str, Any]:
    return {"hand": hand, "cards": cards, "shown": shown}


async def test_each_seat_gets_its_own_whole_message(house: House) -> None:
    made = await house.table("me Anna", "open")
    bea_token = await house.join(made["invite"], 1, "Bea")
    async with house.visit(made["token"]) as anna, house.visit(bea_token) as bea:
        assert anna.last == {
            "type": "now",
            "ply": 4,
            "asked": 0,
            "question": "turn",
            "frame": {},
            "eyes": 0,
            "view": {
                "turns": 6,
                "dropped": 0,
                "players": [player([], 2, ["c2", "c4"]), player([], 2)],
                "unseen": ["c1", "c3", "c5", "c6", "c7", "c8", "c9"],
                "stack": [["over", "over"], ["turn", 0]],
            },
            "scores": [6, 0],
            "parts": [{"shown": 0, "hand": 6}, {"shown": 0, "hand": 0}],
            "over": False,
            "result": None,
            "players": [ANNA, {**BEA, "online": False}],
            "log": [
                {"ply": 0, "seat": "*", "text": "deal c4", "events": [{"kind": "dealt", "seat": "0", "card": "c4"}]},
                {"ply": 1, "seat": "*", "text": "deal c2", "events": [{"kind": "dealt", "seat": "0", "card": "c2"}]},
                {"ply": 2, "seat": "*", "text": None, "events": [{"kind": "dealt", "seat": "1", "card": None}]},
                {"ply": 3, "seat": "*", "text": None, "events": [{"kind": "dealt", "seat": "1", "card": None}]},
            ],
            "options": ["show c2", "show c4", "end"],
            "floor": {"ply": 4, "why": "chance"},
        }
        assert await anna.get() == {**anna.last, "players": [ANNA, BEA], "log": []}  # Bea has come

        assert await anna.do("show c2") == {
            **anna.last,
            "ply": 5,
            "view": {
                "turns": 6,
                "dropped": 0,
                "players": [player(["c2"], 1, ["c4"]), player([], 2)],
                "unseen": ["c1", "c3", "c5", "c6", "c7", "c8", "c9"],
                "stack": [["over", "over"], ["turn", 0]],
            },
            "parts": [{"shown": 2, "hand": 4}, {"shown": 0, "hand": 0}],
            "log": [
                {"ply": 4, "seat": 0, "text": "show c2", "events": [{"kind": "showed", "seat": "0", "card": "c2"}]}
            ],
            "options": ["show c4", "end"],
            "floor": {"ply": 4, "why": "chance"},
        }
        assert await bea.get() == {
            "type": "now",
            "ply": 5,
            "asked": 0,
            "question": "turn",
            "frame": {},
            "eyes": 1,
            "view": {
                "turns": 6,
                "dropped": 0,
                "players": [player(["c2"], 1), player([], 2, ["c3", "c9"])],
                "unseen": ["c1", "c4", "c5", "c6", "c7", "c8"],
                "stack": [["over", "over"], ["turn", 0]],
            },
            "scores": [2, 12],
            "parts": [{"shown": 2, "hand": 0}, {"shown": 0, "hand": 12}],
            "over": False,
            "result": None,
            "players": [ANNA, BEA],
            "log": [
                {"ply": 4, "seat": 0, "text": "show c2", "events": [{"kind": "showed", "seat": "0", "card": "c2"}]}
            ],
        }


async def test_an_off_turn_question_reaches_its_owner(house: House) -> None:
    made = await house.table("me Anna", "open")
    bea_token = await house.join(made["invite"], 1, "Bea")
    async with house.visit(made["token"]) as anna, house.visit(bea_token) as bea:
        await anna.get()
        await anna.do("end")
        await bea.get()
        await bea.do("show c9")
        got = await anna.get()
        assert (got["asked"], got["question"], got["eyes"]) == (0, "drop", 0)
        assert got["options"] == ["drop c2", "drop c4", "drop c5"]
        assert "options" not in bea.last
        await anna.do("drop c5")
        told = await bea.get()
        assert told["log"] == [
            {"ply": 7, "seat": 0, "text": None, "events": [{"kind": "dropped", "seat": "0", "card": None}]}
        ]
        assert (told["asked"], told["question"]) == (1, "turn")


async def test_a_game_ends_with_its_result(house: House) -> None:
    made = await house.table("me Anna", "here Bea")
    async with house.visit(made["token"]) as both:
        for _ in range(6):
            assert not both.last["over"]
            await both.do("end")
        now = both.last
        assert now["over"]
        assert now["asked"] is None
        assert now["question"] is None
        assert "options" not in now
        assert "floor" not in now
        assert now["result"]["reason"] == "turns"
        assert now["result"]["scores"] == [sum(parts.values()) for parts in now["result"]["parts"]]
        assert now["result"]["winners"] == [now["result"]["scores"].index(max(now["result"]["scores"]))]
        assert (await both.do("end", seat=0))["no"] == "stale"


async def test_coming_back_in_the_middle_gives_everything_again(house: House) -> None:
    made = await house.table("me Anna", "here Bea")
    async with house.visit(made["token"]) as before:
        await before.do("show c2")
        last = before.last
    async with house.visit(made["token"]) as after:
        assert {**after.last, "log": []} == {**last, "log": []}
        assert [line["ply"] for line in after.last["log"]] == [0, 1, 2, 3, 4]
        await after.do("end")
        assert after.last["asked"] == 1


async def test_two_tabs_of_one_seat_stay_together(house: House) -> None:
    made = await house.table("me Anna", "bot random")
    async with house.visit(made["token"]) as one, house.visit(made["token"]) as other:
        assert one.last == other.last
        await one.do("show c2")
        assert await other.get() == one.last


async def test_who_watches_sees_no_hand_and_may_not_answer(house: House) -> None:
    made = await house.table("me Anna", "here Bea")
    async with house.visit(made["watch"]) as watcher:
        assert watcher.last["eyes"] is None
        assert [player["hand"] for player in watcher.last["view"]["players"]] == [None, None]
        assert "options" not in watcher.last
        assert watcher.last["scores"] == [0, 0]
        got = await watcher.do("end", seat=0)
        assert got == {
            "type": "no", "no": "bad", "why": "seat 0 is not yours; yours: none, you are watching", "rule": None,
            "do": "end",
        }  # fmt: skip


async def test_positions_of_the_past_are_seen_with_the_same_eyes(house: House) -> None:
    made = await house.table("me Anna", "open")
    bea_token = await house.join(made["invite"], 1, "Bea")
    async with house.visit(made["token"]) as anna:
        first = anna.last
        await anna.do("show c2")
        await anna.do("end")
        async with house.visit(bea_token) as bea:
            await anna.get()
            got = await anna.ask(at=4, id=9)
            assert got == {
                "type": "at", "id": 9, "ply": 4, "asked": 0, "question": "turn", "frame": {}, "view": first["view"],
                "scores": first["scores"], "parts": first["parts"],
            }  # fmt: skip
            seen = await bea.ask(at=4, id=1)
            assert seen["view"]["players"][0] == {"hand": None, "cards": 2, "shown": []}
            dealing = await bea.ask(at=2, id=2)
            assert (dealing["asked"], dealing["question"], dealing["frame"]) == (None, "deal", {"seat": "1"})
            assert (await bea.ask(at=99, id=3))["why"] == "there is no ply 99; the last is 7"
