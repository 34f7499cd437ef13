"""Whole games in a real browser, by what the page shows alone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.hands import Hands, visitor


def _scores(page: Page) -> tuple[list[list[int]], list[int]]:
    """The end's table: points by category and seat, and the sums."""
    expect(page.locator("dialog .ledger")).to_be_visible()
    rows = page.locator("dialog .ledger tbody tr:not(.moves)").all()
    cells = [[int(re.sub(r"\D.*", "", c.inner_text())) for c in row.locator("td").all()] for row in rows]
    sums = [int(c.inner_text()) for c in page.locator("dialog .ledger tfoot tr:not(.place) td").all()]
    return cells, sums


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_a_whole_game_of_hansa_by_tapping_what_is_lit(browser: Browser, address: str, phone: bool) -> None:
    with visitor(browser, address, phone=phone) as page:
        hands = Hands(page, seed=3, touch=phone)
        hands.start()
        assert hands.play() > 20
        cells, sums = _scores(page)
        assert [sum(column) for column in zip(*cells, strict=True)] == sums
        assert max(sums) > 10
        places = [int(c.inner_text().rstrip(".")) for c in page.locator("dialog .ledger tfoot .place td").all()]
        assert [sums[i] for i, place in enumerate(places) if place == 1] == [max(sums)] * places.count(1)
        assert all(place > sum(other > mine for other in sums) for mine, place in zip(sums, places, strict=True))
        # A cell opens the moves that made it, and they add up.
        part, seat = next((i, j) for i, row in enumerate(cells) for j, points in enumerate(row) if points)
        button = page.locator("dialog .ledger tbody tr:not(.moves)").nth(part).locator("td button").nth(seat)
        button.click()
        moves = page.locator("dialog .moves .move b").all_inner_texts()
        assert sum(int(text.replace("−", "-")) for text in moves) == cells[part][seat]
        expect(page.get_by_role("img", name="Points of every player")).to_be_visible()


def test_a_whole_game_by_keyboard_alone(browser: Browser, address: str) -> None:
    with visitor(browser, address) as page:
        hands = Hands(page, seed=5)
        expect(page.locator('[data-game="hansa"]')).to_be_visible()
        page.keyboard.press("Tab")
        for _ in range(40):
            if page.evaluate(
                "document.activeElement.closest('[data-game=hansa]') && document.activeElement.matches('button')"
            ):
                break
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        answers = 0
        while hands.asked():
            before = hands.ply
            if hands.lit() and hands.dice.random() < 0.75:
                for _ in range(hands.dice.randrange(1, 4)):
                    page.keyboard.press(hands.dice.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]))
                held = page.evaluate("document.activeElement.closest('[data-lit]')?.getAttribute('aria-label')")
                assert held, "an arrow key holds something that can be chosen, and it has a name"
                page.keyboard.press("Enter")
                page.wait_for_selector(f".chooser, .leaving, .room:not([data-ply='{before}'])")
                if hands.ply == before and page.locator(".chooser").count():
                    page.keyboard.press("Enter")
            elif page.locator(".answers .key").count():
                page.keyboard.press("e")
            else:
                continue  # nothing can be ended here
            page.wait_for_selector(f".leaving, .room:not([data-ply='{before}'])")
            if hands.ply == before:
                page.keyboard.press("e")
            hands.answered(before)
            answers += 1
        assert answers > 20
        _scores(page)


def test_two_clicks_from_the_start_page_to_the_first_move(browser: Browser, address: str) -> None:
    with visitor(browser, address) as page:
        hands = Hands(page)
        hands.start()
        assert hands.asked()
        before = hands.ply
        hands.press(hands.lit()[0])
        hands.answered(before)
