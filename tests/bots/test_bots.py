"""Our own bots: who they are, that they answer legally from their seat's view, and that greedy is greedy."""

from __future__ import annotations

import pytest

from hanse.bots import named
from hanse.bots.greedy import WON, worth_to
from hanse.bots.seat import answer, check, dice, shown, sit
from hanse.core import registry
from hanse.core.entry import Bundle
from hanse.core.match import Match
from hanse.core.model import OVER, State
from hanse.core.reading import BadInput
from hanse.core.rng import Rng


def hansa(seats: int = 3) -> Bundle[State]:
    return registry.load("hansa", "base", seats)


def played(bots: list[str], seed: int) -> Match[State]:
    match = Match(hansa(len(bots)), seed)
    sitters = [sit(name, seat, pytest.fail) for seat, name in enumerate(bots)]
    while (seat := match.asked) != OVER:
        match.submit(seat, sitters[seat].answer(match))
    return match


def test_a_bot_that_does_not_exist_is_refused_with_those_that_do() -> None:
    with pytest.raises(BadInput, match="no bot 'nobody'; there is random, greedy"):
        named("nobody")
    with pytest.raises(
        BadInput, match="no bot 'nobody'; there is random, greedy, easy, medium, hard, agent: and a file, or cmd:"
    ):
        check("nobody")


def test_an_outside_bot_is_no_bot_that_gets_a_state() -> None:
    with pytest.raises(BadInput):
        named("cmd:cat")


QUICK = ("random", "greedy", "easy")
"""Who can play whole games where nothing is compiled; the others are in ``test_levels``."""


@pytest.mark.parametrize("name", QUICK)
def test_every_bot_can_answer_in_every_game(name: str) -> None:
    for id in registry.ids():
        bundle = registry.load(id)
        match = Match(bundle, 3)
        sitters = [sit(name, seat, pytest.fail) for seat in range(bundle.setup.seats)]
        for _ in range(min(bundle.limit, 400)):
            if match.asked == OVER:
                break
            match.submit(match.asked, sitters[match.asked].answer(match))
        assert match.ply > 20


@pytest.mark.parametrize("name", QUICK)
def test_the_same_match_asked_again_gets_the_same_answer(name: str) -> None:
    assert played([name] * 2, 11).answers == played([name] * 2, 11).answers


def test_another_seed_gives_another_game() -> None:
    assert played(["random"] * 2, 1).answers != played(["random"] * 2, 2).answers


def test_an_answer_needs_nothing_but_the_view() -> None:
    bundle = hansa()
    match = Match(bundle, 5)
    view = bundle.view(match.state, match.asked)
    text = answer(bundle, view, match.asked, named("greedy"), Rng(1))
    assert text in match.options()


def test_greedy_takes_what_is_worth_most_to_its_seat() -> None:
    bundle = hansa()
    match = Match(bundle, 8)
    rng = Rng(4)
    for _ in range(60):
        seat, game = match.asked, match.game
        code = named("greedy").choose(bundle, match.state, seat, rng)
        worth = {}
        for option in game.legal(match.state):
            after = game.clone(match.state)
            game.apply(after, option)
            worth[option] = worth_to(bundle, after, seat, bundle.value)
        assert worth[code] == max(worth.values())
        match.submit(seat, game.text[code])


def test_greedy_among_equals_draws_lots() -> None:
    bundle = hansa()
    match = Match(bundle, 8)
    # At the start no city is better than another.
    chosen = {named("greedy").choose(bundle, match.state, match.asked, Rng(seed)) for seed in range(40)}
    assert len(chosen) > 1


def test_winning_is_worth_more_than_any_position() -> None:
    match = played(["random"] * 3, 1)
    winners = match.bundle.outcome(match.state).winners
    for seat in range(3):
        worth = worth_to(match.bundle, match.state, seat, match.bundle.value)
        assert worth == (WON / len(winners) if seat in winners else -WON)


def test_greedy_beats_random() -> None:
    wins = 0.0
    for seed in range(10):
        match = played(["greedy", "random"] if seed % 2 else ["random", "greedy"], seed)
        winners = match.bundle.outcome(match.state).winners
        wins += (seed % 2 == 0) in winners and 1 / len(winners)
    assert wins >= 8


def test_bots_have_other_dice_than_chance_and_than_each_other() -> None:
    drawn = {dice(7, ply, seat).below(1 << 60) for ply in range(50) for seat in range(4)}
    assert len(drawn) == 200


def test_an_outside_bot_is_called_by_its_program() -> None:
    assert (shown("cmd:./my/bot.py --flag"), shown("greedy")) == ("bot.py", "greedy")
