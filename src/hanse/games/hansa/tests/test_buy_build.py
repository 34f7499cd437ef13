"""HA-7 Buy goods, HA-8 build booths."""

from __future__ import annotations

import pytest

from hanse.games.hansa.tests.scene import position

RIGA = {"riga": "orange-1 blue-3"}


@pytest.mark.rule("HA-7.1", "HA-7.2", "HA-7.3")
@pytest.mark.scenario("HA-S14")
def test_in_nobodys_city_the_bank_is_paid() -> None:
    scene = position(talers=(1, 0, 0), ship="riga", ware=RIGA).play("buy riga blue-3")
    assert scene.talers == [0, 0, 0]
    assert scene.events("bought")[0]["payee"] is None
    assert scene.players[0]["open"] == ["blue-3"]


@pytest.mark.rule("HA-7.2", "HA-R17", "HA-10.2", "HA-4.2")
@pytest.mark.scenario("HA-S15")
def test_a_majority_of_one_booth_is_paid_and_keeps_the_taler() -> None:
    scene = position(
        ship="kalmar", talers=(3, 3, 3), ware={"kalmar": "blue-1", "riga": "blue-2"}, booths={"kalmar": "1×1"}
    )
    scene.play("buy kalmar blue-1")
    assert scene.talers == [2, 4, 3]
    scene.play("end")
    assert scene.talers[1] == 7


@pytest.mark.rule("HA-7.4")
@pytest.mark.scenario("HA-S16")
def test_a_shared_majority_of_others_gets_nothing() -> None:
    scene = position(talers=(1, 0, 0), ship="riga", ware=RIGA, booths={"riga": "0×1 1×2 2×2"}).play("buy riga orange-1")
    assert scene.talers == [0, 0, 0]


@pytest.mark.rule("HA-7.4", "HA-R16")
@pytest.mark.scenario("HA-S17")
def test_a_buyer_who_shares_the_majority_pays_the_bank() -> None:
    scene = position(talers=(1, 0, 0), ship="riga", ware=RIGA, booths={"riga": "0×2 1×2"}).play("buy riga orange-1")
    assert scene.talers == [0, 0, 0]


@pytest.mark.rule("HA-7.5", "HA-R18")
@pytest.mark.scenario("HA-S18")
def test_the_sole_majority_buys_for_nothing() -> None:
    scene = position(talers=(0, 0, 0), ship="riga", ware=RIGA, booths={"riga": "0×3 1×1"}).play("buy riga blue-3")
    assert scene.talers == [0, 0, 0]
    assert scene.players[0]["open"] == ["blue-3"]


@pytest.mark.rule("HA-7.2")
@pytest.mark.scenario("HA-S19")
def test_who_cannot_pay_cannot_buy() -> None:
    scene = position(turn=1, talers=(0, 0, 0), ship="riga", ware=RIGA, booths={"riga": "0×3 1×1"})
    assert scene.refusal("buy riga blue-3") == ("HA-7.2", "cannot-pay")


@pytest.mark.rule("HA-7.6", "HA-6.2")
@pytest.mark.scenario("HA-S20")
def test_only_one_of_two_tiles_per_visit() -> None:
    scene = position(ship="riga", ware=RIGA)
    assert scene.options("buy") == ["riga orange-1", "riga blue-3"]
    scene.play("buy riga orange-1")
    assert scene.refusal("buy riga blue-3") == ("HA-6.2", "one-action")


@pytest.mark.rule("HA-7.1")
@pytest.mark.scenario("HA-S21")
def test_nothing_can_be_bought_from_empty_warehouses() -> None:
    assert position().refusal("buy danzig orange-1") == ("HA-7.1", "no-tile-there")


@pytest.mark.rule("HA-7.1")
def test_two_tiles_of_one_kind_are_one_option_and_one_of_them_stays() -> None:
    scene = position(ship="riga", ware={"riga": "blue-2 blue-2"})
    assert scene.options("buy") == ["riga blue-2"]
    scene.play("buy riga blue-2")
    assert scene.view["warehouses"]["riga"] == [None, "blue-2"]  # type: ignore[index,call-overload]


@pytest.mark.rule("HA-8.1", "HA-8.2", "HA-8.4", "HA-6.2")
@pytest.mark.scenario("HA-S22")
def test_building_costs_a_tile_and_no_talers() -> None:
    scene = position(talers=(2, 0, 0), booths={"danzig": "1×4 0×2"}, open={0: "green-1 blue-2"}).play("build blue-2")
    assert [p["booths"] for p in scene.players][:2] == [{"danzig": 4}, {"danzig": 4}]
    assert scene.players[0]["supply"] == 15 - 4
    assert scene.talers[0] == 2
    assert scene.players[0]["open"] == ["green-1"]
    assert scene.refusal("build green-1") == ("HA-6.2", "one-action")


@pytest.mark.rule("HA-7.4")
@pytest.mark.scenario("HA-S23")
def test_after_that_the_majority_is_shared() -> None:
    scene = position(
        turn=0, talers=(2, 0, 0), booths={"danzig": "1×4 0×2"}, open={0: "blue-2"}, ware={"danzig": "orange-1"}
    ).play("build blue-2", "end", "leave", "end", "leave")
    assert scene.asked == 2
    before = scene.talers
    scene.play("buy danzig orange-1")
    assert scene.talers == [before[0], before[1], 2]


@pytest.mark.rule("HA-8.3")
@pytest.mark.scenario("HA-S24")
def test_with_too_few_booths_all_that_are_left_are_built() -> None:
    scene = position(booths={"riga": "0×13"}, open={0: "blue-3"}).play("build blue-3")
    assert scene.players[0]["booths"] == {"riga": 13, "danzig": 2}
    assert scene.players[0]["supply"] == 0
    assert scene.players[0]["open"] == []


@pytest.mark.rule("HA-R19")
def test_fewer_booths_may_be_built_than_the_tile_has_barrels() -> None:
    scene = position(open={0: "green-1 blue-2 blue-3"})
    assert scene.options("build") == ["blue-2", "blue-3", "green-1"]
    assert scene.options("fewer") == ["blue-2 1", "blue-3 2", "blue-3 1"]
    scene.play("fewer blue-3 2")
    assert scene.players[0]["booths"] == {"danzig": 2}
    assert scene.players[0]["supply"] == 13
    assert scene.players[0]["open"] == ["blue-2", "green-1"]
    assert scene.events("built")[-1]["count"] == 2
    assert scene.refusal("fewer blue-2 1") == ("HA-6.2", "one-action")


@pytest.mark.rule("HA-R19", "HA-8.3")
def test_fewer_means_fewer_than_barrels_and_supply_allow() -> None:
    scene = position(booths={"riga": "0×13"}, open={0: "blue-3 green-1 orange-2"}, sold={0: "brown-3"})
    assert scene.options("fewer") == ["orange-2 1", "blue-3 1"]
    assert scene.refusal("fewer blue-3 2") == ("HA-R19", "not-fewer")  # two are all there are
    assert scene.refusal("fewer orange-2 2") == ("HA-R19", "not-fewer")
    assert scene.refusal("fewer green-1 1") == ("HA-R19", "not-fewer")
    assert scene.refusal("fewer brown-2 1") == ("HA-8.1", "not-your-tile")
    assert scene.refusal("fewer brown-3 1") == ("HA-9.4", "not-your-tile")
    last = position(booths={"riga": "0×14"}, open={0: "blue-3"})
    assert last.options("fewer") == []
    none = position(booths={"riga": "0×15"}, open={0: "blue-3"})
    assert none.refusal("fewer blue-3 1") == ("HA-R20", "no-booths-left")


@pytest.mark.rule("HA-R20")
@pytest.mark.scenario("HA-S25")
def test_nothing_can_be_built_without_booths() -> None:
    scene = position(booths={"riga": "0×15"}, open={0: "blue-3"})
    assert scene.refusal("build blue-3") == ("HA-R20", "no-booths-left")


@pytest.mark.rule("HA-8.5")
@pytest.mark.scenario("HA-S26")
def test_copenhagen_is_open_during_the_game() -> None:
    scene = position(ship="copenhagen", open={0: "blue-2"}).play("build blue-2")
    assert scene.players[0]["booths"] == {"copenhagen": 2}


@pytest.mark.rule("HA-8.1", "HA-8.2", "HA-9.4")
@pytest.mark.scenario("HA-S27")
def test_sold_tiles_and_talers_build_nothing() -> None:
    scene = position(talers=(9, 0, 0), sold={0: "blue-2 blue-3"})
    assert scene.refusal("build blue-2") == ("HA-9.4", "not-your-tile")
    assert scene.refusal("build green-2") == ("HA-8.1", "not-your-tile")
    assert scene.options("build") == []


@pytest.mark.rule("HA-R21")
def test_a_tile_just_bought_can_be_used_at_the_next_visit() -> None:
    scene = position(ship="copenhagen", ware={"copenhagen": "blue-3"}).play("buy copenhagen blue-3", "move danzig")
    scene.play("build blue-3")
    assert scene.players[0]["booths"] == {"danzig": 3}
