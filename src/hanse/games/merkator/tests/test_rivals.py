"""What rivals are taken to hope for: where it draws them, and what a journey leaves them."""

from __future__ import annotations

from typing import cast

import pytest

from hanse.bots.seat import sit
from hanse.core.match import Match
from hanse.core.model import OVER, State
from hanse.core.rng import Rng
from hanse.games.merkator.plan import store
from hanse.games.merkator.plan.read import spot
from hanse.games.merkator.plan.rivals import NOWHERE, Rivals
from hanse.games.merkator.plan.spot import MAJORS, TAKEN
from hanse.games.merkator.plan.trade import close
from hanse.games.merkator.plan.traits import house_points, placed, points
from hanse.games.merkator.plan.world import (
    ALONE,
    CUBE,
    HOUR,
    NOT_ALONE,
    Tables,
    World,
    drawn,
    guessed_turns,
    own_turns,
    taken,
)
from hanse.games.merkator.rules.scoring import alone
from hanse.games.merkator.state import MerkatorState
from hanse.games.merkator.tests.scene import Scene, game, position

NOTHING = -1
LURES = [[0.0] * 12 for _ in range(4)]
FRANCE = "france"


def state(scene: Scene) -> MerkatorState:
    return cast("MerkatorState", scene.match.state)


def rivals(scene: Scene) -> Rivals:
    s = state(scene)
    return Rivals(Tables(s.board), store.lore("base", s.board.seats), s, s.active, 3, 6.0, Rng(1))


def place(scene: Scene, name: str) -> int:
    return state(scene).board.place_ids.index(name)


def test_a_rival_is_drawn_to_where_his_contract_can_be_fulfilled() -> None:
    scene = position(contracts={1: "c04-07"}, goods={1: "grain fabric spice"}, time=(3, 3, 3, 3))
    lure = rivals(scene).lures[1]
    assert lure.index(max(lure)) == place(scene, FRANCE)


def test_nobody_is_drawn_to_where_he_cannot_pay_the_way() -> None:
    scene = position(time=(3, 0, 3, 3))
    b = state(scene).board
    lure = rivals(scene).lures[1]
    assert [lure[to] == NOWHERE for to in range(b.places) if b.time_at[to] < 0] == [True] * sum(
        t < 0 for t in b.time_at
    )


def test_who_takes_the_cubes_leaves_the_others_less() -> None:
    scene = position(board=(6, 0, 0, 0, 0, 0, 0, 0), time=(6, 6, 6, 6))
    found = rivals(scene)
    taken, left = found.after(0, NOTHING), found.after(NOTHING, NOTHING)
    assert all(a < b for a, b in zip(taken, left, strict=True))
    assert found.cost(0, NOTHING) < found.cost(NOTHING, NOTHING)


def test_who_buys_the_card_a_rival_wants_leaves_him_less() -> None:
    """The Town Hall in his last turn."""
    scene = position(contracts={1: "c02-02 c02-05"}, coins=(0, 30, 0, 0), offer="g21", ending="peace", left=3)
    found, s = rivals(scene), state(scene)
    card = next(card for card in s.slots if card >= s.board.bonuses)
    assert found.after(NOTHING, card)[0] < found.after(NOTHING, NOTHING)[0]
    assert found.after(NOTHING, card)[1] == found.after(NOTHING, NOTHING)[1]  # who could not pay for it anyway


def test_who_is_ahead_counts_for_more() -> None:
    found = rivals(position(contracts={1: "c09-01 c08-01", 2: "c02-02", 3: "c02-03"}))
    assert found.seats == [1, 2, 3]
    assert sum(found.weight) == pytest.approx(1.0)
    assert found.weight[0] > 2 * found.weight[1]


def test_most_worlds_send_a_rival_where_he_is_drawn() -> None:
    scene = position(contracts={1: "c04-07"}, goods={1: "grain fabric spice"}, time=(3, 3, 3, 3))
    s = state(scene)
    lure = rivals(scene).lures[1]
    went = [0] * s.board.places
    for seed in range(200):
        whim = drawn(s, lure, Rng(seed))
        pulls = [
            whim[to] + HOUR * s.board.time_at[to] + (CUBE * s.cubes[to] if to < MAJORS else CUBE)
            for to in range(s.board.places)
        ]
        went[pulls.index(max(pulls))] += 1
    assert went.index(max(went)) == place(scene, FRANCE)
    assert max(went) < 200  # in some he does something else


def test_the_next_turn_of_every_rival_is_foreseen_and_no_other() -> None:
    """The seat that has just played waits for three; who is in the middle of a turn plays again after it."""
    s = state(position())
    lures = [[NOWHERE] * s.board.places for _ in range(4)]
    for seat in range(4):
        for rival in range(4):
            lures[rival][rival] = 0.0  # everybody has a place of his own
        w = World(Tables(s.board), s, seat, own_turns(s, seat), lures, Rng(2))
        moves = [whim for whims in w.whims for whim in whims]
        movers = [rival for rival in [(s.active + 1 + i) % 4 for i in range(4)] if rival != seat]
        assert [move.index(max(move)) for move in moves[:3]] == movers
        assert all(min(move) >= 0 for move in moves[3:])  # whims


def test_rivals_take_the_contracts_that_theirs_bring() -> None:
    """The next value, a little more in turns to come; nothing where a pile ends or nothing is fulfilled."""
    s = state(position(contracts={1: "c04-07 c06-01"}))
    now = {taken(s, 1, 0, Rng(seed)) for seed in range(50)}
    later = {taken(s, 1, 9, Rng(seed)) for seed in range(50)}
    level = s.board.level[s.board.contract_ids.index("c04-07")]
    assert now == {level + 1, level + 3}
    assert later == {level + 2, level + 4}
    dearest = s.board.contract_ids[s.board.of_level[s.board.levels - 1][0]]
    highest = state(position(contracts={1: dearest}))
    assert {taken(highest, 1, 0, Rng(seed)) for seed in range(50)} == {-1}


def test_what_rivals_have_taken_lies_no_longer_on_the_piles() -> None:
    s = state(position())
    lures = [[0.0] * s.board.places for _ in range(4)]
    w = World(Tables(s.board), s, 0, 8, lures, Rng(3))
    p = spot(s, 0, s)
    before = p.v[TAKEN:]
    close(w, p)
    after = [b - a for a, b in zip(before, p.v[TAKEN:], strict=True)]
    assert sum(after) == sum(level >= 0 for level in w.takes[1])
    assert sum(len(takes) for takes in w.takes) > 0
    assert not any(World(Tables(s.board), s, 0, 8, [], Rng(3)).takes)  # who foresees nothing


def test_worlds_differ_in_when_the_game_ends_until_that_is_known() -> None:
    early, late = state(position()), state(position(ending="peace", left=2))
    assert len({guessed_turns(early, 0, Rng(seed)) for seed in range(50)}) > 1
    assert {guessed_turns(late, 0, Rng(seed)) for seed in range(50)} == {own_turns(late, 0)}
    alone = state(position(variant="solo", seats=1))
    assert {guessed_turns(alone, 0, Rng(seed)) for seed in range(9)} == {alone.board.turns}


def test_as_the_only_player_is_hoped_for_as_long_as_nobody_is_in_the_way() -> None:
    """St Nicholas: five markers of time, and nobody else with as many."""
    free, met = state(position(time=(5, 4, 4, 4))), state(position(time=(5, 4, 5, 4)))
    house = free.board.card_ids.index("g23") - free.board.bonuses
    hoped: list[float] = []
    for s, lures in ((free, LURES), (met, LURES), (free, [])):
        w, p = World(Tables(s.board), s, 0, 8, lures, Rng(1)), spot(s, 0, s)
        hoped.append(house_points(w, p, placed(p), house))
    assert hoped == [9.0 * ALONE, 9.0 * NOT_ALONE, 0.0]


@pytest.mark.parametrize(
    ("card", "goods"),
    [
        ("g22", "grain fabric spice wine"),
        ("g24", "wine"),
        ("g25", "wine wine wine wine wine"),
        ("g26", "grain"),
    ],
)
def test_who_does_not_meet_it_himself_hopes_for_nothing(card: str, goods: str) -> None:
    s = state(position(goods={0: goods}))
    w, p = World(Tables(s.board), s, 0, 8, LURES, Rng(1)), spot(s, 0, s)
    assert house_points(w, p, placed(p), s.board.card_ids.index(card) - s.board.bonuses) == 0.0


@pytest.mark.parametrize("seed", [1, 2])
def test_with_rivals_the_model_counts_the_score_of_the_rules(seed: int) -> None:
    """But for what only one player may have."""
    match: Match[State] = Match(game("base", 3), seed)
    sitters = [sit("easy", seat, pytest.fail) for seat in range(3)]
    while match.asked != OVER:
        match.submit(match.asked, sitters[match.asked].answer(match))
    s = cast("MerkatorState", match.state)
    for seat in range(3):
        w = World(Tables(s.board), s, seat, 1, [[0.0] * s.board.places for _ in range(3)], Rng(1))
        w.alone = [float(alone(s, seat, term)) for term in range(len(w.alone))]
        assert points(w, spot(s, seat, s)) == pytest.approx(float(match.bundle.scores(s)[seat]))
