"""ME-9 The final phase, ME-10 the score."""

from __future__ import annotations

from typing import Any

import pytest

from hanse.games.merkator.tests.scene import Scene, position

TEN = ("c10-02", "russia", "wine")


def play_round(scene: Scene) -> list[int]:
    """The seats that had a turn until the end; all travel to Russia and do nothing else."""
    seats = []
    while not scene.over():
        if scene.question == "turn":
            seats.append(scene.asked)
        scene.play(
            {"turn": "travel russia", "sort": "store ham", "join": "stay", "fulfil": "done"}.get(scene.question, "done")
        )
    return seats


@pytest.mark.rule("ME-9.1", "ME-9.2", "ME-R46")
@pytest.mark.scenario("ME-S61")
def test_the_peace_begins_the_final_round() -> None:
    scene = position(active=2, contracts={2: "c10-02"}, goods={2: "wine"}, cards=(TEN,), time=(1, 0, 0, 0))
    scene.play("travel russia", "store ham", "fulfil c10-02")
    assert scene.view["ending"] == "peace"
    assert (scene.asked, scene.question) == (0, "join"), "phase 4 as usual"
    scene.play("stay")
    assert play_round(scene) == [3, 0, 1, 2]
    assert scene.match.bundle.outcome(scene.match.state).reason == "peace"


@pytest.mark.rule("ME-R46")
@pytest.mark.scenario("ME-S62")
def test_a_joining_player_begins_the_same_final_round() -> None:
    scene = position(active=2, contracts={0: "c10-02"}, goods={0: "wine"}, cards=(TEN,), time=(1, 0, 0, 0))
    scene.play("travel russia", "store ham", "join", "fulfil c10-02")
    assert scene.view["ending"] == "peace"
    assert play_round(scene) == [3, 0, 1, 2]


@pytest.mark.rule("ME-9.4")
@pytest.mark.scenario("ME-S63")
def test_in_the_final_round_time_comes_from_the_supply() -> None:
    scene = position(rows=(0, 0, 0, 3, 6), ending="peace", left=3, goods={0: "ham"}, board=(0,) + (1,) * 7)
    supply = scene.view["chart"]["supply"]
    scene.play("travel hamburg")
    assert scene.view["chart"]["rows"] == [0, 0, 0, 3, 6]
    assert scene.view["chart"]["supply"] == supply - 2
    assert scene.time[0] == 2


@pytest.mark.rule("ME-9.5")
@pytest.mark.scenario("ME-S64")
def test_a_second_trigger_changes_nothing() -> None:
    scene = position(
        rows=(0, 0, 0, 0, 0), ending="chart", left=1, contracts={0: "c10-02"}, goods={0: "wine"}, cards=(TEN,)
    )
    scene.play("travel russia", "store ham", "fulfil c10-02")
    assert scene.view["ending"] == "chart"
    assert play_round(scene) == [1]
    assert "c14-01" in scene.contracts()


@pytest.mark.rule("ME-10.2", "ME-R50", "ME-R51")
@pytest.mark.scenario("ME-S65")
def test_five_contracts_in_full_the_rest_half() -> None:
    scene = position(contracts={0: "c14-01 c10-01 c09-01 c08-01 c07-01 c06-01 c03-01"})
    assert scene.parts[0] == {"office": 48, "beside": 4.5, "buildings": 0}
    assert scene.scores[0] == 52.5


@pytest.mark.rule("ME-R50")
@pytest.mark.scenario("ME-S66")
def test_fewer_than_five_all_count_in_full() -> None:
    assert position(contracts={0: "c09-01 c07-01 c04-01"}).scores[0] == 20


@pytest.mark.rule("ME-10.3", "ME-10.4", "ME-R53", "ME-R51")
@pytest.mark.scenario("ME-S67")
def test_the_same_goods_count_for_every_building() -> None:
    scene = position(
        goods={0: "iron×2 copper saltpeter fish_oil×3 fabric grain×4 wine"}, buildings={0: "g01 g03 g10 g12 g15"}
    )
    assert scene.seat()["worth"] == {"g01": 10, "g03": 7, "g10": 3.5, "g12": 3, "g15": 2}
    assert scene.parts[0]["buildings"] == 25.5


@pytest.mark.rule("ME-1.7", "ME-10.3")
@pytest.mark.scenario("ME-S68")
def test_as_the_only_player() -> None:
    assert position(buildings={0: "g23"}, time=(5, 4, 2, 0)).parts[0]["buildings"] == 9
    assert position(buildings={0: "g23"}, time=(5, 4, 5, 0)).parts[0]["buildings"] == 0
    assert position(buildings={0: "g23"}, time=(4, 0, 0, 0)).parts[0]["buildings"] == 0


@pytest.mark.rule("ME-1.7")
def test_the_other_conditions_of_the_only_player() -> None:
    colours = "livestock grain iron ham vegetables fabric plums citrus"
    assert position(buildings={0: "g22"}, goods={0: colours}).parts[0]["buildings"] == 11
    assert position(buildings={0: "g22"}, goods={0: colours, 1: colours}).parts[0]["buildings"] == 0
    assert position(buildings={0: "g25"}, goods={0: "wine×6"}).parts[0]["buildings"] == 10
    assert position(buildings={0: "g24"}, goods={0: "plums wine citrus spice"}).parts[0]["buildings"] == 10
    assert position(buildings={0: "g26"}, goods={0: "muskets saltpeter iron"}).parts[0]["buildings"] == 0


@pytest.mark.rule("ME-10.1", "ME-R49")
@pytest.mark.scenario("ME-S69")
def test_cubes_of_the_tile_are_placed_before_the_score() -> None:
    scene = position(buildings={0: "g04"}, tile={0: "danzig", 2: "russia"}, ending="peace", left=0, starter=1, active=0)
    scene.play("travel england", "store coal")
    assert (scene.asked, scene.question) == (2, "place"), "in turn order from the starting player"
    scene.play("done")
    assert (scene.asked, scene.question) == (0, "place")
    scene.play("unload grain")
    assert scene.over()
    assert scene.parts[0]["buildings"] == 2


@pytest.mark.rule("ME-1.9", "ME-10.5", "ME-10.6")
@pytest.mark.scenario("ME-S70")
def test_coins_bonus_cards_and_goods_are_worth_nothing() -> None:
    scene = position(coins=(15, 0, 0, 0), bonus={0: "b01 b02 b03"}, goods={0: "wine×8"}, ending="peace", left=0)
    scene.play("travel england", "store coal")
    assert scene.over()
    assert scene.parts[0] == {"office": 2, "beside": 0, "buildings": 0}
    built = position(buildings={0: "g04"}, goods={0: "wine×8"}, tile={0: "spain"}, ending="peace", left=0)
    built.play("travel england", "store coal")
    assert {o.split()[0] for o in built.match.options()} == {"unload", "done"}, "no exchange at the end"


@pytest.mark.rule("ME-10.7", "ME-R52")
@pytest.mark.scenario("ME-S71")
def test_ties_by_time_then_shared() -> None:
    for time, winners, tie in (((3, 1), (0,), "time"), ((3, 3), (0, 1), "shared")):
        scene = position(
            seats=2, active=1, ending="peace", left=0, time=time, contracts={0: "c09-01", 1: "c09-02"},
            board=(1, 1, 1, 1, 1, 0, 1, 1),
        ).play("travel england")  # fmt: skip
        while not scene.over():
            scene.play("stay")
        assert scene.scores == [9, 9]
        result = scene.match.bundle.outcome(scene.match.state)
        assert (result.winners, result.tiebreak) == (winners, tie)


@pytest.mark.rule("ME-10.7", "ME-R52")
def test_every_place_is_decided_like_the_first() -> None:
    def places(time: tuple[int, ...]) -> tuple[int, ...]:
        contracts = {0: "c03-01", 1: "c05-01", 2: "c03-02", 3: "c03-03"}
        stack: list[Any] = [["over", "over"]]
        scene = position(contracts=contracts, time=time, ending="peace", left=0, place="russia", stack=stack)
        return scene.match.bundle.outcome(scene.match.state).places

    assert places((1, 0, 2, 0)) == (3, 1, 2, 4)
    assert places((1, 0, 1, 0)) == (2, 1, 2, 4), "what nothing tells apart shares a place"
