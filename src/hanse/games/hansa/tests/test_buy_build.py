"""HA-7 Buy goods, HA-8 build booths."""

from __future__ import annotations

import pytest

from hanse.games.hansa.tests.scene import position

RIGA = {"riga": "orange-1 blue-3"}


@pytest.mark.rule("HA-7.1")
def test_two_tiles_of_one_kind_are_one_option_and_one_of_them_stays() -> None:
    scene = position(ship="riga", ware={"riga": "blue-2 blue-2"})
    assert scene.options("buy") == ["riga blue-2"]
    scene.play("buy riga blue-2")
    assert scene.view["warehouses"]["riga"] == [None, "blue-2"]  # type: ignore[index,call-overload]


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


@pytest.mark.rule("HA-R21")
def test_a_tile_just_bought_can_be_used_at_the_next_visit() -> None:
    scene = position(ship="copenhagen", ware={"copenhagen": "blue-3"}).play("buy copenhagen blue-3", "move danzig")
    scene.play("build blue-3")
    assert scene.players[0]["booths"] == {"danzig": 3}
