"""HT-9 Establishing a route: control, offices, abilities, special prestige."""

from __future__ import annotations

import pytest

from hanse.games.hansa_teutonica.tests.scene import position


@pytest.mark.rule("HT-9.1", "HT-9.2")
@pytest.mark.scenario("S-23")
def test_every_post_must_hold_an_own_piece() -> None:
    scene = position(routes={"arnheim-duisburg": "rt bt rt", "dortmund-duisburg": "rt -"})
    assert scene.refusal("establish arnheim-duisburg") == ("HT-9.1", "route-open")
    scene.play("place dortmund-duisburg m")
    # Filling the route does nothing by itself.
    assert (scene.question, scene.actions, scene.posts("dortmund-duisburg")) == ("turn", 1, "rt rm")
    scene.play("establish dortmund-duisburg", "skip")
    assert scene.actions == 0


@pytest.mark.rule("HT-9.4", "HT-9.5")
@pytest.mark.scenario("S-24")
def test_both_end_cities_give_a_point_to_whoever_controls_them() -> None:
    scene = position(routes={"dortmund-paderborn": "rt rt rt"}, offices={"dortmund": "rm", "paderborn": "rt bm"})
    scene.play("establish dortmund-paderborn")
    # In Paderborn it is one to one, and Blue stands further right.
    assert (scene.score("red"), scene.score("blue")) == (1, 1)


@pytest.mark.rule("HT-9.4")
@pytest.mark.scenario("S-25")
def test_whoever_controls_both_cities_scores_two() -> None:
    scene = position(routes={"dortmund-paderborn": "rt rt rt"}, offices={"dortmund": "rm", "paderborn": "rt"})
    assert scene.play("establish dortmund-paderborn").score("red") == 2
    theirs = position(routes={"dortmund-paderborn": "rt rt rt"}, offices={"dortmund": "gm", "paderborn": "gt"})
    assert theirs.play("establish dortmund-paderborn").score("green") == 2
    assert theirs.score("red") == 0


@pytest.mark.rule("HT-9.5")
@pytest.mark.scenario("S-26")
def test_most_offices_control_a_city() -> None:
    assert position(offices={"minden": "rt rt bt"}).view["control"]["minden"] == 0
    assert position(offices={"minden": "rt bt gt"}).view["control"]["minden"] == 2


@pytest.mark.rule("HT-9.5", "R-30", "R-31")
@pytest.mark.scenario("S-27")
def test_on_a_tie_the_office_further_right_is_higher_also_within_a_colour() -> None:
    assert position(offices={"arnheim": "rt bm"}).view["control"]["arnheim"] == 1
    # Two to two: the rightmost of the tied players' offices decides.
    assert position(offices={"arnheim": "rt bm bt rt"}).view["control"]["arnheim"] == 0


@pytest.mark.rule("HT-9.6", "HT-9.3", "R-23")
@pytest.mark.scenario("S-28")
def test_control_is_judged_before_the_office_is_taken() -> None:
    scene = position(routes={"arnheim-duisburg": "rt rt rt"}).play("establish arnheim-duisburg", "office duisburg")
    assert scene.score("red") == 0
    assert scene.events("control") == []
    rival = position(
        routes={"dortmund-duisburg": "rt rt"}, offices={"dortmund": "bm"}, abilities={"red": {"privilege": 1}}
    ).play("establish dortmund-duisburg", "office dortmund")
    assert (rival.score("blue"), rival.score("red")) == (1, 0)
    assert rival.offices("dortmund") == "bm rt"
    assert rival.view["control"]["dortmund"] == 0


@pytest.mark.rule("HT-9.7", "HT-9.3", "HT-9.8", "HT-10.2")
@pytest.mark.scenario("S-29")
def test_a_route_may_be_established_only_for_points_and_the_marker() -> None:
    scene = position(
        routes={"bremen-osnabrueck": "rt rt rm"}, offices={"bremen": "bt", "osnabrueck": "rt"},
        markers={"bremen-osnabrueck": "swap_offices"}, supply={"red": "9t"}, abilities={"red": {"privilege": 1}},
    )  # fmt: skip
    scene.play("establish bremen-osnabrueck")
    assert (scene.score("red"), scene.score("blue")) == (1, 1)
    assert scene.player("red")["unused"] == {"swap_offices": 1}
    assert scene.options("office") == ["osnabrueck"]
    scene.play("skip")
    assert scene.stock("red") == "2t 1m"
    assert scene.player("red")["plate"] == 1
    assert scene.posts("bremen-osnabrueck") == "- - -"


@pytest.mark.rule("HT-9.9", "HT-9.12", "HT-9.13")
@pytest.mark.scenario("S-30")
def test_one_piece_takes_the_lowest_free_office_the_others_go_to_the_stock() -> None:
    scene = position("base", 4, routes={"hamburg-luebeck": "rt rt rt"}, supply={"red": "8t 1m"})
    scene.play("establish hamburg-luebeck")
    assert scene.options("office") == ["hamburg", "luebeck"]
    scene.play("office luebeck")
    assert (scene.score("red"), scene.stock("red"), scene.offices("luebeck")) == (1, "2t 0m", "rt")
    assert scene.view["full"] == 0


@pytest.mark.rule("HT-9.10", "HT-1.8")
@pytest.mark.scenario("S-31")
@pytest.mark.parametrize(("seats", "coin"), [(4, 0), (3, 1)])
def test_a_round_office_takes_a_merchant_from_the_route(seats: int, coin: int) -> None:
    scene = position("base", seats, routes={"hamburg-stade": "rt rt rt"}).play("establish hamburg-stade")
    # A merchant lies in the supply, but it must come from the route.
    assert scene.refusal("office stade") == ("HT-9.10", "wrong-shape")
    assert scene.match.options() == ["office hamburg", "develop privilege", "skip"]
    round_one = position("base", seats, routes={"hamburg-stade": "rt rm rt"})
    round_one.play("establish hamburg-stade", "office stade")
    assert (round_one.offices("stade"), round_one.score("red"), round_one.view["full"]) == ("rm", coin, 1)


@pytest.mark.rule("HT-9.10")
def test_a_square_office_takes_a_trader() -> None:
    scene = position(routes={"dortmund-duisburg": "rm rm"}, abilities={"red": {"book": 1}}).play(
        "establish dortmund-duisburg"
    )
    assert scene.refusal("office duisburg") == ("HT-9.10", "wrong-shape")
    assert scene.play("office dortmund").offices("dortmund") == "rm"


@pytest.mark.rule("HT-9.11", "HT-3.4")
@pytest.mark.scenario("S-32")
def test_the_privilege_must_include_the_colour() -> None:
    route = {"paderborn-warburg": "rt rt rt"}
    scene = position(routes=route).play("establish paderborn-warburg")
    assert scene.refusal("office warburg") == ("HT-9.11", "no-privilege")
    orange = position(routes=route, abilities={"red": {"privilege": 1}}).play("establish paderborn-warburg")
    assert orange.play("office warburg").offices("warburg") == "rt"


@pytest.mark.rule("HT-9.11", "HT-9.9", "INV-3")
@pytest.mark.scenario("S-33")
def test_a_free_office_is_never_skipped() -> None:
    # Only merchants on the route, so Groningen's white square cannot be taken, nor the orange round one behind it.
    scene = position(routes={"emden-groningen": "rm rm rm"}, abilities={"red": {"privilege": 1, "book": 2}}).play(
        "establish emden-groningen"
    )
    assert scene.refusal("office groningen") == ("HT-9.10", "wrong-shape")
    mixed = position(routes={"emden-groningen": "rt rm rt"}, abilities={"red": {"privilege": 1}})
    mixed.play("establish emden-groningen", "office groningen")
    assert mixed.offices("groningen") == "rt"


@pytest.mark.rule("HT-9.9", "R-26")
def test_only_the_two_end_cities_are_at_hand_and_only_one_is_used() -> None:
    scene = position(routes={"dortmund-duisburg": "rt rm"}).play("establish dortmund-duisburg")
    assert scene.refusal("office arnheim") == ("HT-9.9", "not-an-end")
    assert scene.refusal("extra dortmund t") == ("HT-10.5", "no-marker")
    assert scene.refusal("develop keys") == ("HT-9.17", "no-ability")
    scene.play("office duisburg")
    assert scene.refusal("office dortmund") == ("HT-9.1", "establish-first")


@pytest.mark.rule("HT-9.13", "HT-1.7")
@pytest.mark.scenario("S-34")
def test_the_last_office_of_a_city_moves_the_stone() -> None:
    scene = position(routes={"dortmund-duisburg": "rt rt"}).play("establish dortmund-duisburg", "office duisburg")
    assert scene.view["full"] == 1
    assert [e["city"] for e in scene.events("full")] == ["duisburg"]
    taken = position(routes={"dortmund-duisburg": "rt rt"}, offices={"duisburg": "bt"})
    taken.play("establish dortmund-duisburg")
    # Nothing can be done in step c: Duisburg is full, Dortmund asks for a merchant.
    assert taken.question == "turn"


@pytest.mark.rule("HT-9.13")
def test_in_a_full_city_no_further_office_is_taken() -> None:
    scene = position(routes={"dortmund-duisburg": "rt rm"}, offices={"duisburg": "bt"}).play(
        "establish dortmund-duisburg"
    )
    assert scene.refusal("office duisburg") == ("HT-9.13", "city-full")


@pytest.mark.rule("HT-12.1", "HT-12.4", "R-46")
@pytest.mark.scenario("S-35")
def test_the_tenth_full_city_ends_the_game_after_the_action() -> None:
    full = dict.fromkeys(("bremen", "brunswiek", "goslar"), "bt") | {"lueneburg": "bm"}
    full |= dict.fromkeys(("coellen", "goettingen", "halle", "hannover"), "gt gt") | {"magdeburg": "bt bt"}
    scene = position(
        actions=3, offices=full, routes={"dortmund-duisburg": "rt rt"}, markers={"dortmund-duisburg": "swap_offices"}
    )
    assert scene.view["full"] == 9
    scene.play("establish dortmund-duisburg", "office duisburg")
    assert scene.over()
    assert (scene.view["full"], scene.outcome.reason, scene.actions) == (10, "cities", 0)
    # The replacement is not placed any more.
    assert (scene.player("red")["plate"], scene.markers) == (1, {})


@pytest.mark.rule("HT-9.14", "HT-9.4")
@pytest.mark.scenario("S-36")
def test_a_route_between_two_full_cities_can_still_be_established() -> None:
    scene = position(routes={"dortmund-duisburg": "rt rt"}, offices={"duisburg": "bt", "dortmund": "bm gt"})
    scene.play("establish dortmund-duisburg")
    assert (scene.score("blue"), scene.score("green")) == (1, 1)
    assert scene.question == "turn"
    assert scene.posts("dortmund-duisburg") == "- -"


CHAIN = {"arnheim": "rt", "muenster": "rm", "brunswiek": "rt", "stendal": "rt"}


@pytest.mark.rule("HT-9.15", "HT-9.16", "R-29", "INV-8")
@pytest.mark.scenario("S-37")
@pytest.mark.parametrize(
    ("before", "points"), [([], 7), (["blue"], 4), (["blue", "green"], 2), (["blue", "green", "yellow"], 0)]
)
def test_an_unbroken_chain_from_arnheim_to_stendal_scores_by_place(before: list[str], points: int) -> None:
    offices = {city: said + "".join(f" {colour[0]}t" for colour in before) for city, said in CHAIN.items()}
    # Brunswiek has one office; the others' chains run through extra ones.
    offices["brunswiek"] = " ".join(f"{colour[0]}t" for colour in before) + " | rt"
    offices["muenster"] = " ".join(f"{colour[0]}t" for colour in before[1:]) + " | rm"
    offices["muenster"] += " bt" if before else ""
    offices["minden"] = " ".join(f"{colour[0]}t" for colour in before)
    scene = position(
        "base", 4, offices=offices, routes={"minden-paderborn": "rt rt rt"}, links=before,
        abilities={"red": {"privilege": 3}},
    )  # fmt: skip
    base = scene.score("red")
    scene.play("establish minden-paderborn", "office minden")
    assert scene.score("red") == base + points
    assert [e["points"] for e in scene.events("link")] == [points]
    assert scene.view["links"][-1] == 0


@pytest.mark.rule("R-29", "HT-9.15")
def test_a_second_chain_gives_nothing() -> None:
    scene = position(
        offices={**CHAIN, "minden": "rt"}, links=["red"], routes={"kampen-osnabrueck": "rt rt"},
        abilities={"red": {"privilege": 1}},
    ).play("establish kampen-osnabrueck", "office kampen")  # fmt: skip
    assert scene.events("link") == []
    assert scene.score("red") == 0


@pytest.mark.rule("HT-9.15")
def test_a_chain_with_a_gap_is_none() -> None:
    scene = position(
        offices={k: v for k, v in CHAIN.items() if k != "muenster"}, routes={"minden-paderborn": "rt rt rt"}
    ).play("establish minden-paderborn", "office minden")
    assert scene.events("link") == []


@pytest.mark.rule("R-29", "HT-11.2")
@pytest.mark.scenario("S-38")
def test_an_extra_office_may_close_the_chain() -> None:
    scene = position(
        offices={**CHAIN, "minden": "bt bt bt bt"}, routes={"minden-paderborn": "rt rt rt"},
        unused={"red": "extra_office"},
    ).play("establish minden-paderborn", "extra minden t")  # fmt: skip
    assert scene.score("red") == 7


@pytest.mark.rule("R-29", "HT-11.4", "R-38")
@pytest.mark.scenario("S-39")
def test_a_swap_changes_no_chain() -> None:
    scene = position(
        offices={**CHAIN, "minden": "bt bt rt"}, links=["red"], unused={"blue": "swap_offices"}, turn="blue"
    ).play("blue: use swap_offices", "blue: swap minden 2")
    assert scene.offices("minden") == "bt rt bt"
    assert scene.events("link") == []
    assert [scene.score(seat) for seat in ("red", "blue")] == [0, 0]


@pytest.mark.rule("HT-9.17")
def test_only_an_ability_of_an_end_city_is_developed() -> None:
    scene = position(routes={"hamburg-luebeck": "rt rt rt"}).play("establish hamburg-luebeck")
    assert scene.options("develop") == ["purse"]
    assert scene.refusal("develop keys") == ("HT-9.17", "no-ability")


GOETTINGEN = {"goettingen-quedlinburg": "rt rt rt"}


@pytest.mark.rule("HT-9.17", "HT-3.7", "HT-3.8")
@pytest.mark.scenario("S-40")
def test_developing_actions_gives_another_action_at_once() -> None:
    scene = position(actions=1, routes=GOETTINGEN, supply={"red": "5t 1m"})
    scene.play("establish goettingen-quedlinburg", "develop actions")
    assert (scene.supply("red"), scene.stock("red"), scene.actions) == ("6t 1m", "6t 0m", 1)
    assert scene.player("red")["abilities"]["actions"] == 1


@pytest.mark.rule("HT-3.8", "R-5")
@pytest.mark.scenario("S-41")
def test_a_second_three_gives_none_the_first_four_does() -> None:
    for level, left in ((1, 0), (2, 1), (3, 0), (4, 1)):
        scene = position(actions=1, routes=GOETTINGEN, abilities={"red": {"actions": level}})
        supply = scene.player("red")["supply"]["t"]
        scene.play("establish goettingen-quedlinburg", "develop actions")
        assert scene.actions == left
        assert scene.player("red")["supply"]["t"] == supply + 1


@pytest.mark.rule("HT-9.18", "HT-11.5", "R-5")
@pytest.mark.scenario("S-42")
def test_the_action_is_also_gained_while_using_those_of_a_marker() -> None:
    scene = position(actions=0, routes=GOETTINGEN, unused={"red": "plus_four_actions"})
    scene.play("use plus_four_actions", "establish goettingen-quedlinburg", "develop actions")
    assert scene.actions == 4


@pytest.mark.rule("HT-3.7", "HT-3.5")
@pytest.mark.scenario("S-43")
def test_the_book_releases_a_merchant_and_counts_at_once() -> None:
    scene = position(routes={"emden-groningen": "rt rt rt", "arnheim-kampen": "rt rt rt"}, supply={"red": "2t 1m"})
    scene.play("establish emden-groningen", "develop book")
    assert scene.supply("red") == "2t 2m"
    scene.play("lift arnheim-kampen rt", "lift arnheim-kampen rt", "lift arnheim-kampen rt")


@pytest.mark.rule("R-25", "HT-9.17", "HT-11.6", "R-51")
@pytest.mark.scenario("S-44")
def test_a_complete_ability_is_not_developed_further() -> None:
    scene = position(
        routes={"hamburg-luebeck": "rt rt rt"}, abilities={"red": {"purse": 3}}, unused={"red": "develop_ability"}
    ).play("use develop_ability")
    assert scene.refusal("improve purse") == ("R-25", "developed")
    assert scene.refusal("done") == ("HT-11.6", "must-develop")
    scene.play("improve keys", "establish hamburg-luebeck")
    assert scene.refusal("develop purse") == ("R-25", "developed")
    scene.play("skip")
    assert scene.actions == 1


@pytest.mark.rule("HT-11.6", "HT-3.8", "R-32", "R-33")
@pytest.mark.scenario("S-45")
def test_the_marker_develops_actions_even_after_the_last_one() -> None:
    scene = position(actions=0, abilities={"red": {"actions": 4}}, unused={"red": "develop_ability"})
    scene.play("use develop_ability", "improve actions")
    assert scene.actions == 1


COELLEN = {"coellen-warburg": "rt rt rt rm"}


@pytest.mark.rule("HT-9.19", "HT-9.20", "HT-9.21", "R-27", "HT-13.D")
@pytest.mark.scenario("S-46")
def test_a_merchant_takes_a_free_prestige_field_of_a_colour_held() -> None:
    scene = position(routes=COELLEN, abilities={"red": {"privilege": 2}}, prestige="blue - - -", supply={"red": "5t"})
    stock = scene.player("red")["stock"]["t"]
    scene.play("establish coellen-warburg")
    assert scene.options("prestige") == ["orange", "pink"]
    assert scene.refusal("prestige white") == ("HT-9.19", "field-taken")
    assert scene.refusal("prestige black") == ("HT-9.20", "no-privilege")
    scene.play("prestige pink")
    assert scene.view["prestige"] == [1, None, 0, None]
    assert scene.stock("red") == f"{stock + 3}t 0m"
    assert scene.score("red") == 0
    assert scene.parts("red")["prestige"] == 9


@pytest.mark.rule("R-27", "HT-9.20")
def test_a_player_may_own_several_fields_over_time() -> None:
    scene = position(routes=COELLEN, abilities={"red": {"privilege": 3, "book": 1}}, prestige="- - - red")
    scene.play("establish coellen-warburg", "prestige white")
    assert scene.refusal("prestige orange") == ("HT-9.19", "establish-first")
    assert scene.parts("red")["prestige"] == 7 + 11


@pytest.mark.rule("HT-9.19")
@pytest.mark.scenario("S-47")
def test_without_a_merchant_on_the_route_no_field_is_taken() -> None:
    scene = position(routes={"coellen-warburg": "rt rt rt rt"}).play("establish coellen-warburg")
    assert scene.refusal("prestige white") == ("HT-9.19", "no-merchant")
    other = position(routes={"paderborn-warburg": "rt rt rm"}).play("establish paderborn-warburg")
    assert other.refusal("prestige white") == ("HT-9.19", "no-field")


@pytest.mark.rule("R-28")
def test_a_coin_is_earned_only_by_taking_the_printed_office() -> None:
    scene = position(
        routes={"hamburg-luebeck": "rt rt rt"}, offices={"luebeck": "bt"}, unused={"red": "extra_office"}
    ).play("establish hamburg-luebeck", "extra luebeck t")
    assert scene.events("coin") == []
    assert scene.score("red") == 0
    printed = position(routes={"hamburg-luebeck": "rt rt rt"}).play("establish hamburg-luebeck", "office luebeck")
    assert [e["city"] for e in printed.events("coin")] == ["luebeck"]
    assert printed.score("red") == 1
