"""Every title is played to its end by keyboard alone, and by the names of things alone, as ears hear them.

The last answers of every variant with few players and with many; with ``--long`` whole games of every variant.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

import hanse
from hanse.core import registry
from tests.browser.bench.guide import Guide
from tests.browser.hands import Hands, visitor

LAST: Final = 16
"""So many answers before its end a game between bots is taken over, so that it ends while somebody waits."""

VARIANTS: Final = [(entry.id, variant) for entry in registry.entries() for variant in entry.variants]
SITTINGS: Final = [
    (game, variant.id, seats) for game, variant in VARIANTS for seats in sorted({variant.seats[0], variant.seats[-1]})
]
"""Two players, one, and as many as there is room for play by rules of their own in some games."""

CHOOSABLE: Final = "[data-handle][data-lit], .answers button:not([disabled]), .leaving button"
"""What a keyboard may come to and choose."""

SAYS: Final = """const says = (e) => {
    const seen = e.cloneNode(true);
    for (const hidden of seen.querySelectorAll('[aria-hidden=true]')) hidden.remove();
    return (e.ariaLabel ?? seen.textContent).split(' · ').map((one) => one.trim());
  };"""
"""What a thing is called: its label or its text, without what only eyes see, such as the key for it."""

AT: Final = f"""([sentence, choosable]) => {{
  {SAYS}
  const reach = 'a[href], button:not([disabled]), input, summary, [tabindex]:not([tabindex="-1"])';
  const all = [...document.querySelectorAll(`#asked, ${{reach}}`)];
  const rest = (e) => e.ariaDescription ?? '';
  const can = all.filter((e) => e.matches(choosable));
  const goal = can.find((e) => says(e).includes(sentence)) ?? can.find((e) => rest(e).includes(sentence));
  const held = all.indexOf(document.activeElement);
  return goal ? [all.indexOf(goal) >= held ? 'Tab' : 'Shift+Tab', !says(goal).includes(sentence)] : null;
}}"""
"""To whom a person would go, seeing it, and which way; and whether the sentence is one of its rarer meanings."""

HELD: Final = f"""([sentence, rare, choosable]) => {{
  {SAYS}
  const e = document.activeElement;
  if (!e.matches(choosable)) return false;
  return rare ? (e.ariaDescription ?? '').includes(sentence) : says(e).includes(sentence);
}}"""


@contextlib.contextmanager
def late(browser: Browser, address: str, game: str, variant: str, seats: int) -> Iterator[Hands]:
    """Somebody who sits down at a game that is nearly over."""
    table = hanse.open(game, variant=variant, seats=seats, seed=4)
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


def heard(page: Page) -> list[str]:
    """All that can be answered, as ears hear it; the list stays open."""
    choices = page.get_by_role("button", name=re.compile(r"^(One choice|\d+ choices)$"))
    if choices.get_attribute("aria-expanded") != "true":
        choices.click()
    names = page.locator("#choices").get_by_role("button").all_inner_texts()
    assert names
    assert all(name.strip() for name in names)
    return names


class Ears(Guide):
    """Hears what can be answered, and says which."""

    def do(self, sentence: str) -> None:
        before = self.ply
        assert sentence in heard(self.page)
        self.page.locator("#choices").get_by_role("button", name=sentence, exact=True).first.click()
        self.mean_it(before)


class Keys(Guide):
    """Has a keyboard, and nothing else."""

    def do(self, sentence: str) -> None:
        page, before, keys = self.page, self.ply, self.page.keyboard
        where = page.evaluate(AT, [sentence, CHOOSABLE])
        assert where, f"no key leads to {sentence!r}"
        way, rare = where
        for _ in range(400):
            if page.evaluate(HELD, [sentence, rare, CHOOSABLE]):
                break
            keys.press(way)
        keys.press("Shift+Enter" if rare else "Enter")
        moved = f".room:not([data-ply='{before}'])"
        page.wait_for_selector(f".chooser, .leaving, {moved}")
        if self.ply == before and page.locator(".chooser").count():
            for _ in range(page.locator(".chooser li").count()):
                if page.evaluate("document.activeElement.innerText.trim()") == sentence:
                    break
                keys.press("ArrowDown")
            keys.press("Enter")
            page.wait_for_selector(f".leaving, {moved}")
        if self.ply == before:
            keys.press("e")
        self.answered(before)
        if self.asked():
            expect(page.locator("#asked")).to_be_focused()


@pytest.mark.long
@pytest.mark.parametrize("way", [Ears, Keys])
@pytest.mark.parametrize("name", [f"{game}/{variant.id}" for game, variant in VARIANTS])
def test_a_whole_game(browser: Browser, address: str, name: str, way: type[Guide]) -> None:
    with visitor(browser, address) as page:
        guide = way(page, name)
        while guide.step():
            pass
        assert len(guide.sent) > 20
        over(page)


@pytest.mark.parametrize(
    ("game", "variant", "seats"),
    # Tab passes every lit post of a large board: those take minutes.
    [pytest.param(*one, marks=[pytest.mark.long] * (one[0] == "hansa_teutonica")) for one in SITTINGS],
)
def test_to_the_end_by_keyboard_alone(browser: Browser, address: str, game: str, variant: str, seats: int) -> None:
    with late(browser, address, game, variant, seats) as hands:
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
            if hands.ply == before and page.locator(".chooser").count():
                page.keyboard.press("Enter")
                page.wait_for_selector(f".leaving, {moved}")
            if hands.ply == before:
                page.keyboard.press("e")
            hands.answered(before)
            answers += 1
        assert answers > 0
        over(page)


@pytest.mark.parametrize(("game", "variant", "seats"), SITTINGS)
def test_to_the_end_by_names_alone(browser: Browser, address: str, game: str, variant: str, seats: int) -> None:
    with late(browser, address, game, variant, seats) as hands:
        page = hands.page
        answers = 0
        while hands.asked():
            before, name = hands.ply, hands.dice.choice(heard(page))
            page.locator("#choices").get_by_role("button", name=name, exact=True).first.click()
            hands.mean_it(before)
            answers += 1
        assert answers > 0
        over(page)
