"""What search asks of Hansa."""

from __future__ import annotations

from hanse.core.judge import Judge
from hanse.core.model import OVER
from hanse.games.hansa.board import Board
from hanse.games.hansa.rules import scoring
from hanse.games.hansa.state import HansaState
from hanse.games.hansa.value import hope, material, value


class HansaJudge(Judge[HansaState]):
    def __init__(self, board: Board, extra_card: bool) -> None:
        self.seats = board.seats
        self._extra_card = extra_card

    def turn(self, s: HansaState) -> int:
        return s.turn

    def value(self, s: HansaState, seat: int) -> float:
        return self.points(s)[seat] if s.stack[-1].seat == OVER else value(s, seat)

    def values(self, s: HansaState) -> list[float]:
        return [material(s, seat) + (hope(s, seat) if s.turn == seat else 0.0) for seat in range(self.seats)]

    def points(self, s: HansaState) -> list[float]:
        out: list[float] = []
        for seat in range(self.seats):
            opened, sold = scoring.tiles(s, seat)
            shared, sole = scoring.cities(s, seat)
            total = opened + sold + shared + sole
            if self._extra_card:
                for part in scoring.extra(s, seat):
                    total += part
            out.append(float(total))
        return out
