"""The levels: what they look at, that they answer everywhere and the same again, and what they no longer do."""

from __future__ import annotations

import pytest

from hanse.bots import USUAL, named, names
from hanse.bots.search.halving import Budget, Halving
from hanse.bots.search.kit import Beam, Policy
from hanse.bots.searcher import Searcher, change, kit_of
from hanse.bots.seat import answer, check, dice, sit
from hanse.core import registry
from hanse.core.match import Match
from hanse.core.model import OVER, State
from hanse.core.playout import random_code
from hanse.core.reading import BadInput, DataError
from hanse.core.rng import Rng
from hanse.core.weights import search, weights

EFFORT = 0.05
"""So that it does not take long where nothing is compiled."""


def later(game: str, plies: int, seed: int = 4) -> Match[State]:
    """A match after so many answers of ``easy``."""
    match: Match[State] = Match(registry.load(game), seed)
    sitters = [sit("easy", seat, pytest.fail) for seat in range(match.bundle.setup.seats)]
    for _ in range(plies):
        match.submit(match.asked, sitters[match.asked].answer(match))
    return match


def test_levels_come_in_order_and_the_first_game_meets_easy() -> None:
    assert names() == ("random", "greedy", "easy", "medium", "hard")
    assert USUAL == "easy"


@pytest.mark.parametrize("level", ["medium", "hard"])
@pytest.mark.parametrize("game", registry.ids())
def test_a_level_ranks_answers_and_says_what_it_expects(game: str, level: str) -> None:
    match = later(game, 12)
    while len(match.options()) < 2:
        match.submit(match.asked, match.game.text[random_code(match.game, match.state, Rng(1))])
    bundle, seat = match.bundle, match.asked
    looked = [Searcher(level, EFFORT).look(bundle, match.game.clone(match.state), seat, Rng(2)) for _ in range(2)]
    assert [found.path for found in looked[0]] == [found.path for found in looked[1]]
    assert [found.shares for found in looked[0]] == [found.shares for found in looked[1]]
    best = looked[0][0]
    assert best.path[0] in match.game.legal(match.state)
    assert len(best.shares) == bundle.setup.seats
    assert sum(best.shares) == pytest.approx(1.0)
    assert len(change(bundle, match.state, best)) == bundle.setup.seats


def test_alone_a_level_expects_points() -> None:
    match: Match[State] = Match(registry.load("merkator", "solo", 1), 3)
    found = Searcher("medium", EFFORT).look(match.bundle, match.game.clone(match.state), 0, Rng(1))
    assert len(found[0].shares) == 1


def test_who_is_asked_in_a_rivals_turn_answers_too() -> None:
    match: Match[State] = Match(registry.load("hansa_teutonica", "base", 3), 5)
    rng = Rng(5)
    judge = match.bundle.judge
    assert judge is not None
    asked = 0
    while match.asked != OVER and asked < 2:
        if judge.turn(match.state) != match.asked and len(match.options()) > 1:
            asked += 1
            view = match.bundle.view(match.state, match.asked)
            text = answer(match.bundle, view, match.asked, Searcher("hard", EFFORT), dice(1, match.ply, match.asked))
            assert text in match.options()
        match.submit(match.asked, match.game.text[random_code(match.game, match.state, rng)])
    assert asked == 2


@pytest.mark.parametrize("effort", [0.0, -1.0, 2.0])
def test_a_budget_of_nothing_is_refused(effort: float) -> None:
    with pytest.raises(BadInput, match="effort must be"):
        Searcher("hard", effort)


def test_positions_may_be_counted_too() -> None:
    match = later("hansa_teutonica", 40)
    bundle, seat = match.bundle, match.asked
    played = []
    for judged in (0, 1):
        budget = Budget(Beam(2, 16), 4, 16, 1, 1.0, [Policy(8, 0)], judged)
        found = Halving(kit_of(bundle), budget, lambda: False).look(match.game.clone(match.state), seat, Rng(3))
        played.append(sum(one.rollouts for one in found))
    assert played[1] <= 4 < played[0]  # one world, and no other


def test_a_level_may_take_a_share_of_its_thought() -> None:
    bot = named("hard@25")
    assert isinstance(bot, Searcher)
    assert (bot.level, bot.effort) == ("hard", 0.25)
    check("medium@100")


@pytest.mark.parametrize("name", ["hard@", "hard@0", "hard@101", "hard@x", "greedy@50", "@50", "hard@²"])
def test_a_share_that_is_none_is_refused(name: str) -> None:
    for ask in (named, check):
        with pytest.raises(BadInput, match="a share of thought is medium@25 or hard@25"):
            ask(name)


def test_a_level_that_is_not_there_is_refused() -> None:
    with pytest.raises(DataError, match="no level 'brutal'"):
        search("hansa", "brutal")


@pytest.mark.parametrize("game", registry.ids())
def test_weights_of_other_terms_are_refused(game: str) -> None:
    bundle = registry.load(game)
    assert bundle.weigh is not None
    more = weights(game, "mended")
    more.table["surprise"] = 1.0
    with pytest.raises(DataError, match="surprise: is not a key known here"):
        bundle.weigh(more)
    fewer = weights(game, "mended")
    del fewer.table[next(iter(fewer.table))]
    with pytest.raises(DataError, match="is missing"):
        bundle.weigh(fewer)


def test_sailing_is_for_acting() -> None:
    """Hansa: what a turn ends with is an action, not a voyage; greedy wastes talers so."""
    wasted = {}
    for name in ("greedy", "easy"):
        wasted[name] = 0
        for seed in (50, 51, 52):
            match: Match[State] = Match(registry.load("hansa", seats=3), seed)
            sitters = [sit(name, seat, pytest.fail) for seat in range(3)]
            before = ""
            while match.asked != OVER:
                text = sitters[match.asked].answer(match)
                wasted[name] += text == "end" and before.startswith("move")
                before = text
                match.submit(match.asked, text)
    assert wasted["greedy"] > 3
    assert wasted["easy"] == 0


def test_what_goes_overboard_is_what_costs_least() -> None:
    """Lübeck: greedy throws seven points away where two would do."""
    dear = {}
    for name in ("greedy", "easy"):
        dear[name] = 0
        for seed in (50, 51, 52):
            match: Match[State] = Match(registry.load("luebeck", seats=4), seed)
            sitters = [sit(name, seat, pytest.fail) for seat in range(4)]
            while match.asked != OVER:
                options = match.options()
                text = sitters[match.asked].answer(match)
                if text.startswith("discard"):
                    prices = [_price(one) for one in options if one.startswith("discard")]
                    dear[name] += _price(text) > min(prices) + 2
                match.submit(match.asked, text)
    assert dear["greedy"] > 0
    assert dear["easy"] == 0


def _price(text: str) -> int:
    """Of a card by its name: wares end in theirs, a special card costs one."""
    last = text.rsplit("-", maxsplit=1)[-1]
    return int(last) if last.isdecimal() else 1


def test_a_piece_is_not_lifted_to_be_put_back() -> None:
    """Hansa Teutonica: greedy takes up a piece of the very route it moves others to."""
    back = {}
    for name in ("greedy", "easy"):
        back[name] = 0
        for seed in (50, 51):
            match: Match[State] = Match(registry.load("hansa_teutonica", seats=4), seed)
            sitters = [sit(name, seat, pytest.fail) for seat in range(4)]
            lifted: list[str] = []
            while match.asked != OVER:
                text = sitters[match.asked].answer(match)
                verb, _, rest = text.partition(" ")
                if verb == "lift":
                    lifted.append(rest)
                elif verb == "put" and lifted:
                    back[name] += rest in lifted
                else:
                    lifted = []
                match.submit(match.asked, text)
    assert back["greedy"] > 0
    assert back["easy"] == 0


def test_easy_is_greedy_where_a_game_brings_no_judge() -> None:
    from dataclasses import replace

    bundle = replace(registry.load("hansa", seats=2), judge=None)
    match: Match[State] = Match(bundle, 3)
    for name in ("easy", "medium", "hard"):
        said = [named(one).choose(bundle, match.state, match.asked, Rng(1)) for one in ("greedy", name)]
        assert said[0] == said[1]
