"""What search asks of Hansa."""

from __future__ import annotations

from hanse.core.judge import Judge
from hanse.core.model import OVER
from hanse.core.rng import Rng
from hanse.games.hansa.board import Board
from hanse.games.hansa.rules import scoring
from hanse.games.hansa.sight import fill, is_closed
from hanse.games.hansa.state import HansaState
from hanse.games.hansa.traits import TRAITS, measure, phase
from hanse.games.hansa.value import hope, materials, value
from hanse.games.hansa.weights import Weights


class HansaJudge(Judge[HansaState]):
    def __init__(self, board: Board, w: Weights, extra_card: bool, sold_hidden: bool) -> None:
        self.seats = board.seats
        self.traits = TRAITS
        self._w = w
        self._extra_card = extra_card
        self._sold_hidden = sold_hidden

    def turn(self, s: HansaState) -> int:
        return s.turn

    def value(self, s: HansaState, seat: int) -> float:
        return self.points(s)[seat] if s.stack[-1].seat == OVER else value(self._w, s, seat)

    def prospects(self, s: HansaState) -> list[float]:
        out = materials(self._w, s)
        if s.turn >= 0:
            out[s.turn] += hope(self._w, s, s.turn)
        return out

    def measure(self, s: HansaState) -> list[list[float]]:
        return measure(self._w, s)

    def phase(self, s: HansaState) -> float:
        return phase(s)

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

    def redeal(self, s: HansaState, seat: int, rng: Rng) -> None:
        """HA-R33: what the others have sold goes back among the unseen tiles, and as many are drawn from them."""
        kinds = s.board.kinds
        for rival in range(self.seats):
            if is_closed(s, rival, seat, self._sold_hidden):
                for kind in range(kinds):
                    s.face_down[rival] += s.sold[kinds * rival + kind]
                    s.unseen[kind] += s.sold[kinds * rival + kind]
                    s.sold[kinds * rival + kind] = 0
        fill(s, rng)
