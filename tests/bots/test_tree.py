"""The tree of answers, in a game small enough to be read whole: a seat expects its rival to do his best."""

from __future__ import annotations

import pytest

from hanse.bots.search.kit import GREEDY, Kit
from hanse.bots.search.tree import Growth, Tree
from hanse.bots.searcher import read
from hanse.core.game import Deed, Game, question
from hanse.core.judge import Judge
from hanse.core.model import OK, Frame, Log, Over, Refusal
from hanse.core.reading import DataError, Reader
from hanse.core.rng import Rng
from hanse.core.words import Verbs

OFFERED = {"grab": 9, "share": 4}
"""Points for seat 0 at once; then seat 1 may take all of a grab, but nothing of what is shared."""
NO = Refusal("TEST", "no-way")


class Ask(Frame):
    def __init__(self, seat: int) -> None:
        self.seat = seat


class Purse:
    def __init__(self) -> None:
        self.stack: list[Frame] = [Over(), Ask(1), Ask(0)]
        self.points = [0, 0]


def copy(s: Purse) -> Purse:
    out = Purse()
    out.stack, out.points = s.stack[:], s.points[:]
    return out


def deed(name: str, seat: int, verbs: Verbs) -> Deed[Purse, Ask]:
    def why_not(s: Purse, top: Ask, a: int, b: int) -> Refusal | None:
        return OK if top.seat == seat and (name != "rob" or s.points[0] == OFFERED["grab"]) else NO

    def do(s: Purse, top: Ask, a: int, b: int, log: Log) -> None:
        s.stack.pop()
        if name == "rob":
            s.points = [0, s.points[0]]
        else:
            s.points[seat] += OFFERED.get(name, 1)

    return Deed(verbs.add(name), why_not, do)


def game() -> Game[Purse]:
    verbs = Verbs()
    asked = question(
        Ask, *(deed(name, seat, verbs) for name, seat in (("grab", 0), ("share", 0), ("rob", 1), ("beg", 1)))
    )
    return Game([], verbs, [question(Over), asked], NO, Purse, copy, lambda s: [], lambda s: hash(tuple(s.points)))


class Count(Judge[Purse]):
    def __init__(self) -> None:
        self.seats = 2

    def turn(self, s: Purse) -> int:
        return s.stack[-1].seat

    def value(self, s: Purse, seat: int) -> float:
        return float(s.points[seat])

    def prospects(self, s: Purse) -> list[float]:
        return self.points(s)

    def points(self, s: Purse) -> list[float]:
        return [float(one) for one in s.points]


def looked(times: int, late: bool = False) -> list[tuple[str, int, float]]:
    """Answers, best first: how often each was tried, and what it is said to be worth."""
    purse = game()
    kit = Kit(purse, Count(), lambda s: (0,) if s.points[0] > s.points[1] else (1,), 4.0)
    found = Tree(kit, Growth(times, 0.25, 4.0, 0, [GREEDY]), lambda: late).look(purse.start(), 0, Rng(1))
    return [(purse.text[one.path[0]], one.rollouts, one.mean) for one in found]


def test_who_looks_one_step_ahead_falls_into_the_trap() -> None:
    assert max(OFFERED, key=OFFERED.__getitem__) == "grab"
    assert [(answer, tried) for answer, tried, _ in looked(1)] == [("grab", 1)]


def test_a_tree_finds_out_what_the_rival_will_do() -> None:
    best, trap = looked(4000)
    assert (best[0], trap[0]) == ("share", "grab")
    assert best[1] + trap[1] == 4000
    assert best[1] > 100 * trap[1]
    assert best[2] > 0.7 > 0.2 > trap[2]


def test_the_same_question_gets_the_same_answer() -> None:
    assert looked(50) == looked(50)


def test_who_has_no_time_answers_all_the_same() -> None:
    assert [(answer, tried) for answer, tried, _ in looked(200, late=True)] == [("grab", 1)]


def test_of_what_was_hardly_tried_nothing_is_said() -> None:
    """The trap is left alone before long; with more time it is tried again now and then."""
    assert [answer for answer, _, _ in looked(40)] == ["share"]
    assert [answer for answer, _, _ in looked(4000)] == ["share", "grab"]


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ({"bold": 0.0}, "bold: must be more than 0"),
        ({"trust": -1.0}, "trust: must be more than 0"),
        ({"tree": 0}, "tree: "),
        ({"keep": 3}, "keep: is not a key known here"),
    ],
)
def test_a_tree_of_nonsense_is_refused(key: dict[str, float], said: str) -> None:
    common = {"scale": 8.0, "width": 8, "depth": 6, "prior": 2.0}
    with pytest.raises(DataError, match=said):
        read(Reader({**common, "tree": 10, "bold": 0.25, "trust": 4.0, "turns": 0, **key}, "test"), 1.0)
