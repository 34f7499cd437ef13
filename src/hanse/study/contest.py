"""Who plays whom: line-ups, seats and dice of a contest, drawn so that nobody has an advantage by them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import NamedTuple

from hanse.core.rng import Rng
from hanse.study.playing import Sheet, seed_of


class Contest(NamedTuple):
    """Bots that meet at tables of one kind. ``lineups`` says which of them sit together."""

    game: str
    variant: str
    switches: tuple[tuple[str, str], ...]
    lineups: tuple[tuple[str, ...], ...]
    seed: int
    ms: int

    @property
    def seats(self) -> int:
        return len(self.lineups[0])

    @property
    def fair(self) -> float:
        """The share of wins of somebody who plays as well as all others."""
        return 1 / self.seats

    def blocks(self) -> Iterator[list[Sheet]]:
        """Without end: games with the same dice in which a line-up moves around the table.

        Every line-up has a block before any has another. Who sits beside whom changes from block to block.
        """
        number = 0
        block = 0
        while True:
            for lineup in self.lineups:
                seed = seed_of(self.seed, block)
                rng = Rng(seed ^ 0x5EA7)
                order = list(lineup)
                for i in range(len(order) - 1, 0, -1):
                    j = rng.below(i + 1)
                    order[i], order[j] = order[j], order[i]
                sheets = []
                for turned in turns(tuple(order)):
                    sheets.append(Sheet(number, self.game, self.variant, self.switches, turned, seed, self.ms))
                    number += 1
                block += 1
                yield sheets


def turns(order: tuple[str, ...]) -> list[tuple[str, ...]]:
    """An order moved around the table; what comes out twice would be the same game and is left out."""
    return list(dict.fromkeys(order[i:] + order[:i] for i in range(len(order))))


def lineups(bots: tuple[str, ...], seats: int) -> tuple[tuple[str, ...], ...]:
    """As many bots as seats sit together as given; otherwise every mix of them, and one alone against itself."""
    if len(bots) == seats:
        return (bots,)
    different = tuple(dict.fromkeys(bots))
    mixes = combinations_with_replacement(different, seats)
    return tuple(mix for mix in mixes if len(set(mix)) > 1) or ((different[0],) * seats,)
