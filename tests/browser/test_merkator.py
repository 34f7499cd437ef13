"""Merkator in a real browser: a whole game by tapping what is lit, and what a card tells."""

from __future__ import annotations

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from tests.browser.hands import Hands, visitor


def _scores(page: Page) -> tuple[list[list[float]], list[float]]:
    """The end's table: points by category and seat, and the sums; points may end in a half."""
    expect(page.locator("dialog .ledger")).to_be_visible()
    rows = page.locator("dialog .ledger tbody tr:not(.moves)").all()

    def number(text: str) -> float:
        found = re.match(r"[\d.,½]+", text.strip())
        assert found, f"no number in {text!r}"
        return float(found[0].replace(",", ".").replace("½", ".5"))

    cells = [[number(c.inner_text()) for c in row.locator("td").all()] for row in rows]
    sums = [number(c.inner_text()) for c in page.locator("dialog .ledger tfoot tr:not(.place) td").all()]
    return cells, sums


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_a_whole_game_of_merkator_by_tapping_what_is_lit(browser: Browser, address: str, phone: bool) -> None:
    with visitor(browser, address, phone=phone) as page:
        hands = Hands(page, seed=3, touch=phone)
        hands.start("merkator")
        assert hands.play() > 20
        cells, sums = _scores(page)
        assert [sum(column) for column in zip(*cells, strict=True)] == sums
        assert max(sums) > 10


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_cards_tell_what_is_missing_and_a_refusal_its_rule(browser: Browser, address: str, phone: bool) -> None:
    with visitor(browser, address, phone=phone) as page:
        hands = Hands(page, seed=1, touch=phone)
        hands.start("merkator")
        assert hands.asked()
        cards = page.locator(".deal")
        expect(cards).to_have_count(4)
        expect(cards.first).to_contain_text(re.compile(r"\d missing|all there"))
        expect(page.locator(".building .now")).to_have_count(4)
        # The far place costs three markers, which nobody has at the start.
        while "Invest" not in page.locator("#asked").inner_text():
            hands.answer()
            assert hands.asked()
        expect(page.locator('[data-handle="newfoundland"][data-lit]')).to_have_count(0)
        page.locator('[data-handle="newfoundland"]').click(force=True)
        expect(page.locator(".note.why")).to_contain_text("ME-5.2")


@pytest.mark.parametrize(("phone", "dark"), [(False, False), (False, True), (True, False), (True, True)])
def test_axe_finds_nothing_on_the_table(browser: Browser, address: str, phone: bool, dark: bool) -> None:
    with visitor(browser, address, phone=phone, dark=dark) as page:
        hands = Hands(page, seed=4, touch=phone)
        hands.start("merkator")
        hands.play(6)
        assert hands.asked()
        page.evaluate("document.fonts.ready.then(() => true)")
        found = Axe().run(page)
        told = [
            f"{v['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
            for v in found.response["violations"]
            for node in v["nodes"][:3]
        ]
        assert told == [], "\n".join(told)
