"""What may be said of a share of wins: an interval, and when it is decided whether it is more than fair."""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import NamedTuple

Z = 1.959964
"""Of the normal distribution: 95 % lie within."""

CERTAIN = log(40)
"""What a fair game makes of a stake with a chance of one in forty: 2.5 % on each side."""


class Share(NamedTuple):
    """A share of wins, and between what it lies with 95 % certainty."""

    share: float
    low: float
    high: float
    games: int


def share_of(blocks: Sequence[Sequence[float]]) -> Share:
    """The share of wins over blocks of games with the same dice.

    Wilson's interval. Games with the same dice are not independent, so blocks are the sample: if they scatter more than
    as many tosses of a coin would, the interval is as wide as that of fewer games.
    """
    games = sum(len(block) for block in blocks)
    if games == 0:
        return Share(0.0, 0.0, 1.0, 0)
    share = sum(map(sum, blocks)) / games
    worth = float(games)
    if len(blocks) > 1 and 0 < share < 1:
        off = sum((sum(block) - share * len(block)) ** 2 for block in blocks)
        scatter = off * len(blocks) / (len(blocks) - 1) / games**2
        if scatter > 0:
            worth = min(worth, share * (1 - share) / scatter)
    wide = Z * Z / worth
    middle = (share + wide / 2) / (1 + wide)
    half = Z / (1 + wide) * sqrt(share * (1 - share) / worth + wide / (4 * worth))
    return Share(share, min(share, max(0.0, middle - half)), max(share, min(1.0, middle + half)), games)


class Wager:
    """A test that may be looked at after every block: who bets against "this is fair" grows rich only if it is not.

    Two stakes, one on more and one on less. As long as the mean is ``fair``, no way of betting gains on average, so a
    stake reaches forty times itself with a chance of at most one in forty, however often one looks.
    """

    def __init__(self, fair: float) -> None:
        self.fair = fair
        self.more = 0.0  # logarithms of the stakes
        self.less = 0.0
        self._seen = 1
        self._sum = fair
        self._off = 0.25

    def see(self, share: float) -> None:
        """The mean share in the next block."""
        # The bet is what the blocks before suggest; it must not know this one.
        mean, scatter = self._sum / self._seen, self._off / self._seen
        size = (mean - self.fair) / (scatter + (mean - self.fair) ** 2)
        self.more += log(1 + min(max(size, 0.0), 0.5 / self.fair) * (share - self.fair))
        self.less += log(1 - min(max(-size, 0.0), 0.5 / (1 - self.fair)) * (share - self.fair))
        self._seen += 1
        self._sum += share
        self._off += (share - mean) ** 2

    @property
    def decided(self) -> bool:
        return max(self.more, self.less) >= CERTAIN
