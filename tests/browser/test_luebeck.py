"""A whole game of Lübeck in a real browser, by what the page shows alone; hands stay hidden meanwhile."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.bench.guide import OPEN
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


COVERED = """(all) => all.filter((e) => {
  const {left, top, width, height} = e.getBoundingClientRect();
  return [0.1, 0.5, 0.9].some((x) => !e.contains(document.elementFromPoint(left + width * x, top + height / 2)));
}).length"""


@pytest.mark.parametrize("size", [(1280, 720), (1440, 900)], ids=["laptop", "desktop"])
def test_five_players_see_all_seven_packets_and_which_is_which(
    browser: Browser, address: str, size: tuple[int, int]
) -> None:
    with visitor(browser, address) as page:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        seats = [{"kind": "me", "name": "Anna"}, *({"kind": "bot", "bot": "random", "name": ""} for _ in range(4))]
        body = {"game": "luebeck", "variant": "base", "options": {}, "seats": seats, "seed": 5}
        page.goto(f"/t/{page.evaluate(OPEN, body)}")
        hands = Hands(page)
        assert hands.asked()
        packets = page.locator(".packet:not(.taken)")
        places = packets.evaluate_all("(all) => all.map((e) => [e.innerText, e.getBoundingClientRect().left])")
        assert [text.split()[0] for text, _ in places] == ["1", "2", "3", "4", "5", "6", "7"]
        assert packets.evaluate_all(COVERED) == 0
        # Whoever takes one leaves the others where they are.
        hands.take(packets.first)
        left = packets.evaluate_all("(all) => all.map((e) => [e.innerText, e.getBoundingClientRect().left])")
        assert left
        assert all(one in places for one in left)


def test_on_a_phone_what_is_asked_about_comes_into_sight(browser: Browser, address: str) -> None:
    with visitor(browser, address, phone=True) as page:
        hands = Hands(page, seed=4, touch=True)
        hands.start("luebeck")
        assert hands.asked()
        expect(page.locator(".packet[data-lit]").last).to_be_in_viewport(ratio=0.95)
        hands.take(page.locator(".packet[data-lit]").first)
        while hands.asked() and page.locator(".held[data-lit]").count() == 0:
            hands.play(1)
        expect(page.locator(".held[data-lit]").first).to_be_in_viewport(ratio=0.95)


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
