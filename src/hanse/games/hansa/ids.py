"""The ints of Hansa that are no words of the notation: seats, and why a game ended."""

from typing import Final

MOST_SEATS: Final = 4

LAST_STACK: Final = 0
STALLED: Final = 1
REASONS: Final = ("last-stack", "stalled")
