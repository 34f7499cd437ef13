"""How soon the page can be used on a slow machine: Chromium's main thread slowed four times, nothing in its cache.

From the click on the link to the first frame in which one can act, and no long task keeps the main thread from hearing.
"""

from __future__ import annotations

import statistics
import sys
from typing import Final

from playwright.sync_api import Browser

from tests.browser.bench.guide import Guide, variant_of
from tests.browser.hands import visitor

SLOWER: Final = 4
TIMES: Final = 5
WATCH: Final = """
  window.long = 0;
  new PerformanceObserver((list) => {
    for (const {startTime, duration} of list.getEntries()) window.long = Math.max(window.long, startTime + duration);
  }).observe({type: 'longtask', buffered: true});
"""
SEEN: Final = """async (what) => {
  while (!document.querySelector(what)) await new Promise(requestAnimationFrame);
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const seen = performance.now();
  await new Promise((done) => setTimeout(done, 300));
  return Math.max(seen, window.long);
}"""
"""A long task that began before the thing was seen or right after counts."""


def ready(browser: Browser, address: str, path: str, what: str) -> float:
    """When ``what`` can be used, in milliseconds since the visit began."""
    with visitor(browser, address) as page:
        page.goto("about:blank")
        line = page.context.new_cdp_session(page)
        line.send("Network.setCacheDisabled", {"cacheDisabled": True})
        line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        page.add_init_script(WATCH)
        page.goto(f"{address}{path}", wait_until="commit")
        return float(page.evaluate(SEEN, what))


def show(what: str, times: list[float]) -> None:
    told = f"median {statistics.median(times):5.0f} ms   best {min(times):5.0f} ms"
    sys.stdout.write(f"{what:44} {told}   ({len(times)} times, {SLOWER}× slower)\n")


def measure(browser: Browser, address: str, names: list[str]) -> None:
    show("start page", [ready(browser, address, "/", "[data-game] button") for _ in range(TIMES)])
    for name in names:
        with visitor(browser, address) as page:
            Guide(page, "/".join(variant_of(name))).asked()
            path = page.evaluate("() => location.pathname")
        show(f"{name}: a table", [ready(browser, address, path, "[data-lit]") for _ in range(TIMES)])
