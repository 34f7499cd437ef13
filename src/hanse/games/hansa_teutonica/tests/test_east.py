"""EA East: green cities, permanent markers, ship posts."""

from __future__ import annotations

from typing import Any

import pytest

from hanse.core.model import ALL
from hanse.games.hansa_teutonica.tests.scene import Scene, fresh, position


def sheet(scene: Scene, key: str) -> list[dict[str, Any]]:
    rows: Any = scene.match.bundle.sheet[key]
    return list(rows)


@pytest.mark.rule("EA-1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_one_side_serves_two_to_five_players(seats: int) -> None:
    scene = fresh("east", seats)
    assert scene.match.bundle.sheet["board"] == "east"
    assert set(scene.markers) == {"brandenburg-tangermuende", "kulm-stettin", "allenstein-braunsberg"}
    assert scene.match.bundle.sheet["ends"] == {"prestige": 20, "cities": 10}
    assert (scene.view["neutral"] is not None) == (seats == 2)


@pytest.mark.rule("EA-2", "HT-9.15")
def test_the_connection_runs_from_luebeck_to_danzig() -> None:
    offices = {"luebeck": "rt", "wismar": "rt", "stralsund": "rt", "malmoe": "rm"}
    scene = position(
        "east", 3, offices=offices, routes={"belgard-danzig": "rt rt rt rt"}, abilities={"red": {"book": 1}}
    ).play("establish belgard-danzig", "office danzig")
    # Wismar, Stralsund and Malmö join Lübeck and Danzig.
    assert [e["points"] for e in scene.events("link")] == [7]
    assert scene.view["links"] == [0]


@pytest.mark.rule("EA-2")
def test_special_prestige_belongs_to_koenigsberg() -> None:
    scene = position("east", 3, routes={"danzig-koenigsberg": "rm rt rt rt"}, abilities={"red": {"privilege": 3}})
    scene.play("establish danzig-koenigsberg")
    assert scene.options("prestige") == ["white", "orange", "pink", "black"]
    scene.play("prestige black")
    assert scene.parts("red")["prestige"] == 11


@pytest.mark.rule("EA-2", "HT-9.12")
@pytest.mark.parametrize(
    ("route", "posts", "city"),
    [
        ("havelberg-waren", "rt rt rt", "havelberg"),
        ("halle-magdeburg", "rt rt rt", "magdeburg"),
        ("krakau-thorn", "rt rt rt", "thorn"),
    ],
)
def test_coins_of_one_point(route: str, posts: str, city: str) -> None:
    scene = position("east", 3, routes={route: posts}).play(f"establish {route}", f"office {city}")
    assert scene.score("red") == 1


@pytest.mark.rule("EA-3", "HT-11.2", "EA-4")
def test_an_extra_office_goes_to_the_far_left_of_a_green_city() -> None:
    scene = position(
        "east", 3, offices={"dresden": "bt |"}, routes={"dresden-halle": "rt rt rt rt"}, unused={"red": "extra_office"}
    ).play("establish dresden-halle")
    # Blue controls Dresden from the start.
    assert scene.score("blue") == 1
    scene.play("extra dresden t")
    assert scene.offices("dresden") == "rt bt | "
    assert scene.view["control"]["dresden"] == 1


def malmoe_visby(**said: Any) -> Scene:
    return position("east", 3, **{"routes": {"malmoe-visby": "rt rm rt"}, **said}).play("establish malmoe-visby")


@pytest.mark.rule("EA-3", "EA-4", "EA-9")
def test_the_permanent_marker_founds_an_office_at_the_far_right_of_any_green_city() -> None:
    scene = malmoe_visby(offices={"belgard": "bt |"})
    assert scene.question == "green"
    supply = scene.supply("red")
    assert scene.refusal("green danzig t") == ("EA-3", "not-green")
    scene.play("green belgard t")
    assert scene.offices("belgard") == "bt rt | "
    assert scene.view["control"]["belgard"] == 0
    assert (supply, scene.supply("red")) == ("5t 0m", "4t 0m")
    # Belgard was full before.
    assert scene.view["full"] == 1


@pytest.mark.rule("EA-9", "EA-3", "R-71")
def test_the_office_in_a_green_city_comes_from_the_supply_and_may_be_left() -> None:
    scene = malmoe_visby()
    assert scene.refusal("green waren m") == ("EA-3", "no-piece")
    assert scene.play("done").question == "establish"
    poor = malmoe_visby(supply={"red": "0t"})
    assert poor.question == "establish"


@pytest.mark.rule("EA-4", "R-29", "EA-2")
def test_green_offices_count_for_control_network_and_connection() -> None:
    # Lübeck, Wismar, Waren, Stettin, Anklam, Belgard, Danzig hang together through two green cities.
    offices = {
        "luebeck": "rt", "wismar": "rt", "waren": "rt |", "stettin": "rt", "anklam": "rt", "danzig": "rt",
    }  # fmt: skip
    scene = malmoe_visby(offices=offices, supply={"red": "3t"})
    assert scene.parts("red")["network"] == 5
    assert scene.parts("red")["cities"] == 2 * 6
    scene.play("green belgard t")
    assert [e["points"] for e in scene.events("link")] == [7]
    assert scene.parts("red")["network"] == 7
    assert scene.parts("red")["cities"] == 2 * 7


@pytest.mark.rule("EA-5", "HT-11.3")
def test_offices_of_green_cities_are_never_swapped() -> None:
    scene = position("east", 3, offices={"dresden": "bt rt |", "danzig": "bt rt"}, unused={"red": "swap_offices"})
    scene.play("use swap_offices")
    assert scene.options("swap") == ["danzig 1"]
    assert scene.refusal("swap dresden 1") == ("EA-5", "no-swap-in-green")


@pytest.mark.rule("EA-6")
@pytest.mark.parametrize(
    ("route", "posts", "ability"),
    [
        ("dresden-halle", "rt rt rt rt", "keys"),
        ("breslau-krakau", "rt rt rt", "book"),
        ("halle-magdeburg", "rt rt rt", "privilege"),
    ],
)
def test_the_other_abilities_of_the_east(route: str, posts: str, ability: str) -> None:
    scene = position("east", 3, routes={route: posts}).play(f"establish {route}")
    assert scene.options("develop") == [ability]


@pytest.mark.rule("EA-7", "BR-1.4")
def test_ship_posts_of_the_east_take_merchants_only() -> None:
    scene = position("east", 3, routes={"malmoe-visby": "bt - bt"})
    assert scene.refusal("place malmoe-visby t") == ("EA-7", "ship-post")
    scene.play("place malmoe-visby s")
    assert scene.posts("malmoe-visby") == "bt rm bt"


@pytest.mark.rule("EA-8", "R-77")
def test_no_regular_marker_beside_a_permanent_one_or_for_a_green_city_alone() -> None:
    scene = position(
        "east", 3, plate={"red": 1}, offices={"anklam": "bt bt", "halle": "bt bm", "krakau": "gt gt gt"}
    ).play("red: end")
    drawn = scene.options("hang")[0].split(" ")[1]
    permanent = {r["id"] for r in sheet(scene, "routes") if r["permanent"]}
    assert permanent == {"stralsund-wismar", "malmoe-stralsund", "malmoe-visby", "danzig-malmoe"}
    for route in permanent:
        assert scene.refusal(f"hang {route} {drawn}") == ("EA-8", "permanent-here")
    # Belgard, Dresden: nothing printed to occupy there, and the other end is full.
    for route in ("anklam-belgard", "dresden-halle", "dresden-krakau"):
        assert scene.refusal(f"hang {route} {drawn}") == ("R-79", "no-free-office")
    assert {"belgard-danzig", "belgard-kulm"} <= scene.routes("hang")


@pytest.mark.rule("EA-9", "BR-6.1")
def test_the_markers_printed_on_the_east() -> None:
    found = {r["id"]: r["permanent"] for r in sheet(fresh("east", 3), "routes") if r["permanent"]}
    assert found == {
        "stralsund-wismar": "move_two",
        "malmoe-stralsund": "develop_privilege",
        "malmoe-visby": "office_in_green_city",
        "danzig-malmoe": "reuse_two",
    }


@pytest.mark.rule("EA-9", "BR-6.2")
def test_move_two_at_wismar_moves_any_two_pieces() -> None:
    scene = position(
        "east", 3, abilities={"red": {"book": 1}},
        routes={"stralsund-wismar": "rm rm rt", "breslau-krakau": "bt - -", "halle-wittenberg": "rt -"},
    ).play("establish stralsund-wismar")  # fmt: skip
    scene.play("lift breslau-krakau bt", "lift halle-wittenberg rt", "put breslau-krakau rt", "put halle-wittenberg bt")
    assert scene.posts("breslau-krakau") == "rt - -"
    assert scene.posts("halle-wittenberg") == "bt -"


def malmoe_stralsund(level: int) -> Scene:
    return position(
        "east", 3, abilities={"red": {"book": 1, "privilege": level}}, routes={"malmoe-stralsund": "rm rm rt"}
    ).play("establish malmoe-stralsund")


@pytest.mark.rule("EA-9", "R-78")
def test_malmoe_stralsund_develops_privilege_by_one_step() -> None:
    scene = malmoe_stralsund(0)
    assert scene.question == "improve"
    before = scene.supply("red")
    assert scene.refusal("improve book") == ("R-78", "only-this-ability")
    scene.play("improve privilege")
    assert scene.player("red")["abilities"]["privilege"] == 1
    assert (before, scene.supply("red")) == ("5t 0m", "6t 0m")


@pytest.mark.rule("R-78", "R-71")
def test_privilege_at_its_maximum_gains_nothing_and_the_step_may_be_left() -> None:
    assert malmoe_stralsund(3).question == "establish"
    scene = malmoe_stralsund(1).play("done")
    assert (scene.question, scene.player("red")["abilities"]["privilege"]) == ("establish", 1)


@pytest.mark.rule("R-71", "R-78", "HT-9.11")
def test_privilege_won_in_step_b_counts_in_step_c() -> None:
    full: dict[str, Any] = {"routes": {"malmoe-stralsund": "rm rm rt"}, "abilities": {"red": {"book": 1}}}
    scene = position("east", 3, offices={"stralsund": "bt"}, **full).play("establish malmoe-stralsund", "done")
    assert scene.refusal("office stralsund") == ("HT-9.11", "no-privilege")
    scene = position("east", 3, offices={"stralsund": "bt"}, **full).play("establish malmoe-stralsund")
    scene.play("improve privilege", "office stralsund")
    assert len(scene.offices("stralsund").split()) == 2
    later = position("east", 3, options={"permanent_after_office": True}, **full).play("establish malmoe-stralsund")
    assert later.question == "establish"


@pytest.mark.rule("EA-9")
def test_two_pieces_of_danzig_malmoe_go_to_free_posts_instead_of_the_stock() -> None:
    scene = position("east", 3, routes={"danzig-malmoe": "rt rt rt rm"}, supply={"red": "8t"})
    scene.play("establish danzig-malmoe")
    assert (scene.question, scene.stock("red")) == ("reuse", "0t 0m")
    scene.play("station malmoe-visby s @2", "station breslau-krakau t")
    assert scene.posts("malmoe-visby") == "- rm -"
    assert scene.posts("danzig-malmoe").count("rt") == 2
    assert scene.question == "establish"
    scene.play("office danzig")
    assert scene.stock("red") == "1t 0m"
    assert (scene.question, scene.posts("danzig-malmoe")) == ("turn", "- - - -")


@pytest.mark.rule("EA-9", "R-71")
def test_pieces_used_again_leave_the_route_and_do_not_return_to_it() -> None:
    scene = position("east", 3, routes={"danzig-malmoe": "rt rt rt rm"}).play("establish danzig-malmoe")
    scene.play("station breslau-krakau t")
    assert scene.refusal("station danzig-malmoe t") == ("EA-9", "leaves-route")
    assert "danzig-malmoe" not in scene.routes("station")
    bundle = scene.match.bundle
    assert bundle.view(bundle.load(scene.view), ALL) == scene.view


@pytest.mark.rule("EA-9", "R-71")
def test_if_chosen_pieces_are_used_again_from_the_stock() -> None:
    later = {"permanent_after_office": True}
    scene = position("east", 3, routes={"danzig-malmoe": "rt rt rt rm"}, supply={"red": "8t"}, options=later)
    scene.play("establish danzig-malmoe", "office danzig")
    assert (scene.question, scene.stock("red")) == ("reuse", "2t 1m")
    scene.play("station malmoe-visby s", "station danzig-malmoe t")
    assert scene.stock("red") == "1t 0m"
    assert scene.posts("danzig-malmoe") == "rt - - -"
    assert scene.question == "turn"


@pytest.mark.rule("EA-9")
def test_only_pieces_of_the_route_are_used_again() -> None:
    scene = position("east", 3, routes={"danzig-malmoe": "rt rt rt rm"}, abilities={"red": {"book": 2}})
    scene.play("establish danzig-malmoe", "station breslau-krakau m")
    # Another merchant lies in the stock, but it did not stand on the route.
    assert scene.stock("red") != "0t 0m"
    assert scene.refusal("station breslau-krakau m") == ("EA-9", "not-of-route")
    scene.play("done")
    assert scene.question == "establish"


@pytest.mark.rule("EA-10")
def test_the_east_knows_no_regions_and_no_permissions() -> None:
    scene = position("east", 4)
    assert scene.match.bundle.sheet["regions"] == []
    assert scene.match.bundle.sheet["permissions"] == {}
    assert len(scene.routes("place", "t")) == 32
    assert set(scene.parts("red")) == {"track", "abilities", "markers", "prestige", "cities", "network"}


@pytest.mark.rule("EA-1", "HT-12.4", "EA-4")
def test_the_tenth_full_city_may_be_a_green_one() -> None:
    full = dict.fromkeys(("berlin_coelln", "perleberg", "tangermuende", "wittenberg"), "bt") | {"visby": "bm"}
    full |= {"allenstein": "gt gt", "anklam": "gt gt", "kulm": "gt gt", "elbing": "gt gt"}
    scene = position(
        "east", 3, offices=full, routes={"dresden-halle": "rt rt rt rt"}, unused={"red": "extra_office"}
    ).play("establish dresden-halle", "extra dresden t")
    assert scene.over()
    assert (scene.view["full"], scene.outcome.reason) == (10, "cities")


@pytest.mark.rule("R-80", "TP-1", "EA-1")
def test_two_players_meet_twelve_neutral_traders_in_the_east() -> None:
    routes = fresh("east", 2).view["routes"]
    assert len(routes) == 12
    special = {"magdeburg", "breslau", "dresden", "waren", "koenigsberg"}
    tabernas = {"brandenburg-tangermuende", "kulm-stettin", "allenstein-braunsberg"}
    assert {r for r in routes if not set(r.split("-")) & special} == tabernas
