"""HT-1, HT-2 The material and how the game begins."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hanse.core.model import ALL, WATCHER
from hanse.core.reading import BadInput
from hanse.games.hansa_teutonica.pose import COLOURS, MARKS
from hanse.games.hansa_teutonica.tests.scene import fresh, game, position

TABERNAS = ["bremen-osnabrueck", "goslar-hildesheim", "lueneburg-perleberg"]
GOLD = ["extra_office", "remove_three", "swap_offices"]


def sheet(seats: int, key: str) -> Any:
    return game("base", seats).sheet[key]


@pytest.mark.rule("HT-1.2", "HT-2.4", "HT-2.5", "HT-2.6", "HT-2.8", "INV-1")
@pytest.mark.scenario("S-01")
def test_each_next_player_begins_with_one_trader_more() -> None:
    scene = fresh("base", 5, start="0")
    assert [scene.supply(seat) for seat in COLOURS] == ["5t 1m", "6t 1m", "7t 1m", "8t 1m", "9t 1m"]
    assert [scene.stock(seat) for seat in COLOURS] == ["6t 0m", "5t 0m", "4t 0m", "3t 0m", "2t 0m"]
    for seat in COLOURS:
        assert set(scene.player(seat)["abilities"].values()) == {0}
        assert scene.score(seat) == 0
    # Fifteen traders and three merchants cover the desk, one trader stands on the track.
    covers = sheet(5, "abilities")
    covered = Counter(row["piece"] for row in covers.values() for _ in row["values"][1:])
    assert covered == {"t": 15, "m": 3}
    assert sheet(5, "pieces") == {"t": 27, "m": 4}
    assert game("base", 5).census(scene.match.state)["traders of 4"] == 15 + 1 + 9 + 2


@pytest.mark.rule("HT-2.7", "HT-2.8", "R-2", "HT-4.1")
def test_the_start_player_is_chosen_or_drawn_and_play_goes_clockwise() -> None:
    scene = fresh("base", 4, start="2")
    assert scene.who == "green"
    assert [scene.supply(seat) for seat in COLOURS[:4]] == ["7t 1m", "8t 1m", "5t 1m", "6t 1m"]
    scene.play("green: end", "yellow: end", "red: end", "blue: end")
    assert scene.who == "green"
    drawn = {fresh("base", 3, seed=seed).view["start"] for seed in range(12)}
    assert drawn == {0, 1, 2}
    asked = fresh("base", 3, manual=True)
    assert (asked.who, asked.options("begin")) == ("*", ["0", "1", "2"])
    assert asked.refusal("begin 3") == ("HT-2.7", "none-left")


@pytest.mark.rule("R-2")
def test_a_start_player_who_does_not_sit_there_is_refused() -> None:
    with pytest.raises(BadInput, match=r"option start: not '4'; possible: random, 0, 1, 2, 3$"):
        game("base", 4, start="4")


@pytest.mark.rule("HT-2.2", "HT-2.3", "HT-1.3", "R-1", "INV-4", "INV-5")
@pytest.mark.scenario("S-02")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_three_gold_markers_lie_on_the_tabernas_and_twelve_are_unseen(seats: int) -> None:
    seen = set()
    for seed in range(8):
        scene = fresh("base", seats, seed=seed)
        assert sorted(scene.markers) == TABERNAS
        assert sorted(scene.markers.values()) == GOLD
        seen.add(tuple(scene.markers[t] for t in TABERNAS))
        assert scene.view["pile"] == 12
        assert scene.view["unseen"] == {
            "extra_office": 3, "swap_offices": 2, "plus_three_actions": 2, "plus_four_actions": 2,
            "develop_ability": 2, "remove_three": 1,
        }  # fmt: skip
    assert len(seen) > 1
    assert sum(MARKS.values()) == 15
    assert sheet(seats, "markers") == MARKS


@pytest.mark.rule("R-1", "HT-2.2")
def test_gold_markers_may_be_laid_by_the_start_player() -> None:
    scene = fresh("base", 3, start="1", gold="chosen")
    assert (scene.who, scene.question) == ("blue", "gold")
    assert scene.refusal("hang goslar-hildesheim extra_office") == ("HT-2.2", "not-a-taberna")
    assert scene.refusal("hang bremen-osnabrueck develop_ability") == ("HT-2.2", "none-left")
    scene.play("blue: hang bremen-osnabrueck swap_offices")
    assert scene.refusal("hang goslar-hildesheim swap_offices") == ("HT-2.2", "none-left")
    scene.play("blue: hang goslar-hildesheim extra_office")
    # The third has no choice left.
    assert scene.markers["lueneburg-perleberg"] == "remove_three"
    assert (scene.who, scene.question) == ("blue", "turn")


@pytest.mark.rule("HT-1.1", "HT-1.4", "HT-2.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_side_of_the_board_follows_from_the_players(seats: int) -> None:
    assert sheet(seats, "board") == ("base_2-3" if seats < 4 else "base_4-5")
    with pytest.raises(BadInput):
        game("base", 6)


@pytest.mark.rule("HT-1.4", "HT-9.12")
def test_the_sides_differ_in_offices_coins_and_routes() -> None:
    coins = {
        seats: {c["id"] for c in sheet(seats, "cities") if any(o["coin"] for o in c["offices"])} for seats in (3, 4)
    }
    assert coins[3] == {"groningen", "stade", "luebeck", "coellen", "warburg", "halle"}
    assert coins[4] == {"groningen", "luebeck", "coellen", "halle"}
    routes = {seats: {r["id"] for r in sheet(seats, "routes")} for seats in (3, 4)}
    assert routes[4] - routes[3] == {"emden-stade", "goettingen-warburg"}


@pytest.mark.rule("HT-1.5")
@pytest.mark.parametrize("seats", [3, 4])
def test_cities_have_one_to_four_offices_and_routes_two_to_four_posts(seats: int) -> None:
    for city in sheet(seats, "cities"):
        assert 1 <= len(city["offices"]) <= 4
        assert {o["privilege"] for o in city["offices"]} <= {"white", "orange", "pink", "black"}
        assert {o["shape"] for o in city["offices"]} <= {"t", "m"}
    assert {len(r["posts"]) for r in sheet(seats, "routes")} == {2, 3, 4}


@pytest.mark.rule("HT-1.6")
@pytest.mark.parametrize("seats", [3, 4])
def test_five_cities_show_an_ability_and_coellen_special_prestige(seats: int) -> None:
    shown = {c["id"]: c["abilities"] for c in sheet(seats, "cities") if c["abilities"]}
    assert shown == {
        "groningen": ["book"], "stade": ["privilege"], "luebeck": ["purse"], "goettingen": ["actions"],
        "halle": ["keys"],
    }  # fmt: skip
    assert sheet(seats, "prestige")["city"] == "coellen"
    assert [f["points"] for f in sheet(seats, "prestige")["fields"]] == [7, 8, 9, 11]


@pytest.mark.rule("HT-1.7")
def test_no_city_is_full_at_the_start() -> None:
    assert fresh("base", 3).view["full"] == 0


@pytest.mark.rule("HT-3.1", "HT-3.2", "HT-3.3", "HT-3.4", "HT-3.5", "HT-3.6")
def test_the_values_of_the_desk() -> None:
    values = {name: row["values"] for name, row in sheet(3, "abilities").items()}
    assert values == {
        "keys": [1, 2, 2, 3, 4], "actions": [2, 3, 3, 4, 4, 5], "privilege": ["white", "orange", "pink", "black"],
        "book": [2, 3, 4, 5], "purse": [3, 5, 7, "all"],
    }  # fmt: skip
    scene = fresh("base", 3)
    assert scene.actions == 2


@pytest.mark.rule("R-4", "HT-2.3")
def test_everybody_sees_the_same_and_nobody_the_order_of_the_pile() -> None:
    scene = fresh("base", 3)
    views = [scene.match.bundle.view(scene.match.state, eyes) for eyes in (0, 1, 2, WATCHER, ALL)]
    assert all(view == views[0] for view in views)


@pytest.mark.rule("R-4")
def test_of_what_lies_face_down_only_the_number_is_known() -> None:
    scene = position(plate={"red": 2}, supply={"blue": "3t 1m"}, unused={"green": "extra_office"})
    assert (scene.view["pile"], scene.player("red")["plate"], scene.player("red")["bare"]) == (9, 2, {})
    # Which of the unseen ones lie on the plate and which in the pile cannot be told apart.
    assert sum(scene.view["unseen"].values()) == 9 + 2
    assert (scene.supply("blue"), scene.player("green")["unused"]) == ("3t 1m", {"extra_office": 1})
