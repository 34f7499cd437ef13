"""What a game's folder registers, and what it becomes when bound to a variant and a number of seats."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, Literal, NamedTuple

from hanse.core.data import Data, Doubt
from hanse.core.events import Schema
from hanse.core.features import Features
from hanse.core.game import Game, S
from hanse.core.judge import Judge, Model
from hanse.core.practice import Practice
from hanse.core.reading import Reader, View
from hanse.core.rng import Rng
from hanse.core.rulebook import Rulebook

Value = bool | int | str
Switches = dict[str, Value]
Points = int | float


Name = Callable[[str, str], str]
"""What a word of a domain is called in the reader's language."""


class Switch(NamedTuple):
    """Something the host may choose. Its sentence is the text ``option-<name>``; ``rule`` is the id it switches."""

    name: str
    default: Value
    choices: tuple[Value, ...]
    rule: str = ""
    seat: bool = False
    """Whether the choices that are numbers name seats: then a table has as many of them as people."""
    card: bool = False
    """Whether it is named on the game's card: it came in the box or plays like another game."""

    @property
    def type(self) -> Literal["bool", "int", "choice", "seat"]:
        if self.seat:
            return "seat"
        return "bool" if isinstance(self.default, bool) else "int" if isinstance(self.default, int) else "choice"

    def at(self, seats: int) -> tuple[Value, ...]:
        """What may be chosen at a table for that many."""
        if not self.seat:
            return self.choices
        return tuple(choice for choice in self.choices if not str(choice).isdecimal() or int(choice) < seats)


class Variant(NamedTuple):
    """A way to play: which seats it takes and what may be chosen. Its title is the text ``variant-<id>``."""

    id: str
    seats: tuple[int, ...]
    switches: tuple[Switch, ...] = ()
    titles: Mapping[str, str] | None = None
    """What it is called, by language, if it came from outside and no text names it."""


class Setup(NamedTuple):
    """What was chosen before the first question."""

    variant: str
    seats: int
    switches: Switches


@dataclass(frozen=True)
class Outcome:
    """How a game ended. ``tiebreak`` and ``reason`` are slugs with a text each."""

    places: tuple[int, ...]
    """[seat] 1 for whoever has won; seats that nothing tells apart share a place, and the next is left out."""
    tiebreak: str | None
    """What decided who has won among those with the most points, if there were several."""
    reason: str

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


def places(merits: Sequence[tuple[Points, ...]]) -> tuple[int, ...]:
    """The place of every seat by its merits: points first, then what breaks ties, more being better."""
    return tuple(1 + sum(other > mine for other in merits) for mine in merits)


@dataclass(frozen=True)
class Result:
    """How a match ended, as people are told. ``tiebreak`` and ``reason`` are slugs with a text each."""

    scores: list[Points]
    winners: tuple[int, ...]
    places: tuple[int, ...]
    """[seat] by points and then what breaks ties; seats that nothing tells apart share a place."""
    tiebreak: str | None
    reason: str
    parts: list[dict[str, Points]]


@dataclass(frozen=True)
class Bundle(Generic[S]):
    """A game ready to be played: everything the rest of the house may ask of it."""

    setup: Setup
    game: Game[S]
    schema: Schema
    rulebook: Rulebook
    view: Callable[[S, int], View]
    """What a seat (or ALL, WATCHER) may know."""
    load: Callable[[View], S]
    """A state that looks like the view; DataError if none can."""
    fill: Callable[[S, Rng], None]
    """Imagine what the view the state was loaded from did not show."""
    parts: Callable[[S], list[dict[str, Points]]]
    """Per seat, the points by category if the game were scored now; a seat's score is their sum."""
    outcome: Callable[[S], Outcome]
    """Asked only when the game is over."""
    census: Callable[[S], dict[str, int]]
    """Counts of pieces that never change while a game goes on."""
    value: Callable[[S, int], float]
    """How good a position is for a seat, for bots."""
    features: Features[S]
    """What a seat sees, as numbers with names, for learners."""
    sheet: View
    """What never changes in this game, for pages and texts: the board with its layout, and names by domain."""
    data: Data
    limit: int
    """No game has more answers than this, whoever plays at random."""
    hint: Callable[[S, int, str], bool] | None = None
    """Takes the decoration of an answer (``place r07 t @2``: which of several alike) before it is applied."""
    judge: Judge[S] | None = None
    """What search asks besides; without it only bots that look one step ahead can play."""
    weigh: Callable[[Reader], Judge[S]] | None = None
    """A judge with weights of one's own, for who tunes them."""
    model: Model[S] | None = None
    """The game's own way of finding and judging answers; asked before the general search."""
    practice: Practice[S] | None = None
    """How that model's weights are learned."""
    picture: Callable[[S, int, Name], str] | None = None
    """The board and what the seats have, as plain text of at most 100 columns, for a seat's eyes, in given names."""
    hides: bool = True
    """False promises that every view is the same and no event has a secret, so that one is made for all eyes."""
    open_points: bool = False
    """True promises that ``parts`` depends on nothing that anybody's view hides, so that they are counted once."""

    @property
    def fingerprint(self) -> str:
        return self.data.fingerprint()

    @property
    def doubts(self) -> tuple[Doubt, ...]:
        return self.data.doubts()

    def scores(self, s: S) -> list[Points]:
        return [sum(parts.values()) for parts in self.parts(s)]


class Change(NamedTuple):
    """What became different with ``version``, for games begun before it."""

    version: int
    switches: Switches
    """Values of switches that were not there before: with them the game is what it was."""
    touches: Callable[[Setup], bool]
    """Whether such a game is played differently all the same; it can then be read, and goes on only by consent."""


@dataclass(frozen=True)
class Boards:
    """How a game takes boards from outside: files in an owner's folder that replace none of those it came with."""

    variant: Callable[[Reader], Variant]
    """The way to play that a file adds, by what it says of itself."""
    draw: Callable[[Reader, str], tuple[str, list[str]]]
    """A file as SVG, as far as it can be read, with a line of what is wrong; and what lies on something else."""


@dataclass(frozen=True)
class Entry(Generic[S]):
    """A game as its folder registers it. ``version`` rises when what is legal changes, and a ``Change`` says how."""

    id: str
    version: int
    title: str
    variants: tuple[Variant, ...]
    build: Callable[[Setup, Data], Bundle[S]]
    changes: tuple[Change, ...] = ()
    minutes: tuple[int, int] = (0, 0)
    """How long a game takes among people, from … to; nothing is said if nothing is known."""
    weight: int = 0
    """How much there is to think of: 1 light, 2 middling, 3 heavy; 0 if nobody has said."""
    boards: Boards | None = None
    """Whether an owner's files can add boards, and how."""

    def since(self, version: int) -> list[Change]:
        """What has become different after ``version``."""
        return [change for change in self.changes if change.version > version]

    def variant(self, id: str) -> Variant | None:
        for variant in self.variants:
            if variant.id == id:
                return variant
        return None
