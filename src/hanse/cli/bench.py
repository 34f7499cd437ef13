"""``hanse bench``: how fast the engine is, compiled and interpreted, by CPU time of one process playing at random."""

from __future__ import annotations

import json as jsons
import os
import platform
import subprocess
import sys
import time
from collections.abc import Callable
from typing import cast

from hanse.bots.searcher import judged
from hanse.cli import Trouble
from hanse.cli.given import show_json
from hanse.cli.version import compiled
from hanse.core import registry
from hanse.core.data import corrections_folder
from hanse.core.entry import Bundle
from hanse.core.model import CHANCE, OVER, State
from hanse.core.pad import Pad
from hanse.core.playout import chance_code, playout, random_code
from hanse.core.reading import BadInput, Json, View
from hanse.core.rng import Rng

POLICY = "random: one of the possible verbs, then one of its options; verbs that only stop come last"
ROUND = 1 / 12
"""Seconds. Time is cut into rounds, and the best counts: another process in the way only slows one down."""
TIMES = 2000
TURNS = 12
"""How far into a game positions are judged."""


def bench(games: list[str], variant: str | None, seats: int | None, seconds: float, here: bool, json: bool) -> None:
    """Measure the engine at hand and, if it is the compiled one, the interpreted one in another process."""
    cases = chosen(games, variant, seats)
    rows: list[Json] = []
    for bundle in cases:
        rows.append(measure(bundle, seconds))
        if compiled() and not here:
            rows.append(elsewhere(bundle, seconds))
    found: View = {"machine": machine(), "policy": POLICY, "rows": rows}
    if json:
        show_json(found)
    else:
        _show(found, here)


def chosen(games: list[str], variant: str | None, seats: int | None) -> list[Bundle[State]]:
    """That variant or every variant of the games with so many seats, or with the most it takes."""
    out: list[Bundle[State]] = []
    for id in dict.fromkeys(games or registry.ids()):
        if variant is not None:
            out.append(registry.load(id, variant, seats, None, corrections_folder(None)))
            continue
        variants = registry.entry(id, corrections_folder(None)).variants
        for one in variants:
            if seats is None or seats in one.seats:
                out.append(registry.load(id, one.id, seats, None, corrections_folder(None)))
        if not any(bundle.rulebook.game == id for bundle in out):
            there = sorted({n for one in variants for n in one.seats})
            raise BadInput(f"--seats {seats}: {id} is not for {seats}; possible: {', '.join(map(str, there))}")
    return out


def rounds(seconds: float) -> int:
    return max(1, round(seconds / ROUND))


def measure(bundle: Bundle[State], seconds: float) -> View:
    """One row: the engine that this process has loaded."""
    game = bundle.game
    playout(game, game.start(), Rng(0), bundle.limit)  # warm: caches of the interpreter, not of ours
    best = 0.0
    seed = decisions = played = 0
    for _ in range(rounds(seconds)):
        done = 0
        began = time.process_time()
        while (spent := time.process_time() - began) < min(seconds, ROUND) or not done:
            seed += 1
            done += playout(game, game.start(), Rng(seed), bundle.limit)
            played += 1
        decisions += done
        best = max(best, done / max(spent, 1e-9))
    s = halfway(bundle)
    pad = Pad(bundle.features.size)
    return {
        "game": bundle.rulebook.game,
        "variant": bundle.setup.variant,
        "seats": bundle.setup.seats,
        "mode": "compiled" if compiled() else "interpreted",
        "decisions_per_s": round(best),
        "judged_per_s": round(judged_per_s(bundle, seconds)),
        "clone_us": round(micros(lambda: bundle.game.clone(s)), 2),
        "value_us": round(micros(lambda: bundle.value(s, 0)), 2),
        "features_us": round(micros(lambda: written(bundle, s, pad)), 2),
        "options_mean": round(options_mean(bundle), 1),
        "length_mean": round(decisions / played, 1),
    }


def judged_per_s(bundle: Bundle[State], seconds: float) -> float:
    """Positions that search makes and judges; 0 where a game has nothing that judges."""
    if bundle.judge is None:
        return 0.0
    best = 0.0
    seed = 0
    for _ in range(rounds(seconds)):
        done = 0
        began = time.process_time()
        while (spent := time.process_time() - began) < min(seconds, ROUND) or not done:
            seed += 1
            done += judged(bundle, TURNS, Rng(seed))
        best = max(best, done / max(spent, 1e-9))
    return best


def options_mean(bundle: Bundle[State], games: int = 3) -> float:
    """How many options a seat has to choose from, over a few games."""
    game = bundle.game
    total = count = 0
    for seed in range(games):
        rng = Rng(seed)
        s = game.start()
        for _ in range(bundle.limit):
            seat = game.seat(s)
            if seat == OVER:
                break
            if seat == CHANCE:
                game.apply(s, chance_code(game, s, rng))
                continue
            total += len(game.legal(s))
            count += 1
            game.apply(s, random_code(game, s, rng))
    return total / max(1, count)


def halfway(bundle: Bundle[State]) -> State:
    """A state from the middle of a game."""
    game = bundle.game
    length = playout(game, game.start(), Rng(1), bundle.limit)
    s = game.start()
    playout(game, s, Rng(1), length // 2)
    return s


def written(bundle: Bundle[State], s: State, pad: Pad) -> None:
    """What a seat sees, as numbers, all of them."""
    pad.forget(0)
    pad.begin(0)
    bundle.features.write(s, 0, pad)


def micros(work: Callable[[], object], times: int = TIMES) -> float:
    """Microseconds for one call: the best of a few rounds."""
    best = 1e9
    for _ in range(5):
        began = time.process_time()
        for _ in range(times):
            work()
        best = min(best, (time.process_time() - began) / times * 1e6)
    return best


def elsewhere(bundle: Bundle[State], seconds: float) -> Json:
    """The same row from a process that uses the sources."""
    game, setup = bundle.rulebook.game, bundle.setup
    command = [sys.executable, "-m", "hanse", "bench", game, "--variant", setup.variant, "--seats", str(setup.seats)]
    done = subprocess.run(
        [*command, "--seconds", str(seconds), "--here", "--json"],
        env={**os.environ, "HANSE_INTERPRETED": "1"}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    if done.returncode:
        raise Trouble(f"the interpreted engine could not be measured: {done.stderr.strip()}")
    return cast("Json", jsons.loads(done.stdout)["rows"][0])


def machine() -> str:
    """What the figures were measured on."""
    return f"{_processor()}, {os.cpu_count()} cores, {platform.python_implementation()} {platform.python_version()}"


def _processor() -> str:
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            for line in file:
                if line.startswith("model name"):
                    return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()


def _show(found: View, here: bool) -> None:
    from hanse.cli.screen import screen, table

    rows = table(
        ("game", "variant", "seats", "engine"),
        ("decisions/s", "judged/s", "clone µs", "value µs", "features µs", "options", "length"),
    )
    for row in cast("list[View]", found["rows"]):
        rate = cast("int", row["decisions_per_s"])
        rows.add_row(
            str(row["game"]), str(row["variant"]), str(row["seats"]), str(row["mode"]), f"{rate:,}",
            f"{row['judged_per_s']:,}", f"{row['clone_us']:.2f}", f"{row['value_us']:.2f}", f"{row['features_us']:.2f}",
            f"{row['options_mean']:.1f}", f"{row['length_mean']:.1f}",
        )  # fmt: skip
    console = screen()
    console.print(rows)
    console.print(f"policy: {POLICY}", markup=False)
    console.print(f"CPU time of one process, legal + apply, best of its rounds; {found['machine']}", markup=False)
    if not here and not compiled():
        console.print("the engine is not compiled here: scripts/compile does it where there is a C compiler")
