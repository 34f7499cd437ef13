"""``hanse simulate``: games without people, one after the other or in several processes, and what came of them."""

from __future__ import annotations

import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from functools import cache
from itertools import islice
from multiprocessing import get_context, resource_tracker
from pathlib import Path
from typing import NamedTuple, cast

from hanse.bots.seat import check, sit
from hanse.cli import Trouble
from hanse.cli.given import seed as checked_seed
from hanse.cli.given import show_json, switches, words
from hanse.core import record, registry
from hanse.core.data import corrections_folder
from hanse.core.entry import Bundle
from hanse.core.match import Match
from hanse.core.model import OVER, State
from hanse.core.reading import BadInput, Json, View
from hanse.core.rng import Rng
from hanse.core.situation import Situation


class Plan(NamedTuple):
    """All that a worker needs to know to play game ``i``."""

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


class Played(NamedTuple):
    """One game, its lists per bot in the order given."""

    wins: list[float]
    scores: list[float]
    decisions: int
    options: int
    reason: str
    warnings: list[str]


@cache
def _bundle(
    game: str, variant: str, switches: tuple[tuple[str, str], ...], seats: int, corrections: Path | None
) -> Bundle[State]:
    return registry.load(game, variant, seats, dict(switches), corrections)


def play(plan: Plan, i: int) -> Played:
    """Play game ``i`` of a plan. The same in whatever process and order."""
    bundle = _bundle(plan.game, plan.variant, plan.switches, len(plan.bots), corrections_folder(None))
    order = plan.order(i)
    match = Match(bundle, seed_of(plan.seed, i))
    warnings: list[str] = []
    sitters = [sit(plan.bots[bot], seat, warnings.append, plan.ms) for seat, bot in enumerate(order)]
    decisions = count = 0
    try:
        while (seat := match.asked) != OVER:
            if decisions >= bundle.limit:
                raise Trouble(f"game {i} (seed {match.seed}) is not over after {bundle.limit} answers")
            decisions += 1
            count += len(match.game.legal(match.state))
            match.submit(seat, sitters[seat].answer(match))
    finally:
        for sitter in sitters:
            sitter.close()
        if plan.records is not None:
            _write(plan, i, match, order, warnings)
    result = Situation(match).result
    assert result is not None
    wins = [0.0] * len(order)
    scores = [0.0] * len(order)
    for seat, bot in enumerate(order):
        scores[bot] = result.scores[seat]
        if seat in result.winners:
            wins[bot] = 1 / len(result.winners)
    return Played(wins, scores, decisions, count, result.reason, [f"game {i}: {text}" for text in warnings])


def seed_of(seed: int, i: int) -> int:
    """The seed of game ``i``: the first is the one given, so that a single game can be had again."""
    return seed if i == 0 else Rng(seed ^ i * 0x9E3779B97F4A7C15).below(1 << 48)


def _write(plan: Plan, i: int, match: Match[State], order: list[int], warnings: list[str]) -> None:
    comments = {0: [f"seat {seat}: {plan.bots[bot]}" for seat, bot in enumerate(order)], match.ply: warnings}
    path = Path(str(plan.records)) / f"{plan.game}-{plan.variant}-{plan.seed}-{i:05d}.rec"
    try:
        path.write_text(record.write(match.record(), comments), encoding="utf-8")
    except OSError as error:
        raise Trouble(f"{path}: cannot be written: {error.strerror}") from None


def run(plan: Plan, games: int, workers: int) -> Iterator[Played]:
    """All games of a plan, in whatever order they end."""
    if workers == 1 or games == 1:
        for i in range(games):
            yield play(plan, i)
        return
    # Spawned, not forked: a process that draws a progress bar has threads.
    with ProcessPoolExecutor(min(workers, games), get_context("spawn"), _ignore_interrupts) as pool:
        rest = iter(range(games))
        try:
            running = _submit(pool, plan, islice(rest, 2 * workers))
            while running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                running |= _submit(pool, plan, islice(rest, len(done)))
                for future in done:
                    yield future.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _submit(pool: ProcessPoolExecutor, plan: Plan, games: Iterable[int]) -> set[Future[Played]]:
    """Hand games to the pool, which may start processes for them."""
    if sys.platform == "win32":
        return {pool.submit(play, plan, i) for i in games}
    # A new process inherits what is blocked, so that a Ctrl-C during its imports does not reach it either. The
    # tracker's start would take the block away, therefore it comes first.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        return {pool.submit(play, plan, i) for i in games}
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _ignore_interrupts() -> None:
    """Ctrl-C is for the process that has the terminal; the others end when it does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


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
    folder = None if records is None else str(_folder(records))
    plan = Plan(
        game, bundle.setup.variant, tuple(given.items()), tuple(names), checked_seed(seed), fixed, ms, folder
    )  # fmt: skip
    started = time.perf_counter()
    played: list[Played] = []
    with _progress(games) as advance:
        for one in run(plan, games, workers):
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
    decisions = sum(one.decisions for one in played)
    seats = range(len(plan.bots))
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
        "wins": [round(sum(one.wins[k] for one in played), 6) for k in seats],
        "score_mean": [sum(one.scores[k] for one in played) / n for k in seats],
        "length_mean": decisions / n,
        "options_mean": sum(one.options for one in played) / max(1, decisions),
        "end_reasons": reasons,
    }


@contextmanager
def _progress(games: int) -> Iterator[Callable[[], None]]:
    """A bar on a terminal, and nothing anywhere else."""
    if not sys.stderr.isatty():
        yield lambda: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=games)
        yield lambda: bar.advance(task)


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
