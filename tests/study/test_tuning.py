"""``scripts/tune``: weights that were spoiled are mended by play, the same way every time."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from hanse.core.weights import weights
from hanse.study.engines import engine
from hanse.study.tuning import Set, Tuning, tunable

ROOT = Path(__file__).parents[2]
GOOD = weights("luebeck", "greedy").table


def tuning(first: Set, deals: int = 8) -> Tuning:
    return Tuning("luebeck", "base", 3, first, [GOOD], deals, seed=5)


def test_spoiled_weights_are_mended() -> None:
    """Who believes that cards in hand take no cog anywhere learns that they do."""
    spoiled = {**GOOD, "sail": 0.2, "reserve": 6.0}
    here = engine("processes", 1)
    tuned = tuning(spoiled)
    for _ in range(10):
        last = tuned.round(0.4, here)
    assert last.best >= last.mean
    mean, error, won = tuned.proof(tuned.now, spoiled, 120, here)
    assert mean > 2 * error > 0
    assert won > 1 / 3


def test_the_same_seed_finds_the_same_set_on_any_number_of_processes() -> None:
    one, two = tuning(GOOD, 3), tuning(GOOD, 3)
    assert one.round(0.2, engine("processes", 1)) == two.round(0.2, engine("processes", 2))
    assert one.now == two.now


def test_counts_and_lists_stay_as_they_are() -> None:
    """Hansa Teutonica has both among its weights."""
    first = weights("hansa_teutonica", "mended").table
    tuned = Tuning("hansa_teutonica", "base", 2, first, [first], 1, seed=5)
    tuned.round(0.1, engine("processes", 1))
    changed = {name for name, one in first.items() if tuned.now[name] != one}
    assert changed
    assert changed <= set(tunable(first))
    assert isinstance(first["force"], list)
    assert list(tuned.now) == list(first)


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
    assert set(found) <= set(GOOD)
    assert "wins" in done.stdout
