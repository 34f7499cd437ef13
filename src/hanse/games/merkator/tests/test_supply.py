"""ME-3.2 Cubes of the supply tile, whatever their owner is asked."""

from __future__ import annotations

from typing import Any

import pytest

from hanse.bots.greedy import Greedy
from hanse.core.rng import Rng
from hanse.games.merkator.tests.scene import Scene, position

WINE = (("c05-06", "england", "wine"),)
TILE: dict[str, Any] = {"tile": {0: "danzig", 1: "danzig", 2: "danzig"}, "seats": 3}


def asked(question: str) -> Scene:
    """A position of three in which that question is asked of somebody with a yellow cube on the tile."""
    if question == "turn":
        return position(**TILE)
    if question == "package":
        return position(contracts={0: "c08-01 c02-01"}, offer="b01", **TILE).play("buy b01")
    if question == "excess":
        return position(contracts={0: "c08-01 c02-01"}, coins=(12, 0, 0), **TILE).play("sell c08-01")
    if question == "sort":
        return position(**TILE).play("travel sweden")
    if question in ("redraw", "lose"):
        scene = position(rows=(1, 6, 6, 6), board=(1, 0, 1, 1, 1, 1, 1, 1), goods={0: "grain ham"}, manual=True, **TILE)
        return scene.play("travel danzig", "turn b", *(["stand"] if question == "lose" else []))
    if question == "pay":
        card = (("c03-07", "france", "iron"),)
        scene = position(
            place="france", phase="fulfil", goods={0: "iron ham×4"}, contracts={0: "c03-07"}, cards=card, **TILE
        )
        return scene.play("fulfil c03-07")
    if question == "reward":
        scene = position(
            place="england", phase="fulfil", goods={0: "wine"}, contracts={0: "c05-06"}, cards=WINE, hand_card=True,
            hand={0: "c06-01"}, **TILE,
        )  # fmt: skip
        return scene.play("fulfil c05-06")
    if question in ("offer", "accept"):
        scene = position(
            place="england", phase="fulfil", goods={0: "wine"}, contracts={0: "c05-06"}, cards=WINE, offers=True,
            coins=(0, 1, 0), **TILE,
        ).play("fulfil c05-06")  # fmt: skip
        return scene if question == "offer" else scene.play("coin", "offer")
    if question == "duty":
        scene = position(
            must_build=True, coins=(12, 20, 0), contracts={0: "c02-01 c03-01"}, offer="g12 g04 g18 g03", manual=True,
            **TILE,
        )  # fmt: skip
        return scene.play("buy g12", "close", "open g05")
    if question == "place":
        return position(buildings={0: "g04"}, ending="peace", left=0, **TILE).play("travel russia", "store ham")
    return position(place="france", phase="fulfil", time=(0, 1, 0), hand_card=True, **TILE).play(
        *(["done"] if question == "join" else [])
    )


QUESTIONS = (
    "turn", "package", "excess", "sort", "redraw", "lose", "fulfil", "pay", "reward", "join", "offer", "accept", "duty",
    "place",
)  # fmt: skip


@pytest.mark.rule("ME-3.2")
@pytest.mark.parametrize("question", QUESTIONS)
def test_cubes_may_be_moved_whatever_is_asked(question: str) -> None:
    scene = asked(question)
    assert scene.question == question
    seat, before = scene.asked, scene.goods(scene.asked).get("grain", 0)
    assert scene.options("unload") == ["grain", "saltpeter"]
    assert scene.refusal("unload wine") == ("ME-3.2", "no-cube-on-tile")
    scene.play("unload grain")
    assert scene.goods(seat)["grain"] == before + 1
    assert scene.seat(seat)["tile"] == {}
    if question != "place":
        assert (scene.asked, scene.question) == (seat, question), "that answers nothing"
        assert scene.refusal("unload grain") == ("ME-3.2", "no-cube-on-tile"), "and they never go back"


@pytest.mark.rule("ME-3.2", "ME-6.7.1", "ME-R40")
def test_a_cube_moved_while_paying_counts_at_once() -> None:
    card = (("c03-07", "france", "iron"),)
    scene = position(
        place="france", phase="fulfil", goods={0: "iron ham×4 grain×3"}, contracts={0: "c03-07"}, cards=card,
        tile={0: "danzig"},
    ).play("fulfil c03-07")  # fmt: skip
    assert scene.refusal("swap grain iron") == ("ME-R40", "unload-first")
    scene.play("unload grain", "swap grain iron")
    assert scene.goods() == {"iron": 1, "ham": 4}


@pytest.mark.parametrize("question", ["excess", "lose", "pay", "join", "accept"])
def test_greedy_does_not_put_off_its_answer_with_cubes(question: str) -> None:
    match = asked(question).match
    for seed in range(5):
        code = Greedy().choose(match.bundle, match.state, match.asked, Rng(seed))
        assert not match.game.text[code].startswith("unload")
