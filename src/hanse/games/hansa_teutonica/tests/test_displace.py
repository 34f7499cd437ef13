"""HT-7 Displacing, and where the displaced pieces go."""

from __future__ import annotations

from typing import Any

import pytest

from hanse.games.hansa_teutonica.tests.scene import DEVELOPED, Scene, crowd, position

TOO_FAR = ("HT-7.6", "too-far")


def displaced(route: str, posts: str, piece: str = "bt", **said: Any) -> Scene:
    """Red has displaced a piece of Blue with a trader and paid."""
    routes = {route: posts, **said.pop("routes", {})}
    scene = position(said.pop("variant", "base"), said.pop("seats", 3), routes=routes, **said)
    scene.play(f"red: displace {route} {piece} t")
    while scene.question == "pay":
        scene.play("red: pay t")
    return scene


@pytest.mark.rule("R-9", "HT-7.2")
def test_any_mixture_of_pieces_pays_the_fee() -> None:
    scene = position(routes={"dortmund-duisburg": "bm -"}, supply={"red": "3t 1m"})
    scene.play("displace dortmund-duisburg bm t")
    assert scene.options("pay") == ["t", "m"]
    scene.play("red: pay m")
    # The last piece of the fee is a trader anyway.
    assert (scene.supply("red"), scene.stock("red")) == ("1t 0m", "9t 1m")
    assert scene.who == "blue"
    other = position(routes={"dortmund-duisburg": "bt -"}, supply={"red": "1t 1m"})
    other.play("displace dortmund-duisburg bt m")
    assert (other.supply("red"), other.posts("dortmund-duisburg")) == ("0t 0m", "rm -")
    assert other.stock("red") == "11t 0m"


@pytest.mark.rule("HT-7.1")
def test_the_piece_put_down_comes_from_the_supply() -> None:
    scene = position(routes={"arnheim-duisburg": "bt - -"}, supply={"red": "3t"}, stock={"red": "3t 1m"})
    assert scene.refusal("displace arnheim-duisburg bt m") == ("HT-7.1", "no-piece")
    assert scene.options("displace") == ["arnheim-duisburg bt t"]


@pytest.mark.rule("R-19", "HT-7.10")
def test_only_foreign_pieces_on_posts_are_displaced() -> None:
    scene = position(routes={"arnheim-duisburg": "rt - -"}, offices={"duisburg": "bt"}, prestige="blue - - -")
    assert scene.refusal("displace arnheim-duisburg rt t") == ("R-19", "own-piece")
    # Blue's office and special prestige field are no posts.
    assert scene.refusal("displace arnheim-duisburg bt t") == ("HT-7.10", "no-such-piece")
    assert scene.refusal("displace coellen-warburg bm t") == ("HT-7.10", "no-such-piece")


def penniless(**said: Any) -> Scene:
    """Blue, with three traders on other routes, nothing in stock and supply, has placed the displaced trader."""
    routes = {"bremen-hamburg": "bt - - -", "hamburg-luebeck": "bt - -", "arnheim-kampen": "bt - -"}
    scene = displaced("dortmund-duisburg", "bt -", stock={"blue": "0t"}, supply={"blue": "0t"}, routes=routes, **said)
    return scene.play("blue: relocate arnheim-duisburg bt")


@pytest.mark.rule("HT-7.7", "HT-7.9")
def test_pieces_on_routes_may_also_stay_where_they_are() -> None:
    scene = penniless().play("blue: done")
    assert scene.posts("hamburg-luebeck") == "bt - -"
    assert scene.who == "red"


@pytest.mark.rule("R-16")
def test_of_two_like_pieces_on_a_route_the_one_just_placed_stays() -> None:
    scene = displaced(
        "dortmund-duisburg", "bt -", stock={"blue": "0t"}, supply={"blue": "0t"}, routes={"arnheim-duisburg": "- bt -"}
    ).play("blue: relocate arnheim-duisburg bt @3")
    assert scene.unknown("lift arnheim-duisburg bt @3")
    scene.play("blue: lift arnheim-duisburg bt", "blue: relocate arnheim-duisburg bt @1")
    assert scene.posts("arnheim-duisburg") == "bt - bt"


@pytest.mark.rule("R-15")
def test_pieces_on_routes_are_not_used_while_the_stock_or_supply_holds_one() -> None:
    for stock in ("1t", "0t"):
        scene = displaced("dortmund-duisburg", "bt -", routes={"hamburg-luebeck": "bt - -"}, stock={"blue": stock})
        assert scene.refusal("lift hamburg-luebeck bt") == ("R-11", "put-down-first")
        scene.play("blue: relocate arnheim-duisburg bt")
        assert scene.refusal("lift hamburg-luebeck bt") == ("R-15", "other-source-first")


@pytest.mark.rule("HT-7.9", "HT-7.4")
def test_one_of_two_additional_pieces_may_be_declined() -> None:
    scene = displaced("dortmund-duisburg", "bm -", "bm")
    scene.play("blue: relocate arnheim-duisburg bm", "blue: relocate arnheim-duisburg bt", "blue: done")
    assert scene.posts("arnheim-duisburg") == "bm bt -"


@pytest.mark.rule("HT-7.8", "INV-6")
@pytest.mark.scenario("S-18")
def test_nothing_goes_into_the_supply_and_all_is_placed_first() -> None:
    scene = displaced("dortmund-duisburg", "bm -", "bm")
    supply = scene.supply("blue")
    seen = set()
    while scene.who == "blue":
        seen |= {o.split(" ")[0] for o in scene.match.options()}
        scene.play(scene.match.options()[0])
    assert seen == {"relocate", "done"}
    assert scene.supply("blue") == supply
    assert len(scene.events("relocated")) == 3


ANY_ORDER = {"free_order": True}


@pytest.mark.rule("R-11")
def test_if_chosen_an_additional_piece_may_be_placed_before_the_displaced_one() -> None:
    scene = displaced(
        "dortmund-duisburg", "bt -", stock={"blue": "2t 1m"}, abilities={"blue": {"book": 1}}, options=ANY_ORDER
    )
    assert {"arnheim-duisburg bt", "arnheim-duisburg bm"} <= set(scene.options("relocate"))
    assert scene.refusal("lift arnheim-duisburg bt") == ("R-15", "other-source-first")
    scene.play("blue: relocate arnheim-duisburg bm")
    # The displaced trader must still be placed, and was the only one not to be declined.
    assert scene.refusal("done") == ("HT-7.9", "must-place")
    assert scene.refusal("relocate arnheim-duisburg bm") == ("R-11", "displaced-first")
    scene.play("blue: relocate arnheim-duisburg bt")
    assert scene.stock("blue") == "2t 0m"
    assert scene.posts("arnheim-duisburg") == "bm bt -"
    assert scene.who == "red"


@pytest.mark.rule("R-11", "R-12")
def test_in_free_order_the_nearer_post_may_go_to_the_additional_piece() -> None:
    scene = displaced(
        "coellen-warburg", "bt - - -", stock={"blue": "0t 1m"}, abilities={"blue": {"book": 1}},
        routes={"paderborn-warburg": "gt gt -"}, options=ANY_ORDER,
    )  # fmt: skip
    scene.play("blue: relocate paderborn-warburg bm")
    assert scene.routes("relocate") == {"dortmund-paderborn", "hildesheim-paderborn", "minden-paderborn"}


@pytest.mark.rule("R-11", "R-16", "HT-7.7")
def test_in_free_order_a_piece_of_the_board_may_make_room_for_the_displaced_one() -> None:
    scene = displaced(
        "coellen-warburg", "bt - - -", stock={"blue": "0t"}, supply={"blue": "0t"},
        routes={"paderborn-warburg": "gt gt bt"}, options=ANY_ORDER,
    )  # fmt: skip
    beyond = {"dortmund-paderborn", "hildesheim-paderborn", "minden-paderborn"}
    assert scene.routes("relocate") == beyond
    scene.play("blue: lift paderborn-warburg bt")
    assert scene.refusal("lift paderborn-warburg bt") == ("R-11", "put-down-first")
    assert scene.refusal("done") == ("HT-7.9", "must-place")
    # What was lifted goes first; then the displaced one. The same post is near for both.
    scene.play("blue: relocate paderborn-warburg bt")
    assert scene.routes("relocate") == beyond
    assert scene.refusal("done") == ("HT-7.9", "must-place")
    scene.play("blue: relocate dortmund-paderborn bt")
    assert scene.who == "red"


@pytest.mark.rule("HT-7.4", "HT-7.7")
def test_nobody_places_pieces_of_others() -> None:
    scene = displaced("dortmund-duisburg", "bt -")
    assert scene.stale("red", "relocate arnheim-duisburg bt")
    assert scene.stale("green", "relocate arnheim-duisburg bt")
    assert scene.refusal("relocate arnheim-duisburg gt") == ("HT-7.4", "not-yours")


@pytest.mark.rule("R-17")
def test_where_no_post_is_free_the_displaced_piece_goes_to_the_stock() -> None:
    scene = position("base", 2, routes=crowd(), abilities={"red": DEVELOPED, "blue": DEVELOPED})
    before = scene.player("blue")["stock"]["t"]
    scene.play("red: displace arnheim-duisburg bt t", "red: pay t")
    assert scene.player("blue")["stock"]["t"] == before + 1
    assert len(scene.events("homeless")) == 1
    assert (scene.who, scene.question) == ("red", "turn")


@pytest.mark.rule("R-17")
def test_where_the_displaced_piece_took_the_last_post_nothing_is_added() -> None:
    routes = crowd() | {"hamburg-luebeck": "bt nt -"}
    scene = position("base", 2, routes=routes, abilities={"red": DEVELOPED, "blue": DEVELOPED})
    scene.play("red: displace arnheim-duisburg bt t", "red: pay t")
    assert scene.options("relocate") == ["hamburg-luebeck bt"]
    scene.play("blue: relocate hamburg-luebeck bt")
    assert (scene.who, scene.question) == ("red", "turn")


@pytest.mark.rule("R-18")
def test_a_route_filled_by_the_displaced_player_is_not_established() -> None:
    scene = displaced("dortmund-duisburg", "bt -", routes={"arnheim-duisburg": "bt bt -"})
    scene.play("blue: relocate arnheim-duisburg bt", "blue: done")
    assert scene.posts("arnheim-duisburg") == "bt bt bt"
    assert scene.events("established") == []
    assert scene.offices("arnheim") == ""


@pytest.mark.rule("R-16", "R-17")
def test_on_a_full_board_a_piece_taken_from_a_route_can_only_return_there() -> None:
    routes = crowd() | {"hamburg-luebeck": "rt nt -", "arnheim-duisburg": "bt rt nt"}
    scene = position(
        "base", 2, routes=routes, prestige="blue - - -", abilities={"red": DEVELOPED, "blue": {"keys": 4, "actions": 1}}
    )
    assert (scene.supply("blue"), scene.stock("blue")) == ("0t 0m", "0t 0m")
    scene.play("red: displace arnheim-duisburg bt t", "red: pay t", "blue: relocate hamburg-luebeck bt")
    assert scene.refusal("lift arnheim-duisburg bt") == ("R-22", "nothing-there")
    assert scene.refusal("lift arnheim-duisburg rt") == ("HT-7.7", "not-yours")
    scene.play("blue: lift arnheim-muenster bt")
    assert scene.options("relocate") == ["arnheim-muenster bt"]
    scene.play("blue: relocate arnheim-muenster bt")
    assert scene.who == "red"


@pytest.mark.rule("HT-4.2")
def test_displacing_is_an_action() -> None:
    scene = position(routes={"dortmund-duisburg": "bt -"}, actions=0)
    assert scene.refusal("displace dortmund-duisburg bt t") == ("HT-4.2", "no-action")
    assert scene.options("displace") == []


@pytest.mark.rule("R-15")
def test_a_stock_of_merchants_only_still_comes_before_the_supply() -> None:
    scene = displaced(
        "dortmund-duisburg", "bt -", stock={"blue": "0t 1m"}, supply={"blue": "2t"}, abilities={"blue": {"book": 0}}
    ).play("blue: relocate arnheim-duisburg bt")
    assert set(scene.options("relocate")) == {"arnheim-duisburg bm", "dortmund-paderborn bm"}
    assert scene.refusal("relocate arnheim-duisburg bt") == ("R-15", "other-source-first")
