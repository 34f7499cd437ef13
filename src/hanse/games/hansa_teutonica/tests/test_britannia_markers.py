"""BR-5 to BR-7 Britannia: moved pieces, permanent markers, permission bought with a marker."""

from __future__ import annotations

from typing import Any

import pytest

from hanse.games.hansa_teutonica.tests.table import Table, position

NO_PERMISSION = ("BR-2.1", "no-permission")
BORDER = ("BR-3.2", "border")


def move_three(routes: dict[str, str], seats: int = 3) -> Table:
    return position("britannia", seats, routes=routes, unused={"red": "remove_three"}).play("use remove_three")


@pytest.mark.rule("BR-1.7", "BR-5.1", "BR-3.3")
@pytest.mark.scenario("S-89")
def test_move_three_moves_foreign_pieces_within_their_region() -> None:
    table = move_three({"montgomery-pembroke": "bt rt -"})
    assert table.question == "move"
    assert table.refusal("lift montgomery-pembroke rt") == ("R-19", "own-piece")
    table.play("lift montgomery-pembroke bt")
    assert table.refusal("put cardiff-oxford bt") == BORDER
    table.play("put cardiff-pembroke bt", "done")
    assert table.posts("cardiff-pembroke") == "bt - -"
    assert (table.question, table.actions) == ("turn", 2)


@pytest.mark.rule("BR-3.3", "R-68")
@pytest.mark.parametrize(
    ("origin", "goal"),
    [
        ("london-oxford", "cardiff-pembroke"),
        ("falkirk-glasgow", "london-oxford"),
        ("falkirk-glasgow", "cardiff-pembroke"),
        ("cardiff-pembroke", "falkirk-glasgow"),
    ],
)
def test_move_three_crosses_no_border_in_any_direction(origin: str, goal: str) -> None:
    table = move_three({origin: "bt - - -" if origin == "london-oxford" else "bt -" + " -" * (origin[0] == "c")}, 4)
    table.play(f"lift {origin} bt")
    assert table.refusal(f"put {goal} bt") == BORDER


@pytest.mark.rule("R-68")
def test_the_three_steps_follow_one_another_and_a_vacated_post_may_be_used() -> None:
    table = move_three({"hereford-lancaster": "bt gt", "durham-lancaster": "bt - -", "london-oxford": "bt - - -"})
    assert table.refusal("done") == ("R-40", "use-it-first")
    table.play("lift hereford-lancaster bt")
    assert table.refusal("lift hereford-lancaster gt") == ("R-20", "put-down-first")
    assert table.refusal("done") == ("R-20", "put-down-first")
    table.play("put london-oxford bt", "lift durham-lancaster bt", "put hereford-lancaster bt")
    table.play("lift london-oxford bt", "put durham-lancaster bt")
    # Three steps were made, so the turn goes on.
    assert table.question == "turn"
    assert table.posts("hereford-lancaster") == "bt gt"
    assert table.player("red")["used"] == {"remove_three": 1}


@pytest.mark.rule("R-40", "R-32")
def test_move_three_needs_a_foreign_piece_on_a_post() -> None:
    table = position("britannia", 3, routes={"london-oxford": "rt - - -"}, unused={"red": "remove_three"})
    assert table.refusal("use remove_three") == ("R-32", "no-effect-now")


@pytest.mark.rule("BR-5.2")
def test_the_other_markers_work_as_in_the_base_game() -> None:
    table = position(
        "britannia", 3, offices={"london": "bt gt"}, routes={"canterbury-london": "rt rt rt"},
        unused={"red": "extra_office swap_offices plus_three_actions plus_four_actions develop_ability"},
    )  # fmt: skip
    table.play("use swap_offices", "swap london 1", "use develop_ability", "improve book")
    table.play("use plus_three_actions", "use plus_four_actions")
    assert table.offices("london") == "gt bt"
    assert table.actions == 2 + 3 + 4
    table.play("establish canterbury-london")
    # Nobody has an office in Canterbury.
    assert table.refusal("extra canterbury t") == ("HT-11.1", "city-empty")
    table.play("extra london t")
    assert table.offices("london") == "rt | gt bt"


def calais_southampton(**said: Any) -> Table:
    full: dict[str, Any] = {
        "routes": {"calais-southampton": "rt rm rm"},
        "abilities": {"red": {"book": 1}},
        "supply": {"red": "10t"},
    }
    return position("britannia", 3, **{**full, **said})


@pytest.mark.rule("BR-1.5", "BR-6.1", "BR-6.3", "R-70", "R-71")
@pytest.mark.scenario("S-87")
def test_place_two_puts_pieces_of_the_stock_abroad_without_a_permission() -> None:
    table = calais_southampton()
    assert table.stock("red") == "0t 0m"
    table.play("establish calais-southampton", "skip")
    assert (table.question, table.stock("red")) == ("station", "1t 2m")
    assert table.refusal("station london-oxford t") == ("BR-6.3", "not-abroad")
    table.play("station conway-isle_of_man s", "station chester-conway t")
    assert table.stock("red") == "0t 1m"
    assert table.supply("red") == "10t 0m"
    assert table.view["spent"] == []
    assert table.posts("conway-isle_of_man") == "rm - -"
    assert table.posts("chester-conway") == "rt - -"
    # The marker stays on the route and counts for nothing.
    assert table.parts("red")["markers"] == 0
    assert table.player("red")["unused"] == {}
    assert "calais-southampton" not in table.markers


@pytest.mark.rule("R-71", "BR-6.1")
def test_a_permanent_marker_comes_after_the_office_and_may_be_left_but_not_kept() -> None:
    table = calais_southampton().play("establish calais-southampton")
    assert table.question == "establish"
    table.play("office calais")
    assert (table.question, table.stock("red")) == ("station", "0t 2m")
    table.play("station cardiff-pembroke m", "done")
    assert table.question == "turn"
    assert table.refusal("station cardiff-pembroke m") == ("HT-4.1", "not-now")


@pytest.mark.rule("R-71", "R-48")
def test_a_permanent_marker_is_used_before_the_game_ends() -> None:
    table = calais_southampton(offices={"calais": "rt"}, supply={"red": "9t"}, scores={"red": 19}).play(
        "establish calais-southampton"
    )
    assert table.score("red") == 20
    table.play("skip", "station cardiff-pembroke m", "station cardiff-pembroke m")
    assert table.over()
    assert table.posts("cardiff-pembroke") == "rm rm -"


def station(**said: Any) -> Table:
    return position("britannia", 3, stack=[["over", "over"], ["turn", 0], ["station", 0, 2]], **said)


@pytest.mark.rule("R-70", "BR-6.3")
def test_the_second_piece_comes_from_the_supply_if_the_stock_held_only_one() -> None:
    table = station(stock={"red": "1t"}, supply={"red": "3t 1m"})
    assert table.refusal("station cardiff-pembroke m") == ("R-70", "not-at-hand")
    table.play("station cardiff-pembroke t")
    assert table.stock("red") == "0t 0m"
    table.play("station cardiff-pembroke m")
    assert table.supply("red") == "3t 0m"
    assert table.question == "turn"


@pytest.mark.rule("R-70")
def test_with_nothing_in_stock_and_supply_place_two_does_nothing() -> None:
    assert station(stock={"red": "0t"}, supply={"red": "0t"}).question == "turn"


@pytest.mark.rule("R-70", "R-72")
def test_place_two_fits_the_posts() -> None:
    table = station(stock={"red": "2t"}, routes={"conway-isle_of_man": "- - bt"})
    assert table.refusal("station conway-isle_of_man t") == ("BR-1.4", "ship-post")


def move_two(**more: str) -> Table:
    routes = {
        "calais-canterbury": "rt rm rt", "london-oxford": "rt - - -", "cambridge-london": "bm - -",
        "cardiff-pembroke": "bt rt -", **{k.replace("__", "-"): v for k, v in more.items()},
    }  # fmt: skip
    return position("britannia", 3, routes=routes).play("establish calais-canterbury", "skip")


@pytest.mark.rule("BR-6.2", "R-69")
@pytest.mark.scenario("S-88")
def test_move_two_lets_two_pieces_of_a_region_trade_places() -> None:
    table = move_two()
    table.play("lift london-oxford rt", "lift cambridge-london bm", "put cambridge-london rt", "put london-oxford bm")
    assert table.posts("cambridge-london") == "rt - -"
    assert table.posts("london-oxford") == "bm - - -"
    assert table.question == "turn"


@pytest.mark.rule("BR-6.2")
def test_move_two_carries_nothing_across_a_border_not_even_own_pieces() -> None:
    table = move_two().play("lift cardiff-pembroke bt")
    assert table.refusal("put london-oxford bt") == BORDER
    table.play("lift cardiff-pembroke rt")
    assert table.refusal("put london-oxford rt") == BORDER
    table.play("put cardiff-montgomery rt", "put cardiff-montgomery bt")
    assert table.posts("cardiff-montgomery") == "rt bt -"


@pytest.mark.rule("R-69", "R-71")
def test_move_two_may_move_one_piece_or_none_but_not_three() -> None:
    assert move_two().play("done").question == "turn"
    table = move_two().play("lift london-oxford rt", "put cambridge-london rt")
    assert table.question == "turn"
    both = move_two().play("lift london-oxford rt", "lift cardiff-pembroke rt")
    assert both.refusal("lift cambridge-london bm") == ("HT-8.1", "lifted-all")
    assert both.refusal("done") == ("R-20", "put-down-first")


@pytest.mark.rule("R-69", "R-72")
def test_pieces_trade_places_only_if_their_shapes_fit() -> None:
    table = position(
        "britannia", 3,
        routes={"calais-canterbury": "rt rm rt", "london-oxford": "bt - - -", "calais-southampton": "gt gm gm"},
        abilities={"green": {"book": 1}},
    ).play("establish calais-canterbury", "skip")  # fmt: skip
    table.play("lift calais-southampton gs", "lift london-oxford bt")
    assert table.refusal("put calais-southampton bt") == ("BR-1.4", "ship-post")
    table.play("put london-oxford gm", "put cambridge-london bt")
    assert table.posts("calais-southampton") == "gt gm -"


@pytest.mark.rule("BR-6.2")
def test_the_small_side_has_move_two_at_the_isle_of_man_as_well() -> None:
    small = position(
        "britannia", 3, routes={"carlisle-isle_of_man": "rt rm rm", "london-oxford": "bt - - -"},
        abilities={"red": {"book": 1}},
    ).play("establish carlisle-isle_of_man", "skip")  # fmt: skip
    assert small.question == "move"
    large = position("britannia", 4, routes={"carlisle-isle_of_man": "rt rm rm"}, abilities={"red": {"book": 1}})
    assert large.play("establish carlisle-isle_of_man", "skip").question == "turn"


def bought(**said: Any) -> Table:
    return position("britannia", 3, options={"permission_by_marker": True}, **said)


@pytest.mark.rule("BR-7.1", "BR-7.2", "BR-7.3", "R-74")
@pytest.mark.scenario("S-99")
def test_a_marker_given_up_allows_everything_this_turn_but_not_with_gained_actions() -> None:
    table = bought(actions=3, unused={"red": "swap_offices plus_four_actions"}).play("forgo swap_offices")
    table.play("place cardiff-pembroke t", "place cardiff-pembroke t", "place cardiff-pembroke t")
    assert table.view["out"] == {"swap_offices": 1}
    table.play("use plus_four_actions")
    assert table.actions == 4
    assert table.refusal("place conway-montgomery t") == NO_PERMISSION
    assert table.parts("red")["markers"] == 1


@pytest.mark.rule("BR-7.3", "R-74")
def test_gained_actions_are_the_last_ones_of_the_turn() -> None:
    table = bought(unused={"red": "swap_offices plus_three_actions"})
    table.play("use plus_three_actions", "forgo swap_offices", "place cardiff-pembroke t", "place cardiff-pembroke t")
    assert table.actions == 3
    assert table.refusal("place cardiff-pembroke t") == NO_PERMISSION
    table.play("place london-oxford t")


@pytest.mark.rule("R-74", "BR-7.1")
def test_under_that_permission_own_pieces_move_across_every_border() -> None:
    table = bought(unused={"red": "swap_offices"}, routes={"london-oxford": "rt rt - -", "cardiff-pembroke": "bt - -"})
    table.play("forgo swap_offices", "lift london-oxford rt", "lift london-oxford rt")
    table.play("put cardiff-pembroke rt", "put chester-conway rt")
    assert table.posts("cardiff-pembroke") == "bt rt -"
    # Displaced opponents stay bound by their borders.
    table.play("red: displace cardiff-pembroke bt t", "red: pay t", "blue: relocate cardiff-oxford bt", "blue: done")
    assert table.view["spent"] == []


@pytest.mark.rule("BR-3.4", "R-74")
def test_a_piece_displaced_in_england_stays_there_whatever_the_displacer_paid() -> None:
    table = bought(unused={"red": "swap_offices"}, routes={"chester-hereford": "bt - - -"})
    table.play("forgo swap_offices", "displace chester-hereford bt t", "pay t")
    assert table.routes("relocate") == {"coventry-hereford", "hereford-lancaster"}


@pytest.mark.rule("BR-7.1", "BR-7.2")
def test_only_an_unused_marker_can_be_given_up_and_only_if_the_rule_is_played() -> None:
    table = bought(used={"red": "swap_offices"}, unused={"red": "extra_office remove_three"})
    assert table.refusal("forgo swap_offices") == ("HT-10.5", "no-marker")
    table.play("forgo extra_office")
    assert table.refusal("forgo remove_three") == ("BR-7.1", "rule-off")
    plain = position("britannia", 3, unused={"red": "swap_offices"})
    assert plain.refusal("forgo swap_offices") == ("BR-7.1", "rule-off")


@pytest.mark.rule("BR-7.1")
def test_the_permission_ends_with_the_turn() -> None:
    table = bought(unused={"red": "swap_offices"}).play("forgo swap_offices", "red: end", "blue: end", "green: end")
    assert table.refusal("place cardiff-pembroke t") == NO_PERMISSION


@pytest.mark.rule("BR-7.3", "R-74", "HT-9.18")
def test_an_action_won_by_developing_is_no_action_of_a_marker() -> None:
    table = bought(
        actions=0, unused={"red": "swap_offices plus_three_actions"}, routes={"chester-hereford": "rt rt rt rt"}
    ).play("use plus_three_actions", "forgo swap_offices")
    assert table.refusal("place cardiff-pembroke t") == NO_PERMISSION
    table.play("establish chester-hereford", "develop actions", "place cardiff-pembroke t")
    assert table.actions == 2
    assert table.refusal("place cardiff-pembroke t") == NO_PERMISSION
