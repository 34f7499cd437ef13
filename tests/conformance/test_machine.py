"""Hypothesis plays: no sequence of options, refusals and undos breaks a law; a failing game shrinks."""

from __future__ import annotations

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule, run_state_machine_as_test

from hanse.core.entry import Bundle
from hanse.core.match import Match, Refused, Stale
from hanse.core.model import ALL, OVER, State
from hanse.core.rng import Rng
from hanse.core.testing import check_census, check_clone, check_numbers, check_options, check_views
from tests.conformance.conftest import Case


def machine(bundle: Bundle[State]) -> type[RuleBasedStateMachine]:
    class Play(RuleBasedStateMachine):
        def __init__(self) -> None:
            super().__init__()
            self.match = Match(bundle, 5)
            self.census = bundle.census(self.match.state)

        @precondition(lambda self: self.match.asked != OVER)
        @rule(pick=st.integers(0, 10_000))
        def answer(self, pick: int) -> None:
            options = self.match.options()
            self.match.submit(self.match.asked, options[pick % len(options)])

        @precondition(lambda self: self.match.asked != OVER)
        @rule(pick=st.integers(0, 100_000))
        def try_anything(self, pick: int) -> None:
            texts = [text for text in self.match.game.text if text]
            text = texts[pick % len(texts)]
            before, ply = bundle.view(self.match.state, ALL), self.match.ply
            if text in self.match.options():
                return
            try:
                self.match.submit(self.match.asked, text)
            except Refused:
                assert bundle.view(self.match.state, ALL) == before, f"refused {text!r} changed something"
                assert self.match.ply == ply
            else:
                raise AssertionError(f"{text!r} is no option, but was taken")

        @rule()
        def speak_out_of_turn(self) -> None:
            other = (self.match.asked + 1) % max(bundle.setup.seats, 2)
            if other != self.match.asked:
                try:
                    self.match.submit(other, self.match.game.text[0])
                except Stale:
                    return
                raise AssertionError("a seat that was not asked could answer")

        @rule(back=st.integers(0, 3))
        def undo(self, back: int) -> None:
            floor = self.match.floor(self.match.asked).ply
            self.match.undo(max(floor, self.match.ply - back))

        @invariant()
        def laws(self) -> None:
            check_census(self.match, self.census)
            check_numbers(self.match)
            if self.match.asked != OVER:
                check_options(self.match)
                check_clone(self.match, Rng(self.match.ply))
            check_views(self.match, Rng(self.match.ply))

    return Play


def test_no_sequence_of_answers_breaks_a_law(case: Case) -> None:
    run_state_machine_as_test(
        machine(case.bundle()),
        settings=settings(
            max_examples=4,
            stateful_step_count=25,
            deadline=None,
            derandomize=True,
            suppress_health_check=list(HealthCheck),
            phases=(Phase.generate, Phase.shrink),
        ),
    )
