"""HT-4 to HT-6 The turn, income and placing."""

from __future__ import annotations

import pytest

from hanse.games.hansa_teutonica.tests.scene import fresh, position


@pytest.mark.rule("R-7")
def test_income_from_an_empty_stock_is_not_offered() -> None:
    scene = position(supply={"red": "11t 1m"})
    assert scene.options("income") == []
    assert scene.refusal("income 1 0") == ("R-7", "stock-empty")
    assert position().refusal("income 0 0") == ("R-6", "take-one")


@pytest.mark.rule("HT-6.1", "R-8", "INV-2")
@pytest.mark.scenario("S-08")
def test_a_post_that_holds_a_piece_is_not_free() -> None:
    scene = position(routes={"dortmund-duisburg": "rt bt", "kampen-osnabrueck": "bt -"})
    assert scene.refusal("place dortmund-duisburg t") == ("R-8", "post-taken")
    for post in (1, 3, 0):
        assert scene.unknown(f"place kampen-osnabrueck t @{post}")
    scene.play("place kampen-osnabrueck t @2")
    assert scene.posts("kampen-osnabrueck") == "bt rt"


@pytest.mark.rule("HT-6.2", "HT-6.1", "HT-1.8")
def test_a_route_may_hold_pieces_of_several_players() -> None:
    scene = position(routes={"arnheim-duisburg": "bt - gt"}).play("place arnheim-duisburg m")
    assert scene.posts("arnheim-duisburg") == "bt rm gt"
    assert scene.refusal("place arnheim-duisburg m") == ("HT-6.1", "no-piece")


@pytest.mark.rule("HT-4.2", "HT-4.1")
def test_actions_are_used_up_in_any_order_and_with_repetition() -> None:
    scene = position(actions=3).play("place arnheim-duisburg t", "income 2 0", "place arnheim-kampen m")
    assert scene.actions == 0
    for answer in ("place arnheim-duisburg t", "income 1 0", "lift arnheim-duisburg rt", "establish arnheim-kampen"):
        assert scene.refusal(answer) == ("HT-4.2", "no-action")
    assert scene.match.options() == ["end"]
    # The turn passes only when it is ended, so that markers may still be used.
    scene.play("red: end")
    assert scene.who == "blue"


@pytest.mark.rule("HT-4.4", "R-3")
def test_a_player_may_stop_early_or_do_nothing() -> None:
    scene = position().play("red: end", "blue: place arnheim-duisburg t", "blue: end", "green: end")
    assert (scene.who, scene.actions) == ("red", 2)


@pytest.mark.rule("HT-4.1")
def test_only_the_player_whose_turn_it_is_acts() -> None:
    scene = position()
    assert scene.stale("blue", "place arnheim-duisburg t")
    assert scene.unknown("place arnheim-duisburg x")
    assert scene.refusal("pay t") == ("HT-4.1", "not-now")


@pytest.mark.rule("HT-4.3", "HT-7.8")
def test_an_action_is_finished_before_the_next_begins() -> None:
    scene = position(routes={"arnheim-duisburg": "bt - -"}).play("displace arnheim-duisburg bt t", "pay t")
    assert scene.who == "blue"
    assert scene.stale("red", "place arnheim-kampen t")
    lifted = position(routes={"arnheim-duisburg": "rt - -"}).play("lift arnheim-duisburg rt")
    assert lifted.refusal("place arnheim-kampen t") == ("HT-4.3", "finish-first")
    assert lifted.refusal("end") == ("HT-4.3", "finish-first")


@pytest.mark.rule("R-5", "HT-3.1", "HT-3.3", "HT-4.2")
def test_a_turn_has_as_many_actions_as_the_value_says() -> None:
    scene = position(abilities={"blue": {"actions": 3}, "green": {"actions": 5}}).play("red: end")
    assert scene.actions == 4
    scene.play("blue: end")
    assert scene.actions == 5
    scene.play("green: end")
    assert scene.actions == 2


@pytest.mark.rule("HT-4.5", "HT-3.9", "R-3", "R-41")
def test_the_plate_is_emptied_before_the_turn_passes() -> None:
    scene = position(plate={"red": 2}, manual=True).play("red: end", "*: draw plus_four_actions")
    assert scene.question == "draw"
    scene.play("*: draw develop_ability")
    # Both are seen before the first is placed, and the player chooses the order.
    assert {o.split(" ")[1] for o in scene.options("hang")} == {"plus_four_actions", "develop_ability"}
    scene.play("red: hang arnheim-duisburg develop_ability", "red: hang arnheim-kampen plus_four_actions")
    assert scene.who == "blue"
    assert scene.player("red")["plate"] == 0
    assert len(scene.markers) == 5


@pytest.mark.rule("HT-2.3", "R-41")
def test_a_kind_of_marker_that_is_used_up_is_not_drawn_any_more() -> None:
    scene = position(plate={"red": 3}, manual=True).play("red: end")
    scene.play("*: draw plus_four_actions", "*: draw plus_four_actions")
    assert scene.refusal("draw plus_four_actions") == ("HT-2.3", "none-left")
    assert "plus_four_actions" not in scene.options("draw")


def test_a_new_game_offers_a_turn_of_fewer_than_a_hundred_and_fifty_options() -> None:
    assert len(fresh("base", 4).match.options()) < 150
