"""A batch's pads as arrays."""

from __future__ import annotations

from typing import Generic

import numpy as np
from numpy.typing import NDArray

from hanse.core.batch import Batch
from hanse.core.entry import Bundle
from hanse.core.features import Features
from hanse.core.game import S
from hanse.core.reading import BadInput

Floats = NDArray[np.float32]
Marks = NDArray[np.int8]


class Eyes(Generic[S]):
    """What a batch has written, as arrays of its own: features as learners get them, and what is allowed."""

    def __init__(self, batch: Batch[S]) -> None:
        rows = batch.rows
        self._seen = np.frombuffer(batch.seen.memory(), dtype=np.int16).reshape(rows, batch.seen.size)
        self._allowed = np.frombuffer(batch.allowed.memory(), dtype=np.int8).reshape(rows, batch.allowed.size)
        self._scales = np.array(batch.features.scales(), dtype=np.float32)

    def seen(self) -> Floats:
        """[row, number], a copy."""
        out = self._seen.astype(np.float32)
        out *= self._scales
        return out

    def allowed(self) -> Marks:
        """[row, code] 1 where the code may be answered, a copy."""
        return self._allowed.copy()

    def row(self, row: int) -> tuple[Floats, Marks]:
        """One row of both, copies."""
        return self._seen[row] * self._scales, self._allowed[row].copy()


def bounds(features: Features[S]) -> tuple[Floats, Floats]:
    """The least and the most that each number can be. Counts have no most that a rule would give."""
    low = [block.least / block.most for block in features.blocks for _ in range(block.size)]
    return np.array(low, dtype=np.float32), np.full(features.size, np.inf, dtype=np.float32)


NOT_BEGUN = "no game has begun; call reset first"


def code_of(action: object) -> int:
    """An action as a code; BadInput for what is no whole number."""
    if isinstance(action, (int, np.integer)) and not isinstance(action, bool):
        return int(action)
    if isinstance(action, np.ndarray) and action.ndim == 0 and np.issubdtype(action.dtype, np.integer):
        return int(action)
    raise BadInput(f"action {action!r}: must be the number of an answer; the mask says which are possible")


def possible(bundle: Bundle[S], s: S, code: int) -> str:
    """What is said of a code that is not allowed."""
    game = bundle.game
    name = game.text[code] if 0 <= code < len(game.text) else ""
    options = [f"{legal} ({game.text[legal]})" for legal in game.legal(s)]
    listed = ", ".join(options[:8]) + (f" and {len(options) - 8} more" if len(options) > 8 else "")
    return f"action {code}{f' ({name})' if name else ''} is not allowed now; possible: {listed or 'nothing'}"
