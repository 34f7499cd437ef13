"""The game of these tests keeps the laws every game keeps; otherwise they would prove nothing."""

from __future__ import annotations

import pytest

from hanse.core import registry
from hanse.core.testing import check_game


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("seed", range(5))
def test_purse_keeps_the_laws(seats: int, seed: int) -> None:
    check_game(registry.load("purse", "base", seats), seed)
