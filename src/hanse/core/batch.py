"""Many games of one kind at once, for learners: answered together, and written as numbers together."""

from __future__ import annotations

from typing import Generic

from hanse.core.features import Features
from hanse.core.game import Game, S
from hanse.core.model import CHANCE, OVER
from hanse.core.pad import Marks, Pad
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
        self.allowed = Marks(len(game.text), rows)
        self.dice: list[Rng] = [Rng(row) for row in range(rows)]
        self.states: list[S] = [game.start() for _ in range(rows)]
        self.answers: list[int] = [0] * rows
        self.seats: list[int] = [OVER] * rows  # [row] who was asked when the row was shown

    def begin(self, row: int, seed: int) -> None:
        """A new game with dice of this seed."""
        self.dice[row] = Rng(seed)
        self.states[row] = self.game.start()
        self.answers[row] = 0
        self._roll(row)

    def asked(self, row: int) -> int:
        """The seat asked, or OVER."""
        return self.states[row].stack[-1].seat

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
        seat = self.states[row].stack[-1].seat
        self.show_to(row, seat if seat >= 0 else 0)

    def show_to(self, row: int, eyes: int) -> None:
        """Write the row as a seat sees it. Only who is asked is allowed anything."""
        s = self.states[row]
        seat = s.stack[-1].seat
        self.seats[row] = seat
        self.seen.begin(row)
        self.features.write(s, eyes, self.seen)
        codes = self.allowed.begin(row)
        if seat == eyes:
            self.game.options(s, codes)
            self.allowed.mark(row)

    def forbids(self, codes: list[int]) -> int:
        """The first row whose code is not allowed, -1 if all are."""
        for row in range(self.rows):
            if not self.allowed.has(row, codes[row]):
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
