"""What goes over HTTP about games: the catalogue, sheets, rules, lessons and examples, for pages and programs."""

from __future__ import annotations

from typing import Annotated, TypedDict

from msgspec import Meta, Struct

from hanse.core.describe import Description
from hanse.core.entry import Value
from hanse.server.kinds import Name
from hanse.server.messages import At, LogLine
from hanse.texts.listing import ListedGame


class GameDoc(ListedGame):
    """A game as the host is offered it; ``doubts`` counts facts of its data that are not certain."""

    doubts: int
    lesson: bool


class CatalogDoc(TypedDict):
    """Everything that can be played here, and against whom."""

    games: list[GameDoc]
    bots: list[str]
    version: str
    compiled: bool


class Doc(Description):
    """What never changes at a table. ``refusals`` has the rules that may speak each."""

    game: str
    variant: str
    seats: int
    version: int
    data: str
    refusals: dict[str, list[str]]


class RuleDoc(TypedDict):
    id: str
    title: str
    says: str


class NewLesson(Struct, forbid_unknown_fields=True):
    """A table for one scene of a lesson; ``name`` is what the learner is called there."""

    scene: Annotated[int, Meta(ge=0, le=99)]
    name: Name = ""


class LessonStep(Struct):
    """What the coach says; ``do`` are the answers it takes, none: one reads on. ``at`` is what it points at meanwhile.

    ``instead`` is what it says of another answer, if it has more to say than that it is one.
    """

    do: list[str]
    at: str | None
    says: str
    instead: str | None


class LessonDoc(Struct):
    """The steps of each scene, in one language."""

    scenes: list[list[LessonStep]]


class ExampleNote(Struct):
    """An example in short; ``played`` are the ids of its cases that can be drawn and tried, most often its own."""

    id: str
    says: str
    rules: list[str]
    played: list[str]


class Forbidden(Struct):
    """An answer of an example that a rule forbids."""

    seat: int
    text: str
    rule: str
    slug: str


class ExampleStep(Struct):
    """An answer and how it stands after it; or one that is refused, and all stays as it was."""

    line: LogLine | None
    at: At | None
    refused: Forbidden | None


class ExampleDoc(Struct):
    """An example with all that is needed to draw it; ``mine`` are the seats that answer in it."""

    game: str
    id: str
    variant: str
    seats: int
    options: dict[str, Value]
    mine: list[int]
    start: At
    steps: list[ExampleStep]


class ReadRule(RuleDoc):
    """A rule as the book has it: ``refuses`` what it forbids, in slugs; ``examples``: how many show it."""

    refuses: list[str]
    examples: int


class IntroDoc(TypedDict):
    """What one should know before the first game, a paragraph each."""

    aim: str
    turn: str
    end: str
    advice: str


class ChapterDoc(TypedDict):
    """``id`` is the same in every language."""

    id: str
    title: str
    rules: list[ReadRule]


class BookDoc(TypedDict):
    """The rule book of a game, in the order one reads it."""

    intro: IntroDoc | None
    chapters: list[ChapterDoc]


class ProofDoc(TypedDict):
    """The lines that decide a rule and the tests that prove it, below the game's folder."""

    code: list[str]
    tests: list[str]
