"""Games played to learn from: who plays them, what is gathered, and the file that comes of it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from hanse.bots.search.kit import Policy
from hanse.bots.search.plans import play
from hanse.bots.searcher import kit_of, read, undisturbed
from hanse.bots.taught import judge_by
from hanse.core import registry
from hanse.core.data import corrections_folder
from hanse.core.entry import Bundle
from hanse.core.learned import Hidden, Learned
from hanse.core.model import OVER, State
from hanse.core.reading import BadInput
from hanse.core.rng import Rng
from hanse.core.weights import search
from hanse.study.exercises import Exercise, Exercises
from hanse.study.fitting import Sample, fit, foretold, softmax, surprise
from hanse.study.playing import Fault

PRACTICE = "practice"
"""As a level: how those play from whose games is learned."""

WHIMS = 10
"""Of a hundred answers so many at random, on every second seat: also what nobody would do must be judged."""

KEPT = 16
"""Of so many ends of turns one is kept: those of one game are much alike, and more games say more."""

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

    learned: Learned
    """In points."""
    positions: int
    surprise: float
    by_hand: float
    fair: float


def teachable(bundle: Bundle[State]) -> tuple[str, ...]:
    """The traits that can be learned; BadInput if there are none."""
    if bundle.judge is None or not bundle.judge.traits:
        raise BadInput(f"{bundle.rulebook.game}: its judge names no traits, so there is nothing to learn")
    if bundle.setup.seats < 2:
        raise BadInput(f"{bundle.rulebook.game} {bundle.setup.variant}: alone nobody wins, so nothing is learned")
    return bundle.judge.traits


def exercises(bundle: Bundle[State], games: int, seed: int, judge: Path | None) -> Exercises:
    """``judge``: the file by which those judge who plan; without it they do by hand."""
    return Exercises(bundle, teachable(bundle), (PRACTICE,), games, seed, "" if judge is None else str(judge))


def gather(task: Exercise) -> Gathered:
    """Play one game as the game's file says of those who practise; what the judge measures at ends of turns is kept."""
    bundle = task.bundle()
    mind = read(search(task.game, PRACTICE), 1.0)
    kit = kit_of(bundle, mind.scale, by_hand=not task.judge)
    if task.judge:
        kit.judge = judge_by(bundle, Path(task.judge))
    judge, game = kit.judge, bundle.game
    rng = Rng(task.seed)
    players = [_player(mind.policies[rng.below(len(mind.policies))], rng) for _ in range(task.seats)]
    out = Gathered(task.number, [], [], [], [], [])
    s = game.start()
    turns = 0
    with undisturbed():
        while game.seat(s) != OVER:
            s = play(kit, s, 1, players, rng)
            turns += 1
            if turns > bundle.limit:
                raise Fault(f"game {task.number} (seed {task.seed}) is not over after {bundle.limit} turns")
            if rng.below(KEPT) == 0 and game.seat(s) != OVER:
                out.phases.append(round(judge.phase(s), 4))
                out.measured.append([[round(x, 4) for x in own] for own in judge.measure(s)])
                out.by_hand.append([round(x, 3) for x in judge.prospects(s)])
    won = bundle.outcome(s).winners
    out.wins.extend(1 / len(won) if seat in won else 0.0 for seat in range(task.seats))
    out.scores.extend(float(score) for score in bundle.scores(s))
    return out


def _player(policy: Policy, rng: Rng) -> Policy:
    return Policy(policy.sample, WHIMS, policy.beam) if rng.below(2) else policy


def learn(games: Sequence[Gathered], scale: float, seed: int, units: int) -> Found:
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
        raise BadInput(f"--games: more are needed; every {HELD_OUT}th is not learned from")
    found = fit(seen, MOMENTS, seed, units)
    seats = len(seen[0].shares)
    fair = sum(surprise([1 / seats] * seats, sample.shares) for sample in unseen) / len(unseen)
    said = foretold(unseen, found)
    return Found(in_points(found, scale), len(seen) + len(unseen), said, by_hand / len(unseen), fair)


def in_points(learned: Learned, scale: float) -> Learned:
    """What was found in units that make a win e times likelier, as a file has it."""
    hidden = learned.hidden
    rows = [[round(one * scale, 4) for one in row] for row in learned.rows]
    if hidden is None:
        return Learned(rows, 1.0)
    units = [[round(one, 4) for one in row] for row in hidden.rows]
    return Learned(rows, 1.0, Hidden(units, [round(one * scale, 4) for one in hidden.out]))


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


def digest(learned: Learned) -> str:
    """A name for weights."""
    hidden = learned.hidden
    parts = [learned.rows] if hidden is None else [learned.rows, hidden.rows, [hidden.out]]
    return hashlib.sha256(json.dumps(parts).encode()).hexdigest()[:8]


def written(made: Made, found: Found, blend: float, arena: str) -> str:
    """The file: a table that may be laid beside others in a game's ``learned.toml``."""
    hidden = found.learned.hidden
    net = "" if hidden is None else f"hidden = [\n{_lines(hidden.rows)},\n]\nout = {hidden.out}\n"
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
        f"weights = [\n{_lines(found.learned.rows)},\n]\n"
        f"{net}"
    )


def _lines(rows: list[list[float]]) -> str:
    return ",\n".join(f"  {row}" for row in rows)


def _quoted(text: str) -> str:
    """A text in TOML is one in JSON."""
    return json.dumps(text, ensure_ascii=False)


def opened(game: str, variant: str | None, seats: int | None) -> Bundle[State]:
    return registry.load(game, variant, seats, None, corrections_folder(None))
