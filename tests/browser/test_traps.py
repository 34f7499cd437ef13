"""No trap: nothing is over by one tap, everything can be taken back, and no key leads away."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Browser, Page, expect

from tests.browser.hands import Hands, visitor, whose


def _settings(page: Page, group: str, value: str) -> None:
    page.get_by_role("button", name="Links and settings").click()
    page.get_by_role("radiogroup", name=group).get_by_role("radio", name=value).check(force=True)
    page.keyboard.press("Escape")


def test_ending_a_turn_with_actions_left_is_asked_once(browser: Browser, address: str) -> None:
    with visitor(browser, address) as page:
        hands = Hands(page)
        hands.start("hansa_teutonica")
        assert hands.asked()
        ply, asking = hands.ply, page.locator(".leaving")
        page.locator(".answers").get_by_role("button", name="End the turn").click()
        expect(page.locator("#asked")).to_contain_text("You still have 2 actions.")
        assert page.locator("dialog[open]").count() == 0
        page.get_by_role("button", name="Go on").click()
        expect(asking).to_have_count(0)
        expect(page.locator("#asked")).to_be_focused()
        page.keyboard.press("e")
        expect(asking).to_be_visible()
        page.keyboard.press("Escape")
        expect(asking).to_have_count(0)
        assert hands.ply == ply
        page.keyboard.press("e")
        expect(asking).to_be_visible()
        page.keyboard.press("e")
        hands.answered(ply)
        assert hands.asked()
        _settings(page, "Ask before a turn ends", "never")
        ply = hands.ply
        page.keyboard.press("e")
        hands.answered(ply)


def test_against_bots_one_goes_back_across_turns(browser: Browser, address: str) -> None:
    with visitor(browser, address) as page:
        hands = Hands(page)
        hands.start("hansa_teutonica")
        assert hands.asked()
        first, question = hands.ply, page.locator("#asked").inner_text()
        before = first
        for _ in range(2):
            page.keyboard.press("e")
            page.keyboard.press("e")
            hands.answered(before)
            assert hands.asked()
            before = hands.ply
        log = page.locator(".log > ol").inner_text()
        page.reload()  # it is the table that allows it, not this page
        assert hands.asked()
        for _ in range(2):
            before = hands.ply
            page.keyboard.press("u")
            hands.answered(before)
            assert hands.asked()
        assert (hands.ply, page.locator("#asked").inner_text()) == (first, question)
        expect(page.get_by_role("button", name="Undo")).to_be_disabled()
        for _ in range(2):
            before = hands.ply
            page.keyboard.press("e")
            page.keyboard.press("e")
            hands.answered(before)
            assert hands.asked()
        assert page.locator(".log > ol").inner_text() == log  # bots and chance do what they did
        token = page.url.rsplit("/", 1)[1]
        record = page.request.get(f"{address}/api/tables/{token}/record").text()
        assert record.count("took back 1 answer, and with it") == 2


def _invited(anna: Page, bea: Page) -> None:
    anna.goto("/new/hansa")
    anna.get_by_role("radiogroup", name="Seat 2").get_by_role("radio", name="Invite").check(force=True)
    anna.get_by_role("radio", name="2", exact=True).check(force=True)
    anna.get_by_role("button", name="Open the table").click()
    bea.goto(anna.locator(".qr code").inner_text())
    bea.get_by_label("Your name").fill("Bea")
    bea.get_by_role("button", name="Sit down").click()
    expect(bea.locator(".room")).to_be_visible()


def test_among_people_all_agree_before_it_goes_back(browser: Browser, address: str) -> None:
    with visitor(browser, address) as anna, visitor(browser, address) as bea:
        _invited(anna, bea)
        both = [Hands(anna), Hands(bea)]
        mine = whose(*both)
        theirs = next(hands for hands in both if hands is not mine)
        before = mine.ply
        mine.answer()
        assert theirs.asked()
        ask = mine.page.get_by_role("button", name="Ask to take back")
        ask.click()
        expect(mine.page.locator(".wish")).to_contain_text("You have asked to go back to before")
        expect(theirs.page.locator(".wish q")).not_to_be_empty()
        theirs.page.reload()
        theirs.page.get_by_role("button", name="No", exact=True).click()
        expect(mine.page.locator(".wish")).to_contain_text("would rather not go back")
        theirs.answer()
        expect(mine.page.locator(".wish")).to_have_count(0)
        answers = mine.ply
        mine.page.get_by_role("button", name="Ask to take back").click()
        theirs.page.get_by_role("button", name="Yes, go back").click()
        for hands in (mine, theirs):
            hands.answered(answers)
            assert hands.ply == before
        assert mine.asked()


def test_no_arrow_leaves_the_present_and_the_hand_comes_back_to_the_question(browser: Browser, address: str) -> None:
    with visitor(browser, address) as page:
        hands = Hands(page, seed=2)
        hands.start()
        hands.play(3)
        assert hands.asked()
        seat = page.url.rsplit("/", 1)[1]
        made = page.request.post(f"{address}/api/tables/{seat}/links", data={"kind": "watch"})
        token = made.json()["token"]
        page.keyboard.press("ArrowRight")
        expect(page.locator("[data-handle]:focus")).to_have_count(1)
        before = hands.ply
        page.keyboard.press("Enter")
        page.wait_for_selector(f".chooser, .room:not([data-ply='{before}'])")
        if hands.ply == before:
            page.keyboard.press("Enter")
        hands.answered(before)
        expect(page.locator("#asked")).to_be_focused()
        # Nothing is lit for a watcher, so an arrow has nowhere to go.
        page.goto(f"/t/{token}")
        expect(page.locator(".room")).to_be_visible()
        here = page.url
        for key in ("ArrowLeft", "ArrowUp", "Home"):
            page.keyboard.press(key)
        expect(page).to_have_url(here)
        page.keyboard.press("[")
        expect(page).to_have_url(re.compile(r"/t/[^/]+/\d+$"))
        expect(page.locator("#asked")).to_contain_text("Looking back")
        page.keyboard.press("Escape")
        expect(page).to_have_url(here)
        page.locator(".log > ol").focus()
        page.keyboard.press("Home")
        expect(page).to_have_url(re.compile(r"/0$"))


def test_the_log_is_one_stop_for_tab_and_arrows_walk_in_it(browser: Browser, address: str) -> None:
    with visitor(browser, address) as page:
        hands = Hands(page)
        hands.start()
        hands.play(5)
        assert hands.asked()
        lines = page.locator(".log .passage")
        page.locator("#leaf-hint").focus()
        for _ in range(3):  # "nearer" is between them; of "further" there is nothing yet
            page.keyboard.press("Tab")
            if page.locator(".log > ol").evaluate("e => e === document.activeElement"):
                break
        expect(page.locator(".log > ol")).to_be_focused()
        page.keyboard.press("ArrowUp")
        expect(lines.last).to_be_focused()
        page.keyboard.press("ArrowUp")
        expect(lines.nth(-2)).to_be_focused()
        page.keyboard.press("ArrowDown")
        expect(lines.last).to_be_focused()
        # To one's own last line, and to what takes it back.
        back = page.locator(".log .back").last
        mine = page.locator(".log .passage:has(+ .back)").last
        while not mine.evaluate("e => e === document.activeElement"):
            page.keyboard.press("ArrowUp")
        page.keyboard.press("ArrowRight")
        expect(back).to_be_focused()
        page.keyboard.press("ArrowLeft")
        expect(mine).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.locator("#asked")).to_contain_text("Looking back")
        page.keyboard.press("Tab")
        assert page.evaluate("() => document.activeElement.closest('.log') === null")


def test_a_key_skips_what_moves_and_the_page_says_so(browser: Browser, address: str) -> None:
    with visitor(browser, address, calm=False) as page:
        hands = Hands(page)
        hands.start("hansa_teutonica")
        assert hands.asked()
        page.clock.install()
        page.clock.pause_at("2100-01-01")  # nothing comes to rest by itself
        before = hands.ply
        page.keyboard.press("e")
        page.keyboard.press("e")
        hands.answered(before)
        skip = page.get_by_role("button", name="Skip")
        # With the page's clock stopped nothing of Playwright's that waits by it would: it is looked at again and again.
        until = time.monotonic() + 60
        while not skip.is_visible() and time.monotonic() < until:
            page.clock.run_for(50)
        # While they move, the slip and the question speak of the same player.
        assert page.locator(".seats .asked h3").inner_text() in page.locator("#asked").inner_text()
        until = time.monotonic() + 60
        while hands.state != "yours" and time.monotonic() < until:
            page.keyboard.press("s")
        assert hands.state == "yours"
