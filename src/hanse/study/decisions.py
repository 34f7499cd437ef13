"""Games as tables: one row for each decision, one for each game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypedDict

from hanse.core.game import S
from hanse.core.match import Match
from hanse.core.model import CHANCE, OVER


class Decision(TypedDict):
    """A seat was asked and answered."""

    record: str
    ply: int
    seat: int
    question: str
    options: list[str]
    """Everything it might have answered, in notation."""
    chosen: str
    value: float
    """What the position was worth to the seat before, by the game's own value (``greedy`` maximises it)."""
    score: float
    """Its points then, if the game had ended."""
    result: float | None
    """Its share of the win in the end; nothing if the game is not over."""


class Finished(TypedDict):
    """A game, with lists by seat."""

    record: str
    game: str
    version: int
    variant: str
    seats: int
    switches: list[str]
    """``name=value`` of all that could be chosen."""
    seed: str
    plies: int
    over: bool
    reason: str | None
    scores: list[float]
    places: list[int]


def decisions(name: str, match: Match[S]) -> Iterator[Decision]:
    """Every answer of a seat, in order, with what it was given before."""
    bundle = match.bundle
    game = bundle.game
    result = shares(match)
    again = Match(bundle, match.seed, match.position, manual=True)
    for ply, answer in enumerate(match.answers):
        if answer.seat != CHANCE:
            yield Decision(
                record=name,
                ply=ply,
                seat=answer.seat,
                question=again.question,
                options=[game.text[code] for code in game.legal(again.state)],
                chosen=game.text[again.read(answer.text)],
                value=bundle.value(again.state, answer.seat),
                score=float(bundle.scores(again.state)[answer.seat]),
                result=None if result is None else result[answer.seat],
            )
        again.submit(answer.seat, answer.text)


def finished(name: str, match: Match[S], version: int) -> Finished:
    """How it went as a whole."""
    bundle = match.bundle
    over = match.asked == OVER
    outcome = bundle.outcome(match.state) if over else None
    setup = bundle.setup
    return Finished(
        record=name,
        game=bundle.rulebook.game,
        version=version,
        variant=setup.variant,
        seats=setup.seats,
        switches=[f"{key}={value}" for key, value in setup.switches.items()],
        seed=str(match.seed),
        plies=match.ply,
        over=over,
        reason=None if outcome is None else outcome.reason,
        scores=[float(points) for points in bundle.scores(match.state)],
        places=[] if outcome is None else list(outcome.places),
    )


def shares(match: Match[S]) -> list[float] | None:
    """[seat] the share of the win; nothing if the game is not over."""
    if match.asked != OVER:
        return None
    winners = match.bundle.outcome(match.state).winners
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(match.bundle.setup.seats)]
