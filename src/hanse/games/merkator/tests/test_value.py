"""What bots may know: the value of a position, and the features learners see."""

from __future__ import annotations

from typing import Any

from hanse.core.model import OVER
from hanse.games.merkator.tests.scene import Scene, fresh, position


def value(scene: Scene, seat: int = 0) -> float:
    return scene.match.bundle.value(scene.match.state, seat)


def greedy(scene: Scene) -> str:
    """What one step of look-ahead on the value answers."""
    match = scene.match
    bundle, game, seat = match.bundle, match.game, match.asked
    worth: dict[int, float] = {}
    for code in game.legal(match.state):
        after = game.clone(match.state)
        game.apply(after, code)
        over = game.seat(after) == OVER
        worth[code] = float(bundle.scores(after)[seat]) if over else bundle.value(after, seat)
    return game.text[max(worth, key=lambda code: worth[code])]


def test_greedy_fulfils_what_it_can() -> None:
    scene = position(place="france", phase="fulfil", contracts={0: "c04-07"}, goods={0: "grain fabric spice"})
    assert greedy(scene) == "fulfil c04-07"


def test_greedy_travels_to_where_its_contract_is_due() -> None:
    scene = position(contracts={0: "c08-02"}, goods={0: "muskets×3 coal×2 calfskin×2"})
    assert greedy(scene) == "travel russia"


def test_greedy_joins_for_a_contract_and_not_for_nothing() -> None:
    setup: dict[str, Any] = {"place": "france", "phase": "fulfil", "time": (0, 2, 0, 0), "contracts": {1: "c04-07"}}
    assert greedy(position(goods={1: "grain fabric spice"}, **setup)) == "join"
    assert greedy(position(**setup)) == "stay"


def test_alone_greedy_plays_on_for_points_in_the_last_turn() -> None:
    scene = position(
        variant="solo", seats=1, turn=17, opened=17, place="france", phase="fulfil", contracts={0: "c04-07"},
        goods={0: "grain fabric spice"}, coins=(0,), time=(0,),
    )  # fmt: skip
    assert greedy(scene) == "fulfil c04-07"


def test_a_bonus_card_is_worth_more_while_there_are_journeys_to_come() -> None:
    early = value(position(bonus={0: "b01"})) - value(position())
    late_rows = (0, 0, 0, 0, 1)
    late = value(position(bonus={0: "b01"}, rows=late_rows)) - value(position(rows=late_rows))
    assert early > late > 0


def test_more_is_better() -> None:
    plain = value(position())
    assert value(position(goods={0: "wine"})) > plain
    assert value(position(contracts={0: "c02-01 c05-01"})) > plain
    assert value(position(time=(1, 0, 0, 0))) > plain
    assert value(position(coins=(3, 0, 0, 0))) > plain


def test_features_are_as_many_for_every_seat_and_hide_rivals_hands() -> None:
    scene = position(hand_card=True, hand={1: "g05"})
    bundle, state = scene.match.bundle, scene.match.state
    assert len({len(bundle.features.numbers(state, seat)) for seat in range(4)}) == 1
    other = position(hand_card=True, hand={1: "g06"})
    offer = [g for g in scene.view["buildings"]["open"] if g in ("g05", "g06")]
    assert offer == []
    assert bundle.features.numbers(state, 0) == bundle.features.numbers(other.match.state, 0)


def test_a_greedy_solo_game_is_better_than_nothing() -> None:
    scene = fresh("solo", 1, seed=3)
    while not scene.over():
        scene.play(greedy(scene))
    assert scene.scores[0] > 25
