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


@pytest.mark.rule("HT-7.1", "HT-7.2", "HT-7.4", "HT-7.5", "HT-7.6")
@pytest.mark.scenario("S-09")
def test_the_displaced_trader_and_one_more_go_to_adjacent_routes() -> None:
    scene = position("base", 4, routes={"dortmund-duisburg": "bt -"}, supply={"red": "3t"}, stock={"blue": "4t"}).play(
        "red: displace dortmund-duisburg bt t"
    )
    assert scene.posts("dortmund-duisburg") == "rt -"
    # Three traders in the supply: one on the post, one paid, both without a question.
    assert (scene.supply("red"), scene.stock("red")) == ("1t 0m", "9t 1m")
    assert (scene.who, scene.question) == ("blue", "relocate")
    assert scene.routes("relocate") == {"arnheim-duisburg", "dortmund-paderborn"}
    scene.play("blue: relocate dortmund-paderborn bt", "blue: relocate dortmund-paderborn bt")
    assert scene.stock("blue") == "3t 0m"
    assert scene.posts("dortmund-paderborn") == "bt bt -"
    assert (scene.who, scene.question, scene.actions) == ("red", "turn", 1)


@pytest.mark.rule("HT-7.2", "HT-7.4", "R-9", "HT-1.8")
@pytest.mark.scenario("S-10")
def test_a_displaced_merchant_costs_two_and_brings_two() -> None:
    scene = position(routes={"dortmund-duisburg": "bm -"}, supply={"red": "2t 1m"})
    scene.play("red: displace dortmund-duisburg bm t")
    assert (scene.supply("red"), scene.stock("red")) == ("0t 0m", "10t 1m")
    scene.play("blue: relocate arnheim-duisburg bm", "blue: relocate arnheim-duisburg bt")
    scene.play("blue: relocate dortmund-paderborn bt")
    assert scene.who == "red"
    assert [e["shape"] for e in scene.events("relocated")] == ["m", "t", "t"]


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


@pytest.mark.rule("HT-7.3")
@pytest.mark.scenario("S-11")
def test_without_the_whole_fee_nothing_is_displaced() -> None:
    routes = {"dortmund-duisburg": "bm -", "arnheim-duisburg": "bt - -"}
    two = position(routes=routes, supply={"red": "2t"})
    assert two.refusal("displace dortmund-duisburg bm t") == ("HT-7.3", "cannot-pay")
    assert two.options("displace") == ["arnheim-duisburg bt t"]
    one = position(routes=routes, supply={"red": "1t"})
    assert one.refusal("displace arnheim-duisburg bt t") == ("HT-7.3", "cannot-pay")
    assert one.options("displace") == []


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


@pytest.mark.rule("HT-7.7", "R-15")
@pytest.mark.scenario("S-12")
def test_additional_pieces_come_from_the_stock_and_then_from_the_supply() -> None:
    scene = displaced("dortmund-duisburg", "bm -", "bm", stock={"blue": "1t"}, supply={"blue": "2t"})
    scene.play("blue: relocate arnheim-duisburg bm", "blue: relocate arnheim-duisburg bt")
    assert (scene.stock("blue"), scene.supply("blue")) == ("0t 0m", "2t 0m")
    scene.play("blue: relocate arnheim-duisburg bt")
    assert (scene.stock("blue"), scene.supply("blue")) == ("0t 0m", "1t 0m")


def penniless(**said: Any) -> Scene:
    """Blue, with three traders on other routes, nothing in stock and supply, has placed the displaced trader."""
    routes = {"bremen-hamburg": "bt - - -", "hamburg-luebeck": "bt - -", "arnheim-kampen": "bt - -"}
    scene = displaced("dortmund-duisburg", "bt -", stock={"blue": "0t"}, supply={"blue": "0t"}, routes=routes, **said)
    return scene.play("blue: relocate arnheim-duisburg bt")


@pytest.mark.rule("HT-7.7", "R-16")
@pytest.mark.scenario("S-13")
def test_with_nothing_left_own_pieces_on_routes_may_be_used() -> None:
    scene = penniless()
    assert scene.options("lift") == ["arnheim-kampen bt", "bremen-hamburg bt", "hamburg-luebeck bt"]
    assert scene.refusal("lift arnheim-duisburg bt") == ("R-16", "just-placed")
    assert scene.refusal("relocate arnheim-duisburg bt") == ("R-15", "other-source-first")
    scene.play("blue: lift hamburg-luebeck bt")
    assert scene.refusal("done") == ("HT-7.9", "must-place")
    assert scene.refusal("relocate bremen-hamburg bt") == TOO_FAR
    scene.play("blue: relocate dortmund-paderborn bt")
    assert scene.posts("hamburg-luebeck") == "- - -"
    assert scene.posts("dortmund-paderborn") == "bt - -"
    assert scene.who == "red"


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


@pytest.mark.rule("HT-7.9")
@pytest.mark.scenario("S-14")
def test_the_additional_piece_may_be_declined_the_displaced_one_not() -> None:
    scene = displaced("dortmund-duisburg", "bt -")
    before = scene.stock("blue")
    assert scene.refusal("done") == ("HT-7.9", "must-place")
    scene.play("blue: relocate arnheim-duisburg bt", "blue: done")
    assert scene.stock("blue") == before
    assert scene.posts("arnheim-duisburg") == "bt - -"
    assert scene.who == "red"


@pytest.mark.rule("HT-7.9", "HT-7.4")
def test_one_of_two_additional_pieces_may_be_declined() -> None:
    scene = displaced("dortmund-duisburg", "bm -", "bm")
    scene.play("blue: relocate arnheim-duisburg bm", "blue: relocate arnheim-duisburg bt", "blue: done")
    assert scene.posts("arnheim-duisburg") == "bm bt -"


@pytest.mark.rule("HT-7.6", "R-12")
@pytest.mark.scenario("S-15")
def test_if_the_adjacent_routes_are_full_the_next_ring_is_used() -> None:
    scene = displaced("coellen-warburg", "bt - - -", routes={"paderborn-warburg": "gt gt gt"})
    beyond = {"dortmund-paderborn", "hildesheim-paderborn", "minden-paderborn"}
    assert scene.routes("relocate") == beyond
    assert scene.refusal("relocate paderborn-warburg bt") == ("R-8", "post-taken")


@pytest.mark.rule("R-12", "R-11", "HT-7.6")
@pytest.mark.scenario("S-16")
def test_the_ring_is_looked_for_anew_for_every_piece() -> None:
    scene = displaced("coellen-warburg", "bt - - -", routes={"paderborn-warburg": "gt gt -"})
    assert scene.options("relocate") == ["paderborn-warburg bt"]
    assert scene.refusal("relocate dortmund-paderborn bt") == TOO_FAR
    scene.play("blue: relocate paderborn-warburg bt")
    assert scene.routes("relocate") == {"dortmund-paderborn", "hildesheim-paderborn", "minden-paderborn"}


@pytest.mark.rule("R-10", "HT-7.6")
@pytest.mark.scenario("S-17")
def test_the_route_itself_is_not_adjacent() -> None:
    scene = displaced("emden-groningen", "bt - -")
    assert scene.options("relocate") == ["emden-osnabrueck bt"]
    assert scene.refusal("relocate emden-groningen bt") == ("R-10", "same-route")


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


@pytest.mark.rule("HT-7.4", "R-15", "R-11")
@pytest.mark.scenario("S-19")
def test_the_owner_chooses_the_kind_of_the_additional_piece() -> None:
    scene = displaced("dortmund-duisburg", "bt -", stock={"blue": "2t 1m"}, abilities={"blue": {"book": 1}})
    # First the displaced trader.
    assert scene.refusal("relocate arnheim-duisburg bm") == ("R-11", "displaced-first")
    scene.play("blue: relocate arnheim-duisburg bt")
    assert set(scene.options("relocate")) == {
        "arnheim-duisburg bt", "arnheim-duisburg bm", "dortmund-paderborn bt", "dortmund-paderborn bm",
    }  # fmt: skip
    scene.play("blue: relocate arnheim-duisburg bm")
    assert scene.stock("blue") == "2t 0m"


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
