"""Every game, variant and number of seats, as test parameters."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from hanse.core import registry
from hanse.core.entry import Bundle, Switches
from hanse.core.model import State
from hanse.core.reading import BadInput


class Case(NamedTuple):
    """One way to play a game. ``switches`` are those that differ from the defaults."""

    game: str
    variant: str
    seats: int
    switches: tuple[tuple[str, bool | int | str], ...] = ()

    def bundle(self) -> Bundle[State]:
        chosen: Switches = dict(self.switches)
        return registry.load(self.game, self.variant, self.seats, chosen)

    def __str__(self) -> str:
        switches = [f"{k}={v}" for k, v in self.switches] if len(self.switches) < 2 else ["many"]
        return "-".join([self.game, self.variant, str(self.seats), *switches])


def plain_cases() -> list[Case]:
    """Every variant with every number of seats, switches at their defaults."""
    return [
        Case(entry.id, variant.id, seats)
        for entry in registry.entries()
        for variant in entry.variants
        for seats in variant.seats
    ]


def switch_cases() -> list[Case]:
    """Every other value of every switch, one at a time, with the most seats it can be had with."""
    out = []
    for entry in registry.entries():
        for variant in entry.variants:
            for switch in variant.switches:
                for value in switch.choices:
                    if value != switch.default:
                        case = _buildable(
                            Case(entry.id, variant.id, variant.seats[-1], ((switch.name, value),)), variant.seats
                        )
                        if case is not None:
                            out.append(case)
    return out


def crowded_cases() -> list[Case]:
    """Every variant with every number of seats, as many switches turned as go together; start players aside."""
    out = []
    for plain in plain_cases():
        variant = registry.entry(plain.game).variant(plain.variant)
        assert variant is not None
        case = plain
        for switch in variant.switches:
            if not switch.seat:
                other = next(value for value in switch.choices if value != switch.default)
                case = _buildable(case._replace(switches=(*case.switches, (switch.name, other))), (case.seats,)) or case
        if case != plain:
            out.append(case)
    return out


def _buildable(case: Case, seats: tuple[int, ...]) -> Case | None:
    for count in reversed(seats):
        try:
            case._replace(seats=count).bundle()
        except BadInput:
            continue
        return case._replace(seats=count)
    return None


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        name = metafunc.function.__name__
        cases = plain_cases()
        if "with_switches" in name:
            cases += switch_cases()
        if "with_many_switches" in name:
            cases += crowded_cases()
        metafunc.parametrize("case", cases, ids=str)
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", registry.ids())
