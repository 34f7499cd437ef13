"""LU-9 Passing and LU-10 throwing cards overboard."""

from __future__ import annotations

import pytest

from hanse.games.luebeck.tests.scene import B, G, R, position

STUCK = "reval-4 london-4 bruegge-4"


@pytest.mark.rule("LU-9.1")
@pytest.mark.scenario("LU-S35")
def test_passing_as_the_first_action() -> None:
    scene = position(hands={0: STUCK}).play("pass")
    assert (scene.players[G]["passed"], scene.asked) == (True, R)


@pytest.mark.rule("LU-9.3", "LU-R18")
@pytest.mark.scenario("LU-S36")
def test_with_four_cards_and_one_playable_one_must_play_or_start() -> None:
    scene = position(hands={0: STUCK + " riga-3"}, cogs={"a": "danzig 0"})
    assert scene.options() == ["start new", "sell riga-3 a"]
    assert scene.refusal("pass") == ("LU-9.3", "too-many-cards")
    assert scene.refusal("discard reval-4") == ("LU-10.1", "can-play")


@pytest.mark.rule("LU-10.1", "LU-10.2", "LU-R18", "LU-R19")
@pytest.mark.scenario("LU-S37")
def test_the_discard_may_be_the_only_action_and_takes_the_score_below_zero() -> None:
    hand = "riga-5 reval-4 danzig-2 stettin-1"
    scene = position(hands={0: hand}, cogs={"a": "hamburg 0 0"}, points={0: 2}, passed=[R, B])
    assert scene.options() == ["discard stettin-1", "discard danzig-2", "discard riga-5", "discard reval-4"]
    scene.play("discard riga-5")
    assert (scene.scores[G], scene.hands[G]) == (-3, 3)
    assert scene.options() == ["pass"]


@pytest.mark.rule("LU-10.2")
@pytest.mark.scenario("LU-S38")
def test_a_special_card_costs_one() -> None:
    scene = position(hands={0: "voyage-riga reval-4 danzig-2 stettin-1"}, cogs={"a": "hamburg 0 0"}, points={0: 2})
    assert scene.play("discard voyage-riga").scores[G] == 1


@pytest.mark.rule("LU-R18")
@pytest.mark.scenario("LU-S39")
def test_starting_in_luebeck_is_open_instead_of_a_discard() -> None:
    scene = position(hands={0: STUCK + " riga-3"})
    assert scene.options("start") == ["new"]
    assert scene.options("discard") == ["riga-3", "reval-4", "london-4", "bruegge-4"]


@pytest.mark.rule("LU-10.1", "LU-5.1")
@pytest.mark.scenario("LU-S40")
def test_one_discard_per_turn() -> None:
    hand = "riga-5 reval-4 danzig-2 stettin-1 visby-1"
    scene = position(hands={0: hand}, cogs={"a": "hamburg 0 0"})
    scene.play("discard stettin-1")
    assert scene.asked == R
    scene.play("pass", "start new", "discard visby-1")
    assert (scene.asked, scene.hands[G]) == (B, 3)


@pytest.mark.rule("LU-R21", "LU-R18", "LU-10.1")
@pytest.mark.scenario("LU-S41")
def test_an_unwelcome_special_card_is_playable_too() -> None:
    scene = position(hands={0: "reval-4 danzig-2 stettin-1 pirates"}, cogs={"a": "hamburg 0 0"})
    assert scene.refusal("discard reval-4") == ("LU-10.1", "can-play")
    assert scene.options() == ["pirates a"]
    scene = position(hands={0: "reval-4 danzig-2 stettin-1 change"}, cogs={"a": "hamburg 0 0", "b": "riga 1"})
    assert scene.options() == ["change a b"]
    scene = position(hands={0: "reval-4 danzig-2 stettin-1 voyage-riga"}, cogs={"a": "hamburg 0"})
    assert scene.options() == ["start new", "voyage riga new"]
    scene = position(hands={0: "reval-4 danzig-2 stettin-1 double-riga"}, cogs={"a": "riga 0 0"})
    assert scene.options() == ["sell reval-4 a", "double riga a"]


@pytest.mark.rule("LU-R21", "LU-R18")
def test_where_only_wares_count_special_cards_do_not_hinder_a_discard() -> None:
    thrown = ["discard stettin-1", "discard danzig-2", "discard reval-4"]
    plain = "reval-4 danzig-2 stettin-1"
    for special, cogs, plays in (
        ("pirates", {"a": "hamburg 0 0"}, ["pirates a"]),
        ("change", {"a": "hamburg 0 0", "b": "riga 1"}, ["change a b"]),
        ("voyage-visby", {"a": "hamburg 0"}, ["start new", "voyage visby new"]),
        ("double-helsingborg", {"a": "visby 0 0"}, ["double helsingborg a"]),
    ):
        hand = {0: f"{plain} {special}"}
        assert position(hands=hand, cogs=cogs).options() == plays
        scene = position(hands=hand, cogs=cogs, discard_by_wares=True)
        assert scene.options() == [*plays, *thrown, f"discard {special}"]
        assert scene.refusal("pass") == ("LU-9.3", "too-many-cards")


@pytest.mark.rule("LU-R21", "LU-R18")
def test_where_only_wares_count_a_ware_that_can_be_sold_still_hinders_a_discard() -> None:
    scene = position(hands={0: f"{STUCK} riga-3"}, cogs={"a": "danzig 0 0"}, discard_by_wares=True)
    assert scene.options() == ["sell riga-3 a"]
    assert scene.refusal("discard london-4") == ("LU-10.1", "can-play")
    scene = position(hands={0: "reval-4 london-4 pirates"}, cogs={"a": "hamburg 0 0"}, discard_by_wares=True)
    assert scene.refusal("discard london-4") == ("LU-R18", "few-cards")


@pytest.mark.rule("LU-R18")
def test_with_three_cards_nothing_goes_overboard() -> None:
    scene = position(hands={0: STUCK}, cogs={"a": "riga 0 0"})
    assert scene.refusal("discard london-4") == ("LU-R18", "few-cards")
    scene = position(hands={0: "stettin-1 visby-1 danzig-2"}, cogs={"a": "hamburg 0 0"})
    assert scene.options() == ["pass"]


@pytest.mark.rule("LU-9.2", "LU-R24", "LU-R23")
@pytest.mark.scenario("LU-S42")
def test_who_has_passed_stays_out_whatever_happens() -> None:
    scene = position(asked=R, hands={0: "riga-3", 1: "danzig-2"}, cogs={"a": "stettin 0 1"}, passed=[G])
    scene.play("sell danzig-2 a")
    assert scene.cogs == {"a": "danzig 0 1"}, "with green's figure, and Riga is one leg away"
    assert scene.asked == B
    scene.play("pass")
    assert scene.asked == R, "green is skipped"
    assert scene.stale(G, "sell riga-3 a")
    scene.play("start new", "pass")
    assert scene.question == "back"


@pytest.mark.rule("LU-9.3")
def test_nobody_ends_a_round_with_more_than_three_cards() -> None:
    for seats in (3, 5):
        scene = position(seats=seats, hands={s: STUCK if s == 0 else "" for s in range(seats)})
        assert max(int(str(n)) for n in scene.hands) <= 3
        scene.play(*["pass"] * seats)
        assert max(int(str(n)) for n in scene.hands) <= 3
