"""How long a bot thinks: its answers, and whole turns."""

from __future__ import annotations

import subprocess
import sys
import time
from collections import Counter
from itertools import groupby
from operator import itemgetter
from pathlib import Path

import pytest

from hanse.bots.seat import sit
from hanse.core import registry
from hanse.core.match import Match
from hanse.core.model import OVER, State
from hanse.study.pace import Outing, clock

ROOT = Path(__file__).parents[2]


def test_answers_of_a_turn_are_added_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that gives every answer one second."""
    ticks = iter(range(1_000_000))
    monkeypatch.setattr(time, "thread_time", lambda: next(ticks))
    found = clock(Outing("hansa", "base", 3, "easy", 7))

    match: Match[State] = Match(registry.load("hansa", "base", 3), 7)
    sitters = [sit("easy", seat, pytest.fail) for seat in range(3)]
    judge = match.bundle.judge
    assert judge is not None
    turns: list[tuple[int, int]] = []  # [answer] whose turn, who
    choices = 0
    while match.asked != OVER:
        turns.append((judge.turn(match.state), match.asked))
        choices += len(match.options()) > 1
        match.submit(match.asked, sitters[match.asked].answer(match))
    assert found.answers == [1] * choices
    runs = [Counter(seat for _, seat in run) for _, run in groupby(turns, itemgetter(0))]
    assert found.turns == [answers for run in runs for answers in run.values()]


def test_the_script_keeps_what_it_clocked(tmp_path: Path) -> None:
    command = [sys.executable, str(ROOT / "scripts/league"), "clock", "hansa-base-4-medium", "--to", str(tmp_path)]
    done = subprocess.run([*command, "--workers", "1"], capture_output=True, text=True, check=True, cwd=tmp_path)
    assert "hansa-base-4-medium" in done.stdout
    assert "longest" in (tmp_path / "pace.json").read_text()


def test_a_table_nobody_knows_is_refused(tmp_path: Path) -> None:
    command = [sys.executable, str(ROOT / "scripts/league"), "clock", "chess", "--to", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "no table begins with chess" in done.stderr
