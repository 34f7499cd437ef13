"""Bots: who answers for a seat that no person holds. They know the engine, and no game's name.

``names()`` lists them, ``named(name)`` gives one, ``sit(name, …)`` puts one on a seat of a match.
Not the front door; see ``hanse``.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from hanse.bots.greedy import Easy, Greedy
from hanse.bots.random import Random
from hanse.bots.searcher import Searcher
from hanse.core.bot import Bot
from hanse.core.reading import BadInput

SEARCHERS = ("medium", "hard")
"""Levels that think: they have a budget, and judge by more than one step."""

BOTS: dict[str, Callable[[], Bot]] = {
    "random": Random,
    "greedy": Greedy,
    "easy": Easy,
    **{level: partial(Searcher, level) for level in SEARCHERS},
}
"""Weakest first; a new bot is one more line."""

USUAL = "easy"
"""Whom one meets who has not chosen."""

OUTSIDE = "cmd:"
"""What the name of a bot in another program begins with; the rest is its command line."""


def names() -> tuple[str, ...]:
    """The bots that are always there."""
    return tuple(BOTS)


def named(name: str) -> Bot:
    """The bot with that name. Outside bots are no bots in this sense: they never see a state; see ``sit``."""
    if name not in BOTS:
        raise BadInput(f"no bot {name!r}; there is {', '.join(names())}")
    return BOTS[name]()
