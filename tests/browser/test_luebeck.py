"""A whole game of Lübeck in a real browser, by what the page shows alone; hands stay hidden meanwhile."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.hands import Hands, visitor


def number(text: str) -> int:
    found = re.match(r"[-−]?\d+", text.strip())
    assert found, text
    return int(found[0].replace("−", "-"))


def ledger(page: Page) -> tuple[list[list[int]], list[int]]:
    """The end's table: points by category and seat, and the sums."""
    expect(page.locator("dialog .ledger")).to_be_visible()
    rows = page.locator("dialog .ledger tbody tr:not(.moves)").all()
    cells = [[number(c.inner_text()) for c in row.locator("td").all()] for row in rows]
    return cells, [number(c.inner_text()) for c in page.locator("dialog .ledger tfoot tr:not(.place) td").all()]


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_a_whole_game_of_luebeck_by_tapping_what_is_lit(browser: Browser, address: str, phone: bool) -> None:
    with visitor(browser, address, phone=phone) as page:
        hands = Hands(page, seed=4, touch=phone)
        hands.start("luebeck")
        assert hands.play() > 40
        cells, sums = ledger(page)
        assert len(cells) == 4, "wares, doubling, overboard, hand"
        assert [sum(column) for column in zip(*cells, strict=True)] == sums
        assert max(sums) > 20, "bots sail and sell"


def test_cards_that_can_be_played_are_raised_and_the_others_say_why_not(browser: Browser, address: str) -> None:
    with visitor(browser, address) as page:
        hands = Hands(page, seed=2)
        hands.start("luebeck")
        for _ in range(60):
            assert hands.asked()
            held = page.locator(".held")
            lit = page.locator(".held[data-lit]")
            if page.locator(".held .card.faded").count():
                break
            hands.answer()
        assert held.count() > lit.count()
        assert page.locator(".held .card.raised").count() == page.locator(".held[data-lit]:not(.throws)").count()
        page.locator(".held:not([data-lit])").first.click()
        expect(page.locator(".note", has_text="LU-")).to_be_visible()
