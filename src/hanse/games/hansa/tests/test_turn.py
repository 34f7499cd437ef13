"""HA-4 to HA-6, HA-10, HA-13: the order of a turn, the ship, taxes, taking back."""

from __future__ import annotations

import pytest

from hanse.games.hansa.tests.scene import position


@pytest.mark.rule("HA-4.1", "HA-4.2", "HA-10.3")
def test_play_goes_clockwise_and_each_turn_begins_with_income() -> None:
    scene = position(turn=1, talers=(0, 0, 0)).play("end")
    assert scene.asked == 2
    assert scene.events("income") == [{"kind": "income", "seat": "2", "talers": 3}]


@pytest.mark.rule("HA-4.1", "HA-4.2", "HA-10.3")
def test_a_turn_has_four_phases_and_then_the_left_neighbour_goes_on() -> None:
    scene = position(turn=2, talers=(0, 0, 0), open={0: "blue-1 blue-2 green-1 green-2"}, ware={"riga": "blue-3"})
    scene.play("end")
    assert (scene.asked, scene.question, scene.talers[0]) == (0, "fill", 3)
    scene.play("leave")
    assert (scene.asked, scene.question) == (0, "turn")
    scene.play("end")
    assert (scene.asked, scene.question) == (0, "tax")
    scene.play("give blue-1")
    assert (scene.asked, scene.question) == (1, "fill")


@pytest.mark.rule("HA-R35")
def test_the_bank_never_runs_out() -> None:
    scene = position(turn=2, talers=(22, 22, 22), ware={"riga": "blue-1"}).play("end")
    assert scene.talers[0] == 25


@pytest.mark.rule("HA-6.8")
def test_the_city_where_the_turn_begins_allows_an_action_whoever_acted_there_before() -> None:
    scene = position(acted=True, ware={"danzig": "blue-1"})
    assert scene.refusal("buy danzig blue-1") == ("HA-6.2", "one-action")
    scene.play("end", "leave", "buy danzig blue-1")
    assert scene.players[1]["open"] == ["blue-1"]


@pytest.mark.rule("HA-4.1")
def test_what_belongs_to_another_phase_is_not_asked_now() -> None:
    scene = position(ware={"danzig": "blue-1"})
    assert scene.refusal("leave") == ("HA-4.1", "not-now")
    assert scene.refusal("place riga") == ("HA-4.1", "not-now")
    assert scene.stale(1, "end")


@pytest.mark.rule("HA-6.1")
def test_actions_take_place_where_the_ship_is() -> None:
    scene = position(ship="danzig", ware={"riga": "blue-1", "danzig": "green-2"}, open={0: "green-3"})
    assert scene.refusal("buy riga blue-1") == ("HA-6.1", "ship-elsewhere")
    scene.play("build green-3")
    assert scene.players[0]["booths"] == {"danzig": 3}


@pytest.mark.rule("HA-10.1")
def test_tiles_that_are_all_alike_are_not_asked_for() -> None:
    scene = position(open={0: "orange-2 orange-2 orange-2 orange-2"}).play("end")
    assert scene.players[0]["open"] == ["orange-2"] * 3
    assert scene.asked == 1


@pytest.mark.rule("HA-10.2")
def test_the_limit_is_checked_when_the_own_turn_ends() -> None:
    scene = position(turn=0, talers=(3, 5, 0), open={1: "orange-1 orange-2 blue-1 blue-2"}, ware={"riga": "blue-2"})
    scene.play("end", "leave")
    assert (scene.asked, scene.question, scene.talers[1]) == (1, "turn", 8)
    scene.play("end")
    assert (scene.asked, scene.question, scene.talers[1]) == (1, "tax", 3)


@pytest.mark.rule("HA-R34")
def test_undo_goes_back_to_the_fill_but_not_past_it() -> None:
    scene = position(phase="fill", talers=(6, 0, 0), ship="copenhagen", ware={"danzig": "blue-1"}).play("fill")
    drawn = scene.match.ply
    assert scene.match.floor(0) == (drawn, "chance")
    scene.play("move danzig", "buy danzig blue-1")
    before = scene.view
    scene.match.undo(drawn + 1)
    assert scene.players[0]["open"] == []
    scene.play("buy danzig blue-1")
    assert scene.view == before
    scene.play("end")
    assert scene.match.floor(0).why == "final"


@pytest.mark.rule("HA-R34")
def test_undo_does_not_go_past_a_loss_another_has_chosen() -> None:
    scene = position(booths={"danzig": "0×1"}, open={0: "orange-1 orange-1", 1: "orange-1 orange-2"})
    scene.play("sell orange-1")
    assert scene.asked == 1
    scene.play("lose orange-1")
    assert scene.match.floor(0) == (scene.match.ply, "seat")
