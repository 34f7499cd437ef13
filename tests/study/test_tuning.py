"""``scripts/tune``: weights that were spoiled are mended by play, the same way every time."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from importlib import resources
from pathlib import Path

import pytest

from hanse.core.reading import BadInput
from hanse.study.engines import engine
from hanse.study.tuning import Tuning, whole

ROOT = Path(__file__).parents[2]
SETS = tomllib.loads((resources.files("hanse.games.luebeck") / "weights.toml").read_text(encoding="utf-8"))


def tuning(spoiled: dict[str, float], deals: int = 8) -> Tuning:
    return Tuning("luebeck", "base", 3, spoiled, [whole("luebeck", SETS, "greedy")], deals, seed=5)


def test_spoiled_weights_are_mended() -> None:
    """Who believes that cards in hand take no cog anywhere learns that they do."""
    good = whole("luebeck", SETS, "greedy")
    spoiled = {**good, "sail": 0.2, "reserve": 6.0}
    here = engine("processes", 1)
    tuned = tuning(spoiled)
    for _ in range(10):
        last = tuned.round(0.4, here)
    assert last.weights == tuned.now
    assert last.best >= last.mean
    mean, error, won = tuned.proof(tuned.now, spoiled, 120, here)
    assert mean > 2 * error > 0
    assert won > 1 / 3


def test_the_same_seed_finds_the_same_set_on_any_number_of_processes() -> None:
    good = whole("luebeck", SETS, "greedy")
    one, two = tuning(good, 3), tuning(good, 3)
    assert one.round(0.2, engine("processes", 1)) == two.round(0.2, engine("processes", 2))


def test_only_numbers_are_tuned() -> None:
    with pytest.raises(BadInput, match="sail: only single numbers"):
        whole("luebeck", {"greedy": {**SETS["greedy"], "sail": [1.0]}, "mended": {}}, "mended")


@pytest.mark.parametrize(
    ("given", "said"),
    [(["merkator", "--variant", "solo"], "no rivals"), (["skat"], "skat"), (["luebeck", "--seats", "9"], "9")],
)
def test_what_cannot_be_tuned_is_refused(given: list[str], said: str) -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "scripts" / "tune", *given], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert said in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_the_script_prints_a_set_that_can_be_used() -> None:
    given = ["luebeck", "--seats", "3", "--rounds", "1", "--deals", "2", "--proof", "4", "--workers", "1"]
    done = subprocess.run(
        [sys.executable, ROOT / "scripts" / "tune", *given], capture_output=True, text=True, check=True
    )
    printed = done.stdout[done.stdout.index("[mended]") : done.stdout.index("one by it")]
    found = tomllib.loads(printed)["mended"]
    assert found
    assert set(found) <= set(SETS["greedy"])
    assert "wins" in done.stdout
