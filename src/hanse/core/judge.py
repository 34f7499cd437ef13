"""What search asks of a game besides its rules. A game's folder brings a subclass, compiled with the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic

from hanse.core.game import S
from hanse.core.learned import Learned
from hanse.core.native import mypyc_attr
from hanse.core.rng import Rng


# A game of somebody who has no compiler can be searched too.
@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(Generic[S]):
    """How good positions are, and what makes one.

    ``value`` may promise more inside a turn than after it, so only positions of one kind are compared: ends of turns.

    A game may name *traits*, numbers about one seat's prospects. What they are worth is learned from play (``hanse
    train``) and kept in the game's ``learned.toml``; without it the hand-written value is all there is.
    """

    seats: int
    traits: tuple[str, ...] = ()
    """The names of what ``measure`` measures."""
    learned: Learned | None = None
    """Set by whoever binds the game."""

    def turn(self, s: S) -> int:
        """Whose turn it is, whoever is asked something in it; -1 if it is nobody's."""
        raise NotImplementedError

    def value(self, s: S, seat: int) -> float:
        """How good it is for a seat, in points it may hope for; rivals' prospects count a little."""
        raise NotImplementedError

    def prospects(self, s: S) -> list[float]:
        """[seat] what each may hope for by the hand-written value, rivals left aside; made together because seats
        share most of the work."""
        raise NotImplementedError

    def measure(self, s: S) -> list[list[float]]:
        """[seat][trait] at the end of a turn, all seats together; numbers of about one."""
        raise NotImplementedError

    def phase(self, s: S) -> float:
        """How far the game has come, from 0 to 1."""
        return 0.0

    def values(self, s: S) -> list[float]:
        """[seat] what each may hope for: by hand, by what was learned, or by both."""
        learned = self.learned
        if learned is None:
            return self.prospects(s)
        out = learned.worths(self.measure(s), self.phase(s))
        if learned.blend < 1.0:
            by_hand = self.prospects(s)
            for i in range(len(out)):
                out[i] = learned.blend * out[i] + (1.0 - learned.blend) * by_hand[i]
        return out

    def points(self, s: S) -> list[float]:
        """[seat] the points if it ended now."""
        raise NotImplementedError

    def redeal(self, s: S, seat: int, rng: Rng) -> None:
        """Draw anew, in place, what ``seat`` cannot see. Nothing is hidden in most games."""


class Way:
    """A way through a turn that a game's own model found: the seat's answers, and what comes of them."""

    def __init__(self, path: list[int], hopes: list[list[float]]) -> None:
        self.path = path  # the answer and how the seat would go on; never empty
        self.hopes = hopes  # [world][seat] the points to be expected at the end of the game; one world at least


@mypyc_attr(allow_interpreted_subclasses=True)
class Model(Generic[S]):
    """A game's own way of finding and judging answers, where it knows more than the general search can."""

    judged: int = 0
    """Positions looked at so far, for benchmarks."""

    def ways(self, s: S, seat: int, level: str, effort: float, late: Callable[[], bool], rng: Rng) -> list[Way]:
        """Ways from here, best first; none where the model does not know the question: the general search answers then.

        ``s`` is a position as the seat imagines it. How much is looked at is counted, by ``level`` and the share
        ``effort`` of it, so that the same question gets the same answer; ``late`` says that time is up.
        """
        raise NotImplementedError
