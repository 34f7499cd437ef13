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
from hanse.server.store import Store
from tests.server.house import House, serving
from tests.server.postgres import Postgres, running

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
    registry._shipped.cache_clear()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty store of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'either.db'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.database()


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    """An open store of either kind."""
    store = Store(url)
    await store.open()
    yield store
    await store.close()


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
