"""ME-6 Fulfil contracts: payment, exchange, reward."""

from __future__ import annotations

from typing import Any

import pytest

from hanse.games.merkator.tests.scene import Scene, position

ENGLAND = ("c05-06", "england", "wine×2 iron×3")
FRANCE = ("c03-07", "france", "iron×2 grain")


def at(place: str, goods: str, card: tuple[str, str, str], more: str = "", **changes: Any) -> Scene:
    """Seat 0 stands in a place with goods and one made-up contract."""
    return position(
        place=place, phase="fulfil", goods={0: goods}, contracts={0: f"{card[0]} {more}"}, cards=(card,), **changes
    )


@pytest.mark.rule("ME-6.1", "ME-6.2", "ME-6.3", "ME-1.5", "ME-R34")
@pytest.mark.scenario("ME-S30")
def test_goods_go_and_the_next_contract_comes() -> None:
    scene = at("england", "wine×2 iron×3", ENGLAND, tops="c06-04")
    scene.play("fulfil c05-06")
    assert scene.goods() == {}
    assert scene.contracts() == ["c05-06", "c06-04"]
    assert scene.view["piles"]["6"]["top"] not in (None, "c06-04")


@pytest.mark.rule("ME-6.1", "ME-R39")
def test_only_at_its_destination() -> None:
    scene = at("england", "wine×2 iron×3 plums copper", ENGLAND, "c02-01 c14-01")
    assert scene.refusal("fulfil c02-01") == ("ME-6.1", "elsewhere")
    assert scene.refusal("fulfil c14-01") == ("ME-R39", "no-destination")
    assert scene.refusal("fulfil c03-01") == ("ME-6.1", "not-yours")


@pytest.mark.rule("ME-6.4")
@pytest.mark.scenario("ME-S31")
def test_each_contract_once_a_turn() -> None:
    cards = (ENGLAND, ("c03-06", "england", "ham×2"))
    scene = position(
        seats=2, place="england", phase="fulfil", goods={0: "wine×4 iron×6 ham×4"}, contracts={0: "c05-06 c03-06"},
        cards=cards, time=(0, 1), joining=False,
    )  # fmt: skip
    scene.play("fulfil c05-06", *(["pay"] if scene.question == "pay" else []))
    while scene.question == "pay":
        scene.play("pay")
    assert scene.refusal("fulfil c05-06") == ("ME-6.4", "already-fulfilled")
    scene.play("fulfil c03-06")
    while scene.question == "pay":
        scene.play("pay")
    assert len(scene.contracts()) == 4
    if scene.question == "fulfil":
        assert scene.refusal("fulfil c03-06") == ("ME-6.4", "already-fulfilled")
        scene.play("done")
    assert (scene.asked, scene.question) == (1, "turn")
    scene.play("travel england")
    while scene.question == "sort":
        scene.play("store coal")
    # The active player of the last turn may join, and fulfil the same contracts again.
    assert (scene.asked, scene.question) == (1, "turn") or scene.question in ("join", "turn", "fulfil")


@pytest.mark.rule("ME-R35", "ME-6.2")
@pytest.mark.scenario("ME-S31")
def test_in_the_next_turn_the_same_contract_again() -> None:
    scene = position(
        seats=2, place="england", phase="fulfil", goods={0: "wine×3 iron×3"}, contracts={0: "c03-06"}, time=(3, 0),
        cards=(("c03-06", "england", "wine iron"),),
    )  # fmt: skip
    scene.play("fulfil c03-06")
    assert (scene.asked, scene.question) == (1, "turn")
    scene.play("travel england", "store coal")
    assert (scene.asked, scene.question) == (0, "join")
    scene.play("join", "fulfil c03-06")
    assert scene.contracts().count("c03-06") == 1
    assert len(scene.contracts()) == 3


@pytest.mark.rule("ME-6.4")
@pytest.mark.scenario("ME-S32")
def test_a_fresh_contract_may_be_fulfilled_at_once() -> None:
    cards = (("c04-02", "sweden", "ham"), ("c05-02", "sweden", "wine"))
    scene = position(
        place="sweden", phase="fulfil", goods={0: "ham wine"}, contracts={0: "c04-02"}, cards=cards, tops="c05-02"
    ).play("fulfil c04-02", "fulfil c05-02")
    assert [c[:3] for c in scene.contracts()] == ["c04", "c05", "c06"]


@pytest.mark.rule("ME-6.7", "ME-6.7.4")
@pytest.mark.scenario("ME-S33")
def test_four_grain_for_an_iron() -> None:
    scene = at("france", "iron grain×5", FRANCE).play("fulfil c03-07")
    scene.play("swap grain iron")
    assert scene.goods() == {}
    assert len(scene.contracts()) == 2


@pytest.mark.rule("ME-6.7")
@pytest.mark.scenario("ME-S34")
def test_four_markers_for_a_grain() -> None:
    scene = at("france", "iron×2", FRANCE, time=(4, 0, 0, 0)).play("fulfil c03-07")
    scene.play("swap time grain")
    assert (scene.goods(), scene.time[0]) == ({}, 0)
    # With three the contract is not even asked about.
    poor = position(
        goods={0: "iron×2"}, contracts={0: "c03-07"}, cards=(FRANCE,), time=(3, 0, 0, 0), board=(1,) * 6 + (0, 1)
    )
    poor.play("travel france")
    assert poor.asked == 1


@pytest.mark.rule("ME-6.7.1", "ME-R32")
@pytest.mark.scenario("ME-S35")
def test_two_goods_of_a_colour_do_not_mix() -> None:
    card = ("c03-07", "france", "iron×2")
    both = at("france", "grain×2 saltpeter×2", ("c03-07", "france", "iron copper"), tile={0: "sweden"})
    assert both.refusal("fulfil c03-07") == ("ME-6.2", "goods-missing"), "the cube of the tile becomes one of the two"
    scene = at("france", "grain×2 saltpeter×2 iron", card, time=(2, 0, 0, 0), tile={0: "sweden"})
    assert scene.refusal("fulfil c03-07") == ("ME-R40", "unload-first")
    scene.play("unload iron")
    assert scene.can("fulfil c03-07")


@pytest.mark.rule("ME-6.7.1", "ME-6.7.2", "ME-6.7.4", "ME-R31", "ME-R32")
@pytest.mark.scenario("ME-S37")
def test_only_what_the_contract_needs() -> None:
    card = ("c02-01", "spain", "iron ham")
    scene = at("spain", "copper×12", card).play("fulfil c02-01")
    assert scene.refusal("swap copper wine") == ("ME-6.7.2", "not-owed")
    assert scene.refusal("pay") == ("ME-6.2", "goods-missing")
    scene.play("swap copper iron")
    assert scene.refusal("swap copper iron") == ("ME-6.7.2", "not-owed")
    scene.play("swap copper ham")
    assert scene.goods() == {"copper": 4}
    short = at("spain", "copper×8 iron×3", card, time=(3, 0, 0, 0)).play("fulfil c02-01")
    assert short.refusal("swap iron ham") == ("ME-6.7.1", "not-four")
    assert short.refusal("swap time ham") == ("ME-6.7.1", "not-four"), "three cubes and three markers are no four"


@pytest.mark.rule("ME-R27", "ME-R29")
@pytest.mark.scenario("ME-S39")
def test_a_category_in_any_mixture() -> None:
    card = ("c04-02", "sweden", "food×3 plums")
    for goods in ("ham vegetables grain plums", "ham×3 plums"):
        scene = at("sweden", goods, card).play("fulfil c04-02")
        assert scene.goods() == {}
        assert len(scene.contracts()) == 2
    rich = at("sweden", "ham×3 grain×2 plums", card).play("fulfil c04-02")
    assert rich.options("give") == ["grain", "ham"]
    assert rich.refusal("give wine") == ("ME-6.2", "not-owed")
    assert rich.refusal("give livestock") == ("ME-6.2", "goods-missing")
    rich.play("give grain", "give ham", "give ham")
    assert rich.goods() == {"ham": 1, "grain": 1}


@pytest.mark.rule("ME-6.2")
def test_named_goods_first_and_nothing_that_is_needed_elsewhere() -> None:
    card = ("c04-02", "sweden", "food plums wine")
    scene = at("sweden", "ham×4 grain plums", card)
    scene.play("fulfil c04-02")
    assert scene.refusal("give grain") == ("ME-6.2", "named-goods-first")
    assert scene.refusal("swap ham food") == ("ME-6.2", "needed-elsewhere")
    scene.play("swap ham wine")
    assert scene.goods() == {}


@pytest.mark.rule("ME-6.6", "ME-R37")
@pytest.mark.scenario("ME-S42")
def test_an_empty_pile_is_made_of_the_discards() -> None:
    scene = at(
        "england", "wine×2 iron×3", ENGLAND, empty="6", discards="c06-01 c06-02 c04-01 c04-02 c04-03", manual=True
    )
    before = scene.view["discards"]
    scene.play("fulfil c05-06")
    assert scene.options("draw") == ["c06-01", "c06-02"]
    scene.play("draw c06-02", "draw c06-01")
    assert scene.contracts() == ["c05-06", "c06-02"]
    assert scene.view["piles"]["6"] == {"top": "c06-01", "rest": 0}
    assert scene.view["discards"] == before - 2


@pytest.mark.rule("ME-R38", "ME-R36")
@pytest.mark.scenario("ME-S44")
def test_when_the_peace_is_taken_another_ten() -> None:
    card = ("c10-02", "russia", "wine")
    scene = at("russia", "wine", card, empty="14", tops="c10-03").play("fulfil c10-02")
    assert scene.contracts() == ["c10-02", "c10-03"]
    none = at("russia", "wine", card, empty="10 14").play("fulfil c10-02")
    assert none.contracts() == ["c10-02"]


@pytest.mark.rule("ME-6.5", "ME-R70")
def test_fulfilling_is_voluntary() -> None:
    scene = at("england", "wine×2 iron×3", ENGLAND).play("done")
    assert (scene.asked, scene.question) == (1, "turn")


@pytest.mark.rule("ME-3.3")
def test_a_contract_beside_the_office_is_as_good_as_one_on_it() -> None:
    scene = at("england", "wine×2 iron×3", ENGLAND, "c06-01 c07-01 c08-01 c09-01 c10-02 c14-01")
    scene.play("fulfil c05-06")
    assert len(scene.contracts()) == 8


@pytest.mark.rule("ME-6.4")
def test_several_contracts_for_the_same_place_in_one_turn() -> None:
    cards = (("c03-06", "england", "ham"), ("c05-06", "england", "wine"))
    scene = position(
        place="england", phase="fulfil", goods={0: "ham wine×2"}, contracts={0: "c03-06 c05-06"}, cards=cards
    ).play("fulfil c05-06")
    assert scene.refusal("fulfil c05-06") == ("ME-6.4", "already-fulfilled")
    scene.play("fulfil c03-06")
    assert len(scene.contracts()) == 4
