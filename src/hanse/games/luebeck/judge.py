"""What search asks of Lübeck."""

from __future__ import annotations

from hanse.core.judge import Judge
from hanse.core.model import OVER
from hanse.core.rng import Rng
from hanse.games.luebeck.board import Board
from hanse.games.luebeck.state import LuebeckState, score
from hanse.games.luebeck.traits import TRAITS, measure
from hanse.games.luebeck.value import lateness, value, values
from hanse.games.luebeck.weights import Weights


class LuebeckJudge(Judge[LuebeckState]):
    def __init__(self, board: Board, w: Weights) -> None:
        self.seats = board.seats
        self.traits = TRAITS
        self._w = w

    def turn(self, s: LuebeckState) -> int:
        """A turn is one action, so it is whoever is asked."""
        return s.stack[-1].seat

    def value(self, s: LuebeckState, seat: int) -> float:
        return value(self._w, s, seat)

    def prospects(self, s: LuebeckState) -> list[float]:
        return values(self._w, s)

    def measure(self, s: LuebeckState) -> list[list[float]]:
        return measure(self._w, s)

    def phase(self, s: LuebeckState) -> float:
        return lateness(s)

    def points(self, s: LuebeckState) -> list[float]:
        return [float(score(s, seat)) for seat in range(self.seats)]

    def redeal(self, s: LuebeckState, seat: int, rng: Rng) -> None:
        """Rivals' cards that nobody has seen go back into the deck, and as many are dealt from it."""
        if s.stack[-1].seat == OVER:  # LU-R28: then all is open
            return
        kinds = s.board.kinds
        owed: list[int] = []
        for rival in range(self.seats):
            at = kinds * rival
            n = 0
            if rival != seat:
                for kind in range(kinds):
                    hidden = s.hand[at + kind] - s.known[at + kind]
                    s.hand[at + kind] -= hidden
                    s.deck[kind] += hidden
                    n += hidden
            owed.append(n)
        for rival in range(self.seats):
            for _ in range(owed[rival]):
                kind = rng.pick(s.deck)
                s.deck[kind] -= 1
                s.hand[kinds * rival + kind] += 1
