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


@pytest.mark.rule("ME-1.7")
def test_the_other_conditions_of_the_only_player() -> None:
    colours = "livestock grain iron ham vegetables fabric plums citrus"
    assert position(buildings={0: "g22"}, goods={0: colours}).parts[0]["buildings"] == 11
    assert position(buildings={0: "g22"}, goods={0: colours, 1: colours}).parts[0]["buildings"] == 0
    assert position(buildings={0: "g25"}, goods={0: "wine×6"}).parts[0]["buildings"] == 10
    assert position(buildings={0: "g24"}, goods={0: "plums wine citrus spice"}).parts[0]["buildings"] == 10
    assert position(buildings={0: "g26"}, goods={0: "muskets saltpeter iron"}).parts[0]["buildings"] == 0


@pytest.mark.rule("ME-10.7", "ME-R52")
def test_every_place_is_decided_like_the_first() -> None:
    def places(time: tuple[int, ...]) -> tuple[int, ...]:
        contracts = {0: "c03-01", 1: "c05-01", 2: "c03-02", 3: "c03-03"}
        stack: list[Any] = [["over", "over"]]
        scene = position(contracts=contracts, time=time, ending="peace", left=0, place="russia", stack=stack)
        return scene.match.bundle.outcome(scene.match.state).places

    assert places((1, 0, 2, 0)) == (3, 1, 2, 4)
    assert places((1, 0, 1, 0)) == (2, 1, 2, 4), "what nothing tells apart shares a place"
