"""``hanse simulate``: games without people, one after the other or in several processes, and what came of them."""

from __future__ import annotations

import sys
import time
from collections import Counter
from pathlib import Path
from typing import NamedTuple, cast

from hanse.bots.seat import check
from hanse.cli.given import seed as checked_seed
from hanse.cli.given import show_json, switches, words
from hanse.cli.progress import progress
from hanse.core import registry
from hanse.core.data import corrections_folder
from hanse.core.reading import BadInput, Json, View
from hanse.study.engines import in_processes
from hanse.study.playing import Played, Sheet, play, seed_of


class Plan(NamedTuple):
    """What is to be played."""

    game: str
    variant: str
    switches: tuple[tuple[str, str], ...]
    bots: tuple[str, ...]
    seed: int
    fixed: bool
    ms: int
    records: str | None

    def order(self, i: int) -> list[int]:
        """Which bot sits on each seat in game ``i``: everybody moves up one seat from game to game."""
        n = len(self.bots)
        return [(seat + (0 if self.fixed else i)) % n for seat in range(n)]

    def sheet(self, i: int) -> Sheet:
        """Game ``i``."""
        bots = tuple(self.bots[bot] for bot in self.order(i))
        file = None if self.records is None else f"{self.game}-{self.variant}-{self.seed}-{i:05d}.rec"
        path = None if file is None else str(Path(str(self.records)) / file)
        return Sheet(i, self.game, self.variant, self.switches, bots, seed_of(self.seed, i), self.ms, path)


def simulate(
    game: str,
    variant: str | None,
    chosen: list[str] | None,
    bots: str,
    games: int,
    seed: int | None,
    workers: int,
    records: Path | None,
    fixed: bool,
    ms: int,
    json: bool,
) -> None:
    """Play, count, and print the table or the document."""
    names = words("--bots", bots)
    for name in names:
        check(name)
    given = switches(chosen)
    bundle = registry.load(game, variant, len(names), given, corrections_folder(None))
    for name in names:
        check(name, bundle)
    folder = None if records is None else str(_folder(records))
    plan = Plan(
        game, bundle.setup.variant, tuple(given.items()), tuple(names), checked_seed(seed), fixed, ms, folder
    )  # fmt: skip
    started = time.perf_counter()
    played: list[Played] = []
    with progress(games) as advance:
        for one in in_processes(play, map(plan.sheet, range(games)), min(workers, games)):
            played.append(one)
            for warning in one.warnings:
                sys.stderr.write(f"hanse: {warning}\n")
            advance()
    found = summary(plan, played, time.perf_counter() - started)
    if json:
        show_json(found)
    else:
        _show(found)


def _folder(path: Path) -> Path:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"--records {path}: cannot be made: {error.strerror}") from None
    return path


def summary(plan: Plan, played: list[Played], seconds: float) -> View:
    """The figures that scripts may rely on, and the seed they come from."""
    n = len(played)
    decisions = sum(sum(one.answers) for one in played)
    wins = [0.0] * len(plan.bots)
    scores = [0.0] * len(plan.bots)
    for one in sorted(played, key=lambda game: game.number):
        for seat, bot in enumerate(plan.order(one.number)):
            wins[bot] += one.wins[seat]
            scores[bot] += one.scores[seat]
    reasons: dict[str, Json] = dict(sorted(Counter(one.reason for one in played).items()))
    return {
        "game": plan.game,
        "variant": plan.variant,
        "seats": len(plan.bots),
        "bots": [*plan.bots],
        "games": n,
        "seed": plan.seed,
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "wins": [round(won, 6) for won in wins],
        "score_mean": [score / n for score in scores],
        "length_mean": decisions / n,
        "options_mean": sum(one.options for one in played) / max(1, decisions),
        "end_reasons": reasons,
    }


def _show(found: View) -> None:
    from rich.text import Text

    from hanse.cli.screen import screen, table

    console = screen()
    games, decisions = cast("int", found["games"]), cast("int", found["decisions"])
    bots, wins, scores = (cast("list[float]", found[key]) for key in ("bots", "wins", "score_mean"))
    rows = table(("bot",), ("wins", "share", "mean score"))
    for bot, won, score in zip(bots, wins, scores, strict=True):
        rows.add_row(Text(str(bot)), f"{won:g}", f"{won / games:.1%}", f"{score:.2f}")
    console.print(rows)
    rate = decisions / max(1e-3, cast("float", found["seconds"]))
    ends = ", ".join(f"{reason} {count}" for reason, count in cast("View", found["end_reasons"]).items())
    lines = (
        f"{games} games of {found['game']} {found['variant']}, seed {found['seed']}",
        f"{decisions:,} decisions in {found['seconds']} s ({rate:,.0f}/s)",
        f"{found['length_mean']:.1f} decisions per game, {found['options_mean']:.1f} options per decision",
        f"ended by: {ends}",
    )
    console.print(Text("\n".join(lines)))
