"""The judge: traits say what is on the board, and what makes the value fast changes nothing in it."""

from __future__ import annotations

from typing import cast

import pytest

from hanse.bots import named
from hanse.core.model import CHANCE, OVER
from hanse.core.playout import chance_code
from hanse.core.reading import DataError
from hanse.core.rng import Rng
from hanse.core.weights import learned, weights
from hanse.games.hansa_teutonica.state import HtState
from hanse.games.hansa_teutonica.tests.scene import Scene, game, position
from hanse.games.hansa_teutonica.traits import NAMES, measure, phase
from hanse.games.hansa_teutonica.value.hope import Three, hope, lend
from hanse.games.hansa_teutonica.value.means import Means
from hanse.games.hansa_teutonica.value.outlook import Outlook, outlook
from hanse.games.hansa_teutonica.value.plan import Plan
from hanse.games.hansa_teutonica.value.presence import Presence
from hanse.games.hansa_teutonica.weights import Weights

BOARDS = [("base", 2), ("base", 4), ("britannia", 3), ("east", 5)]


def traits(scene: Scene, seat: int = 0) -> dict[str, float]:
    """Those of a seat that are not 0."""
    row = measure(cast("HtState", scene.match.state))[seat]
    return {name: number for name, number in zip(NAMES, row, strict=True) if number}


def played(variant: str, seats: int, answers: int, every: int) -> list[HtState]:
    """Positions of a game in which ``easy`` and ``random`` answer in turn, those inside turns among them."""
    bundle = game(variant, seats)
    rules, rng = bundle.game, Rng(11)
    s = rules.start()
    found: list[HtState] = []
    for n in range(answers):
        seat = rules.seat(s)
        if seat == OVER:
            break
        if seat == CHANCE:
            rules.apply(s, chance_code(rules, s, rng))
            continue
        if n % every == 0:
            found.append(cast("HtState", rules.clone(s)))
        rules.apply(s, named("random" if n % 7 == 0 else "easy").choose(bundle, s, seat, rng))
    return found


def test_names_are_told_apart() -> None:
    assert len(set(NAMES)) == len(NAMES)


def test_what_a_seat_has_is_measured() -> None:
    scene = position(
        seats=4, scores={"red": 10}, offices={"osnabrueck": "rt", "bremen": "rt bm"}, abilities={"red": {"keys": 2}},
        routes={"hamburg-luebeck": "rt rt rt"}, markers={"hamburg-luebeck": "plus_four_actions"},
        supply={"red": "3t 1m"},
    )  # fmt: skip
    found = traits(scene)
    assert found["track"] == 1.0
    assert found["cities"] == 0.2  # at Bremen Blue is further right
    assert found["network"] == 0.4
    assert found["keys 2"] == 1.0
    assert "keys 3" not in found
    assert found["leader"] == 1.0
    assert found["hope marker"] == found["ready marker"] == 1.0
    assert found["on posts"] == 3 / 8
    assert found["merchants in supply"] == 0.5
    assert "leader" not in traits(scene, 1)


def test_a_rival_on_the_route_makes_it_dearer() -> None:
    alone = traits(position(seats=4, routes={"hamburg-luebeck": "rt rt -"}))
    beset = traits(position(seats=4, routes={"hamburg-luebeck": "rt rt bt"}))
    assert 0.0 < beset["hope any"] < alone["hope any"] < 1.0
    assert "ready any" not in alone


def test_the_nearer_the_connection_the_better() -> None:
    worths = [
        traits(position(seats=4, offices=dict.fromkeys(cities, "rt")))["connection"]
        for cities in ([], ["arnheim"], ["arnheim", "stendal"])
    ]
    assert worths == sorted(set(worths))


def test_the_phase_grows_to_the_end() -> None:
    phases = [phase(cast("HtState", position(scores={"red": n}).match.state)) for n in (0, 5, 12, 19)]
    assert phases == sorted(set(phases))
    assert phases[-1] <= 1.0


@pytest.mark.parametrize(("variant", "seats"), BOARDS)
def test_routes_that_are_passed_over_would_not_have_counted(variant: str, seats: int) -> None:
    w = Weights(weights("hansa_teutonica", "mended"))
    for s in played(variant, seats, 240, 4):
        for seat in range(seats):
            o = outlook(w, s, seat)
            assert hope(w, s, seat, o) == every_route(w, s, seat, o)


def every_route(w: Weights, s: HtState, seat: int, o: Outlook) -> float:
    """``hope`` as it is defined: every route is looked at that might still count."""
    m = Means(w, s, seat)
    here = Presence(w, s, seat, m.closed)
    three = Three()
    helpable: list[Plan] = []
    for r in o.routes.order:
        if s.marker[r] == 0 and o.routes.round[r] + w.marked + (0.0 if s.pile else w.closing) < three.third:
            break
        if r == m.closed or o.routes.shuns[r]:
            continue
        if s.pile == 0 and s.marker[r] and o.lead + o.routes.plain[r] < 0.0:
            continue
        plan = Plan(w)
        plan.draw(s, o, m, r, here.total - here.mine[r])
        three.add(plan.now(s, m, plan.gain, plan.put), r)
        if plan.more > 0.0 or (m.hand + m.lifts > 0 and plan.put):
            helpable.append(plan)
    return lend(w, s, m, here, helpable, three)


@pytest.mark.parametrize(("variant", "seats"), BOARDS)
def test_an_outlook_that_is_remembered_is_what_it_would_be(variant: str, seats: int) -> None:
    w = Weights(weights("hansa_teutonica", "mended"))
    for s in played(variant, seats, 240, 4):
        for seat in range(seats):
            kept, made = outlook(w, s, seat), Outlook(w, s, seat)
            assert (kept.base, kept.lead, kept.left) == (made.base, made.lead, made.left)
            assert (kept.routes.plain, kept.routes.round) == (made.routes.plain, made.routes.round)
            assert kept.gains.extra == made.gains.extra


def test_what_was_learned_of_other_traits_is_refused() -> None:
    assert learned("hansa_teutonica", "base", 4, NAMES) is not None
    with pytest.raises(DataError, match="made for other traits than this game has \\(track\\)"):
        learned("hansa_teutonica", "base", 4, NAMES[1:])


@pytest.mark.parametrize(("variant", "seats"), BOARDS)
def test_every_table_has_learned(variant: str, seats: int) -> None:
    judge = game(variant, seats).judge
    assert judge is not None
    assert judge.learned is not None
    s = game(variant, seats).game.start()
    assert judge.values(s) != judge.prospects(s)
