"""HA-5 Filling the warehouses, HA-11 the end, HA-12 and HA-14 scoring."""

from __future__ import annotations

import pytest

from hanse.games.hansa.tests.scene import CITIES, Scene, position

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


@pytest.mark.rule("HA-5.4", "HA-5.2")
@pytest.mark.scenario("HA-S37")
def test_when_a_stack_runs_out_the_next_one_goes_on() -> None:
    scene = position(phase="fill", stacks=[2, 5, 5, 5, 5], talers=(6, 0, 0), ware=without("riga", "luebeck", "kalmar"))
    scene.play("fill")
    assert [pile for _, pile in refilled(scene)] == [1, 1, 2, 2, 2]
    assert scene.talers[0] == 5


@pytest.mark.rule("HA-R13", "HA-5.6", "HA-11.1")
@pytest.mark.scenario("HA-S38")
def test_using_the_fourth_stack_up_does_not_break_the_fifth() -> None:
    scene = position(
        phase="fill", stacks=[0, 0, 0, 4, 8], talers=(6, 0, 0), ware=without("riga", "luebeck"), ship="kalmar"
    )
    scene.play("fill")
    assert scene.view["stacks"] == [0, 0, 0, 0, 8]
    assert scene.breaker() is None
    scene.play("buy kalmar blue-2", "end", "fill")
    assert scene.breaker() == 1
    assert scene.events("broke") == [{"kind": "broke", "seat": "1"}]


@pytest.mark.rule("HA-R10", "HA-11.1")
@pytest.mark.scenario("HA-S39")
def test_when_the_supply_runs_dry_the_rest_stays_empty() -> None:
    scene = position(
        seats=2, phase="fill", stacks=[0, 0, 0, 0, 3], talers=(6, 0), ware=without("toensberg", "luebeck", "riga")
    ).play("fill")
    assert [city for city, _ in refilled(scene)] == ["toensberg", "toensberg", "luebeck"]
    assert scene.talers[0] == 5
    assert scene.view["warehouses"]["riga"] == [None, None]  # type: ignore[index,call-overload]
    assert scene.breaker() == 0


@pytest.mark.rule("HA-5.5", "HA-R12")
@pytest.mark.scenario("HA-S40")
def test_when_everything_is_empty_filling_is_compulsory() -> None:
    scene = position(turn=2, talers=(0, 0, 0)).play("end")
    assert scene.asked == 0
    assert scene.question == "turn"
    assert scene.talers[0] == 2
    assert len(refilled(scene)) == 14
    assert scene.refusal("leave") == ("HA-4.1", "not-now")


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


@pytest.mark.rule("HA-R11")
@pytest.mark.scenario("HA-S41")
def test_without_supply_the_phase_is_skipped_even_if_all_is_empty() -> None:
    scene = position(turn=2, stacks=[0, 0, 0, 0, 0], talers=(0, 0, 0), breaker=1, start=1).play("end")
    assert (scene.asked, scene.question) == (0, "turn")
    assert scene.talers[0] == 3
    assert scene.refusal("fill") == ("HA-R11", "no-tiles-left")


@pytest.mark.rule("HA-5.1", "HA-R8")
@pytest.mark.scenario("HA-S42")
def test_nothing_is_filled_when_nothing_is_empty_nor_later_in_the_turn() -> None:
    scene = position(turn=2, talers=(0, 0, 0), ware=FULL).play("end")
    assert (scene.asked, scene.question) == (0, "turn")
    assert scene.refusal("fill") == ("HA-5.1", "nothing-empty")
    assert scene.talers[0] == 3
    scene.play("move kalmar", "buy kalmar blue-2")
    assert scene.refusal("fill") == ("HA-5.1", "fill-too-late")


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


@pytest.mark.rule("HA-11.1", "HA-11.2", "HA-5.6", "HA-R30")
@pytest.mark.scenario("HA-S43")
def test_the_round_is_played_to_its_end() -> None:
    scene = breaking(1).play("fill", "end")
    assert scene.asked == 2
    scene.play("end")
    assert scene.over()
    assert scene.match.bundle.outcome(scene.match.state).reason == "last-stack"


@pytest.mark.rule("HA-R15", "HA-11.2")
@pytest.mark.scenario("HA-S44")
def test_after_the_start_player_everybody_else_has_one_more_turn() -> None:
    scene = breaking(0).play("fill", "end")
    assert scene.asked == 1
    scene.play("end")
    assert scene.asked == 2
    scene.play("end")
    assert scene.over()


@pytest.mark.rule("HA-R15")
@pytest.mark.scenario("HA-S45")
def test_after_the_last_player_of_the_round_the_game_is_over() -> None:
    assert breaking(2).play("fill", "end").over()


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


@pytest.mark.rule("HA-12.3", "HA-R31", "HA-R32")
@pytest.mark.scenario("HA-S50")
def test_a_city_brings_two_points_or_four_alone() -> None:
    scene = position(booths={"copenhagen": "0×1 1×3 2×1", "kalmar": "1×2"})
    assert [row["shared"] for row in scene.parts] == [2, 2, 2]
    assert [row["sole"] for row in scene.parts] == [0, 4, 0]


@pytest.mark.rule("HA-12.1", "HA-12.2", "HA-12.3", "HA-12.5")
@pytest.mark.scenario("HA-S51")
def test_a_score_is_the_sum_of_its_parts_and_talers_are_worth_nothing() -> None:
    scene = position(
        talers=(3, 0, 0),
        open={0: "orange-3 brown-1"},
        sold={0: "blue-1 blue-2 blue-3 green-3"},
        booths={"danzig": "0×1 1×1", "riga": "0×1 1×1", "reval": "0×1 1×1", "kalmar": "0×1", "luebeck": "0×1"},
    )
    assert scene.parts[0] == {"open": 2, "sold": 13, "shared": 6, "sole": 8}
    assert scene.scores[0] == 29


@pytest.mark.rule("HA-12.4")
@pytest.mark.scenario("HA-S52")
@pytest.mark.parametrize(("second", "winners", "tie"), [(7, (0,), "booths"), (8, (0, 1), "shared")])
def test_a_tie_is_broken_by_booths_or_shared(second: int, winners: tuple[int, ...], tie: str) -> None:
    scene = position(booths={"danzig": f"0×8 1×{second}"})
    scene.play("move kalmar")
    result = scene.match.bundle.outcome(scene.match.state)
    assert (result.winners, result.tiebreak) == (winners, tie)


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


@pytest.mark.rule("HA-14.1", "HA-R36")
@pytest.mark.scenario("HA-S53")
def test_the_extra_card_gives_bonuses_that_nobody_shares() -> None:
    changes = {
        "open": {0: "orange-3 brown-1"},
        "sold": {0: "blue-1 blue-2 blue-3 green-3"},
        "booths": {
            "danzig": "0×1 1×1", "riga": "0×1 1×1", "reval": "0×1 1×1", "kalmar": "0×1", "luebeck": "0×1",
            "stockholm": "1×1", "aalborg": "1×1",
        },
        "breaker": 0,
    }  # fmt: skip
    plain = position(**changes)  # type: ignore[arg-type]
    assert "breaker" not in plain.parts[0]
    scene = position(extra_card=True, **changes)  # type: ignore[arg-type]
    assert plain.scores[0] == 29
    assert scene.scores[0] == 37
    assert scene.parts[0]["breaker"] == 3
    assert scene.parts[0]["ones"] == 5
    # Both have booths in five cities, and the tallest stacks are of one booth each.
    assert [row["places"] for row in scene.parts] == [0, 0, 0]
    assert [row["tallest"] for row in scene.parts] == [0, 0, 0]


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
