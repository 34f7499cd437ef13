"""LU-4 Packets are chosen, and LU-5 actions go round."""

from __future__ import annotations

import pytest

from hanse.games.luebeck.tests.table import B, G, R, fresh, position

ROWS = ["riga-3 riga-4", "reval-4 reval-5", "pirates change", "london-4 london-5", "stettin-1 visby-1"]


@pytest.mark.rule("LU-4.1", "LU-4.2", "LU-5.1")
@pytest.mark.scenario("LU-S08")
def test_choosing_goes_clockwise_and_the_last_names_the_first_actor() -> None:
    table = position(phase="choose", asked=R, start=R, packets=ROWS)
    assert (table.asked, table.question) == (R, "choose")
    table.play("take p1")
    assert table.asked == B
    table.play("take p3")
    assert table.asked == G
    table.play("take p5")
    assert (table.asked, table.question) == (G, "name")
    assert table.options("name") == ["0", "1", "2"]
    order = []
    table.play("name 2")
    for _ in range(4):
        order.append(table.asked)
        table.play("start new")
    assert order == [B, G, R, B]


@pytest.mark.rule("LU-4.1", "LU-R4")
@pytest.mark.scenario("LU-S09")
def test_everybody_takes_exactly_one_packet() -> None:
    table = position(phase="choose", packets=ROWS)
    assert table.options() == ["take p1", "take p2", "take p3", "take p4", "take p5"], "none may be refused"
    table.play("take p3")
    assert table.cards(G) == "pirates change"
    assert table.stale(G, "take p1"), "not a second one"
    assert table.refusal("take p3") == ("LU-4.1", "no-such-packet")
    table.play("take p1", "take p2")
    assert table.sizes == [0, 0, 0, 2, 2]


@pytest.mark.rule("LU-4.2", "LU-R2")
def test_anybody_can_be_named_also_oneself_and_who_has_few_cards() -> None:
    for seat in range(3):
        table = position(phase="name", asked=B, start=G, hands={1: "riga-3"}).play(f"name {seat}")
        assert (table.asked, table.question) == (seat, "act")


@pytest.mark.rule("LU-4.2")
def test_nobody_can_be_named_who_is_not_there() -> None:
    assert position(phase="name", asked=B).refusal("name 4") == ("LU-4.2", "no-such-seat")


@pytest.mark.rule("LU-5.1")
def test_actions_have_to_wait_for_their_time() -> None:
    table = fresh(3)
    assert table.refusal("pass") == ("LU-5.1", "not-now")
    table.play("take p1", "take p2", "take p3")
    assert table.refusal("start new") == ("LU-5.1", "not-now")


@pytest.mark.rule("LU-5.1", "LU-R23")
def test_the_same_player_acts_again_only_when_all_others_have_passed() -> None:
    table = position(hands={0: "riga-3"}).play("start new", "pass")
    assert table.asked == B
    table.play("start new")
    assert table.asked == G, "red is skipped"
    table.play("pass", "start new")
    assert table.asked == B, "alone now"
    table.play("pass")
    assert table.question == "back"


@pytest.mark.rule("LU-5.2")
def test_four_kinds_of_action() -> None:
    table = position(hands={0: "riga-3 pirates"}, cogs={"a": "danzig 0"})
    assert table.options() == ["start new", "sell riga-3 a", "pirates a", "pass"]
    assert table.refusal("sell riga-4 a") == ("LU-5.2", "not-in-hand")
    assert table.refusal("voyage riga new") == ("LU-5.2", "not-in-hand")
    assert table.refusal("double riga a") == ("LU-5.2", "not-in-hand")
    assert table.refusal("change a b") == ("LU-5.2", "not-in-hand")
    assert table.refusal("discard reval-4") == ("LU-5.2", "not-in-hand")
    assert position(cogs={"a": "danzig 0"}).refusal("pirates a") == ("LU-5.2", "not-in-hand")
