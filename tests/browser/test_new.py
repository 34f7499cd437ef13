"""What ``hanse new`` begins is played in the page at once, in every language."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from hanse.core.languages import LANGUAGES
from tests.browser.conftest import listening
from tests.browser.hands import Hands, visitor
from tests.grown import copy

GAME, TITLE = "salt_road", "Salt Road"
SAYS = {"en": "casks", "de": "Fässer", "nl": "vaten"}


@pytest.fixture(scope="module")
def begun() -> Iterator[str]:
    with tempfile.TemporaryDirectory(prefix="hanse-new-") as folder:
        tree = copy(Path(folder) / "tree")
        env = {**os.environ, "PYTHONPATH": str(tree / "src")}
        subprocess.run([sys.executable, "-m", "hanse", "new", GAME, "--title", TITLE], env=env, check=True)
        subprocess.run([sys.executable, tree / "scripts/page"], check=True)
        db = f"sqlite:///{folder}/hanse.db"
        with listening("-m", "hanse", "serve", "--no-browser", "--port", "0", "--db", db, src=tree / "src") as where:
            yield where


@pytest.mark.parametrize("phone", [False, True])
def test_it_is_played_to_the_end_on_its_own_board(browser: Browser, begun: str, phone: bool) -> None:
    with visitor(browser, begun, phone=phone) as page:
        expect(page.locator(f'[data-game="{GAME}"]').get_by_role("heading")).to_have_text(TITLE)
        hands = Hands(page, touch=phone)
        hands.start(GAME)
        assert hands.asked()
        assert len(hands.lit()) == 3
        expect(page.locator("[data-at=cellar] .cask").first).to_be_visible()
        hands.play(60)
        assert hands.state == "over"


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(browser: Browser, begun: str, language: str) -> None:
    with visitor(browser, begun, language=language) as page:
        hands = Hands(page)
        hands.start(GAME)
        assert hands.asked()
        expect(page.locator(".prompt")).to_contain_text(SAYS[language])
