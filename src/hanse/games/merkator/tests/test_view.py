"""What a seat may know, and positions written by hand."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from hanse.core.model import ALL, WATCHER
from hanse.core.reading import DataError
from hanse.core.rng import Rng
from hanse.core.situation import Situation
from hanse.core.testing import changed
from hanse.games.merkator.tests.scene import Scene, position
from hanse.texts import GameTexts
from hanse.texts.picture import picture


def everything() -> dict[str, Any]:
    scene = position(goods={0: "wine×2"}, contracts={0: "c05-01 c06-01"}, hand_card=True, hand={1: "g05", 2: "c07-01"})
    return copy.deepcopy(scene.view)


def refuse(view: dict[str, Any], match: str) -> None:
    with pytest.raises(DataError, match=match):
        position(hand_card=True).match.bundle.load(view)


@pytest.mark.rule("ME-R2", "ME-1.5")
def test_a_hand_card_shows_its_back_only() -> None:
    scene = position(hand_card=True, hand={1: "g05", 2: "c07-01"})
    bundle, state = scene.match.bundle, scene.match.state
    for eyes in (0, 2, WATCHER):
        seats: Any = bundle.view(state, eyes)["seats"]
        assert seats[1]["hand"] == {"kind": "building", "card": None}
    mine: Any = bundle.view(state, 2)["seats"]
    assert mine[2]["hand"] == {"kind": "7", "card": "c07-01"}
    assert "secret" not in bundle.view(state, 2)


@pytest.mark.rule("ME-R2")
def test_what_is_hidden_is_imagined_as_one_heap() -> None:
    scene = position(hand_card=True, hand={1: "g05", 2: "c07-01"}, discards="c07-02 c07-03 c05-01")
    bundle = scene.match.bundle
    seen = bundle.view(scene.match.state, 0)
    assert seen["discards"] == scene.view["discards"]
    held: set[str] = set()
    gone: set[str] = set()
    for seed in range(60):
        guess = bundle.load(copy.deepcopy(seen))
        bundle.fill(guess, Rng(seed))
        assert bundle.view(guess, 0) == seen
        whole: Any = bundle.view(guess, ALL)
        held.add(whole["seats"][1]["hand"]["card"])
        gone.update(c for c in whole["secret"]["discards"] if c.startswith("c07"))
    assert len(held) > 8, "any building that does not lie open may be in the hand"
    assert len(gone) == 8, "any seven that is not open may be discarded or in the hand"


@pytest.mark.rule("ME-16.4")
def test_cards_that_do_not_add_up_are_refused() -> None:
    view = everything()
    view["seats"][0]["contracts"].append("c05-01")
    refuse(view, "'c05-01' is in two places")
    view = everything()
    view["piles"]["6"]["rest"] += 1
    refuse(view, "contracts of value 6 do not add up")
    view = everything()
    view["discards"] += 1
    refuse(view, "discards: must be")
    view = everything()
    view["buildings"]["open"][0] = view["buildings"]["open"][1]
    refuse(view, "is in two places")
    view = everything()
    view["piles"]["6"]["top"] = "c07-05"
    refuse(view, "is not worth 6")


@pytest.mark.rule("ME-R3")
def test_markers_that_do_not_add_up_are_refused() -> None:
    view = everything()
    view["seats"][0]["time"] += 1
    refuse(view, "time markers must be 42")
    view = everything()
    view["chart"]["rows"][0] = 7
    refuse(view, "row 1 has no 7 places")


@pytest.mark.rule("ME-16.5")
def test_nobody_is_without_a_contract_or_in_debt() -> None:
    view = everything()
    view["seats"][0]["contracts"] = []
    view["piles"]["5"]["rest"] += 1
    view["piles"]["6"]["rest"] += 1
    refuse(view, "seat 0 has no contract")
    view = everything()
    view["seats"][0]["coins"] = -1
    refuse(view, "coins: must be from 0")


def test_unknown_words_and_kinds_are_refused() -> None:
    for path, value, words in (
        (("place",), "london", "no 'london'"),
        (("seats", 0, "goods"), {"gold": 1}, "gold: is not a key known here"),
        (("seats", 0, "contracts"), ["c99"], "no 'c99'"),
        (("bonus", "open"), ["g01", None, None, None], "does not belong here"),
        (("stack", 2, 0), "dance", "no question 'dance'"),
        (("stack",), [["turn", 0]], "must begin with over"),
        (("stack", 2, 1), 1, "the turn must be that of the seat"),
        (("turn",), "nine", "must be a whole number"),
        (("wind",), 1, "wind: is not a key known here"),
    ):
        refuse(changed(everything(), path, value), words)


def test_a_position_that_adds_up_is_loaded_and_played_on() -> None:
    view = everything()
    bundle = position(hand_card=True).match.bundle
    assert bundle.view(bundle.load(copy.deepcopy(view)), ALL) == view


def test_open_buildings_show_what_they_would_give_now() -> None:
    scene = position(goods={0: "fish_oil×3", 1: "fish_oil"}, offer="g12")
    assert scene.view["buildings"]["worth"]["g12"] == [3, 1, 0, 0]


def test_the_picture_for_terminals_names_places_and_seats() -> None:
    scene: Scene = position()
    text = picture(Situation(scene.match), 0, GameTexts.of(scene.match.bundle, "en"))
    assert "Hamburg" in text
    assert "3 Green" in text
