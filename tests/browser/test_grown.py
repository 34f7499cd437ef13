"""A tree that has grown by files alone, built and served: the page plays the new game in the new language."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import listening
from tests.browser.hands import Hands, visitor
from tests.grown import ENDONYM, GAME, LANGUAGE, MARK, OLD, grow


@pytest.fixture(scope="module")
def grown() -> Iterator[str]:
    with tempfile.TemporaryDirectory(prefix="hanse-grown-") as folder:
        tree = grow(Path(folder) / "tree")
        subprocess.run([sys.executable, tree / "scripts/page"], check=True)
        db = f"sqlite:///{folder}/hanse.db"
        with listening("-m", "hanse", "serve", "--no-browser", "--port", "0", "--db", db, src=tree / "src") as where:
            yield where


def test_a_new_game_is_played_in_a_new_language(browser: Browser, grown: str) -> None:
    with visitor(browser, grown) as page:
        expect(page.locator("[data-game]")).to_have_count(2)
        page.get_by_role("radio", name=ENDONYM).check(force=True)
        expect(page.locator("html")).to_have_attribute("lang", LANGUAGE)
        slip = page.locator(f'[data-game="{GAME}"]')
        expect(slip.get_by_role("heading")).to_have_text(f"{MARK}Lagoon")
        drawn = page.locator(f'[data-game="{OLD}"] svg .land').get_attribute("d")
        expect(slip.locator("svg .land")).to_have_attribute("d", drawn or "nothing")
        hands = Hands(page)
        hands.start(GAME)
        assert hands.asked()
        hands.answer()
        expect(page.locator(".prompt")).to_contain_text(MARK)
        expect(page.locator(".log li").last).to_contain_text(MARK)
        expect(page.get_by_text("Danzig").first).to_be_visible()
        hands.play(3)


def test_its_rules_are_read_in_it_too(browser: Browser, grown: str) -> None:
    with visitor(browser, grown) as page:
        page.get_by_role("radio", name=ENDONYM).check(force=True)
        expect(page.locator("html")).to_have_attribute("lang", LANGUAGE)
        page.goto(f"/rules/{GAME}")
        expect(page.locator("main")).to_contain_text(MARK)
