"""LU-8 Special cards."""

from __future__ import annotations

import pytest

from hanse.games.luebeck.tests.scene import B, G, R, position


@pytest.mark.rule("LU-R22")
def test_a_trade_voyage_needs_a_figure() -> None:
    assert position(hands={0: "voyage-riga"}).options("voyage") == ["riga new"]
    scene = position(hands={0: "voyage-riga"}, cogs={"a": "riga 0 0"})
    assert scene.refusal("voyage riga new") == ("LU-R22", "voyage-no-figure")


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


@pytest.mark.rule("LU-R11")
def test_doubling_holds_for_other_cogs_too_but_not_for_other_cities() -> None:
    scene = position(
        cogs={"a": "riga 0", "b": "danzig 0"}, table={0: "double-riga"}, hands={0: "riga-5 danzig-4"}, passed=[R, B]
    )
    scene.play("sell danzig-4 b")
    assert scene.scores[G] == 4
    scene.play("sell riga-5 b")
    assert scene.scores[G] == 14


@pytest.mark.rule("LU-R13", "LU-R10")
def test_pirates_may_take_any_cog_also_ones_own_in_luebeck_and_at_end_stations() -> None:
    scene = position(hands={0: "pirates"}, cogs={"a": "luebeck 0", "b": "reval 1", "d": "riga 2"})
    assert scene.options("pirates") == ["a", "b", "d"]
    assert scene.play("pirates a").reserve[G] == 2


@pytest.mark.rule("LU-R14", "LU-R10")
def test_ship_change_reaches_end_stations_and_leaves_them() -> None:
    scene = position(hands={0: "change change"}, cogs={"a": "reval 0 1", "b": "london 2"}, passed=[R, B])
    assert scene.play("change a b").cogs == {"a": "reval 1", "b": "london 0 2"}
    assert scene.play("change b a").cogs == {"a": "reval 0 1", "b": "london 2"}
