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
from tests.speed.doors import THEIRS, steps, theirs_turns, turns
from tests.speed.drivers import PEERS, Ours, version
from tests.speed.loop import Driver, Work, middle, play, rate, rates, timed

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
    return {"theirs": theirs, "ours": [played_beside(game, seconds, say) for game in registry.ids()]}


def played_beside(game: str, seconds: float, say: Say) -> Found:
    say(f"{game} by the same loop")
    driver, others = Ours(game), {key: PEERS[peer] for key, peer in BESIDE.items()}
    beside = {key: make() for key, (package, make) in others.items() if version(package)}
    mine, *theirs = rates([played(one) for one in (driver, *beside.values())], seconds)
    row: Found = {"game": game, "rate": round(mine), "copy_us": round(copied(driver), 2)}
    for key, other in zip(beside, theirs, strict=True):
        row[key] = round(mine / other, 2)
    if "to_chess" in beside:
        row["copy_to_chess"] = round(row["copy_us"] / copied(beside["to_chess"]), 2)
    return row


def played(driver: Driver[Any, Any]) -> Work:
    return timed(lambda seed: play(driver, seed))


def copied(driver: Driver[Any, Any]) -> float:
    """Microseconds for a copy from the middle of a game."""
    at = middle(driver)
    return micros(lambda: driver.copy(at), 500)


def doors(seconds: float, say: Say) -> Found:
    """Environments: steps per second."""
    theirs: Found = {}
    for name, module in THEIRS.items():
        say(name)
        theirs[name] = round(sum(rates(theirs_turns(module), seconds)))
    return {"theirs": theirs, "ours": [stepped_beside(game, seconds, say) for game in registry.ids()]}


def stepped_beside(game: str, seconds: float, say: Say) -> Found:
    """The vector environment in turns with OpenSpiel's chess, PettingZoo's form with its connect four."""
    say(f"{game}: environments")
    package, make = PEERS[CHESS]
    chess = [played(make())] if version(package) else []
    mine, *others = rates([steps(game), *chess], seconds)
    row: Found = {"game": game, "vector": round(mine)}
    if others:
        row["vector_to_chess"] = round(mine / others[0], 3)
    mine, *others = rates([turns(env(game)), *theirs_turns(THEIRS[FOUR])], seconds)
    row["aec"] = round(mine)
    if others:
        row["to_four"] = round(mine / others[0], 2)
    return row


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


RATIOS = {"peers": ("to_chess", "to_catan"), "doors": ("vector_to_chess", "to_four")}
"""[part] what ``--check`` compares: ours to others, so that the machine drops out."""


def ratios(found: Found) -> dict[tuple[str, str, str], float]:
    """[part, game, ratio]"""
    return {
        (part, row["game"], key): row[key]
        for part, keys in RATIOS.items()
        for row in found[part]["ours"]
        for key in keys
        if key in row
    }


FALL = 0.8
AGAIN = 3
"""What seems to have fallen is measured once more, so many times as long: others may have been in the way."""


def checked(kept: Found, seconds: float, say: Say) -> list[str]:
    """Measure the ratios alone; a line for each that has fallen."""
    rows: dict[str, Callable[[str, float, Say], Found]] = {"peers": played_beside, "doors": stepped_beside}
    now: dict[tuple[str, str, str], float] = {}
    for turn in (1, AGAIN):
        for part, measured in rows.items():
            games = registry.ids() if turn == 1 else sorted({game for of, game, _ in fallen(now, kept) if of == part})
            for game in games:
                row = measured(game, turn * seconds, say)
                for key, ratio in ratios({**NOTHING, part: {"ours": [row]}}).items():
                    now[key] = max(ratio, now.get(key, 0.0))
    return [
        f"{game} {key}: {now.get((part, game, key), 0.0)} where {was} was measured"
        for (part, game, key), was in fallen(now, kept).items()
    ]


NOTHING: Found = {part: {"ours": []} for part in RATIOS}


def fallen(now: dict[tuple[str, str, str], float], kept: Found) -> dict[tuple[str, str, str], float]:
    """Every ratio that is 20 % below the committed one, or no longer there, with what it was."""
    return {key: was for key, was in ratios(kept).items() if now.get(key, 0.0) < FALL * was}
