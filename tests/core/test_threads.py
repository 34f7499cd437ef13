"""What a server asks of rules in several threads at once."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from hanse.core import registry
from hanse.core.trace import shown_by


@pytest.fixture
def restless() -> Iterator[None]:
    """Threads change places as often as they can, also while a syntax tree is made."""
    interval, threshold = sys.getswitchinterval(), gc.get_threshold()

    def idle(phase: str, info: dict[str, int]) -> None:
        for _ in range(300):
            pass

    sys.setswitchinterval(1e-5)
    gc.set_threshold(20)
    gc.callbacks.append(idle)
    yield
    gc.callbacks.remove(idle)
    gc.set_threshold(*threshold)
    sys.setswitchinterval(interval)


@pytest.mark.usefixtures("restless")
def test_two_visitors_read_examples_at_once() -> None:
    games = registry.ids() * 2
    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(shown_by, games))
    assert found[: len(found) // 2] == found[len(found) // 2 :]
