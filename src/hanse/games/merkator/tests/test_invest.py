"""ME-4 Invest: sales, purchases, change, limits."""

from __future__ import annotations

import pytest

from hanse.games.merkator.tests.scene import position


@pytest.mark.rule("ME-R8")
def test_a_purchase_forced_by_cash_takes_no_needless_contracts() -> None:
    scene = position(contracts={0: "c08-01 c10-02 c02-01"}, coins=(12, 0, 0, 0), offer="b01").play(
        "sell c08-01", "buy b01"
    )
    assert scene.refusal("spend c10-02") == ("ME-R8", "package-grows-cash")
    dear = position(contracts={0: "c08-01 c10-02 c02-01"}, coins=(9, 0, 0, 0), offer="g01").play(
        "sell c08-01", "buy g01"
    )
    dear.play("spend c10-02", "close")
    assert dear.coins[0] == 7


@pytest.mark.rule("ME-R10", "ME-4.3", "ME-1.5")
def test_the_peace_can_be_sold_like_any_contract() -> None:
    scene = position(contracts={0: "c14-01 c02-01"}).play("sell c14-01")
    assert scene.coins[0] == 14
    assert "c14-01" in scene.view["secret"]["discards"]


@pytest.mark.rule("ME-R7")
def test_overpaying_on_purpose_is_allowed() -> None:
    scene = position(contracts={0: "c05-01 c07-01 c02-01"}, coins=(3, 0, 0, 0), offer="b09")
    scene.play("buy b09", "spend c07-01", "close")
    assert scene.coins[0] == 7


@pytest.mark.rule("ME-4.1")
def test_only_open_cards_and_own_contracts() -> None:
    scene = position(contracts={0: "c05-01 c04-01", 1: "c06-01"}, offer="b09 b10 b11 b12 g08 g09 g10 g18")
    assert scene.refusal("buy b01") == ("ME-4.1", "not-open")
    assert scene.refusal("sell c06-01") == ("ME-4.3", "not-yours")
    assert scene.refusal("buy g18") == ("ME-R6", "cannot-pay")
    assert scene.refusal("buy g08") == ("ME-4.7", "last-contract")
    assert set(scene.options("buy")) == {"b09", "b10", "b11", "b12"}
    scene.play("buy b09")
    assert scene.refusal("spend c06-01") == ("ME-R6", "not-yours")


def test_bought_cards_are_never_sold() -> None:
    scene = position(bonus={0: "b01"}, buildings={0: "g04"}, contracts={0: "c05-01 c04-01"})
    assert set(scene.options("sell")) == {"c04-01", "c05-01"}
    assert not {"sell b01", "sell g04", "spend b01", "spend g04"} & set(scene.match.game.code)


@pytest.mark.rule("ME-R11")
def test_an_exhausted_deck_is_not_rebuilt() -> None:
    sold = " ".join(f"b{n:02}" for n in range(1, 14))
    scene = position(bonus={1: sold}, coins=(4, 0, 0, 0)).play("buy b14", "close")
    assert sorted(filter(None, scene.view["bonus"]["open"])) == ["b15", "b16"]
    assert scene.view["bonus"]["deck"] == 0


@pytest.mark.rule("ME-R5", "ME-4.8")
def test_cash_is_a_number_up_to_fifteen() -> None:
    scene = position(contracts={0: "c05-01 c02-01"}, coins=(10, 0, 0, 0)).play("sell c05-01")
    assert (scene.coins[0], scene.question) == (15, "turn")


@pytest.mark.rule("ME-4.1", "ME-4.2", "ME-R6")
def test_a_purchase_that_was_begun_can_be_given_up() -> None:
    scene = position(contracts={0: "c04-01 c05-01 c06-01"}, coins=(3, 0, 0, 0), offer="g04 b09")
    before = scene.view
    assert scene.refusal("give-up") == ("ME-3.1", "not-now"), "there is no purchase"
    for _ in range(2):
        scene.play("buy g04", "buy b09", "spend c04-01", "give-up")
        assert scene.view == {**before, "given_up": scene.view["given_up"]}
    assert scene.events("bought") == scene.events("paid") == []
    scene.play("buy g04", "spend c06-01", "spend c05-01", "close", "travel russia", "store ham")
    assert "given_up" not in scene.view, "the next turn begins"


@pytest.mark.rule("ME-14.3", "ME-4.8")
def test_what_is_given_up_goes_back_where_it_was() -> None:
    scene = position(hand_card=True, hand={0: "g18"}, contracts={0: "c08-01 c02-01"}, coins=(12, 0, 0, 0), offer="b01")
    scene.play("sell c08-01", "buy g18", "buy b01", "give-up")
    assert scene.seat()["hand"] == {"kind": "building", "card": "g18"}
    assert "b01" in scene.view["bonus"]["open"]
    assert (scene.coins[0], scene.question) == (20, "excess"), "there are still too many coins"


def test_no_bot_begins_a_purchase_and_gives_it_up_for_ever() -> None:
    scene = position(contracts={0: "c04-01 c05-01 c06-01"}, offer="b09").play("buy b09")
    bundle, game = scene.match.bundle, scene.match.game
    worth = {}
    for text in scene.match.options():
        after = game.clone(scene.match.state)
        game.apply(after, game.code[text])
        worth[text] = bundle.value(after, 0)
    assert min(worth, key=lambda text: worth[text]) == "give-up"
