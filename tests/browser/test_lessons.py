"""Every lesson to its end by names and Enter alone; it goes on after a reload and says so when one strays."""

from __future__ import annotations

import contextlib
import re

import pytest
from playwright.sync_api import Browser, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from hanse.core import registry
from hanse.core.lesson import lesson
from tests.browser.hands import visitor

GO_ON = re.compile(r"^(Go on|Next part)$")


def begin(page: Page, game: str) -> None:
    page.goto("/")
    page.locator(f'.game[data-game="{game}"]').get_by_role("button", name="First steps").click()
    expect(page.locator(".coach .says")).not_to_be_empty()


def step(page: Page) -> int:
    """The number of the step the coach is at."""
    found = re.search(r"Step (\d+) of", page.locator(".coach header").inner_text())
    assert found
    return int(found[1])


def wanted(page: Page) -> str:
    """The answer the coach waits for, as it tells those who cannot see the ring."""
    told = page.locator(".coach .unseen").inner_text()
    return told.split(": ", 1)[1].removesuffix(".")


def take(page: Page, name: str) -> None:
    """By its name and Enter: on board, desk or prompt, then in the chooser if several things were meant."""
    before = page.locator(".room").get_attribute("data-ply")
    page.get_by_role("button", name=name).first.focus()
    page.keyboard.press("Enter")
    moved = f".room:not([data-ply='{before}'])"
    page.wait_for_selector(f".chooser, .leaving, {moved}")
    if page.locator(".chooser").count():
        page.locator(".chooser").get_by_role("button", name=name, exact=True).first.focus()
        page.keyboard.press("Enter")
        page.wait_for_selector(f".leaving, {moved}")
    if page.locator(".leaving").count():
        page.locator(".prompt .leaving .main").focus()
        page.keyboard.press("Enter")
    expect(page.locator(".room")).not_to_have_attribute("data-ply", before or "")


def read_on(page: Page, told: str) -> None:
    """To the next step. At the end of a game its result is laid over the table, sooner or later; that is put away."""
    close = page.locator("dialog[open]").get_by_role("button", name="Close")
    further = (
        "told => document.querySelector('.coach .says')?.innerText !== told || document.querySelector('dialog[open]')"
    )
    while page.locator(".coach .says").inner_text() == told:
        if close.count():
            close.first.click()
            expect(page.locator("dialog[open]")).to_have_count(0)
        page.locator(".coach").get_by_role("button", name=GO_ON).focus()
        page.keyboard.press("Enter")
        with contextlib.suppress(TooLate):  # the result may have come just before the key, which then put it away
            page.wait_for_function(further, arg=told, timeout=5_000)


def through(page: Page) -> None:
    """To the button that offers a game."""
    for _ in range(40):
        assert step(page)
        told = page.locator(".coach .says").inner_text()
        if page.locator(".coach").get_by_role("button", name="Play a game").count():
            return
        if page.locator(".coach").get_by_role("button", name=GO_ON).count():
            read_on(page, told)
        else:
            expect(page.locator(".room")).to_have_attribute("data-state", "yours")
            take(page, wanted(page))
        expect(page.locator(".coach .says")).not_to_have_text(told)
    raise AssertionError("the lesson does not end")


@pytest.mark.parametrize("game", registry.ids())
def test_the_lesson_is_done_by_names_and_enter(browser: Browser, address: str, game: str) -> None:
    with visitor(browser, address) as page:
        begin(page, game)
        through(page)
        assert step(page) == sum(len(scene.steps) for scene in lesson(game).scenes)
        page.goto("/")
        expect(page.locator(".tables li a")).to_have_count(0)


FIRST = re.compile(r"First steps|Erste Schritte|Eerste stappen")
OUT = """(all) => all.filter((e) => {
  const row = e.parentElement.getBoundingClientRect();
  const {top, bottom} = e.getBoundingClientRect();
  return top < row.top - 1 || bottom > row.bottom + 1;
}).map((e) => e.innerText)"""


@pytest.mark.parametrize("size", [(1280, 720), (360, 740)], ids=["laptop", "small phone"])
@pytest.mark.parametrize("language", ["de", "nl"])
@pytest.mark.parametrize("game", registry.ids())
def test_the_coach_leaves_room_for_the_table(
    browser: Browser, address: str, game: str, language: str, size: tuple[int, int]
) -> None:
    phone = size[0] < 500
    with visitor(browser, address, language=language, phone=phone) as page:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.locator(f'.game[data-game="{game}"]').get_by_role("button", name=FIRST).click()
        expect(page.locator(".coach .says")).not_to_be_empty()
        page.wait_for_selector('.room[data-state="yours"]')
        assert page.locator(".answers .button").evaluate_all(OUT) == []
        if not phone:
            last = page.locator(".leaves").bounding_box()
            assert last is not None
            assert last["y"] + last["height"] <= size[1]


def test_it_goes_on_after_a_reload_and_says_when_one_strays(browser: Browser, address: str) -> None:
    with visitor(browser, address) as page:
        begin(page, "hansa")
        page.locator(".coach").get_by_role("button", name="Go on").click()
        take(page, wanted(page))
        before = step(page)
        page.reload()
        expect(page.locator(".coach header")).to_contain_text(f"Step {before} of")
        take(page, "End the turn")
        expect(page.locator(".coach .says")).to_contain_text("the lesson goes another way")
        page.locator(".coach").get_by_role("button", name="Begin this part again").click()
        expect(page.locator(".coach header")).to_contain_text("Step 1 of")
        page.locator(".coach").get_by_role("button", name="Leave the lesson").click()
        expect(page.locator(".coach")).to_have_count(0)
        page.goto("/")
        page.locator('.game[data-game="hansa"]').get_by_role("button", name="Go on with the first steps").click()
        expect(page.locator(".coach header")).to_contain_text("Step 1 of")
