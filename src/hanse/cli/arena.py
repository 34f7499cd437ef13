"""``hanse arena``: bots meet, and what may be said of their strength."""

from __future__ import annotations

import sys
from dataclasses import asdict
from pathlib import Path
from typing import NamedTuple

from hanse.bots.seat import check
from hanse.cli.given import seed as checked_seed
from hanse.cli.given import show_json, switches, words
from hanse.cli.progress import progress
from hanse.core import registry
from hanse.core.data import corrections_folder
from hanse.core.languages import ENGLISH
from hanse.core.reading import BadInput, View
from hanse.study.arena import Arena, End, plan
from hanse.study.contest import Contest, lineups
from hanse.study.engines import engine
from hanse.study.figures import Figures, figures
from hanse.study.folder import REPORT, Folder
from hanse.study.playing import Played
from hanse.study.report import interval, percent, report
from hanse.texts import GameTexts


class Terms(NamedTuple):
    """What is played."""

    game: str
    variant: str | None
    chosen: list[str] | None
    bots: str
    seats: int | None
    seed: int | None
    ms: int


class Means(NamedTuple):
    """How, for how long and where to."""

    games: int
    early: bool
    workers: int
    engine: str
    to: Path | None


def arena(terms: Terms, means: Means, json: bool) -> None:
    """Play, keep, and print the figures or the document."""
    names = tuple(words("--bots", terms.bots))
    for name in names:
        check(name)
    given = switches(terms.chosen)
    seats = terms.seats or _seats(terms.game, terms.variant, names)
    bundle = registry.load(terms.game, terms.variant, seats, given, corrections_folder(None))
    for name in names:
        check(name, bundle)
    meet = lineups(names, seats)
    variant = bundle.setup.variant
    contest = Contest(terms.game, variant, tuple(sorted(given.items())), meet, checked_seed(terms.seed), terms.ms)
    about = plan(contest, bundle)
    work = engine(means.engine, means.workers)
    folder = None if means.to is None else Folder(means.to, about, Played)
    played = Arena(contest, End(means.games, names[0] if means.early else None), folder)
    with progress(means.games) as advance:

        def tell(game: Played) -> None:
            for warning in game.warnings:
                sys.stderr.write(f"hanse: {warning}\n")
            advance()

        for _ in range(min(len(played.done), means.games)):
            advance()
        try:
            blocks = played.play(work, tell)
        finally:
            if folder is not None:
                folder.close()
    found = figures(blocks, contest.fair)
    if folder is not None:
        folder.write(REPORT, report(about, found, blocks, GameTexts.of(bundle, ENGLISH)))
    if json:
        show_json({**about, **asdict(found)})
        return
    _show(about, found)
    if folder is not None:
        sys.stdout.write(f"report: {folder.path / REPORT}\n")


def _seats(game: str, variant: str | None, names: tuple[str, ...]) -> int:
    """As many as there are bots, if the game can be played so; otherwise the most."""
    entry = registry.holding(game, variant, corrections_folder(None))
    known = entry.variants[0] if variant is None else entry.variant(variant)
    if known is None:
        raise BadInput(f"no variant {variant!r}; there is {', '.join(one.id for one in entry.variants)}")
    return len(names) if len(names) in known.seats else max(known.seats)


def _show(about: View, found: Figures) -> None:
    from rich.text import Text

    from hanse.cli.screen import screen, table

    console = screen()
    rows = table(("bot",), ("rating", "share of wins", "95 %", "mean score", "CPU ms an answer"))
    for bot in found.bots:
        rating = f"{bot.rating.mean:.1f} ± {bot.rating.mean - bot.rating.low:.1f}"
        figures = (rating, percent(bot.share.share), interval(bot.share), f"{bot.scores.mean:.1f}", f"{bot.cpu_ms:.2f}")
        rows.add_row(Text(bot.bot), *figures)
    console.print(rows)
    ends = ", ".join(f"{reason} {count}" for reason, count in found.ends.items())
    lines = (
        f"{found.games} games of {about['game']} {about['variant']}, {about['seats']} seats, seed {about['seed']}",
        f"a fair share is {percent(found.fair)}; seats won {', '.join(map(percent, found.seats))}",
        f"winners had {found.winners.mean:.1f} points ({found.winners.least:g} to {found.winners.most:g})",
        f"ended by: {ends}",
    )
    console.print(Text("\n".join(lines)))
