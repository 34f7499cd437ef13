"""Everything that docs/speed.md tells, measured in one run."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from collections.abc import Callable
from typing import Any

from hanse.cli.bench import chosen, elsewhere, machine, measure
from hanse.core import registry
from tests.speed.doors import THEIRS, ours_rate, theirs_rate, vector_rate
from tests.speed.drivers import PEERS, Ours, version
from tests.speed.loop import Driver, micros, middle, play, rate

Found = dict[str, Any]
Say = Callable[[str], None]

CHESS = "OpenSpiel chess"
CATAN = "Catanatron"
FOUR = "PettingZoo connect four"
LIVE = 10_000
PACKAGES = ("hanse", "numpy", "gymnasium", "pettingzoo")


def engine(seconds: float, say: Say, interpreted: bool) -> list[Found]:
    """A row for every game and variant, compiled and interpreted."""
    rows: list[Found] = []
    for bundle in chosen([], None, None):
        say(f"{bundle.rulebook.game} {bundle.setup.variant}")
        rows.append(dict(measure(bundle, seconds)))
        if interpreted:
            rows.append(dict(elsewhere(bundle, seconds)))  # type: ignore[arg-type]
    return rows


def peers(seconds: float, say: Say) -> Found:
    """Ours and theirs by the same loop: answers per second, and microseconds for a copy.

    OpenSpiel's chess is measured anew beside each of ours, and that counts for the ratio, because a shared
    machine is not the same from minute to minute.
    """
    theirs: Found = {}
    for name, (package, make) in PEERS.items():
        say(name)
        row: Found = {"package": package, "version": version(package), "rate": 0, "copy_us": 0}
        if row["version"]:
            row["rate"], row["copy_us"] = both(make(), seconds)
        theirs[name] = row
    ours: list[Found] = []
    for game in registry.ids():
        say(f"{game} by the same loop")
        row = {"game": game}
        row["rate"], row["copy_us"] = both(Ours(game), seconds)
        if theirs[CHESS]["rate"]:
            beside, copy = both(PEERS[CHESS][1](), seconds)
            row["to_chess"] = round(row["rate"] / beside, 2)
            row["copy_to_chess"] = round(row["copy_us"] / copy, 2)
        if theirs[CATAN]["rate"]:
            row["to_catan"] = round(row["rate"] / theirs[CATAN]["rate"], 2)
        ours.append(row)
    return {"theirs": theirs, "ours": ours}


def both(driver: Driver[Any, Any], seconds: float) -> tuple[int, float]:
    """Answers per second, and microseconds for a copy."""
    at = middle(driver)
    return round(rate(lambda seed: play(driver, seed), seconds)), round(micros(lambda: driver.copy(at), 500), 2)


def doors(seconds: float, say: Say) -> Found:
    """Environments: steps per second."""
    theirs: Found = {}
    for name, module in THEIRS.items():
        say(name)
        try:
            theirs[name] = round(theirs_rate(module, seconds))
        except ImportError:
            theirs[name] = 0
    ours: list[Found] = []
    for game in registry.ids():
        say(f"{game}: environments")
        row: Found = {"game": game, "vector": round(vector_rate(game, seconds)), "aec": round(ours_rate(game, seconds))}
        if theirs[FOUR]:
            row["to_four"] = round(row["aec"] / theirs[FOUR], 2)
        ours.append(row)
    return {"theirs": theirs, "ours": ours}


LIVING = """
import os
from hanse.core import registry
from hanse.core.playout import playout
from hanse.core.rng import Rng
game = registry.load("hansa_teutonica", None, None, {})
s = game.game.start()
playout(game.game, s, Rng(1), 400)
def resident():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
before = resident()
kept = [game.game.clone(s) for _ in range(%d)]
assert all(one.board is s.board for one in kept)
print((resident() - before) / 1e6)
"""


def living() -> float:
    """MB that so many live states of Hansa Teutonica take; they share the board. In a process of its own."""
    done = subprocess.run([sys.executable, "-c", LIVING % LIVE], capture_output=True, text=True, check=True)
    return round(float(done.stdout), 1)


def everything(seconds: float, say: Say, interpreted: bool) -> Found:
    return {
        "machine": machine(),
        "system": f"{platform.system()} {platform.machine()}, load {os.getloadavg()[0]:.1f} when it began",
        "versions": ", ".join(f"{package} {version(package)}" for package in PACKAGES),
        "engine": engine(seconds, say, interpreted),
        "peers": peers(seconds, say),
        "doors": doors(seconds, say),
        "living_mb": living(),
    }


def ratios(found: Found) -> dict[str, float]:
    """What ``--check`` compares: ours to others, so that the machine drops out."""
    out: dict[str, float] = {}
    for row in found["peers"]["ours"]:
        for key in ("to_chess", "to_catan"):
            if key in row:
                out[f"{row['game']} {key}"] = row[key]
    for row in found["doors"]["ours"]:
        if "to_four" in row:
            out[f"{row['game']} to_four"] = row["to_four"]
    chess = found["peers"]["theirs"][CHESS]["rate"]
    if chess:
        for row in found["doors"]["ours"]:
            out[f"{row['game']} vector to_chess"] = round(row["vector"] / chess, 3)
    return out


FALL = 0.8


def fallen(found: Found, kept: Found) -> list[str]:
    """A line for every ratio that is 20 % below the committed one, or no longer there."""
    now, then = ratios(found), ratios(kept)
    return [
        f"{name}: {now.get(name, 0.0)} where {was} was measured"
        for name, was in then.items()
        if now.get(name, 0.0) < FALL * was
    ]
