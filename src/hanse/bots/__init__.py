"""Bots: who answers for a seat that no person holds. They know the engine, and no game's name.

``names()`` lists them, ``named(name)`` gives one, ``sit(name, …)`` puts one on a seat of a match.
Not the front door; see ``hanse``.
"""

from __future__ import annotations

from collections.abc import Callable

from hanse.bots.greedy import Easy, Greedy
from hanse.bots.random import Random
from hanse.bots.searcher import Searcher
from hanse.bots.tried import AHEAD, REPLY, Tried
from hanse.core.bot import Bot
from hanse.core.reading import BadInput

BOTS: dict[str, Callable[[], Bot]] = {
    "random": Random,
    "greedy": Greedy,
    "easy": Easy,
    "medium": lambda: Searcher("medium"),
    "hard": lambda: Searcher("hard"),
}
"""Weakest first; a new bot is one more line."""

TRIED: dict[str, Callable[[], Bot]] = {"ahead": lambda: Tried(AHEAD), "reply": lambda: Tried(REPLY)}
"""For commands that measure; nobody is offered them."""

USUAL = "easy"
"""Whom one meets who has not chosen."""

LEVELS = ("medium", "hard")
"""Those that think more or less."""

SHARE = "@"
"""Between a level and the hundredths of its thought that it is to take: ``hard@25``."""

OUTSIDE = "cmd:"
"""What the name of a bot in another program begins with; the rest is its command line."""


def names() -> tuple[str, ...]:
    """The bots that are always there."""
    return tuple(BOTS)


def named(name: str) -> Bot:
    """The bot with that name. Outside bots are no bots in this sense: they never see a state; see ``sit``."""
    level, sign, share = name.partition(SHARE)
    if sign and level in LEVELS and share.isascii() and share.isdecimal() and 1 <= int(share) <= 100:
        return Searcher(level, int(share) / 100)
    if sign:
        raise BadInput(f"no bot {name!r}; a share of thought is {' or '.join(f'{one}@25' for one in LEVELS)}, 1 to 100")
    made = BOTS.get(name) or TRIED.get(name)
    if made is None:
        raise BadInput(f"no bot {name!r}; there is {', '.join(names())}")
    return made()
