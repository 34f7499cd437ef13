"""HA-4 to HA-6, HA-10, HA-13: the order of a turn, the ship, taxes, taking back."""

from __future__ import annotations

import pytest

from hanse.games.hansa.tests.table import position


@pytest.mark.rule("HA-6.3", "HA-6.4", "HA-6.8", "HA-7.3")
@pytest.mark.scenario("HA-S07")
def test_three_purchases_on_one_voyage() -> None:
    table = position(
        ship="luebeck",
        talers=(6, 3, 3),
        ware={"luebeck": "blue-1", "aalborg": "blue-2 green-1", "danzig": "orange-3"},
    )
    table.play("buy luebeck blue-1", "move aalborg", "buy aalborg green-1", "move copenhagen", "move danzig")
    table.play("buy danzig orange-3")
    assert table.talers[0] == 0
    assert table.players[0]["open"] == ["orange-3", "blue-1", "green-1"]


@pytest.mark.rule("HA-6.5")
@pytest.mark.scenario("HA-S08")
def test_the_ship_follows_the_arrows() -> None:
    table = position(ship="copenhagen")
    assert table.options("move") == ["toensberg", "luebeck", "danzig"]
    for city in ("aalborg", "kalmar", "stockholm", "reval", "riga", "copenhagen"):
        assert table.refusal(f"move {city}") == ("HA-6.5", "no-arrow")


@pytest.mark.rule("HA-6.6", "HA-6.5")
@pytest.mark.scenario("HA-S09")
def test_the_overland_route_costs_a_taler_like_any_other() -> None:
    table = position(ship="toensberg", talers=(1, 0, 0))
    assert table.refusal("move aalborg") == ("HA-6.5", "no-arrow")
    table.play("move stockholm")
    assert table.talers[0] == 0
    assert table.view["ship"] == "stockholm"


@pytest.mark.rule("HA-6.5", "HA-R18")
@pytest.mark.scenario("HA-S10")
def test_without_a_taler_the_ship_stays_but_what_is_free_can_be_done() -> None:
    table = position(ship="kalmar", talers=(0, 0, 0), ware={"kalmar": "blue-2"}, booths={"kalmar": "0×1"})
    assert table.refusal("move copenhagen") == ("HA-6.5", "no-fare")
    table.play("buy kalmar blue-2")
    assert table.players[0]["open"] == ["blue-2"]


@pytest.mark.rule("HA-6.2", "HA-6.7", "HA-R28")
@pytest.mark.scenario("HA-S11")
def test_one_action_per_visit_and_again_after_coming_back() -> None:
    table = position(ship="luebeck", talers=(4, 0, 0), ware={"luebeck": "blue-2"}, open={0: "green-1"})
    table.play("buy luebeck blue-2")
    assert table.refusal("build green-1") == ("HA-6.2", "one-action")
    table.play("move aalborg", "move copenhagen", "move luebeck", "build green-1")
    assert table.talers[0] == 0
    assert table.players[0]["booths"] == {"luebeck": 1}


@pytest.mark.rule("HA-R26")
@pytest.mark.scenario("HA-S12")
def test_moving_without_acting_is_allowed() -> None:
    table = position(ship="copenhagen", talers=(3, 0, 0)).play("move danzig", "end")
    assert table.talers[0] == 2
    assert table.view["ship"] == "danzig"


@pytest.mark.rule("HA-R27", "HA-4.1", "HA-4.2")
@pytest.mark.scenario("HA-S13")
def test_doing_nothing_is_allowed() -> None:
    table = position(turn=2, talers=(0, 3, 3), ware={"danzig": "blue-1"}).play("end")
    assert (table.asked, table.question) == (0, "fill")
    assert table.talers[0] == 3
    table.play("leave", "end")
    assert table.talers[0] == 3
    assert table.events("taxed") == []


@pytest.mark.rule("HA-4.1", "HA-4.2", "HA-10.3")
def test_play_goes_clockwise_and_each_turn_begins_with_income() -> None:
    table = position(turn=1, talers=(0, 0, 0)).play("end")
    assert table.asked == 2
    assert table.events("income") == [{"kind": "income", "seat": "2", "talers": 3}]


@pytest.mark.rule("HA-4.1")
def test_what_belongs_to_another_phase_is_not_asked_now() -> None:
    table = position(ware={"danzig": "blue-1"})
    assert table.refusal("leave") == ("HA-4.1", "not-now")
    assert table.refusal("place riga") == ("HA-4.1", "not-now")
    assert table.stale(1, "end")


@pytest.mark.rule("HA-6.1")
def test_actions_take_place_where_the_ship_is() -> None:
    table = position(ship="danzig", ware={"riga": "blue-1", "danzig": "green-2"}, open={0: "green-3"})
    assert table.refusal("buy riga blue-1") == ("HA-6.1", "ship-elsewhere")
    table.play("build green-3")
    assert table.players[0]["booths"] == {"danzig": 3}


@pytest.mark.rule("HA-7.2", "HA-7.5", "HA-8.1", "HA-13.3")
@pytest.mark.scenario("HA-S46")
@pytest.mark.parametrize(("before", "after"), [(3, 1), (2, 0)])
def test_a_whole_turn(before: int, after: int) -> None:
    table = position(
        seats=3,
        turn=0,
        phase="fill",
        ship="copenhagen",
        talers=(before + 3, 0, 0),
        open={0: "green-3"},
        booths={"copenhagen": "1×2 0×1", "toensberg": "0×3 2×1"},
        ware={"copenhagen": "blue-1", "toensberg": "orange-1 orange-2", "riga": "blue-2 blue-2"},
    )
    table.play("fill", "buy copenhagen blue-1", "move toensberg", "buy toensberg orange-2")
    table.play("move stockholm", "move reval", "build green-3", "end")
    assert table.talers[:2] == [after, 1 + 3]
    assert table.players[0]["open"] == ["orange-2", "blue-1"]
    assert table.events("taxed") == []
    assert table.events("gave") == []


@pytest.mark.rule("HA-10.1")
@pytest.mark.scenario("HA-S47")
@pytest.mark.parametrize(("before", "kept"), [(0, 3), (2, 3)])
def test_who_does_nothing_keeps_three_talers(before: int, kept: int) -> None:
    table = position(turn=0, talers=(before + 3, 0, 0)).play("end")
    assert table.talers[0] == kept
    paid = table.events("taxed")
    assert [event["talers"] for event in paid] == ([before] if before else [])


@pytest.mark.rule("HA-10.1", "HA-R29")
@pytest.mark.scenario("HA-S48")
def test_exactly_the_surplus_is_given_up_and_the_player_chooses() -> None:
    table = position(talers=(5, 0, 0), open={0: "orange-1 orange-2 blue-1 blue-2 green-3"}).play("end")
    assert table.talers[0] == 3
    assert (table.asked, table.question) == (0, "tax")
    assert table.refusal("give yellow-1") == ("HA-8.1", "not-your-tile")
    table.play("give orange-1", "give blue-1")
    assert table.players[0]["open"] == ["orange-2", "blue-2", "green-3"]
    # Nothing more can be given: the next player is asked.
    assert table.asked == 1


@pytest.mark.rule("HA-10.1")
def test_tiles_that_are_all_alike_are_not_asked_for() -> None:
    table = position(open={0: "orange-2 orange-2 orange-2 orange-2"}).play("end")
    assert table.players[0]["open"] == ["orange-2"] * 3
    assert table.asked == 1


@pytest.mark.rule("HA-10.2")
@pytest.mark.scenario("HA-S49")
def test_nobody_is_taxed_in_another_ones_turn() -> None:
    hand = {1: "orange-1 orange-2 blue-1 blue-2"}
    table = position(turn=0, talers=(3, 5, 0), open=hand, ware={"riga": "blue-2"}).play("end")
    assert table.talers[1] == 5 + 3
    assert len(str(table.players[1]["open"]).split(",")) == 4


@pytest.mark.rule("HA-R34")
def test_undo_goes_back_to_the_fill_but_not_past_it() -> None:
    table = position(phase="fill", talers=(6, 0, 0), ship="copenhagen", ware={"danzig": "blue-1 blue-2"}).play("fill")
    drawn = table.match.ply
    assert table.match.floor(0) == (drawn, "chance")
    table.play("move danzig", "buy danzig blue-1")
    before = table.view
    table.match.undo(drawn + 1)
    assert table.players[0]["open"] == []
    table.play("buy danzig blue-1")
    assert table.view == before
    table.play("end")
    assert table.match.floor(0).why == "final"


@pytest.mark.rule("HA-R34")
def test_undo_does_not_go_past_a_loss_another_has_chosen() -> None:
    table = position(booths={"danzig": "0×1"}, open={0: "orange-1 orange-1", 1: "orange-1 orange-2"})
    table.play("sell orange-1")
    assert table.asked == 1
    table.play("lose orange-1")
    assert table.match.floor(0) == (table.match.ply, "seat")
