"""Bots made to measure: ``hard*0.2`` thinks with a fifth of its budget, ``medium@FILE`` judges by weights of a file.

Never for a name from a stranger: a file would be opened for him.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from hanse.bots import SEARCHERS
from hanse.bots.searcher import Searcher
from hanse.core.bot import Bot
from hanse.core.entry import Bundle
from hanse.core.game import S
from hanse.core.reading import BadInput
from hanse.core.rng import Rng
from hanse.core.weights import learned_from, weights


def is_made(name: str) -> bool:
    """Whether a name says more than a bot's name."""
    return "*" in name or "@" in name


def made(name: str) -> Bot:
    """The bot of such a name; BadInput if it is none."""
    front, at, file = name.partition("@")
    level, star, share = front.partition("*")
    if level not in SEARCHERS:
        raise BadInput(f"bot {name!r}: only {', '.join(SEARCHERS)} can have an effort or a file of weights")
    try:
        effort = float(share) if star else 1.0
    except ValueError:
        raise BadInput(f"bot {name!r}: the effort must be a number, as in hard*0.2") from None
    bot = Searcher(level, effort)
    if not at:
        return bot
    if not Path(file).is_file():
        raise BadInput(f"bot {name!r}: there is no file {file!r}")
    return Taught(bot, Path(file))


class Taught:
    """A bot that judges by weights of a file."""

    def __init__(self, bot: Searcher, file: Path) -> None:
        self._bot = bot
        self._file = file
        self._for: tuple[object, Any] | None = None  # a game, and the same with these weights

    def choose(self, bundle: Bundle[S], state: S, seat: int, rng: Rng) -> int:
        if self._for is None or self._for[0] is not bundle:
            self._for = (bundle, self._taught(bundle))
        return self._bot.choose(self._for[1], state, seat, rng)

    def _taught(self, bundle: Bundle[S]) -> Bundle[S]:
        game, setup = bundle.rulebook.game, bundle.setup
        if bundle.judge is None or bundle.weigh is None or not bundle.judge.traits:
            raise BadInput(f"{self._file}: {game} has no traits that a file could weigh")
        found = learned_from(self._file, setup.variant, setup.seats, bundle.judge.traits)
        if found is None:
            raise BadInput(f"{self._file}: nothing in it for {setup.variant} with {setup.seats} seats")
        judge = bundle.weigh(weights(game, "mended"))
        judge.learned = found
        return replace(bundle, judge=judge)
