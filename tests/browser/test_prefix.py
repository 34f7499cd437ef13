"""The page under a path: its files, its links, its socket."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.conftest import listening

SERVE = """
import sys
from hanse.server import run
run(port=0, db=sys.argv[1], open_browser=False, prefix="/games/hanse")
"""


def test_under_a_prefix_one_walks_from_the_start_to_a_table_and_back(browser: Browser, tmp_path: Path) -> None:
    with listening("-c", SERVE, f"sqlite:///{tmp_path / 'hanse.db'}") as where, browser.new_context() as context:
        assert where.endswith("/games/hanse")
        page = context.new_page()
        missing: list[str] = []
        page.on("response", lambda answer: missing.append(answer.url) if answer.status >= 400 else None)
        page.goto(f"{where}/")
        page.locator('a[href$="/new/hansa"]').click()
        assert page.url == f"{where}/new/hansa"
        page.locator("form button.main").click()
        page.wait_for_url(f"{where}/t/*")
        page.locator(".board, svg").first.wait_for()
        page.reload()
        page.locator(".board, svg").first.wait_for()
        page.go_back()
        page.go_back()
        page.wait_for_url(f"{where}/")
        assert missing == []
