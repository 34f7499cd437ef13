"""Without the line that decides a rule, a test of that rule fails."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(
    os.environ.get("HANSE_INTERPRETED") == "1", reason="works on the sources anyway; once in scripts/test is enough"
)

ROOT = Path(__file__).resolve().parents[2]
SAMPLE = 20
"""Rules of each game in a plain run, evenly spread; a long run takes them all."""


def mutants(*args: str) -> subprocess.CompletedProcess[str]:
    """Run as a program: it needs the sources, whatever engine this process has loaded."""
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    return subprocess.run(
        [sys.executable, "-m", "tests.conformance.mutants", *args],
        cwd=ROOT, env=os.environ | {"PYTHONPATH": path}, capture_output=True, text=True, check=False,
    )  # fmt: skip


def prove(*args: str) -> None:
    run = mutants(*args)
    assert run.returncode == 0, run.stdout + run.stderr


def test_sampled_rules_are_decided_where_they_are_cited(game: str) -> None:
    prove(game, "--sample", str(SAMPLE))


@pytest.mark.long
def test_every_rule_is_decided_where_it_is_cited(game: str) -> None:
    prove(game)
