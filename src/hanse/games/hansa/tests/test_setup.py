"""HA-1 to HA-3: what lies where before the first turn."""

from __future__ import annotations

import pytest

from hanse.core.match import Match, resume
from hanse.core.reading import BadInput
from hanse.games.hansa.pose import CITIES, rooms
from hanse.games.hansa.tests.scene import Scene, fresh, game


def stocked(scene: Scene) -> list[str]:
    return [str(event["tile"]) for event in scene.events("stocked")]


@pytest.mark.rule("HA-1.1", "HA-1.3", "HA-1.4", "HA-2.3", "HA-2.4", "HA-2.5", "HA-2.6", "HA-R2", "HA-R6")
@pytest.mark.scenario("HA-S01")
def test_four_players_find_all_tiles_and_even_stacks() -> None:
    scene = fresh(4)
    assert len(stocked(scene)) == 14
    assert scene.view["stacks"] == [13, 13, 13, 13, 12]
    assert scene.talers == [3, 3, 3, 3]
    assert [p["supply"] for p in scene.players] == [15, 15, 15, 15]
    assert scene.view["ship"] == "copenhagen"
    assert scene.view["breaker"] is None
    assert scene.match.bundle.census(scene.match.state)["tiles"] == 78


@pytest.mark.rule("HA-2.1")
@pytest.mark.scenario("HA-S02")
def test_three_players_use_five_colours() -> None:
    scene = fresh(3)
    assert scene.view["stacks"] == [11, 10, 10, 10, 10]
    assert len(stocked(scene)) + 51 == 65
    assert len(scene.events("removed")) == 1
    assert len(str(scene.view["colours"]).split(",")) == 5


@pytest.mark.rule("HA-2.1", "HA-R1")
@pytest.mark.scenario("HA-S03")
@pytest.mark.parametrize("seed", range(6))
def test_two_players_use_four_colours_and_no_tile_of_the_others_is_anywhere(seed: int) -> None:
    scene = fresh(2, seed)
    gone = {event["colour"] for event in scene.events("removed")}
    assert len(gone) == 2
    assert scene.view["stacks"] == [8, 8, 8, 7, 7]
    assert not any(tile.split("-")[0] in gone for tile in stocked(scene))
    unseen = scene.view["unseen"]
    assert isinstance(unseen, dict)
    assert not any(tile.split("-")[0] in gone for tile in unseen)


@pytest.mark.rule("HA-R1", "HA-2.2")
def test_which_colours_leave_and_which_tiles_come_is_up_to_the_seed() -> None:
    removed = {str(fresh(3, seed).events("removed")[0]["colour"]) for seed in range(30)}
    assert removed == {"orange", "brown", "blue", "green", "yellow", "pink"}
    assert len({tuple(stocked(fresh(4, seed))) for seed in range(10)}) == 10


@pytest.mark.rule("HA-2.2")
def test_a_tile_that_is_nowhere_cannot_be_drawn() -> None:
    scene = Scene(Match(game(3), 1, manual=True))
    scene.play("begin 0", "remove orange")
    assert scene.refusal("draw orange-1") == ("HA-2.2", "no-such-draw")
    assert scene.match.options()[0] == "draw brown-1"
    assert scene.match.game.weights(scene.match.state)[:3] == [4, 5, 4]


@pytest.mark.rule("HA-2.1", "HA-2.7")
def test_who_is_not_there_and_what_is_out_already_cannot_be_drawn() -> None:
    scene = Scene(Match(game(2), 1, manual=True))
    assert scene.refusal("begin 2") == ("HA-2.7", "no-such-draw")
    scene.play("begin 0", "remove orange")
    assert scene.refusal("remove orange") == ("HA-2.1", "no-such-draw")


@pytest.mark.rule("HA-2.3", "HA-R7")
def test_warehouses_are_stocked_in_the_order_of_their_numbers() -> None:
    order = [event["city"] for event in fresh(4).events("stocked")]
    assert order == [city for city in CITIES for _ in range(rooms(game(3))[city])]


@pytest.mark.rule("HA-2.7", "HA-R3")
def test_the_start_player_is_drawn_unless_the_host_names_one() -> None:
    assert {fresh(3, seed).asked for seed in range(20)} == {0, 1, 2}
    assert {fresh(3, seed, start="2").asked for seed in range(5)} == {2}
    assert fresh(3, start="2").events("began") == []
    with pytest.raises(BadInput, match=r"option start: not '3'; possible: random, 0, 1, 2$"):
        game(3, start="3")


@pytest.mark.rule("HA-3.1", "HA-2.1", "HA-2.3", "HA-2.7")
def test_what_belongs_to_the_game_waits_for_the_setup() -> None:
    scene = Scene(Match(game(3), 1, manual=True))
    assert scene.refusal("remove blue") == ("HA-2.7", "not-now")
    assert scene.play("begin 0").refusal("draw blue-1") == ("HA-2.1", "not-now")
    assert scene.play("remove blue").refusal("place riga") == ("HA-2.3", "not-now")
    scene = fresh(3, start="0")
    for text in ("move danzig", "fill", "end", "buy riga blue-1", "sell blue-1", "fewer blue-3 1"):
        assert scene.refusal(text) == ("HA-3.1", "not-now")


@pytest.mark.rule("HA-R34")
def test_steps_of_a_turn_can_be_taken_back_but_not_past_others() -> None:
    scene = fresh(2, start="0").play("place danzig")
    assert scene.match.floor(0).ply == scene.match.ply - 1
    scene.play("place riga")
    assert scene.match.floor(0) == (scene.match.ply, "seat")


def test_a_match_rebuilt_from_its_lines_goes_on_as_it_would_have() -> None:
    one = fresh(2, start="0")
    two = resume(one.match.bundle, 1, list(one.match.answers))
    assert two.bundle.view(two.state, -3) == one.view
