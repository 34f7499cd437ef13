"""BR-1 to BR-3 Britannia: ship posts, permissions, borders, what the map changes."""

from __future__ import annotations

from typing import Any

import pytest

from hanse.games.hansa_teutonica.tests.scene import Scene, fresh, position

NO_PERMISSION = ("BR-2.1", "no-permission")
SPENT = ("BR-2.5", "permission-spent")
BORDER = ("BR-3.2", "border")
SHIP_POST = ("BR-1.4", "ship-post")


def sheet(scene: Scene, key: str) -> list[dict[str, Any]]:
    rows = scene.match.bundle.sheet[key]
    assert isinstance(rows, list)
    return [row for row in rows if isinstance(row, dict)]


@pytest.mark.rule("BR-1.1", "BR-1.12", "R-67")
def test_the_board_shows_wales_and_for_four_and_five_also_scotland() -> None:
    small, large = fresh("britannia", 3), fresh("britannia", 4)
    assert small.match.bundle.sheet["regions"] == ["wales"]
    assert large.match.bundle.sheet["regions"] == ["wales", "scotland"]
    welsh = {"cardiff", "chester", "conway", "isle_of_man", "montgomery", "pembroke"}
    assert {c["id"] for c in sheet(small, "cities") if c["regions"]} == welsh
    scottish = {"carlisle", "dunbar", "edinburgh", "falkirk", "glasgow", "isle_of_man", "newcastle"}
    assert {c["id"] for c in sheet(large, "cities") if "scotland" in c["regions"]} == scottish
    assert {r["region"] for r in sheet(large, "routes")} == {"england", "wales", "scotland"}


@pytest.mark.rule("BR-1.2")
@pytest.mark.parametrize("seats", [3, 5])
def test_gold_markers_lie_on_the_tabernas_of_england(seats: int) -> None:
    assert set(fresh("britannia", seats).markers) == {
        "lancaster-richmond",
        "coventry-nottingham",
        "salisbury-southampton",
    }


@pytest.mark.rule("BR-1.3")
@pytest.mark.parametrize(
    ("route", "ability"),
    [
        ("durham-newcastle", "purse"),
        ("chester-hereford", "actions"),
        ("durham-york", "keys"),
        ("cambridge-norwich", "book"),
        ("canterbury-london", "privilege"),
    ],
)
def test_five_cities_develop_abilities(route: str, ability: str) -> None:
    for seats in (3, 4):
        full = "rt rt rt rt" if route == "chester-hereford" else "rt rt rt"
        scene = position("britannia", seats, routes={route: full}).play(f"establish {route}")
        assert scene.options("develop") == [ability]
        scene.play(f"develop {ability}")
        assert scene.player("red")["abilities"][ability] == 1


@pytest.mark.rule("R-72", "BR-1.4")
def test_a_merchant_on_a_ship_is_displaced_by_a_merchant_only() -> None:
    scene = position("britannia", 3, routes={"calais-canterbury": "- bm -"})
    assert scene.refusal("displace calais-canterbury bs t") == ("R-72", "on-ship")
    scene.play("displace calais-canterbury bs m")
    assert scene.posts("calais-canterbury") == "- rm -"


@pytest.mark.rule("R-72")
def test_a_trader_is_not_moved_onto_a_ship_post() -> None:
    scene = position("britannia", 3, routes={"calais-canterbury": "bt - bt", "london-oxford": "rt rm - -"})
    scene.play("lift london-oxford rt", "lift london-oxford rm")
    assert scene.refusal("put calais-canterbury rt") == SHIP_POST
    scene.play("put calais-canterbury rs", "put london-oxford rt")
    assert scene.posts("calais-canterbury") == "bt rm bt"


@pytest.mark.rule("R-72", "R-13")
def test_a_displaced_trader_finds_no_room_on_a_ship() -> None:
    crowd = {"calais-southampton": "gt - -", "canterbury-london": "gt gt gt"}
    scene = position("britannia", 3, routes={**crowd, "calais-canterbury": "bt - -"})
    scene.play("red: displace calais-canterbury bt t", "red: pay t")
    assert scene.refusal("relocate calais-southampton bt") == SHIP_POST
    # Both neighbours have no land post left, so the ring beyond is used.
    assert scene.routes("relocate") == {"salisbury-southampton", "cambridge-london", "london-oxford"}


@pytest.mark.rule("R-72", "BR-5.1")
def test_move_three_puts_no_trader_on_a_ship() -> None:
    scene = position(
        "britannia", 3, routes={"calais-canterbury": "gt - gt", "london-oxford": "bt bm - -"},
        unused={"red": "remove_three"},
    ).play("use remove_three", "lift london-oxford bt")  # fmt: skip
    assert scene.refusal("put calais-canterbury bt") == SHIP_POST
    scene.play("put cambridge-london bt", "lift london-oxford bm", "put calais-canterbury bs", "done")
    assert scene.posts("calais-canterbury") == "gt bm gt"


@pytest.mark.rule("BR-1.6", "BR-1.10", "HT-10.4")
@pytest.mark.scenario("S-90")
@pytest.mark.parametrize("seats", [3, 4])
def test_a_new_marker_lies_in_england_and_never_beside_a_permanent_one(seats: int) -> None:
    scene = position("britannia", seats, plate={"red": 1}).play("red: end")
    assert (scene.who, scene.question) == ("red", "hang")
    drawn = scene.options("hang")[0].split(" ")[1]
    rows = sheet(scene, "routes")
    expected = {
        r["id"] for r in rows if r["region"] == "england" and r["permanent"] is None and r["id"] not in scene.markers
    }
    assert scene.routes("hang") == expected
    permanent = {r["id"] for r in rows if r["permanent"]}
    west = {"carlisle-isle_of_man"} if seats == 3 else set()
    assert permanent == {"calais-canterbury", "calais-southampton"} | west
    for row in rows:
        if row["region"] != "england" or row["permanent"]:
            assert scene.refusal(f"hang {row['id']} {drawn}") == ("BR-1.6", "no-markers-here")


@pytest.mark.rule("BR-1.10")
def test_a_freshly_drawn_marker_lies_on_the_plate_until_the_turn_ends() -> None:
    scene = position("britannia", 3, routes={"coventry-nottingham": "rt rt rt"})
    scene.play("establish coventry-nottingham", "skip")
    assert (scene.player("red")["plate"], scene.view["pile"]) == (1, 11)
    assert len(scene.markers) == 2


@pytest.mark.rule("R-73")
def test_an_english_route_with_ships_but_no_permanent_marker_takes_regular_ones() -> None:
    scene = position("britannia", 4, plate={"red": 1}).play("red: end")
    drawn = scene.options("hang")[0].split(" ")[1]
    scene.play(f"hang carlisle-chester {drawn}")
    assert scene.markers["carlisle-chester"] == drawn


@pytest.mark.rule("BR-1.9", "HT-9.19")
def test_special_prestige_belongs_to_plymouth_and_its_route() -> None:
    scene = position("britannia", 3, routes={"plymouth-salisbury": "rm rt rt rt", "bristol-salisbury": "rt - - -"})
    scene.play("establish plymouth-salisbury")
    assert scene.options("prestige") == ["white"]
    assert scene.refusal("prestige orange") == ("HT-9.20", "no-privilege")
    scene.play("prestige white")
    assert scene.parts("red")["prestige"] == 7
    other = position("britannia", 3, routes={"bristol-salisbury": "rm rt rt rt"}, abilities={"red": {"privilege": 1}})
    other.play("establish bristol-salisbury")
    assert other.refusal("prestige white") == ("HT-9.19", "no-field")


@pytest.mark.rule("BR-1.11")
@pytest.mark.parametrize(("route", "city"), [("bristol-salisbury", "bristol"), ("cambridge-ipswich", "ipswich")])
def test_bristol_and_ipswich_are_worth_two_points(route: str, city: str) -> None:
    scene = position("britannia", 3, routes={route: "rt rt rt rt"}, abilities={"red": {"privilege": 1}})
    scene.play(f"establish {route}", f"office {city}")
    assert scene.score("red") == 2


@pytest.mark.rule("R-66")
def test_the_route_decides_not_the_cities_at_its_ends() -> None:
    scene = position("britannia", 3)
    # Cardiff is Welsh, its routes to Oxford and Coventry are English; Hereford is English, its western route Welsh.
    assert {"cardiff-oxford", "cardiff-coventry", "chester-hereford"} <= scene.routes("place")
    assert scene.refusal("place hereford-montgomery t") == NO_PERMISSION


@pytest.mark.rule("BR-2.2", "BR-2.5")
def test_displacing_uses_the_permission_and_the_next_turn_renews_it() -> None:
    scene = position("britannia", 3, offices={"cardiff": "rt"}, routes={"conway-montgomery": "bt - -"})
    scene.play("red: displace conway-montgomery bt t", "red: pay t", "blue: relocate chester-conway bt", "blue: done")
    assert scene.refusal("place chester-conway t") == SPENT
    scene.play("red: end", "blue: end", "green: end", "red: place chester-conway t")


@pytest.mark.rule("BR-2.6")
def test_nobody_is_obliged_to_use_a_permission() -> None:
    scene = position("britannia", 3, offices={"cardiff": "rt"})
    scene.play("place london-oxford t", "place london-oxford t", "red: end")
    assert scene.who == "blue"
    assert scene.events("permitted") == []


@pytest.mark.rule("R-65", "R-64")
def test_only_permissions_for_that_region_are_chosen_from() -> None:
    every = {"cardiff": "rt", "carlisle": "rt", "london": "rt"}
    scene = position("britannia", 4, actions=3, offices=every).play("place falkirk-glasgow t")
    assert scene.options("permit") == ["carlisle", "london"]
    assert scene.refusal("permit cardiff") == ("R-64", "grants-nothing")
    scene.play("permit london", "place cardiff-pembroke t")
    assert scene.view["spent"] == ["cardiff", "london"]
    assert scene.play("place falkirk-glasgow t").question == "turn"


@pytest.mark.rule("R-65", "R-64", "HT-7.4")
def test_a_displacement_asks_for_the_permission_before_anything_moves() -> None:
    scene = position(
        "britannia", 3, offices={"cardiff": "rt", "london": "rt"}, routes={"cardiff-pembroke": "bt - -"},
    ).play("red: displace cardiff-pembroke bt t")  # fmt: skip
    assert (scene.who, scene.question) == ("red", "permit")
    scene.play("red: permit london", "red: pay t", "blue: relocate cardiff-montgomery bt", "blue: done")
    assert scene.view["spent"] == ["london"]


@pytest.mark.rule("R-65", "R-61", "R-57")
def test_with_two_players_a_forced_neutral_office_can_take_london_away() -> None:
    """So London may be worth spending first, and Cardiff kept."""

    def played(permit: str) -> Scene:
        scene = position(
            "britannia", 2, actions=3, offices={"cardiff": "rt", "london": "rt", "canterbury": "bt bt"},
            routes={"canterbury-london": "nt nt -", "london-oxford": "nt - - -"},
        ).play("red: place cardiff-pembroke t", f"red: permit {permit}")  # fmt: skip
        scene.play("red: displace london-oxford nt t", "red: pay t", "blue: relocate canterbury-london nt")
        # Canterbury is full: the neutral office goes to London unasked.
        assert scene.offices("london") == "rt nt"
        return scene.play("blue: done")

    assert played("cardiff").refusal("place cardiff-pembroke t") == SPENT
    assert played("london").play("red: place cardiff-pembroke t").view["spent"] == ["cardiff", "london"]


@pytest.mark.rule("BR-2.3", "R-65")
def test_carlisle_allows_one_piece_in_scotland() -> None:
    scene = position("britannia", 4, actions=3, offices={"carlisle": "rt", "london": "rt"})
    scene.play("place falkirk-glasgow t", "permit carlisle")
    assert scene.view["spent"] == ["carlisle"]
    scene.play("place cardiff-pembroke t")
    assert scene.refusal("place falkirk-glasgow t") == SPENT


@pytest.mark.rule("BR-2.3")
def test_carlisle_has_no_special_role_on_the_small_side() -> None:
    scene = position("britannia", 3, offices={"carlisle": "rt"})
    assert scene.refusal("place cardiff-pembroke t") == NO_PERMISSION
    large = position("britannia", 4, offices={"carlisle": "rt"})
    assert large.refusal("place cardiff-pembroke t") == NO_PERMISSION


@pytest.mark.rule("R-64", "BR-5.2")
def test_a_swap_wins_or_loses_a_permission() -> None:
    scene = position("britannia", 3, offices={"cardiff": "rt bt"}, unused={"red": "swap_offices"})
    assert scene.refusal("place cardiff-pembroke t") == NO_PERMISSION
    scene.play("use swap_offices", "swap cardiff 1", "place cardiff-pembroke t")
    lost = position("britannia", 3, offices={"cardiff": "bt rt"}, unused={"red": "swap_offices"})
    lost.play("use swap_offices", "swap cardiff 1")
    assert lost.refusal("place cardiff-pembroke t") == NO_PERMISSION


@pytest.mark.rule("BR-3.2")
@pytest.mark.scenario("S-85")
@pytest.mark.parametrize(
    ("origin", "goal", "allowed"),
    [
        ("cardiff-pembroke", "london-oxford", True),
        ("cardiff-pembroke", "chester-conway", True),
        ("cardiff-pembroke", "falkirk-glasgow", False),
        ("london-oxford", "cardiff-pembroke", False),
        ("london-oxford", "falkirk-glasgow", False),
        ("london-oxford", "cambridge-london", True),
        ("falkirk-glasgow", "cardiff-pembroke", False),
        ("falkirk-glasgow", "london-oxford", True),
        ("falkirk-glasgow", "dunbar-newcastle", True),
    ],
)
def test_own_pieces_come_home_to_england_but_do_not_go_abroad(origin: str, goal: str, allowed: bool) -> None:
    scene = position("britannia", 4, routes={origin: f"rt {'- ' * (fresh('britannia', 4).size(origin) - 1)}"})
    scene.play(f"lift {origin} rt")
    if allowed:
        assert scene.play(f"put {goal} rt").posts(goal).startswith("rt")
    else:
        assert scene.refusal(f"put {goal} rt") == BORDER


@pytest.mark.rule("R-14")
def test_a_forbidden_region_is_not_even_crossed() -> None:
    crowd = {"coventry-hereford": "gt gt gt", "hereford-lancaster": "gt gt"}
    scene = position("britannia", 3, routes={"chester-hereford": "bt - - -", **crowd})
    scene.play("displace chester-hereford bt t", "pay t")
    # Montgomery lies behind a Welsh route; what is reached through Coventry and Lancaster is the second ring.
    beyond = {"cambridge-coventry", "cardiff-coventry", "coventry-nottingham", "durham-lancaster", "lancaster-richmond"}
    assert scene.routes("relocate") == beyond


@pytest.mark.rule("R-14")
def test_no_way_leads_from_wales_through_scotland() -> None:
    crowd = {"chester-conway": "gt gt gt", "conway-montgomery": "yt yt yt"}
    scene = position("britannia", 4, routes={"conway-isle_of_man": "- - bt", **crowd}, offices={"cardiff": "rt"})
    scene.play("displace conway-isle_of_man bt t", "pay t")
    # Carlisle would be near by way of the Isle of Man; its English routes are a ring further on.
    assert scene.routes("relocate") == {
        "cardiff-montgomery", "carlisle-chester", "chester-hereford", "hereford-montgomery", "montgomery-pembroke",
    }  # fmt: skip
    assert scene.refusal("relocate carlisle-durham bt") == ("HT-7.6", "too-far")


@pytest.mark.rule("R-16", "BR-3.2")
def test_an_additional_piece_from_the_board_crosses_no_forbidden_border() -> None:
    scene = position(
        "britannia", 3, offices={"cardiff": "rt"}, supply={"blue": "0t"}, stock={"blue": "0t"},
        routes={"cardiff-pembroke": "bt - -", "london-oxford": "bt - - -", "chester-conway": "bt - -"},
        abilities={"blue": {}},
    )  # fmt: skip
    scene.play("red: displace cardiff-pembroke bt t", "red: pay t", "blue: relocate cardiff-oxford bt")
    assert set(scene.options("lift")) == {"london-oxford bt", "chester-conway bt"}
    english = {"cardiff-coventry", "cardiff-oxford"}
    scene.play("blue: lift london-oxford bt")
    assert scene.routes("relocate") == english
    assert scene.refusal("relocate cardiff-montgomery bt") == ("R-16", "other-region")
    scene.match.undo(scene.match.ply - 1)
    scene.play("blue: lift chester-conway bt")
    assert scene.routes("relocate") == english | {"cardiff-montgomery", "montgomery-pembroke"}


@pytest.mark.rule("R-16", "BR-3.4")
def test_if_chosen_a_piece_from_the_board_is_bound_like_the_displaced_one() -> None:
    scene = position(
        "britannia", 3, offices={"cardiff": "rt"}, supply={"blue": "0t"}, stock={"blue": "0t"},
        routes={"cardiff-pembroke": "bt - -", "london-oxford": "bt - - -"}, options={"board_pieces_roam": True},
    )  # fmt: skip
    scene.play("red: displace cardiff-pembroke bt t", "red: pay t", "blue: relocate cardiff-oxford bt")
    scene.play("blue: lift london-oxford bt")
    welsh = {"cardiff-montgomery", "montgomery-pembroke"}
    assert scene.routes("relocate") == {"cardiff-coventry", "cardiff-oxford"} | welsh
    scene.play("blue: relocate cardiff-montgomery bt")
    assert scene.posts("cardiff-montgomery") == "bt - -"


@pytest.mark.rule("R-16", "BR-3.4")
def test_even_then_a_displacement_in_england_leads_to_english_routes_only() -> None:
    scene = position(
        "britannia", 3, supply={"blue": "0t"}, stock={"blue": "0t"}, options={"board_pieces_roam": True},
        routes={"chester-hereford": "bt - - -", "chester-conway": "bt - -"},
    )  # fmt: skip
    scene.play("red: displace chester-hereford bt t", "red: pay t", "blue: relocate coventry-hereford bt")
    scene.play("blue: lift chester-conway bt")
    assert scene.routes("relocate") == {"coventry-hereford", "hereford-lancaster"}
    assert scene.refusal("relocate chester-conway bt") == ("BR-3.4", "displaced-border")


@pytest.mark.rule("R-20", "BR-3.2")
def test_of_like_pieces_from_two_regions_each_may_be_put_down_first() -> None:
    def lifted() -> Scene:
        scene = position("britannia", 3, routes={"london-oxford": "rt - - -", "cardiff-pembroke": "rt - -"})
        return scene.play("lift london-oxford rt", "lift cardiff-pembroke rt")

    wales = lifted().play("put chester-conway rt")
    # What is left comes from England and stays there.
    assert wales.refusal("put chester-conway rt") == BORDER
    assert wales.play("put london-oxford rt").question == "turn"
    england = lifted().play("put london-oxford rt", "put chester-conway rt")
    assert england.posts("chester-conway") == "rt - -"
    both = lifted().play("put london-oxford rt", "put london-oxford rt")
    assert both.posts("london-oxford") == "rt rt - -"


@pytest.mark.rule("R-16", "R-12", "BR-3.2")
def test_posts_beyond_a_forbidden_border_do_not_hold_the_search_back() -> None:
    scene = position(
        "britannia", 3, offices={"cardiff": "rt"}, supply={"blue": "0t"}, stock={"blue": "0t"},
        routes={
            "cardiff-pembroke": "bt - -", "carlisle-durham": "bt - - -", "cardiff-coventry": "gt gt gt",
            "cardiff-oxford": "gt gt gt gt",
        },
    )  # fmt: skip
    scene.play("red: displace cardiff-pembroke bt t", "red: pay t", "blue: relocate cardiff-montgomery bt")
    scene.play("blue: lift carlisle-durham bt")
    # Welsh posts of the first ring are free, but this piece comes from England.
    assert scene.routes("relocate") == {
        "cambridge-coventry", "coventry-hereford", "coventry-nottingham", "london-oxford", "oxford-salisbury",
    }  # fmt: skip
