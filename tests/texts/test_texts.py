"""Sentences from Fluent files: the rules of the package's docstring, and that nothing is missing or idle."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import hanse
from hanse.core import registry
from hanse.core.book import Intro
from hanse.core.describe import Description
from hanse.core.frames import tell_frame
from hanse.core.match import Match
from hanse.core.model import ALL, OVER
from hanse.core.playout import random_code
from hanse.core.reading import BadInput, View
from hanse.core.rng import Rng
from hanse.core.situation import Situation
from hanse.texts import LANGUAGES, GameTexts, Texts, language
from hanse.texts.complete import needs, problems, read, shared_problems
from hanse.texts.files import game_file
from hanse.texts.picture import picture
from hanse.texts.speech import operands

ROOT = Path(hanse.__file__).parent


def hansa(lang: str = "en", players: tuple[str, ...] = ("Anna", "Bea", "Cem")) -> GameTexts:
    return GameTexts.of(registry.load("hansa", "base", 3), lang, players)


def toy(lang: str = "en") -> GameTexts:
    """Hansa's files, with a description in which every kind of operand occurs."""
    described: Description = {
        "verbs": {"move": {"domains": ["city"], "stops": False, "final": False}},
        "questions": {},
        "events": {},
        "domains": {},
        "doubts": [],
        "sheet": {"names": {"city": {"danzig": {"en": "Danzig", "de": "Danzig", "nl": "Dantzig"}}}, "seats": ["red"]},
    }
    return GameTexts(lang, "hansa", described)


def test_an_option_is_a_sentence_in_every_language() -> None:
    said = {hansa(lang).option("buy danzig orange-2") for lang in LANGUAGES}
    assert len(said) == 3
    assert all("Danzig" in sentence for sentence in said)


def test_the_decoration_of_an_action_is_not_shown() -> None:
    assert hansa().option("move danzig @2") == hansa().option("move danzig")


def test_seats_are_called_by_their_players() -> None:
    told: View = {"kind": "turn", "seat": "1", "round": 4}
    assert "Bea" in hansa().event(told)


def test_without_players_seats_are_called_by_their_colours() -> None:
    texts = GameTexts.of(registry.load("hansa", "base", 3), "de")
    assert [texts.player(seat) for seat in range(3)] == ["Gelb", "Grau", "Violett"]
    assert toy("de").player(3) == "Spieler 4"


def test_names_come_from_the_sheet_then_from_the_texts_then_from_the_word() -> None:
    texts = toy("nl")
    assert texts.word("city", "danzig") == "Dantzig"
    assert texts.word("colour", "orange") == texts.say("colour-orange") != "colour-orange"
    assert texts.word("count", "12") == 12
    assert texts.word("count", "many") == "many"


def test_nothing_is_passed_as_none() -> None:
    assert hansa().args([("city", "city"), ("n", None)], [None, None]) == {"city": "none", "n": "none"}


def test_numbers_stay_numbers_so_that_plurals_work() -> None:
    assert hansa().args([("n", None), ("m", "count")], [3, "4"]) == {"n": 3, "m": 4}


def test_a_domain_that_comes_twice_is_numbered() -> None:
    assert operands(["city", "tile", "city", "city"]) == ["city", "tile", "city2", "city3"]


def test_there_are_no_invisible_marks_around_arguments() -> None:
    assert not re.search("[\u2066-\u2069]", hansa().option("buy danzig orange-2"))


def test_nobody_lifts_a_piece_of_themselves() -> None:
    texts = Texts("en", "hansa_teutonica")
    told = {"seat": "Anna", "shape": "a trader", "route": "A–B"}
    assert texts.say("event-lifted", **told, side="Anna") == "Anna lifts a trader from A–B."
    assert texts.say("event-lifted", **told, side="Bea") == "Anna lifts a trader of Bea from A–B."


def test_a_missing_key_is_shown_as_itself() -> None:
    assert Texts("en").say("cli-nothing-of-the-kind") == "cli-nothing-of-the-kind"


def test_a_frame_in_words_hides_what_eyes_may_not_know() -> None:
    bundle = registry.load("hansa", "base", 2)
    match = Match(bundle, 4)
    top = match.state.stack[-1]
    assert tell_frame(bundle.game, top) == {"done": 0}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_can_be_told(lang: str) -> None:
    """No sentence of a game shows a key, a placeable or a word that has no name."""
    for id in registry.ids():
        bundle = registry.load(id)
        texts = GameTexts.of(bundle, lang, [f"P{n}" for n in range(bundle.setup.seats)])
        match = Match(bundle, 6)
        rng = Rng(2)
        options: set[str] = set()
        while match.asked != OVER and match.ply < 600:
            options.update(match.options())
            frame = tell_frame(bundle.game, match.state.stack[-1])
            assert_sentence(texts.ask(match.question, frame), lang)
            match.submit(match.asked, match.game.text[random_code(match.game, match.state, rng)])
        for option in options:
            assert_sentence(texts.option(option), lang)
        for events in match.events:
            for event in events:
                for eyes in (ALL, 0, 1):
                    said = texts.event(bundle.schema.tell(event, eyes))
                    assert said == "" or assert_sentence(said, lang)


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
@pytest.mark.parametrize("id", registry.ids())
def test_a_board_in_a_terminal_is_labelled_in_the_readers_language(id: str, lang: str) -> None:
    match = Match(registry.load(id), 6)
    rng = Rng(2)
    while match.asked != OVER and match.ply < 30:
        match.submit(match.asked, match.game.text[random_code(match.game, match.state, rng)])
    now = Situation(match)
    english, other = (GameTexts.of(now.bundle, one) for one in ("en", lang))
    labels = re.findall(r"^label-([a-z-]+) = ", game_file(id, "en"), re.M)
    drawn, meant = picture(now, ALL, english), picture(now, ALL, other)
    seen = 0
    for label in labels:
        said, told = (re.escape(str(texts.word("label", label))) for texts in (english, other))
        if said != told and re.search(rf"\b{said}\b", drawn):
            seen += 1
            assert not re.search(rf"\b{said}\b", meant), label
    assert seen > 3


def assert_sentence(text: str, lang: str) -> bool:
    assert text
    assert "{" not in text
    assert not text.startswith(("verb-", "event-", "ask-"))
    assert lang == "en" or "none" not in text.split()
    return True


def test_a_language_comes_from_the_surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HANSE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert language() == "en"
    monkeypatch.setenv("LANG", "nl_NL.UTF-8")
    assert language() == "nl"
    monkeypatch.setenv("HANSE_LANG", "de")
    assert language() == "de"
    monkeypatch.setenv("HANSE_LANG", "fr")
    assert language() == "en"
    with pytest.raises(BadInput, match="no language 'fr'; there is en, de, nl"):
        language("fr")


def test_the_shells_texts_are_complete_and_none_is_idle() -> None:
    """Keys that code names, and those made from words: colours of seats, reasons an undo stops, parts of a book."""
    used = {"language", "yes", "no", "player"}
    page = ROOT.parent.parent / "web" / "src"
    for path in (*ROOT.glob("cli/*.py"), *ROOT.glob("server/*.py"), *page.rglob("*.ts"), *page.rglob("*.svelte")):
        used |= set(re.findall(r"""["']((?:cli|card|notice)-[a-z-]+)["']""", path.read_text()))
    used |= {f"cli-undo-{why}" for why in ("start", "chance", "seat", "final")}
    used |= {f"intro-{part}" for part in Intro._fields}
    used |= {f"card-weight-{registry.entry(id).weight}" for id in registry.ids()}
    for id in registry.ids():
        used |= needs(id, games=0).shared
    # Colours wait in the files for games still to come.
    found = [line for line in shared_problems(used) if not re.search(r"seat-\w+ is not used", line)]
    assert found == []


class TestCompleteness:
    """The check itself finds what it is for."""

    @pytest.fixture
    def changed(self, monkeypatch: pytest.MonkeyPatch) -> object:
        def change(lang: str, old: str, new: str) -> list[str]:
            def file(game: str, language: str) -> str:
                text = game_file(game, language)
                if language == lang:
                    assert re.search(old, text, re.M)
                    text = re.sub(old, new, text, count=1, flags=re.M)
                return text

            monkeypatch.setattr("hanse.texts.complete.game_file", file)
            return problems("hansa", games=1)

        return change

    def test_hansa_is_complete(self) -> None:
        assert problems("hansa") == []

    def test_a_missing_text_is_found(self, changed) -> None:  # type: ignore[no-untyped-def]
        assert changed("nl", r"^verb-end = .*$", "") == ["hansa/i18n/nl.ftl: verb-end is missing"]

    def test_an_idle_text_is_found(self, changed) -> None:  # type: ignore[no-untyped-def]
        found = changed("en", r"\Z", "\nverb-fly = Fly\n")
        assert "hansa/i18n/en.ftl: verb-fly is not used" in found

    def test_an_argument_that_does_not_exist_is_found(self, changed) -> None:  # type: ignore[no-untyped-def]
        found = changed("de", r"^verb-end = .*$", "verb-end = { $moon }")
        assert found == ["hansa/i18n/de.ftl: verb-end uses $moon; there is none"]

    def test_what_is_not_fluent_is_found(self, changed) -> None:  # type: ignore[no-untyped-def]
        found = changed("de", r"^verb-end = .*$", "verb-end = { $moon")
        assert any("not Fluent" in line for line in found)

    def test_a_key_there_twice_is_found(self) -> None:
        assert read("a = 1\na = 2\n").junk == ["a is there twice"]

    def test_arguments_of_messages_referred_to_count(self) -> None:
        assert read("a = { b }\nb = { $x }\n").args["a"] == {"x"}
