"""A whole game of every title: how much the page jumps, and how often one clicks, per turn.

A turn is what one answers before somebody else does. Shifts are the browser's own (``layout-shift``), those that follow
a click counted too.
"""

from __future__ import annotations

import sys
from typing import Final

from playwright.sync_api import Browser

from tests.browser.bench.guide import Guide
from tests.browser.hands import visitor

WATCH: Final = """() => {
  window.jumps = []; window.clicks = 0;
  const count = (event) => { if (event.isTrusted && event.detail > 0) window.clicks++; };
  addEventListener('click', count, true);
  addEventListener('auxclick', count, true);
  new PerformanceObserver((list) => {
    for (const {value, sources} of list.getEntries()) {
      const who = sources.map(({node}) => node?.nodeType === 1 ? node : node?.parentElement).filter(Boolean);
      const names = who.slice(0, 2).map((n) => `${n.localName}.${n.getAttribute('class') ?? ''}`);
      window.jumps.push([value, names.join(' ')]);
    }
  }).observe({type: 'layout-shift', buffered: true});
}"""
DRAWN: Final = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
LIMIT: Final = 5000


def measure(browser: Browser, address: str, name: str, size: tuple[int, int], *, why: bool) -> None:
    with visitor(browser, address) as page:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        guide = Guide(page, name)
        guide.asked()
        page.evaluate("() => document.fonts.ready.then(() => true)")
        page.evaluate(WATCH)
        page.evaluate("() => { window.jumps.length = 0; }")
        by_turn: dict[int, float] = {}
        causes: dict[str, float] = {}
        clicks = 0
        for _ in range(LIMIT):
            turn = guide.turns
            if not guide.step():
                break
            page.wait_for_function(
                "() => new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(true))))"
            )
            for value, who in page.evaluate("() => window.jumps.splice(0)"):
                by_turn[turn] = by_turn.get(turn, 0) + value
                causes[who] = causes.get(who, 0) + value
            clicks = page.evaluate("() => window.clicks")
        turns = guide.turns
        told = (
            f"layout shift {sum(by_turn.values()) / turns:6.3f} a turn, worst {max(by_turn.values(), default=0):6.3f}"
            f"   {clicks / turns:4.1f} clicks a turn   ({turns} turns, {len(guide.sent)} answers)"
        )
        sys.stdout.write(f"{name + f' {size[0]}×{size[1]}':36} {told}\n")
        for who, value in sorted(causes.items(), key=lambda one: -one[1])[: 8 if why else 0]:
            sys.stdout.write(f"    {value:6.3f} {who}\n")
