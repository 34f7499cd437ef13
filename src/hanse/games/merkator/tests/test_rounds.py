"""The whole table played on in the model: turns, guests, the end; and the first answers that it ranks."""

from __future__ import annotations

from typing import cast

import pytest

from hanse.bots.searcher import Searcher
from hanse.core.rng import Rng
from hanse.games.merkator.plan import store
from hanse.games.merkator.plan.finals import WIN, Finalist, Finals, lead, mean, share
from hanse.games.merkator.plan.rounds import LONGEST, Rounds, spread
from hanse.games.merkator.plan.spot import CUBES, TAKEN, TIME, Spot
from hanse.games.merkator.plan.world import Tables
from hanse.games.merkator.state import MerkatorState
from hanse.games.merkator.tests.scene import Scene, position


def state(scene: Scene) -> MerkatorState:
    return cast("MerkatorState", scene.match.state)


def rounds(scene: Scene, seed: int = 1) -> Rounds:
    s = state(scene)
    return Rounds(Tables(s.board), store.lore("base", s.board.seats), s, 0, Rng(seed))


def travelled(scene: Scene, r: Rounds, to: str) -> Spot:
    """The end of a turn that led somewhere and brought nothing."""
    p = r.spots[0].copy()
    p.to = state(scene).board.place_ids.index(to)
    return p


def test_who_can_fulfil_something_joins() -> None:
    """After the last turn of all the contract for 5 is what he has more; without a marker he stays at home."""
    for time, more in ((2, 5.0), (0, 0.0)):
        scene = position(
            ending="peace", left=0, contracts={1: "c04-07"}, goods={1: "grain fabric spice"}, time=(0, time, 0, 0)
        )
        r = rounds(scene)
        there, elsewhere = (r.played(travelled(scene, r, to)) for to in ("france", "england"))
        assert there[1] - elsewhere[1] == more
        assert [there[0], *there[2:]] == [elsewhere[0], *elsewhere[2:]]


def test_who_is_joined_gets_the_marker() -> None:
    scene = position(contracts={1: "c04-07"}, goods={1: "grain fabric spice"}, time=(0, 2, 0, 0))
    r = rounds(scene)
    spots = [p.copy() for p in r.spots]
    r._join(spots, 0, state(scene).board.place_ids.index("france"))
    assert [p.v[TIME] for p in spots] == [1, 1, 0, 0]


def test_nobody_joins_where_the_host_forbids_it() -> None:
    scene = position(seats=2, no_joining=True, contracts={1: "c04-07"}, goods={1: "grain fabric spice"}, time=(0, 2))
    r = rounds(scene)
    there, elsewhere = (r.played(travelled(scene, r, to)) for to in ("france", "england"))
    assert there == elsewhere


def test_what_one_does_to_map_piles_and_display_is_there_for_all() -> None:
    scene = position(board=(3, 1, 1, 1, 1, 1, 1, 1))
    spots = rounds(scene).spots
    p = spots[2]
    p.v[CUBES] = 0
    p.v[TAKEN + 4] += 1
    p.v[TIME] += 5
    p.shown = p.shown[1:]
    spread(p, spots)
    for other in spots:
        assert (other.v[CUBES], other.v[TAKEN + 4], other.shown) == (0, p.v[TAKEN + 4], p.shown)
    assert spots[0].v[TIME] == 0


def turns(r: Rounds) -> int:
    """That have been played on from the end of this one."""
    r.played(r.spots[0])
    return len(r.doubts)


def test_when_the_end_is_known_no_more_turns_are_played_than_there_are() -> None:
    assert turns(rounds(position(ending="peace", left=2))) == 2
    assert turns(rounds(position(ending="peace"))) == 4  # in the turn that brought it


def test_the_peace_brings_one_more_turn_for_everybody() -> None:
    r = rounds(position(contracts={0: "c02-01"}))
    mine = r.spots[0].copy()
    mine.mine = [next(c for c in range(len(r.world.value)) if r.world.value[c] == 14)]
    assert r.played(mine)[0] >= 14.0
    assert len(r.doubts) == 4


def test_a_game_ends_when_the_chart_is_empty() -> None:
    """One marker is left: somebody takes it, and then everybody has one more turn."""
    soon, later = (turns(rounds(position(rows=(0, 0, 0, 0, n)))) for n in (1, 6))
    assert 5 <= soon < later < LONGEST


def test_the_same_sample_is_played_alike_and_another_is_not() -> None:
    scene = position(time=(3, 3, 3, 3))
    found = [rounds(scene, seed) for seed in (1, 1, 2)]
    hopes = [r.played(r.spots[0]) for r in found]
    assert hopes[0] == hopes[1] != hopes[2]
    assert found[0].played(found[0].spots[0]) == hopes[0]  # nothing of the first is left


def test_a_win_is_shared_by_who_is_close() -> None:
    assert share([40.0, 30.0, 20.0], 0) == pytest.approx(1.0, abs=0.01)
    assert share([40.0, 40.0, 20.0], 1) == pytest.approx(0.5, abs=0.01)
    assert share([40.0, 42.0, 41.0], 0) < share([40.0, 42.0, 41.0], 2) < 0.5


ENTRANTS = 3


def finals(promised: float, many: int = 6, late: bool = False) -> tuple[Finals, list[Finalist]]:
    """Three ways to have ended the turn, each with more contracts for 9; the beam ``promised`` points for each less."""
    scene = position(time=(3, 3, 3, 3), contracts={3: "c07-01 c07-02 c07-03"})
    entrants = [Finalist(i, -promised * i) for i in range(ENTRANTS)]
    found = Finals(entrants, 0)
    nines = next(cards for cards in state(scene).board.of_level if state(scene).board.value[cards[0]] == 9)

    def ends(r: Rounds) -> dict[int, Spot]:
        out = {}
        for i in range(ENTRANTS):
            out[i] = travelled(scene, r, "bohemia")
            out[i].mine = nines[: 2 * i + 1]
        return out

    return found, found.play(many, lambda: rounds(scene), ends, lambda: late)


def test_what_the_beam_promised_and_what_was_won() -> None:
    assert [one.number for one in finals(0.0)[1]] == [2, 1, 0]
    assert [one.number for one in finals(WIN)[1]] == [0, 1, 2]


def test_all_are_played_on_in_the_same_worlds_until_time_is_up() -> None:
    assert [len(one.plays) for one in finals(0.0)[1]] == [6] * ENTRANTS
    assert [len(one.plays) for one in finals(0.0, late=True)[1]] == [1] * ENTRANTS


@pytest.mark.parametrize("promised", [0.0, 3.0, WIN])
def test_what_is_told_agrees_with_the_order(promised: float) -> None:
    found, ranked = finals(promised)
    leads = [lead(found.told(one, ranked[0]), 0) for one in ranked]
    assert leads == sorted(leads, reverse=True)
    assert found.told(ranked[0], ranked[0]) == ranked[0].plays


def test_a_way_that_a_sample_does_not_know_counts_less_than_the_worst() -> None:
    scene = position()
    ranked = Finals([Finalist(0, 0.0), Finalist(1, 0.0)], 0).play(
        3, lambda: rounds(scene), lambda r: {1: r.spots[0]}, lambda: False
    )
    assert [one.number for one in ranked] == [1, 0]
    assert mean(ranked[0].plays)[0] - mean(ranked[1].plays)[0] == pytest.approx(1.0)


def test_ways_that_no_sample_knows_stay_as_the_beam_left_them() -> None:
    scene = position()
    entrants = [Finalist(0, 2.0), Finalist(1, 1.0)]
    ranked = Finals(entrants, 0).play(3, lambda: rounds(scene), lambda r: {}, lambda: False)
    assert ranked == entrants
    assert not any(one.plays for one in ranked)


def test_hard_tells_what_everybody_may_hope_for() -> None:
    """Shares of all that was looked at, finalists or not."""
    scene = position(contracts={0: "c04-07 c05-01 c03-02"}, goods={0: "grain fabric iron"}, time=(3, 3, 3, 3))
    looked = Searcher("hard", 0.2).look(scene.match.bundle, scene.match.game.clone(scene.match.state), 0, Rng(4))
    assert len(looked) > 5
    for one in looked:
        assert sum(one.shares) == pytest.approx(1.0)
        assert one.rollouts > 0
