"""The page in a real browser: ``scripts/bench page [games | taps | start] [GAME[/VARIANT] …]``; without words, all."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from tests.browser.bench import games, start, taps
from tests.browser.bench.guide import every
from tests.browser.conftest import chromium, serving

SIZES = ((1440, 900), (1280, 720), (390, 844))


def main(words: list[str]) -> None:
    which = [word for word in words if word in ("games", "taps", "start")] or ["games", "taps", "start"]
    names = [word for word in words if word not in which and not word.startswith("--")] or every()
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address, chromium() as browser:
        if "games" in which:
            for name in names:
                for size in SIZES:
                    games.measure(browser, address, name, size, why="--why" in words)
        if "taps" in which:
            for name in names:
                taps.measure(browser, address, name)
        if "start" in which:
            start.measure(browser, address, names)


if __name__ == "__main__":
    main(sys.argv[1:])
