"""LU-8 Special cards."""

from __future__ import annotations

import pytest

from hanse.games.luebeck.tests.scene import B, G, R, position


@pytest.mark.rule("LU-8.1")
@pytest.mark.scenario("LU-S23")
def test_a_trade_voyage_with_a_new_cog() -> None:
    scene = position(hands={0: "voyage-visby"})
    before = scene.in_pile("voyage-visby")
    scene.play("voyage visby new")
    assert (scene.cogs, scene.number("field"), scene.scores[G]) == ({"a": "visby 0"}, 3, 0)
    assert scene.in_pile("voyage-visby") == before + 1


@pytest.mark.rule("LU-8.1")
@pytest.mark.scenario("LU-S24")
def test_a_trade_voyage_joins_a_cog_in_its_city() -> None:
    away = {"a": "riga 2", "b": "danzig 1", "c": "visby 1", "d": "bergen 2"}
    scene = position(hands={0: "voyage-riga"}, cogs=away)
    assert scene.options("voyage") == ["riga a"]
    assert scene.refusal("voyage riga new") == ("LU-8.1", "voyage-no-cog")
    assert scene.play("voyage riga a").cogs["a"] == "riga 0 2"
    scene = position(hands={0: "voyage-riga"}, cogs=away | {"a": "reval 2"})
    assert scene.options("voyage") == []
    assert scene.refusal("voyage riga a") == ("LU-8.1", "voyage-elsewhere")


@pytest.mark.rule("LU-R22")
def test_a_trade_voyage_needs_a_figure() -> None:
    assert position(hands={0: "voyage-riga"}).options("voyage") == ["riga new"]
    scene = position(hands={0: "voyage-riga"}, cogs={"a": "riga 0 0"})
    assert scene.refusal("voyage riga new") == ("LU-R22", "voyage-no-figure")


@pytest.mark.rule("LU-8.2")
@pytest.mark.scenario("LU-S25")
def test_doubling_moves_the_cog_and_doubles_the_next_sale() -> None:
    scene = position(asked=R, cogs={"a": "visby 1"}, hands={1: "double-helsingborg helsingborg-3"}, passed=[G, B])
    scene.play("double helsingborg a")
    assert (scene.cogs, scene.scores[R]) == ({"a": "helsingborg 1"}, 0)
    assert scene.players[R]["table"] == ["double-helsingborg"]
    scene.play("sell helsingborg-3 a")
    assert scene.scores[R] == 6
    assert scene.match.bundle.parts(scene.match.state)[R] == {"wares": 3, "doubling": 3, "overboard": 0, "hand": 0}


@pytest.mark.rule("LU-8.2")
def test_doubling_is_played_like_a_ware_card() -> None:
    cogs = {"a": "luebeck 0", "b": "bergen 0", "c": "visby 1"}
    scene = position(cogs=cogs, hands={0: "double-helsingborg"})
    assert scene.refusal("double helsingborg a") == ("LU-8.2", "too-far")
    assert scene.refusal("double helsingborg b") == ("LU-8.2", "wrong-way")
    assert scene.refusal("double helsingborg c") == ("LU-8.2", "not-aboard")
    assert scene.refusal("double helsingborg d") == ("LU-8.2", "not-aboard"), "it is on the cog field"
    scene = position(cogs={"a": "london 0"}, hands={0: "double-helsingborg"})
    assert scene.refusal("double helsingborg a") == ("LU-8.2", "end-station")


@pytest.mark.rule("LU-8.3")
@pytest.mark.scenario("LU-S26")
def test_doubling_does_not_hold_the_cog() -> None:
    scene = position(
        asked=R, cogs={"a": "visby 1 2"}, hands={1: "double-helsingborg helsingborg-3", 2: "hamburg-4"}, passed=[G]
    )
    scene.play("double helsingborg a", "sell hamburg-4 a")
    assert scene.cogs == {"a": "hamburg 1 2"}
    assert scene.refusal("sell helsingborg-3 a") == ("LU-7.4", "wrong-way")
    assert scene.scores == [0, 0, 4]


@pytest.mark.rule("LU-R11")
@pytest.mark.scenario("LU-S27")
def test_earlier_cards_are_not_doubled_afterwards() -> None:
    hand = "helsingborg-4 double-helsingborg helsingborg-2"
    scene = position(asked=R, cogs={"a": "visby 1"}, hands={1: hand}, passed=[G, B])
    scene.play("sell helsingborg-4 a")
    assert scene.scores[R] == 4
    scene.play("double helsingborg a", "sell helsingborg-2 a")
    assert scene.scores[R] == 8


@pytest.mark.rule("LU-R11")
def test_doubling_holds_for_other_cogs_too_but_not_for_other_cities() -> None:
    scene = position(
        cogs={"a": "riga 0", "b": "danzig 0"}, table={0: "double-riga"}, hands={0: "riga-5 danzig-4"}, passed=[R, B]
    )
    scene.play("sell danzig-4 b")
    assert scene.scores[G] == 4
    scene.play("sell riga-5 b")
    assert scene.scores[G] == 14


@pytest.mark.rule("LU-R11", "LU-8.2")
@pytest.mark.scenario("LU-S28")
def test_doubling_is_only_for_its_owner() -> None:
    scene = position(
        asked=B, cogs={"a": "helsingborg 1 2"}, table={1: "double-helsingborg"}, hands={2: "helsingborg-3"}
    )
    assert scene.play("sell helsingborg-3 a").scores == [0, 0, 3]


@pytest.mark.rule("LU-8.2", "LU-11.1")
@pytest.mark.scenario("LU-S29")
def test_doubling_ends_with_the_round() -> None:
    scene = position(
        asked=R, cogs={"a": "helsingborg 1"}, table={1: "double-helsingborg"}, hands={1: "helsingborg-3"}, passed=[G, B]
    )
    before = scene.in_pile("double-helsingborg")
    scene.play("pass")
    assert (scene.players[R]["table"], scene.in_pile("double-helsingborg")) == ([], before + 1)
    scene.play("done", "take p1", "take p2", "take p3", "name 1", "sell helsingborg-3 a")
    assert scene.scores[R] == 3


@pytest.mark.rule("LU-R11", "LU-10.2")
@pytest.mark.scenario("LU-S30")
def test_what_goes_overboard_is_not_doubled() -> None:
    scene = position(
        asked=R, cogs={"a": "hamburg 1 1"}, table={1: "double-riga"}, hands={1: "riga-4 reval-4 london-4 stettin-1"}
    )
    assert scene.play("discard riga-4").scores[R] == -4


@pytest.mark.rule("LU-8.4")
@pytest.mark.scenario("LU-S31")
def test_pirates_end_a_voyage() -> None:
    scene = position(asked=B, cogs={"a": "riga 0 1"}, hands={2: "pirates"})
    assert scene.reserve == [1, 1, 2]
    scene.play("pirates a")
    assert (scene.reserve, scene.cogs, scene.number("field"), scene.scores) == ([2, 2, 2], {}, 4, [0, 0, 0])


@pytest.mark.rule("LU-R13")
@pytest.mark.scenario("LU-S32")
def test_pirates_need_a_cog_on_a_voyage() -> None:
    scene = position(hands={0: "pirates"})
    assert scene.options("pirates") == []
    assert scene.refusal("pirates a") == ("LU-R13", "not-sailing")


@pytest.mark.rule("LU-R13", "LU-R10")
def test_pirates_may_take_any_cog_also_ones_own_in_luebeck_and_at_end_stations() -> None:
    scene = position(hands={0: "pirates"}, cogs={"a": "luebeck 0", "b": "reval 1", "d": "riga 2"})
    assert scene.options("pirates") == ["a", "b", "d"]
    assert scene.play("pirates a").reserve[G] == 2


@pytest.mark.rule("LU-8.5", "LU-R14")
@pytest.mark.scenario("LU-S33")
def test_ship_change_and_the_cog_it_empties() -> None:
    scene = position(hands={0: "change"}, cogs={"a": "stettin 0", "b": "hamburg 2"}).play("change a b")
    assert (scene.cogs, scene.number("field")) == ({"b": "hamburg 0 2"}, 3)


@pytest.mark.rule("LU-8.5", "LU-R14")
@pytest.mark.scenario("LU-S34")
def test_ship_change_needs_another_cog_on_a_voyage() -> None:
    scene = position(hands={0: "change"}, cogs={"a": "stettin 0"})
    assert scene.options("change") == []
    assert scene.refusal("change a b") == ("LU-R14", "target-not-sailing")
    assert scene.refusal("change a a") == ("LU-8.5", "same-cog")
    assert scene.refusal("change b a") == ("LU-8.5", "not-on-that-cog")


@pytest.mark.rule("LU-R14", "LU-R10")
def test_ship_change_reaches_end_stations_and_leaves_them() -> None:
    scene = position(hands={0: "change change"}, cogs={"a": "reval 0 1", "b": "london 2"}, passed=[R, B])
    assert scene.play("change a b").cogs == {"a": "reval 1", "b": "london 0 2"}
    assert scene.play("change b a").cogs == {"a": "reval 0 1", "b": "london 2"}
