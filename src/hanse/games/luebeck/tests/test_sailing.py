"""LU-6 Starting voyages and LU-7 ware cards."""

from __future__ import annotations

import pytest

from hanse.games.luebeck.tests.scene import B, G, R, Scene, position


@pytest.mark.rule("LU-6.1", "LU-6.2")
@pytest.mark.scenario("LU-S10")
def test_a_new_cog_in_luebeck() -> None:
    scene = position()
    assert scene.number("field") == 4
    scene.play("start new")
    assert (scene.number("field"), scene.cogs, scene.reserve[G]) == (3, {"a": "luebeck 0"}, 1)


@pytest.mark.rule("LU-6.2", "LU-6.3", "LU-R5")
@pytest.mark.scenario("LU-S11")
def test_joining_a_cog_in_luebeck_or_taking_another() -> None:
    scene = position(asked=R, cogs={"a": "luebeck 0"})
    assert scene.options("start") == ["new", "a"]
    scene.play("start a")
    assert (scene.number("field"), scene.cogs) == (3, {"a": "luebeck 0 1"})


@pytest.mark.rule("LU-R5")
def test_with_cogs_in_luebeck_every_way_is_open() -> None:
    two = {"a": "luebeck 0", "b": "luebeck 2"}
    assert position(asked=R, cogs=two).options("start") == ["new", "a", "b"]
    assert position(asked=R, cogs=two).play("start new").cogs == two | {"c": "luebeck 1"}
    assert position(asked=R, cogs=two).play("start b").cogs == two | {"b": "luebeck 1 2"}


@pytest.mark.rule("LU-6.2")
@pytest.mark.scenario("LU-S12")
def test_without_cogs_on_the_field_one_can_only_join() -> None:
    away = {"a": "riga 1", "b": "danzig 1", "c": "visby 2", "d": "bergen 2"}
    scene = position(cogs=away)
    assert scene.options("start") == []
    assert scene.refusal("start new") == ("LU-6.2", "no-cog-left")
    assert scene.refusal("start a") == ("LU-6.2", "not-in-luebeck")
    assert position(cogs=away | {"d": "luebeck 2"}).options("start") == ["d"]


@pytest.mark.rule("LU-6.1", "LU-R22")
@pytest.mark.scenario("LU-S13")
def test_without_a_figure_in_reserve_nothing_starts() -> None:
    scene = position(cogs={"a": "luebeck 0", "b": "riga 0"}, hands={0: "voyage-riga voyage-visby"})
    assert scene.refusal("start new") == ("LU-6.1", "no-figure")
    assert scene.refusal("start a") == ("LU-6.1", "no-figure")
    assert scene.refusal("voyage visby new") == ("LU-R22", "voyage-no-figure")
    assert scene.refusal("voyage riga b") == ("LU-R22", "voyage-no-figure")


@pytest.mark.rule("LU-6.3", "LU-R6", "LU-R7")
def test_a_cog_carries_any_number_also_two_of_one_player() -> None:
    crowd = "luebeck 0 1 1 2 2 3 3 4 4"
    scene = position(seats=5, cogs={"a": crowd}).play("start a")
    assert scene.cogs == {"a": "luebeck 0 0 1 1 2 2 3 3 4 4"}


@pytest.mark.rule("LU-7.1", "LU-7.2", "LU-7.5", "LU-R9")
@pytest.mark.scenario("LU-S14")
def test_a_ware_card_moves_the_cog_one_leg_and_scores() -> None:
    scene = position(cogs={"a": "danzig 0"}, hands={0: "riga-3"})
    before = scene.in_pile("riga-3")
    scene.play("sell riga-3 a")
    assert (scene.cogs, scene.scores[G], scene.in_pile("riga-3")) == ({"a": "riga 0"}, 3, before + 1)
    assert scene.hands[G] == 0


@pytest.mark.rule("LU-7.1", "LU-7.2")
@pytest.mark.scenario("LU-S15")
def test_in_the_city_itself_nothing_moves() -> None:
    scene = position(cogs={"a": "riga 0"}, hands={0: "riga-4"}, points={0: 3}).play("sell riga-4 a")
    assert (scene.cogs, scene.scores[G], scene.events("sailed")) == ({"a": "riga 0"}, 7, [])


@pytest.mark.rule("LU-7.1", "LU-7.4")
@pytest.mark.scenario("LU-S16")
def test_one_leg_only() -> None:
    scene = position(cogs={"a": "stettin 0"}, hands={0: "riga-3 danzig-2"})
    assert scene.refusal("sell riga-3 a") == ("LU-7.1", "too-far")
    assert scene.play("sell danzig-2 a").cogs == {"a": "danzig 0"}


@pytest.mark.rule("LU-7.4", "LU-1.2")
@pytest.mark.scenario("LU-S17")
def test_never_against_the_arrows() -> None:
    scene = position(cogs={"a": "riga 0"}, hands={0: "danzig-3"})
    assert scene.refusal("sell danzig-3 a") == ("LU-7.4", "wrong-way")


@pytest.mark.rule("LU-7.1", "LU-7.3")
@pytest.mark.scenario("LU-S18")
def test_everybody_aboard_is_carried_but_only_the_seller_scores() -> None:
    scene = position(asked=R, cogs={"a": "danzig 0 1"}, hands={1: "riga-5"}).play("sell riga-5 a")
    assert (scene.cogs, scene.scores) == ({"a": "riga 0 1"}, [0, 5, 0])


@pytest.mark.rule("LU-7.4")
@pytest.mark.scenario("LU-S19")
def test_where_a_line_forks_the_card_decides() -> None:
    scene = position(asked=R, cogs={"a": "helsingborg 1"}, hands={1: "bergen-3 hamburg-3 london-4"})
    assert scene.options("sell") == ["bergen-3 a", "hamburg-3 a"]
    assert scene.refusal("sell london-4 a") == ("LU-7.1", "too-far")
    assert scene.play("sell hamburg-3 a").cogs == {"a": "hamburg 1"}


@pytest.mark.rule("LU-R8")
@pytest.mark.scenario("LU-S20")
def test_with_two_cogs_the_player_chooses() -> None:
    one = position(cogs={"a": "riga 0", "b": "danzig 0"}, hands={0: "riga-3"}).play("sell riga-3 a")
    two = position(cogs={"a": "riga 0", "b": "danzig 0"}, hands={0: "riga-3"}).play("sell riga-3 b")
    assert one.cogs == {"a": "riga 0", "b": "danzig 0"}
    assert two.cogs == {"a": "riga 0", "b": "riga 0"}
    assert one.scores[G] == two.scores[G] == 3


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


@pytest.mark.rule("LU-7.1", "LU-7.3")
@pytest.mark.scenario("LU-S21")
def test_without_a_figure_aboard_no_ware_card_can_be_played() -> None:
    scene = position(cogs={"a": "danzig 1"}, hands={0: "riga-3 danzig-2"})
    assert scene.options("sell") == []
    assert scene.refusal("sell riga-3 a") == ("LU-7.1", "not-aboard")
    assert scene.refusal("sell riga-3 b") == ("LU-7.1", "not-aboard")


@pytest.mark.rule("LU-R10")
@pytest.mark.scenario("LU-S22")
def test_an_end_station_is_for_selling_but_not_for_sailing_on() -> None:
    scene = position(cogs={"a": "riga 0"}, hands={0: "reval-6 reval-4 riga-3"}, passed=[R, B])
    scene.play("sell reval-6 a", "sell reval-4 a")
    assert (scene.cogs, scene.scores[G]) == ({"a": "reval 0"}, 10)
    assert scene.refusal("sell riga-3 a") == ("LU-R10", "end-station")


@pytest.mark.rule("LU-R29")
@pytest.mark.scenario("LU-S43")
def test_without_cards_one_may_still_start_or_pass() -> None:
    assert position().options() == ["start new", "pass"]
    assert position().play("start new").cogs == {"a": "luebeck 0"}
    assert position(cogs={"a": "riga 0", "b": "danzig 0"}).options() == ["pass"]


@pytest.mark.rule("LU-1.2", "LU-7.4")
def test_the_alternative_board_leads_to_visby_by_way_of_riga() -> None:
    scene = position(board="chain", cogs={"a": "riga 0"}, hands={0: "visby-1 reval-4"})
    assert scene.options("sell") == ["visby-1 a", "reval-4 a"]
    scene = position(board="chain", cogs={"a": "luebeck 0"}, hands={0: "visby-1 stettin-1"})
    assert scene.options("sell") == ["stettin-1 a"]
    assert scene.refusal("sell visby-1 a") == ("LU-7.1", "too-far")
    assert position(cogs={"a": "luebeck 0"}, hands={0: "visby-1"}).options("sell") == ["visby-1 a"]
