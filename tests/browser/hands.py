"""Somebody before the page: eyes on what is lit, a finger, a keyboard. Knows no game."""

from __future__ import annotations

import contextlib
import random
import time
from collections.abc import Iterator
from typing import Literal, cast

from playwright.sync_api import Browser, Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
PATIENCE = 40_000
expect.set_options(timeout=PATIENCE)

SURE = ".sure:not(.leaving) .main"
"""The second tap. The page's question whether the turn shall end looks alike, and is answered once: by `mean_it`."""

INSIDE = """(e) => {
  e.scrollIntoView({block: 'nearest', inline: 'nearest'});
  const {left, top, width, height} = e.getBoundingClientRect();
  const parts = [0.5, 0.3, 0.7, 0.1, 0.9];
  const spots = parts.flatMap((y) => parts.map((x) => ({x: width * x, y: height * y})));
  return spots.find(({x, y}) => e.contains(document.elementFromPoint(left + x, top + y))) ?? null;
}"""
"""Where a thing is drawn: the middle of a city with its name may be sea."""


@contextlib.contextmanager
def visitor(
    browser: Browser,
    address: str,
    *,
    phone: bool = False,
    dark: bool = False,
    language: str = "en",
    calm: bool = True,
    may_complain: bool = False,
) -> Iterator[Page]:
    """A fresh browser at the start page. Whatever the page complains about fails the test."""
    context = browser.new_context(
        base_url=address,
        viewport=PHONE if phone else WIDE,  # type: ignore[arg-type]
        has_touch=phone,
        is_mobile=phone,
        locale=language,
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce" if calm else "no-preference",
    )
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda said: wrong.append(said.text) if said.type == "error" else None)
    try:
        page.goto("/")
        yield page
    finally:
        context.close()  # a page that a failed test left open would go on playing beside the tests that follow
    assert may_complain or wrong == [], f"the page complained: {wrong}"


def whose(*all_hands: Hands) -> Hands:
    """Wait until somebody of these is asked."""
    until = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until:
        if found := next((hands for hands in all_hands if hands.state == "yours"), None):
            return found
        all_hands[0].page.wait_for_timeout(20)
    raise AssertionError("nobody is asked")


class Hands:
    """Plays whatever is asked, by what the page shows alone."""

    def __init__(self, page: Page, seed: int = 1, touch: bool = False) -> None:
        self.page = page
        self.touch = touch
        self.dice = random.Random(seed)
        self.room = page.locator(".room")

    # What the page shows.

    @property
    def ply(self) -> int:
        return int(self.room.get_attribute("data-ply") or -1)

    @property
    def state(self) -> Literal["yours", "waiting", "over"]:
        return cast("Literal['yours', 'waiting', 'over']", self.room.get_attribute("data-state"))

    def asked(self) -> bool:
        """Wait until something is asked of us; False if the game is over."""
        self.page.wait_for_selector('.room[data-state="yours"], .room[data-state="over"]', timeout=60_000)
        return self.state == "yours"

    def lit(self) -> list[Locator]:
        return self.page.locator("[data-handle][data-lit]").all()

    def buttons(self) -> list[Locator]:
        return self.page.locator(".answers button").all()

    def moved_on(self, before: int, within: int = 150) -> bool:
        """Whether the table moves on in that many milliseconds."""
        with contextlib.suppress(TooLate):
            self.page.wait_for_selector(f".room:not([data-ply='{before}'])", timeout=within)
            return True
        return False

    def answered(self, before: int) -> None:
        self.page.wait_for_function("ply => document.querySelector('.room').dataset.ply !== String(ply)", arg=before)

    # What hands do.

    def start(self, game: str = "hansa") -> None:
        self.page.locator(f'[data-game="{game}"]').locator("button.main").click()
        expect(self.room).to_be_visible()

    def press(self, thing: Locator) -> None:
        inside = thing.evaluate(INSIDE)
        if self.touch:
            thing.tap(force=True, position=inside)
        else:
            thing.click(force=True, position=inside)

    def ghosted(self) -> bool:
        """Whether something waits for the second tap, or for one of several sentences."""
        return self.page.locator(f".chooser, {SURE}").count() > 0

    def take(self, thing: Locator) -> None:
        """Choose something lit: at once, by the second tap, or by one of several sentences."""
        before = self.ply
        self.press(thing)
        if self.touch and self.page.locator(".surround[data-near]").count() and not self.ghosted():
            self.press(thing)  # it was crowded there, and the page has brought one nearer
        with contextlib.suppress(TooLate):
            self.page.wait_for_selector(f".chooser, .sure .main, .room:not([data-ply='{before}'])", timeout=5_000)
        chooser = self.page.locator(".chooser li button")
        if count := chooser.count():
            self.press(chooser.nth(self.dice.randrange(count)))
        elif self.touch and self.page.locator(SURE).count():
            self.press(self.page.locator(SURE))
        self.mean_it(before)

    def mean_it(self, before: int) -> None:
        """Wait until the table moves on; if the page asks whether the turn shall really end, it shall."""
        self.page.wait_for_selector(f".leaving .main, .room:not([data-ply='{before}'])")
        if self.ply == before and self.page.locator(".leaving .main").count():
            self.press(self.page.locator(".leaving .main"))
        self.answered(before)

    def answer(self) -> None:
        """One answer: mostly something lit, sometimes a button."""
        lit, buttons = self.lit(), self.buttons()
        if lit and (not buttons or self.dice.random() < 0.7):
            self.take(self.dice.choice(lit))
        else:
            before = self.ply
            self.press(self.dice.choice(buttons))
            self.mean_it(before)

    def play(self, answers: int = 1000) -> int:
        """Answer what is asked until the game is over, or that often; how often it was."""
        for given in range(answers):
            if not self.asked():
                return given
            self.answer()
        return answers
