"""How it stands at each event of an answer: that is what the page shows, one after the other."""

from __future__ import annotations

from hanse.games.merkator.tests.scene import Scene, position


def kinds(moments: list[tuple[str, Scene]]) -> list[str]:
    return [kind for kind, _ in moments]


def test_a_journey_stores_the_cubes_then_they_spread_then_the_time_comes() -> None:
    moments = position(board=(1, 1, 2, 1, 1, 1, 1, 1)).moments("travel sweden")
    assert kinds(moments)[:3] == ["travelled", "stored", "stored"]
    assert [at.view["place"] for _, at in moments[:3]] == ["sweden"] * 3
    assert [at.goods() for _, at in moments[:3]] == [{}, {"iron": 1}, {"iron": 1, "copper": 1}]
    spread = [at for kind, at in moments if kind == "spread"]
    assert [sum(at.board) for at in spread] == [8 + n for n in range(len(spread))]
    assert [at.time[0] for kind, at in moments if kind in ("spread", "time")] == [0] * len(spread) + [1]


def test_markers_that_the_chart_lacks_come_from_the_supply_until_it_is_filled_again() -> None:
    scene = position(variant="long", board=(0, 1, 1, 1, 1, 1, 1, 1), rows=(0, 0, 1, 0, 0))
    moments = dict(scene.moments("travel hamburg"))
    assert moments["time"].time[0] == 2
    assert moments["restocked"].time[0] == 2
    markers = [at.match.bundle.census(at.match.state)["markers"] for at in moments.values()]
    assert len(set(markers)) == 1
