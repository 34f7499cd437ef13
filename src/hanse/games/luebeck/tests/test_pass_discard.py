"""LU-9 Passing and LU-10 throwing cards overboard."""

from __future__ import annotations

import pytest

from hanse.games.luebeck.tests.scene import position

STUCK = "reval-4 london-4 bruegge-4"


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


@pytest.mark.rule("LU-9.3")
def test_nobody_ends_a_round_with_more_than_three_cards() -> None:
    for seats in (3, 5):
        scene = position(seats=seats, hands={s: STUCK if s == 0 else "" for s in range(seats)})
        assert max(int(str(n)) for n in scene.hands) <= 3
        scene.play(*["pass"] * seats)
        assert max(int(str(n)) for n in scene.hands) <= 3
