"""BR-4, BR-8 Britannia: Wales and Scotland at the end; the neutral side there."""

from __future__ import annotations

from typing import Any

import pytest

from hanse.games.hansa_teutonica.pose import COLOURS
from hanse.games.hansa_teutonica.tests.scene import Scene, fresh, position


def region(scene: Scene, name: str = "wales") -> list[object]:
    seats = int(scene.view["seats"])
    return [scene.parts(colour)[name] for colour in COLOURS[:seats]]


@pytest.mark.rule("BR-4.1", "BR-4.2")
def test_more_cities_beat_any_number_of_offices() -> None:
    offices = {"cardiff": "bt bt bt bt", "conway": "rt", "pembroke": "rt"}
    assert region(position("britannia", 3, offices=offices)) == [7, 4, 0]


@pytest.mark.rule("R-75")
def test_missing_places_count_nothing() -> None:
    four = {"cardiff": "rt", "chester": "bt", "conway": "gt", "pembroke": "yt"}
    assert region(position("britannia", 4, offices=four)) == [3, 3, 3, 3]
    third = {"cardiff": "rt rt", "chester": "rt", "conway": "bt bt", "pembroke": "gt", "montgomery": "yt"}
    assert region(position("britannia", 4, offices=third)) == [7, 4, 1, 1]


@pytest.mark.rule("R-76")
def test_extra_offices_count_as_offices_of_the_region() -> None:
    offices = {"cardiff": "rt | rt", "chester": "bt"}
    assert region(position("britannia", 3, offices=offices)) == [7, 4, 0]


@pytest.mark.rule("R-67", "BR-4.1")
def test_hereford_is_english_and_control_elsewhere_counts_nothing() -> None:
    offices = {"hereford": "rt rt", "london": "rt", "cardiff": "bt"}
    assert region(position("britannia", 3, offices=offices)) == [0, 7, 0]


@pytest.mark.rule("BR-8.1", "R-62", "TP-1")
@pytest.mark.scenario("S-101")
def test_nineteen_neutral_traders_stand_on_the_board_at_the_start() -> None:
    scene = fresh("britannia", 2)
    routes = scene.view["routes"]
    assert len(routes) == 19
    assert all([p for p in row if p] == ["nt"] for row in routes.values())
    cities = {"newcastle": 2, "chester": 2, "york": 2, "norwich": 2, "london": 3, "plymouth": 1, "cardiff": 4}
    for city, count in cities.items():
        assert sum(1 for route in routes if city in route.split("-")) == count
    tabernas = {"lancaster-richmond", "coventry-nottingham", "salisbury-southampton"}
    assert {r for r in routes if not set(r.split("-")) & set(cities)} == tabernas
    assert scene.match.bundle.sheet["board"] == "britannia_2-3"


@pytest.mark.rule("BR-8.2", "R-14", "HT-7.6")
def test_neutral_traders_of_wales_do_not_even_cross_england_on_their_way() -> None:
    crowd = {"conway-isle_of_man": "bm bm bt", "conway-montgomery": "rt rt bt"}
    scene = position(
        "britannia", 2, routes={"chester-conway": "nt - -", **crowd}, offices={"cardiff": "rt"},
        abilities={"blue": {"book": 2}},
    ).play("red: displace chester-conway nt t", "red: pay t")  # fmt: skip
    # Hereford would be near by way of Chester; behind Montgomery lies all that is left of Wales but Cardiff's west.
    assert scene.routes("relocate") == {"cardiff-montgomery", "hereford-montgomery", "montgomery-pembroke"}


@pytest.mark.rule("BR-8.2")
def test_neutral_traders_displaced_in_england_stay_in_england() -> None:
    scene = position("britannia", 2, routes={"chester-hereford": "nt - - -"}).play(
        "displace chester-hereford nt t", "pay t"
    )
    assert scene.routes("relocate") == {"coventry-hereford", "hereford-lancaster"}
    assert scene.refusal("relocate chester-conway nt") == ("BR-8.2", "neutral-border")


@pytest.mark.rule("BR-8.2", "R-17")
def test_a_neutral_trader_without_a_post_in_wales_leaves_the_board() -> None:
    rows: Any = fresh("britannia", 2).match.bundle.sheet["routes"]
    welsh = [row for row in rows if row["region"] == "wales"]
    full = {row["id"]: " ".join(["nt"] * (len(row["posts"]) - 1) + ["bt"]) for row in welsh}
    scene = position(
        "britannia", 2, routes={**full, "chester-conway": "nt rt rt"}, offices={"cardiff": "rt"},
        abilities={"blue": {"actions": 5}},
    ).play("red: displace chester-conway nt t", "red: pay t")  # fmt: skip
    assert len(scene.events("homeless")) == 1
    assert (scene.who, scene.question) == ("red", "turn")


@pytest.mark.rule("BR-8.2", "BR-3.3")
def test_neutral_traders_are_foreign_and_cross_no_border() -> None:
    scene = position("britannia", 2, routes={"london-oxford": "nt - - -"}, unused={"red": "remove_three"})
    scene.play("use remove_three", "lift london-oxford nt")
    assert scene.refusal("put cardiff-pembroke nt") == ("BR-5.1", "keeps-region")
    scene.play("put cambridge-london nt")


@pytest.mark.rule("R-61", "BR-2.2")
def test_a_neutral_office_furthest_right_gives_nobody_a_permission() -> None:
    scene = position("britannia", 2, offices={"cardiff": "rt nt", "london": "nt"})
    assert scene.refusal("place cardiff-pembroke t") == ("BR-2.1", "no-permission")
