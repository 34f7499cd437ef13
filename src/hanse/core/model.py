"""The words every package shares. Nothing here knows a game, a file or a socket."""

from __future__ import annotations

from typing import Final, Protocol

Frame = tuple[int, ...]
"""One open question on the stack: ``(kind, seat, *operands)``. Data, never a closure; replaced, never edited."""

Event = tuple[int, ...]
"""One thing that happened: ``(kind, *operands)``. The game's schema names the operands."""

Log = list[Event] | None
"""Where rules report what they did; ``None`` inside a search, where nobody is watching."""

CHANCE: Final = -1
OVER: Final = -2

ALL: Final = -3
"""The eyes of somebody who may see everything: records of finished games, tests, puzzles."""

WATCHER: Final = -4
"""The eyes of somebody who holds no seat."""

OK: Final = 0
NOT_NOW: Final = 1


class State(Protocol):
    """All that changes during a game: flat lists of ints, and the stack of open questions."""

    stack: list[Frame]
