"""What search asks of Merkator."""

from __future__ import annotations

from hanse.core.judge import Judge
from hanse.core.rng import Rng
from hanse.games.merkator import cover
from hanse.games.merkator.board import Board
from hanse.games.merkator.rules import scoring
from hanse.games.merkator.state import MerkatorState
from hanse.games.merkator.value import value
from hanse.games.merkator.weights import Weights


class MerkatorJudge(Judge[MerkatorState]):
    def __init__(self, board: Board, w: Weights) -> None:
        self.seats = board.seats
        self._w = w

    def turn(self, s: MerkatorState) -> int:
        """Alone, turns are told apart by their number."""
        return s.turn if s.board.solo else s.active

    def value(self, s: MerkatorState, seat: int) -> float:
        return value(self._w, s, seat)

    def prospects(self, s: MerkatorState) -> list[float]:
        return [value(self._w, s, seat) for seat in range(self.seats)]

    def points(self, s: MerkatorState) -> list[float]:
        return [scoring.units(s, seat) / s.board.unit for seat in range(self.seats)]

    def redeal(self, s: MerkatorState, seat: int, rng: Rng) -> None:
        cover.forget(s, seat)
        cover.fill(s, rng)
