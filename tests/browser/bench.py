"""How soon the page answers in a real browser: ``python -m tests.browser.bench [GAME[/VARIANT] …]``.

A wait lasts from the click to the first frame with the new position, by the page's own clock.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from hanse.core import registry
from tests.browser.conftest import chromium, serving
from tests.browser.hands import Hands, visitor

ANSWERS = 120
UNDOS = 30
WATCH = """() => {
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
OPEN = """async ([game, variant, kinds]) => {
  const seats = kinds.map((kind, i) => ({kind, name: 'ABCDE'[i], ...(kind === 'bot' ? {bot: 'random'} : {})}));
  const body = JSON.stringify({game, variant, options: {}, seats, seed: 7});
  const made = await fetch('/api/tables', {method: 'POST', headers: {'content-type': 'application/json'}, body});
  return (await made.json()).token;
}"""


def open_table(page: Page, game: str, variant: str) -> None:
    """One person and bots that need no time: a wait ends with the person's own answer."""
    chosen = registry.entry(game).variant(variant)
    assert chosen is not None, f"{game} has no variant {variant}"
    token = page.evaluate(OPEN, [game, variant, ["me", *["bot"] * (chosen.seats[-1] - 1)]])
    page.goto(f"/t/{token}")
    expect(page.locator(".room")).to_be_visible()
    page.evaluate(WATCH)


def taken(page: Page) -> list[float]:
    return page.evaluate("window.waits.splice(0)")  # type: ignore[no-any-return]


def show(what: str, waits: list[float]) -> None:
    late = statistics.quantiles(waits, n=20)[18]
    told = f"median {statistics.median(waits):4.0f} ms   95 % {late:4.0f} ms   longest {max(waits):4.0f} ms"
    sys.stdout.write(f"{what:36} {told}   ({len(waits)} times)\n")


def measure(browser: Browser, address: str, game: str, variant: str) -> None:
    with visitor(browser, address) as page:
        open_table(page, game, variant)
        hands = Hands(page, seed=5)
        hands.play(ANSWERS)
        show(f"{game}/{variant}: a tap", taken(page))
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
            show(f"{game}/{variant}: undo", undos)


def main(names: list[str]) -> None:
    every = [f"{game}/{variant.id}" for game in registry.ids() for variant in registry.entry(game).variants]
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address, chromium() as browser:
        for name in names or every:
            game, _, variant = name.partition("/")
            measure(browser, address, game, variant or registry.entry(game).variants[0].id)


if __name__ == "__main__":
    main(sys.argv[1:])
