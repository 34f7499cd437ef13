"""Sentences: the shell's, and a game's. The rules are in the package's docstring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, cast

from hanse.core.describe import Description, Fields, describe
from hanse.core.entry import Bundle, Value
from hanse.core.game import S
from hanse.core.languages import ENGLISH
from hanse.core.reading import Json
from hanse.core.registry import spelled
from hanse.texts.files import game_file, shared_file

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

NONE = "none"

SEATS = 9
"""Seats that a word's own text can name, as ``$seat0`` to ``$seat8``."""

Args = dict[str, str | int | float]


def _same(one: object, other: object) -> str:
    """``SAME($a, $b)`` in a text: whether both are told alike, so that nobody lifts a piece "of themselves"."""
    return "yes" if str(one) == str(other) else "no"


_FUNCTIONS: dict[str, Any] = {"SAME": _same}  # Any: the library's types know functions of one argument only


@cache
def _fluent(language: str, game: str | None) -> FluentBundle:
    # With it come calendars and time zones: loaded when the first sentence is spoken.
    from fluent.runtime import FluentBundle, FluentResource

    fluent = FluentBundle([language], functions=_FUNCTIONS, use_isolating=False)
    fluent.add_resource(FluentResource(shared_file(language)))
    if game is not None:
        fluent.add_resource(FluentResource(game_file(game, language)))
    return fluent


class Texts:
    """The shell's texts in one language, and with ``game`` that game's too."""

    def __init__(self, language: str, game: str | None = None) -> None:
        self.language = language
        self._fluent = _fluent(language, game)

    def has(self, key: str) -> bool:
        return bool(self._fluent.has_message(key))

    def say(self, key: str, /, **args: str | int | float) -> str:
        """The text of ``key``; the key itself if there is none."""
        pattern = self._fluent.get_message(key).value if self.has(key) else None
        if pattern is None:
            return key
        text, _ = self._fluent.format_pattern(pattern, args)
        return str(text)


class GameTexts(Texts):
    """The texts of a game at a table: it knows the words of the notation and the players' names."""

    def __init__(self, language: str, game: str, described: Description, players: Sequence[str] = ()) -> None:
        """``described`` is what ``describe`` made of the game; ``players`` are names by seat, otherwise colours."""
        super().__init__(language, game)
        self._verbs = described["verbs"]
        self._questions = described["questions"]
        self._events = described["events"]
        self._names = described["sheet"]["names"]
        self.players = tuple(players) or tuple(self.say(f"seat-{colour}") for colour in described["sheet"]["seats"])
        self._seats: Args = {f"seat{seat}": self.player(seat) for seat in range(SEATS)}

    @classmethod
    def of(cls, bundle: Bundle[S], language: str, players: Sequence[str] = ()) -> GameTexts:
        return cls(language, bundle.rulebook.game, describe(bundle), players)

    def option(self, text: str) -> str:
        """The label of an action: what somebody does who answers with it."""
        verb, *words = text.partition(" @")[0].split(" ")
        domains = self._verbs[verb]["domains"]
        return self.say(f"verb-{verb}", **self.args(list(zip(operands(domains), domains, strict=True)), words))

    def operands(self, text: str) -> list[str]:
        """The names of the words of an action, without its verb."""
        verb, *words = text.partition(" @")[0].split(" ")
        return [str(self.word(domain, word)) for domain, word in zip(self._verbs[verb]["domains"], words, strict=True)]

    def event(self, told: Mapping[str, Json]) -> str:
        """The log's sentence for an event as somebody was told it."""
        kind = cast("str", told["kind"])
        fields = self._events[kind]
        return self.say(f"event-{kind}", **self.args(fields, [told[name] for name, _ in fields]))

    def ask(self, question: str, frame: Mapping[str, Json]) -> str:
        """The prompt to the seat asked; ``frame`` holds the question's fields in words."""
        fields = self._questions[question]
        return self.say(f"ask-{question}", **self.args(fields, [frame[name] for name, _ in fields]))

    def refusal(self, slug: str, question: str | None = None, frame: Mapping[str, Json] | None = None) -> str:
        """Why not. A text may have what *is* asked in it as ``$asked``: the prompt of ``question`` with ``frame``."""
        there = question is not None and self.has(f"ask-{question}")  # chance is asked without a prompt
        return self.say(f"no-{slug}", asked=self.ask(question or "", frame or {}) if there else NONE)

    def part(self, name: str) -> str:
        return self.say(f"part-{name}")

    def end(self, reason: str) -> str:
        return self.say(f"end-{reason}")

    def tie(self, slug: str) -> str:
        return self.say(f"tie-{slug}")

    def variant(self, id: str) -> str:
        """What a way to play is called; a board from outside says it itself."""
        return str(self.word("variant", id))

    def choice(self, switch: str, value: Value) -> str:
        """A value of a switch of the set-up."""
        if isinstance(value, bool):
            return self.say("yes" if value else "no")
        return self.say(f"choice-{switch}-{spelled(value)}")

    def player(self, seat: int) -> str:
        return self.players[seat] if seat < len(self.players) else self.say("player", number=seat + 1)

    def word(self, domain: str, word: str) -> str | int:
        """The name of a word of a domain."""
        if domain == "seat":
            return self.player(int(word))
        named = self._names.get(domain, {}).get(word)
        if named is not None:
            return named.get(self.language) or named[ENGLISH]
        if self.has(f"{domain}-{word}"):
            return self.say(f"{domain}-{word}", **self._seats)
        return int(word) if word.isdecimal() else word

    def args(self, fields: Fields, values: Sequence[Json]) -> Args:
        """What a text gets for these fields with these values."""
        out: Args = {}
        for (name, domain), value in zip(fields, values, strict=True):
            if value is None:
                out[name] = NONE
            elif domain is None:
                out[name] = value if isinstance(value, (int, float)) else str(value)
            else:
                out[name] = self.word(domain, str(value))
        return out


def operands(domains: Sequence[str]) -> list[str]:
    """The names of a verb's arguments: each domain's name, numbered from its second time on."""
    out: list[str] = []
    for i, domain in enumerate(domains):
        before = list(domains[:i]).count(domain)
        out.append(f"{domain}{before + 1}" if before else domain)
    return out
