"""What a bot thinks, on the page: hints, chances, hurry, turning points; nothing of it moves anything."""

from __future__ import annotations

import json
import re
import urllib.request
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.hands import SURE, Hands, visitor

BOTS = [{"kind": "bot", "bot": "easy", "name": "Hinrik"}, {"kind": "bot", "bot": "easy", "name": "Wobbe"}]
ME = {"kind": "me", "name": "Anna"}

SHIFTS = """() => { window.shifted = 0; new PerformanceObserver((list) => {
  for (const one of list.getEntries()) window.shifted += one.value;
}).observe({ type: 'layout-shift' }); }"""


def table(address: str, *seats: dict[str, str], **more: object) -> dict[str, Any]:
    body = json.dumps({"game": "hansa", "seats": seats, "seed": 5, **more}).encode()
    asked = urllib.request.Request(f"{address}/api/tables", body, {"content-type": "application/json"})
    with urllib.request.urlopen(asked) as answer:
        made: dict[str, Any] = json.load(answer)
    return made


def sit(page: Page, made: dict[str, Any], touch: bool = False) -> Hands:
    page.goto(f"/t/{made['token'] or made['watch']}")
    hands = Hands(page, touch=touch)
    expect(hands.room).to_be_visible()
    return hands


def test_a_hint_is_a_key_away_and_a_click_plays_it(browser: Browser, address: str) -> None:
    with visitor(browser, address) as page:
        hands = sit(page, table(address, ME, *BOTS))
        for _ in range(3):
            assert hands.asked()
            hands.answer()
        assert hands.asked()
        page.evaluate(SHIFTS)
        page.keyboard.press("t")
        best = page.locator(".hints li button").first
        expect(best).to_contain_text("±")
        assert page.evaluate("window.shifted") == 0
        expect(page.locator("[data-hint], .answers button").first).to_be_visible()
        ply = hands.ply
        best.click()
        hands.mean_it(ply)
        # The leaf lies open, so the next question has its hints too.
        assert hands.asked()
        expect(page.locator(".hints li button").first).to_contain_text("±")
        page.keyboard.press("t")
        expect(page.locator(".hints")).to_have_count(0)


def test_a_finger_sees_a_hint_before_it_plays_it(browser: Browser, address: str) -> None:
    with visitor(browser, address, phone=True) as page:
        hands = sit(page, table(address, ME, *BOTS), touch=True)
        assert hands.asked()
        page.get_by_role("button", name="Hint", exact=True).tap()
        best = page.locator(".hints li button").first
        expect(best).to_contain_text("±")
        before = hands.ply
        best.tap()
        sure = page.locator(SURE)
        expect(sure).to_be_visible()
        assert hands.ply == before
        sure.tap()
        hands.mean_it(before)


def test_chances_are_a_setting_and_keep_their_place(browser: Browser, address: str) -> None:
    with visitor(browser, address) as page:
        hands = sit(page, table(address, ME, *BOTS))
        assert hands.asked()
        expect(page.locator(".strip")).to_have_count(0)
        page.get_by_role("button", name="Links and settings").click()
        page.get_by_role("switch", name="Show everybody’s chances").check()
        page.keyboard.press("Escape")
        strip = page.locator(".strip")
        expect(strip).to_have_attribute("data-chances", str(hands.ply))
        expect(strip).to_have_attribute("aria-label", re.compile(r"Chances: Anna \d+ % ± \d+, Hinrik"))
        box = strip.bounding_box()
        hands.answer()
        assert hands.asked()
        expect(strip).to_have_attribute("data-chances", str(hands.ply))
        assert strip.bounding_box() == box
        page.keyboard.press("[")
        expect(strip).not_to_have_attribute("data-chances", str(hands.ply))


def test_the_host_may_allow_neither(browser: Browser, address: str) -> None:
    with visitor(browser, address) as page:
        page.goto("/new/hansa")
        page.get_by_role("switch", name="Hints and chances").uncheck()
        page.locator("button.big").click()
        hands = Hands(page)
        expect(hands.room).to_be_visible()
        assert hands.asked()
        expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
        expect(page.get_by_role("tab", name="Hint")).to_have_count(0)


def test_turning_points_are_found_shown_and_tried(browser: Browser, address: str) -> None:
    rash = [{"kind": "bot", "bot": "random", "name": name} for name in ("Hinrik", "Wobbe")]
    with visitor(browser, address) as page:
        hands = sit(page, table(address, *rash))
        page.wait_for_selector('.room[data-state="over"]', timeout=120_000)
        part = page.get_by_role("region", name="Turning points")
        part.get_by_role("button", name="Look for them").click()
        expect(part.get_by_role("progressbar")).to_be_visible()
        expect(part.get_by_text(re.compile(r"^[1-9]\d* of \d+$"))).to_be_visible()
        part.get_by_role("button", name="Cancel").click()
        part.get_by_role("button", name="Go on looking").click()
        found = part.get_by_role("listitem").filter(has_text="cost")
        expect(found.first).to_be_visible(timeout=120_000)
        expect(part.get_by_role("img", name="Chances over the game")).to_be_visible()
        expect(found.first).to_contain_text("Better: ")
        before = page.url
        found.first.get_by_role("button", name="Try it").click()
        page.wait_for_url(lambda url: url != before)
        assert hands.asked()


@pytest.mark.parametrize("key", ["s", "button"])
def test_a_bot_that_thinks_is_hurried(browser: Browser, address: str, key: str) -> None:
    with visitor(browser, address) as page:
        hands = sit(page, table(address, ME, {"kind": "bot", "bot": "hard", "name": "Hinrik"}))
        heard: list[str] = []
        page.on("websocket", lambda socket: socket.on("framesent", lambda frame: heard.append(str(frame))))
        page.reload()
        thinks = page.locator(".thinks")
        # The bot may have answered before the hand gets there: then its next thought is hurried.
        while hands.asked() and not any('"hurry"' in frame for frame in heard):
            hands.answer()
            page.wait_for_selector('.thinks, .room[data-state="yours"], .room[data-state="over"]')
            if key == "s" and thinks.count():
                page.keyboard.press("s")
            elif key == "button":
                page.get_by_role("button", name="Skip").evaluate_all("found => found.forEach(it => it.click())")
        assert hands.asked()
        assert any('"hurry"' in frame for frame in heard)
