"""ME-12 to ME-15: the long game, options and variants."""

from __future__ import annotations

from typing import Any

import pytest

from hanse.core import registry
from hanse.core.reading import BadInput
from hanse.games.merkator.tests.scene import position

LOW = (1, 0, 1, 1, 1, 1, 1, 1)


@pytest.mark.rule("ME-R26")
def test_the_second_marker_of_hamburg_comes_from_the_other_side() -> None:
    scene = position(variant="long", rows=(0, 0, 1, 0, 0), board=(0, 1, 1, 1, 1, 1, 1, 1), no_loss=True)
    scene.play("travel hamburg")
    assert scene.time[0] == 2
    assert scene.view["chart"]["rows"] == [5, 6, 6, 6, 6]


@pytest.mark.rule("ME-13.3")
def test_coins_and_joining_are_left_out_one_without_the_other() -> None:
    for no_joining in (False, True):
        for no_coins in (False, True):
            scene = position(
                seats=2,
                time=(0, 5),
                board=LOW,
                contracts={0: "c04-01 c07-01"},
                no_joining=no_joining,
                no_coins=no_coins,
            ).play("sell c04-01", "travel danzig")
            assert scene.coins == ([0, 0] if no_coins else [4, 0])
            assert scene.question == ("turn" if no_joining else "join")


@pytest.mark.rule("ME-R65", "ME-13.1", "ME-13.2")
def test_what_cannot_be_combined_is_refused() -> None:
    with pytest.raises(BadInput, match="must_build: not together with no_coins"):
        registry.load("merkator", "base", 2, {"must_build": True, "no_coins": True})
    with pytest.raises(BadInput, match="no_joining: only with 2 seats"):
        registry.load("merkator", "base", 3, {"no_joining": True})
    with pytest.raises(BadInput, match="no_coins: only with 2 seats"):
        registry.load("merkator", "base", 3, {"no_coins": True})
    registry.load("merkator", "base", 2, {"no_joining": True, "no_coins": True, "offers": True, "hand_card": True})


@pytest.mark.rule("ME-14.1", "ME-14.2", "ME-14.4", "ME-R59")
@pytest.mark.scenario("ME-S82")
def test_a_contract_in_the_hand() -> None:
    card = ("c06-05", "england", "wine")
    scene = position(
        hand_card=True, contracts={0: "c06-05 c02-01 c03-01 c04-01 c05-01"}, goods={0: "wine"}, cards=(card,),
        tops="c07-02", board=(1, 1, 1, 1, 1, 0, 1, 1),
    )  # fmt: skip
    assert scene.refusal("reserve c14-01") == ("ME-14.1", "never-peace")
    assert scene.refusal("reserve c08-05") == ("ME-14.1", "not-top")
    assert scene.refusal("keep b16") == ("ME-14.1", "not-open")
    scene.play("reserve c07-02")
    assert scene.seat()["hand"] == {"kind": "7", "card": "c07-02"}
    assert scene.view["piles"]["7"]["top"] not in (None, "c07-02")
    assert scene.refusal("keep b01") == ("ME-R59", "took-already")
    assert scene.can("travel england"), "a hand card is no sixth contract"
    scene.play("travel england", "fulfil c06-05")
    assert (scene.question, scene.options("reward")) == ("reward", ["pile", "hand"])
    scene.play("reward hand")
    assert "c07-02" in scene.contracts()
    assert scene.seat()["hand"] is None


@pytest.mark.rule("ME-14.4", "ME-R60")
def test_the_hand_card_is_a_choice_also_when_joining_and_when_the_pile_is_empty() -> None:
    card = ("c06-05", "england", "wine")
    scene = position(
        hand_card=True, place="england", phase="fulfil", contracts={1: "c06-05"}, goods={1: "wine"}, cards=(card,),
        hand={1: "c07-02"}, empty="7", discards="c07-03", time=(0, 1, 0, 0),
    )  # fmt: skip
    scene.play("done", "join", "fulfil c06-05", "reward pile")
    assert "c07-03" in scene.contracts(1)
    assert scene.seat(1)["hand"] == {"kind": "7", "card": "c07-02"}


@pytest.mark.rule("ME-14.1", "ME-14.4")
def test_without_the_advanced_rule_nothing_is_kept() -> None:
    scene = position()
    assert scene.refusal("keep b01") == ("ME-14.1", "not-in-this-game")
    stack = [["over", "over"], ["close", 0], ["reward", 0, 10, 0]]
    with_hand = position(hand_card=True, stack=stack, hand={0: "c04-01"}, place="russia")
    assert with_hand.question == "reward"
    wrong = position(hand_card=True, stack=stack, hand={0: "c09-01"}, place="russia")
    assert wrong.question == "turn", "a nine is no reward for a three"


@pytest.mark.rule("ME-14.5", "ME-R59")
def test_a_hand_card_is_not_sold() -> None:
    scene = position(hand_card=True, hand={0: "c07-02"}, contracts={0: "c02-01 c03-01"}, offer="b09")
    assert scene.refusal("sell c07-02") == ("ME-R59", "still-in-hand")
    scene.play("buy b09")
    assert scene.refusal("spend c07-02") == ("ME-R59", "still-in-hand")


@pytest.mark.rule("ME-14.6")
def test_a_card_may_be_taken_only_to_deny_it_to_others() -> None:
    scene = position(hand_card=True, offer="g18")
    assert scene.refusal("buy g18") == ("ME-R6", "cannot-pay")
    scene.play("keep g18")
    assert scene.seat()["hand"] == {"kind": "building", "card": "g18"}


@pytest.mark.rule("ME-14.5", "ME-R59")
def test_a_hand_card_left_at_the_end_costs_nothing() -> None:
    scene = position(hand_card=True, hand={0: "g21"}, ending="peace", left=0)
    scene.play("travel england", "store coal")
    assert scene.over()
    assert scene.scores[0] == 2


@pytest.mark.rule("ME-15.B")
def test_variant_b_knows_no_cash_limit() -> None:
    scene = position(must_build=True, coins=(15, 0, 0, 0), contracts={0: "c10-01 c02-01"}).play("sell c10-01")
    assert (scene.coins[0], scene.question) == (25, "turn")


@pytest.mark.rule("ME-15.D", "ME-R64")
@pytest.mark.scenario("ME-S86")
def test_variant_d() -> None:
    card = ("c05-06", "england", "wine")
    scene = position(
        offers=True, place="england", phase="fulfil", contracts={0: "c05-06"}, goods={0: "wine"}, cards=(card,),
        tops="c06-04", time=(0, 1, 0, 0), coins=(14, 3, 0, 0), manual=True,
    )  # fmt: skip
    scene.play("fulfil c05-06", "draw c06-07")
    assert (scene.asked, scene.question) == (1, "offer")
    assert scene.refusal("offer") == ("ME-15.D", "no-offer")
    scene.play("coin")
    assert scene.refusal("coin") == ("ME-R64", "taker-is-full")
    scene.play("marker")
    assert scene.refusal("marker") == ("ME-R64", "nothing-to-give")
    scene.play("offer")
    assert (scene.asked, scene.question) == (0, "accept"), "who has nothing is not asked"
    assert scene.refusal("accept 2") == ("ME-15.D", "no-offer")
    scene.play("accept 1")
    assert scene.contracts() == ["c05-06", "c06-07"]
    assert scene.view["piles"]["6"]["top"] == "c06-04"
    assert (scene.coins[:2], scene.time[:2]) == ([15, 2], [1, 0])


@pytest.mark.rule("ME-15.D", "ME-R64")
def test_without_an_offer_or_for_the_peace_there_is_no_swap() -> None:
    card = ("c05-06", "england", "wine")
    setup: dict[str, Any] = {"place": "england", "phase": "fulfil", "goods": {0: "wine"}, "offers": True}
    scene = position(contracts={0: "c05-06"}, cards=(card,), time=(1, 1, 0, 0), tops="c06-04", **setup)
    scene.play("fulfil c05-06", "silent")
    assert "c06-04" in scene.contracts()
    assert scene.question != "accept"
    refused = position(contracts={0: "c05-06"}, cards=(card,), time=(1, 1, 0, 0), tops="c06-04", **setup)
    refused.play("fulfil c05-06", "marker", "offer", "refuse")
    assert refused.time[:2] == [1, 1]
    peace = position(contracts={0: "c10-02"}, cards=(("c10-02", "england", "wine"),), time=(0, 4, 4, 4), **setup)
    peace.play("fulfil c10-02")
    assert peace.question == "join"


@pytest.mark.rule("ME-15.D", "ME-R64")
def test_offers_are_made_for_a_substitute_too() -> None:
    card = ("c05-06", "england", "wine")
    scene = position(
        offers=True, place="england", phase="fulfil", contracts={0: "c05-06"}, goods={0: "wine"}, cards=(card,),
        empty="6", tops="c05-08", coins=(0, 2, 0, 0), manual=True,
    )  # fmt: skip
    scene.play("fulfil c05-06", "draw c05-02")
    assert "c05-08" in scene.contracts()
    assert (scene.asked, scene.question) == (1, "offer")
    scene.play("coin", "offer", "accept 1")
    assert scene.contracts() == ["c05-02", "c05-06"]
    assert scene.view["piles"]["5"]["top"] == "c05-08"
    assert scene.coins[:2] == [1, 1]
