"""LU-11 after the round, LU-12 the end, LU-13 the final scoring."""

from __future__ import annotations

import pytest

from hanse.games.luebeck.tests.scene import B, G, R, Scene, position


@pytest.mark.rule("LU-11.3", "LU-11.4")
def test_any_subset_of_figures_may_be_taken_back() -> None:
    scene = position(phase="back", cogs={"a": "visby 0", "c": "danzig 0 1"})
    assert scene.options() == ["back a", "back c", "done"]
    scene.play("back c")
    assert (scene.asked, scene.options()) == (G, ["back a", "done"])
    scene.play("done")
    assert (scene.asked, scene.question) == (R, "back"), "red is next"
    assert scene.cogs == {"a": "visby 0", "c": "danzig 1"}


@pytest.mark.rule("LU-R25")
def test_figures_are_taken_back_clockwise_from_the_start_player() -> None:
    scene = position(asked=B, start=R, cogs={"a": "visby 0 1 2"}, passed=[G, R]).play("pass")
    order = []
    while scene.question == "back":
        order.append(scene.asked)
        scene.play("done")
    assert order == [R, B, G]


@pytest.mark.rule("LU-R26")
def test_figures_come_back_after_the_round_and_not_before() -> None:
    scene = position(asked=B, cogs={"c": "danzig 2"}, passed=[G, R])
    assert scene.options("back") == []
    assert scene.refusal("back c") == ("LU-R26", "only-after-round")
    assert scene.play("pass").options("back") == ["c"]


def next_display(deck: int, deck_pass: int = 2) -> Scene:
    """Three players, two packets left, the display of the next round about to be formed; it needs eight cards."""
    rows = ["riga-3 riga-4", "reval-4 reval-5"]
    scene = position(phase="back", asked=B, packets=rows, cogs={"a": "danzig 2"}, deck=deck, deck_pass=deck_pass)
    return scene.play("done")


@pytest.mark.rule("LU-12.3", "LU-R16")
@pytest.mark.scenario("LU-S48")
def test_the_last_display_is_completed_by_an_extra_shuffle() -> None:
    scene = next_display(3)
    assert (scene.view["last"], scene.number("pass"), scene.sizes) == (True, 3, [3, 3, 2, 2, 2])
    assert scene.number("deck") == 60 - 3 - 4 - 5, "the pile, less the five cards dealt from it"


@pytest.mark.rule("LU-12.2", "LU-R16")
@pytest.mark.scenario("LU-S49")
def test_one_card_left_means_one_more_round() -> None:
    scene = next_display(9)
    assert (scene.view["last"], scene.number("deck"), scene.number("pass")) == (False, 1, 2)
    round = scene.number("round")
    scene.play("take p1", "take p2", "take p3", "name 1")
    while scene.number("round") == round:
        scene.play(scene.options()[-1])
    assert (scene.view["last"], scene.number("pass")) == (True, 3)


@pytest.mark.rule("LU-12.1")
def test_the_end_of_the_first_deck_is_not_the_last_round() -> None:
    scene = next_display(8, deck_pass=1)
    assert (scene.view["last"], scene.number("deck"), scene.number("pass")) == (False, 0, 1)
    scene = next_display(3, deck_pass=1)
    assert (scene.view["last"], scene.number("pass")) == (False, 2)


def last_pass(**given: object) -> Scene:
    """The last round, where only green has not passed yet."""
    return position(asked=G, passed=[R, B], last=True, deck_pass=2, deck=0, **given).play("pass")  # type: ignore[arg-type]


@pytest.mark.rule("LU-R30")
def test_the_score_track_has_no_end() -> None:
    scene = last_pass(points={0: 1234, 1: 1235, 2: -7})
    assert scene.scores == [1234, 1235, -7]
    assert scene.match.bundle.outcome(scene.match.state).winners == (R,)


@pytest.mark.rule("LU-13.2", "LU-R20")
def test_every_place_goes_by_the_score_and_equal_scores_share_it() -> None:
    def ranks(*points: int) -> tuple[int, ...]:
        scene = position(
            seats=5, passed=[1, 2, 3, 4], last=True, deck_pass=2, deck=0, points=dict(enumerate(points))
        ).play("pass")
        return scene.outcome.places

    assert ranks(19, 24, 31, 8, 30) == (4, 3, 1, 5, 2)
    assert ranks(24, 19, 24, 19, 7) == (1, 3, 1, 3, 5), "losers share a place too, and the next is left out"


@pytest.mark.rule("LU-R12")
def test_a_doubling_card_once_played_is_no_hand_card() -> None:
    scene = position(
        hands={0: "double-riga"}, cogs={"a": "danzig 0"}, points={0: 5}, passed=[R, B], last=True, deck_pass=2, deck=0
    )
    scene.play("double riga a")
    assert scene.hands[G] == 0
    assert scene.play("pass").scores[G] == 5


@pytest.mark.rule("LU-R27", "LU-12.4")
def test_nothing_is_cleared_after_the_last_round() -> None:
    scene = last_pass(cogs={"a": "reval 0", "b": "danzig 1"}, table={0: "double-riga"})
    assert scene.over()
    assert scene.cogs == {"a": "reval 0", "b": "danzig 1"}
    assert scene.players[G]["table"] == ["double-riga"]


@pytest.mark.rule("LU-13.1", "LU-R28")
def test_before_the_end_hand_cards_do_not_show_in_the_score() -> None:
    scene = position(hands={0: "riga-3 pirates london-6", 1: "bruegge-7"}, points={0: 30})
    assert scene.scores == [30, 0, 0]
