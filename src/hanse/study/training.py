"""Games played to learn from: who plays them, what is gathered, and the file that comes of it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import NamedTuple

from hanse.bots.seat import sit
from hanse.core import registry
from hanse.core.data import corrections_folder
from hanse.core.entry import Bundle
from hanse.core.match import Match
from hanse.core.model import OVER, State
from hanse.core.playout import random_code
from hanse.core.reading import BadInput
from hanse.core.rng import Rng
from hanse.core.situation import Situation
from hanse.core.weights import search
from hanse.study.exercises import Exercise, Exercises
from hanse.study.fitting import Sample, fit, foretold, softmax, surprise
from hanse.study.playing import Fault

MIX = ("greedy", "easy", "medium", "hard@10")
"""Who sits at a table to learn from. One kind of player alone would teach what beats that kind."""

NOISE = (0, 0, 5, 15)
"""Of a hundred answers so many at random, drawn for each seat: also what nobody would do must be judged."""

MOMENTS = 3
"""At the beginning, in the middle and at the end weights are learned; between them they are mixed."""

HELD_OUT = 5
"""Every fifth game is not learned from: by it is told how well the others were learned."""

UNDECIDED = "not played yet"
"""What a file of weights says of its arena before there was one."""

BLENDS = (0.3, 0.6, 1.0)
"""How much of the judgement is tried."""


class Gathered(NamedTuple):
    """What a game teaches. Positions are ends of turns."""

    number: int
    phases: list[float]
    measured: list[list[list[float]]]
    """[position][seat][trait]"""
    by_hand: list[list[float]]
    """[position][seat] what the hand-written value said"""
    wins: list[float]
    scores: list[float]


class Found(NamedTuple):
    """What was learned, and how well it foretells games it has not seen: less is better."""

    rows: list[list[float]]
    """[moment][trait] in points"""
    positions: int
    learned: float
    by_hand: float
    fair: float


def teachable(bundle: Bundle[State]) -> tuple[str, ...]:
    """The traits that can be learned; BadInput if there are none."""
    if bundle.judge is None or not bundle.judge.traits:
        raise BadInput(f"{bundle.rulebook.game}: its judge names no traits, so there is nothing to learn")
    if bundle.setup.seats < 2:
        raise BadInput(f"{bundle.rulebook.game} {bundle.setup.variant}: alone nobody wins, so nothing is learned")
    return bundle.judge.traits


def exercises(bundle: Bundle[State], games: int, seed: int) -> Exercises:
    return Exercises(bundle, teachable(bundle), MIX, games, seed)


def gather(task: Exercise) -> Gathered:
    """Play one game, and keep what the judge measures at the end of every turn."""
    bundle = task.bundle()
    judge = bundle.judge
    assert judge is not None
    rng = Rng(task.seed ^ 0x7EAC4)
    match = Match(bundle, task.seed)
    sitters = [sit(MIX[rng.below(len(MIX))], seat, lambda _: None) for seat in range(task.seats)]
    noise = [NOISE[rng.below(len(NOISE))] for _ in sitters]
    out = Gathered(task.number, [], [], [], [], [])
    turn = judge.turn(match.state)
    answers = 0
    while (seat := match.asked) != OVER:
        if answers >= bundle.limit:
            raise Fault(f"game {task.number} (seed {match.seed}) is not over after {bundle.limit} answers")
        if rng.below(100) < noise[seat]:
            text = match.game.text[random_code(match.game, match.state, rng)]
        else:
            text = sitters[seat].answer(match)
        match.submit(seat, text)
        answers += 1
        now = judge.turn(match.state)
        if now != turn and match.asked != OVER:
            out.phases.append(round(judge.phase(match.state), 4))
            out.measured.append([[round(x, 4) for x in own] for own in judge.measure(match.state)])
            out.by_hand.append([round(x, 3) for x in judge.prospects(match.state)])
        turn = now
    result = Situation(match).result
    assert result is not None
    first = result.winners
    out.wins.extend(1 / len(first) if seat in first else 0.0 for seat in range(task.seats))
    out.scores.extend(float(score) for score in result.scores)
    return out


def learn(games: Sequence[Gathered], scale: float, seed: int) -> Found:
    """Half of what is foretold is the win, half by how much: a narrow win says less than a high one."""
    seen: list[Sample] = []
    unseen: list[Sample] = []
    by_hand = 0.0
    for game in games:
        near = softmax(game.scores, scale)
        shares = [0.5 * won + 0.5 * share for won, share in zip(game.wins, near, strict=True)]
        held_out = game.number % HELD_OUT == HELD_OUT - 1
        for phase, measured, hand in zip(game.phases, game.measured, game.by_hand, strict=True):
            (unseen if held_out else seen).append(Sample(phase, measured, shares))
            if held_out:
                by_hand += surprise(softmax(hand, scale), shares)
    if not seen or not unseen:
        raise BadInput(f"--games: {HELD_OUT} at least, of which one is not learned from")
    rows = fit(seen, MOMENTS, seed)
    seats = len(seen[0].shares)
    fair = sum(surprise([1 / seats] * seats, sample.shares) for sample in unseen) / len(unseen)
    found = foretold(unseen, rows)
    points = [[round(one * scale, 4) for one in row] for row in rows]
    return Found(points, len(seen) + len(unseen), found, by_hand / len(unseen), fair)


def scale_of(game: str) -> float:
    """Points of lead that make a win e times likelier."""
    return search(game, "medium").real("scale")


class Made(NamedTuple):
    """Where weights come from; it stands in their file."""

    variant: str
    seats: int
    traits: tuple[str, ...]
    command: str
    seed: int
    games: int


def digest(rows: list[list[float]]) -> str:
    """A name for weights."""
    return hashlib.sha256(json.dumps(rows).encode()).hexdigest()[:8]


def written(made: Made, found: Found, blend: float, arena: str) -> str:
    """The file: a table that may be laid beside others in a game's ``learned.toml``."""
    rows = ",\n".join(f"  {row}" for row in found.rows)
    return (
        "[[learned]]\n"
        f"variant = {_quoted(made.variant)}\n"
        f"seats = [{made.seats}]\n"
        f"traits = [{', '.join(map(_quoted, made.traits))}]\n"
        f"blend = {blend}\n"
        f"command = {_quoted(made.command)}\n"
        f"seed = {made.seed}\n"
        f"games = {made.games}\n"
        f"positions = {found.positions}\n"
        f"arena = {_quoted(arena)}\n"
        f"weights = [\n{rows},\n]\n"
    )


def _quoted(text: str) -> str:
    """A text in TOML is one in JSON."""
    return json.dumps(text, ensure_ascii=False)


def opened(game: str, variant: str | None, seats: int | None) -> Bundle[State]:
    return registry.load(game, variant, seats, None, corrections_folder(None))
