"""ME-7 Joining."""

from __future__ import annotations

from typing import Any

import pytest

from hanse.games.merkator.tests.scene import position


@pytest.mark.rule("ME-7.1", "ME-7.2", "ME-7.3", "ME-7.4", "ME-7.5", "ME-R41")
@pytest.mark.scenario("ME-S54")
def test_joining_at_a_major_place() -> None:
    scene = position(
        time=(0, 2, 0, 0), bonus={1: "b11"}, contracts={1: "c04-07"}, goods={1: "grain fabric spice"},
        board=(1, 1, 1, 1, 1, 1, 2, 1),
    ).play("travel france")  # fmt: skip
    assert (scene.asked, scene.question) == (1, "join")
    scene.play("join")
    assert scene.time == [1, 1, 0, 0]
    assert scene.goods(1) == {"grain": 1, "vegetables": 1, "fabric": 1, "spice": 1}
    assert scene.board[6] == 0, "who joins takes nothing from the place"
    scene.play("fulfil c04-07")
    assert scene.goods(1) == {"vegetables": 1}
    assert len(scene.contracts(1)) == 2


@pytest.mark.rule("ME-7.2")
@pytest.mark.scenario("ME-S55")
def test_a_minor_place_costs_two() -> None:
    scene = position(time=(0, 1, 2, 0)).play("travel denmark")
    assert (scene.asked, scene.question) == (2, "join"), "with one marker nobody is asked"
    scene.play("join")
    assert scene.time == [3, 1, 0, 0]


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


@pytest.mark.rule("ME-R44", "ME-7.3", "ME-R42")
@pytest.mark.scenario("ME-S57")
def test_two_bonus_cards_give_one_cube_each() -> None:
    scene = position(time=(0, 2, 0, 0), bonus={1: "b05 b06"}).play("travel bohemia", "join")
    assert scene.goods(1) == {"coal": 1, "plums": 1}
    assert scene.asked == 1, "then it is seat 1's turn"


@pytest.mark.rule("ME-R33")
@pytest.mark.scenario("ME-S58")
def test_who_joins_may_exchange_what_is_left() -> None:
    scene = position(time=(0, 5, 0, 0), contracts={1: "c04-07"}, goods={1: "grain fabric"}, board=(1,) * 6 + (0, 1))
    scene.play("travel france", "join", "fulfil c04-07", "swap time spice")
    assert scene.time[1] == 0
    assert len(scene.contracts(1)) == 2


@pytest.mark.rule("ME-R43")
@pytest.mark.scenario("ME-S59")
def test_the_price_comes_too_late_for_this_turn() -> None:
    scene = position(time=(3, 1, 1, 0), contracts={0: "c04-07"}, goods={0: "grain fabric"}, board=(1,) * 6 + (0, 1))
    scene.play("travel france", "join", "join")
    assert scene.time == [5, 0, 0, 0]
    assert scene.question == "turn"
    assert scene.asked == 1


@pytest.mark.rule("ME-7.4", "ME-5.2")
@pytest.mark.scenario("ME-S60")
def test_joining_in_spain() -> None:
    scene = position(time=(1, 1, 0, 0), board=(1,) * 7 + (0,))
    supply = scene.view["chart"]["supply"]
    scene.play("travel spain", "join")
    assert scene.time == [1, 0, 0, 0]
    assert scene.view["chart"]["supply"] == supply + 1


@pytest.mark.rule("ME-7.5", "ME-R42", "ME-R45", "ME-R70")
def test_everybody_who_can_pay_is_asked_and_may_stay_also_in_the_final_round() -> None:
    scene = position(time=(0, 1, 1, 1), left=2, ending="peace", board=(1,) * 6 + (0, 1)).play("travel france")
    assert (scene.asked, scene.question) == (1, "join")
    scene.play("stay", "stay", "join")
    assert scene.time == [1, 1, 1, 0]
