"""INV What holds after every step, counted fast: every fault is found, and a thousand games on each board have none."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import pytest

from hanse.core.model import ALL, CHANCE, OVER, Witness
from hanse.core.playout import chance_code, playout, random_code
from hanse.core.rng import Rng
from hanse.games.hansa_teutonica import ids
from hanse.games.hansa_teutonica.frames import Turn
from hanse.games.hansa_teutonica.rules.invariants import broken
from hanse.games.hansa_teutonica.state import HtState, replaced
from hanse.games.hansa_teutonica.tests.scene import game

BOARDS = [(variant, seats) for variant in ("base", "britannia", "east") for seats in (2, 3, 4, 5)]
GAMES = 1000


def middle(variant: str, seats: int) -> HtState:
    """A position of a random game, in the middle of it."""
    rules = game(variant, seats).game
    s = rules.start()
    playout(rules, s, Rng(3), 600)
    assert rules.seat(s) != OVER
    return cast("HtState", s)


def sink_trader(s: HtState) -> None:
    at = next(at for at, ship in enumerate(s.board.ship) if ship and not s.post[at])
    s.supply[0] -= 1
    s.post[at] = 1
    s.here[at // ids.POSTS] |= 1
    s.sea[at // ids.POSTS] -= 1


def lose_marker(s: HtState) -> None:
    route = next(r for r in range(s.board.routes) if s.marker[r])
    marker = s.marker[route] - 1
    s.out = replaced(s.out, marker, s.out[marker] + 1)
    s.marker[route] = 0


def owe(s: HtState) -> None:
    s.stock[0] += s.supply[0] + 1
    s.supply[0] = -1


def leave_gap(s: HtState) -> None:
    city = next(
        c for c in range(s.board.cities) if s.filled[c] >= 1 and s.board.office_at[c + 1] - s.board.office_at[c] > 1
    )
    s.office[s.board.office_at[city + 1] - 1], s.office[s.board.office_at[city]] = s.office[s.board.office_at[city]], 0


def forget_side(s: HtState) -> None:
    side = next(side for side in range(ids.SIDES) if s.reach[side])
    s.reach[side] = 0


def place_again(s: HtState) -> None:
    s.fresh.append(0)


def add_to(name: str, at: int = 0) -> Callable[[HtState], None]:
    def do(s: HtState) -> None:
        row = getattr(s, name)  # seldom changed rows are tuples
        setattr(s, name, type(row)(one + (i == at) for i, one in enumerate(row)))

    return do


def grow(name: str) -> Callable[[HtState], None]:
    def do(s: HtState) -> None:
        setattr(s, name, getattr(s, name) + 1)

    return do


def overrun(s: HtState) -> None:
    s.score[0] = 28


FAULTS = [
    (1, add_to("supply")), (1, add_to("level")),
    (2, add_to("land")), (2, add_to("sea")), (2, add_to("here")), (2, sink_trader),
    (3, leave_gap), (3, grow("full")), (3, forget_side), (3, add_to("filled")),
    (4, grow("pile")), (4, add_to("used")),
    (5, lose_marker),
    (6, owe), (6, place_again),
    (7, overrun),
    (8, add_to("links")), (8, add_to("links", 1)),
]  # fmt: skip


@pytest.mark.rule("INV-1", "INV-2", "INV-3", "INV-4", "INV-5", "INV-6", "INV-7", "INV-8")
@pytest.mark.parametrize(("number", "fault"), FAULTS)
def test_every_fault_is_found(number: int, fault: Callable[[HtState], None]) -> None:
    s = middle("britannia", 3)
    assert broken(s) == 0
    fault(s)
    assert broken(s) == number
    assert game("britannia", 3).census(s)[f"INV-{number}"] == 1


@pytest.mark.rule("HT-12.1", "R-74")
def test_a_game_that_ends_with_actions_of_a_marker_left_can_be_opened_again() -> None:
    bundle = game("britannia", 3)
    state = bundle.game.start()
    playout(bundle.game, state, Rng(3), 600)
    s = cast("HtState", state)
    while not isinstance(s.stack[-1], Turn):
        playout(bundle.game, state, Rng(3), 1)
    s.actions = 4
    s.bonus = 3
    s.score[0] = s.board.prestige_end
    s.ended = ids.BY_PRESTIGE
    bundle.game.settle(state, None)
    assert bundle.game.seat(state) == OVER
    seen = bundle.view(state, ALL)
    assert bundle.view(bundle.load(seen), ALL) == seen


@pytest.mark.rule("INV-1", "INV-2", "INV-4", "INV-6")
@pytest.mark.parametrize(("variant", "seats"), [("base", 2), ("britannia", 2), ("east", 3)])
def test_all_that_is_in_the_game_is_somewhere_at_every_event(variant: str, seats: int) -> None:
    """Full cities and the connection are told by events of their own, after the office (INV-3, INV-8)."""
    rules = game(variant, seats).game
    rng = Rng(1)
    state = rules.start()
    s = cast("HtState", state)
    found: set[int] = set()
    log = Witness(lambda: found.add(broken(s)))
    for _ in range(700):
        rules.apply(
            state,
            chance_code(rules, state, rng) if rules.seat(state) == CHANCE else random_code(rules, state, rng),
            log,
        )
    assert found <= {0, 3, 8}


@pytest.mark.long
@pytest.mark.rule("INV-1", "INV-2", "INV-3", "INV-4", "INV-5", "INV-6", "INV-7", "INV-8")
@pytest.mark.parametrize(("variant", "seats"), BOARDS)
def test_a_thousand_random_games_break_no_invariant(variant: str, seats: int) -> None:
    bundle = game(variant, seats)
    rules = bundle.game
    for seed in range(GAMES):
        rng = Rng(seed)
        state = rules.start()
        s = cast("HtState", state)
        for step in range(2 * bundle.limit):
            assert not broken(s), f"INV-{broken(s)}, seed {seed}, step {step}"
            seat = rules.seat(state)
            if seat == OVER:
                break
            rules.apply(state, chance_code(rules, state, rng) if seat == CHANCE else random_code(rules, state, rng))
        assert rules.seat(state) == OVER, f"seed {seed} is not over"
