"""Digest, code, tests and texts say the same things, in every language."""

from __future__ import annotations

import pytest

from hanse.core import registry
from hanse.core.book import read_book
from hanse.core.examples import examples, sentences
from hanse.core.languages import LANGUAGES
from hanse.core.rulebook import read_digest
from hanse.core.trace import decided, marked, matrix, proofs
from hanse.texts.complete import problems
from tests.conformance.conftest import plain_cases


def test_every_rule_has_a_line_that_decides_it_and_a_test(game: str) -> None:
    rows = matrix(game)
    assert [row.id for row in rows if not row.excuse and not row.code] == [], "no line decides it"
    assert [row.id for row in rows if not row.excuse and not row.tests] == [], "without a test"


def test_tests_name_rules_and_scenarios_that_exist(game: str) -> None:
    rules = read_digest(game, "en")
    assert set(proofs(game)) - set(rules) == set()
    played = {example.scenario for example in examples(game).values()}
    assert set(marked(game, "scenario")) | played == set(sentences(game))


def test_an_excuse_is_only_for_rules_nothing_can_cite(game: str) -> None:
    rules = read_digest(game, "en")
    excused = {id for id, rule in rules.items() if rule.excuse}
    assert excused & set(proofs(game)) == set()
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_examples_have_a_sentence_in_every_language(game: str, language: str) -> None:
    english, other = sentences(game), sentences(game, language)
    assert list(other) == list(english)
    if language != "en":
        assert [id for id, says in other.items() if says == english[id]] == [], "not translated"


def test_texts_are_complete_in_every_language(game: str) -> None:
    assert problems(game) == []


def test_the_digest_lists_what_each_rule_refuses(game: str) -> None:
    bundle = next(case for case in plain_cases() if case.game == game).bundle()
    spoken = {(refusal.rule, refusal.slug) for refusal in bundle.rulebook.refusals}
    listed = {(id, slug) for id, rule in read_digest(game, "en").items() for slug in rule.refuses}
    assert spoken - listed == set(), "refusals that their rule does not list"
    assert listed - spoken == set(), "listed, but no rule says it"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_has_every_rule_once_and_an_introduction(game: str, language: str) -> None:
    book, english = read_book(game, language), read_book(game)
    rules = [rule.id for chapter in book.chapters for rule in chapter.rules]
    assert sorted(rules) == sorted(read_digest(game, "en"))
    assert book.intro is not None
    assert english.intro is not None
    assert 120 <= sum(len(part.split()) for part in book.intro) <= 300, "half a page"
    assert all(chapter.title for chapter in book.chapters)
    if language != "en":
        assert not set(book.intro) & set(english.intro), "not translated"


def test_the_card_says_how_long_and_how_heavy(game: str) -> None:
    entry = registry.entry(game)
    assert 0 < entry.minutes[0] < entry.minutes[1]
    assert entry.weight in (1, 2, 3)
