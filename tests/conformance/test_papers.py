"""Digest, code, tests and texts say the same things, in every language."""

from __future__ import annotations

import pytest

from hanse.core import registry
from hanse.core.languages import LANGUAGES
from hanse.core.rulebook import read_digest, scenarios
from hanse.core.trace import decided, marked, matrix
from hanse.texts.complete import problems
from tests.conformance.conftest import plain_cases


def test_every_rule_has_a_line_that_decides_it_and_a_test(game: str) -> None:
    rows = matrix(game)
    assert [row.id for row in rows if not row.excuse and not row.code] == [], "no line decides it"
    assert [row.id for row in rows if not row.excuse and not row.tests] == [], "without a test"


def test_tests_name_rules_and_scenarios_that_exist(game: str) -> None:
    rules = read_digest(game, "en")
    assert set(marked(game, "rule")) - set(rules) == set()
    assert set(marked(game, "scenario")) == set(scenarios(game))


def test_an_excuse_is_only_for_rules_nothing_can_cite(game: str) -> None:
    rules = read_digest(game, "en")
    excused = {id for id, rule in rules.items() if rule.excuse}
    assert excused & set(marked(game, "rule")) == set()
    assert excused & set(decided(game, tuple(rules))) == set()


def test_refusals_cite_rules_of_the_digest(game: str) -> None:
    rules = read_digest(game, "en")
    bundle = next(case for case in plain_cases() if case.game == game).bundle()
    refusals = bundle.rulebook.refusals
    assert [refusal for refusal in refusals if refusal.rule not in rules] == []
    assert len({(refusal.rule, refusal.slug) for refusal in refusals}) == len(refusals)


def test_switches_cite_rules_of_the_digest(game: str) -> None:
    rules = read_digest(game, "en")
    for variant in registry.entry(game).variants:
        assert [switch.name for switch in variant.switches if switch.rule not in rules] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_digest_is_the_same_in_every_language(game: str, language: str) -> None:
    english, other = read_digest(game, "en"), read_digest(game, language)
    assert list(other) == list(english)
    if language != "en":
        same = [id for id, rule in other.items() if rule.says == english[id].says and len(rule.says) > 40]
        assert same == [], "not translated"


def test_texts_are_complete_in_every_language(game: str) -> None:
    assert problems(game) == []


def test_the_digest_lists_what_each_rule_refuses(game: str) -> None:
    bundle = next(case for case in plain_cases() if case.game == game).bundle()
    spoken = {(refusal.rule, refusal.slug) for refusal in bundle.rulebook.refusals}
    listed = {(id, slug) for id, rule in read_digest(game, "en").items() for slug in rule.refuses}
    assert spoken - listed == set(), "refusals that their rule does not list"
    assert listed - spoken == set(), "listed, but no rule says it"
