"""A real server with the built page, and a real Chromium before it."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from hanse.server.settings import PAGE

ROOT = Path(__file__).parents[2]
SERVE = """
import sys
from hanse.server import run
run(port=int(sys.argv[2]), db=sys.argv[1], open_browser=False, pause=0.02)
"""


@contextlib.contextmanager
def serving(folder: Path, port: int = 0) -> Iterator[str]:
    """What ``hanse serve`` runs, with bots that do not wait for people to follow; where it listens."""
    with listening("-c", SERVE, f"sqlite:///{folder / 'hanse.db'}", str(port)) as where:
        yield where


@contextlib.contextmanager
def listening(*command: str, src: Path = ROOT / "src") -> Iterator[str]:
    """A server that Python runs from these sources; where it listens."""
    env = {**os.environ, "PYTHONPATH": str(src), "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen([sys.executable, *command], env=env, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        said = server.stdout.readline()
        assert "http://" in said, f"the server did not start: {said!r}"
        try:
            yield said.split()[1].rstrip("/")
        finally:
            server.kill()


@contextlib.contextmanager
def chromium() -> Iterator[Browser]:
    path = next((p for name in ("chromium", "chromium-browser", "google-chrome") if (p := shutil.which(name))), None)
    if path is None:
        pytest.fail("there is no Chromium; scripts/test installs it")
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield started
        started.close()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="module")
def folder() -> Iterator[Path]:
    """Where a server keeps its tables while a module of tests runs."""
    if not (PAGE / "index.html").is_file():
        pytest.fail("the page is not built: run scripts/page")
    made = Path(tempfile.mkdtemp(prefix="hanse-browser-"))
    yield made
    shutil.rmtree(made, ignore_errors=True)


@pytest.fixture(scope="module")
def address(folder: Path) -> Iterator[str]:
    with serving(folder) as where:
        yield where


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found
