"""One game without people, from a sheet that says all about it: the same in whatever process and order."""

from __future__ import annotations

import time
from functools import cache
from pathlib import Path
from typing import NamedTuple

from hanse.bots.seat import sit
from hanse.core import record, registry
from hanse.core.data import corrections_folder
from hanse.core.entry import Bundle, Points
from hanse.core.match import Match
from hanse.core.model import OVER, State
from hanse.core.rng import Rng
from hanse.core.situation import Situation


class Fault(Exception):
    """A game that could not be played to its end or kept; nobody's input was wrong. The message is one line."""


class Sheet(NamedTuple):
    """All that a worker needs to know to play game ``number``."""

    number: int
    game: str
    variant: str
    switches: tuple[tuple[str, str], ...]
    bots: tuple[str, ...]
    """[seat] who sits there."""
    seed: int
    ms: int
    record: str | None = None
    """Where its record goes."""


class Played(NamedTuple):
    """What came of a game; lists are per seat."""

    number: int
    bots: list[str]
    wins: list[float]
    """One win in all: those who share the first place share it."""
    places: list[int]
    scores: list[Points]
    parts: list[dict[str, Points]]
    answers: list[int]
    seconds: list[float]
    """CPU time of this process that a seat's answers took; an outside bot's own is not in it."""
    options: int
    reason: str
    warnings: list[str]


def seed_of(seed: int, i: int) -> int:
    """The seed of game ``i``: the first is the one given, so that a single game can be had again."""
    return seed if i == 0 else Rng(seed ^ i * 0x9E3779B97F4A7C15).below(1 << 48)


@cache
def bundle_of(
    game: str, variant: str, switches: tuple[tuple[str, str], ...], seats: int, corrections: Path | None
) -> Bundle[State]:
    """Made once in every process."""
    return registry.load(game, variant, seats, dict(switches), corrections)


def play(sheet: Sheet) -> Played:
    """Play it to the end, and write its record if one is wanted."""
    bundle = bundle_of(sheet.game, sheet.variant, sheet.switches, len(sheet.bots), corrections_folder(None))
    match = Match(bundle, sheet.seed)
    warnings: list[str] = []
    sitters = [sit(name, seat, warnings.append, sheet.ms) for seat, name in enumerate(sheet.bots)]
    answers = [0] * len(sitters)
    seconds = [0.0] * len(sitters)
    options = 0
    try:
        while (seat := match.asked) != OVER:
            if sum(answers) >= bundle.limit:
                raise Fault(f"game {sheet.number} (seed {match.seed}) is not over after {bundle.limit} answers")
            options += len(match.game.legal(match.state))
            began = time.thread_time()
            text = sitters[seat].answer(match)
            seconds[seat] += time.thread_time() - began
            answers[seat] += 1
            match.submit(seat, text)
    finally:
        for sitter in sitters:
            sitter.close()
        if sheet.record is not None:
            _write(sheet, match, sheet.record, warnings)
    result = Situation(match).result
    assert result is not None
    wins = [1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(len(sitters))]
    named = [f"game {sheet.number}: {text}" for text in warnings]
    return Played(
        sheet.number, list(sheet.bots), wins, list(result.places), result.scores, result.parts, answers, seconds,
        options, result.reason, named,
    )  # fmt: skip


def _write(sheet: Sheet, match: Match[State], path: str, warnings: list[str]) -> None:
    comments = {0: [f"seat {seat}: {name}" for seat, name in enumerate(sheet.bots)], match.ply: warnings}
    try:
        Path(path).write_text(record.write(match.record(), comments), encoding="utf-8")
    except OSError as error:
        raise Fault(f"{path}: cannot be written: {error.strerror}") from None
