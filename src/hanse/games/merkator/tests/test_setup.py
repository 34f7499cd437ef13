"""ME-2 Set-up, for every number of players and every version."""

from __future__ import annotations

import pytest

from hanse.core import registry
from hanse.core.match import Match
from hanse.core.reading import BadInput
from hanse.games.merkator.pose import BONUS
from hanse.games.merkator.tests.scene import Scene, fresh, game


def rests(scene: Scene) -> dict[str, int]:
    """Cards of each pile, the open one included."""
    return {v: p["rest"] + (p["top"] is not None) for v, p in scene.view["piles"].items() if p["rest"] or p["top"]}


def bonus_places(scene: Scene) -> list[bool]:
    """Which bonus cards have left their deck."""
    view = scene.view
    out = {*view["bonus"]["open"], *(c for p in view["seats"] for c in p["bonus"])}
    return [c in out for c in BONUS]


def in_order(scene: Scene) -> list[int]:
    """Time markers in turn order."""
    start, n = scene.view["starter"], len(scene.time)
    return [scene.time[(start + i) % n] for i in range(n)]


@pytest.mark.rule("ME-2.1", "ME-2.2", "ME-2.3", "ME-2.4", "ME-2.5", "ME-2.6", "ME-2.7", "ME-2.9", "ME-1.2")
@pytest.mark.scenario("ME-S1")
def test_four_players() -> None:
    scene = fresh(seats=4)
    view = scene.view
    assert view["chart"]["rows"] == [6, 6, 6, 6, 6]
    assert in_order(scene) == [0, 1, 1, 2]
    assert view["chart"]["supply"] == 8
    assert rests(scene) == {"3": 7, "4": 9, "5": 8, "6": 11, "7": 9, "8": 7, "9": 5, "10": 4, "14": 1}
    assert view["discards"] == 1
    for p in view["seats"]:
        assert [c[:3] for c in p["contracts"]] == ["c02", "c03", "c04", "c05"]
        prices = {c: 4 if c < "b09" else 3 for c in p["bonus"]}
        assert sum(prices.values()) == 7
        assert sum(p["tile"].values()) == 8
        assert p["coins"] == 0
    assert (len(view["bonus"]["open"]), view["bonus"]["deck"]) == (4, 4)
    assert (len(view["buildings"]["open"]), view["buildings"]["deck"]) == (4, 22)
    assert None not in view["bonus"]["open"] + view["buildings"]["open"]
    assert scene.board == [1] * 8


@pytest.mark.rule("ME-2.2", "ME-2.9")
@pytest.mark.scenario("ME-S2")
def test_three_players() -> None:
    scene = fresh(seats=3)
    assert scene.view["chart"]["rows"] == [6, 6, 6, 6]
    assert in_order(scene) == [0, 1, 2]
    assert scene.view["chart"]["supply"] == 15
    assert [rests(scene)[v] for v in ("3", "4", "5")] == [8, 10, 9]
    assert scene.view["discards"] == 2
    assert scene.view["bonus"]["deck"] == 6


@pytest.mark.rule("ME-R67", "ME-2.9")
@pytest.mark.scenario("ME-S3")
def test_two_players() -> None:
    scene = fresh(seats=2)
    assert scene.view["chart"]["rows"] == [6, 6, 6]
    assert in_order(scene) == [0, 2]
    assert scene.view["chart"]["supply"] == 22
    assert [rests(scene)[v] for v in ("3", "4", "5")] == [9, 11, 10]
    assert scene.view["discards"] == 3
    assert scene.view["bonus"]["deck"] == 8


@pytest.mark.rule("ME-12.1", "ME-12.2", "ME-R61")
@pytest.mark.scenario("ME-S4")
def test_long_game_of_four() -> None:
    scene = fresh("long", 4)
    view = scene.view
    assert view["chart"]["rows"] == [6, 6, 6, 0, 0]
    assert scene.time == [0, 0, 0, 0]
    assert view["chart"]["supply"] == 24
    for p in view["seats"]:
        assert [c[:3] for c in p["contracts"]] == ["c02", "c03"]
        assert (p["tile"], p["bonus"]) == ({}, [])
    assert view["bonus"]["deck"] == 12
    assert [rests(scene)[v] for v in ("3", "4", "5")] == [7, 13, 12]
    assert view["discards"] == 1


@pytest.mark.rule("ME-11.2", "ME-11.3", "ME-11.4", "ME-11.6", "ME-R66")
@pytest.mark.scenario("ME-S5")
def test_solo() -> None:
    scene = fresh("solo", 1)
    view = scene.view
    assert view["chart"]["rows"] == []
    assert (view["starter"], scene.time) == (0, [0])
    assert [c[:3] for c in view["seats"][0]["contracts"]] == ["c02", "c03", "c04", "c05"]
    assert sorted(c < "b09" for c in view["seats"][0]["bonus"]) == [False, True], "one of each price"
    assert sum(view["seats"][0]["tile"].values()) == 8
    assert (len(view["buildings"]["open"]), view["buildings"]["deck"]) == (4, 17)
    assert view["bonus"]["deck"] == 10
    assert {v: n for v, n in rests(scene).items() if int(v) < 8} == {"3": 10, "4": 12, "5": 11, "6": 11, "7": 9}
    assert [view["piles"][v]["top"] for v in ("8", "9", "10", "14")] == [None] * 4
    assert sum(view["piles"][v]["rest"] for v in ("8", "9", "10", "14")) == 17
    assert view["discards"] == 4
    assert scene.board == [1] * 8


@pytest.mark.rule("ME-2.8", "ME-R1")
def test_chance_names_the_starting_player_who_begins() -> None:
    match = Match(game(seats=3), 1, manual=True)
    scene = Scene(match)
    assert (scene.question, scene.options("starter")) == ("starter", ["0", "1", "2"])
    assert {fresh(seats=3, seed=seed).view["starter"] for seed in range(12)} == {0, 1, 2}
    begun = fresh(seats=3, seed=4)
    assert (begun.asked, begun.question) == (begun.view["starter"], "turn")


@pytest.mark.rule("ME-2.3", "ME-2.5", "ME-2.6")
def test_only_unseen_cards_of_the_right_kind_are_drawn() -> None:
    scene = Scene(Match(game(seats=2), 1, manual=True)).play("starter 0")
    assert scene.options("draw") == [f"c02-0{n}" for n in range(1, 6)]
    assert scene.refusal("draw c03-01") == ("ME-2.3", "no-such-draw")
    scene.play("draw c02-03")
    assert scene.refusal("draw c02-03") == ("ME-2.3", "no-such-draw")
    while scene.question == "draw":
        scene.play("draw " + scene.options("draw")[0])
    assert set(scene.options("open")) == {f"b{n:02}" for n in range(9, 17)}, "first the cards for 3"
    assert scene.refusal("open b01") == ("ME-2.5", "no-such-draw")
    while scene.options("open")[:1] != ["g01"]:
        scene.play(scene.options()[0])
    assert scene.options("open") == [f"g{n:02}" for n in range(1, 27)]
    free = next(c for c, at in zip(BONUS, bonus_places(scene), strict=True) if not at)
    assert scene.refusal(f"open {free}") == ("ME-2.6", "no-such-draw")


@pytest.mark.rule("ME-R68")
def test_before_the_first_turn_the_figure_stands_beside_the_board() -> None:
    scene = fresh()
    assert scene.view["place"] is None
    assert scene.refusal("done") == ("ME-3.1", "not-now")
    assert scene.refusal("join") == ("ME-3.1", "not-now")


@pytest.mark.rule("ME-2.8", "ME-R1", "ME-2.9")
def test_the_host_may_name_the_starting_player() -> None:
    for seed in range(5):
        scene = Scene(Match(registry.load("merkator", "base", 3, {"start": "1"}), seed))
        assert (scene.view["starter"], scene.asked, scene.question) == (1, 1, "turn")
        assert scene.time == [2, 0, 1]
    assert len({fresh(seats=3, seed=seed).view["starter"] for seed in range(12)}) == 3, "by lot"
    with pytest.raises(BadInput, match="start"):
        registry.load("merkator", "base", 3, {"start": "3"})
    with pytest.raises(BadInput, match="start"):
        registry.load("merkator", "solo", 1, {"start": "0"})
