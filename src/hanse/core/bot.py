"""What a bot is: somebody who answers from what his seat may know."""

from __future__ import annotations

from typing import Protocol

from hanse.core.entry import Bundle
from hanse.core.game import S
from hanse.core.reading import View
from hanse.core.rng import Rng


class Bot(Protocol):
    """Gets a state imagined from his seat's view, never the true one, and returns the code of a legal action."""

    def choose(self, bundle: Bundle[S], state: S, seat: int, rng: Rng) -> int: ...


class NoAnswer(Exception):
    """A bot gave no answer that can be used; the message says what it did, to stand after its name."""


def imagine(bundle: Bundle[S], view: View, rng: Rng) -> S:
    """A state that whoever has this view cannot tell from the true one: opened from the other side and filled."""
    guess = bundle.load(view)
    bundle.fill(guess, rng)
    return guess
