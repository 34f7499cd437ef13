"""HA-5 Filling the warehouses, HA-11 the end, HA-12 and HA-14 scoring."""

from __future__ import annotations

import pytest

from hanse.games.hansa.pose import CITIES
from hanse.games.hansa.tests.scene import Scene, position

FULL = {
    "toensberg": "orange-1 orange-1", "aalborg": "orange-2 orange-2", "copenhagen": "brown-1",
    "luebeck": "green-1 green-1", "stockholm": "green-2 green-2", "kalmar": "blue-2", "danzig": "blue-1",
    "reval": "brown-2", "riga": "blue-3 blue-3",
}  # fmt: skip


def without(*cities: str) -> dict[str, str]:
    """Every warehouse full except those of some cities."""
    return {city: tiles for city, tiles in FULL.items() if city not in cities}


def refilled(scene: Scene) -> list[tuple[object, object]]:
    return [(event["city"], event["pile"]) for event in scene.events("refilled")]


@pytest.mark.rule("HA-5.1", "HA-5.2", "HA-5.3", "HA-R7", "HA-R9")
@pytest.mark.scenario("HA-S36")
def test_all_empty_warehouses_are_filled_in_order_for_one_taler() -> None:
    ware = {**without("copenhagen", "danzig"), "toensberg": "orange-1"}
    scene = position(phase="fill", talers=(6, 0, 0), ware=ware).play("fill")
    assert [city for city, _ in refilled(scene)] == ["toensberg", "copenhagen", "danzig"]
    assert scene.talers[0] == 5
    assert scene.question == "turn"
    # There is no such answer as filling two of three.
    assert [text for text in scene.match.game.text if text.startswith("fill")] == ["fill"]


@pytest.mark.rule("HA-5.5")
def test_all_empty_means_leaving_them_is_refused_by_the_rule() -> None:
    from hanse.games.hansa.frames import Fill
    from hanse.games.hansa.rules.fill import MUST_FILL, why_not_leave
    from hanse.games.hansa.state import HansaState

    state = position().match.state
    assert isinstance(state, HansaState)
    assert why_not_leave(state, Fill(0), 0, 0) is MUST_FILL
    assert (MUST_FILL.rule, MUST_FILL.slug) == ("HA-5.5", "must-fill")
    state = position(ware={"riga": "blue-1"}).match.state
    assert isinstance(state, HansaState)
    assert why_not_leave(state, Fill(0), 0, 0) is None


@pytest.mark.rule("HA-5.3", "HA-5.4")
def test_until_every_warehouse_is_full_only_tiles_of_the_stacks_are_drawn() -> None:
    scene = position(phase="fill", ware=without("riga"), manual=True).play("fill")
    missing = next(tile for tile in scene.match.game.domains["tile"].words if tile not in str(scene.view["unseen"]))
    assert scene.refusal(f"draw {missing}") == ("HA-5.4", "no-such-draw")
    assert scene.refusal("end") == ("HA-5.3", "not-now")


@pytest.mark.rule("HA-5.5")
def test_filling_may_be_declined() -> None:
    scene = position(phase="fill", talers=(6, 0, 0), ware=without("riga")).play("leave")
    assert scene.question == "turn"
    assert scene.talers[0] == 6


def breaking(turn: int, **changes: object) -> Scene:
    """A position in which filling breaks the last stack; seat 0 is start player."""
    ware = without("toensberg", "riga")
    return position(turn=turn, phase="fill", stacks=[0, 0, 0, 1, 8], talers=(6, 6, 6), ware=ware, **changes)  # type: ignore[arg-type]


@pytest.mark.rule("HA-R14")
def test_in_the_final_round_one_may_fill_again_and_nothing_more_is_announced() -> None:
    scene = breaking(0).play("fill", "move kalmar", "buy kalmar blue-2", "end")
    assert scene.question == "fill"
    scene.play("fill", "end")
    assert len(scene.events("broke")) == 1
    assert scene.breaker() == 0
    assert not scene.over()


@pytest.mark.rule("HA-R30", "HA-10.1")
def test_taxes_are_paid_in_the_final_round_too() -> None:
    hand = {2: "blue-1 green-1 yellow-1 yellow-2"}
    scene = breaking(2, open=hand).play("fill", "end")
    assert scene.question == "tax"
    scene.play("give blue-1")
    assert scene.over()
    assert scene.parts[2]["open"] == 3


@pytest.mark.rule("HA-12.4")
def test_the_tie_break_ranks_the_losers_too() -> None:
    scene = position(sold={2: "blue-3 green-1"}, booths={"danzig": "0×7 1×8"})
    assert scene.scores == [2, 2, 6]
    result = scene.match.bundle.outcome(scene.match.state)
    assert (result.places, result.winners, result.tiebreak) == ((3, 2, 1), (2,), None)
    level = position(seats=4, sold={2: "blue-3 green-1"}, booths={"danzig": "0×8 1×8 3×7"})
    assert level.match.bundle.outcome(level.match.state).places == (2, 2, 1, 4)


@pytest.mark.rule("HA-12.4")
def test_most_points_win() -> None:
    scene = position(sold={2: "blue-3 green-1"}, booths={"danzig": "0×8"})
    result = scene.match.bundle.outcome(scene.match.state)
    assert scene.scores == [4, 0, 6]
    assert (result.winners, result.tiebreak) == ((2,), None)


@pytest.mark.rule("HA-14.1")
def test_the_extra_card_rewards_whoever_is_alone_in_front() -> None:
    scene = position(extra_card=True, booths={"danzig": "0×5 1×2", "riga": "1×1"})
    assert [row["tallest"] for row in scene.parts] == [2, 0, 0]
    assert [row["places"] for row in scene.parts] == [0, 4, 0]


def idle_round(scene: Scene) -> None:
    for _ in range(3):
        if scene.question == "fill":
            scene.play("leave")
        scene.play("end")


@pytest.mark.rule("HA-R37")
def test_three_rounds_of_nothing_end_a_game_of_bots_only() -> None:
    scene = position(ware=FULL, end_stalled=True)
    idle_round(scene)
    idle_round(scene)
    assert not scene.over()
    idle_round(scene)
    assert scene.over()
    assert scene.match.bundle.outcome(scene.match.state).reason == "stalled"
    patient = position(ware=FULL)
    for _ in range(5):
        idle_round(patient)
    assert not patient.over()


@pytest.mark.rule("HA-R37")
def test_a_move_starts_the_count_anew() -> None:
    scene = position(ware=FULL, end_stalled=True)
    idle_round(scene)
    idle_round(scene)
    scene.play("move kalmar", "end", "end", "end")
    assert not scene.over()


def test_every_city_has_a_name_in_the_tests() -> None:
    sheet = position().match.bundle.sheet["cities"]
    assert isinstance(sheet, list)
    assert tuple(row["id"] for row in sheet if isinstance(row, dict)) == CITIES
