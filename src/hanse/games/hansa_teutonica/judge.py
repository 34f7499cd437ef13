"""What search asks of Hansa Teutonica."""

from __future__ import annotations

from hanse.core.judge import Judge
from hanse.games.hansa_teutonica import traits
from hanse.games.hansa_teutonica.board import Board
from hanse.games.hansa_teutonica.rules import scoring
from hanse.games.hansa_teutonica.state import HtState
from hanse.games.hansa_teutonica.value.worth import value
from hanse.games.hansa_teutonica.weights import Weights


class HtJudge(Judge[HtState]):
    def __init__(self, board: Board, w: Weights) -> None:
        self.seats = board.seats
        self.traits = traits.NAMES
        self._w = w

    def turn(self, s: HtState) -> int:
        return s.turn

    def value(self, s: HtState, seat: int) -> float:
        return value(self._w, s, seat)

    def prospects(self, s: HtState) -> list[float]:
        return [value(self._w, s, seat) for seat in range(self.seats)]

    def measure(self, s: HtState) -> list[list[float]]:
        return traits.measure(s)

    def phase(self, s: HtState) -> float:
        return traits.phase(s)

    def points(self, s: HtState) -> list[float]:
        b = s.board
        owner = scoring.owners(s)
        out: list[float] = []
        for seat in range(b.seats):
            total = s.score[seat] + scoring.abilities(s, seat) + scoring.bonus(s, seat) + scoring.prestige(s, seat)
            total += b.common.city_points * owner.count(seat)
            out.append(float(total + scoring.network(s, seat) * scoring.keys(s, seat)))
        for region in range(1, len(b.regions)):
            points = scoring.region(s, region, owner)
            for seat in range(b.seats):
                out[seat] += points[seat]
        return out
