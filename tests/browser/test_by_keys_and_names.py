"""Every title is played to its end by keyboard alone, and by the names of things alone, as ears hear them."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

import hanse
from hanse.core import registry
from tests.browser.hands import Hands, visitor

LAST = 16
"""So many answers before its end a game between bots is taken over, so that it ends while somebody waits."""

TITLES = pytest.mark.parametrize("game", [entry.id for entry in registry.entries()])

CHOOSABLE = "[data-handle][data-lit], .answers button:not([disabled]), .leaving button"
"""What a keyboard may come to and choose."""


@contextlib.contextmanager
def late(browser: Browser, address: str, game: str) -> Iterator[Hands]:
    """Somebody who sits down at a game that is nearly over."""
    table = hanse.open(game, seats=min(n for n in registry.entry(game).variants[0].seats if n > 1), seed=4)
    table.finish("greedy")
    with visitor(browser, address) as page:
        brought = page.request.post("/api/records", data=table.record(), headers={"content-type": "text/plain"})
        tried = page.request.post(f"/api/tables/{brought.json()['watch']}/try", data={"ply": table.ply - LAST})
        assert tried.ok, tried.text()
        page.goto(f"/t/{tried.json()['token']}")
        expect(page.locator(".room")).to_be_visible()
        yield Hands(page, seed=2)


def over(page: Page) -> None:
    expect(page.get_by_role("dialog").get_by_role("table")).to_be_visible()


@pytest.mark.parametrize(
    "game",
    # Tab passes every lit post of a large board: that one takes minutes.
    [pytest.param(one.id, marks=[pytest.mark.long] * (one.id == "hansa_teutonica")) for one in registry.entries()],
)
def test_to_the_end_by_keyboard_alone(browser: Browser, address: str, game: str) -> None:
    with late(browser, address, game) as hands:
        page, held = hands.page, "document.activeElement.matches(selector)"
        answers = 0
        while hands.asked():
            before, further = hands.ply, hands.dice.randrange(1, 4)
            for _ in range(120):
                page.keyboard.press("Tab")
                if page.evaluate(f"selector => {held}", CHOOSABLE):
                    further -= 1
                if not further:
                    break
            name = page.evaluate("document.activeElement.ariaLabel || document.activeElement.innerText")
            assert name.strip(), "whatever a keyboard comes to has a name"
            page.keyboard.press("Enter")
            moved = f".room:not([data-ply='{before}'])"
            page.wait_for_selector(f".chooser, .leaving, {moved}")
            if hands.ply == before:
                # One of several meanings, or: yes, the turn shall end.
                page.keyboard.press("e" if page.locator(".leaving").count() else "Enter")
            page.wait_for_selector(f".leaving, {moved}")
            if hands.ply == before:
                page.keyboard.press("e")
            hands.answered(before)
            answers += 1
        assert answers > 1
        over(page)


@TITLES
def test_to_the_end_by_names_alone(browser: Browser, address: str, game: str) -> None:
    with late(browser, address, game) as hands:
        page = hands.page
        answers = 0
        while hands.asked():
            before = hands.ply
            choices = page.get_by_role("button", name=re.compile(r"^(One choice|\d+ choices)$"))
            if choices.get_attribute("aria-expanded") != "true":
                choices.click()
            names = page.locator("#choices").get_by_role("button").all_inner_texts()
            assert names
            assert all(name.strip() for name in names)
            page.locator("#choices").get_by_role("button", name=hands.dice.choice(names), exact=True).first.click()
            hands.mean_it(before)
            answers += 1
        assert answers > 1
        over(page)
