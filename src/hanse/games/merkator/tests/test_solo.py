"""ME-11 The solo game."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from hanse.bots.greedy import Greedy
from hanse.core.match import Match
from hanse.core.model import ALL, OVER, WATCHER
from hanse.core.playout import random_code
from hanse.core.reading import DataError
from hanse.core.rng import Rng
from hanse.core.testing import changed, check_views
from hanse.games.merkator.tests.scene import Scene, fresh, game, position


def solo(**changes: Any) -> Scene:
    return position(**{"variant": "solo", "seats": 1, "coins": (0,), "time": (0,), **changes})


@pytest.mark.rule("ME-11.8", "ME-R55", "ME-11.1")
@pytest.mark.scenario("ME-S72")
def test_the_first_eight_is_open_in_turn_one() -> None:
    card = ("c07-04", "england", "wine")
    scene = solo(turn=1, contracts={0: "c07-04"}, goods={0: "wine"}, cards=(card,), board=(1, 1, 1, 1, 1, 0, 1, 1))
    scene.play("travel england", "fulfil c07-04")
    assert [c[:3] for c in scene.contracts()] == ["c07", "c08"]
    assert scene.view["solo"]["opened"][0] in scene.contracts()


@pytest.mark.rule("ME-11.8", "ME-11.9", "ME-11.6")
@pytest.mark.scenario("ME-S73")
def test_the_ninth_comes_in_turn_eight() -> None:
    card = ("c08-03", "england", "wine")
    setup: dict[str, Any] = {
        "contracts": {0: "c08-03"},
        "goods": {0: "wine"},
        "cards": (card,),
        "board": (1, 1, 1, 1, 1, 0, 1, 1),
    }
    seven = solo(turn=7, opened=6, **setup).play("travel england")
    assert seven.view["piles"]["8"]["top"] == "c08-07"
    assert seven.view["piles"]["9"]["top"] is None
    seven.play("fulfil c08-03")
    assert "c08-07" in seven.contracts()
    assert seven.view["piles"]["8"]["top"] == "c08-06", "the card below is known"
    eight = solo(turn=8, opened=7, **setup).play("travel england", "fulfil c08-03")
    assert [c[:3] for c in eight.contracts()] == ["c08", "c09"]


@pytest.mark.rule("ME-11.6", "ME-11.9", "ME-11.10")
@pytest.mark.scenario("ME-S74")
def test_the_peace_only_in_turn_seventeen() -> None:
    card = ("c10-02", "russia", "wine")
    setup: dict[str, Any] = {
        "contracts": {0: "c10-02"},
        "goods": {0: "wine"},
        "cards": (card,),
        "board": (1, 1, 1, 0, 1, 1, 1, 1),
    }
    scene = solo(turn=16, opened=15, **setup).play("travel russia")
    assert scene.view["piles"]["10"]["top"] == "c10-04"
    scene.play("fulfil c10-02")
    assert scene.contracts() == ["c10-02", "c10-04"]
    last = solo(turn=17, opened=16, **setup).play("travel russia", "fulfil c10-02")
    assert "c14-01" in last.contracts()
    assert last.over()


@pytest.mark.rule("ME-R57")
def test_two_buildings_change_them_twice() -> None:
    scene = solo(contracts={0: "c09-01 c08-01 c02-01"}, offer="g12 g13")
    scene.play("buy g12", "buy g13", "spend c09-01", "spend c08-01", "close")
    assert len(scene.events("returned")) == 2
    assert len([b for b in scene.view["bonus"]["open"] if b]) == 4
    few = solo(contracts={0: "c09-01 c02-01"}, offer="g12", bonus={0: " ".join(f"b{n:02}" for n in range(1, 14))})
    few.play("buy g12", "spend c09-01", "close")
    assert sorted(filter(None, few.view["bonus"]["open"])) == ["b14", "b15", "b16"], "the same cards come back"


@pytest.mark.rule("ME-11.1", "ME-11.10", "ME-11.11", "ME-R58")
@pytest.mark.scenario("ME-S77")
def test_seventeen_turns() -> None:
    scene = fresh("solo", 1)
    turns = 0
    while not scene.over():
        if scene.question == "turn":
            turns += 1
            assert turns <= 17
        answer = {"turn": "travel hamburg", "sort": "store muskets"}.get(scene.question, "done")
        scene.play(answer)
    assert turns == 17
    assert scene.time == [34]
    assert sum(scene.view["piles"][v]["rest"] for v in ("8", "9", "10", "14")) == 0
    assert scene.match.bundle.outcome(scene.match.state).reason == "turns"
    sheet = scene.match.bundle.sheet["numbers"]
    assert isinstance(sheet, dict)
    assert sheet["benchmarks"] == {"beginner": 55, "target": 60, "outstanding": 80}


@pytest.mark.rule("ME-11.11")
def test_alone_a_card_may_be_kept_and_nobody_joins() -> None:
    scene = solo(hand_card=True, offer="g18", time=(9,), board=(1,) * 6 + (0, 1)).play("keep g18", "travel france")
    assert scene.seat()["hand"] == {"kind": "building", "card": "g18"}
    assert scene.events("joined") == []
    assert scene.question == "turn"
    assert "keep" not in {text.split()[0] for text in solo().options()}


@pytest.mark.rule("ME-11.9")
def test_alone_the_discards_are_never_searched() -> None:
    card = ("c06-05", "england", "wine")
    setup: dict[str, Any] = {"goods": {0: "wine"}, "cards": (card,), "board": (1, 1, 1, 1, 1, 0, 1, 1)}
    sevens = " ".join(f"c07-0{n}" for n in range(1, 10))
    scene = solo(contracts={0: "c06-05"}, discards=sevens, tops="c06-02", **setup)
    scene.play("travel england", "fulfil c06-05")
    assert scene.contracts() == ["c06-02", "c06-05"]


@pytest.mark.rule("ME-R56")
def test_alone_there_may_be_no_reward() -> None:
    card = ("c10-02", "russia", "wine")
    scene = solo(
        turn=3, opened=2, contracts={0: "c10-02"}, goods={0: "wine"}, cards=(card,), board=(1, 1, 1, 0) + (1,) * 4
    )
    scene.play("travel russia", "fulfil c10-02")
    assert scene.contracts() == ["c10-02"]
    assert scene.events("no_reward") == [{"kind": "no_reward", "seat": "0"}]


def hidden(scene: Scene) -> dict[str, Any]:
    """What its player sees, and that it opens again and can be imagined without contradiction."""
    bundle, state = scene.match.bundle, scene.match.state
    seen = bundle.view(state, 0)
    assert bundle.view(bundle.load(copy.deepcopy(seen)), 0) == seen
    for seed in range(20):
        guess = bundle.load(copy.deepcopy(seen))
        bundle.fill(guess, Rng(seed))
        assert bundle.view(guess, 0) == seen
        assert bundle.census(guess) == bundle.census(state)
        whole = bundle.view(guess, ALL)
        assert bundle.view(bundle.load(copy.deepcopy(whole)), ALL) == whole
    return dict(seen)


@pytest.mark.rule("ME-11.8", "ME-R2")
def test_what_lies_under_an_open_pile_and_what_was_sold() -> None:
    """Three 8s were opened. Of those not in sight some lie under the top, others were taken and sold."""
    for sold, top, gone in (("c08-01", "c08-03", 1), ("c08-01 c08-02", "c08-03", 2), ("c08-03", "c08-02", 1)):
        scene = solo(turn=4, opened=3, discards=sold)
        assert scene.view["piles"]["8"]["top"] == top
        seen = hidden(scene)
        assert seen["solo"]["gone"] == {"8": gone}
        assert "secret" not in seen
    assert "gone" not in hidden(solo(turn=4, opened=3))["solo"]


@pytest.mark.rule("ME-R2", "ME-11.8")
def test_which_of_them_was_sold_is_not_shown_and_never_back_on_the_stack() -> None:
    scene = solo(turn=5, opened=4, discards="c08-02")
    bundle = scene.match.bundle
    seen = hidden(scene)
    sold = set()
    for seed in range(40):
        guess = bundle.load(copy.deepcopy(seen))
        bundle.fill(guess, Rng(seed))
        whole: Any = bundle.view(guess, ALL)
        sold |= {c for c in whole["secret"]["discards"] if c.startswith("c08")}
    assert sold == {"c08-01", "c08-02", "c08-03"}, "what was opened before the top, and nothing that was not"


@pytest.mark.rule("ME-16.4", "ME-11.8")
def test_solo_piles_that_do_not_add_up_are_refused() -> None:
    scene = solo(turn=4, opened=3, discards="c08-01")
    bundle = scene.match.bundle
    seen = bundle.view(scene.match.state, 0)
    for path, value, words in (
        (("solo", "gone"), {"8": 3}, "contracts of value 8 do not add up"),
        (("solo", "gone"), {"7": 1}, "7: is not a key known here"),
        (("solo", "opened", 0), None, "contracts of value 8 do not add up"),
        (("piles", "8", "rest"), 3, "contracts of value 8 do not add up"),
    ):
        with pytest.raises(DataError, match=words):
            bundle.load(changed(copy.deepcopy(dict(seen)), path, value))


@pytest.mark.rule("ME-R2", "ME-11.11")
def test_a_hand_that_watchers_do_not_see_may_hold_what_was_opened() -> None:
    scene = solo(turn=5, opened=4, discards="c08-02", hand={0: "c08-04"}, hand_card=True)
    bundle = scene.match.bundle
    seen = bundle.view(scene.match.state, WATCHER)
    assert bundle.view(bundle.load(copy.deepcopy(seen)), WATCHER) == seen
    guess = bundle.load(copy.deepcopy(seen))
    bundle.fill(guess, Rng(1))
    assert bundle.view(guess, WATCHER) == seen
    assert bundle.census(guess) == bundle.census(scene.match.state)
    hidden(scene)


@pytest.mark.rule("ME-11.8", "ME-16.4")
@pytest.mark.parametrize(("hand_card", "seeds"), [(False, (7, 11, 19)), (True, (10, 31, 37))])
def test_whole_games_open_for_every_eye(hand_card: bool, seeds: tuple[int, ...]) -> None:
    """Who only plans keeps the best contracts, who never does gets none: it takes both to take one and sell it."""
    bundle = game("solo", 1, hand_card=hand_card)
    for seed in seeds:
        match = Match(bundle, seed)
        bot, rng, whim = Greedy(), Rng(seed), Rng(seed + 1000)
        sold = 0
        while match.asked != OVER:
            planned = whim.below(4) > 0
            code = bot.choose(bundle, match.state, 0, rng) if planned else random_code(match.game, match.state, rng)
            match.submit(match.asked, match.game.text[code])
            seen: Any = bundle.view(match.state, 0)
            sold += "gone" in seen["solo"]
            check_views(match, Rng(seed))
        assert sold, "the game comes to where it matters"
