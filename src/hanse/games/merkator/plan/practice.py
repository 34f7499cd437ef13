"""How the judge of the model is learned, as ``hanse train`` asks for it."""

from __future__ import annotations

import json
from typing import Final

from hanse.core.game import Game
from hanse.core.judge import Model
from hanse.core.rng import Rng
from hanse.games.merkator.board import Board
from hanse.games.merkator.plan import store
from hanse.games.merkator.plan.answers import Planner
from hanse.games.merkator.plan.fit import Example, examples, fitted, likeness
from hanse.games.merkator.plan.traits import NAMES
from hanse.games.merkator.plan.world import MARKERS, MOST_TURNS
from hanse.games.merkator.state import MerkatorState

WIDTH: Final = 8
"""Of the beam that says what still comes of an example."""

DIGITS: Final = 4


class PlanPractice:
    """For one kind of table. An example is a row: turns left, points gained, and what it has more of each trait."""

    def __init__(self, board: Board, game: Game[MerkatorState], variant: str) -> None:
        self.file = store.FILE
        self.traits: tuple[str, ...] = NAMES
        self._board = board
        self._game = game
        self._variant = variant
        self._lore = store.lore(variant, board.seats)

    def examples(self, seed: int) -> list[list[float]]:
        found = examples(self._game, span(self._board), self._lore, WIDTH, Rng(seed))
        return [[float(one.left), round(one.gain, DIGITS), *(round(x, DIGITS) for x in one.more)] for one in found]

    def fit(self, rows: list[list[float]]) -> list[list[float]]:
        weights = fitted(_examples(rows), self._lore.rows)
        return [[round(x, DIGITS) for x in row] for row in weights]

    def likeness(self, rows: list[list[float]], weights: list[list[float]] | None) -> float:
        return likeness(_examples(rows), weights or self._lore.rows)

    def text(self, weights: list[list[float]], made: dict[str, str | int]) -> str:
        lines = ["[[plan]]", f"variants = {json.dumps([self._variant])}", f"seats = [{self._board.seats}]"]
        lines += [f"{key} = {json.dumps(value, ensure_ascii=False)}" for key, value in made.items()]
        lines += [f"traits = {json.dumps(NAMES)}", "weights = [", *(f"    {row}," for row in weights), "]", ""]
        return "\n".join(lines)

    def model(self, text: str, where: str) -> Model[MerkatorState]:
        lore = store.read(text, where, self._variant, self._board.seats)
        return Planner(self._board, self._game, lore, store.thoughts())


def span(board: Board) -> int:
    """Own turns of a game, about."""
    if board.solo:
        return board.turns
    markers = sum(sum(rows) for rows in board.stages)
    return min(MOST_TURNS, int(1.5 + markers / (MARKERS * board.seats)))


def _examples(rows: list[list[float]]) -> list[Example]:
    return [Example(int(row[0]), row[2:], row[1]) for row in rows]
