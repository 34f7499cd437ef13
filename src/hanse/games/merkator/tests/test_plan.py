"""The model of a turn: that it agrees with the rules it knows, reads its data with care, and answers everything."""

from __future__ import annotations

from typing import cast

import pytest

from hanse.bots.searcher import Searcher, judged
from hanse.bots.seat import answer, dice, sit
from hanse.core.match import Match
from hanse.core.model import OVER, State
from hanse.core.playout import random_code
from hanse.core.reading import DataError
from hanse.core.rng import Rng
from hanse.games.merkator.frames import Offer, Redraw, Sort, Turn
from hanse.games.merkator.ids import PAIR
from hanse.games.merkator.plan import fit, store
from hanse.games.merkator.plan.answers import Planner
from hanse.games.merkator.plan.read import spot
from hanse.games.merkator.plan.spot import CUBES, EITHER, GOODS, MAJORS, TIME
from hanse.games.merkator.plan.trade import arrive, collect
from hanse.games.merkator.plan.traits import NAMES, TRAITS, points
from hanse.games.merkator.plan.world import Tables, World, own_turns
from hanse.games.merkator.state import MerkatorState
from hanse.games.merkator.tests.scene import game, position

EFFORT = 0.02


def state(match: Match[State]) -> MerkatorState:
    return cast("MerkatorState", match.state)


def world(s: MerkatorState, seat: int) -> World:
    return World(Tables(s.board), s, seat, own_turns(s, seat), [], Rng(1))


def test_a_journey_in_the_model_brings_what_the_rules_bring() -> None:
    """Cubes of a colour together, since the model leaves open which good they are; what grows, and time."""
    match: Match[State] = Match(game("solo", 1), 4)
    rng = Rng(4)
    journeys = 0
    before: MerkatorState | None = None
    to = -1
    while match.asked != OVER:
        s = state(match)
        if before is not None and not isinstance(s.stack[-1], Sort):
            w = world(before, 0)
            p = spot(before, 0, before)
            collect(w, p, to)
            arrive(w, p, to)
            colours = [p.v[PAIR * k] + p.v[PAIR * k + 1] + p.v[EITHER + k] for k in range(MAJORS)]
            there = [s.goods[PAIR * k] + s.goods[PAIR * k + 1] + s.tile[k] for k in range(MAJORS)]
            if s.turn == before.turn:  # else something was paid for already, or the game went on
                assert (colours, p.v[CUBES : CUBES + MAJORS], p.v[TIME]) == (there, s.cubes, s.time[0])
                journeys += 1
            before = None
        code = random_code(match.game, s, rng)
        text = match.game.text[code]
        if text.startswith("travel"):
            before = cast("MerkatorState", match.game.clone(match.state))
            to = match.game.a_of[code]
        match.submit(match.asked, text)
    assert journeys > 0


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_alone_the_model_counts_the_score_of_the_rules(seed: int) -> None:
    match: Match[State] = Match(game("solo", 1), seed)
    sitter = sit("easy", 0, pytest.fail)
    while match.asked != OVER:
        match.submit(match.asked, sitter.answer(match))
    s = state(match)
    assert sum(s.tile) == 0
    assert points(world(s, 0), spot(s, 0, s)) == pytest.approx(float(match.bundle.scores(s)[0]))


def test_the_planner_fulfils_what_it_came_for() -> None:
    scene = position(place="france", phase="fulfil", contracts={0: "c04-07"}, goods={0: "grain fabric spice"})
    assert said(scene.match) == "fulfil c04-07"


def test_the_planner_unloads_what_a_contract_needs() -> None:
    """A cube from Spain on the tile becomes the spice that is lacking, and nothing else."""
    scene = position(
        place="france", phase="fulfil", contracts={0: "c04-07"}, goods={0: "grain fabric"}, tile={0: "spain"}
    )
    assert said(scene.match) == "unload spice"


def test_the_planner_joins_for_a_contract() -> None:
    scene = position(
        place="france", phase="fulfil", time=(0, 2, 0, 0), contracts={1: "c04-07"}, goods={1: "grain fabric spice"}
    )
    assert said(scene.match) == "join"


def said(match: Match[State], level: str = "medium") -> str:
    seat = match.asked
    view = match.bundle.view(match.state, seat)
    return answer(match.bundle, view, seat, Searcher(level, 0.4), dice(1, match.ply, seat))


SWITCHES: list[tuple[str, int, dict[str, bool]]] = [
    ("base", 3, {"hand_card": True, "offers": True, "bonus_cube": True}),
    ("base", 4, {"must_build": True, "no_loss": True}),
    ("base", 2, {"no_joining": True, "no_coins": True}),
    ("long", 2, {"hand_card": True, "must_build": True, "offers": True}),
    ("solo", 1, {"hand_card": True, "bonus_cube": True}),
]


@pytest.mark.parametrize(("variant", "seats", "switches"), SWITCHES, ids=str)
def test_every_question_of_every_variant_is_answered(variant: str, seats: int, switches: dict[str, bool]) -> None:
    """By the model or, where it is silent, by the general search: which is only where it does not know the rule."""
    match: Match[State] = Match(game(variant, seats, **switches), 11)
    model = match.bundle.model
    assert model is not None
    rng = Rng(11)
    met: set[str] = set()
    while match.asked != OVER and match.ply < 1500:
        s, seat = state(match), match.asked
        kind = type(s.stack[-1]).__name__
        options = match.game.legal(s)
        if len(options) > 1 and (kind not in met or match.ply % 40 == 0):
            met.add(kind)
            ways = model.ways(match.game.clone(s), seat, "hard", EFFORT, lambda: False, Rng(3))
            assert bool(ways) != isinstance(s.stack[-1], (Redraw, Offer))
            assert all(way.path[0] in options for way in ways)
            assert all(len(hopes) == seats for way in ways for hopes in way.hopes)
        match.submit(seat, match.game.text[random_code(match.game, s, rng)])
    assert {"Turn", "Package", "Sort", "Fulfil"} <= met


def test_what_is_hidden_changes_no_answer() -> None:
    """The planner is given two positions that look alike to the seat and differ in what lies face down."""
    match: Match[State] = Match(game("base", 3, hand_card=True), 5)
    bundle, rng = match.bundle, Rng(5)
    differed = 0
    while match.asked != OVER and differed < 3:
        s, seat = state(match), match.asked
        if len(match.options()) > 1 and match.ply % 20 == 0:
            other = cast("MerkatorState", bundle.load(bundle.view(s, seat)))
            bundle.fill(other, Rng(77))
            if s.where != other.where or s.card != other.card:
                differed += 1
                bot = Searcher("hard", EFFORT)
                texts = [answer(bundle, bundle.view(t, seat), seat, bot, dice(9, 1, seat)) for t in (s, other)]
                assert texts[0] == texts[1]
        match.submit(seat, match.game.text[random_code(match.game, s, rng)])
    assert differed == 3


def test_a_file_of_other_traits_is_refused() -> None:
    names = ", ".join(f'"{name}"' for name in NAMES)
    row = "[" + ", ".join(["0.0"] * TRAITS) + "]"
    rows = ", ".join([row] * 20)
    table = f'[[plan]]\nvariants = ["solo"]\nseats = [1]\ntraits = [{names}]\nweights = [{rows}]\n'
    assert store.read(table, "x", "solo", 1).rows[3] == [0.0] * TRAITS
    with pytest.raises(DataError, match="made for other traits than the model has"):
        store.read(table.replace('"kinds"', '"kindness"'), "x", "solo", 1)
    with pytest.raises(DataError, match="nothing for base with 4 seats"):
        store.read(table, "x", "base", 4)
    with pytest.raises(DataError, match="rows of 27 numbers"):
        store.read(table.replace("0.0, 0.0, ", "0.0, ", 1), "x", "solo", 1)
    with pytest.raises(DataError, match="x: "):
        store.read("[[plan", "x", "solo", 1)


def test_fitting_learns_what_differs_and_leaves_luck_out() -> None:
    """Labels that are a weight times a trait give that weight back; what is the same in a group says nothing."""
    rng = Rng(3)
    known = []
    for _ in range(200):
        more = [0.0] * TRAITS
        for j in (1, 5, 18):
            more[j] = rng.below(21) - 10.0
        known.append(fit.Example(4, more, 2.0 * more[1] - 0.5 * more[18]))
    rows = fit.fitted(known, [[0.0] * TRAITS for _ in range(20)])
    assert rows[4][1] == pytest.approx(2.0, abs=0.1)
    assert rows[4][5] == pytest.approx(0.0, abs=0.1)
    assert rows[4][18] == pytest.approx(-0.5, abs=0.1)
    assert fit.likeness(known, rows) > 0.99


def test_examples_are_differences_of_a_group() -> None:
    bundle = game("solo", 1)
    planner = bundle.model
    assert isinstance(planner, Planner)
    found = [fit.examples(planner.game, 4, planner.lore, 1, Rng(8)) for _ in range(2)]
    assert found[0]
    assert [one.gain for one in found[0]] == [one.gain for one in found[1]]
    assert len(found[0]) % fit.GROUP == 0
    group = found[0][: fit.GROUP]
    assert sum(one.gain for one in group) == pytest.approx(0.0, abs=1e-9)
    assert [sum(one.more[j] for one in group) for j in range(GOODS)] == pytest.approx([0.0] * GOODS, abs=1e-9)


def test_what_is_learned_can_be_kept_and_played_by() -> None:
    bundle = game("solo", 1)
    practice = bundle.practice
    assert practice is not None
    rows = [row for seed in range(2) for row in lesson(seed)]
    weights = practice.fit(rows)
    assert practice.likeness(rows, weights) > practice.likeness(rows, None)
    text = practice.text(weights, {"command": "hanse train", "seed": 1, "games": 2, "positions": len(rows)})
    model = practice.model(text, "x")
    assert isinstance(model, Planner)
    assert model.lore.rows == weights
    with pytest.raises(DataError, match="made for other traits"):
        practice.model(text.replace("heaps", "hopes"), "x")


def lesson(seed: int) -> list[list[float]]:
    """As from a game in the model, without playing one: what is gained is what the office holds."""
    rng = Rng(seed)
    rows = []
    for _ in range(60):
        more = [float(rng.below(9) - 4) for _ in range(TRAITS)]
        rows.append([3.0, more[1] - more[2], *more])
    return rows


def test_the_first_turn_is_planned_whole() -> None:
    match: Match[State] = Match(game("base", 4), 2)
    assert isinstance(state(match).stack[-1], Turn)
    found = Searcher("medium", 0.3).look(match.bundle, match.game.clone(match.state), match.asked, Rng(1))
    assert match.game.text[found[0].path[-1]].startswith("travel")
    assert sum(found[0].shares) == pytest.approx(1.0)


def test_what_the_model_judges_is_counted() -> None:
    bundle = game("base", 2)
    counts = [judged(bundle, 1, Rng(4)) for _ in range(2)]
    assert counts[0] == counts[1] > 100
