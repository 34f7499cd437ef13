"""TP Two players and the neutral side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from hanse.games.hansa_teutonica.tests.scene import DEVELOPED, Scene, crowd, fresh, position

START = {
    "emden-groningen", "hamburg-stade", "hamburg-luebeck", "coellen-warburg", "goettingen-quedlinburg",
    "halle-quedlinburg", "bremen-osnabrueck", "lueneburg-perleberg", "goslar-hildesheim",
}  # fmt: skip


@pytest.mark.rule("TP-1", "TP-2", "R-54", "R-62", "HT-2.1")
@pytest.mark.scenario("S-68")
def test_nine_neutral_traders_stand_on_the_base_board() -> None:
    scene = fresh("base", 2, start="0")
    assert set(scene.view["routes"]) == START
    assert all(scene.posts(route).split() == ["nt", *["-"] * (scene.size(route) - 1)] for route in START)
    assert scene.score("neutral") == 0
    assert [scene.supply(seat) for seat in ("red", "blue")] == ["5t 1m", "6t 1m"]
    assert scene.match.bundle.sheet["board"] == "base_2-3"


def displaced(**said: Any) -> Scene:
    """Red has displaced the neutral trader of the route to Bremen and paid."""
    routes = {"bremen-osnabrueck": "nt - -", **said.pop("routes", {})}
    return position("base", 2, routes=routes, **said).play("red: displace bremen-osnabrueck nt t", "red: pay t")


@pytest.mark.rule("TP-3", "R-55", "HT-7.9")
def test_the_additional_neutral_trader_may_be_declined_the_displaced_one_not() -> None:
    scene = displaced()
    assert scene.refusal("done") == ("HT-7.9", "must-place")
    assert scene.refusal("relocate kampen-osnabrueck bt") == ("HT-7.4", "not-yours")
    scene.play("blue: relocate emden-osnabrueck nt", "blue: done")
    assert (scene.who, scene.actions) == ("red", 1)
    assert sorted(p for row in scene.view["routes"].values() for p in row if p) == ["nt", "rt"]


@pytest.mark.rule("R-55", "HT-7.5")
def test_the_two_neutral_traders_may_be_spread() -> None:
    scene = displaced().play("blue: relocate emden-osnabrueck nt", "blue: relocate bremen-minden nt")
    assert scene.posts("emden-osnabrueck") == "nt - - -"
    assert scene.posts("bremen-minden") == "nt - -"


def side_by_side(**said: Any) -> Scene:
    return displaced(options={"neutral_together": True}, **said)


@pytest.mark.rule("R-55", "TP-3")
def test_if_chosen_both_neutral_traders_go_onto_one_route_and_none_is_declined() -> None:
    scene = side_by_side(routes={"bremen-hamburg": "bt rt rt -"})
    # Bremen's route to Hamburg has no room for two.
    assert scene.refusal("relocate bremen-hamburg nt") == ("R-55", "both-together")
    assert scene.refusal("relocate hamburg-stade nt") == ("HT-7.6", "too-far")
    assert scene.routes("relocate") == {"bremen-hannover", "bremen-minden", "emden-osnabrueck", "kampen-osnabrueck"}
    scene.play("blue: relocate emden-osnabrueck nt")
    assert scene.options("relocate") == ["emden-osnabrueck nt"]
    assert scene.refusal("relocate bremen-minden nt") == ("R-55", "both-together")
    assert scene.refusal("done") == ("R-55", "both-together")
    scene.play("blue: relocate emden-osnabrueck nt")
    assert scene.posts("emden-osnabrueck") == "nt nt - -"
    assert (scene.who, scene.question) == ("red", "turn")


@pytest.mark.rule("R-55", "R-58", "TP-4")
def test_the_second_follows_the_first_even_if_that_established_the_route() -> None:
    routes = crowd() | {"hamburg-luebeck": "nt nt -", "bremen-hamburg": "bt rt rt -", "hamburg-stade": "nt rt rt"}
    scene = position(
        "base", 2, routes=routes, abilities={"red": DEVELOPED, "blue": DEVELOPED}, options={"neutral_together": True}
    ).play(
        "red: displace hamburg-stade nt t", "red: pay t", "blue: relocate hamburg-luebeck nt", "red: neutral luebeck"
    )
    assert scene.posts("hamburg-luebeck") == "nt - -"
    assert scene.options("relocate") == ["hamburg-luebeck nt"]


@pytest.mark.rule("R-55", "HT-7.6")
def test_where_no_route_has_room_for_two_they_are_placed_one_by_one() -> None:
    routes = crowd() | {"hamburg-luebeck": "bt nt -", "bremen-hamburg": "bt rt rt -", "hamburg-stade": "nt rt rt"}
    scene = position(
        "base", 2, routes=routes, abilities={"red": DEVELOPED, "blue": DEVELOPED}, options={"neutral_together": True}
    ).play("red: displace hamburg-stade nt t", "red: pay t")
    assert scene.routes("relocate") == {"hamburg-luebeck", "bremen-hamburg"}
    scene.play("blue: relocate hamburg-luebeck nt")
    assert scene.options("relocate") == ["bremen-hamburg nt"]
    assert scene.refusal("done") == ("R-55", "both-together")


@pytest.mark.rule("R-56", "TP-12")
def test_neutral_traders_are_without_end() -> None:
    names = [
        "arnheim-duisburg", "arnheim-kampen", "arnheim-muenster", "bremen-hamburg", "bremen-hannover", "bremen-minden",
        "brunswiek-minden", "brunswiek-stendal", "coellen-warburg", "dortmund-paderborn", "emden-groningen",
        "goettingen-quedlinburg", "goslar-hildesheim", "goslar-quedlinburg",
    ]  # fmt: skip
    board = fresh("base", 2)
    crowd = {name: "nt nt" + " -" * (board.size(name) - 2) for name in names}
    # Twenty-eight stand there, and another two come.
    scene = displaced(routes=crowd).play("blue: relocate emden-osnabrueck nt", "blue: relocate emden-osnabrueck nt")
    assert sum(row.count("nt") for row in scene.view["routes"].values()) == 30


@pytest.mark.rule("R-58", "TP-4")
def test_the_neutral_route_is_finished_before_the_interrupted_action_goes_on() -> None:
    scene = position("base", 2, routes={"hamburg-luebeck": "nt nt -", "hamburg-stade": "nt - -"})
    scene.play("red: displace hamburg-stade nt t", "red: pay t", "blue: relocate hamburg-luebeck nt")
    assert (scene.who, scene.question) == ("red", "neutral")
    scene.play("red: neutral hamburg", "blue: relocate hamburg-luebeck nt")
    assert scene.posts("hamburg-luebeck") == "nt nt -"
    assert (scene.who, scene.question) == ("red", "turn")


@pytest.mark.rule("TP-4", "R-58")
def test_a_neutral_route_is_also_completed_by_a_marker_that_moves() -> None:
    scene = position(
        "base", 2, routes={"kampen-osnabrueck": "nt -", "hamburg-stade": "nt - -"}, unused={"red": "remove_three"},
        options={"remove_three_moves": True},
    )  # fmt: skip
    scene.play("use remove_three", "lift hamburg-stade nt", "put kampen-osnabrueck nt")
    assert (scene.who, scene.question) == ("red", "neutral")
    scene.play("red: neutral osnabrueck")
    # One foreign piece moved, none left on the board: the marker is used up.
    assert (scene.question, scene.actions) == ("turn", 2)
    assert scene.offices("osnabrueck") == "nt"


@pytest.mark.rule("R-18", "TP-4")
def test_a_route_full_of_pieces_of_a_player_is_not_established_by_itself() -> None:
    scene = position("base", 2, routes={"kampen-osnabrueck": "rt nt"})
    assert scene.question == "turn"
    scene.play("red: displace kampen-osnabrueck nt t", "red: pay t", "blue: relocate arnheim-kampen nt", "blue: done")
    assert scene.posts("kampen-osnabrueck") == "rt rt"
    assert scene.events("established") == []


@pytest.mark.rule("TP-5", "R-57", "HT-9.4")
def test_control_points_are_given_and_a_single_free_city_needs_no_choice() -> None:
    offices = {"stade": "bm", "hamburg": "nt"}
    scene = position("base", 2, routes={"hamburg-luebeck": "nt - -", "hamburg-stade": "nt nt -"}, offices=offices)
    assert scene.refusal("neutral stade") == ("TP-4", "not-full")
    scene.play("red: displace hamburg-luebeck nt t", "red: pay t", "blue: relocate hamburg-stade nt")
    assert (scene.score("blue"), scene.score("neutral")) == (1, 1)
    assert scene.offices("hamburg") == "nt nt"
    assert scene.who == "blue"


@pytest.mark.rule("TP-5", "TP-7")
def test_without_a_free_office_the_traders_return() -> None:
    offices = {"stade": "bm", "hamburg": "bt bt bt"}
    scene = position("base", 2, routes={"hamburg-luebeck": "nt - -", "hamburg-stade": "nt nt -"}, offices=offices)
    scene.play("red: displace hamburg-luebeck nt t", "red: pay t", "blue: relocate hamburg-stade nt")
    assert scene.score("blue") == 2
    assert scene.posts("hamburg-stade") == "nt - -"
    assert scene.offices("hamburg") == "bt bt bt"


@pytest.mark.rule("R-57", "TP-6")
def test_only_an_end_city_with_a_free_office_may_be_chosen() -> None:
    scene = displaced().play("blue: relocate kampen-osnabrueck nt", "blue: relocate kampen-osnabrueck nt")
    assert scene.refusal("neutral emden") == ("TP-5", "not-an-end")


@pytest.mark.rule("TP-8", "R-72")
def test_neutral_traders_may_stand_on_ship_posts() -> None:
    scene = position("britannia", 2, routes={"canterbury-london": "nt - -", "calais-canterbury": "rt - rt"})
    scene.play("red: displace canterbury-london nt t", "red: pay t")
    assert "calais-canterbury ns" in scene.options("relocate")
    scene.play("blue: relocate calais-canterbury ns")
    assert scene.posts("calais-canterbury") == "rt nt rt"


@pytest.mark.rule("TP-8", "R-72")
def test_a_ship_post_is_as_near_as_any_other_for_neutral_traders() -> None:
    crowd = {"calais-southampton": "bt - -", "canterbury-london": "bt bt bt"}
    scene = position("britannia", 2, routes={"calais-canterbury": "nt - -", **crowd})
    scene.play("red: displace calais-canterbury nt t", "red: pay t")
    assert scene.options("relocate") == ["calais-southampton ns"]
    scene.play("blue: relocate calais-southampton ns")
    assert scene.options("relocate") == ["calais-southampton ns"]
    scene.play("blue: relocate calais-southampton ns")
    assert scene.posts("calais-southampton") == "bt nt nt"


@pytest.mark.rule("TP-10")
def test_the_replacement_of_a_players_marker_brings_a_neutral_trader_too() -> None:
    scene = position("base", 2, routes={"bremen-osnabrueck": "rt rt rt"}, manual=True)
    scene.play(
        "establish bremen-osnabrueck", "skip", "end", "*: draw extra_office", "hang kampen-osnabrueck extra_office"
    )
    assert scene.posts("kampen-osnabrueck") == "nt -"


@pytest.mark.rule("R-59", "HT-12.3")
def test_the_game_ends_when_the_neutral_side_takes_a_marker_and_the_pile_is_empty() -> None:
    scene = position(
        "base", 2, routes={"bremen-osnabrueck": "nt nt -", "kampen-osnabrueck": "nt -"}, pile=0,
    )  # fmt: skip
    scene.play("red: displace kampen-osnabrueck nt t", "red: pay t", "blue: relocate bremen-osnabrueck nt")
    scene.play("red: neutral osnabrueck")
    assert not scene.over()
    scene.play("blue: done")
    assert scene.over()
    assert scene.outcome.reason == "markers"


def crowded(
    plate: int = 1,
    beside: str = "- nt -",
    also: Mapping[str, str] | None = None,
    offices: Mapping[str, str] | None = None,
) -> Scene:
    """A piece of Red or Blue stands on every route but one, where there is a neutral trader; Red has a full plate."""
    rows: Any = fresh("base", 2).match.bundle.sheet["routes"]
    full = {row["id"]: "rb"[i % 2] + "t" + " -" * (len(row["posts"]) - 1) for i, row in enumerate(rows)}
    levels = {"keys": 4, "actions": 5, "privilege": 3, "purse": 3}
    return position(
        "base", 2, routes={**full, "minden-muenster": beside, **(also or {})}, plate={"red": plate}, markers={},
        abilities={"red": levels, "blue": levels}, offices=offices, manual=True,
    )  # fmt: skip


@pytest.mark.rule("TP-11", "R-43")
@pytest.mark.scenario("S-73")
def test_if_no_route_is_available_a_marker_may_lie_where_a_neutral_trader_stands() -> None:
    scene = crowded().play("red: end", "*: draw develop_ability")
    assert scene.options("hang") == ["minden-muenster develop_ability"]
    assert scene.refusal("hang arnheim-duisburg develop_ability") == ("HT-10.4", "not-empty")
    scene.play("red: hang minden-muenster develop_ability")
    assert scene.posts("minden-muenster") == "- nt -"


@pytest.mark.rule("TP-11", "R-43", "HT-10.4")
def test_a_marker_does_not_lie_where_a_player_stands_beside_the_neutral_trader() -> None:
    scene = crowded(beside="- nt bt").play("red: end")
    # nowhere to go, so it waits on the plate, face down.
    assert scene.who == "blue"
    assert scene.player("red")["plate"] == 1


@pytest.mark.rule("TP-11", "R-43")
def test_that_right_may_be_declined_and_the_marker_waits_for_the_next_turn() -> None:
    scene = crowded().play("red: end", "*: draw develop_ability", "red: done")
    assert scene.who == "blue"
    assert scene.player("red")["bare"] == {"develop_ability": 1}
    assert scene.events("waits") == [{"kind": "waits", "seat": "0", "count": 1}]
    assert scene.posts("minden-muenster") == "- nt -"
    scene.play("blue: end")
    assert scene.who == "red"
    # Neither used nor scored until then.
    assert scene.refusal("use develop_ability") == ("HT-10.5", "no-marker")
    assert scene.parts("red")["markers"] == 0
    scene.play("red: end")
    assert (scene.who, scene.question) == ("red", "hang")
    scene.play("red: hang minden-muenster develop_ability")
    assert scene.who == "blue"


@pytest.mark.rule("TP-11", "R-43")
def test_one_marker_may_be_placed_and_the_other_left() -> None:
    scene = crowded(plate=2, also={"arnheim-kampen": "nt - -"}).play(
        "red: end", "*: draw develop_ability", "*: draw extra_office"
    )
    scene.play("red: hang minden-muenster extra_office", "red: done")
    assert scene.who == "blue"
    assert scene.player("red")["bare"] == {"develop_ability": 1}


@pytest.mark.rule("TP-11", "R-79")
def test_the_free_office_is_still_asked_for() -> None:
    scene = crowded(offices={"minden": "nt nt nt nt", "muenster": "nt nt"}).play("red: end")
    # nowhere to go, so it waits on the plate.
    assert scene.who == "blue"
    assert scene.player("red")["plate"] == 1


@pytest.mark.rule("TP-11")
def test_an_ordinary_route_comes_first() -> None:
    scene = position("base", 2, routes={"minden-muenster": "nt - -"}, plate={"red": 1}, manual=True)
    scene.play("red: end", "*: draw develop_ability")
    assert scene.refusal("hang minden-muenster develop_ability") == ("HT-10.4", "not-empty")
    assert scene.refusal("done") == ("R-42", "must-hang")


@pytest.mark.rule("R-63", "HT-12.4")
def test_a_neutral_office_may_fill_the_tenth_city() -> None:
    full = dict.fromkeys(("bremen", "brunswiek", "duisburg", "goslar"), "nt")
    full |= dict.fromkeys(("lueneburg", "emden", "halle", "dortmund", "muenster"), "nt nt") | {"lueneburg": "nt"}
    scene = position("base", 2, offices=full, routes={"hamburg-luebeck": "nt - -", "hamburg-stade": "nt nt -"})
    assert scene.view["full"] == 9
    scene.play("red: displace hamburg-luebeck nt t", "red: pay t", "blue: relocate hamburg-stade nt")
    scene.play("red: neutral stade", "blue: done")
    assert scene.over()
    assert scene.outcome.reason == "cities"


@pytest.mark.rule("TP-13", "R-57", "INV-8")
def test_the_neutral_side_takes_part_in_the_connection() -> None:
    offices = {"arnheim": "nt", "muenster": "nt", "brunswiek": "nt", "stendal": "nt"}
    scene = position("base", 2, offices=offices, routes={"minden-muenster": "nt nt -", "minden-paderborn": "nt - -"})
    scene.play("red: displace minden-paderborn nt t", "red: pay t", "blue: relocate minden-muenster nt")
    scene.play("red: neutral minden")
    assert scene.score("neutral") == 1 + 7
    assert scene.view["links"] == ["neutral"]


@pytest.mark.rule("R-60", "TP-9")
def test_the_neutral_side_gains_nothing_from_a_permanent_marker() -> None:
    scene = position("britannia", 2, routes={"canterbury-london": "nt - -", "calais-canterbury": "nt nt -"})
    scene.play("red: displace canterbury-london nt t", "red: pay t", "blue: relocate calais-canterbury nt")
    scene.play("red: neutral calais")
    assert scene.events("permanent") == []
    # It is no marker that leaves the game and is replaced.
    assert scene.player("red")["plate"] == 0
    assert (scene.who, scene.question) == ("blue", "relocate")
