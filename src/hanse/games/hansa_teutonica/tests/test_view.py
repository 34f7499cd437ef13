"""Positions written by hand: what adds up is loaded, what does not is refused with what is wrong."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from hanse.core.model import ALL
from hanse.core.reading import DataError
from hanse.core.testing import changed
from hanse.games.hansa_teutonica.tests.scene import DEVELOPED, described, fresh, game, position


def everything() -> dict[str, Any]:
    """A busy position of three players."""
    scene = position(
        routes={"hamburg-luebeck": "rt - bm", "arnheim-kampen": "gt gt -"},
        offices={"minden": "gt | rt bt", "duisburg": "bt"},
        prestige="- red - -",
        abilities={"red": {"book": 1, "actions": 2}},
        unused={"red": "swap_offices"},
        used={"blue": "extra_office"},
        plate={"red": 1},
        scores={"red": 7},
    )
    return copy.deepcopy(scene.view)


def refuse(view: dict[str, Any], words: str, variant: str = "base", seats: int = 3) -> None:
    with pytest.raises(DataError) as error:
        game(variant, seats).load(view)
    assert words in str(error.value)
    assert "\n" not in str(error.value)


@pytest.mark.rule("INV-1", "INV-4", "R-4")
def test_a_position_that_adds_up_is_loaded() -> None:
    view = everything()
    bundle = game("base", 3)
    assert bundle.view(bundle.load(view), ALL) == view


@pytest.mark.rule("INV-1")
def test_wrong_piece_counts_are_refused() -> None:
    view = everything()
    view["players"][1]["supply"]["t"] += 1
    refuse(view, "seat 1 has 28 traders, not 27")
    view = everything()
    view["players"][2]["stock"]["m"] = 1
    refuse(view, "seat 2 has 5 merchants, not 4")
    view = everything()
    view["routes"]["hamburg-luebeck"][1] = "rt"
    refuse(view, "seat 0 has 28 traders, not 27")
    view = everything()
    view["prestige"][0] = 1
    refuse(view, "seat 1 has 5 merchants, not 4")
    view = everything()
    view["players"][0]["abilities"]["keys"] = 1
    refuse(view, "seat 0 has 26 traders, not 27")
    view = everything()
    view["players"][0]["supply"]["t"] = -1
    refuse(view, "must be from 0 to 99, not -1")


@pytest.mark.rule("INV-4", "HT-1.3")
def test_too_many_or_too_few_markers_are_refused() -> None:
    view = everything()
    view["players"][0]["unused"]["plus_four_actions"] = 3
    refuse(view, "there are 5 markers 'plus_four_actions', not 2")
    view = everything()
    del view["markers"]["bremen-osnabrueck"]
    refuse(view, "not ")
    view = everything()
    view["pile"] += 1
    refuse(view, "pile and plates hold")
    view = everything()
    view["players"][0]["plate"] = 0
    refuse(view, "are unseen")


@pytest.mark.rule("INV-3", "HT-11.1", "HT-9.13")
def test_offices_out_of_order_are_refused() -> None:
    view = everything()
    view["offices"]["minden"]["printed"] = [None, "rt"]
    refuse(view, "no piece None")
    view = everything()
    view["offices"]["duisburg"]["printed"] = ["bt", "bt"]
    refuse(view, "2 pieces in 1 offices")
    view = everything()
    view["offices"]["minden"]["printed"] = []
    refuse(view, "no extra office in a city whose offices are empty")
    view = everything()
    view["full"] = 4
    refuse(view, "1 cities are full")


@pytest.mark.rule("HT-3.1", "R-51")
def test_a_track_beyond_its_end_is_refused() -> None:
    for ability, top in (("keys", 4), ("actions", 5), ("privilege", 3), ("book", 3), ("purse", 3)):
        view = everything()
        view["players"][0]["abilities"][ability] = top + 1
        refuse(view, f"{ability}: must be from 0 to {top}, not {top + 1}")


@pytest.mark.rule("INV-7", "HT-13.A")
def test_more_points_than_the_track_can_show_are_refused() -> None:
    view = described(scores={"red": 28})
    refuse(view, "players 0: score: must be from 0 to 27, not 28")
    # With two players the neutral side may add to what one action scores.
    assert position("base", 2, scores={"red": 28}).score("red") == 28


@pytest.mark.rule("INV-2", "BR-1.4", "R-72")
def test_a_trader_on_a_ship_post_is_refused() -> None:
    view = described("britannia", 3)
    view["routes"] = {"calais-canterbury": [None, "rt", None]}
    refuse(view, "post 2 is a ship post; 'rt' cannot stand there", "britannia")
    view["routes"] = {"calais-canterbury": [None, "rm"]}
    refuse(view, "must be a list of 3 posts", "britannia")


@pytest.mark.rule("BR-1.6", "EA-8")
def test_a_regular_marker_where_none_may_lie_is_refused() -> None:
    for variant, route in (
        ("britannia", "calais-canterbury"),
        ("britannia", "chester-conway"),
        ("east", "malmoe-visby"),
    ):
        view = described(variant, 3)
        home = next(iter(view["markers"]))
        view["markers"][route] = view["markers"].pop(home)
        refuse(view, "no regular marker may lie here", variant)


@pytest.mark.rule("INV-8", "HT-9.15")
def test_connections_belong_to_those_whose_chain_is_complete() -> None:
    view = everything()
    view["links"] = [0]
    refuse(view, "if and only if its chain is complete")
    chain = {"arnheim": "rt", "muenster": "rm", "brunswiek": "rt", "stendal": "rt", "minden": "rt"}
    refuse(described(offices=chain), "if and only if its chain is complete")
    refuse(described(offices=chain, links=["red", "red"]), "is there twice")


@pytest.mark.rule("HT-12.2", "HT-12.3", "HT-12.4")
def test_the_end_of_the_game_must_be_there_when_its_condition_is() -> None:
    view = everything()
    view["players"][0]["score"] = 20
    refuse(view, "'prestige' if and only if somebody has 20 points")
    view = everything()
    view["ended"] = ["cities"]
    refuse(view, "'cities' if and only if 10 cities are full")
    view = everything()
    view["ended"] = ["markers"]
    refuse(view, "'markers' only with an empty pile")


def test_unknown_names_are_refused() -> None:
    for path, value, words in (
        (("routes", "hamburg-luebeck"), ["xt", None, None], "no piece 'xt'"),
        (("routes", "hamburg-luebeck"), ["yt", None, None], "'yt' does not play"),
        (("routes",), {"hamburg-london": ["rt"]}, "hamburg-london: is not a key known here"),
        (("offices",), {"london": {"printed": [], "extra": []}}, "london: is not a key known here"),
        (("markers", "bremen-osnabrueck"), "gold", "no 'gold'"),
        (("talers",), 3, "talers: is not a key known here"),
        (("prestige",), [9, None, None, None], "no side 9"),
        (("prestige",), [None], "must be a list of 4"),
        (("neutral",), {"score": 3}, "only with two players"),
        (("seats",), 4, "must be from 3 to 3, not 4"),
        (("turn",), 3, "must be from 0 to 2, not 3"),
        (("stack", 1, 0), "dance", "no question 'dance'"),
        (("spent",), ["cardiff"], "no 'cardiff'"),
        (("roam",), True, "that rule is off"),
        (("bonus",), 9, "more than there are actions"),
        (("hand",), [{"piece": "rt", "from": "england"}], "nothing is being moved"),
        (("fresh",), [["hamburg-luebeck", 1]], "nobody is being displaced"),
        (("fresh",), [["hamburg-luebeck", 4]], "has no post 4"),
        (("fresh",), [["hamburg", 1]], "must name routes and posts"),
        (("fresh",), [[]] * 4, "must be a list of at most 3 posts"),
        (("hand",), [{"piece": "rt", "from": "england"}] * 6, "at most 5 pieces are lifted"),
        (("links",), 3, "must be a list of sides"),
        (("offices", "minden"), {"printed": "rt", "extra": []}, "a list of printed and a list of extra offices"),
        (("start",), None, "must be a seat"),
    ):
        refuse(changed(everything(), path, value), words)


def test_what_is_missing_or_of_the_wrong_kind_is_named() -> None:
    view = everything()
    del view["pile"]
    refuse(view, "view: pile: is missing")
    view = everything()
    view["players"][2]["score"] = "many"
    refuse(view, "players 2: score: must be a whole number, not the text 'many'")


def test_questions_that_cannot_stand_there_are_refused() -> None:
    for stack, words in (
        ([], "must be a list of open questions"),
        ([["turn", 0]], "must begin with over"),
        ([["over", "over"]], "nothing has ended it"),
        ([["over", "over"], ["pay", 0, 1]], "cannot be open together"),
        ([["over", "over"], ["turn", 1]], "must ask the seat under 'turn'"),
        ([["over", "over"], ["turn", 0], ["establish", 0, 19, 0]], "the route is not complete"),
        ([["over", "over"], ["turn", 0], ["remove", 0, 4]], "4 pieces cannot be left"),
        ([["over", "over"], ["turn", 0], ["neutral", 0, 19]], "not full of neutral traders"),
        ([["over", "over"], ["close", 0], ["hang", 0]], "nothing lies on the plate"),
        ([["over", "over"], ["turn", 0, 5]], "turn has 0 operands, not 1"),
        ([["over", "over"], ["begin", 0]], "begin asks chance, not 0"),
        ([["over", "over"], ["begin", "chance"]], "not decided yet"),
        ([["over", "over"], ["turn", 0], ["gold", "chance", 6]], "must be a taberna without a marker"),
        ([["over", "over"], ["turn", 0], ["gold", "chance", 99]], "no route 99"),
        ([["over", "over"], ["turn", 0], ["relocate", 1, 0, 1, 0, 0, 1], ["pay", 0, 3]], "3 pieces cannot be owed"),
        ([["over", "over"], ["turn", 0], ["relocate", 1, 0, 2, 0, 0, 1]], "must ask the owner of a foreign piece"),
        ([["over", "over"], ["turn", 0], ["relocate", 0, 0, 0, 0, 0, 1]], "must ask the owner of a foreign piece"),
        ([["over", "over"], ["turn", 0], ["relocate", 1, 0, 1, 0, 0, 3]], "no such piece, region or number"),
        ([["over", "over"], ["turn", 0], ["move", 0, 9, 1]], "no such way or number"),
        ([["over", "over"], ["turn", 0], ["improve", 0, 5]], "no such ability"),
        ([["over", "over"], ["turn", 0], ["reuse", 0, 2, 9, 0]], "these pieces are not in the stock"),
        ([["over", "over"], ["close", 0], ["draw", "chance", 1]], "nothing lies on that plate"),
        ([["over", "over"], ["turn", 0], ["move", 0, 3, 1]], "no such way or number"),
        ([["over", "over"], ["turn", 0], ["move", 0, 1, 2]], "permanent markers are asked for in step b"),
        ([["over", "over"], ["turn", 0], ["permit", 0, 1]], "permit: there is nothing to choose"),
    ):
        view = everything()
        view["stack"] = stack
        refuse(view, words)


def test_a_question_nobody_can_answer_is_refused() -> None:
    for question in (["swap", 0], ["improve", 0, -1]):
        view = described(abilities={"red": DEVELOPED}, stack=[["over", "over"], ["turn", 0], question])
        refuse(view, "stack: nobody can answer the question on top")


@pytest.mark.rule("BR-2.5")
def test_permissions_spent_this_turn_are_part_of_a_position() -> None:
    scene = position("britannia", 3, offices={"cardiff": "rt", "london": "rt"}, changes={"spent": ["cardiff"]})
    assert scene.play("place cardiff-pembroke t").view["spent"] == ["cardiff", "london"]


def test_the_start_is_a_position_too() -> None:
    scene = fresh("base", 3, manual=True)
    bundle = scene.match.bundle
    assert bundle.view(bundle.load(scene.view), ALL) == scene.view
    scene.play("*: begin 1")
    assert bundle.view(bundle.load(scene.view), ALL) == scene.view
    view = scene.view
    view["players"][0]["supply"]["t"] += 1
    refuse(view, "seat 0 has 28 traders, not 27")


@pytest.mark.rule("TP-4")
def test_a_route_full_of_neutral_traders_is_refused_unless_it_is_being_established() -> None:
    refuse(described("base", 2, routes={"kampen-osnabrueck": "nt nt"}), "so it would be established", "base", 2)
    scene = position(
        "base", 2, routes={"kampen-osnabrueck": "nt nt"},
        stack=[["over", "over"], ["turn", 0], ["neutral", 0, 25]],
    )  # fmt: skip
    assert scene.question == "neutral"


@pytest.mark.rule("TP-8")
def test_neutral_pieces_only_with_two_players_and_never_merchants() -> None:
    refuse(described(routes={"hamburg-luebeck": "nt - -"}), "'nt' does not play")
    view = described("base", 2)
    view["prestige"] = ["neutral", None, None, None]
    refuse(view, "the neutral side has no merchants", "base", 2)
    view = described("base", 2)
    view["routes"] = {"hamburg-luebeck": ["nm", None, None]}
    refuse(view, "no piece 'nm'", "base", 2)
