"""Events in words: what happened, for the eyes of one seat."""

from __future__ import annotations

from collections.abc import Sequence

from hanse.core.model import ALL, Event
from hanse.core.reading import Json
from hanse.core.words import Domain, Events, Field, field

Told = dict[str, Json]


class Schema:
    """The kinds of events of one game, bound to its domains. A kind's secrets are known to the seat it begins with."""

    def __init__(self, events: Events, domains: dict[str, Domain]) -> None:
        self.kinds: list[tuple[str, tuple[Field, ...]]] = [
            (kind.name, tuple(field(operand, domains, operand == kind.secret) for operand in kind.operands))
            for kind in events.all
        ]
        self.secrets = any(kind.secret for kind in events.all)  # without any, all that happens is known to all

    def tell(self, event: Event, eyes: int) -> Told:
        """``event`` as ``eyes`` may know it; secrets of others become ``None``."""
        name, fields = self.kinds[event[0]]
        known = len(event) > 1 and eyes in (ALL, event[1])
        told: Told = {"kind": name}
        for one, value in zip(fields, event[1:], strict=True):
            told[one.name] = one.tell(value, known)
        return told

    def knows(self, events: Sequence[Event], eyes: int) -> bool:
        """Whether nothing in these events is secret from ``eyes``."""
        return all(
            eyes in (ALL, event[1]) or not any(one.secret for one in self.kinds[event[0]][1])
            for event in events
            if len(event) > 1
        )
