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
