"""ME-11 The solo game."""

from __future__ import annotations

from typing import Any

import pytest

from hanse.games.merkator.tests.scene import Scene, fresh, position


def solo(**changes: Any) -> Scene:
    return position(**{"variant": "solo", "seats": 1, "coins": (0,), "time": (0,), **changes})


@pytest.mark.rule("ME-11.8", "ME-R55", "ME-11.1")
@pytest.mark.scenario("ME-S72")
def test_the_first_eight_is_open_in_turn_one() -> None:
    card = ("c07-04", "england", "wine")
    scene = solo(turn=1, contracts={0: "c07-04"}, goods={0: "wine"}, cards=(card,), board=(1, 1, 1, 1, 1, 0, 1, 1))
    scene.play("travel england", "fulfil c07-04")
    assert [c[:3] for c in scene.contracts()] == ["c07", "c08"]
    assert scene.view["solo"]["opened"][0] in scene.contracts()


@pytest.mark.rule("ME-11.8", "ME-11.9", "ME-11.6")
@pytest.mark.scenario("ME-S73")
def test_the_ninth_comes_in_turn_eight() -> None:
    card = ("c08-03", "england", "wine")
    setup: dict[str, Any] = {
        "contracts": {0: "c08-03"},
        "goods": {0: "wine"},
        "cards": (card,),
        "board": (1, 1, 1, 1, 1, 0, 1, 1),
    }
    seven = solo(turn=7, opened=6, **setup).play("travel england")
    assert seven.view["piles"]["8"]["top"] == "c08-07"
    assert seven.view["piles"]["9"]["top"] is None
    seven.play("fulfil c08-03")
    assert "c08-07" in seven.contracts()
    assert seven.view["piles"]["8"]["top"] == "c08-06", "the card below is known"
    eight = solo(turn=8, opened=7, **setup).play("travel england", "fulfil c08-03")
    assert [c[:3] for c in eight.contracts()] == ["c08", "c09"]


@pytest.mark.rule("ME-11.6", "ME-11.9", "ME-11.10")
@pytest.mark.scenario("ME-S74")
def test_the_peace_only_in_turn_seventeen() -> None:
    card = ("c10-02", "russia", "wine")
    setup: dict[str, Any] = {
        "contracts": {0: "c10-02"},
        "goods": {0: "wine"},
        "cards": (card,),
        "board": (1, 1, 1, 0, 1, 1, 1, 1),
    }
    scene = solo(turn=16, opened=15, **setup).play("travel russia")
    assert scene.view["piles"]["10"]["top"] == "c10-04"
    scene.play("fulfil c10-02")
    assert scene.contracts() == ["c10-02", "c10-04"]
    last = solo(turn=17, opened=16, **setup).play("travel russia", "fulfil c10-02")
    assert "c14-01" in last.contracts()
    assert last.over()


@pytest.mark.rule("ME-11.5", "ME-11.7", "ME-R13")
@pytest.mark.scenario("ME-S75")
def test_a_building_changes_the_bonus_cards() -> None:
    scene = solo(contracts={0: "c04-01 c06-01 c02-01"}, offer="g08 g09 g10 g12 b01 b02 b03 b04", manual=True)
    scene.play("buy g08", "spend c04-01", "spend c06-01", "close", "open g01")
    assert set(scene.options("open")) == {f"b{n:02}" for n in range(5, 17)}, "those that lay open are below"
    scene.play("open b05", "open b06", "open b07", "open b08")
    assert scene.view["bonus"]["open"] == ["b05", "b06", "b07", "b08"]
    assert scene.view["solo"]["under"] == {"b01": 1, "b02": 1, "b03": 1, "b04": 1}
    assert scene.coins == [0], "the surplus is lost"
    assert len([g for g in scene.view["buildings"]["open"] if g]) == 4


@pytest.mark.rule("ME-R57")
def test_two_buildings_change_them_twice() -> None:
    scene = solo(contracts={0: "c09-01 c08-01 c02-01"}, offer="g12 g13")
    scene.play("buy g12", "buy g13", "spend c09-01", "spend c08-01", "close")
    assert len(scene.events("returned")) == 2
    assert len([b for b in scene.view["bonus"]["open"] if b]) == 4
    few = solo(contracts={0: "c09-01 c02-01"}, offer="g12", bonus={0: " ".join(f"b{n:02}" for n in range(1, 14))})
    few.play("buy g12", "spend c09-01", "close")
    assert sorted(filter(None, few.view["bonus"]["open"])) == ["b14", "b15", "b16"], "the same cards come back"


@pytest.mark.rule("ME-11.10", "ME-R54", "ME-4.6", "ME-R13")
@pytest.mark.scenario("ME-S76")
def test_forced_investing_ends_before_turn_seventeen() -> None:
    six = "c02-01 c03-01 c04-01 c05-01 c06-01 c07-01"
    scene = solo(turn=16, opened=15, contracts={0: six})
    assert scene.refusal("travel danzig") == ("ME-4.6", "too-many-contracts")
    scene.play("sell c02-01")
    assert scene.coins == [0]
    assert scene.can("travel danzig")
    assert solo(turn=17, opened=16, contracts={0: six}).can("travel danzig")


@pytest.mark.rule("ME-11.1", "ME-11.10", "ME-11.11", "ME-R58")
@pytest.mark.scenario("ME-S77")
def test_seventeen_turns() -> None:
    scene = fresh("solo", 1)
    turns = 0
    while not scene.over():
        if scene.question == "turn":
            turns += 1
            assert turns <= 17
        answer = {"turn": "travel hamburg", "sort": "store muskets"}.get(scene.question, "done")
        scene.play(answer)
    assert turns == 17
    assert scene.time == [34]
    assert sum(scene.view["piles"][v]["rest"] for v in ("8", "9", "10", "14")) == 0
    assert scene.match.bundle.outcome(scene.match.state).reason == "turns"
    sheet = scene.match.bundle.sheet["numbers"]
    assert isinstance(sheet, dict)
    assert sheet["benchmarks"] == {"beginner": 55, "target": 60, "outstanding": 80}


@pytest.mark.rule("ME-11.11")
def test_alone_a_card_may_be_kept_and_nobody_joins() -> None:
    scene = solo(hand_card=True, offer="g18", time=(9,), board=(1,) * 6 + (0, 1)).play("keep g18", "travel france")
    assert scene.seat()["hand"] == {"kind": "building", "card": "g18"}
    assert scene.events("joined") == []
    assert scene.question == "turn"
    assert "keep" not in {text.split()[0] for text in solo().options()}


@pytest.mark.rule("ME-11.9")
def test_alone_the_discards_are_never_searched() -> None:
    card = ("c06-05", "england", "wine")
    setup: dict[str, Any] = {"goods": {0: "wine"}, "cards": (card,), "board": (1, 1, 1, 1, 1, 0, 1, 1)}
    sevens = " ".join(f"c07-0{n}" for n in range(1, 10))
    scene = solo(contracts={0: "c06-05"}, discards=sevens, tops="c06-02", **setup)
    scene.play("travel england", "fulfil c06-05")
    assert scene.contracts() == ["c06-02", "c06-05"]


@pytest.mark.rule("ME-R56")
def test_alone_there_may_be_no_reward() -> None:
    card = ("c10-02", "russia", "wine")
    scene = solo(
        turn=3, opened=2, contracts={0: "c10-02"}, goods={0: "wine"}, cards=(card,), board=(1, 1, 1, 0) + (1,) * 4
    )
    scene.play("travel russia", "fulfil c10-02")
    assert scene.contracts() == ["c10-02"]
    assert scene.events("no_reward") == [{"kind": "no_reward", "seat": "0"}]
