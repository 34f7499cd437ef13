"""HT-9 Establishing a route: control, offices, abilities, special prestige."""

from __future__ import annotations

import pytest

from hanse.games.hansa_teutonica.tests.table import position


@pytest.mark.rule("HT-9.1", "HT-9.2")
@pytest.mark.scenario("S-23")
def test_every_post_must_hold_an_own_piece() -> None:
    table = position(routes={"arnheim-duisburg": "rt bt rt", "dortmund-duisburg": "rt -"})
    assert table.refusal("establish arnheim-duisburg") == ("HT-9.1", "route-open")
    table.play("place dortmund-duisburg m")
    # Filling the route does nothing by itself.
    assert (table.question, table.actions, table.posts("dortmund-duisburg")) == ("turn", 1, "rt rm")
    table.play("establish dortmund-duisburg", "skip")
    assert table.actions == 0


@pytest.mark.rule("HT-9.4", "HT-9.5")
@pytest.mark.scenario("S-24")
def test_both_end_cities_give_a_point_to_whoever_controls_them() -> None:
    table = position(routes={"dortmund-paderborn": "rt rt rt"}, offices={"dortmund": "rm", "paderborn": "rt bm"})
    table.play("establish dortmund-paderborn")
    # In Paderborn it is one to one, and Blue stands further right.
    assert (table.score("red"), table.score("blue")) == (1, 1)


@pytest.mark.rule("HT-9.4")
@pytest.mark.scenario("S-25")
def test_whoever_controls_both_cities_scores_two() -> None:
    table = position(routes={"dortmund-paderborn": "rt rt rt"}, offices={"dortmund": "rm", "paderborn": "rt"})
    assert table.play("establish dortmund-paderborn").score("red") == 2
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
    table = position(routes={"arnheim-duisburg": "rt rt rt"}).play("establish arnheim-duisburg", "office duisburg")
    assert table.score("red") == 0
    assert table.events("control") == []
    rival = position(
        routes={"dortmund-duisburg": "rt rt"}, offices={"dortmund": "bm"}, abilities={"red": {"privilege": 1}}
    ).play("establish dortmund-duisburg", "office dortmund")
    assert (rival.score("blue"), rival.score("red")) == (1, 0)
    assert rival.offices("dortmund") == "bm rt"
    assert rival.view["control"]["dortmund"] == 0


@pytest.mark.rule("HT-9.7", "HT-9.3", "HT-9.8", "HT-10.2")
@pytest.mark.scenario("S-29")
def test_a_route_may_be_established_only_for_points_and_the_marker() -> None:
    table = position(
        routes={"bremen-osnabrueck": "rt rt rm"}, offices={"bremen": "bt", "osnabrueck": "rt"},
        markers={"bremen-osnabrueck": "swap_offices"}, supply={"red": "9t"}, abilities={"red": {"privilege": 1}},
    )  # fmt: skip
    table.play("establish bremen-osnabrueck")
    assert (table.score("red"), table.score("blue")) == (1, 1)
    assert table.player("red")["unused"] == {"swap_offices": 1}
    assert table.options("office") == ["osnabrueck"]
    table.play("skip")
    assert table.stock("red") == "2t 1m"
    assert table.player("red")["plate"] == 1
    assert table.posts("bremen-osnabrueck") == "- - -"


@pytest.mark.rule("HT-9.9", "HT-9.12")
@pytest.mark.scenario("S-30")
def test_one_piece_takes_the_lowest_free_office_the_others_go_to_the_stock() -> None:
    table = position("base", 4, routes={"hamburg-luebeck": "rt rt rt"}, supply={"red": "8t 1m"})
    table.play("establish hamburg-luebeck")
    assert table.options("office") == ["hamburg", "luebeck"]
    table.play("office luebeck")
    assert (table.score("red"), table.stock("red"), table.offices("luebeck")) == (1, "2t 0m", "rt")
    assert table.view["full"] == 0


@pytest.mark.rule("HT-9.10", "HT-1.8")
@pytest.mark.scenario("S-31")
@pytest.mark.parametrize(("seats", "coin"), [(4, 0), (3, 1)])
def test_a_round_office_takes_a_merchant_from_the_route(seats: int, coin: int) -> None:
    table = position("base", seats, routes={"hamburg-stade": "rt rt rt"}).play("establish hamburg-stade")
    # A merchant lies in the supply, but it must come from the route.
    assert table.refusal("office stade") == ("HT-9.10", "wrong-shape")
    assert table.match.options() == ["office hamburg", "develop privilege", "skip"]
    round_one = position("base", seats, routes={"hamburg-stade": "rt rm rt"})
    round_one.play("establish hamburg-stade", "office stade")
    assert (round_one.offices("stade"), round_one.score("red"), round_one.view["full"]) == ("rm", coin, 1)


@pytest.mark.rule("HT-9.10")
def test_a_square_office_takes_a_trader() -> None:
    table = position(routes={"dortmund-duisburg": "rm rm"}, abilities={"red": {"book": 1}}).play(
        "establish dortmund-duisburg"
    )
    assert table.refusal("office duisburg") == ("HT-9.10", "wrong-shape")
    assert table.play("office dortmund").offices("dortmund") == "rm"


@pytest.mark.rule("HT-9.11", "HT-3.4")
@pytest.mark.scenario("S-32")
def test_the_privilege_must_include_the_colour() -> None:
    route = {"paderborn-warburg": "rt rt rt"}
    table = position(routes=route).play("establish paderborn-warburg")
    assert table.refusal("office warburg") == ("HT-9.11", "no-privilege")
    orange = position(routes=route, abilities={"red": {"privilege": 1}}).play("establish paderborn-warburg")
    assert orange.play("office warburg").offices("warburg") == "rt"


@pytest.mark.rule("HT-9.11", "HT-9.9", "INV-3")
@pytest.mark.scenario("S-33")
def test_a_free_office_is_never_skipped() -> None:
    # Only merchants on the route, so Groningen's white square cannot be taken, nor the orange round one behind it.
    table = position(routes={"emden-groningen": "rm rm rm"}, abilities={"red": {"privilege": 1, "book": 2}}).play(
        "establish emden-groningen"
    )
    assert table.refusal("office groningen") == ("HT-9.10", "wrong-shape")
    mixed = position(routes={"emden-groningen": "rt rm rt"}, abilities={"red": {"privilege": 1}})
    mixed.play("establish emden-groningen", "office groningen")
    assert mixed.offices("groningen") == "rt"


@pytest.mark.rule("HT-9.9", "R-26")
def test_only_the_two_end_cities_are_at_hand_and_only_one_is_used() -> None:
    table = position(routes={"dortmund-duisburg": "rt rm"}).play("establish dortmund-duisburg")
    assert table.refusal("office arnheim") == ("HT-9.9", "not-an-end")
    assert table.refusal("extra dortmund t") == ("HT-10.5", "no-marker")
    assert table.refusal("develop keys") == ("HT-9.17", "no-ability")
    table.play("office duisburg")
    assert table.refusal("office dortmund") == ("HT-4.1", "not-now")


@pytest.mark.rule("HT-9.13", "HT-1.7")
@pytest.mark.scenario("S-34")
def test_the_last_office_of_a_city_moves_the_stone() -> None:
    table = position(routes={"dortmund-duisburg": "rt rt"}).play("establish dortmund-duisburg", "office duisburg")
    assert table.view["full"] == 1
    assert [e["city"] for e in table.events("full")] == ["duisburg"]
    taken = position(routes={"dortmund-duisburg": "rt rt"}, offices={"duisburg": "bt"})
    taken.play("establish dortmund-duisburg")
    # Nothing can be done in step c: Duisburg is full, Dortmund asks for a merchant.
    assert taken.question == "turn"


@pytest.mark.rule("HT-9.13")
def test_in_a_full_city_no_further_office_is_taken() -> None:
    table = position(routes={"dortmund-duisburg": "rt rm"}, offices={"duisburg": "bt"}).play(
        "establish dortmund-duisburg"
    )
    assert table.refusal("office duisburg") == ("HT-9.13", "city-full")


@pytest.mark.rule("HT-12.1", "HT-12.4", "R-46")
@pytest.mark.scenario("S-35")
def test_the_tenth_full_city_ends_the_game_after_the_action() -> None:
    full = dict.fromkeys(("bremen", "brunswiek", "goslar"), "bt") | {"lueneburg": "bm"}
    full |= dict.fromkeys(("coellen", "goettingen", "halle", "hannover"), "gt gt") | {"magdeburg": "bt bt"}
    table = position(
        actions=3, offices=full, routes={"dortmund-duisburg": "rt rt"}, markers={"dortmund-duisburg": "swap_offices"}
    )
    assert table.view["full"] == 9
    table.play("establish dortmund-duisburg", "office duisburg")
    assert table.over()
    assert (table.view["full"], table.outcome.reason, table.actions) == (10, "cities", 0)
    # The replacement is not placed any more.
    assert (table.player("red")["plate"], table.markers) == (1, {})


@pytest.mark.rule("HT-9.14", "HT-9.4")
@pytest.mark.scenario("S-36")
def test_a_route_between_two_full_cities_can_still_be_established() -> None:
    table = position(routes={"dortmund-duisburg": "rt rt"}, offices={"duisburg": "bt", "dortmund": "bm gt"})
    table.play("establish dortmund-duisburg")
    assert (table.score("blue"), table.score("green")) == (1, 1)
    assert table.question == "turn"
    assert table.posts("dortmund-duisburg") == "- -"


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
    table = position(
        "base", 4, offices=offices, routes={"minden-paderborn": "rt rt rt"}, links=before,
        abilities={"red": {"privilege": 3}},
    )  # fmt: skip
    base = table.score("red")
    table.play("establish minden-paderborn", "office minden")
    assert table.score("red") == base + points
    assert [e["points"] for e in table.events("link")] == [points]
    assert table.view["links"][-1] == 0


@pytest.mark.rule("R-29", "HT-9.15")
def test_a_second_chain_gives_nothing() -> None:
    table = position(
        offices={**CHAIN, "minden": "rt"}, links=["red"], routes={"kampen-osnabrueck": "rt rt"},
        abilities={"red": {"privilege": 1}},
    ).play("establish kampen-osnabrueck", "office kampen")  # fmt: skip
    assert table.events("link") == []
    assert table.score("red") == 0


@pytest.mark.rule("HT-9.15")
def test_a_chain_with_a_gap_is_none() -> None:
    table = position(
        offices={k: v for k, v in CHAIN.items() if k != "muenster"}, routes={"minden-paderborn": "rt rt rt"}
    ).play("establish minden-paderborn", "office minden")
    assert table.events("link") == []


@pytest.mark.rule("R-29", "HT-11.2")
@pytest.mark.scenario("S-38")
def test_an_extra_office_may_close_the_chain() -> None:
    table = position(
        offices={**CHAIN, "minden": "bt bt bt bt"}, routes={"minden-paderborn": "rt rt rt"},
        unused={"red": "extra_office"},
    ).play("establish minden-paderborn", "extra minden t")  # fmt: skip
    assert table.score("red") == 7


@pytest.mark.rule("R-29", "HT-11.4", "R-38")
@pytest.mark.scenario("S-39")
def test_a_swap_changes_no_chain() -> None:
    table = position(
        offices={**CHAIN, "minden": "bt bt rt"}, links=["red"], unused={"blue": "swap_offices"}, turn="blue"
    ).play("blue: use swap_offices", "blue: swap minden 2")
    assert table.offices("minden") == "bt rt bt"
    assert table.events("link") == []
    assert [table.score(seat) for seat in ("red", "blue")] == [0, 0]


GOETTINGEN = {"goettingen-quedlinburg": "rt rt rt"}


@pytest.mark.rule("HT-9.17", "HT-3.7", "HT-3.8")
@pytest.mark.scenario("S-40")
def test_developing_actions_gives_another_action_at_once() -> None:
    table = position(actions=1, routes=GOETTINGEN, supply={"red": "5t 1m"})
    table.play("establish goettingen-quedlinburg", "develop actions")
    assert (table.supply("red"), table.stock("red"), table.actions) == ("6t 1m", "6t 0m", 1)
    assert table.player("red")["abilities"]["actions"] == 1


@pytest.mark.rule("HT-3.8", "R-5")
@pytest.mark.scenario("S-41")
def test_a_second_three_gives_none_the_first_four_does() -> None:
    for level, left in ((1, 0), (2, 1), (3, 0), (4, 1)):
        table = position(actions=1, routes=GOETTINGEN, abilities={"red": {"actions": level}})
        supply = table.player("red")["supply"]["t"]
        table.play("establish goettingen-quedlinburg", "develop actions")
        assert table.actions == left
        assert table.player("red")["supply"]["t"] == supply + 1


@pytest.mark.rule("HT-9.18", "HT-11.5", "R-5")
@pytest.mark.scenario("S-42")
def test_the_action_is_also_gained_while_using_those_of_a_marker() -> None:
    table = position(actions=0, routes=GOETTINGEN, unused={"red": "plus_four_actions"})
    table.play("use plus_four_actions", "establish goettingen-quedlinburg", "develop actions")
    assert table.actions == 4


@pytest.mark.rule("HT-3.7", "HT-3.5")
@pytest.mark.scenario("S-43")
def test_the_book_releases_a_merchant_and_counts_at_once() -> None:
    table = position(routes={"emden-groningen": "rt rt rt", "arnheim-kampen": "rt rt rt"}, supply={"red": "2t 1m"})
    table.play("establish emden-groningen", "develop book")
    assert table.supply("red") == "2t 2m"
    table.play("lift arnheim-kampen rt", "lift arnheim-kampen rt", "lift arnheim-kampen rt")


@pytest.mark.rule("R-25", "HT-9.17", "HT-11.6", "R-51")
@pytest.mark.scenario("S-44")
def test_a_complete_ability_is_not_developed_further() -> None:
    table = position(
        routes={"hamburg-luebeck": "rt rt rt"}, abilities={"red": {"purse": 3}}, unused={"red": "develop_ability"}
    ).play("use develop_ability")
    assert table.refusal("improve purse") == ("R-25", "developed")
    assert table.refusal("done") == ("R-40", "use-it-first")
    table.play("improve keys", "establish hamburg-luebeck")
    assert table.refusal("develop purse") == ("R-25", "developed")
    table.play("skip")
    assert table.actions == 1


@pytest.mark.rule("HT-11.6", "HT-3.8", "R-32", "R-33")
@pytest.mark.scenario("S-45")
def test_the_marker_develops_actions_even_after_the_last_one() -> None:
    table = position(actions=0, abilities={"red": {"actions": 4}}, unused={"red": "develop_ability"})
    table.play("use develop_ability", "improve actions")
    assert table.actions == 1


COELLEN = {"coellen-warburg": "rt rt rt rm"}


@pytest.mark.rule("HT-9.19", "HT-9.20", "HT-9.21", "R-27", "HT-13.D")
@pytest.mark.scenario("S-46")
def test_a_merchant_takes_a_free_prestige_field_of_a_colour_held() -> None:
    table = position(routes=COELLEN, abilities={"red": {"privilege": 2}}, prestige="blue - - -", supply={"red": "5t"})
    stock = table.player("red")["stock"]["t"]
    table.play("establish coellen-warburg")
    assert table.options("prestige") == ["orange", "pink"]
    assert table.refusal("prestige white") == ("HT-9.20", "field-taken")
    assert table.refusal("prestige black") == ("HT-9.11", "no-privilege")
    table.play("prestige pink")
    assert table.view["prestige"] == [1, None, 0, None]
    assert table.stock("red") == f"{stock + 3}t 0m"
    assert table.score("red") == 0
    assert table.parts("red")["prestige"] == 9


@pytest.mark.rule("R-27", "HT-9.20")
def test_a_player_may_own_several_fields_over_time() -> None:
    table = position(routes=COELLEN, abilities={"red": {"privilege": 3, "book": 1}}, prestige="- - - red")
    table.play("establish coellen-warburg", "prestige white")
    assert table.refusal("prestige orange") == ("HT-4.1", "not-now")
    assert table.parts("red")["prestige"] == 7 + 11


@pytest.mark.rule("HT-9.19")
@pytest.mark.scenario("S-47")
def test_without_a_merchant_on_the_route_no_field_is_taken() -> None:
    table = position(routes={"coellen-warburg": "rt rt rt rt"}).play("establish coellen-warburg")
    assert table.refusal("prestige white") == ("HT-9.10", "wrong-shape")
    other = position(routes={"paderborn-warburg": "rt rt rm"}).play("establish paderborn-warburg")
    assert other.refusal("prestige white") == ("HT-9.19", "no-field")


@pytest.mark.rule("R-28")
def test_a_coin_is_earned_only_by_taking_the_printed_office() -> None:
    table = position(
        routes={"hamburg-luebeck": "rt rt rt"}, offices={"luebeck": "bt"}, unused={"red": "extra_office"}
    ).play("establish hamburg-luebeck", "extra luebeck t")
    assert table.events("coin") == []
    assert table.score("red") == 0
