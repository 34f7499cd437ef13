"""Many games of one kind at once, for learners: answered together, and written as numbers together."""

from __future__ import annotations

from typing import Generic

from hanse.core.codes import Codes
from hanse.core.features import Features
from hanse.core.game import Game, S
from hanse.core.model import CHANCE, OVER
from hanse.core.pad import Pad
from hanse.core.playout import chance_code
from hanse.core.rng import Rng


class Batch(Generic[S]):
    """Games in rows. ``seen`` has each as the seat asked sees it, ``allowed`` a 1 for every code that it may answer.

    Chance is answered here, from the dice of the row. A game with ``limit`` answers is as good as over.
    """

    def __init__(self, game: Game[S], features: Features[S], rows: int, limit: int) -> None:
        self.game = game
        self.features = features
        self.rows = rows
        self.limit = limit
        self.seen = Pad(features.size, rows)
        self.allowed = Pad(len(game.text), rows)
        self.dice: list[Rng] = [Rng(row) for row in range(rows)]
        self.states: list[S] = [game.start() for _ in range(rows)]
        self.answers: list[int] = [0] * rows
        self._options = Codes()

    def begin(self, row: int, seed: int) -> None:
        """A new game with dice of this seed."""
        self.dice[row] = Rng(seed)
        self.states[row] = self.game.start()
        self.answers[row] = 0
        self._roll(row)

    def asked(self, row: int) -> int:
        """The seat asked, or OVER."""
        return self.states[row].stack[-1].seat

    def seats(self) -> list[int]:
        """[row] the seat asked, or OVER."""
        return [s.stack[-1].seat for s in self.states]

    def ended(self, row: int) -> bool:
        return self.states[row].stack[-1].seat == OVER or self.answers[row] >= self.limit

    def take(self, row: int, code: int) -> None:
        """Answer, and let chance answer."""
        self.game.apply(self.states[row], code)
        self.answers[row] += 1
        self._roll(row)

    def _roll(self, row: int) -> None:
        s = self.states[row]
        while s.stack[-1].seat == CHANCE:
            self.game.apply(s, chance_code(self.game, s, self.dice[row]))

    def show(self, row: int) -> None:
        """Write the row for the seat asked; when it is over, for seat 0, and nothing is allowed."""
        s = self.states[row]
        seat = s.stack[-1].seat
        self.seen.begin(row)
        self.features.write(s, seat if seat >= 0 else 0, self.seen)
        self.allowed.begin(row)
        if seat >= 0:
            self._options.clear()
            self.game.options(s, self._options)
            self.allowed.mark(self._options)

    def forbids(self, codes: list[int]) -> int:
        """The first row whose code is not allowed, -1 if all are."""
        for row in range(self.rows):
            code = codes[row]
            if not 0 <= code < self.allowed.size or self.allowed.get(row, code) == 0:
                return row
        return -1

    def advance(self, codes: list[int]) -> list[int]:
        """Answer every row; which rows have come to their end. The others are shown anew."""
        ends: list[int] = []
        for row in range(self.rows):
            self.take(row, codes[row])
            if self.ended(row):
                ends.append(row)
            else:
                self.show(row)
        return ends
