"""Refusals that say which rule forbids it, and what to do instead."""

from __future__ import annotations

from typing import Any

import pytest

from hanse.games.merkator.tests.scene import Scene, position

FRANCE: dict[str, Any] = {"place": "france", "phase": "fulfil"}
SWEDEN: dict[str, Any] = {"place": "sweden", "phase": "fulfil"}


@pytest.mark.rule("ME-4.7")
def test_a_price_that_only_the_last_contract_could_pay() -> None:
    scene = position(contracts={0: "c04-01 c09-01"}, offer="b09 g08 g12")
    scene.play("buy b09", "spend c09-01")
    assert scene.refusal("buy g08") == ("ME-4.7", "last-contract"), "with the 4 it would be enough, and too much"
    assert scene.refusal("buy g18") == ("ME-4.1", "not-open")
    scene = position(contracts={0: "c10-02"}, offer="b09")
    assert scene.refusal("buy b09") == ("ME-4.7", "last-contract")


@pytest.mark.rule("ME-R6")
def test_what_is_in_the_package_is_not_added_again() -> None:
    scene = position(contracts={0: "c04-01 c09-01 c05-01"}, offer="b09").play("buy b09", "spend c04-01")
    assert scene.refusal("buy b09") == ("ME-R6", "already-in-package")
    assert scene.refusal("spend c04-01") == ("ME-R6", "already-in-package")


@pytest.mark.rule("ME-4.8", "ME-R8")
def test_with_too_many_coins_everything_else_waits() -> None:
    scene = position(contracts={0: "c08-01 c02-01 c03-01"}, coins=(14, 0, 0, 0), offer="b01 b02", hand_card=True)
    scene.play("sell c08-01")
    for said in ("sell c02-01", "travel danzig", "keep b01", "reserve c03-02", "close", "done", "fulfil c02-01"):
        assert scene.refusal(said) == ("ME-4.8", "too-much-cash")
    scene.play("buy b01", "close")
    assert (scene.coins[0], scene.question) == (18, "excess"), "one purchase need not be enough"
    scene.play("buy b02", "close")
    assert (scene.coins[0], scene.question) == (14, "turn")


@pytest.mark.rule("ME-R8", "ME-R7")
def test_a_needless_contract_is_a_sale_and_waits_while_there_are_too_many_coins() -> None:
    scene = position(contracts={0: "c08-01 c10-02 c02-01"}, coins=(11, 0, 0, 0), offer="b01").play("sell c08-01")
    scene.play("buy b01")
    assert scene.can("spend c10-02"), "19 - 4 coins are within the limit, so it might as well be sold afterwards"
    scene.play("spend c10-02", "close")
    assert (scene.coins[0], scene.question) == (25, "excess")


@pytest.mark.rule("ME-R39")
def test_the_peace_has_no_destination_whoever_has_it() -> None:
    scene = position(contracts={0: "c04-07", 1: "c14-01"}, goods={0: "grain fabric spice"}, **FRANCE)
    assert scene.refusal("fulfil c14-01") == ("ME-R39", "no-destination")


@pytest.mark.rule("ME-6.1", "ME-4.3", "ME-R6")
def test_somebody_elses_contract() -> None:
    scene = position(contracts={0: "c04-07", 1: "c05-01"}, goods={0: "grain fabric spice"}, **FRANCE)
    assert scene.refusal("fulfil c05-01") == ("ME-6.1", "not-yours")
    scene = position(contracts={0: "c04-07 c03-01", 1: "c05-01"}, offer="b09")
    assert scene.refusal("sell c05-01") == ("ME-4.3", "not-yours")
    scene.play("buy b09")
    assert scene.refusal("spend c05-01") == ("ME-R6", "not-yours")


@pytest.mark.rule("ME-R30")
def test_a_good_is_not_exchanged_for_itself() -> None:
    card = (("c03-07", "france", "iron grain"),)
    scene = position(contracts={0: "c03-07"}, goods={0: "iron×5 grain"}, cards=card, **FRANCE).play("fulfil c03-07")
    assert scene.refusal("swap iron iron") == ("ME-R30", "same-good")
    assert scene.refusal("swap iron wine") == ("ME-6.7.2", "not-owed")
    assert scene.can("swap iron grain")


@pytest.mark.rule("ME-R40", "ME-6.2")
def test_goods_that_are_still_on_the_tile() -> None:
    card = (("c04-02", "sweden", "food×2 iron"),)
    scene = position(
        contracts={0: "c04-02"}, goods={0: "ham×5 grain×4 iron"}, tile={0: "netherlands"}, cards=card, **SWEDEN
    )
    scene.play("fulfil c04-02", "pay")
    assert scene.refusal("give vegetables") == ("ME-R40", "unload-first")
    assert scene.refusal("give livestock") == ("ME-6.2", "goods-missing")
    scene.play("unload vegetables", "give vegetables")
    named = (("c04-02", "sweden", "iron copper"),)
    scene = position(contracts={0: "c04-02"}, goods={0: "iron ham×4"}, tile={0: "sweden"}, cards=named, **SWEDEN).play(
        "fulfil c04-02"
    )
    assert scene.refusal("pay") == ("ME-R40", "unload-first")
    scene.play("unload copper", "pay")
    assert scene.goods() == {"ham": 4}


@pytest.mark.rule("ME-14.1", "ME-R59", "ME-14.2")
def test_when_and_what_is_taken_into_the_hand() -> None:
    scene = position(hand_card=True, contracts={0: "c04-01 c09-01"}, offer="b01 b02 b03 b04 g01 g02 g03 g04")
    assert scene.refusal("keep b09") == ("ME-14.1", "not-open")
    scene.play("keep b01")
    assert scene.refusal("reserve c05-01") == ("ME-R59", "took-already")
    held = position(hand_card=True, hand={0: "b01"})
    assert held.refusal("keep b02") == ("ME-14.2", "hand-full")
    paying = position(hand_card=True, contracts={0: "c04-01 c09-01"}, offer="b01").play("buy b01")
    assert paying.refusal("keep b02") == ("ME-R59", "between-steps")
    joined = position(
        hand_card=True, time=(0, 1, 0, 0), contracts={1: "c04-07"}, goods={1: "grain fabric spice"}, **FRANCE
    ).play("done", "join")
    assert (joined.asked, joined.question) == (1, "fulfil")
    assert joined.refusal("keep b02") == ("ME-14.1", "not-your-turn")


@pytest.mark.rule("ME-R59")
def test_a_contract_in_the_hand_is_not_fulfilled() -> None:
    card = (("c03-07", "france", "wine"),)
    scene = position(
        hand_card=True, hand={0: "c04-07"}, contracts={0: "c03-07"}, goods={0: "grain fabric spice wine"}, cards=card,
        **FRANCE,
    )  # fmt: skip
    assert scene.refusal("fulfil c04-07") == ("ME-R59", "still-in-hand")


@pytest.mark.rule("ME-14.1")
def test_a_two_never_goes_into_the_hand() -> None:
    card = (("c02-01", "france", "wine"),)
    scene = position(
        seats=3, hand_card=True, contracts={0: "c02-01"}, goods={0: "wine"}, cards=card, empty="3", **FRANCE
    ).play("fulfil c02-01")
    top = scene.view["piles"]["2"]["top"]
    assert top is not None, "a pile of 2s was rebuilt for the substitute"
    assert scene.refusal(f"reserve {top}") == ("ME-14.1", "never-two")
    assert {option[:3] for option in scene.options("reserve")} == {f"c{n:02}" for n in range(4, 11)}


def refused(scene: Scene, *said: str) -> set[tuple[str, str] | None]:
    return {scene.refusal(text) for text in said}


@pytest.mark.rule("ME-14.1", "ME-15.D", "ME-13.1", "ME-13.2", "ME-15.A", "ME-15.B")
def test_rules_that_are_switched_off_are_not_in_this_game() -> None:
    plain = position(contracts={0: "c04-01 c05-01"})
    assert refused(plain, "keep b01", "reserve c05-01", "reward hand") == {("ME-14.1", "not-in-this-game")}
    assert refused(plain, "coin", "marker", "offer", "silent", "accept 1", "refuse") == {
        ("ME-15.D", "not-in-this-game")
    }
    assert refused(plain, "hand-in", "join", "lose wine") == {("ME-3.1", "not-now")}, "only not yet"
    assert refused(position(no_loss=True), "redraw", "stand", "lose wine") == {("ME-15.A", "not-in-this-game")}
    two = position(seats=2, coins=(0, 0), time=(0, 0), no_joining=True, no_coins=True)
    assert refused(two, "join", "stay") == {("ME-13.1", "not-in-this-game")}
    assert refused(two, "hand-in") == {("ME-13.2", "not-in-this-game")}
    assert refused(position(must_build=True), "hand-in") == {("ME-15.B", "not-in-this-game")}


@pytest.mark.rule("ME-11.2", "ME-11.5", "ME-11.11")
def test_what_is_not_in_the_solo_game() -> None:
    alone = position(variant="solo", seats=1, coins=(0,), time=(0,))
    assert refused(alone, "redraw", "lose wine") == {("ME-11.2", "not-in-this-game")}
    assert refused(alone, "hand-in") == {("ME-11.5", "not-in-this-game")}
    assert refused(alone, "join", "stay") == {("ME-11.11", "not-in-this-game")}


@pytest.mark.rule("ME-15.B", "ME-R62")
def test_the_duty_to_build_is_met_with_coins_and_a_building() -> None:
    stack: Any = [["over", "over"], ["close", 0], ["turn", 0], ["check", 0, 0], ["duty", 1]]
    scene = position(must_build=True, coins=(0, 15, 0, 0), contracts={1: "c10-01 c09-01"}, offer="g01 b01", stack=stack)
    assert scene.refusal("buy b01") == ("ME-15.B", "only-buildings")
    assert scene.refusal("buy g01") == ("ME-R62", "only-coins"), "contracts do not help"
