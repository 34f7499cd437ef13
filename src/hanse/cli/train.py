"""``hanse train``: play, learn what traits are worth, and let play decide whether that is better."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import NamedTuple

from hanse.cli.given import seed as checked_seed
from hanse.cli.given import show_json
from hanse.cli.practise import practise
from hanse.cli.progress import progress
from hanse.core.entry import Bundle
from hanse.core.model import State
from hanse.core.reading import BadInput
from hanse.core.weights import LEARNED
from hanse.study.arena import Arena, End, plan
from hanse.study.chances import Share
from hanse.study.contest import Contest
from hanse.study.engines import Engine, engine
from hanse.study.figures import figures
from hanse.study.folder import Folder
from hanse.study.playing import Played
from hanse.study.report import interval, percent
from hanse.study.training import (
    BLENDS,
    UNDECIDED,
    Found,
    Gathered,
    Made,
    digest,
    exercises,
    gather,
    learn,
    opened,
    scale_of,
    teachable,
    written,
)  # fmt: skip


class Terms(NamedTuple):
    """What is learned, from how much, and by whose play it is decided."""

    game: str
    variant: str | None
    seats: int | None
    games: int
    rounds: int
    units: int
    duels: int
    level: str
    seed: int


class Means(NamedTuple):
    """How and where to."""

    workers: int
    engine: str
    to: Path | None


def train(terms: Terms, means: Means, json: bool) -> None:
    """Gather, fit, decide, write; every step goes on where it was killed."""
    bundle = opened(terms.game, terms.variant, terms.seats)
    setup = bundle.setup
    seed = checked_seed(terms.seed)
    to = means.to or Path(f"train-{terms.game}-{setup.variant}-{setup.seats}")
    work = engine(means.engine, means.workers)
    if bundle.practice is not None:
        practise(bundle, terms.games, seed, to, work, json)
        return
    traits = teachable(bundle)
    command = f"hanse train {terms.game} --variant {setup.variant} --seats {setup.seats} --games {terms.games}"
    command += f" --rounds {terms.rounds} --units {terms.units} --duels {terms.duels} --level {terms.level}"
    command += f" --seed {seed}"
    made = Made(setup.variant, setup.seats, traits, command, seed, terms.games * terms.rounds)
    found = _rounds(bundle, terms, made, to, work)
    trials = {blend: _duel(bundle, terms, made, found, blend, seed, to / "trials", work) for blend in BLENDS}
    best = max(BLENDS, key=lambda blend: trials[blend].share)
    # The best of several trials has had luck; what is said of it is found anew.
    share = _duel(bundle, terms, made, found, best, seed + 1, to / "decision", work)
    fair = 1 / setup.seats
    verdict = "better" if share.low > fair else "worse" if share.high < fair else "not shown to be better"
    rivals = f"{setup.seats - 1} {terms.level} as it is"
    text = (
        f"{terms.level} with it against {rivals}: {percent(share.share)} ({interval(share)}) of {terms.duels} games, "
        f"fair {percent(fair)}: {verdict}"
    )
    file = to / LEARNED
    _write(file, written(made, found, best, text))
    if json:
        show_json({
            "file": str(file), "games": made.games, "positions": found.positions, "traits": list(traits),
            "surprise": {"learned": found.surprise, "by_hand": found.by_hand, "fair": found.fair},
            "trials": {str(blend): list(trials[blend]) for blend in BLENDS},
            "blend": best, "decision": list(share), "verdict": verdict,
        })  # fmt: skip
        return
    surprise = f"{found.surprise:.4f}; by the hand-written value {found.by_hand:.4f}; by chance {found.fair:.4f}"
    lines = [
        f"learned from {made.games} games, {found.positions} positions, {len(traits)} traits",
        f"surprise by games it has not seen (less is better): {surprise}",
        *(f"{blend:g} of it: wins {percent(trials[blend].share)} ({interval(trials[blend])})" for blend in BLENDS),
        text,
        f"{file}: `--bots {terms.level}={file}` plays by it",
    ]
    sys.stdout.write("\n".join(lines) + "\n")


def _rounds(bundle: Bundle[State], terms: Terms, made: Made, to: Path, work: Engine) -> Found:
    """What the last round has learned; each but the first plays by what the one before has."""
    judge: Path | None = None
    number = 1
    while True:
        with progress(terms.games) as advance:
            planned = exercises(bundle, terms.games, made.seed + number - 1, judge)
            games = planned.taken(Gathered, gather, to / f"games-{number}", work, advance)
        found = learn(games, scale_of(terms.game), made.seed, terms.units)
        if number == terms.rounds:
            return found
        judge = to / f"round-{number}-{digest(found.learned)}.toml"
        _write(judge, written(made, found, 1.0, UNDECIDED))
        number += 1


def _duel(
    bundle: Bundle[State], terms: Terms, made: Made, found: Found, blend: float, seed: int, to: Path, work: Engine
) -> Share:
    """One that plays by what was learned among those who play as they are."""
    name = f"{digest(found.learned)}-{blend:g}"
    file = to / f"{name}.toml"
    _write(file, written(made, found, blend, UNDECIDED))
    new = f"{terms.level}={file}"
    lineup = (new, *[terms.level] * (made.seats - 1))
    contest = Contest(terms.game, made.variant, (), (lineup,), seed, 1)
    folder = Folder(to / name, plan(contest, bundle), Played)
    arena = Arena(contest, End(terms.duels), folder)
    try:
        with progress(terms.duels) as advance:
            for _ in range(min(len(arena.done), terms.duels)):
                advance()
            blocks = arena.play(work, lambda _: advance())
    finally:
        folder.close()
    return next(bot.share for bot in figures(blocks, contest.fair).bots if bot.bot == new)


def _write(file: Path, text: str) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadInput(f"{file}: {error.strerror}") from None
