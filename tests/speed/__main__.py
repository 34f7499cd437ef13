"""``scripts/bench games``: everything in docs/speed.md, measured and written, or compared with what is committed.

scripts/bench games                   measure, write docs/speed.md, its picture and tests/speed/measured.json
scripts/bench games --check           measure ratios, write nothing, fail on one 20 % below the committed one
scripts/bench games --seconds 0.5     so long for each figure (1)
scripts/bench games --compiled        leave the interpreted engine as it was measured last
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from hanse.cli.version import compiled
from tests.speed import measure, paper

ROOT = Path(__file__).parents[2]
KEPT = Path(__file__).with_name("measured.json")


def say(what: str) -> None:
    print(what, file=sys.stderr, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(prog="scripts/bench games")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--compiled", action="store_true")
    parser.add_argument("--peers", action="store_true")
    parser.add_argument("--seconds", type=float, default=1.0)
    given = parser.parse_args()
    sys.path.append(str(ROOT / "build" / "peers"))
    if not compiled():
        say("the engine is not compiled here: scripts/compile does it; its figures would not be those of this page")
        return 1
    kept = json.loads(KEPT.read_text()) if KEPT.exists() else {"engine": []}
    if given.check:
        say(f"load {measure.load()}: above 1 others are at work here, and what falls should fall again to be believed")
        lines = measure.checked(kept, given.seconds, say)
        for line in lines:
            print(line)
        count = len(measure.ratios(kept))
        print(f"{len(lines)} of {count} ratios have fallen" if lines else f"none of {count} ratios has fallen")
        return 1 if lines else 0
    if given.peers:
        system = f"{kept['system'].partition(' (')[0]} ({measure.load()} when others and environments were measured)"
        found = {
            **kept,
            "system": system,
            "peers": measure.peers(given.seconds, say),
            "doors": measure.doors(given.seconds, say),
        }
    else:
        found = measure.everything(given.seconds, say, not given.compiled)
    if given.compiled:
        was = {(row["game"], row["variant"]): row for row in kept["engine"] if row["mode"] == "interpreted"}
        found["engine"] = [
            one for row in found["engine"] for one in (row, was.get((row["game"], row["variant"]))) if one is not None
        ]
    KEPT.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n")
    (ROOT / "docs" / "speed.md").write_text(paper.page(found))
    (ROOT / "docs" / "pictures" / "speed.svg").write_text(paper.picture(found))
    for what, measured, asked, less in paper.goals(found):
        print(f"{'    ' if paper.met(measured, asked, less) else 'NOT '}{what}: {measured:,} (asked {asked:,})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
