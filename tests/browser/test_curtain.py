"""People who share a screen and have secrets: Lübeck's hands."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.browser.hands import Hands, visitor


def test_a_curtain_falls_between_two_people_and_nothing_of_the_other_is_told(browser: Browser, address: str) -> None:
    with visitor(browser, address) as page:
        page.goto("/new/luebeck")
        page.get_by_role("radiogroup", name="Seat 2").get_by_role("radio", name="Somebody here").check(force=True)
        names = page.get_by_label("Name", exact=True)
        names.nth(0).fill("Anna")
        names.nth(1).fill("Bea")
        page.get_by_role("button", name="Sit down").click()
        hands = Hands(page, seed=9)
        curtain = page.locator(".curtain")
        seen: list[str] = []
        while len(seen) < 4:
            page.wait_for_selector(".curtain, .room[data-state='yours']")
            if curtain.count():
                if page.locator(".room").count():
                    expect(page.locator(".room")).to_have_attribute("inert", "")
                name = page.locator("#pass").inner_text().removeprefix("Please pass to ")
                assert name in ("Anna", "Bea")
                assert seen[-1:] != [name], "the curtain falls only when the screen changes hands"
                seen.append(name)
                curtain.get_by_role("button").click()
                expect(curtain).to_have_count(0)
                # A bot may be asked first, and the screen may change hands again; nobody moves while it is ours.
                page.wait_for_selector(".curtain, .room[data-state='yours']")
                if curtain.count():
                    continue
                # What is told now is what somebody is told who comes fresh to the table with these eyes.
                expect(page.locator(".log li").first).to_be_visible()
                told = page.locator(".log > ol").inner_text()
                page.reload()
                curtain.get_by_role("button").click()
                page.wait_for_selector(".room[data-state='yours']")
                expect(page.locator(".log li").first).to_be_visible()
                assert page.locator(".log > ol").inner_text() == told
            else:
                assert hands.asked()
                hands.answer()
