"""A game, question by question, for whoever wants to look at every position of one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hanse.core.bot import Bot, imagine
from hanse.core.game import S
from hanse.core.match import Match
from hanse.core.model import OVER
from hanse.core.playout import random_code
from hanse.core.rng import Rng


def walk(match: Match[S], seed: int, bots: Sequence[Bot | None] = ()) -> Iterator[Match[S]]:
    """Stop at every question of a game, then let it be answered: by the seat's bot, or as the ``random`` bot does."""
    rng = Rng(seed)
    while match.asked != OVER:
        yield match
        bot = bots[match.asked] if 0 <= match.asked < len(bots) else None
        if bot is None:
            code = random_code(match.game, match.state, rng)
        else:
            guess = imagine(match.bundle, match.bundle.view(match.state, match.asked), rng)
            code = bot.choose(match.bundle, guess, match.asked, rng)
        match.submit(match.asked, match.game.text[code])
