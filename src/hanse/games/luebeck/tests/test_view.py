"""LU-R28 What each seat may know: views, guesses and told events."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from hanse.core.match import Match
from hanse.core.model import ALL, CHANCE, OK, OVER, WATCHER, Witness
from hanse.core.playout import random_code
from hanse.core.reading import DataError
from hanse.core.rng import Rng
from hanse.core.testing import changed
from hanse.games.luebeck.tests.scene import B, G, R, fresh, game, position


@pytest.mark.rule("LU-R28")
def test_a_seat_sees_its_own_cards_and_the_size_of_other_hands() -> None:
    scene = position(hands={0: "riga-3 pirates", 1: "bruegge-7 change", 2: ""}, known={1: "change"})
    bundle, s = scene.match.bundle, scene.match.state
    players: Any = bundle.view(s, G)["players"]
    assert (players[0]["cards"], players[1]["cards"], players[1]["hand"]) == (["riga-3", "pirates"], None, 2)
    assert players[1]["known"] == ["change"]
    watched: Any = bundle.view(s, WATCHER)["players"]
    assert [player["cards"] for player in watched] == [None, None, None]


@pytest.mark.rule("LU-R28")
def test_what_is_taken_from_the_display_stays_known_until_it_is_played() -> None:
    scene = position(phase="choose", packets=["riga-3 reval-4", "pirates", "change"], cogs={"a": "danzig 0"})
    scene.play("take p1", "take p2", "take p3", "name 0")
    assert scene.players[G]["known"] == ["riga-3", "reval-4"]
    scene.play("sell riga-3 a")
    assert scene.players[G]["known"] == ["reval-4"]


@pytest.mark.rule("LU-R28")
def test_from_memory_nobody_is_reminded_of_what_was_taken() -> None:
    scene = position(
        phase="choose", packets=["riga-3 reval-4", "pirates", "change"], cogs={"a": "danzig 0"}, memory=True
    )
    scene.play("take p1")
    told = [(event["seat"], event["card"]) for event in scene.events("got")]
    assert told == [("0", "riga-3"), ("0", "reval-4")], "it is said when it happens"
    scene.play("take p2", "take p3", "name 0")
    bundle, s = scene.match.bundle, scene.match.state
    for eyes in (G, R, B, WATCHER, ALL):
        players: Any = bundle.view(s, eyes)["players"]
        assert [player["known"] for player in players] == [[], [], []]
        assert [player["hand"] for player in players] == [2, 1, 1]
    drawn = set()
    for seed in range(40):
        guess = bundle.load(copy.deepcopy(bundle.view(s, R)))
        bundle.fill(guess, Rng(seed))
        seen: Any = bundle.view(guess, ALL)["players"]
        drawn.add(tuple(seen[0]["cards"]))
    assert len(drawn) > 20, "any two unseen cards may be green's"


@pytest.mark.rule("LU-R28")
def test_a_position_from_memory_names_no_known_cards() -> None:
    with pytest.raises(DataError, match="nobody is reminded"):
        position(hands={0: "riga-3"}, known={0: "riga-3"}, memory=True)


@pytest.mark.rule("LU-R28")
def test_of_two_equal_cards_the_known_one_is_played_first() -> None:
    scene = position(hands={0: "riga-3 riga-3 reval-4"}, known={0: "riga-3"}, cogs={"a": "danzig 0"})
    scene.play("sell riga-3 a")
    assert (scene.cards(G), scene.players[G]["known"]) == ("riga-3 reval-4", [])


@pytest.mark.rule("LU-R28")
def test_a_guess_deals_known_cards_to_their_owner_and_the_rest_evenly() -> None:
    scene = position(hands={0: "riga-3", 1: "bruegge-7 change stettin-3", 2: "visby-3"}, known={1: "change"}, deck=4)
    bundle = scene.match.bundle
    seen = bundle.view(scene.match.state, G)
    count: dict[str, int] = {}
    for seed in range(400):
        guess = bundle.load(copy.deepcopy(seen))
        bundle.fill(guess, Rng(seed))
        players: Any = bundle.view(guess, ALL)["players"]
        assert "change" in players[1]["cards"]
        assert bundle.view(guess, G) == seen
        for card in players[1]["cards"] + players[2]["cards"]:
            count[card] = count.get(card, 0) + 1
    # Seven unseen cards (four in the deck, three in hands) may be in the three hidden places: each 3 times in 7.
    unseen = {card: n for card, n in count.items() if card not in ("change",)}
    assert sum(unseen.values()) == 3 * 400
    assert "bruegge-7" in unseen
    assert "visby-3" in unseen
    assert min(unseen.values()) > 110


@pytest.mark.rule("LU-R28")
def test_deck_and_hidden_hands_are_one_heap() -> None:
    """Two positions that differ only in what green cannot see look the same to green, from every side."""
    one = position(hands={0: "riga-3", 1: "bruegge-7 stettin-3"}, pile="visby-3", deck=56)
    other = position(hands={0: "riga-3", 1: "bruegge-6 danzig-4"}, pile="visby-3", deck=56)
    for eyes in (G, B, WATCHER):
        assert one.match.bundle.view(one.match.state, eyes) == other.match.bundle.view(other.match.state, eyes)
        assert one.scores == other.scores
    assert one.match.bundle.view(one.match.state, R) != other.match.bundle.view(other.match.state, R)
    assert one.match.bundle.features.numbers(one.match.state, G) == other.match.bundle.features.numbers(
        other.match.state, G
    )


@pytest.mark.rule("LU-2.4", "LU-R28")
def test_a_dealt_card_is_told_to_its_owner_alone() -> None:
    scene = fresh(3)
    schema = scene.match.bundle.schema
    dealt = [e for events in scene.match.events for e in events if schema.kinds[e[0]][0] == "dealt"]
    assert len(dealt) == 9
    for event in dealt:
        for eyes in (G, R, B, WATCHER):
            assert (schema.tell(event, eyes)["card"] is None) == (eyes != event[1])
        assert schema.tell(event, ALL)["card"] is not None


@pytest.mark.rule("LU-R28")
def test_a_finished_game_is_open() -> None:
    scene = position(hands={0: "riga-3", 1: "bruegge-7"}, passed=[R, B], last=True, deck_pass=2, deck=0).play("pass")
    assert scene.over()
    for eyes in (G, B, WATCHER):
        players: Any = scene.match.bundle.view(scene.match.state, eyes)["players"]
        assert [player["cards"] for player in players] == [["riga-3"], ["bruegge-7"], []]


def swap(match: Match[Any], eyes: int, rng: Rng) -> Any:
    """Another state that ``eyes`` must not be able to tell from the true one: hidden cards dealt anew."""
    bundle = match.bundle
    state = bundle.load(json.loads(json.dumps(bundle.view(match.state, eyes))))
    bundle.fill(state, rng)
    return state


@pytest.mark.rule("LU-R28")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_what_a_seat_cannot_see_changes_nothing_it_is_told(seats: int) -> None:
    """Whole games: at every position, the seat's view, the scores and the features do not depend on hidden cards."""
    bundle = game(seats)
    schema = bundle.schema
    positions = 0
    for seed in range(1):
        match: Match[Any] = Match(bundle, seed, manual=True)
        rng = Rng(seed)
        while match.asked != OVER:
            for eyes in (*range(seats), WATCHER):
                other = swap(match, eyes, rng)
                positions += 1
                assert bundle.view(other, eyes) == bundle.view(match.state, eyes)
                assert bundle.parts(other) == bundle.parts(match.state)
                if eyes >= 0:
                    assert bundle.features.numbers(other, eyes) == bundle.features.numbers(match.state, eyes)
            code = match.chance() if match.asked == CHANCE else random_code(match.game, match.state, rng)
            text = match.game.text[code]
            deals = text.startswith("deal")
            mover = match.asked
            for eyes in range(seats):
                # The same answer in both: told alike, unless it deals a card to another seat.
                other = swap(match, eyes, rng)
                if match.game.why_not(other, code) is OK and mover in (eyes, CHANCE) and not deals:
                    log = Witness()
                    mine = Witness()
                    match.game.apply(other, code, log)
                    match.game.apply(match.game.clone(match.state), code, mine)
                    if match.game.seat(other) != OVER:
                        assert [schema.tell(e, eyes) for e in log.events] == [schema.tell(e, eyes) for e in mine.events]
            match.submit(mover, text)
    assert positions > 1000


@pytest.mark.rule("LU-R28")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_cards_nobody_has_seen_stand_in_nobody_elses_view(seats: int) -> None:
    """Mark every hidden card: no unseen card of another hand is named in what a seat gets."""
    scene = fresh(seats, seed=4)
    bundle = scene.match.bundle
    for eyes in range(seats):
        seen = bundle.view(scene.match.state, eyes)
        assert "deck" in seen
        assert isinstance(seen["deck"], int), "a number, never which cards"
        players: Any = seen["players"]
        for seat, player in enumerate(players):
            if seat != eyes:
                assert player["cards"] is None
                assert player["known"] == []


def test_a_view_of_five_stays_under_six_kilobytes() -> None:
    bundle = game(5)
    most = 0
    for seed in range(5):
        match: Match[Any] = Match(bundle, seed)
        rng = Rng(seed)
        while match.asked != OVER:
            most = max(most, len(json.dumps(bundle.view(match.state, match.asked)).encode()))
            match.submit(match.asked, match.game.text[random_code(match.game, match.state, rng)])
    assert 1000 < most < 6000


def everything() -> dict[str, Any]:
    scene = position(
        hands={0: "riga-3 change", 1: "reval-4"}, known={0: "change"}, cogs={"a": "riga 0", "b": "luebeck 1"},
        table={2: "double-riga"}, packets=["pirates", "london-4 london-5"],
    )  # fmt: skip
    return copy.deepcopy(dict(scene.view))


def refuse(view: dict[str, Any], match: str) -> None:
    with pytest.raises(DataError, match=match):
        game(3).load(view)


def test_a_position_that_adds_up_is_loaded() -> None:
    view = everything()
    assert game(3).view(game(3).load(view), ALL) == view


WRONG: list[tuple[tuple[str | int, ...], object, str]] = [
    (("seats",), 4, "must be from 3 to 3"),
    (("deck",), 21, "21 cards and 0 in hidden hands"),
    (("field",), 3, "3 cogs and 2 in cities are not 4"),
    (("round",), 0, "must have begun"),
    (("pass",), 3, "the extra shuffle belongs to the last round"),
    (("moon",), 1, "moon: is not a key known here"),
    (("cogs", "f"), {"city": "riga", "figures": [2]}, "no such cog"),
    (("cogs", "a", "city"), "oslo", "no 'oslo'"),
    (("cogs", "a", "figures"), [], "carries a figure"),
    (("cogs", "a", "figures"), [0, 0], "3 figures in reserve and on cogs"),
    (("cogs", "a", "figures"), [7], "must be from 0 to 2"),
    (("packets",), [], "a list of 5 packets"),
    (("packets", 0), ["gold-1"], "no 'gold-1'"),
    (("packets", 0), ["pirates", "pirates", "pirates", "pirates"], "cards 'pirates'; there are 3"),
    (("pile", "gold-1"), 1, "there is no such card"),
    (("players", 0, "hand"), 3, "3 cards, but 2 are named"),
    (("players", 0, "hand"), 1, "1 cards, but 2 are named"),
    (("players", 0, "known"), ["pirates"], "'pirates' is known, but not in the hand"),
    (("players", 2, "table"), ["pirates"], "no doubling card"),
    (("players", 0, "passed"), True, "seat 0 has passed"),
    (("players", 0, "gain", "hand"), -3, "must be 0"),
    (("players", 0, "gain", "overboard"), 3, "must be from"),
    (("players", 0, "reserve"), 2, "3 figures"),
    (("stack",), [["over", "over"]], "only after the last round"),
    (("stack",), [["act", 0]], "must begin with over"),
    (("stack", 3), ["act", 5], "no seat 5"),
    (("stack", 3), ["name", 0], "right neighbour"),
    (("stack", 3), ["choose", 1, 3], "clockwise"),
    (("stack", 2), ["act", 0], "cannot be open together"),
    (("stack", 2), ["clean", 0], "clean asks chance, not 0"),
]


@pytest.mark.parametrize(("path", "value", "words"), WRONG)
def test_what_does_not_add_up_is_refused(path: tuple[str | int, ...], value: object, words: str) -> None:
    refuse(changed(everything(), path, value), words)


def test_impossible_times_are_refused() -> None:
    back: Any = copy.deepcopy(dict(position(phase="back", cogs={"a": "danzig 0"}).view))
    back["cogs"]["a"]["city"] = "reval"
    refuse(back, "end stations have been cleared")
    back["cogs"]["a"]["city"] = "danzig"
    back["stack"] = back["stack"][:-1]
    refuse(back, "seat 1 has no figure to take back")
    over: Any = dict(position(passed=[R, B], last=True, deck_pass=2, deck=0).play("pass").view)
    over["players"][0]["gain"]["hand"] = -1
    refuse(over, "must be 0")


@pytest.mark.rule("LU-9.3")
def test_nobody_has_passed_with_four_cards() -> None:
    view: Any = dict(position(hands={1: "riga-3 riga-4 riga-5 reval-4"}).view)
    view["players"][1]["passed"] = True
    refuse(view, "has passed with 4 cards")
