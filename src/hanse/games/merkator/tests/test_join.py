"""ME-7 Joining."""

from __future__ import annotations

from typing import Any

import pytest

from hanse.games.merkator.tests.scene import position


@pytest.mark.rule("ME-7.2")
def test_a_position_that_asks_who_cannot_pay_goes_on() -> None:
    stack = [["over", "over"], ["close", 0], ["join", 1, 9, 2]]
    assert position(place="denmark", stack=stack, time=(0, 1, 0, 0)).question == "turn"


@pytest.mark.rule("ME-7.1", "ME-7.6", "ME-16.3")
@pytest.mark.scenario("ME-S56")
def test_first_come_first_served_at_minor_places() -> None:
    setup: dict[str, Any] = {
        "place": "denmark", "phase": "fulfil", "time": (0, 2, 2, 0), "tops": "c04-09", "manual": True,
        "contracts": {1: "c03-08", 2: "c03-09"}, "goods": {1: "vegetables×2 livestock", 2: "wine×2 calfskin"},
    }  # fmt: skip
    scene = position(**setup)
    scene.play("join", "fulfil c03-08", "draw c04-02", "join", "fulfil c03-09")
    assert "c04-09" in scene.contracts(1)
    assert "c04-02" in scene.contracts(2)
    other = position(**setup).play("stay", "join", "fulfil c03-09")
    assert "c04-09" in other.contracts(2)


@pytest.mark.rule("ME-7.5", "ME-R42", "ME-R45", "ME-R70")
def test_everybody_who_can_pay_is_asked_and_may_stay_also_in_the_final_round() -> None:
    scene = position(time=(0, 1, 1, 1), left=2, ending="peace", board=(1,) * 6 + (0, 1)).play("travel france")
    assert (scene.asked, scene.question) == (1, "join")
    scene.play("stay", "stay", "join")
    assert scene.time == [1, 1, 1, 0]
