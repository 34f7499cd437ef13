"""Whatever is refused in play is refused by a rule that says so, in words of every language."""

from __future__ import annotations

from hanse.core.languages import LANGUAGES
from hanse.core.match import Match
from hanse.core.model import CHANCE, OK, State
from hanse.core.rulebook import Rule, read_digest
from hanse.core.situation import Situation
from hanse.core.walk import walk
from hanse.texts import GameTexts, Texts
from tests.conformance.conftest import Case

POSITIONS = 40
"""About so many of each game are looked at."""
EACH = 16
"""So many actions of each verb are tried there, spread over all of them: also of verbs that do not answer at all."""


def test_a_refused_action_is_listed_by_the_rule_it_cites_with_switches(case: Case) -> None:
    rules = read_digest(case.game, "en")
    texts = [Texts(language, case.game) for language in LANGUAGES]
    match = Match(case.bundle(), 5)
    seen: set[tuple[str, str]] = set()
    asked: set[str] = set()
    wrong: list[str] = []
    for count, _ in enumerate(walk(match, 5)):
        # Rarer as the game gets long, so that one of ten thousand answers costs no more than one of a hundred.
        if count % (1 + count // POSITIONS) and match.question in asked:
            continue
        for text, rule, slug in refused(match, count):
            if (rule, slug) not in seen:
                seen.add((rule, slug))
                wrong += [f"ply {match.ply}, {text}: {what}" for what in problems(rule, slug, rules, texts)]
        asked.add(match.question)
    assert seen
    assert wrong == []


def test_not_now_says_what_is_asked(case: Case) -> None:
    match = Match(case.bundle(), 5)
    speech = [GameTexts.of(match.bundle, language) for language in LANGUAGES]
    asked: set[str] = set()
    for _ in walk(match, 5):
        if match.question not in asked and match.asked != CHANCE:
            asked.add(match.question)
            now = Situation(match)
            for texts in speech:
                assert texts.ask(match.question, now.frame) in texts.refusal("not-now", now.question, now.frame)
    assert asked


def refused(match: Match[State], shift: int) -> list[tuple[str, str, str]]:
    """Actions that are not allowed now, with rule and slug; ``shift`` makes it others at every position."""
    game = match.game
    out: list[tuple[str, str, str]] = []
    for verb in game.verbs:
        first, end = game.base[verb.number], game.base[verb.number + 1]
        step = 1 + (end - first) // EACH
        for code in range(first + shift % step, end, step):
            refusal = game.why_not(match.state, code)
            if game.text[code] and refusal is not OK:
                out.append((game.text[code], refusal.rule, refusal.slug))
    return out


def problems(rule: str, slug: str, rules: dict[str, Rule], texts: list[Texts]) -> list[str]:
    """What is wrong with a refusal that somebody was given."""
    if rule not in rules:
        return [f"{slug} cites {rule}, which is no rule"]
    out = [] if slug in rules[rule].refuses else [f"{rule} does not list {slug}"]
    return out + [f"no text no-{slug} in {one.language}" for one in texts if not one.has(f"no-{slug}")]
