"""Every game, variant and number of seats, by name."""

from __future__ import annotations

import pytest

from hanse.core import registry


def cases() -> list[tuple[str, str, int]]:
    """The fewest and the most seats of every variant."""
    return [
        (entry.id, variant.id, seats)
        for entry in registry.entries()
        for variant in entry.variants
        for seats in sorted({variant.seats[0], variant.seats[-1]})
    ]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", cases(), ids=lambda case: "-".join(map(str, case)))
