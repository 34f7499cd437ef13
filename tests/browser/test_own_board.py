"""A board from outside in the page: offered by its title, drawn without a build, played on."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.conftest import ROOT, listening
from tests.browser.hands import Hands, visitor

SERVE = """
import sys
from pathlib import Path
from hanse.server import run
run(port=0, db=sys.argv[1], data=Path(sys.argv[2]), open_browser=False, pause=0.02)
"""


def test_the_worked_map_is_set_up_drawn_and_played(browser: Browser, tmp_path: Path) -> None:
    boards = str(ROOT / "examples" / "boards")
    with listening("-c", SERVE, f"sqlite:///{tmp_path / 'hanse.db'}", boards) as where, visitor(browser, where) as page:
        page.goto(f"{where}/new/hansa_teutonica")
        page.get_by_role("radio", name="Zuiderzee").check()
        page.locator("button.main").last.click()
        expect(page.locator("svg .city")).to_have_count(24)
        expect(page.get_by_text("ZVIDERZEE")).to_be_visible()
        assert Hands(page).asked()
        assert page.locator(".post[data-lit]").count() > 90  # every post but what two bots may have taken
        page.locator(".post[data-lit]").first.click()
        expect(page.get_by_text("Guest places a trader on").first).to_be_visible()
