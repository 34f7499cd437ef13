"""Every lesson can be done to its end, whatever the rivals answer in between, and is told in every language."""

from __future__ import annotations

import random

import pytest

from hanse.core.languages import LANGUAGES
from hanse.core.lesson import LEARNER, Step, has_lesson, lesson
from hanse.core.match import Match
from hanse.core.model import OVER, State


def rivals_answer(match: Match[State], chance: random.Random) -> None:
    while match.asked not in (LEARNER, OVER):
        match.submit(match.asked, chance.choice(list(match.options())))


@pytest.mark.parametrize("seed", range(6))
def test_the_lesson_can_be_done_to_its_end(game: str, seed: int) -> None:
    told = lesson(game)
    chance = random.Random(seed)
    for number, scene in enumerate(told.scenes):
        match = told.begin(number, seed)
        for step in scene.steps:
            for answer in step.do[seed % 2 : seed % 2 + 1] or step.do[:1]:
                rivals_answer(match, chance)
                where = f"scene {number}: {answer}, {match.record()}"
                assert match.asked == LEARNER, where
                assert set(step.do) & set(match.options()) == set(step.do), where
                match.submit(LEARNER, answer)
    # The last scene shows how a game ends.
    assert match.asked == OVER


def test_it_has_ten_to_fifteen_taps(game: str) -> None:
    steps = [step for scene in lesson(game).scenes for step in scene.steps]
    assert 10 <= sum(bool(step.do) for step in steps) <= 15
    assert not steps[0].do, "it begins by telling the aim"


def sentences(step: Step) -> list[dict[str, str]]:
    return [step.says, step.instead] if step.instead else [step.says]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_every_language(game: str, language: str) -> None:
    assert has_lesson(game)
    for scene in lesson(game).scenes:
        for step in scene.steps:
            for told in sentences(step):
                assert told[language].endswith((".", "!", "?")), told
                assert language == "en" or told[language] != told["en"], told
                assert len(told[language]) <= 260, "the coach's slip is small"
