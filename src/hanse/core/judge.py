"""What search asks of a game besides its rules. A game's folder brings a subclass, compiled with the rules."""

from __future__ import annotations

from typing import Generic

from hanse.core.game import S
from hanse.core.native import mypyc_attr
from hanse.core.rng import Rng


# A game of somebody who has no compiler can be searched too.
@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(Generic[S]):
    """How good positions are, and what makes one.

    ``value`` may promise more inside a turn than after it, so only positions of one kind are compared: ends of turns.
    """

    seats: int

    def turn(self, s: S) -> int:
        """Whose turn it is, whoever is asked something in it; -1 if it is nobody's."""
        raise NotImplementedError

    def value(self, s: S, seat: int) -> float:
        """How good it is for a seat, in points it may hope for; rivals' prospects count a little."""
        raise NotImplementedError

    def values(self, s: S) -> list[float]:
        """[seat] what each may hope for, rivals left aside; made together because seats share most of the work."""
        raise NotImplementedError

    def points(self, s: S) -> list[float]:
        """[seat] the points if it ended now."""
        raise NotImplementedError

    def redeal(self, s: S, seat: int, rng: Rng) -> None:
        """Draw anew, in place, what ``seat`` cannot see. Nothing is hidden in most games."""
