"""What a bot is: somebody who answers from what his seat may know."""

from __future__ import annotations

from typing import Protocol

from hanse.core.entry import Bundle
from hanse.core.game import S
from hanse.core.rng import Rng


class Bot(Protocol):
    """Gets a state imagined from his seat's view, never the true one, and returns the code of a legal action."""

    def choose(self, bundle: Bundle[S], state: S, seat: int, rng: Rng) -> int: ...


def imagine(bundle: Bundle[S], state: S, seat: int, rng: Rng) -> S:
    """A state that ``seat`` cannot tell from ``state``: its view, opened from the other side and filled."""
    guess = bundle.load(bundle.view(state, seat))
    bundle.fill(guess, rng)
    return guess
