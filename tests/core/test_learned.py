"""What was learned: how it is read, what it says between two moments, how it is mixed with the hand-written value."""

from __future__ import annotations

from pathlib import Path

import pytest

from hanse.core.judge import Judge
from hanse.core.learned import Hidden, Learned
from hanse.core.model import Frame, Over, State
from hanse.core.reading import DataError
from hanse.core.weights import learned_from, taught

TRAITS = ("ships", "friends")
FILE = """
[[learned]]
variant = "base"
seats = [3, 4]
traits = ["ships", "friends"]
blend = 0.5
command = "hanse train nothing"
seed = 1
games = 2
positions = 3
arena = "none"
weights = [[1.0, 0.0], [3.0, 8.0]]
"""
NET = "hidden = [[1.0, 0.0, 4.0, -2.0]]\nout = [10.0]\n"
"""One unit, which counts ships, how far the game has come, and that there must be more than two of it."""


class Position:
    def __init__(self) -> None:
        self.stack: list[Frame] = [Over()]


class Plain(Judge[State]):
    """By hand everybody has ten; a seat's number is how many ships it has, and everybody has a friend."""

    def __init__(self) -> None:
        self.seats = 2
        self.traits = TRAITS

    def prospects(self, s: State) -> list[float]:
        return [10.0, 10.0]

    def measure(self, s: State) -> list[list[float]]:
        return [[0.0, 1.0], [1.0, 1.0]]

    def phase(self, s: State) -> float:
        return 0.25


def test_between_two_moments_what_they_say_is_mixed() -> None:
    found = Learned([[0.0], [4.0], [6.0]], 1.0)
    assert [found.row(phase) for phase in (0.0, 0.25, 0.5, 0.75, 1.0)] == [[0.0], [2.0], [4.0], [5.0], [6.0]]
    assert Learned([[7.0]], 1.0).row(0.3) == [7.0]


@pytest.mark.parametrize(("blend", "values"), [(1.0, [2.0, 3.5]), (0.5, [6.0, 6.75])])
def test_what_was_learned_and_the_hand_written_value_are_mixed(blend: float, values: list[float]) -> None:
    judge = Plain()
    assert judge.values(Position()) == [10.0, 10.0]
    judge.learned = Learned([[1.0, 0.0], [3.0, 8.0]], blend)
    assert judge.values(Position()) == values


def test_a_unit_adds_what_it_finds_if_that_is_more_than_nothing() -> None:
    learned = Learned([[1.0, 0.0]], 1.0, Hidden([[1.0, 0.0, 4.0, -2.0]], [10.0]))
    assert learned.worths([[0.0, 1.0], [3.0, 0.0]], 0.0) == [0.0, 3.0 + 10.0]
    assert learned.worths([[0.0, 1.0], [3.0, 0.0]], 1.0) == [20.0, 3.0 + 50.0]


def test_a_net_is_read_with_the_weights(tmp_path: Path) -> None:
    found = taught(FILE + NET, "learned.toml", "base", 4, TRAITS)
    assert found is not None
    assert found.hidden is not None
    assert (found.hidden.rows, found.hidden.out) == ([[1.0, 0.0, 4.0, -2.0]], [10.0])


def test_a_file_is_read_for_the_tables_it_was_made_for(tmp_path: Path) -> None:
    file = tmp_path / "learned.toml"
    file.write_text(FILE)
    found = learned_from(file, "base", 4, TRAITS)
    assert found is not None
    assert (found.rows, found.blend) == ([[1.0, 0.0], [3.0, 8.0]], 0.5)
    assert learned_from(file, "base", 2, TRAITS) is None
    assert learned_from(file, "solo", 4, TRAITS) is None


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('["ships", "friends"]', '["ships", "cousins"]', r"other traits than this game has \(cousins, friends\)"),
        ('["ships", "friends"]', '["friends", "ships"]', r"other traits than this game has \(their order\)"),
        ("blend = 0.5", "blend = 0", "blend: must be more than 0"),
        ("[3.0, 8.0]", "[3.0]", "weights: must be rows of 2 numbers"),
        ("[3.0, 8.0]", '["much", 8.0]', "must be a number"),
        ("seed = 1", "sead = 1", "sead: is not a key known here"),
        ("blend = 0.5", "", "blend: is missing"),
        ("1.0, 0.0, 4.0, -2.0", "1.0, 0.0", "hidden: must be rows of 4 numbers"),
        ("out = [10.0]", "out = [10.0, 1.0]", "out: must be 1 numbers"),
        ("out = [10.0]", "", "out: is missing"),
        ("[[learned]]", "[[learned", "learned.toml: "),
        ("weights = ", "weights = [[1.0, 2.0]]\n[[learned]]\nx = ", "is missing"),
    ],
)
def test_a_file_of_something_else_is_refused_in_one_line(old: str, new: str, said: str) -> None:
    assert old in FILE + NET
    with pytest.raises(DataError, match=said) as caught:
        taught((FILE + NET).replace(old, new), "learned.toml", "base", 4, TRAITS)
    assert "\n" not in str(caught.value)


def test_two_tables_for_the_same_are_refused() -> None:
    with pytest.raises(DataError, match="two tables for base with 4 seats"):
        taught(FILE + FILE, "learned.toml", "base", 4, TRAITS)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="No such file"):
        learned_from(tmp_path / "none.toml", "base", 4, TRAITS)
