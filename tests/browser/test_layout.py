"""Where things are on the page: everything has its place, and keeps it while a game goes on."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from hanse.core import registry
from hanse.core.languages import LANGUAGES
from tests.browser.bench.games import WATCH
from tests.browser.bench.guide import Guide
from tests.browser.hands import Hands, visitor

TABLET: Final = (1024, 768)
LAPTOP: Final = (1280, 720)
DESKTOP: Final = (1440, 900)
PHONE: Final = (360, 740)
GAMES: Final = tuple(registry.ids())
ANSWERS: Final = 8
STILL: Final = 0.05
"""Layout shift per turn that nobody notices."""
LINES: Final = 5
FINGER: Final = 44

BOX = "(e) => { const b = e.getBoundingClientRect(); return [b.left, b.top, b.right, b.bottom]; }"
CUT = """(slips) => slips.filter((slip) => {
  const list = slip.parentElement.getBoundingClientRect();
  const box = slip.getBoundingClientRect();
  const over = slip.scrollWidth > slip.clientWidth + 1 || slip.scrollHeight > slip.clientHeight + 1;
  return box.bottom > list.bottom + 1 || over;
}).length"""
LOG = """(list) => {
  const row = list.querySelector('.passage');
  const lines = parseFloat(getComputedStyle(row).lineHeight);
  return list.clientHeight / (lines + 4);
}"""
SMALL = """(finger) => [...document.querySelectorAll('button, a, [role=tab]')].filter((e) => {
  const box = e.getBoundingClientRect();
  return box.width > 0 && !e.closest('svg') && (box.height < finger - 0.5 || box.width < finger - 0.5);
}).map((e) => (e.getAttribute('aria-label') ?? e.textContent).trim().slice(0, 30))"""
UNREACHED = """(all) => all.filter((e) => {
  const list = e.parentElement;
  return e.getBoundingClientRect().top + list.scrollTop < list.getBoundingClientRect().top - 1;
}).map((e) => e.innerText)"""
"""Answers above the place they scroll in: nobody can scroll there."""
BEYOND = """() => [...document.querySelectorAll('header li, .prompt *, .bottom button')].filter((e) => {
  const box = e.getBoundingClientRect();
  return box.width > 1 && (box.left < -1 || box.right > innerWidth + 1) && !e.closest('.answers');
}).map((e) => e.className)"""


@contextmanager
def at(browser: Browser, address: str, game: str, size: tuple[int, int], *, finger: bool = False) -> Iterator[Guide]:
    with visitor(browser, address, phone=finger) as page:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        yield Guide(page, game, touch=finger)


def box(page: Page, what: str) -> list[float]:
    return page.locator(what).first.evaluate(BOX)  # type: ignore[no-any-return]


def places(page: Page) -> dict[str, list[float]]:
    """Where prompt, board, desk, slips, log and replay are."""
    what = (".prompt", ".sheet", ".room > .desk", ".seats", ".log", ".replay")
    return {one: [round(side) for side in box(page, one)] for one in what if page.locator(one).count()}


@pytest.mark.parametrize("game", GAMES)
def test_on_a_laptop_every_slip_is_whole_and_the_log_has_five_lines(browser: Browser, address: str, game: str) -> None:
    with at(browser, address, game, LAPTOP) as guide:
        guide.asked()
        page = guide.page
        assert page.locator(".seats > .slip").evaluate_all(CUT) == 0
        page.wait_for_selector(".log .passage")
        assert page.locator(".log").evaluate(LOG) >= LINES
        left, top, right, bottom = box(page, ".surround")
        _, above, _, below = box(page, ".sheet")
        wide = box(page, ".sheet")
        assert below - above > bottom - top - 2 or wide[2] - wide[0] > right - left - 2, "the board takes what there is"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [TABLET, LAPTOP, DESKTOP], ids=["tablet", "laptop", "desktop"])
def test_all_leaves_are_seen_beside_the_log(
    browser: Browser, address: str, size: tuple[int, int], language: str
) -> None:
    with visitor(browser, address, language=language) as page:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        Hands(page).start()
        leaves = page.locator(".leaves .tabs")
        expect(leaves.get_by_role("tab")).to_have_count(4)
        assert leaves.evaluate("(e) => e.scrollWidth - e.clientWidth") == 0


@pytest.mark.parametrize("language", ["de", "nl"])
@pytest.mark.parametrize("game", [*GAMES, "hansa_teutonica/britannia"])
def test_on_a_laptop_chances_push_nothing_out_and_every_leaf_is_named(
    browser: Browser, address: str, game: str, language: str
) -> None:
    with visitor(browser, address, language=language) as page:
        page.set_viewport_size({"width": LAPTOP[0], "height": LAPTOP[1]})
        page.evaluate("() => localStorage.setItem('hanse.chances', 'true')")
        Guide(page, game).asked()
        page.wait_for_selector(".side .strip")
        assert box(page, ".replay")[3] <= LAPTOP[1]
        assert page.locator(".leaves .tabs").evaluate("e => e.scrollWidth - e.clientWidth") <= 0
        names = page.locator(".seats h3")
        assert names.evaluate_all("(all) => all.filter((e) => e.scrollWidth > e.clientWidth).length") == 0


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_nothing_moves_but_what_the_game_moves(
    browser: Browser, address: str, game: str, size: tuple[int, int]
) -> None:
    with at(browser, address, game, size) as guide:
        guide.asked()
        page = guide.page
        page.evaluate(WATCH)
        before = places(page)
        page.evaluate("() => { window.jumps.length = 0; }")
        for _ in range(ANSWERS):
            guide.step()
            assert page.locator(".answers .button").evaluate_all(UNREACHED) == []
        guide.asked()
        assert places(page) == before
        jumps = page.evaluate("() => window.jumps")
        assert sum(value for value, _ in jumps) / guide.turns <= STILL, jumps


def test_merkators_desk_is_whole_on_a_desktop(browser: Browser, address: str) -> None:
    with at(browser, address, "merkator", DESKTOP) as guide:
        for _ in range(ANSWERS):
            guide.step()
        desk = guide.page.locator(".room > .desk")
        assert desk.evaluate("(e) => e.scrollHeight - e.clientHeight") <= 1


@pytest.mark.parametrize("game", GAMES)
def test_on_a_small_phone_nothing_is_clipped_and_fingers_fit(browser: Browser, address: str, game: str) -> None:
    with at(browser, address, game, PHONE, finger=True) as guide:
        guide.asked()
        page = guide.page
        assert page.evaluate("() => document.documentElement.scrollWidth") == PHONE[0]
        assert page.evaluate(BEYOND) == []
        assert page.evaluate(SMALL, FINGER) == []
        names = page.locator("header .name")
        assert names.evaluate_all("(all) => all.filter((e) => e.scrollWidth > e.clientWidth).length") == 0
        page.locator("#tab-log").tap()
        log = page.locator(".log li")
        log.first.wait_for()
        newest = log.first.evaluate(BOX)
        assert all(newest[1] <= row[1] for row in log.evaluate_all(f"(all) => all.map({BOX})"))


@pytest.mark.parametrize("game", GAMES)
def test_a_folded_drawer_leaves_its_room_to_the_board(browser: Browser, address: str, game: str) -> None:
    with at(browser, address, game, PHONE, finger=True) as guide:
        guide.asked()
        page = guide.page
        page.locator(".tabs [aria-selected=true]").tap()
        page.wait_for_selector(".surround[data-near]")
        place, sheet = box(page, ".surround"), box(page, ".sheet")
        assert sheet[1] <= place[1] + 1
        assert sheet[3] >= place[3] - 1
        page.locator("#tab-players").tap()
        page.wait_for_selector(".surround:not([data-near])")


def test_buttons_and_two_quick_taps_bring_the_board_nearer(browser: Browser, address: str) -> None:
    with at(browser, address, "hansa", PHONE, finger=True) as guide:
        guide.asked()
        page = guide.page
        nearer, farther = page.get_by_role("button", name="Closer"), page.get_by_role("button", name="Further away")
        assert farther.is_disabled()
        nearer.tap()
        page.wait_for_selector(".surround[data-near]")
        farther.tap()
        page.wait_for_selector(".surround:not([data-near])")
        sea = box(page, ".sheet")
        spot = (sea[0] + 0.57 * (sea[2] - sea[0]), sea[1] + 0.35 * (sea[3] - sea[1]))
        for _ in range(20):  # on a busy machine two taps may be too far apart to be one double tap
            page.touchscreen.tap(*spot)
            page.touchscreen.tap(*spot)
            if page.locator(".surround[data-near]").count():
                break
        page.wait_for_selector(".surround[data-near]")


def test_crowded_targets_are_looked_at_nearer_first(browser: Browser, address: str) -> None:
    with at(browser, address, "hansa_teutonica", PHONE, finger=True) as guide:
        guide.asked()
        page = guide.page
        before = guide.ply
        post = page.locator('.sheet [data-handle="bremen-hamburg #1"], .sheet [data-lit]').first
        middle = box(page, f'[data-handle="{post.get_attribute("data-handle")}"]')
        page.touchscreen.tap((middle[0] + middle[2]) / 2, (middle[1] + middle[3]) / 2)
        page.wait_for_selector(".surround[data-near]")
        assert not guide.ghosted(), "nothing is chosen by that tap"
        guide.take(post)
        guide.answered(before)
        page.wait_for_selector(".surround:not([data-near])")


def test_a_finger_on_something_unlit_means_that_thing(browser: Browser, address: str) -> None:
    with at(browser, address, "hansa", PHONE, finger=True) as guide:
        guide.asked()
        page = guide.page
        unlit = page.locator('.sheet [data-handle="copenhagen"]:not([data-lit])')
        middle = unlit.first.evaluate(BOX)
        page.touchscreen.tap((middle[0] + middle[2]) / 2, (middle[1] + middle[3]) / 2)
        page.wait_for_selector(".note.why")
        assert "HA-3.2" in page.locator(".note.why").inner_text()
