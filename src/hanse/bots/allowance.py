"""How long a seat may still think: answers have a ceiling of their own, whole turns have one too."""

from __future__ import annotations

from typing import Final

from hanse.bots.searcher import CEILING
from hanse.core.game import S
from hanse.core.match import Match

TURN: Final = 8.0
"""Seconds of CPU time for all answers of one turn. Reached by slow machines alone, as a ceiling is."""

SHARE: Final = 3.0
"""An answer may take so much of what is left, for nobody knows how many are still to come."""


LITTLE: Final = 1.0
"""Seconds after which one asks where the turn began: before that older turns may count along."""


class Allowance:
    """What one seat has thought in its turn so far."""

    def __init__(self) -> None:
        self._spent: list[tuple[int, float]] = []  # ply and seconds, this turn's and perhaps older ones

    def left(self, match: Match[S]) -> float:
        """Seconds for the answer that is asked for now."""
        while self._spent and self._spent[-1][0] >= match.ply:
            self._spent.pop()  # was taken back
        if self._sum() > LITTLE:
            began = turn_began(match, self._spent[0][0])
            self._spent = [(ply, seconds) for ply, seconds in self._spent if ply >= began]
        return min(CEILING, max(0.0, TURN - self._sum()) / SHARE)

    def spend(self, ply: int, seconds: float) -> None:
        """So long was thought about the answer to question ``ply``."""
        self._spent.append((ply, seconds))

    def _sum(self) -> float:
        return sum(seconds for _, seconds in self._spent)


def turn_began(match: Match[S], since: int) -> int:
    """The first ply of the turn that is going on, or ``since`` if that is later."""
    judge = match.bundle.judge
    if judge is None:
        return match.ply
    turn, ply = judge.turn(match.state), match.ply
    while ply > since and judge.turn(match.at(ply - 1)) == turn:
        ply -= 1
    return ply
