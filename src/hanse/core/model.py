"""The words every package shares. Nothing here knows a game, a file or a socket."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from hanse.core.native import mypyc_attr

CHANCE: Final = -1
OVER: Final = -2

ALL: Final = -3
"""The eyes of somebody who may see everything: records of finished games, tests, puzzles."""

WATCHER: Final = -4
"""The eyes of somebody who holds no seat."""


# Compiled like the engine, and yet a game of somebody who has no compiler may ask its questions.
@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """One open question on the stack. Each question is a subclass, and its constructor names the question's fields.

    Data, never a closure; replaced, never edited, because clones share it.
    """

    seat: int
    """Who is asked: a seat, CHANCE or OVER."""


class Over(Frame):
    """The bottom of every stack: nobody is asked any more."""

    def __init__(self) -> None:
        self.seat = OVER


class Refusal:
    """Why an action is not allowed: the rule that forbids it, and a slug with a text."""

    def __init__(self, rule: str, slug: str) -> None:
        self.rule = rule
        self.slug = slug


OK: Final = None
"""What ``why_not`` answers when no rule forbids it."""

Event = tuple[int, ...]
"""One thing that happened: ``(kind, *operands)``. The game's words name the kind and the operands."""


class Witness:
    """Where rules report what they did, each thing right after it is done."""

    def __init__(self, each: Callable[[], None] | None = None) -> None:
        self.events: list[Event] = []
        self._each = each  # called after every event, while the state is as the event left it

    def append(self, event: Event) -> None:
        self.events.append(event)
        if self._each is not None:
            self._each()


Log = Witness | None
"""``None`` inside a search, where nobody is watching."""


class State(Protocol):
    """All that changes during a game: flat lists of ints, and the stack of open questions."""

    stack: list[Frame]
