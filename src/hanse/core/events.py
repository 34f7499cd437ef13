"""Events in words: what happened, for the eyes of one seat."""

from __future__ import annotations

from hanse.core.game import Field
from hanse.core.model import ALL, Event
from hanse.core.reading import Json

Told = dict[str, Json]


class Schema:
    """The kinds of events of one game. Where a kind has secrets, its first operand is the seat that may know them."""

    def __init__(self, kinds: dict[int, tuple[str, tuple[Field, ...]]]) -> None:
        self.kinds = kinds

    def tell(self, event: Event, eyes: int) -> Told:
        """``event`` as ``eyes`` may know it; secrets of others become ``None``."""
        name, fields = self.kinds[event[0]]
        told: Told = {"kind": name}
        for field, value in zip(fields, event[1:], strict=True):
            if field.secret and eyes not in (ALL, event[1]):
                told[field.name] = None
            elif field.domain is None:
                told[field.name] = value
            else:
                # A negative operand means "none": no seat, no route, nothing drawn.
                told[field.name] = field.domain.words[value] if value >= 0 else None
        return told
