"""How well a level foretells what comes of answers: what is asked, what is counted, and what is refused."""

from __future__ import annotations

import subprocess
import sys
from math import sqrt
from pathlib import Path

import pytest

from hanse.core.reading import BadInput
from hanse.study.foretelling import Asking, Foretold, ask, likeness, thinker

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(("game", "variant", "seats"), [("hansa", "base", 3), ("merkator", "solo", 1)])
def test_levels_are_asked_and_their_answers_played_on(game: str, variant: str, seats: int) -> None:
    task = Asking(game, variant, seats, ("hard@2", "medium"), "easy", 2, 3, 2, 5)
    found = ask(task)
    assert found == ask(task)
    assert 0 < len(found) <= 2
    for one in found:
        many = len(one.came)
        assert 2 <= many <= 3
        assert [len(said) for said in one.expected] == [many, many]
        assert all(len(plays) == 2 for plays in one.came)


def test_who_foretells_everything_is_told_from_who_foretells_nothing() -> None:
    """Two decisions of equal answers but for what a level sees, in plays without luck."""
    came = [[1.0, 1.0], [3.0, 3.0]]
    found = [Foretold(1, ply, [[0.1, 0.3], [0.3, 0.1]], came) for ply in (1, 2)]
    right, wrong = likeness(found, 0), likeness(found, 1)
    assert right == pytest.approx((1.0, 1.0, 1.0))
    assert wrong == pytest.approx((-1.0, 1.0, -1.0))


def test_luck_in_plays_bounds_what_can_be_foretold() -> None:
    """Means scatter by 2, and luck makes 1/3 in it: four plays of each answer, which scatter by 4/3."""
    came = [[1.0, 1.0, 3.0, 3.0], [3.0, 3.0, 5.0, 5.0]]
    scatter = 4 / 3 / 4
    assert likeness([Foretold(1, 1, [[0.0, 1.0]], came)], 0).most == pytest.approx(sqrt((2 - scatter) / 2))
    assert likeness([Foretold(1, 1, [[0.0, 1.0]], [[0.0, 9.0], [9.0, 0.0]])], 0).most == 0.0


def test_of_nothing_nothing_is_said() -> None:
    assert likeness([], 0) == (0.0, 0.0, 0.0)


def test_who_ranks_no_answers_cannot_be_asked() -> None:
    with pytest.raises(BadInput, match="ranks no answers"):
        thinker("greedy")


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["hansa", "--levels", "greedy"], "ranks no answers"),
        (["hansa", "--levels", "brutal"], "no bot 'brutal'"),
        (["hansa", "--plays", "1"], "--plays 2 or more"),
        (["chess"], "chess"),
    ],
)
def test_bad_input_is_one_line(given: list[str], said: str) -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "scripts" / "foretell", *given], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert said in done.stderr
    assert done.stderr.count("\n") == 1
