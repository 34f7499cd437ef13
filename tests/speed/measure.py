"""Everything that docs/speed.md tells, measured in one run."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from collections.abc import Callable
from typing import Any

from hanse.cli.bench import chosen, elsewhere, machine, measure, micros
from hanse.core import registry
from hanse.envs import env
from tests.speed.doors import THEIRS, theirs_env, turns, vector_rate
from tests.speed.drivers import PEERS, Ours, version
from tests.speed.loop import Driver, middle, play, rate, rates

Found = dict[str, Any]
Say = Callable[[str], None]

CHESS = "OpenSpiel chess"
CATAN = "Catanatron"
FOUR = "PettingZoo connect four"
BESIDE = {"to_chess": CHESS, "to_catan": CATAN}
"""[ratio] measured in turns with each of ours."""
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

    OpenSpiel's chess and Catanatron are measured anew beside each of ours, in turns, and that counts for the ratio,
    because a shared machine is not the same from minute to minute.
    """
    theirs: Found = {}
    for name, (package, make) in PEERS.items():
        say(name)
        row: Found = {"package": package, "version": version(package), "rate": 0, "copy_us": 0}
        if row["version"]:
            driver = make()
            row["rate"] = round(rate(played(driver), seconds))
            row["copy_us"] = round(copied(driver), 2)
        theirs[name] = row
    ours: list[Found] = []
    beside = {key: PEERS[peer][1]() for key, peer in BESIDE.items() if theirs[peer]["rate"]}
    for game in registry.ids():
        say(f"{game} by the same loop")
        driver = Ours(game)
        mine, *others = rates([played(one) for one in (driver, *beside.values())], seconds)
        row = {"game": game, "rate": round(mine), "copy_us": round(copied(driver), 2)}
        for key, other in zip(beside, others, strict=True):
            row[key] = round(mine / other, 2)
        if "to_chess" in beside:
            row["copy_to_chess"] = round(row["copy_us"] / copied(beside["to_chess"]), 2)
        ours.append(row)
    return {"theirs": theirs, "ours": ours}


def played(driver: Driver[Any, Any]) -> Callable[[int], int]:
    return lambda seed: play(driver, seed)


def copied(driver: Driver[Any, Any]) -> float:
    """Microseconds for a copy from the middle of a game."""
    at = middle(driver)
    return micros(lambda: driver.copy(at), 500)


def doors(seconds: float, say: Say) -> Found:
    """Environments: steps per second."""
    theirs: Found = {}
    for name, module in THEIRS.items():
        say(name)
        try:
            theirs[name] = round(rate(turns(theirs_env(module)), seconds))
        except ImportError:
            theirs[name] = 0
    ours: list[Found] = []
    for game in registry.ids():
        say(f"{game}: environments")
        row: Found = {"game": game, "vector": round(vector_rate(game, seconds))}
        beside = [turns(theirs_env(THEIRS[FOUR]))] if theirs[FOUR] else []
        mine, *others = rates([turns(env(game)), *beside], seconds)
        row["aec"] = round(mine)
        if others:
            row["to_four"] = round(mine / others[0], 2)
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


def load() -> str:
    """How much else the machine has to do; 1 would be this alone."""
    return f"{os.getloadavg()[0]:.1f}"


def everything(seconds: float, say: Say, interpreted: bool) -> Found:
    return {
        "machine": machine(),
        "system": f"{platform.system()} {platform.machine()}, load {load()}",
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
