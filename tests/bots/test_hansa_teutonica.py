"""What the value of Hansa Teutonica makes of a position, seen in what ``greedy`` does with it."""

from __future__ import annotations

import pytest

from hanse.bots import named
from hanse.core.model import CHANCE, OVER
from hanse.core.playout import chance_code
from hanse.core.rng import Rng
from hanse.games.hansa_teutonica.tests.scene import Scene, game, position

LONG = 2000
"""Answers; the longest of some hundred games had fewer than half of that."""

FULL = {"actions": 5, "privilege": 3, "book": 3, "purse": 3, "keys": 4}


def chosen(scene: Scene) -> str:
    """What greedy answers."""
    match = scene.match
    return match.game.text[named("greedy").choose(match.bundle, match.state, match.asked, Rng(1))]


# With two seats nobody else brings the game to its end; 6 on base and 8 in the east once went on for ever.
@pytest.mark.parametrize("variant", ["base", "britannia", "east"])
@pytest.mark.parametrize(("seats", "seed"), [(2, 6), (2, 8), (3, 1), (4, 1), (5, 1)])
def test_greedy_builds_develops_and_comes_to_an_end(variant: str, seats: int, seed: int) -> None:
    bundle = game(variant, seats)
    rules, bot, rng = bundle.game, named("greedy"), Rng(seed)
    s = rules.start()
    answers = 0
    said = ""
    while (seat := rules.seat(s)) != OVER:
        assert answers < LONG
        code = chance_code(rules, s, rng) if seat == CHANCE else bot.choose(bundle, s, seat, rng)
        said += f"{rules.text[code]}\n"
        rules.apply(s, code)
        answers += 1
    assert said.count("office ") >= 2 * seats
    assert said.count("develop ") >= 2
    assert max(bundle.scores(s)) >= 20


@pytest.mark.parametrize(("stock", "answer"), [("0t 0m", "skip"), ("8t 0m", "office duisburg")])
def test_who_has_two_pieces_left_to_work_with_keeps_them(stock: str, answer: str) -> None:
    scene = position(supply={"red": "0t 0m"}, stock={"red": stock}, routes={"dortmund-duisburg": "rt rt"})
    assert chosen(scene.play("establish dortmund-duisburg")) == answer


@pytest.mark.parametrize(("fields", "ahead"), [("blue blue - -", False), ("red - - -", True)])
def test_only_who_is_ahead_ends_the_game(fields: str, ahead: bool) -> None:
    # Red's route gives Blue the twentieth point, and there is still an office to choose.
    scene = position(
        actions=1, scores={"red": 19, "blue": 19}, offices={"osnabrueck": "bt", "bremen": "rt"}, prestige=fields,
        routes={"bremen-osnabrueck": "rt rt rt"}, abilities={"red": {"privilege": 2}, "blue": {"book": 1}},
    )  # fmt: skip
    assert (chosen(scene) == "establish bremen-osnabrueck") == ahead


def test_skill_is_not_hoarded() -> None:
    # Taking a marker shortens the game; that costs nobody the skill to take it with.
    scene = position(
        seats=2, actions=5, abilities={"red": FULL}, scores={"red": 4, "blue": 5}, pile=6, supply={"red": "0t 0m"},
        routes={"hamburg-luebeck": "rt rt rt", "goslar-hildesheim": "rt rt rt"},
        markers={"hamburg-luebeck": "plus_four_actions", "goslar-hildesheim": "remove_three"},
    )  # fmt: skip
    assert chosen(scene).startswith("establish ")
