"""Positions written by hand: what adds up is loaded, what does not is refused with what is wrong."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from hanse.core.bot import imagine
from hanse.core.model import ALL, WATCHER
from hanse.core.reading import DataError
from hanse.core.rng import Rng
from hanse.core.situation import Situation
from hanse.core.testing import changed
from hanse.games.hansa.tests.scene import Scene, fresh, position


def everything() -> dict[str, Any]:
    scene = position(open={0: "orange-1 blue-2"}, sold={1: "green-3"}, ware={"riga": "brown-1"}, booths={"riga": "0×2"})
    return copy.deepcopy(dict(scene.view))


def refuse(view: dict[str, Any], match: str) -> None:
    with pytest.raises(DataError, match=match):
        position().match.bundle.load(view)


@pytest.mark.rule("HA-R33")
def test_everybody_sees_the_same_and_nobody_sees_the_order_of_the_stacks() -> None:
    scene = fresh(3)
    views = [scene.match.bundle.view(scene.match.state, eyes) for eyes in (0, 1, 2, WATCHER, ALL)]
    assert all(view == views[0] for view in views)
    assert sum(n for n in views[0]["unseen"].values()) == 51  # type: ignore[union-attr,misc]


def selling(**options: Any) -> Scene:
    hands = {0: "orange-1 orange-3", 1: "blue-3"}
    sold = {1: "green-3 green-3", 2: "brown-1 brown-2"}
    return position(booths={"danzig": "0×2"}, open=hands, sold=sold, **options)


def seen(scene: Scene, eyes: int) -> list[object]:
    """What everybody has sold, for these eyes."""
    players = Situation(scene.match).view(eyes)["players"]
    assert isinstance(players, list)
    return [player["sold"] for player in players if isinstance(player, dict)]


@pytest.mark.rule("HA-R33")
def test_sold_tiles_lie_open_unless_that_is_chosen_otherwise() -> None:
    scene = selling().play("sell orange-1")
    for eyes in (0, 1, 2, WATCHER, ALL):
        assert seen(scene, eyes) == [["orange-1", "orange-3"], ["green-3", "green-3"], ["brown-1", "brown-2"]]
        assert Situation(scene.match).scores(eyes) == [10, 9, 5]


@pytest.mark.rule("HA-R33")
def test_hidden_sold_tiles_are_seen_by_their_owner_and_counted_by_the_others() -> None:
    scene = selling(sold_hidden=True).play("sell orange-1")
    assert seen(scene, ALL) == [["orange-1", "orange-3"], ["green-3", "green-3"], ["brown-1", "brown-2"]]
    assert seen(scene, 0) == [["orange-1", "orange-3"], [None, None], [None, None]]
    assert seen(scene, 2) == [[None, None], [None, None], ["brown-1", "brown-2"]]
    assert seen(scene, WATCHER) == [[None, None]] * 3
    # What is not seen cannot be told by what is missing elsewhere, nor by the points.
    whole, mine = Situation(scene.match).view(ALL)["unseen"], Situation(scene.match).view(0)["unseen"]
    assert isinstance(whole, dict)
    assert isinstance(mine, dict)
    more = {tile: n - whole.get(tile, 0) for tile, n in mine.items()}  # type: ignore[operator]
    assert {tile: n for tile, n in more.items() if n} == {"brown-1": 1, "brown-2": 1, "green-3": 2}
    assert [row["sold"] for row in Situation(scene.match).parts(0)] == [6, 2, 2]
    assert [row["sold"] for row in Situation(scene.match).parts(WATCHER)] == [2, 2, 2]
    # The log keeps what was said at the time.
    assert [event["tile"] for event in scene.events("sold")] == ["orange-1", "orange-3"]


@pytest.mark.rule("HA-R33", "HA-14.1")
def test_hidden_one_barrel_tiles_give_no_bonus_before_the_end() -> None:
    scene = selling(sold_hidden=True, extra_card=True)
    assert [row["ones"] for row in Situation(scene.match).parts(ALL)] == [0, 0, 5]
    assert [row["ones"] for row in Situation(scene.match).parts(2)] == [0, 0, 0]


@pytest.mark.rule("HA-R33")
def test_when_the_game_is_over_everything_lies_open() -> None:
    scene = selling(sold_hidden=True, breaker=2, turn=2, ware={"riga": "yellow-1"}).play("end")
    assert scene.over()
    for eyes in (0, WATCHER):
        assert seen(scene, eyes) == [[], ["green-3", "green-3"], ["brown-1", "brown-2"]]
        assert [row["sold"] for row in Situation(scene.match).parts(eyes)] == [0, 8, 5]


@pytest.mark.rule("HA-R33")
def test_what_is_hidden_is_imagined_from_what_is_unseen_and_differs() -> None:
    scene = selling(sold_hidden=True)
    bundle, shown = scene.match.bundle, Situation(scene.match).view(0)
    guesses = []
    for seed in range(20):
        guess = imagine(bundle, shown, Rng(seed))
        assert bundle.view(guess, 0) == shown
        assert bundle.census(guess) == bundle.census(scene.match.state)
        assert bundle.features.numbers(guess, 0) == bundle.features.numbers(scene.match.state, 0)
        guesses.append(str(bundle.view(guess, ALL)["players"]))
    assert len(set(guesses)) > 10


@pytest.mark.rule("HA-R33")
def test_tiles_face_down_must_be_possible() -> None:
    bundle = selling(sold_hidden=True).match.bundle
    view = copy.deepcopy(dict(Situation(selling(sold_hidden=True).match).view(0)))
    with pytest.raises(DataError, match="no tile lies face down in this game"):
        position().match.bundle.load(view)
    for value, words in (
        ([None], "stacks: hold 20 tiles and 3 are sold face down, but 24 are unseen"),
        (None, "sold: must be a list of tiles"),
        (["gold-1", None], "no tile 'gold-1'"),
    ):
        with pytest.raises(DataError, match=words):
            bundle.load(changed(view, ("players", 1, "sold"), value))
    with pytest.raises(DataError, match="when the game is over no tile lies face down"):
        bundle.load(changed(view, ("stack",), [["over", "over"]]))


def test_a_position_that_adds_up_is_loaded() -> None:
    view = everything()
    bundle = position().match.bundle
    assert bundle.view(bundle.load(view), ALL) == view


def test_a_tile_too_many_is_refused() -> None:
    view = everything()
    view["players"][0]["open"].append("orange-1")
    refuse(view, "there are 5 tiles 'orange-1', not 4")


def test_a_booth_too_many_is_refused() -> None:
    view = everything()
    view["players"][0]["supply"] = 14
    refuse(view, "players 0: booths: booths in the supply and on the board must be 15")


def test_unknown_names_are_refused() -> None:
    for path, value, words in (
        (("ship",), "london", "no 'london'; there is toensberg"),
        (("warehouses", "riga"), ["gold-1", None], "no tile 'gold-1'"),
        (("players", 0, "booths"), {"london": 1}, "london: is not a key known here"),
        (("talers",), 3, "talers: is not a key known here"),
        (("stack", 3, 0), "dance", "no question 'dance'"),
        (("stack", 3, 1), 7, "no seat 7"),
    ):
        refuse(changed(everything(), path, value), words)


def test_what_is_missing_or_of_the_wrong_kind_is_named() -> None:
    view = everything()
    del view["round"]
    refuse(view, "view: round: is missing")
    view = everything()
    view["players"][2]["talers"] = "many"
    refuse(view, "players 2: talers: must be a whole number, not the text 'many'")
    view = everything()
    view["players"][2]["talers"] = -1
    refuse(view, "talers: must be from 0 to 999, not -1")


def test_stacks_hold_what_is_unseen() -> None:
    view = everything()
    view["stacks"][4] += 1
    refuse(view, "stacks: hold 21 tiles, but 20 are unseen")


def test_questions_that_cannot_stand_there_are_refused() -> None:
    for stack, words in (
        ([], "must be a list of open questions"),
        ([["turn", 0]], "must begin with over"),
        ([["over", "over"], ["turn", 0]], "after over comes"),
        ([["over", "over"], ["next", 1], ["tax", 0], ["turn", 1]], "the turn must be that of the seat"),
        ([["over", "over"], ["next", 1], ["refill", 0]], "refill asks chance, not 0"),
        ([["over", "over"], ["next", "chance"]], "chance is asked by"),
        ([["over", "over"], ["next", 1], ["lose", 1, 999]], "no such set of colours"),
        ([["over", "over"], ["next", 1], ["turn", 0, 5]], "turn has 0 operands, not 1"),
    ):
        view = everything()
        view["stack"] = stack
        refuse(view, words)


def test_a_position_where_nobody_need_be_asked_goes_on_to_where_somebody_is() -> None:
    scene = position(phase="tax", talers=(9, 0, 0), ware={"riga": "blue-1"})
    assert scene.talers[0] == 3
    assert (scene.asked, scene.question) == (1, "fill")
