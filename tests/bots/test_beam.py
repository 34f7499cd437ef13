"""The beam over a turn, in a game small enough to be read whole: it always comes to an end of the turn."""

from __future__ import annotations

from hanse.bots.search.kit import GREEDY, Beam, Kit
from hanse.bots.search.plans import plans
from hanse.core.game import Deed, Game, question
from hanse.core.judge import Judge
from hanse.core.model import OK, Frame, Log, Over, Refusal
from hanse.core.rng import Rng
from hanse.core.words import Verbs

HERE, NICE, GATE = range(3)
WAYS = {"hither": (HERE, NICE), "yonder": (HERE, GATE), "back": (NICE, HERE), "leave": (GATE, -1)}
"""A turn ends at the gate alone; the nice place looks better, and leads back only."""
BORED = 3
"""After so many answers the gate looks best."""
NO = Refusal("TEST", "no-way")


class Ask(Frame):
    def __init__(self, seat: int) -> None:
        self.seat = seat


class Walk:
    def __init__(self) -> None:
        self.stack: list[Frame] = [Over(), Ask(0)]
        self.place = HERE
        self.answers = 0


def copy(s: Walk) -> Walk:
    out = Walk()
    out.stack, out.place, out.answers = s.stack[:], s.place, s.answers
    return out


def deed(name: str, verbs: Verbs) -> Deed[Walk, Ask]:
    start, end = WAYS[name]

    def why_not(s: Walk, top: Ask, a: int, b: int) -> Refusal | None:
        return OK if s.place == start else NO

    def do(s: Walk, top: Ask, a: int, b: int, log: Log) -> None:
        s.answers += 1
        s.place = end
        if end < 0:
            s.stack.pop()

    return Deed(verbs.add(name), why_not, do)


def game() -> Game[Walk]:
    verbs = Verbs()
    asked = question(Ask, *(deed(name, verbs) for name in WAYS))
    return Game([], verbs, [question(Over), asked], NO, Walk, copy, lambda s: [], lambda s: s.place)


class Taste(Judge[Walk]):
    def __init__(self) -> None:
        self.seats = 1

    def turn(self, s: Walk) -> int:
        return 0 if s.place >= 0 else -1

    def value(self, s: Walk, seat: int) -> float:
        return [0.0, 1.0, 9.0 if s.answers >= BORED else -1.0][s.place]

    def prospects(self, s: Walk) -> list[float]:
        return [0.0]

    def points(self, s: Walk) -> list[float]:
        return [0.0]


def found(beam: Beam) -> tuple[list[list[str]], int]:
    """The plans in words, and how many positions were judged for them."""
    walk = game()
    kit = Kit(walk, Taste(), lambda s: (0,), 1.0)
    made = plans(kit, walk.start(), 0, beam, GREEDY, Rng(1))
    assert all(isinstance(plan.state.stack[-1], Over) for plan in made)
    return [[walk.text[code] for code in plan.path] for plan in made], kit.judged


def test_a_beam_that_turns_back_does_not_go_the_same_way_again() -> None:
    assert found(Beam(1, 9))[0] == [["hither", "back", "yonder", "leave"]]


def test_a_beam_that_runs_in_a_circle_still_finds_a_plan() -> None:
    """What leads out was not among the few: after the first answer the turn is played one answer at a time."""
    assert found(Beam(1, 9, few=1))[0] == [["hither"]]


def test_a_turn_longer_than_the_beam_is_played_to_its_end() -> None:
    assert found(Beam(1, 2))[0] == [["hither", "back"]]


def test_a_beam_that_has_judged_enough_goes_one_way() -> None:
    wide, narrow = found(Beam(2, 9))[0], found(Beam(2, 9, judged=1))[0]
    assert ["yonder", "leave"] in wide
    assert ["yonder", "leave"] not in narrow
