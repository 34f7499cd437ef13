"""HA-4 to HA-6, HA-10, HA-13: the order of a turn, the ship, taxes, taking back."""

from __future__ import annotations

import pytest

from hanse.games.hansa.tests.scene import position


@pytest.mark.rule("HA-6.3", "HA-6.4", "HA-6.8", "HA-7.3")
@pytest.mark.scenario("HA-S07")
def test_three_purchases_on_one_voyage() -> None:
    scene = position(
        ship="luebeck",
        talers=(6, 3, 3),
        ware={"luebeck": "blue-1", "aalborg": "blue-2 green-1", "danzig": "orange-3"},
    )
    scene.play("buy luebeck blue-1", "move aalborg", "buy aalborg green-1", "move copenhagen", "move danzig")
    scene.play("buy danzig orange-3")
    assert scene.talers[0] == 0
    assert scene.players[0]["open"] == ["orange-3", "blue-1", "green-1"]


@pytest.mark.rule("HA-6.5")
@pytest.mark.scenario("HA-S08")
def test_the_ship_follows_the_arrows() -> None:
    scene = position(ship="copenhagen")
    assert scene.options("move") == ["toensberg", "luebeck", "danzig"]
    for city in ("aalborg", "kalmar", "stockholm", "reval", "riga", "copenhagen"):
        assert scene.refusal(f"move {city}") == ("HA-6.5", "no-arrow")


@pytest.mark.rule("HA-6.6", "HA-6.5")
@pytest.mark.scenario("HA-S09")
def test_the_overland_route_costs_a_taler_like_any_other() -> None:
    scene = position(ship="toensberg", talers=(1, 0, 0))
    assert scene.refusal("move aalborg") == ("HA-6.5", "no-arrow")
    scene.play("move stockholm")
    assert scene.talers[0] == 0
    assert scene.view["ship"] == "stockholm"


@pytest.mark.rule("HA-6.5", "HA-R18")
@pytest.mark.scenario("HA-S10")
def test_without_a_taler_the_ship_stays_but_what_is_free_can_be_done() -> None:
    scene = position(ship="kalmar", talers=(0, 0, 0), ware={"kalmar": "blue-2"}, booths={"kalmar": "0×1"})
    assert scene.refusal("move copenhagen") == ("HA-6.5", "no-fare")
    scene.play("buy kalmar blue-2")
    assert scene.players[0]["open"] == ["blue-2"]


@pytest.mark.rule("HA-6.2", "HA-6.7", "HA-R28")
@pytest.mark.scenario("HA-S11")
def test_one_action_per_visit_and_again_after_coming_back() -> None:
    scene = position(ship="luebeck", talers=(4, 0, 0), ware={"luebeck": "blue-2"}, open={0: "green-1"})
    scene.play("buy luebeck blue-2")
    assert scene.refusal("build green-1") == ("HA-6.2", "one-action")
    scene.play("move aalborg", "move copenhagen", "move luebeck", "build green-1")
    assert scene.talers[0] == 0
    assert scene.players[0]["booths"] == {"luebeck": 1}


@pytest.mark.rule("HA-R26")
@pytest.mark.scenario("HA-S12")
def test_moving_without_acting_is_allowed() -> None:
    scene = position(ship="copenhagen", talers=(3, 0, 0)).play("move danzig", "end")
    assert scene.talers[0] == 2
    assert scene.view["ship"] == "danzig"


@pytest.mark.rule("HA-R27", "HA-4.1", "HA-4.2")
@pytest.mark.scenario("HA-S13")
def test_doing_nothing_is_allowed() -> None:
    scene = position(turn=2, talers=(0, 3, 3), ware={"danzig": "blue-1"}).play("end")
    assert (scene.asked, scene.question) == (0, "fill")
    assert scene.talers[0] == 3
    scene.play("leave", "end")
    assert scene.talers[0] == 3
    assert scene.events("taxed") == []


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


@pytest.mark.rule("HA-7.2", "HA-7.5", "HA-8.1")
@pytest.mark.scenario("HA-S46")
@pytest.mark.parametrize(("before", "after"), [(3, 1), (2, 0)])
def test_a_whole_turn(before: int, after: int) -> None:
    scene = position(
        seats=3,
        turn=0,
        phase="fill",
        ship="copenhagen",
        talers=(before + 3, 0, 0),
        open={0: "green-3"},
        booths={"copenhagen": "1×2 0×1", "toensberg": "0×3 2×1"},
        ware={"copenhagen": "blue-1", "toensberg": "orange-1 orange-2", "riga": "blue-2 blue-2"},
    )
    scene.play("fill", "buy copenhagen blue-1", "move toensberg", "buy toensberg orange-2")
    scene.play("move stockholm", "move reval", "build green-3", "end")
    assert scene.talers[:2] == [after, 1 + 3]
    assert scene.players[0]["open"] == ["orange-2", "blue-1"]
    assert scene.events("taxed") == []
    assert scene.events("gave") == []


@pytest.mark.rule("HA-10.1")
@pytest.mark.scenario("HA-S47")
@pytest.mark.parametrize(("before", "kept"), [(0, 3), (2, 3)])
def test_who_does_nothing_keeps_three_talers(before: int, kept: int) -> None:
    scene = position(turn=0, talers=(before + 3, 0, 0)).play("end")
    assert scene.talers[0] == kept
    paid = scene.events("taxed")
    assert [event["talers"] for event in paid] == ([before] if before else [])


@pytest.mark.rule("HA-10.1", "HA-R29")
@pytest.mark.scenario("HA-S48")
def test_exactly_the_surplus_is_given_up_and_the_player_chooses() -> None:
    hand = "orange-1 orange-2 blue-1 blue-2 green-3"
    scene = position(talers=(5, 0, 0), open={0: hand}, sold={0: "yellow-3"}).play("end")
    assert scene.talers[0] == 3
    assert (scene.asked, scene.question) == (0, "tax")
    assert scene.refusal("give yellow-1") == ("HA-10.1", "not-your-tile")
    assert scene.refusal("give yellow-3") == ("HA-9.4", "not-your-tile")
    assert scene.refusal("end") == ("HA-10.1", "not-now")
    scene.play("give orange-1", "give blue-1")
    assert scene.players[0]["open"] == ["orange-2", "blue-2", "green-3"]
    # Nothing more can be given: the next player is asked.
    assert scene.asked == 1


@pytest.mark.rule("HA-10.1")
def test_tiles_that_are_all_alike_are_not_asked_for() -> None:
    scene = position(open={0: "orange-2 orange-2 orange-2 orange-2"}).play("end")
    assert scene.players[0]["open"] == ["orange-2"] * 3
    assert scene.asked == 1


@pytest.mark.rule("HA-10.2")
@pytest.mark.scenario("HA-S49")
def test_nobody_is_taxed_in_another_ones_turn() -> None:
    hand = {1: "orange-1 orange-2 blue-1 blue-2"}
    scene = position(turn=0, talers=(3, 5, 0), open=hand, ware={"riga": "blue-2"}).play("end")
    assert scene.talers[1] == 5 + 3
    assert len(str(scene.players[1]["open"]).split(",")) == 4


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
