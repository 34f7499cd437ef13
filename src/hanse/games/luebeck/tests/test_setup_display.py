"""LU-1 components, LU-2 setup, LU-3 the display."""

from __future__ import annotations

import pytest

from hanse.core.match import Match
from hanse.core.reading import BadInput
from hanse.games.luebeck.tests.scene import B, G, R, Scene, fresh, game, position


@pytest.mark.rule("LU-1.1", "LU-2.1", "LU-2.2", "LU-2.4", "LU-2.5", "LU-3.2")
@pytest.mark.scenario("LU-S01")
def test_setup_for_three() -> None:
    scene = fresh(3)
    assert (scene.number("field"), scene.hands, scene.sizes) == (4, [3, 3, 3], [2, 2, 2, 2, 2])
    assert (scene.number("deck"), scene.scores, scene.reserve) == (41, [0, 0, 0], [2, 2, 2])
    assert scene.question == "choose"


@pytest.mark.rule("LU-2.1", "LU-3.2")
@pytest.mark.scenario("LU-S02")
def test_setup_for_four_and_five() -> None:
    four, five = fresh(4), fresh(5)
    assert (four.number("field"), four.sizes, four.number("deck")) == (5, [2] * 6, 36)
    assert (five.number("field"), five.sizes, five.number("deck")) == (6, [2] * 7, 31)


@pytest.mark.rule("LU-1.1", "LU-1.3")
@pytest.mark.scenario("LU-S03")
def test_the_deck_has_sixty_cards() -> None:
    cards = game(3).sheet["cards"]
    assert isinstance(cards, list)
    count: dict[object, int] = {}
    for card in cards:
        assert isinstance(card, dict)
        assert isinstance(card["count"], int)
        count[card["kind"]] = count.get(card["kind"], 0) + card["count"]
    assert count == {"ware": 44, "trade_voyage": 5, "doubling": 5, "pirates": 3, "ship_change": 3}


@pytest.mark.rule("LU-R31")
def test_no_card_names_luebeck() -> None:
    cards = game(3).sheet["cards"]
    assert isinstance(cards, list)
    assert [card for card in cards if isinstance(card, dict) and card["city"] == "luebeck"] == []
    assert "voyage luebeck new" not in game(3).game.code


@pytest.mark.rule("LU-1.2", "LU-7.4")
def test_the_lines_of_the_rule_book_are_there_and_every_voyage_has_an_end() -> None:
    lines = game(3).sheet["lines"]
    assert isinstance(lines, list)
    pairs = [(line["from"], line["to"]) for line in lines if isinstance(line, dict)]
    for pair in (("stettin", "danzig"), ("danzig", "riga"), ("visby", "helsingborg")):
        assert pair in pairs
    assert [b for a, b in pairs if a == "helsingborg"] == ["bergen", "hamburg"]
    assert {b for _, b in pairs} - {a for a, _ in pairs} == {"reval", "london", "bruegge"}


@pytest.mark.rule("LU-2.3", "LU-R1")
def test_the_start_player_is_drawn_by_lot_or_named_by_the_host() -> None:
    assert {fresh(3, seed).number("start") for seed in range(12)} == {0, 1, 2}
    for seat in range(3):
        scene = fresh(3, start=str(seat))
        assert (scene.number("start"), scene.asked) == (seat, seat)


@pytest.mark.rule("LU-R1")
def test_a_start_player_who_is_not_there_is_refused() -> None:
    with pytest.raises(BadInput, match=r"option start: not '3'; possible: random, 0, 1, 2$"):
        game(3, start="3")


@pytest.mark.rule("LU-2.3")
def test_nobody_starts_who_is_not_there() -> None:
    assert Scene(Match(game(3), 1, manual=True)).refusal("begin 3") == ("LU-2.3", "no-such-seat")


@pytest.mark.rule("LU-2.4")
def test_hands_are_dealt_one_by_one_and_only_from_the_deck() -> None:
    scene = Scene(Match(game(3), 1, manual=True)).play("begin 0", "deal double-riga")
    assert (scene.question, scene.hands) == ("deal", [1, 0, 0])
    assert scene.refusal("deal double-riga") == ("LU-2.4", "no-such-card")


@pytest.mark.rule("LU-3.1", "LU-R15")
def test_the_display_is_formed_from_the_deck() -> None:
    scene = position(phase="back", cogs={"a": "danzig 0"}, deck=1, manual=True).play("done")
    assert scene.question == "lay"
    (only,) = scene.options("lay")
    other = "lay pirates" if only != "pirates" else "lay change"
    assert scene.refusal(other) == ("LU-R15", "no-such-card")
    assert scene.refusal("deal pirates") == ("LU-3.1", "not-now")


@pytest.mark.rule("LU-3.1")
def test_display_packets_actions_and_clean_up_make_a_round() -> None:
    scene = position(phase="back", asked=B, round=1, cogs={"a": "danzig 2"}, manual=True).play("done")
    asked = [scene.question]
    while scene.number("round") == 2:
        scene.play("pass" if "pass" in scene.options() else scene.options()[0])
        if scene.question != asked[-1]:
            asked.append(scene.question)
    assert asked == ["lay", "choose", "name", "act", "back", "lay"]


@pytest.mark.rule("LU-3.1", "LU-3.3", "LU-3.4")
@pytest.mark.scenario("LU-S04")
def test_the_display_of_round_two() -> None:
    scene = fresh(3)
    scene.play("take p1", "take p3", "take p5", "name 0")
    left = [row for row in scene.view["packets"] if row]  # type: ignore[union-attr]
    while scene.view["round"] == 1:
        scene.play(scene.options()[-1])
    assert scene.sizes == [3, 3, 2, 2, 2]
    assert scene.number("deck") == 33
    packets = scene.view["packets"]
    assert isinstance(packets, list)
    assert [row[:2] for row in packets[:2] if isinstance(row, list)] == left


@pytest.mark.rule("LU-3.5", "LU-12.1", "LU-R3", "LU-R15")
@pytest.mark.scenario("LU-S06")
def test_three_players_run_short_in_round_seven() -> None:
    rows = ["riga-3 riga-4", "reval-4 reval-5"]
    scene = position(phase="back", asked=B, round=6, packets=rows, cogs={"a": "danzig 2"}, deck=1, manual=True)
    hands, pile = scene.hands, sum(scene.view["pile"].values())  # type: ignore[union-attr,arg-type]
    (last_card,) = scene.play("done").options("lay")
    scene.play(f"lay {last_card}")
    assert (scene.sizes, scene.number("pass")) == ([2, 2, 1, 0, 0], 2)
    assert (scene.number("deck"), scene.view["pile"], scene.hands) == (pile, {}, hands)
    for _ in range(7):
        assert scene.question == "lay"
        scene.play(scene.options()[0])
    assert (scene.question, scene.sizes, scene.number("deck")) == ("choose", [3, 3, 2, 2, 2], pile - 7)
    assert (scene.number("round"), scene.view["last"]) == (7, False)


@pytest.mark.rule("LU-R3", "LU-R15", "LU-12.1")
@pytest.mark.scenario("LU-S07")
@pytest.mark.parametrize(("seats", "round", "deck", "rest"), [(4, 5, 6, 4), (5, 4, 7, 5)])
def test_four_and_five_players_run_short(seats: int, round: int, deck: int, rest: int) -> None:
    rows = ["riga-3 riga-4", "reval-4 reval-5"]
    last = seats - 1
    scene = position(
        seats=seats, phase="back", asked=last, round=round - 1, packets=rows, cogs={"a": f"danzig {last}"}, deck=deck,
        manual=True,
    )  # fmt: skip
    scene.play("done")
    for _ in range(deck):
        assert scene.number("pass") == 1
        scene.play(scene.options()[0])
    # As many singles as seats, then two on the oldest packets.
    assert scene.sizes == [3, 3] + [1] * seats
    before = scene.number("deck")
    for _ in range(rest):
        assert scene.question == "lay"
        scene.play(scene.options()[0])
    assert (scene.question, scene.number("deck"), scene.number("pass")) == ("choose", before - rest, 2)


@pytest.mark.rule("LU-R17")
def test_what_there_is_is_laid_out_and_the_last_players_get_none() -> None:
    cards = "stettin-1 stettin-1 stettin-2 stettin-2 stettin-3 visby-1 visby-1 visby-2 visby-2 visby-3"
    rest = (
        "danzig-2 danzig-2 danzig-3 danzig-3 danzig-4 helsingborg-2 helsingborg-2 helsingborg-3 helsingborg-3 "
        "helsingborg-4 riga-3 riga-3 riga-4 riga-5 bergen-3 bergen-3 bergen-4 bergen-5 hamburg-3 hamburg-3 hamburg-4 "
        "hamburg-5 reval-4 reval-5 reval-6 reval-7 london-4 london-5 london-6 london-7 bruegge-4 bruegge-5 bruegge-6 "
        "bruegge-7 voyage-stettin voyage-danzig voyage-riga voyage-visby voyage-helsingborg double-stettin "
        "double-danzig double-riga double-visby double-helsingborg pirates pirates pirates change change"
    )
    # Nearly everything lies in one packet that nobody ever took; one card is in the deck, none on the pile.
    scene = position(phase="back", asked=B, deck_pass=2, packets=[f"{cards} {rest}"], cogs={"a": "danzig 2"}, deck=1)
    scene.play("done")
    assert (scene.sizes, scene.view["last"]) == ([59, 1, 0, 0, 0], True)
    assert scene.asked == R
    scene.play("take p2", "take p1")
    assert (scene.asked, scene.question) == (G, "name"), "blue is next to choose, gets none, and green names"


@pytest.mark.rule("LU-R17")
def test_a_packet_without_cards_cannot_be_taken() -> None:
    scene = position(phase="choose", packets=["riga-3", "", "reval-4"])
    assert scene.options("take") == ["p1", "p3"]
    assert scene.refusal("take p2") == ("LU-4.1", "no-such-packet")
