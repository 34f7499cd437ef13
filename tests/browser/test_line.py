"""The server goes away in the middle of a turn and comes back."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.conftest import serving
from tests.browser.hands import Hands, visitor


def test_a_server_that_is_killed_and_comes_back_finds_everybody_where_they_were(browser: Browser, folder: Path) -> None:
    with serving(folder) as address:
        comes = visitor(browser, address, may_complain=True)
        page = comes.__enter__()
        hands = Hands(page, seed=2)
        hands.start()
        hands.play(7)
        assert hands.asked()
        ply, prompt = hands.ply, page.locator("#asked").inner_text()
    expect(page.get_by_text("The line to the table broke")).to_be_visible()
    expect(page.locator("[data-lit]")).to_have_count(0)
    with serving(folder, int(address.rpartition(":")[2])):
        assert hands.asked()
        assert (hands.ply, page.locator("#asked").inner_text()) == (ply, prompt)
        expect(page.get_by_text("The line to the table broke")).to_have_count(0)
        hands.answer()
        comes.__exit__(None, None, None)
