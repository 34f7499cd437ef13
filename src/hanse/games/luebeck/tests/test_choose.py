"""LU-4 Packets are chosen, and LU-5 actions go round."""

from __future__ import annotations

import pytest

from hanse.games.luebeck.tests.scene import B, G, fresh, position

ROWS = ["riga-3 riga-4", "reval-4 reval-5", "pirates change", "london-4 london-5", "stettin-1 visby-1"]


@pytest.mark.rule("LU-4.2", "LU-R2")
def test_anybody_can_be_named_also_oneself_and_who_has_few_cards() -> None:
    for seat in range(3):
        scene = position(phase="name", asked=B, start=G, hands={1: "riga-3"}).play(f"name {seat}")
        assert (scene.asked, scene.question) == (seat, "act")


@pytest.mark.rule("LU-4.2")
def test_nobody_can_be_named_who_is_not_there() -> None:
    assert position(phase="name", asked=B).refusal("name 4") == ("LU-4.2", "no-such-seat")


@pytest.mark.rule("LU-5.1")
def test_actions_have_to_wait_for_their_time() -> None:
    scene = fresh(3)
    assert scene.refusal("pass") == ("LU-5.1", "not-now")
    scene.play("take p1", "take p2", "take p3")
    assert scene.refusal("start new") == ("LU-5.1", "not-now")


@pytest.mark.rule("LU-3.1", "LU-5.1")
def test_what_belongs_to_another_step_is_refused_by_the_rule_of_its_step() -> None:
    choosing = position(phase="choose", packets=ROWS)
    assert choosing.refusal("sell riga-3 a") == ("LU-5.1", "not-now")
    assert choosing.refusal("name 1") == ("LU-3.1", "not-now")
    assert position(phase="name", asked=B).refusal("take p1") == ("LU-3.1", "not-now")
    acting = position(packets=ROWS)
    assert acting.refusal("take p1") == ("LU-3.1", "not-now")
    assert acting.refusal("done") == ("LU-3.1", "not-now")
    after = position(phase="back", cogs={"a": "danzig 0"}, hands={0: "riga-3"})
    assert after.refusal("sell riga-3 a") == ("LU-5.1", "not-now")
    assert after.refusal("stay riga-3 a") == ("LU-5.1", "not-now")


@pytest.mark.rule("LU-5.1", "LU-R23")
def test_the_same_player_acts_again_only_when_all_others_have_passed() -> None:
    scene = position(hands={0: "riga-3"}).play("start new", "pass")
    assert scene.asked == B
    scene.play("start new")
    assert scene.asked == G, "red is skipped"
    scene.play("pass", "start new")
    assert scene.asked == B, "alone now"
    scene.play("pass")
    assert scene.question == "back"


@pytest.mark.rule("LU-5.2")
def test_four_kinds_of_action() -> None:
    scene = position(hands={0: "riga-3 pirates"}, cogs={"a": "danzig 0"})
    assert scene.options() == ["start new", "sell riga-3 a", "pirates a", "pass"]
    assert scene.refusal("sell riga-4 a") == ("LU-5.2", "not-in-hand")
    assert scene.refusal("voyage riga new") == ("LU-5.2", "not-in-hand")
    assert scene.refusal("double riga a") == ("LU-5.2", "not-in-hand")
    assert scene.refusal("change a b") == ("LU-5.2", "not-in-hand")
    assert scene.refusal("discard reval-4") == ("LU-5.2", "not-in-hand")
    assert position(cogs={"a": "danzig 0"}).refusal("pirates a") == ("LU-5.2", "not-in-hand")
