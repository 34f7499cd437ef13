"""What is refused names the rule that forbids it and says the useful thing."""

from __future__ import annotations

import pytest

from hanse.core.situation import Situation
from hanse.games.hansa_teutonica.tests.scene import DEVELOPED, Scene, fresh, position
from hanse.texts import GameTexts

LANGUAGES = ("en", "de", "nl")


def said(scene: Scene, text: str, language: str = "en") -> str:
    """The sentence somebody reads who is refused that."""
    asks = Situation(scene.match)
    return GameTexts.of(asks.bundle, language).refusal(scene.refusal(text)[1], asks.question, asks.frame)


# Displacing and what follows.


@pytest.mark.rule("R-10")
def test_the_route_of_the_displacement_is_refused_even_when_it_is_full() -> None:
    scene = position(routes={"emden-groningen": "bt rt rt"}, supply={"red": "3t 0m"})
    scene.play("displace emden-groningen bt t")
    assert scene.refusal("relocate emden-groningen bt") == ("R-10", "same-route")
    assert "neighbouring" in said(scene, "relocate emden-groningen bt")


@pytest.mark.rule("BR-3.4")
def test_a_border_is_named_before_a_full_route() -> None:
    scene = position(
        "britannia", routes={"london-oxford": "bt - - -", "cardiff-pembroke": "rt rt rt"}, supply={"red": "3t 0m"}
    )
    scene.play("displace london-oxford bt t")
    assert scene.refusal("relocate cardiff-pembroke bt") == ("BR-3.4", "displaced-border")
    assert scene.refusal("relocate conway-montgomery bt") == ("BR-3.4", "displaced-border")


@pytest.mark.rule("HT-7.1")
def test_displacing_with_a_shape_that_is_missing_says_so() -> None:
    scene = position(routes={"emden-groningen": "bt - -"}, supply={"red": "3t 0m"})
    assert scene.refusal("displace emden-groningen bt m") == ("HT-7.1", "no-piece")
    assert "income" in said(scene, "displace emden-groningen bt m")
    assert "displace emden-groningen bt t" in scene.match.options()


@pytest.mark.rule("HT-7.4")
def test_only_pieces_of_whoever_was_displaced_are_placed() -> None:
    scene = position(routes={"emden-groningen": "bt - -"}, supply={"red": "3t 0m"})
    scene.play("displace emden-groningen bt t")
    assert scene.refusal("relocate emden-osnabrueck rt") == ("HT-7.4", "not-yours")
    assert "Emden–Groningen" in said(scene, "relocate emden-osnabrueck rt"), "what is asked instead"


@pytest.mark.rule("HT-7.2")
def test_the_fee_is_not_left_out() -> None:
    scene = position(routes={"emden-groningen": "bt - -"}, supply={"red": "3t 1m"})
    scene.play("displace emden-groningen bt t")
    assert scene.refusal("done") == ("HT-7.2", "must-pay")
    assert scene.refusal("skip") == ("HT-7.2", "must-pay")
    assert set(scene.options("pay")) == {"t", "m"}


# Moving.


@pytest.mark.rule("BR-3.3", "BR-5.1")
@pytest.mark.parametrize(
    ("start", "goal", "rule"),
    [("cardiff-pembroke", "london-oxford", "BR-3.3"), ("london-oxford", "cardiff-pembroke", "BR-5.1")],
)
def test_move_three_names_the_border_also_where_no_post_is_free(start: str, goal: str, rule: str) -> None:
    full = {"cardiff-pembroke": "bt bt bt", "london-oxford": "bt bt bt bt"}
    routes = {**full, start: full[start].replace("bt", "gt", 1)}
    scene = position("britannia", routes=routes, unused={"red": "remove_three"})
    scene.play("use remove_three", f"lift {start} gt")
    assert scene.refusal(f"put {goal} gt") == (rule, "keeps-region")
    assert start in scene.routes("put")


@pytest.mark.rule("R-20")
def test_what_is_begun_is_said_before_and_after_the_first_piece_is_put_down() -> None:
    routes = {"arnheim-kampen": "rt rt -", "emden-groningen": "rt - -"}
    scene = position(routes=routes, abilities={"red": {"book": 1}})
    scene.play("lift arnheim-kampen rt")
    for language, words in zip(LANGUAGES, ("nothing more", "keinen mehr", "niets meer"), strict=True):
        texts = GameTexts.of(scene.match.bundle, language)
        asked = texts.ask("move", {"how": "book", "left": 2})
        assert words in asked, "the prompt says it before the first is put down"
        assert words in texts.ask("move", {"how": "two", "left": 1})
        assert words not in texts.ask("move", {"how": "three", "left": 2}), "these go one by one"
        assert words not in texts.ask("move", {"how": "book", "left": 0})
    scene.play("lift arnheim-kampen rt", "put emden-groningen rt")
    assert scene.refusal("lift emden-groningen rt") == ("R-20", "put-begun")
    assert "nothing more" in said(scene, "lift emden-groningen rt")


@pytest.mark.rule("R-20")
def test_nothing_is_put_down_that_was_not_lifted() -> None:
    assert position().refusal("put emden-groningen rt") == ("R-20", "not-in-hand")


@pytest.mark.rule("HT-8.1")
def test_the_book_is_the_limit_while_nothing_is_put_down() -> None:
    scene = position(routes={"arnheim-kampen": "rt rt -", "emden-groningen": "rt - -"})
    scene.play("lift arnheim-kampen rt", "lift arnheim-kampen rt")
    assert scene.refusal("lift emden-groningen rt") == ("HT-8.1", "lifted-all")


@pytest.mark.rule("HT-4.3")
def test_the_turn_is_not_ended_with_pieces_in_hand() -> None:
    scene = position(routes={"arnheim-kampen": "rt - -"})
    scene.play("lift arnheim-kampen rt")
    for text in ("end", "income 1 0", "place emden-groningen t", "establish arnheim-kampen"):
        assert scene.refusal(text) == ("HT-4.3", "finish-first")
    assert "put one down" in said(scene, "end")
    assert scene.refusal("done") == ("R-20", "put-down-first")


# Income, markers.


@pytest.mark.rule("R-6")
def test_income_takes_at_least_one_piece() -> None:
    scene = position()
    assert scene.refusal("income 0 0") == ("R-6", "take-one")
    assert "income 1 0" in scene.match.options()


@pytest.mark.rule("R-7")
def test_an_empty_stock_is_named_whatever_is_asked_of_it() -> None:
    scene = position(stock={"red": "0t 0m"})
    for text in ("income 0 0", "income 1 0"):
        assert scene.refusal(text) == ("R-7", "stock-empty")


@pytest.mark.rule("R-32")
def test_the_extra_office_waits_for_a_route() -> None:
    scene = position(unused={"red": "extra_office"}, routes={"emden-groningen": "rt rt rt"})
    assert scene.refusal("use extra_office") == ("R-32", "with-a-route")
    assert "establish" in said(scene, "use extra_office")
    assert scene.refusal("use swap_offices") == ("HT-10.5", "no-marker")
    scene.play("establish emden-groningen")
    assert scene.refusal("use extra_office") == ("R-32", "between-actions")


@pytest.mark.rule("R-74")
def test_a_marker_is_given_up_between_actions() -> None:
    scene = position(
        "britannia", options={"permission_by_marker": True}, unused={"red": "swap_offices"},
        routes={"london-oxford": "rt - - -"},
    )  # fmt: skip
    scene.play("lift london-oxford rt")
    assert scene.refusal("forgo swap_offices") == ("R-74", "between-actions")


@pytest.mark.rule("HT-11.4")
def test_a_swap_needs_two_offices_and_is_not_left_out() -> None:
    none = position(unused={"red": "swap_offices"})
    assert none.refusal("use swap_offices") == ("HT-11.4", "nothing-to-swap")
    assert none.refusal("swap bremen 1") == ("HT-11.4", "marker-first")
    scene = position(unused={"red": "swap_offices"}, offices={"hamburg": "rt bt"})
    scene.play("use swap_offices")
    assert scene.refusal("done") == ("HT-11.4", "must-swap")


@pytest.mark.rule("HT-11.6")
def test_developing_by_a_marker_is_not_left_out() -> None:
    scene = position(unused={"red": "develop_ability"})
    assert scene.refusal("improve keys") == ("HT-11.6", "marker-first")
    scene.play("use develop_ability")
    assert scene.refusal("done") == ("HT-11.6", "must-develop")
    assert "develop" in said(scene, "done")


@pytest.mark.rule("R-25")
def test_the_marker_develops_nothing_where_all_is_developed() -> None:
    scene = position(unused={"red": "develop_ability"}, abilities={"red": DEVELOPED})
    assert scene.refusal("use develop_ability") == ("R-25", "all-developed")


@pytest.mark.rule("HT-11.7")
def test_three_pieces_are_taken_by_a_marker_where_there_are_some() -> None:
    scene = position(unused={"red": "remove_three"}, routes={"emden-groningen": "rt - -"})
    assert scene.refusal("use remove_three") == ("HT-11.7", "nothing-foreign")
    assert scene.refusal("remove emden-groningen rt") == ("HT-11.7", "marker-first")


@pytest.mark.rule("HT-10.4")
def test_markers_are_laid_out_at_the_end_of_the_turn() -> None:
    assert fresh().refusal("hang hamburg-stade swap_offices") == ("HT-10.4", "at-turn-end")


# Establishing.


@pytest.mark.rule("HT-9.19")
def test_special_prestige_names_what_is_missing() -> None:
    assert position().refusal("prestige white") == ("HT-9.19", "establish-first")
    other = position(routes={"emden-groningen": "rt rt rm"}).play("establish emden-groningen")
    assert other.refusal("prestige white") == ("HT-9.19", "no-field")
    assert "Coellen–Warburg" in said(other, "prestige white")
    taken = position(routes={"coellen-warburg": "rt rt rt rm"}, prestige="blue - - -").play("establish coellen-warburg")
    assert taken.refusal("prestige white") == ("HT-9.19", "field-taken")
    traders = position(routes={"coellen-warburg": "rt rt rt rt"}).play("establish coellen-warburg")
    assert traders.refusal("prestige white") == ("HT-9.19", "no-merchant")


@pytest.mark.rule("HT-9.20")
def test_special_prestige_needs_the_colour() -> None:
    scene = position(routes={"coellen-warburg": "rt rt rt rm"}).play("establish coellen-warburg")
    assert scene.refusal("prestige orange") == ("HT-9.20", "no-privilege")
    assert "prestige white" in scene.match.options()


@pytest.mark.rule("HT-9.1", "HT-9.17", "HT-11.1")
def test_what_comes_with_a_route_waits_for_one() -> None:
    scene = position(unused={"red": "extra_office"}, offices={"hamburg": "bt"})
    assert scene.refusal("office hamburg") == ("HT-9.1", "establish-first")
    assert scene.refusal("develop keys") == ("HT-9.17", "establish-first")
    assert scene.refusal("extra hamburg t") == ("HT-11.1", "establish-first")


@pytest.mark.rule("R-24")
def test_a_marker_just_taken_waits_for_the_next_action() -> None:
    scene = position(
        routes={"bremen-osnabrueck": "rt rt rt"},
        markers={"bremen-osnabrueck": "extra_office"},
        offices={"bremen": "bt"},
    )
    scene.play("establish bremen-osnabrueck")
    assert scene.refusal("extra bremen t") == ("R-24", "just-taken")


# What is not in this game.


@pytest.mark.rule("TP-4")
def test_the_neutral_side_plays_with_two_only() -> None:
    assert fresh(seats=3).refusal("neutral hamburg") == ("TP-4", "no-neutral")
    assert fresh(seats=2).refusal("neutral hamburg") == ("TP-4", "not-full")
    for language, words in zip(
        LANGUAGES, ("Not in this game", "Nicht in dieser Partie", "Niet in dit spel"), strict=True
    ):
        assert said(fresh(seats=3), "neutral hamburg", language).startswith(words)


@pytest.mark.rule("BR-6.1", "BR-6.3", "EA-3", "EA-9")
def test_permanent_markers_are_on_some_boards_only() -> None:
    assert fresh().refusal("station hamburg-stade t") == ("BR-6.3", "no-permanent")
    assert fresh().refusal("green hamburg t") == ("EA-3", "no-green")
    assert fresh("britannia").refusal("station cardiff-pembroke t") == ("BR-6.1", "permanent-first")
    assert fresh("britannia").refusal("green london t") == ("EA-3", "no-green")
    assert fresh("east").refusal("station danzig-malmoe t") == ("EA-9", "permanent-first")
    assert fresh("east").refusal("green dresden t") == ("EA-9", "permanent-first")


@pytest.mark.rule("BR-1.7", "R-40")
def test_where_three_are_moved_none_is_removed() -> None:
    assert fresh("britannia").refusal("remove london-oxford bt") == ("BR-1.7", "moves-instead")
    moved = fresh(remove_three_moves=True)
    assert moved.refusal("remove hamburg-stade bt") == ("R-40", "moves-instead")


@pytest.mark.rule("BR-7.1")
def test_a_permission_for_a_marker_is_an_option() -> None:
    assert fresh("britannia").refusal("forgo swap_offices") == ("BR-7.1", "rule-off")
    assert fresh().refusal("forgo swap_offices") == ("BR-7.1", "rule-off")
    on = position("britannia", options={"permission_by_marker": True}, unused={"red": "swap_offices extra_office"})
    assert on.play("forgo swap_offices").refusal("forgo extra_office") == ("BR-7.1", "roaming")


@pytest.mark.rule("BR-2.1", "EA-10", "R-65")
def test_permissions_belong_to_britannia() -> None:
    assert fresh().refusal("permit hamburg") == ("BR-2.1", "no-permits")
    assert fresh("east").refusal("permit danzig") == ("EA-10", "no-permits")
    assert fresh("britannia").refusal("permit london") == ("R-65", "of-several")
    scene = position("britannia", offices={"cardiff": "rt", "london": "rt"}).play("place cardiff-pembroke t")
    for text in ("done", "skip"):
        assert scene.refusal(text) == ("R-65", "must-permit")
    assert scene.refusal("place cardiff-pembroke t") == ("HT-4.3", "finish-first")


@pytest.mark.rule("R-57")
def test_the_neutral_office_is_not_left_out() -> None:
    scene = position(seats=2, routes={"emden-groningen": "nt nt -", "emden-osnabrueck": "nt - - -"})
    scene.play("red: displace emden-osnabrueck nt t", "red: pay t", "blue: relocate emden-groningen nt")
    assert scene.question == "neutral"
    for text in ("done", "skip"):
        assert scene.refusal(text) == ("R-57", "must-found")
    assert "Emden–Groningen" in said(scene, "done")


@pytest.mark.rule("HT-4.5")
def test_after_the_last_action_only_the_plate_is_left() -> None:
    scene = position(plate={"red": 1}).play("red: end")
    for text in ("income 1 0", "place emden-groningen t", "use swap_offices"):
        assert scene.refusal(text) == ("HT-4.5", "turn-over")
    assert scene.refusal("skip") == ("R-42", "must-hang")


@pytest.mark.rule("R-16", "R-11")
def test_a_piece_taken_from_the_board_is_put_down_first() -> None:
    scene = position(
        routes={"emden-groningen": "bm - -", "arnheim-kampen": "bt bt -"}, supply={"red": "4t 0m", "blue": "0t 0m"},
        stock={"blue": "0t 0m"},
    ).play("red: displace emden-groningen bm t")  # fmt: skip
    assert scene.refusal("relocate emden-osnabrueck bt") == ("R-11", "displaced-first")
    scene.play("blue: relocate emden-osnabrueck bm", "blue: lift arnheim-kampen bt")
    assert scene.refusal("relocate emden-osnabrueck bm") == ("R-11", "put-down-first")


@pytest.mark.parametrize("language", LANGUAGES)
def test_not_now_always_says_what_is_asked(language: str) -> None:
    scene = position()
    asked = GameTexts.of(scene.match.bundle, language).ask("turn", {})
    for text in ("done", "skip", "pay t", "relocate hamburg-stade rt"):
        assert scene.refusal(text) == ("HT-4.1", "not-now")
        assert said(scene, text, language).endswith(asked)
