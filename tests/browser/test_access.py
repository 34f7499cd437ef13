"""axe finds nothing on any screen, light or dark; what a page names is in every language."""

from __future__ import annotations

from typing import Final, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from tests.browser.bench.guide import Guide, every
from tests.browser.hands import Hands, visitor
from tests.browser.test_lessons import begin

MOODS = pytest.mark.parametrize(("phone", "dark"), [(False, False), (False, True), (True, False), (True, True)])

SCHEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")


def clean(page: Page, where: str) -> None:
    page.evaluate("document.fonts.ready.then(() => true)")
    found = Axe().run(page)
    told = [
        f"{v['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
        for v in found.response["violations"]
        for node in v["nodes"][:3]
    ]
    assert told == [], f"{where}: " + "\n".join(told)


@MOODS
def test_pages_around_the_table_are_clean(browser: Browser, address: str, phone: bool, dark: bool) -> None:
    with visitor(browser, address, phone=phone, dark=dark) as page:
        expect(page.locator(".game").first).to_be_visible()
        clean(page, "start")
        page.goto("/new/hansa")
        expect(page.locator(".seats li").first).to_be_visible()
        for fold in page.locator("summary").all():
            fold.click()
        clean(page, "set-up")
        page.goto("/rules/hansa#HA-7.2")
        expect(page.locator(".here")).to_be_visible()
        clean(page, "rules")


@MOODS
def test_a_lesson_and_a_game_in_short_are_clean(browser: Browser, address: str, phone: bool, dark: bool) -> None:
    with visitor(browser, address, phone=phone, dark=dark) as page:
        page.get_by_role("button", name="In short").first.click()
        expect(page.locator("dialog h3").first).to_be_visible()
        clean(page, "in short")
        begin(page, "hansa")
        clean(page, "lesson")


@MOODS
def test_what_people_do_together_is_clean(browser: Browser, address: str, phone: bool, dark: bool) -> None:
    with visitor(browser, address, phone=phone, dark=dark) as page:
        page.goto("/new/hansa")
        page.get_by_role("radiogroup", name="Seat 2").get_by_role("radio", name="Invite").check(force=True)
        page.get_by_role("radio", name="For the whole game").check(force=True)
        clean(page, "set-up with a clock")
        page.get_by_role("button", name="Open the table").click()
        expect(page.locator(".qr img")).to_be_visible()
        clean(page, "invitation")
        page.keyboard.press("Escape")
        if phone:
            page.get_by_role("tab", name="Players").click()
        page.locator(".seats button.care").first.click()
        expect(page.get_by_label("Your name")).to_be_visible()
        clean(page, "own seat")
        page.keyboard.press("Escape")
        page.get_by_role("tab", name="Talk").first.click()
        page.get_by_role("button", name="Phrases").click()
        page.get_by_role("button", name="Good luck!").click()
        expect(page.get_by_role("log")).to_contain_text("Good luck!")
        clean(page, "talk")
        page.get_by_role("tab", name="Notes").click()
        clean(page, "notes")


@MOODS
def test_the_table_is_clean_in_every_state(browser: Browser, address: str, phone: bool, dark: bool) -> None:
    with visitor(browser, address, phone=phone, dark=dark) as page:
        hands = Hands(page, seed=6, touch=phone)
        hands.start()
        assert hands.asked()
        clean(page, "placement")
        page.locator('[data-handle="copenhagen"]').click(force=True)
        expect(page.locator(".note.why")).to_be_visible()
        clean(page, "why-not")
        page.keyboard.press("Escape")
        page.locator(".prompt button[aria-controls=choices]").click()
        expect(page.locator("ul.choices")).to_be_visible()
        clean(page, "list of choices")
        hands.play(9)
        assert hands.asked()
        clean(page, "turn")
        if phone:
            for tab in ("Players", "Log"):
                page.get_by_role("tab", name=tab).click()
                clean(page, tab)
        page.get_by_role("button", name="Links and settings").click()
        expect(page.locator("dialog")).to_be_visible()
        clean(page, "menu")
        page.keyboard.press("Escape")
        page.locator(".prompt").get_by_role("button", name="Rules").click()
        expect(page.locator("dialog .book section").first).to_be_visible()
        clean(page, "rules at the table")


@pytest.mark.parametrize("phone", [False, pytest.param(True, marks=pytest.mark.long)], ids=["wide", "phone"])
@pytest.mark.parametrize("name", every())
def test_every_games_table_is_clean_with_hints_and_chances(
    browser: Browser, address: str, name: str, phone: bool
) -> None:
    with visitor(browser, address, phone=phone) as page:
        guide = Guide(page, name, touch=phone)
        assert guide.asked()
        page.get_by_role("button", name="Links and settings").click()
        page.get_by_role("switch", name="Show everybody’s chances").check(force=True)
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
        expect(page.locator(".strip[data-chances]")).to_be_visible()
        page.get_by_role("button", name="Hint", exact=True).click()
        expect(page.locator(".hints li button").first).to_contain_text("±")
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme)
            clean(page, f"{name}, {scheme}")


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_the_end_is_clean(browser: Browser, address: str, dark: bool) -> None:
    with visitor(browser, address, dark=dark) as page:
        hands = Hands(page, seed=8)
        hands.start()
        hands.play()
        expect(page.locator("dialog .ledger")).to_be_visible()
        page.locator("dialog .ledger tbody td button").first.click()
        expect(page.get_by_role("img", name="Points of every player")).to_be_visible()
        clean(page, "end")
        report = page.get_by_role("region", name="Turning points")
        report.get_by_role("button", name="Look for them").click()
        expect(report.get_by_role("listitem").filter(has_text="cost").first).to_be_visible(timeout=120_000)
        clean(page, "report")
