"""ME-5.1 to ME-5.6 Travel: goods, new cubes, time."""

from __future__ import annotations

from itertools import groupby

import pytest

from hanse.core.match import Match
from hanse.core.model import ALL
from hanse.core.rng import Rng
from hanse.games.merkator.pose import MAJORS, PLACES
from hanse.games.merkator.tests.scene import Scene, game, position

LINKS = [("russia", "sweden"), ("russia", "danzig"), ("hamburg", "sweden"), ("hamburg", "danzig"), ("sweden", "danzig"),
         ("hamburg", "netherlands"), ("netherlands", "england"), ("netherlands", "france"), ("england", "france"),
         ("england", "spain"), ("france", "spain")]  # fmt: skip


@pytest.mark.rule("ME-5.1")
def test_every_place_is_reached_from_every_place() -> None:
    for place in PLACES:
        assert set(position(place=place, time=(3, 0, 0, 0)).options("travel")) == set(PLACES)


@pytest.mark.rule("ME-3.1")
def test_a_turn_has_four_phases() -> None:
    scene = position(
        contracts={0: "c04-07 c02-01"}, goods={0: "grain fabric spice"}, time=(0, 1, 0, 0), board=(1,) * 6 + (0, 1)
    )
    assert (scene.asked, scene.question) == (0, "turn")
    scene.play("sell c02-01", "travel france")
    assert (scene.asked, scene.question) == (0, "fulfil")
    assert scene.refusal("sell c04-07") == ("ME-3.1", "not-now")
    scene.play("done")
    assert (scene.asked, scene.question) == (1, "join")
    assert scene.refusal("fulfil c04-07") == ("ME-3.1", "not-now")
    scene.play("stay")
    assert (scene.asked, scene.question) == (1, "turn")


@pytest.mark.rule("ME-5.3", "ME-R18")
def test_a_journey_has_its_steps() -> None:
    scene = position(rows=(1, 6, 6, 6, 6), bonus={0: "b03"}, goods={0: "livestock"}, manual=True)
    scene.play("travel danzig", "store saltpeter", "turn b", "stand")
    schema = scene.match.bundle.schema
    told = [str(schema.tell(event, ALL)["kind"]) for events in scene.match.events for event in events]
    steps = [kind for kind, _ in groupby(told)]
    assert steps[:7] == ["travelled", "stored", "bonus", "spread", "time", "turned", "lost"]


@pytest.mark.rule("ME-5.5.2", "ME-16.2", "ME-R17")
@pytest.mark.parametrize(
    ("place", "before", "after", "never"),
    [
        pytest.param("bohemia", (0, 1, 2, 3, 4, 5, 3, 1), [0, 1, 2, 4, 5, 6, 4, 1], 3),
        pytest.param("denmark", (0, 1, 2, 3, 4, 2, 1, 0), [0, 1, 3, 4, 5, 3, 1, 0], 2),
        pytest.param("italy", (0, 1, 2, 0, 4, 1, 0, 3), [0, 2, 3, 0, 5, 2, 0, 4], 1),
        pytest.param("newfoundland", (0, 0, 1, 2, 3, 0, 5, 1), [1, 1, 2, 3, 4, 1, 6, 2], 0),
    ],
)
@pytest.mark.scenario("ME-S13", "ME-S14", "ME-S15", "ME-S16")
def test_minor_places_feed_by_threshold(place: str, before: tuple[int, ...], after: list[int], never: int) -> None:
    scene = position(board=before, time=(3, 0, 0, 0)).play(f"travel {place}")
    assert scene.board == after
    assert never not in scene.board


@pytest.mark.rule("ME-5.2", "ME-5.6.4")
@pytest.mark.scenario("ME-S15", "ME-S16")
def test_far_places_cost_time_that_goes_to_the_supply() -> None:
    for place, cost in (("spain", 1), ("italy", 2), ("newfoundland", 3)):
        scene = position(time=(3, 0, 0, 0))
        supply = scene.view["chart"]["supply"]
        scene.play(f"travel {place}")
        if scene.question == "sort":
            scene.play("store citrus")
        assert scene.time[0] == 3 - cost
        assert scene.view["chart"]["supply"] == supply + cost


@pytest.mark.rule("ME-16.1", "ME-16.2")
@pytest.mark.scenario("ME-S20")
def test_what_must_hold_after_two_hundred_random_journeys() -> None:
    rng = Rng(5)
    journeys = 0
    for seed in range(20):
        scene = Scene(Match(game(seats=4), seed))
        while not scene.over() and journeys < 200:
            options = scene.match.options()
            going = [o for o in options if o.startswith("travel")]
            scene.play((going or options)[rng.below(len(going or options))])
            if going:
                journeys += 1
            if scene.question in ("sort", "lose", "redraw"):
                continue
            cubes = dict(zip(MAJORS, scene.board, strict=True))
            assert all(cubes[a] or cubes[b] for a, b in LINKS)
            never = {"bohemia": 3, "denmark": 2, "italy": 1, "newfoundland": 0}.get(str(scene.view["place"]))
            assert never is None or never not in scene.board
    assert journeys == 200


@pytest.mark.rule("ME-3.2", "ME-R40")
def test_cubes_of_the_supply_tile_can_be_placed_before_the_journey() -> None:
    scene = position(tile={0: "danzig"})
    assert scene.options("unload") == ["grain", "saltpeter"]
    assert scene.refusal("unload wine") == ("ME-3.2", "no-cube-on-tile")
    scene.play("unload grain")
    assert (scene.goods(), scene.seat()["tile"]) == ({"grain": 1}, {})
    assert scene.refusal("unload grain") == ("ME-3.2", "no-cube-on-tile")
