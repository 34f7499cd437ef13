"""A random game, question by question, for whoever wants to look at every position of one."""

from __future__ import annotations

from collections.abc import Iterator

from hanse.core.game import S
from hanse.core.match import Match
from hanse.core.model import OVER
from hanse.core.playout import random_code
from hanse.core.rng import Rng


def walk(match: Match[S], seed: int) -> Iterator[Match[S]]:
    """Stop at every question of a random game, then answer it as the ``random`` bot does."""
    rng = Rng(seed)
    while match.asked != OVER:
        yield match
        match.submit(match.asked, match.game.text[random_code(match.game, match.state, rng)])
