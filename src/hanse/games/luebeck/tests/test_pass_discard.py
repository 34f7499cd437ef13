"""LU-9 Passing and LU-10 throwing cards overboard."""

from __future__ import annotations

import pytest

from hanse.games.luebeck.tests.table import B, G, R, position

STUCK = "reval-4 london-4 bruegge-4"


@pytest.mark.rule("LU-9.1")
@pytest.mark.scenario("LU-S35")
def test_passing_as_the_first_action() -> None:
    table = position(hands={0: STUCK}).play("pass")
    assert (table.players[G]["passed"], table.asked) == (True, R)


@pytest.mark.rule("LU-9.3", "LU-R18")
@pytest.mark.scenario("LU-S36")
def test_with_four_cards_and_one_playable_one_must_play_or_start() -> None:
    table = position(hands={0: STUCK + " riga-3"}, cogs={"a": "danzig 0"})
    assert table.options() == ["start new", "sell riga-3 a"]
    assert table.refusal("pass") == ("LU-9.3", "too-many-cards")
    assert table.refusal("discard reval-4") == ("LU-10.1", "can-play")


@pytest.mark.rule("LU-10.1", "LU-10.2", "LU-R18", "LU-R19")
@pytest.mark.scenario("LU-S37")
def test_the_discard_may_be_the_only_action_and_takes_the_score_below_zero() -> None:
    hand = "riga-5 reval-4 danzig-2 stettin-1"
    table = position(hands={0: hand}, cogs={"a": "hamburg 0 0"}, points={0: 2}, passed=[R, B])
    assert table.options() == ["discard stettin-1", "discard danzig-2", "discard riga-5", "discard reval-4"]
    table.play("discard riga-5")
    assert (table.scores[G], table.hands[G]) == (-3, 3)
    assert table.options() == ["pass"]


@pytest.mark.rule("LU-10.2")
@pytest.mark.scenario("LU-S38")
def test_a_special_card_costs_one() -> None:
    table = position(hands={0: "voyage-riga reval-4 danzig-2 stettin-1"}, cogs={"a": "hamburg 0 0"}, points={0: 2})
    assert table.play("discard voyage-riga").scores[G] == 1


@pytest.mark.rule("LU-R18")
@pytest.mark.scenario("LU-S39")
def test_starting_in_luebeck_is_open_instead_of_a_discard() -> None:
    table = position(hands={0: STUCK + " riga-3"})
    assert table.options("start") == ["new"]
    assert table.options("discard") == ["riga-3", "reval-4", "london-4", "bruegge-4"]


@pytest.mark.rule("LU-10.1", "LU-5.1")
@pytest.mark.scenario("LU-S40")
def test_one_discard_per_turn() -> None:
    hand = "riga-5 reval-4 danzig-2 stettin-1 visby-1"
    table = position(hands={0: hand}, cogs={"a": "hamburg 0 0"})
    table.play("discard stettin-1")
    assert table.asked == R
    table.play("pass", "start new", "discard visby-1")
    assert (table.asked, table.hands[G]) == (B, 3)


@pytest.mark.rule("LU-R21", "LU-R18", "LU-10.1")
@pytest.mark.scenario("LU-S41")
def test_an_unwelcome_special_card_is_playable_too() -> None:
    table = position(hands={0: "reval-4 danzig-2 stettin-1 pirates"}, cogs={"a": "hamburg 0 0"})
    assert table.refusal("discard reval-4") == ("LU-10.1", "can-play")
    assert table.options() == ["pirates a"]
    table = position(hands={0: "reval-4 danzig-2 stettin-1 change"}, cogs={"a": "hamburg 0 0", "b": "riga 1"})
    assert table.options() == ["change a b"]
    table = position(hands={0: "reval-4 danzig-2 stettin-1 voyage-riga"}, cogs={"a": "hamburg 0"})
    assert table.options() == ["start new", "voyage riga new"]
    table = position(hands={0: "reval-4 danzig-2 stettin-1 double-riga"}, cogs={"a": "riga 0 0"})
    assert table.options() == ["sell reval-4 a", "double riga a"]


@pytest.mark.rule("LU-R18")
def test_with_three_cards_nothing_goes_overboard() -> None:
    table = position(hands={0: STUCK}, cogs={"a": "riga 0 0"})
    assert table.refusal("discard london-4") == ("LU-R18", "few-cards")
    table = position(hands={0: "stettin-1 visby-1 danzig-2"}, cogs={"a": "hamburg 0 0"})
    assert table.options() == ["pass"]


@pytest.mark.rule("LU-9.2", "LU-R24", "LU-R23")
@pytest.mark.scenario("LU-S42")
def test_who_has_passed_stays_out_whatever_happens() -> None:
    table = position(asked=R, hands={0: "riga-3", 1: "danzig-2"}, cogs={"a": "stettin 0 1"}, passed=[G])
    table.play("sell danzig-2 a")
    assert table.cogs == {"a": "danzig 0 1"}, "with green's figure, and Riga is one leg away"
    assert table.asked == B
    table.play("pass")
    assert table.asked == R, "green is skipped"
    assert table.stale(G, "sell riga-3 a")
    table.play("start new", "pass")
    assert table.question == "back"


@pytest.mark.rule("LU-9.3")
def test_nobody_ends_a_round_with_more_than_three_cards() -> None:
    for seats in (3, 5):
        table = position(seats=seats, hands={s: STUCK if s == 0 else "" for s in range(seats)})
        assert max(int(str(n)) for n in table.hands) <= 3
        table.play(*["pass"] * seats)
        assert max(int(str(n)) for n in table.hands) <= 3
