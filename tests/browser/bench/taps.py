"""How soon a tap is answered, up to the 120th answer with all seats taken.

A wait lasts from the click to the first frame with the new position, by the page's own clock. Beside it stands what the
page's main thread worked for it, which a busy machine changes less.
"""

from __future__ import annotations

import statistics
import sys
from typing import Final

from playwright.sync_api import Browser, Page, expect

from hanse.core import registry
from tests.browser.bench.guide import NAMES, OPEN, variant_of
from tests.browser.hands import Hands, visitor

ANSWERS: Final = 120
LATE: Final = 40
"""The last of them, when the game has grown long."""
UNDOS: Final = 30
WATCH: Final = """() => {
  window.waits = [];
  let began = 0;
  addEventListener('click', () => { began = performance.now(); }, true);
  new MutationObserver(() => {
    if (!began) return;
    const from = began;
    began = 0;
    requestAnimationFrame(() => window.waits.push(performance.now() - from));
  }).observe(document.querySelector('.room'), {attributes: true, attributeFilter: ['data-ply']});
}"""


class Work:
    """What a page's main thread has worked, in milliseconds of its own time."""

    def __init__(self, page: Page) -> None:
        self._line = page.context.new_cdp_session(page)
        self._line.send("Performance.enable", {"timeDomain": "threadTicks"})
        self._before = self._now()

    def _now(self) -> float:
        figures = {one["name"]: one["value"] for one in self._line.send("Performance.getMetrics")["metrics"]}
        return 1000 * float(figures["TaskDuration"])

    def since(self) -> float:
        before, self._before = self._before, self._now()
        return self._before - before


def open_table(page: Page, name: str) -> None:
    """One person and bots that need no time: a wait ends with the person's own answer."""
    game, variant = variant_of(name)
    chosen = registry.entry(game).variant(variant)
    assert chosen is not None, f"{game} has no variant {variant}"
    seats = [
        {"kind": "bot" if seat else "me", "name": NAMES[seat], **({"bot": "random"} if seat else {})}
        for seat in range(chosen.seats[-1])
    ]
    body = {"game": game, "variant": variant, "options": {}, "seats": seats, "seed": 7}
    page.goto(f"/t/{page.evaluate(OPEN, body)}")
    expect(page.locator(".room")).to_be_visible()
    page.evaluate(WATCH)


def taken(page: Page) -> list[float]:
    return page.evaluate("window.waits.splice(0)")  # type: ignore[no-any-return]


def show(what: str, waits: list[float], work: list[float]) -> None:
    late = statistics.quantiles(waits, n=20)[18]
    told = f"median {statistics.median(waits):4.0f} ms   95 % {late:4.0f} ms   longest {max(waits):4.0f} ms"
    told += f"   worked {statistics.median(work):4.0f} ms" if work else ""
    sys.stdout.write(f"{what:44} {told}   ({len(waits)} times)\n")


def measure(browser: Browser, address: str, name: str) -> None:
    with visitor(browser, address) as page:
        open_table(page, name)
        hands = Hands(page, seed=5)
        work = Work(page)
        costs: list[float] = []
        waits: list[float] = []
        for _ in range(ANSWERS):
            if not hands.asked():
                break
            hands.asked()
            taken(page)
            work.since()
            hands.answer()
            hands.asked()
            waits += taken(page)
            costs.append(work.since())
        show(f"{name}: a tap", waits, costs)
        show(f"{name}: a tap, the last {LATE}", waits[-LATE:], costs[-LATE:])
        undo = page.get_by_role("button", name="Undo", exact=True)
        undos: list[float] = []
        while len(undos) < UNDOS and hands.asked():
            hands.answer()
            taken(page)
            if hands.asked() and undo.get_attribute("aria-disabled") == "false":
                before = hands.ply
                undo.click()
                hands.answered(before)
                undos += taken(page)
        if len(undos) > 1:
            show(f"{name}: undo", undos, [])
