"""BR-5 to BR-7 Britannia: moved pieces, permanent markers, permission bought with a marker."""

from __future__ import annotations

from typing import Any

import pytest

from hanse.core.model import ALL
from hanse.games.hansa_teutonica.tests.scene import Scene, position

NO_PERMISSION = ("BR-2.1", "no-permission")
NOT_GAINED = ("BR-7.3", "not-gained")
BORDER = ("BR-6.2", "keeps-region")


def move_three(routes: dict[str, str], seats: int = 3) -> Scene:
    return position("britannia", seats, routes=routes, unused={"red": "remove_three"}).play("use remove_three")


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
    scene = move_three({origin: "bt - - -" if origin == "london-oxford" else "bt -" + " -" * (origin[0] == "c")}, 4)
    scene.play(f"lift {origin} bt")
    rule = "BR-3.3" if goal == "london-oxford" else "BR-5.1"
    assert scene.refusal(f"put {goal} bt") == (rule, "keeps-region")


@pytest.mark.rule("R-68")
def test_the_three_steps_follow_one_another_and_a_vacated_post_may_be_used() -> None:
    scene = move_three({"hereford-lancaster": "bt gt", "durham-lancaster": "bt - -", "london-oxford": "bt - - -"})
    assert scene.refusal("done") == ("R-40", "use-it-first")
    scene.play("lift hereford-lancaster bt")
    assert scene.refusal("lift hereford-lancaster gt") == ("R-68", "put-down-first")
    assert scene.refusal("done") == ("R-20", "put-down-first")
    scene.play("put london-oxford bt", "lift durham-lancaster bt", "put hereford-lancaster bt")
    scene.play("lift london-oxford bt", "put durham-lancaster bt")
    # Three steps were made, so the turn goes on.
    assert scene.question == "turn"
    assert scene.posts("hereford-lancaster") == "bt gt"
    assert scene.player("red")["used"] == {"remove_three": 1}


@pytest.mark.rule("R-40", "R-32")
def test_move_three_needs_a_foreign_piece_on_a_post() -> None:
    scene = position("britannia", 3, routes={"london-oxford": "rt - - -"}, unused={"red": "remove_three"})
    assert scene.refusal("use remove_three") == ("HT-11.7", "nothing-foreign")


@pytest.mark.rule("BR-5.2")
def test_the_other_markers_work_as_in_the_base_game() -> None:
    scene = position(
        "britannia", 3, offices={"london": "bt gt"}, routes={"canterbury-london": "rt rt rt"},
        unused={"red": "extra_office swap_offices plus_three_actions plus_four_actions develop_ability"},
    )  # fmt: skip
    scene.play("use swap_offices", "swap london 1", "use develop_ability", "improve book")
    scene.play("use plus_three_actions", "use plus_four_actions")
    assert scene.offices("london") == "gt bt"
    assert scene.actions == 2 + 3 + 4
    scene.play("establish canterbury-london")
    # Nobody has an office in Canterbury.
    assert scene.refusal("extra canterbury t") == ("HT-11.1", "city-empty")
    scene.play("extra london t")
    assert scene.offices("london") == "rt | gt bt"


def calais_southampton(**said: Any) -> Scene:
    full: dict[str, Any] = {
        "routes": {"calais-southampton": "rt rm rm"},
        "abilities": {"red": {"book": 1}},
        "supply": {"red": "10t"},
    }
    return position("britannia", 3, **{**full, **said})


LATER = {"permanent_after_office": True}


@pytest.mark.rule("R-71", "R-23")
def test_a_permanent_marker_is_used_in_part_or_not_at_all_but_not_later() -> None:
    for told in (["done"], ["station cardiff-pembroke t", "done"]):
        scene = calais_southampton().play("establish calais-southampton")
        assert scene.refusal("office calais") == ("HT-4.1", "not-now")
        scene.play(*told)
        assert scene.question == "establish"
        assert scene.refusal("station cardiff-pembroke t") == ("HT-4.1", "not-now")
        assert scene.play("office calais").question == "turn"
        assert scene.offices("calais") == "rt"


@pytest.mark.rule("R-71", "BR-6.1")
def test_if_chosen_a_permanent_marker_comes_after_the_office_and_may_be_left_but_not_kept() -> None:
    scene = calais_southampton(options=LATER).play("establish calais-southampton")
    assert scene.question == "establish"
    scene.play("office calais")
    assert (scene.question, scene.stock("red")) == ("station", "0t 2m")
    scene.play("station cardiff-pembroke m", "done")
    assert scene.question == "turn"
    assert scene.refusal("station cardiff-pembroke m") == ("BR-6.1", "permanent-first")


@pytest.mark.rule("R-71", "R-48")
def test_a_permanent_marker_is_used_before_the_game_ends() -> None:
    scene = calais_southampton(offices={"calais": "rt"}, supply={"red": "9t"}, scores={"red": 19}).play(
        "establish calais-southampton"
    )
    assert scene.score("red") == 20
    scene.play("station cardiff-pembroke t", "station cardiff-pembroke t")
    assert not scene.over()
    scene.play("skip")
    assert scene.over()
    assert scene.posts("cardiff-pembroke") == "rt rt -"


def station(**said: Any) -> Scene:
    """Red may place two; if the marker acts after step c, so that no route is needed."""
    stack = [["over", "over"], ["turn", 0], ["station", 0, 2]]
    return position("britannia", 3, stack=stack, options=LATER, **said)


@pytest.mark.rule("R-70", "BR-6.3")
def test_the_second_piece_comes_from_the_supply_if_the_stock_held_only_one() -> None:
    scene = station(stock={"red": "1t"}, supply={"red": "3t 1m"})
    assert scene.refusal("station cardiff-pembroke m") == ("R-70", "not-at-hand")
    scene.play("station cardiff-pembroke t")
    assert scene.stock("red") == "0t 0m"
    scene.play("station cardiff-pembroke m")
    assert scene.supply("red") == "3t 0m"
    assert scene.question == "turn"


@pytest.mark.rule("R-70")
def test_with_nothing_in_stock_and_supply_place_two_does_nothing() -> None:
    assert station(stock={"red": "0t"}, supply={"red": "0t"}).question == "turn"


@pytest.mark.rule("R-70", "R-72")
def test_place_two_fits_the_posts() -> None:
    scene = station(stock={"red": "2t"}, routes={"conway-isle_of_man": "- - bt"})
    assert scene.refusal("station conway-isle_of_man t") == ("BR-1.4", "ship-post")


def move_two(**more: str) -> Scene:
    routes = {
        "calais-canterbury": "rt rm rt", "london-oxford": "rt - - -", "cambridge-london": "bm - -",
        "cardiff-pembroke": "bt rt -", **{k.replace("__", "-"): v for k, v in more.items()},
    }  # fmt: skip
    return position("britannia", 3, routes=routes).play("establish calais-canterbury")


@pytest.mark.rule("BR-6.2")
def test_move_two_carries_nothing_across_a_border_not_even_own_pieces() -> None:
    scene = move_two().play("lift cardiff-pembroke bt")
    assert scene.refusal("put london-oxford bt") == BORDER
    scene.play("lift cardiff-pembroke rt")
    assert scene.refusal("put london-oxford rt") == BORDER
    scene.play("put cardiff-montgomery rt", "put cardiff-montgomery bt")
    assert scene.posts("cardiff-montgomery") == "rt bt -"


@pytest.mark.rule("R-69", "R-71")
def test_move_two_may_move_one_piece_or_none_but_not_three() -> None:
    assert move_two().play("done").question == "establish"
    scene = move_two().play("lift london-oxford rt", "put cambridge-london rt")
    assert scene.question == "establish"
    both = move_two().play("lift london-oxford rt", "lift cardiff-pembroke rt")
    assert both.refusal("lift cambridge-london bm") == ("R-69", "lifted-all")
    assert both.refusal("done") == ("R-20", "put-down-first")


@pytest.mark.rule("R-69", "R-72")
def test_pieces_trade_places_only_if_their_shapes_fit() -> None:
    scene = position(
        "britannia", 3,
        routes={"calais-canterbury": "rt rm rt", "london-oxford": "bt - - -", "calais-southampton": "gt gm gm"},
        abilities={"green": {"book": 1}},
    ).play("establish calais-canterbury")  # fmt: skip
    scene.play("lift calais-southampton gs", "lift london-oxford bt")
    assert scene.refusal("put calais-southampton bt") == ("BR-1.4", "ship-post")
    scene.play("put london-oxford gm", "put cambridge-london bt")
    assert scene.posts("calais-southampton") == "gt gm -"


@pytest.mark.rule("BR-6.2")
def test_the_small_side_has_move_two_at_the_isle_of_man_as_well() -> None:
    small = position(
        "britannia", 3, routes={"carlisle-isle_of_man": "rt rm rm", "london-oxford": "bt - - -"},
        abilities={"red": {"book": 1}},
    ).play("establish carlisle-isle_of_man")  # fmt: skip
    assert small.question == "move"
    large = position("britannia", 4, routes={"carlisle-isle_of_man": "rt rm rm"}, abilities={"red": {"book": 1}})
    assert large.play("establish carlisle-isle_of_man", "skip").question == "turn"


@pytest.mark.rule("R-71", "BR-6.2", "HT-9.9")
def test_pieces_of_the_route_may_be_moved_too_and_step_c_goes_by_what_stands_there_then() -> None:
    scene = move_two()
    scene.play("lift calais-canterbury rt", "lift cambridge-london bm", "put cambridge-london rt")
    scene.play("put calais-canterbury bm")
    assert scene.posts("calais-canterbury") == "rt rm bm"
    before = scene.player("red")["stock"]
    scene.play("office calais")
    # Only Red's pieces leave the route, one of them into the office.
    assert scene.posts("calais-canterbury") == "- - bm"
    after = scene.player("red")["stock"]
    assert (after["t"] - before["t"], after["m"] - before["m"]) == (0, 1)


@pytest.mark.rule("R-71", "HT-9.10")
def test_a_route_left_by_its_merchant_founds_no_round_office() -> None:
    def established() -> Scene:
        return position(
            "britannia", 3, routes={"calais-canterbury": "rt rm rt"}, offices={"calais": "bt"},
            abilities={"red": {"privilege": 1}},
        ).play("establish calais-canterbury")  # fmt: skip

    assert established().play("done").options("office") == ["calais", "canterbury"]
    scene = established().play("lift calais-canterbury rs", "put london-oxford rm")
    assert (scene.question, scene.posts("calais-canterbury")) == ("establish", "rt - rt")
    assert scene.refusal("office calais") == ("HT-9.10", "wrong-shape")
    bundle = scene.match.bundle
    assert bundle.view(bundle.load(scene.view), ALL) == scene.view
    scene.play("office canterbury")
    assert scene.posts("calais-canterbury") == "- - -"
    assert scene.offices("canterbury") == "rt"


def bought(**said: Any) -> Scene:
    return position("britannia", 3, options={"permission_by_marker": True}, **said)


@pytest.mark.rule("BR-7.3", "R-74")
def test_abroad_covered_actions_are_used_and_gained_ones_do_not_serve() -> None:
    scene = bought(unused={"red": "swap_offices plus_three_actions"})
    scene.play("use plus_three_actions", "forgo swap_offices", "place cardiff-pembroke t", "place cardiff-pembroke t")
    assert scene.actions == 3
    assert scene.refusal("place cardiff-pembroke t") == NOT_GAINED
    scene.play("place london-oxford t")


@pytest.mark.rule("R-74", "BR-7.3")
@pytest.mark.parametrize("paid", ["first", "last"])
def test_whatever_needs_no_permission_uses_gained_actions_first(paid: str) -> None:
    scene = bought(
        unused={"red": "swap_offices plus_three_actions"},
        routes={"london-oxford": "rt - - -", "cambridge-london": "bt - -", "chester-conway": "rt rt rt"},
    ).play("use plus_three_actions")  # fmt: skip
    if paid == "first":
        scene.play("forgo swap_offices")
    scene.play("red: income 1 0", "red: displace cambridge-london bt t", "red: pay t")
    scene.play("blue: relocate london-oxford bt", "blue: done", "red: establish chester-conway", "red: skip")
    if paid == "last":
        scene.play("forgo swap_offices")
    assert (scene.actions, scene.view["bonus"]) == (2, 0)
    # Both that are left are covered.
    scene.play("place cardiff-pembroke t", "place cardiff-pembroke t")
    assert scene.view["spent"] == []


@pytest.mark.rule("R-74", "BR-7.1", "BR-3.2")
def test_a_move_uses_a_covered_action_only_if_it_crosses_a_border_that_binds() -> None:
    def moved(*puts: str) -> tuple[int, int]:
        scene = bought(
            unused={"red": "swap_offices plus_three_actions"},
            routes={"london-oxford": "rt - - -", "cardiff-pembroke": "rt - -"},
        ).play("use plus_three_actions", "forgo swap_offices")  # fmt: skip
        scene.play("lift london-oxford rt", "lift cardiff-pembroke rt", *puts)
        assert scene.question == "turn"
        return scene.actions, scene.view["bonus"]

    assert moved("put cambridge-london rt", "put cambridge-london rt") == (4, 2)
    assert moved("put cambridge-london rt", "put chester-conway rt") == (4, 2)
    assert moved("put chester-conway rt", "put chester-conway rt") == (4, 3)


@pytest.mark.rule("R-74", "BR-7.3", "BR-3.2")
def test_with_gained_actions_alone_a_move_is_bound_again() -> None:
    scene = bought(
        actions=0, unused={"red": "swap_offices plus_three_actions"}, routes={"london-oxford": "rt - - -"}
    ).play("use plus_three_actions", "forgo swap_offices", "lift london-oxford rt")
    assert scene.refusal("put cardiff-pembroke rt") == ("BR-3.2", "border")


@pytest.mark.rule("R-74", "BR-2.5")
def test_without_a_marker_given_up_a_permission_serves_gained_actions_too() -> None:
    scene = bought(offices={"cardiff": "rt"}, unused={"red": "swap_offices plus_three_actions"})
    scene.play("use plus_three_actions", "place cardiff-pembroke t")
    assert (scene.actions, scene.view["bonus"], scene.view["spent"]) == (4, 2, ["cardiff"])


@pytest.mark.rule("R-74", "BR-7.1")
def test_under_that_permission_own_pieces_move_across_every_border() -> None:
    scene = bought(unused={"red": "swap_offices"}, routes={"london-oxford": "rt rt - -", "cardiff-pembroke": "bt - -"})
    scene.play("forgo swap_offices", "lift london-oxford rt", "lift london-oxford rt")
    scene.play("put cardiff-pembroke rt", "put chester-conway rt")
    assert scene.posts("cardiff-pembroke") == "bt rt -"
    # Displaced opponents stay bound by their borders.
    scene.play("red: displace cardiff-pembroke bt t", "red: pay t", "blue: relocate cardiff-oxford bt", "blue: done")
    assert scene.view["spent"] == []


@pytest.mark.rule("BR-3.4", "R-74")
def test_a_piece_displaced_in_england_stays_there_whatever_the_displacer_paid() -> None:
    scene = bought(unused={"red": "swap_offices"}, routes={"chester-hereford": "bt - - -"})
    scene.play("forgo swap_offices", "displace chester-hereford bt t", "pay t")
    assert scene.routes("relocate") == {"coventry-hereford", "hereford-lancaster"}


@pytest.mark.rule("BR-7.1", "BR-7.2")
def test_only_an_unused_marker_can_be_given_up_and_only_if_the_rule_is_played() -> None:
    scene = bought(used={"red": "swap_offices"}, unused={"red": "extra_office remove_three"})
    assert scene.refusal("forgo swap_offices") == ("BR-7.1", "no-marker")
    scene.play("forgo extra_office")
    assert scene.refusal("forgo remove_three") == ("BR-7.1", "roaming")
    plain = position("britannia", 3, unused={"red": "swap_offices"})
    assert plain.refusal("forgo swap_offices") == ("BR-7.1", "rule-off")


@pytest.mark.rule("BR-7.1")
def test_the_permission_ends_with_the_turn() -> None:
    scene = bought(unused={"red": "swap_offices"}).play("forgo swap_offices", "red: end", "blue: end", "green: end")
    assert scene.refusal("place cardiff-pembroke t") == NO_PERMISSION


@pytest.mark.rule("BR-7.3", "R-74", "HT-9.18")
def test_an_action_won_by_developing_is_no_action_of_a_marker() -> None:
    scene = bought(
        actions=0, unused={"red": "swap_offices plus_three_actions"}, routes={"chester-hereford": "rt rt rt rt"}
    ).play("use plus_three_actions", "forgo swap_offices")
    assert scene.refusal("place cardiff-pembroke t") == NOT_GAINED
    scene.play("establish chester-hereford", "develop actions", "place cardiff-pembroke t")
    assert scene.actions == 2
    assert scene.refusal("place cardiff-pembroke t") == NOT_GAINED
