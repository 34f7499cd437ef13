"""OpenSpiel's own tests, in a process of its own: it keeps what is registered until Python has ended."""

from __future__ import annotations

import subprocess
import sys

import pytest

from hanse.core import registry

BEGIN = """
import random
import numpy as np
import pyspiel
import hanse.envs.spiel

def begun(name):
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    dice = random.Random(1)
    while state.is_chance_node():
        codes, odds = zip(*state.chance_outcomes())
        state.apply_action(dice.choices(codes, odds)[0])
    return game, state
"""


def run(script: str) -> str:
    command = [sys.executable, "-c", BEGIN + script]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("game", registry.ids())
def test_passes_openspiels_own_simulation(game: str) -> None:
    seats = min(n for n in registry.entry(game).variants[0].seats)
    run(f"""
game = pyspiel.load_game("hanse_{game}(players={seats},limit=150)")
pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
""")


def test_a_game_at_its_limit_is_over_and_ranked_by_points() -> None:
    """Uniform play over all options of Hansa Teutonica hardly ever ends by itself."""
    out = run("""
game = pyspiel.load_game("hanse_hansa_teutonica(players=3,limit=20)")
state = game.new_initial_state()
dice = random.Random(1)
while not state.is_terminal():
    state.apply_action(dice.choice(state.legal_actions()))
print(len(state.answers), sum(state.returns()))
""")
    assert out.split() == ["20", "0.0"]


def test_positions_are_written_down_and_read_again() -> None:
    out = run("""
for name in ("hanse_hansa(players=2)", "hanse_luebeck(players=3)", "hanse_merkator(variant=solo)"):
    game, state = begun(name)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(again) == str(state) and again.legal_actions() == state.legal_actions(), name
    assert str(state.clone()) == str(state)
print("done")
""")
    assert out.strip().endswith("done")


def test_what_is_hidden_is_drawn_anew_and_nothing_else() -> None:
    out = run("""
game, state = begun("hanse_luebeck(players=3)")
player = state.current_player()
others = [state.resample_from_infostate(player, random.Random(i).random) for i in range(5)]
assert all(o.information_state_string(player) == state.information_state_string(player) for o in others)
assert len({str(o) for o in others}) > 1, "rivals hold the same cards in every world"
print("done")
""")
    assert out.strip().endswith("done")


def test_openspiels_searches_play() -> None:
    out = run("""
from open_spiel.python.algorithms import ismcts, mcts
evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
game, state = begun("hanse_hansa(players=2)")
code = mcts.MCTSBot(game, 1.4, 2, evaluator, random_state=np.random.RandomState(2)).step(state)
assert code in state.legal_actions()
game, state = begun("hanse_luebeck(players=3)")
code = ismcts.ISMCTSBot(game, evaluator, 1.4, 2, random_state=np.random.RandomState(2)).step(state)
assert code in state.legal_actions()
print("done")
""")
    assert out.strip().endswith("done")


def test_tensors_have_the_names_of_the_features() -> None:
    out = run("""
from open_spiel.python.observation import make_observation
game, state = begun("hanse_merkator(players=2)")
seen = make_observation(game)
seen.set_from(state, 0)
print(seen.tensor.shape[0] == game.bundle.features.size, seen.dict["goods"].shape)
""")
    assert out.split(maxsplit=1) == ["True", "(4, 16)\n"]


def test_what_is_not_possible_is_told_and_changes_nothing() -> None:
    out = run("""
from hanse.core.reading import BadInput
game, state = begun("hanse_luebeck(players=3)")
before = str(state)
for wrong in (lambda: state.apply_action(99999), lambda: state.apply_action(-5), lambda: state.apply_action(0)):
    try:
        wrong()
    except BadInput as bad:
        print("is not allowed now; possible: " in str(bad))
try:
    state.information_state_string(7)
except BadInput as bad:
    print(bad)
print(str(state) == before)
""")
    assert out.splitlines() == ["True", "True", "True", "no player 7; there is 0 to 2", "True"]
