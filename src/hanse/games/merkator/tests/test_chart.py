"""ME-5.6, ME-5.7 The time chart and the goods loss."""

from __future__ import annotations

from typing import Any

import pytest

from hanse.core.match import Match
from hanse.games.merkator.tests.scene import Scene, position

FOUR = {0: "livestock×2 ham", 2: "grain"}


def last_of_row(**changes: Any) -> Scene:
    """One marker left in the top row; a journey to Danzig takes it."""
    setup: dict[str, Any] = {"rows": (1, 6, 6, 6, 6), "board": (1, 0, 1, 1, 1, 1, 1, 1), "manual": True}
    return position(**{**setup, **changes}).play("travel danzig")


@pytest.mark.rule("ME-5.7", "ME-5.7.1", "ME-5.7.2", "ME-5.7.3", "ME-5.7.5", "ME-R23", "ME-R70")
@pytest.mark.scenario("ME-S21")
def test_everybody_loses_one_cube_of_the_column() -> None:
    scene = last_of_row(goods=FOUR, tile={3: "russia"}, time=(0, 0, 0, 0))
    assert scene.question == "back"
    scene.play("turn b")
    assert (scene.asked, scene.question) == (0, "redraw")
    scene.play("stand")
    assert (scene.asked, scene.question, scene.options("lose")) == (0, "lose", ["livestock", "ham"])
    assert scene.refusal("lose grain") == ("ME-5.7.3", "no-cube")
    assert scene.refusal("lose iron") == ("ME-5.7.1", "not-that-column")
    scene.play("lose ham")
    assert scene.goods(0) == {"livestock": 2}
    assert scene.goods(2) == {}
    assert scene.seat(3)["tile"] == {"russia": 1}
    assert scene.time[0] == 1, "the turned marker is kept"


@pytest.mark.rule("ME-5.7.1", "ME-5.7.3", "ME-R23")
@pytest.mark.scenario("ME-S22")
def test_a_doubled_letter_costs_two() -> None:
    scene = last_of_row(goods={0: "plums", 1: "plums×2 citrus"}).play("turn aa")
    assert scene.goods(0) == {}
    assert (scene.asked, scene.question) == (1, "lose")
    scene.play("lose plums")
    assert scene.goods(1) == {"plums": 1, "citrus": 1}
    scene.play("lose plums")
    assert scene.goods(1) == {"citrus": 1}


@pytest.mark.rule("ME-5.7.4", "ME-R21")
@pytest.mark.scenario("ME-S23")
def test_a_single_letter_may_be_replaced() -> None:
    scene = last_of_row(goods={0: "ham fish_oil×2", 1: "ham wine"}).play("turn b", "redraw", "turn cc")
    assert scene.goods(0) == {"ham": 1}
    assert scene.goods(1) == {"ham": 1}
    assert scene.view["chart"]["rows"] == [0, 6, 6, 6, 6]
    assert scene.view["chart"]["shown"][1] == "cc"


@pytest.mark.rule("ME-5.7.4", "ME-R21")
@pytest.mark.scenario("ME-S24")
def test_the_second_marker_stands() -> None:
    scene = last_of_row(goods={0: "iron", 1: "muskets"}).play("turn b", "redraw", "turn e")
    assert scene.question != "redraw"
    assert (scene.goods(0), scene.goods(1)) == ({}, {})


@pytest.mark.rule("ME-R22", "ME-5.7.4")
@pytest.mark.scenario("ME-S25")
def test_a_doubled_letter_is_not_replaced() -> None:
    scene = last_of_row(goods={0: "fabric×2 calfskin"}).play("turn dd")
    assert scene.question == "lose"
    assert scene.refusal("redraw") == ("ME-5.7.4", "letter-stands")


@pytest.mark.rule("ME-R19", "ME-R20", "ME-5.6.2")
@pytest.mark.scenario("ME-S26")
def test_hamburg_takes_from_two_rows() -> None:
    scene = position(rows=(1, 6, 6, 6, 6), board=(0, 1, 1, 1, 1, 1, 1, 1), goods={0: "fabric"}, manual=True)
    scene.play("travel hamburg")
    assert scene.view["chart"]["rows"] == [0, 5, 6, 6, 6]
    scene.play("turn d", "redraw", "turn f")
    assert scene.view["chart"]["shown"] == [None, "f", None, None, None]
    assert scene.goods() == {"fabric": 1}
    assert scene.time[0] == 2


@pytest.mark.rule("ME-5.6.3", "ME-9.1", "ME-R22", "ME-R47")
@pytest.mark.scenario("ME-S27")
def test_the_last_marker_of_the_chart() -> None:
    scene = position(rows=(0, 0, 0, 0, 1), board=(0, 1, 1, 1, 1, 1, 1, 1), goods={0: "fabric"}, manual=True)
    supply = scene.view["chart"]["supply"]
    scene.play("travel hamburg", "turn d")
    assert scene.time[0] == 2
    assert scene.view["chart"]["supply"] == supply - 1
    assert scene.goods() == {}, "no other marker can be turned up"
    assert (scene.view["ending"], scene.view["left"]) == ("chart", 3)
    assert (scene.asked, scene.question) == (1, "turn")


@pytest.mark.rule("ME-R24", "ME-3.2")
@pytest.mark.scenario("ME-S28")
def test_a_cube_from_the_tile_may_be_given_up_instead() -> None:
    one = last_of_row(goods={1: "citrus"}, tile={1: "netherlands"}).play("turn a", "stand")
    assert (one.asked, one.question) == (1, "lose")
    one.play("unload vegetables", "lose vegetables")
    assert one.goods(1) == {"citrus": 1}


@pytest.mark.rule("ME-15.A")
@pytest.mark.scenario("ME-S29")
def test_variant_a_knows_no_loss() -> None:
    scene = last_of_row(goods=FOUR, no_loss=True)
    assert scene.question == "turn"
    assert scene.goods(0) == {"livestock": 2, "ham": 1}
    assert scene.events("turned") == []


@pytest.mark.rule("ME-R3", "ME-5.7.1")
def test_a_turned_back_is_not_turned_again() -> None:
    scene = last_of_row()
    assert scene.refusal("turn ff" if scene.match.game.code.get("turn ff") else "travel danzig")[1] == "not-now"
    weights = dict(zip(scene.options("turn"), scene.match.game.weights(scene.match.state), strict=True))
    assert weights == {"a": 5, "aa": 4, "b": 5, "bb": 3, "c": 5, "cc": 2, "d": 5, "dd": 2, "e": 5, "ee": 1, "f": 5}
    scene.play("turn ee")
    view = scene.view
    assert view["chart"]["turned"] == {"ee": 1}
    view["stack"].append(["back", "chance", 0])
    again = Scene(type(scene.match)(scene.match.bundle, 1, view, True))
    assert again.refusal("turn ee") == ("ME-5.7.1", "no-such-draw")


@pytest.mark.rule("ME-R4")
def test_time_never_runs_out() -> None:
    scene = position(seats=2, time=(10, 14), rows=(6, 6, 6), contracts={0: "c02-05"}).play(
        "travel hamburg", "store muskets", "stay"
    )
    assert scene.view["chart"]["supply"] == 0
    ended = position(seats=2, contracts={0: "c02-05"}, time=(10, 30), rows=(0, 0, 2), left=1, ending="peace")
    ended.play("travel hamburg", "store muskets")
    assert ended.time[0] == 12
    assert ended.view["chart"]["supply"] == -2
    assert ended.view["chart"]["rows"] == [0, 0, 2]


@pytest.mark.rule("ME-R3")
def test_a_new_side_is_filled_with_markers_that_lie_face_down_again() -> None:
    scene = position(variant="long", rows=(0, 0, 1, 0, 0), board=(1, 0, 1, 1, 1, 1, 1, 1))
    view = scene.view
    view["chart"]["turned"] = {"ee": 1}
    again = Scene(Match(scene.match.bundle, 1, view, True)).play("travel danzig")
    assert again.can("turn ee"), "the only marker with that back may be on the chart again"
