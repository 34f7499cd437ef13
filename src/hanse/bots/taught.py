"""Levels that judge by weights of a file: ``medium=FILE``, ``hard@25=FILE``.

Never for a name from a stranger: a file would be opened for him.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from hanse.bots import LEVELS, named
from hanse.bots.searcher import Searcher
from hanse.core.entry import Bundle
from hanse.core.game import S
from hanse.core.judge import Judge
from hanse.core.reading import BadInput
from hanse.core.rng import Rng
from hanse.core.weights import learned_from, text_of, weights

FILE = "="
"""Between a level and the file by which it is to judge."""


def taught(name: str) -> Taught:
    """The bot of such a name; BadInput if it is none."""
    level, _, file = name.partition(FILE)
    bot = named(level)
    if not isinstance(bot, Searcher):
        raise BadInput(f"bot {name!r}: only {', '.join(LEVELS)} can judge by a file")
    if not Path(file).is_file():
        raise BadInput(f"bot {name!r}: there is no file {file!r}")
    return Taught(bot, Path(file))


class Taught:
    """A bot that judges by weights of a file."""

    def __init__(self, bot: Searcher, file: Path) -> None:
        bot.taught = True
        self._bot = bot
        self._file = file
        self._for: tuple[object, Any] | None = None  # a game, and the same with these weights

    def fits(self, bundle: Bundle[S]) -> None:
        """BadInput unless the file has weights for this game as it is played here."""
        self._for = (bundle, self._taught(bundle))

    def choose(self, bundle: Bundle[S], state: S, seat: int, rng: Rng) -> int:
        if self._for is None or self._for[0] is not bundle:
            self.fits(bundle)
        assert self._for is not None
        return self._bot.choose(self._for[1], state, seat, rng)

    def _taught(self, bundle: Bundle[S]) -> Bundle[S]:
        if bundle.practice is not None:
            return replace(bundle, model=bundle.practice.model(text_of(self._file), str(self._file)))
        return replace(bundle, judge=judge_by(bundle, self._file))


def judge_by(bundle: Bundle[S], file: Path) -> Judge[S]:
    """A judge by the weights of a file; BadInput if it has none for this table."""
    game, setup = bundle.rulebook.game, bundle.setup
    if bundle.judge is None or bundle.weigh is None or not bundle.judge.traits:
        raise BadInput(f"{file}: {game} has no traits that a file could weigh")
    found = learned_from(file, setup.variant, setup.seats, bundle.judge.traits)
    if found is None:
        raise BadInput(f"{file}: nothing in it for {setup.variant} with {setup.seats} seats")
    judge = bundle.weigh(weights(game, "mended"))
    judge.learned = found
    return judge
