"""LU-6 Starting voyages and LU-7 ware cards."""

from __future__ import annotations

import pytest

from hanse.games.luebeck.tests.scene import G, R, Scene, position


@pytest.mark.rule("LU-R5")
def test_with_cogs_in_luebeck_every_way_is_open() -> None:
    two = {"a": "luebeck 0", "b": "luebeck 2"}
    assert position(asked=R, cogs=two).options("start") == ["new", "a", "b"]
    assert position(asked=R, cogs=two).play("start new").cogs == two | {"c": "luebeck 1"}
    assert position(asked=R, cogs=two).play("start b").cogs == two | {"b": "luebeck 1 2"}


@pytest.mark.rule("LU-6.3", "LU-R6", "LU-R7")
def test_a_cog_carries_any_number_also_two_of_one_player() -> None:
    crowd = "luebeck 0 1 1 2 2 3 3 4 4"
    scene = position(seats=5, cogs={"a": crowd}).play("start a")
    assert scene.cogs == {"a": "luebeck 0 0 1 1 2 2 3 3 4 4"}


@pytest.mark.rule("LU-R8")
def test_a_cog_sails_to_where_its_ware_is_sold() -> None:
    scene = position(cogs={"a": "riga 0", "b": "danzig 0"}, hands={0: "riga-3"})
    assert scene.options("stay") == []
    assert scene.refusal("stay riga-3 a") == ("LU-R8", "must-sail")
    assert scene.refusal("stay riga-3 b") == ("LU-R8", "must-sail")


@pytest.mark.rule("LU-R8")
def test_where_cogs_may_stay_a_ware_is_sold_with_or_without_sailing() -> None:
    def scene() -> Scene:
        return position(
            cogs={"a": "riga 0", "b": "danzig 0 1", "c": "danzig 2"},
            hands={0: "riga-3 reval-4 danzig-2"}, table={0: "double-riga"}, cog_may_stay=True,
        )  # fmt: skip

    assert scene().options("sell") == ["danzig-2 b", "riga-3 a", "riga-3 b", "reval-4 a"]
    assert scene().options("stay") == ["riga-3 b", "reval-4 a"], "from the city before"
    stayed = scene()
    lying = stayed.in_pile("riga-3")
    stayed.play("stay riga-3 b")
    assert (stayed.cogs, stayed.events("sailed"), stayed.asked) == (scene().cogs, [], R)
    assert (stayed.scores[G], stayed.hands[G], stayed.in_pile("riga-3")) == (6, 2, lying + 1), "doubled as ever"
    assert scene().play("sell riga-3 b").cogs["b"] == "riga 0 1"


@pytest.mark.rule("LU-R8", "LU-7.1", "LU-7.4")
def test_staying_asks_for_all_that_a_sale_asks_for() -> None:
    scene = position(
        cogs={"a": "riga 0", "b": "stettin 0", "c": "danzig 1"},
        hands={0: "riga-3 danzig-2 london-4"},
        cog_may_stay=True,
    )
    assert scene.refusal("stay riga-3 a") == ("LU-R8", "is-there")
    assert scene.refusal("stay riga-3 b") == ("LU-7.1", "too-far")
    assert scene.refusal("stay riga-3 c") == ("LU-7.1", "not-aboard")
    assert scene.refusal("stay danzig-2 a") == ("LU-7.4", "wrong-way")
    assert scene.refusal("stay riga-4 b") == ("LU-5.2", "not-in-hand")
    assert scene.refusal("stay riga-3 f") == ("LU-2.1", "no-such-cog")


@pytest.mark.rule("LU-R8", "LU-8.2")
def test_a_doubling_takes_the_cog_along_even_where_cogs_may_stay() -> None:
    scene = position(cogs={"a": "danzig 0"}, hands={0: "double-riga"}, cog_may_stay=True)
    assert scene.options("stay") == []
    assert scene.play("double riga a").cogs == {"a": "riga 0"}


@pytest.mark.rule("LU-2.1")
def test_a_cog_that_stays_in_the_box_cannot_be_used() -> None:
    hand = "riga-3 voyage-riga double-riga pirates change"
    scene = position(cogs={"a": "danzig 0"}, hands={0: hand})
    for text in (
        "start e", "sell riga-3 e", "voyage riga f", "double riga e", "pirates e", "change a e", "change f a",
    ):  # fmt: skip
        assert scene.refusal(text) == ("LU-2.1", "no-such-cog"), text
    assert position(phase="back", cogs={"a": "danzig 0"}).refusal("back e") == ("LU-2.1", "no-such-cog")
    four = position(seats=4, cogs={"e": "danzig 0"}, hands={0: hand})
    assert four.can("sell riga-3 e")
    assert four.refusal("pirates f") == ("LU-2.1", "no-such-cog")


@pytest.mark.rule("LU-1.2", "LU-7.4")
def test_the_alternative_board_leads_to_visby_by_way_of_riga() -> None:
    scene = position(board="chain", cogs={"a": "riga 0"}, hands={0: "visby-1 reval-4"})
    assert scene.options("sell") == ["visby-1 a", "reval-4 a"]
    scene = position(board="chain", cogs={"a": "luebeck 0"}, hands={0: "visby-1 stettin-1"})
    assert scene.options("sell") == ["stettin-1 a"]
    assert scene.refusal("sell visby-1 a") == ("LU-7.1", "too-far")
    assert position(cogs={"a": "luebeck 0"}, hands={0: "visby-1"}).options("sell") == ["visby-1 a"]
