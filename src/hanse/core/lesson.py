"""First steps: a lesson of guided taps on prepared positions; ``lesson.toml`` of each game.

    rivals = ["Alheid", "Hinrik"]                   # who sits at the seats after the learner's, seat 0

    [[scenes]]
    position = { ship = "danzig" }                  # in the words of the game's pose; also variant, options
    [[scenes.steps]]
    do = ["move riga"]                              # answers the lesson waits for, any of them; none: something to read
    at = "seat-0"                                   # what is pointed at while one reads
    en = "…"                                        # what the coach says, a line per language
    instead = { en = "…" }                          # said of another answer, where there is a reason to give

Between the learner's answers bots answer for the rivals, so nothing that a lesson waits for may hang on what they do;
``tests/conformance/test_lessons.py`` plays every lesson against many of them.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import NamedTuple

from hanse.core import registry
from hanse.core.entry import Bundle, Value
from hanse.core.languages import sentences
from hanse.core.match import Match
from hanse.core.model import State
from hanse.core.posing import pose
from hanse.core.reading import BadInput, Reader

FILE = "lesson.toml"
LEARNER = 0


class Step(NamedTuple):
    """What the coach says, by language, and the answers it takes; none: one reads and goes on."""

    do: tuple[str, ...]
    at: str | None
    says: dict[str, str]
    instead: dict[str, str]


class Scene(NamedTuple):
    """A prepared position and what is done there."""

    variant: str
    options: dict[str, Value]
    said: Reader
    steps: tuple[Step, ...]


class Lesson(NamedTuple):
    game: str
    rivals: tuple[str, ...]
    scenes: tuple[Scene, ...]

    @property
    def seats(self) -> int:
        return 1 + len(self.rivals)

    def begin(self, number: int, seed: int) -> Match[State]:
        """The table of one scene, up to the learner's first question."""
        if not 0 <= number < len(self.scenes):
            raise BadInput(f"{self.game}: no scene {number} of the lesson; there are {len(self.scenes)}")
        scene = self.scenes[number]
        bundle: Bundle[State] = registry.load(self.game, scene.variant, self.seats, scene.options)
        return Match(bundle, seed, pose(bundle, scene.said))


def has_lesson(game: str) -> bool:
    return _file(game).is_file()


@cache
def lesson(game: str) -> Lesson:
    """The lesson of a game; BadInput if it has none."""
    entry = registry.entry(game)
    if not has_lesson(game):
        raise BadInput(f"{game}: has no lesson")
    book = Reader(tomllib.loads(_file(game).read_text(encoding="utf-8")), f"{game}/{FILE}")
    rivals = tuple(book.texts("rivals"))
    scenes = tuple(_scene(row, entry.variants[0].id) for row in book.readers("scenes"))
    book.close()
    return Lesson(game, rivals, scenes)


def _file(game: str) -> resources.abc.Traversable:
    return resources.files(f"{registry.GAMES}.{game}") / FILE


def _scene(row: Reader, usual: str) -> Scene:
    options: dict[str, Value] = {}
    for name, value in (row.reader("options").table if row.has("options") else {}).items():
        if not isinstance(value, (bool, int, str)):
            raise row.fail(f"options.{name}", "must be true, false, a number or a text")
        options[name] = value
    variant = row.text("variant") if row.has("variant") else usual
    scene = Scene(variant, options, row.reader("position"), tuple(_step(step) for step in row.readers("steps")))
    row.close()
    return scene


def _step(row: Reader) -> Step:
    instead = row.reader("instead") if row.has("instead") else None
    step = Step(
        tuple(row.texts("do")) if row.has("do") else (),
        row.text("at") if row.has("at") else None,
        sentences(row),
        sentences(instead) if instead is not None else {},
    )
    row.close()
    return step
