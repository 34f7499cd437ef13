"""A real server on a free port of the loopback, with the test game among its games."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

import hanse.games
from hanse.core import registry
from hanse.server import Settings
from tests.server.house import House, serving

GAMES = str(Path(__file__).parent / "games")


@pytest.fixture(autouse=True)
def purse() -> Iterator[None]:
    """The registry finds the games of tests/server/games too, as long as a test of the server runs."""
    hanse.games.__path__.append(GAMES)
    _forget()
    yield
    hanse.games.__path__.remove(GAMES)
    _forget()


def _forget() -> None:
    registry.ids.cache_clear()
    registry.entry.cache_clear()


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    worker = (sys.executable, str(Path(__file__).parent / "worker.py"))
    return Settings(f"sqlite:///{tmp_path / 'hanse.db'}", page=tmp_path / "page", pause=0.0, worker=worker)


@pytest.fixture
async def house(settings: Settings) -> AsyncIterator[House]:
    async with serving(settings) as house:
        yield house
    # Sockets of the transports close on the next round of the loop.
    await asyncio.sleep(0)
