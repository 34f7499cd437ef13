"""The ints of Hansa that are no words of the notation: why a game ended."""

from typing import Final

LAST_STACK: Final = 0
STALLED: Final = 1
REASONS: Final = ("last-stack", "stalled")
