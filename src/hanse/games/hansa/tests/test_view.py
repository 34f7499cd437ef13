"""Positions written by hand: what adds up is loaded, what does not is refused with what is wrong."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from hanse.core.model import ALL, WATCHER
from hanse.core.reading import DataError
from hanse.core.testing import changed
from hanse.games.hansa.tests.scene import fresh, position


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
