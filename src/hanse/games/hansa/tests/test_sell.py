"""HA-9 Sell goods, and what the others lose."""

from __future__ import annotations

import pytest

from hanse.games.hansa.tests.scene import Scene, position


def example_7(**changes: object) -> Scene:
    hands = {0: "orange-1 orange-2 orange-3 brown-2 brown-2", 1: "orange-1 orange-3 brown-1", 2: "brown-3"}
    return position(booths={"danzig": "0×4"}, open=hands, **changes)  # type: ignore[arg-type]


@pytest.mark.rule("HA-9.6")
def test_who_has_none_of_the_colour_loses_nothing() -> None:
    scene = position(booths={"danzig": "0×1"}, open={0: "orange-1 orange-1", 1: "blue-3"}).play("sell orange-1")
    assert scene.players[1]["open"] == ["blue-3"]
    assert scene.events("lost") == []


@pytest.mark.rule("HA-9.1")
def test_only_own_open_tiles_are_sold() -> None:
    hands = {0: "orange-1 orange-2 orange-2 blue-1", 1: "orange-3 blue-2"}
    scene = position(booths={"danzig": "0×1"}, open=hands, sold={0: "green-1 green-1"})
    assert scene.refusal("sell orange-3") == ("HA-9.1", "not-your-tile")
    assert scene.refusal("sell green-1") == ("HA-9.4", "not-your-tile")
    assert scene.play("sell orange-1").question == "sale"
    assert scene.refusal("sell orange-3") == ("HA-9.1", "not-your-tile")
    assert scene.refusal("sell green-1") == ("HA-9.4", "not-your-tile")


@pytest.mark.rule("HA-9.5")
def test_who_has_no_taler_can_sell_and_gets_none() -> None:
    scene = position(talers=(0, 0, 0), booths={"danzig": "0×1"}, open={0: "orange-1 orange-2"}).play("sell orange-1")
    assert scene.players[0]["sold"] == ["orange-1", "orange-2"]
    assert scene.talers == [0, 0, 0]


@pytest.mark.rule("HA-9.2")
def test_a_pair_begun_must_be_completed_first() -> None:
    scene = position(booths={"danzig": "0×1"}, open={0: "orange-1 orange-2 orange-3 blue-1 blue-2"}).play(
        "sell orange-1"
    )
    assert scene.question == "sale"
    assert scene.refusal("sell blue-1") == ("HA-9.2", "pair-first")
    assert scene.refusal("done") == ("HA-9.2", "pair-first")
    scene.play("sell orange-3")
    assert scene.options("sell") == ["orange-2", "blue-1", "blue-2"]


@pytest.mark.rule("HA-R22")
def test_who_names_two_of_three_like_tiles_sells_two() -> None:
    scene = position(booths={"danzig": "0×1"}, open={0: "orange-2 orange-2 orange-2", 1: "orange-1"})
    assert scene.play("sell orange-2").question == "sale"
    assert scene.refusal("done") == ("HA-9.2", "pair-first")
    assert scene.players[0]["sold"] == ["orange-2"]
    scene.play("sell orange-2")
    assert (scene.question, scene.options("sell")) == ("sale", ["orange-2"])
    scene.play("done")
    assert scene.players[0]["open"] == ["orange-2"]
    assert scene.players[0]["sold"] == ["orange-2", "orange-2"]
    assert scene.players[1]["open"] == []


@pytest.mark.rule("HA-R22")
def test_the_last_tile_of_a_colour_completes_the_pair_by_itself() -> None:
    scene = position(booths={"danzig": "0×1"}, open={0: "orange-2 orange-2"}).play("sell orange-2")
    assert scene.players[0]["sold"] == ["orange-2", "orange-2"]
    assert scene.question == "turn"


@pytest.mark.rule("HA-R22")
def test_by_pairs_the_second_of_like_tiles_goes_with_the_first_and_no_third() -> None:
    scene = position(booths={"danzig": "0×1"}, open={0: "orange-2 orange-2 orange-2"}, sell_by_pairs=True)
    scene.play("sell orange-2")
    assert scene.players[0]["sold"] == ["orange-2", "orange-2"]
    assert scene.play("done").players[0]["open"] == ["orange-2"]


@pytest.mark.rule("HA-9.2", "HA-6.2")
def test_a_sale_is_closed_before_anything_else_is_done() -> None:
    hands = {0: "orange-1 orange-2 orange-3 brown-1 blue-2"}
    scene = position(booths={"danzig": "0×1"}, open=hands, ware={"danzig": "green-1"}).play("sell orange-1")
    for once in range(2):
        assert scene.refusal("move kalmar") == ("HA-9.2", "not-now")
        assert scene.refusal("end") == ("HA-9.2", "not-now")
        assert scene.refusal("buy danzig green-1") == ("HA-6.2", "one-action")
        assert scene.refusal("build blue-2") == ("HA-6.2", "one-action")
        assert scene.refusal("fewer blue-2 1") == ("HA-6.2", "one-action")
        if not once:
            scene.play("sell orange-2")
    assert scene.refusal("sell brown-1") == ("HA-9.2", "no-pair")
    assert scene.play("done", "move kalmar").view["ship"] == "kalmar"


@pytest.mark.rule("HA-9.6")
def test_a_loss_comes_before_everything_else_and_sold_tiles_are_safe_from_it() -> None:
    hands = {0: "orange-1 orange-2", 1: "orange-2 orange-3"}
    scene = position(booths={"danzig": "0×1"}, open=hands, sold={1: "orange-1"}).play("sell orange-1")
    assert (scene.asked, scene.question) == (1, "lose")
    assert scene.refusal("end") == ("HA-9.6", "not-now")
    assert scene.refusal("lose orange-1") == ("HA-9.4", "not-your-tile")


@pytest.mark.rule("HA-9.6", "HA-R24")
def test_losses_are_asked_clockwise_from_the_sellers_left() -> None:
    hands = {0: "blue-1 blue-3", 1: "orange-1 orange-1", 2: "orange-2 orange-3", 3: "orange-1 orange-2"}
    del hands[0]
    scene = position(seats=4, turn=1, booths={"danzig": "1×1"}, open={**hands, 0: "orange-3 orange-2"}).play(
        "sell orange-1"
    )
    asked = []
    while scene.question == "lose":
        asked.append(scene.asked)
        scene.play(scene.match.options()[0])
    assert asked == [2, 3, 0]
