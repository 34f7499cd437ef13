"""What a table does for whoever sits at it."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.bench.guide import OPEN
from tests.browser.hands import Hands, visitor, whose


def _seen(page: Page) -> list[str]:
    """What the board and the desk show, as names and figures."""
    things = page.locator(".board [data-handle], .desk [data-handle]")
    names = things.evaluate_all("all => all.map(e => e.dataset.handle + ':' + (e.getAttribute('aria-label') ?? ''))")
    return [str(name) for name in names]


def test_a_reload_in_the_middle_keeps_everything(browser: Browser, address: str) -> None:
    with visitor(browser, address) as page:
        hands = Hands(page, seed=2)
        hands.start()
        hands.play(8)
        assert hands.asked()
        before, ply = _seen(page), hands.ply
        prompt = page.locator("#asked").inner_text()
        page.reload()
        assert hands.asked()
        assert (hands.ply, _seen(page), page.locator("#asked").inner_text()) == (ply, before, prompt)


def test_the_language_changes_in_the_middle_log_lines_included(browser: Browser, address: str) -> None:
    with visitor(browser, address) as page:
        hands = Hands(page, seed=2)
        hands.start()
        hands.play(3)
        assert hands.asked()
        log = page.locator(".log > ol")
        expect(log).to_contain_text(re.compile("puts 2 booths"))
        ply = hands.ply
        page.get_by_role("button", name="Links and settings").click()
        page.get_by_role("radio", name="Deutsch").check(force=True)
        page.keyboard.press("Escape")
        expect(page.locator("html")).to_have_attribute("lang", "de")
        expect(log).not_to_contain_text("booths")
        expect(log).to_contain_text("Marktstände")
        assert hands.ply == ply


def test_a_tap_on_what_is_not_allowed_says_why_and_leads_to_the_rule(browser: Browser, address: str) -> None:
    with visitor(browser, address) as page:
        hands = Hands(page)
        hands.start()
        assert hands.asked()
        page.locator('[data-handle="copenhagen"]').click(force=True)
        note = page.locator(".note.why")
        expect(note).to_contain_text("HA-3.2")
        note.get_by_role("button", name=re.compile("HA-3.2")).click()
        rule = page.locator("dialog .here")
        expect(rule).to_contain_text("HA-3.2")
        expect(rule).to_be_in_viewport()


def test_undo_and_restart_lead_back(browser: Browser, address: str) -> None:
    with visitor(browser, address) as page:
        # Whoever begins is not asked about warehouses: they are full.
        bots = [{"kind": "bot", "bot": "easy", "name": name} for name in ("Hinrik", "Wobbe")]
        body = {"game": "hansa", "options": {"start": "1"}, "seats": [{"kind": "me", "name": "Anna"}, *bots], "seed": 4}
        page.goto(f"/t/{page.evaluate(OPEN, body)}")
        hands = Hands(page, seed=4)
        fill = page.locator(".answers").get_by_role("button", name="Fill the warehouses (1 taler)")
        while hands.asked() and not fill.count():
            hands.answer()
        before = hands.ply
        fill.click()
        hands.answered(before)
        assert hands.asked()
        start, ply = _seen(page), hands.ply
        sail = page.locator('[data-lit][aria-label^="Sail to"]')
        for _ in range(2):
            before = hands.ply
            sail.first.click(force=True)
            hands.answered(before)
            assert hands.asked()
        assert hands.ply == ply + 2
        page.keyboard.press("u")
        hands.answered(ply + 2)
        assert hands.ply == ply + 1
        page.keyboard.press("Shift+U")
        hands.answered(ply + 1)
        assert hands.ply == ply
        assert hands.asked()
        assert _seen(page) == start
        # Where nobody but bots sits, what was turned up is turned down again; the next time it is the same.
        page.keyboard.press("u")
        hands.answered(ply)
        assert hands.asked()
        before = hands.ply
        fill.click()
        hands.answered(before)
        assert hands.asked()
        assert (hands.ply, _seen(page)) == (ply, start)


def test_undo_stops_where_others_would_have_to_agree(browser: Browser, address: str) -> None:
    with visitor(browser, address) as page:
        page.goto("/new/hansa")
        page.get_by_role("radiogroup", name="Seat 2").get_by_role("radio", name="Somebody here").check(force=True)
        page.get_by_role("radio", name="2", exact=True).check(force=True)
        page.get_by_role("button", name="Sit down").click()
        hands = Hands(page)
        assert hands.asked()
        expect(page.get_by_role("button", name="Undo")).to_be_disabled()
        page.get_by_role("button", name="Undo").click(force=True)
        expect(page.locator(".note")).to_contain_text("Nothing to take back")


def test_a_log_line_shows_its_position_and_the_address_holds_it(browser: Browser, address: str) -> None:
    with visitor(browser, address) as page:
        hands = Hands(page, seed=2)
        hands.start()
        hands.play(6)
        assert hands.asked()
        now = _seen(page)
        # Not every button of the log looks back: some take back.
        page.locator(".log").evaluate("e => { e.scrollTop = 0; }")
        page.locator(".log .passage").nth(2).click()
        expect(page).to_have_url(re.compile(r"/t/[^/]+/\d+$"))
        expect(page.locator("#asked")).to_contain_text("Looking back")
        expect(page.locator("[data-lit]")).to_have_count(0)
        then, where = _seen(page), page.url
        page.goto(where)
        expect(page.locator("#asked")).to_contain_text("Looking back")
        assert _seen(page) == then
        page.keyboard.press("End")
        expect(page).to_have_url(re.compile(r"/t/[^/]+$"))
        assert hands.asked()
        assert _seen(page) == now


def _long_log(page: Page) -> tuple[Hands, Locator]:
    """Somebody who is asked at a table of which so much is told that the log leaves its first lines out."""
    hands, log = Hands(page, seed=2), page.locator(".log")
    hands.start()
    while hands.asked() and log.locator(".earlier").count() == 0:
        hands.answer()
    assert hands.asked()
    return hands, log


SCROLLED = """(e) => {
  e.scrollTop = 0;
  const lines = [...e.querySelectorAll('.passage .said')];
  const box = (one) => one.getBoundingClientRect();
  const line = lines.find((one) => box(one).top > box(e).top + 40);
  const {left, top, height} = box(line);
  return {left: left + 9, top: top + height / 2, said: line.innerText, drawn: lines.length};
}"""
"""Scroll up in the log; where somebody points before earlier lines have come, and what stands there."""


def test_earlier_lines_come_without_moving_the_line_under_the_pointer(browser: Browser, address: str) -> None:
    with visitor(browser, address) as page:
        _, log = _long_log(page)
        seen = log.evaluate(SCROLLED)
        page.mouse.move(seen["left"], seen["top"])
        page.mouse.down()
        page.wait_for_function("n => document.querySelectorAll('.log .passage').length > n", arg=seen["drawn"])
        page.mouse.up()
        expect(page.locator("#asked")).to_contain_text("Looking back")
        expect(log.locator(".here .said")).to_have_text(seen["said"], use_inner_text=True)


def test_who_reads_further_up_in_the_log_goes_on_reading_there(browser: Browser, address: str) -> None:
    with visitor(browser, address) as page:
        hands, log = _long_log(page)
        first = log.locator(".passage").first.inner_text()
        top = log.evaluate("e => e.scrollTop = Math.round(e.scrollHeight / 2)")
        hands.play(3)
        assert hands.asked()
        assert log.locator(".passage").first.inner_text() == first
        assert log.evaluate("e => e.scrollTop") == top


def test_typed_notation_completes_and_explains(browser: Browser, address: str) -> None:
    with visitor(browser, address) as page:
        hands = Hands(page)
        hands.start()
        assert hands.asked()
        before = hands.ply
        page.keyboard.press("/")
        page.keyboard.type("place copenhagen")
        page.keyboard.press("Enter")
        expect(page.locator("form .wrong")).to_contain_text("HA-3.2")
        page.keyboard.press("Control+A")
        page.keyboard.type("dan")
        page.keyboard.press("Enter")
        hands.answered(before)
        expect(page.locator(".log > ol")).to_contain_text("Danzig")


def test_somebody_far_away_joins_by_the_invitation(browser: Browser, address: str) -> None:
    with visitor(browser, address) as anna, visitor(browser, address) as bea:
        anna.goto("/new/hansa")
        anna.get_by_role("radiogroup", name="Seat 2").get_by_role("radio", name="Invite").check(force=True)
        anna.get_by_role("radio", name="2", exact=True).check(force=True)
        anna.get_by_role("button", name="Open the table").click()
        expect(anna.locator(".qr img")).to_be_visible()
        invite = anna.locator(".qr code").inner_text()
        anna.keyboard.press("Escape")
        bea.goto(invite)
        bea.get_by_label("Your name").fill("Bea")
        bea.get_by_role("button", name="Sit down").click()
        expect(bea.locator(".seats")).to_contain_text("Bea")
        expect(anna.locator(".seats")).to_contain_text("Bea")
        first, second = Hands(anna), Hands(bea)
        for _ in range(4):
            asked = whose(first, second)
            before = asked.ply
            asked.answer()
            for hands in (first, second):
                hands.page.wait_for_function(
                    "ply => Number(document.querySelector('.room').dataset.ply) > ply", arg=before
                )


def test_people_who_share_a_screen_need_no_curtain_where_nothing_is_hidden(browser: Browser, address: str) -> None:
    with visitor(browser, address) as page:
        page.goto("/new/hansa")
        page.get_by_role("radiogroup", name="Seat 2").get_by_role("radio", name="Somebody here").check(force=True)
        page.get_by_role("radio", name="2", exact=True).check(force=True)
        page.get_by_role("button", name="Sit down").click()
        hands = Hands(page)
        asked = set()
        for _ in range(4):
            assert hands.asked()
            asked.add(page.locator(".prompt .who").inner_text())
            assert page.locator(".curtain").count() == 0
            hands.answer()
        assert len(asked) == 2


def test_what_happened_while_somebody_was_away_is_marked(browser: Browser, address: str) -> None:
    with visitor(browser, address) as page:
        hands = Hands(page, seed=3)
        hands.start()
        hands.play(2)
        assert hands.asked()
        ply, table = hands.ply, page.url
        expect(page.locator(".log .since")).to_have_count(0)
        page.goto("/")
        # As if one had left two answers earlier.
        page.evaluate(
            """ply => {
                const kept = JSON.parse(localStorage.getItem('hanse.tables'));
                kept[0].ply = ply;
                localStorage.setItem('hanse.tables', JSON.stringify(kept));
            }""",
            ply - 2,
        )
        page.goto(table)
        assert hands.asked()
        since = page.locator(".log .since")
        expect(since).to_contain_text("Since you last looked")
        since.get_by_role("button").click()
        expect(page).to_have_url(re.compile(rf"/{ply - 2}$"))
