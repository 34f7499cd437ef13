"""What a bot thinks of a position, for people: ranked answers, everybody's chances, what an answer has cost.

All of it is made from what somebody's eyes may know and with dice that depend on nothing else, so it cannot tell what
they do not see. How it is searched is the affair of ``Searcher.look``. Where somebody plays alone, points stand in the
place of chances.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt

from hanse.bots.greedy import Easy
from hanse.bots.searcher import Searcher, change
from hanse.bots.seat import dice
from hanse.core.bot import imagine
from hanse.core.entry import Bundle, Points
from hanse.core.game import S
from hanse.core.match import Match
from hanse.core.model import CHANCE, OVER, State
from hanse.core.playout import chance_code
from hanse.core.reading import View
from hanse.core.rng import Rng

LEVEL = "hard"
"""Who is asked for advice."""

LOOKS = 4
"""Chances are the mean of so many looks, each with the share of one: together they cost as much as one answer."""

REPORT, LEAST, ANSWERS = 0.25, 0.05, 240
"""The share of an answer's budget for one decision of a report, and the least; longer games than so many get less."""

SURE = 2.0
"""Standard errors by which an answer must have been worse before it is called so."""

WORTH = 0.02
"""A turning point costs at least so much of a win, alone so many points in hundreds."""


@dataclass(frozen=True)
class Advice:
    """One answer, and what may be expected of it."""

    do: str
    line: list[str]
    """How the seat would go on to the end of its turn; the answer itself first."""
    expect: list[float]
    """[seat] the chance of winning; alone, the points. Nothing where a game cannot be searched."""
    error: float
    """The standard error of what the seat asked may expect: of the sample, not of the judgement behind it."""
    change: list[dict[str, Points]]
    """[seat] what the line adds by category until the end of the turn, as far as it can be told now."""


@dataclass(frozen=True)
class Chances:
    """[seat] the chance of winning, alone the points; and the standard error of each."""

    expect: list[float]
    errors: list[float]


@dataclass(frozen=True)
class Verdict:
    """A decision looked at again, with what its seat could know then.

    ``cost`` is what the answer given was worth less than the best, with the standard error ``doubt``; ``better`` is
    the best, if it was another.
    """

    ply: int
    seat: int
    did: str
    expect: list[float]
    error: float
    cost: float
    doubt: float
    better: Advice | None

    @property
    def turning(self) -> bool:
        """Whether it surely cost something."""
        least = WORTH * (100.0 if len(self.expect) == 1 else 1.0)
        return self.better is not None and self.cost >= max(least, SURE * self.doubt)


def advise(bundle: Bundle[S], view: View, seat: int, ply: int, searcher: Searcher) -> list[Advice]:
    """The answers worth a thought, best first, for the seat asked when all it knows is ``view``."""
    rng = dice(0, ply, seat)
    return _advise(bundle, imagine(bundle, view, rng), seat, rng, searcher)


def _advise(bundle: Bundle[S], state: S, seat: int, rng: Rng, searcher: Searcher) -> list[Advice]:
    text = bundle.game.text
    if bundle.judge is None:
        do = text[Easy().choose(bundle, state, seat, rng)]
        return [Advice(do, [do], [], 0.0, [])]
    found: dict[int, Advice] = {}  # of several plans that begin alike the best
    for one in searcher.look(bundle, state, seat, rng):
        if one.path[0] not in found:
            line = [text[code] for code in one.path]
            scale = _scale(bundle)
            shares = [scale * share for share in one.shares]
            found[one.path[0]] = Advice(line[0], line, shares, scale * one.error, change(bundle, state, one))
    first, *others = found.values()
    return [first, *sorted(others, key=lambda one: -one.expect[seat])]


def chances(bundle: Bundle[S], view: View, eyes: int, ply: int, effort: float = 1.0) -> Chances | None:
    """What everybody may expect, as ``eyes`` can tell that see ``view``; nothing where a game cannot be searched."""
    if bundle.judge is None:
        return None
    rng = dice(0, ply, eyes)
    searcher = Searcher(LEVEL, effort / LOOKS)
    looks = 1 if bundle.game.seat(bundle.load(view)) == OVER else LOOKS
    seen = [_expect(bundle, imagine(bundle, view, rng), eyes, rng, searcher) for _ in range(looks)]
    return Chances(*_mean(seen))


def _expect(bundle: Bundle[S], state: S, eyes: int, rng: Rng, searcher: Searcher) -> list[float]:
    """What comes of a position somebody imagines.

    Who holds something that others cannot see must be asked himself: another would not know what he has. Until then
    the others answer one step ahead.
    """
    game = bundle.game
    while True:
        asked = game.seat(state)
        if asked == OVER:
            return _ended(bundle, state)
        options = game.legal(state)
        if asked == CHANCE:
            game.apply(state, chance_code(game, state, rng))
        elif len(options) == 1:
            game.apply(state, options[0])
        elif bundle.hides and 0 <= eyes != asked:
            game.apply(state, Easy().choose(bundle, state, asked, rng))
        else:
            return [_scale(bundle) * share for share in searcher.look(bundle, state, asked, rng)[0].shares]


def _ended(bundle: Bundle[S], state: S) -> list[float]:
    if bundle.setup.seats == 1:
        return [float(score) for score in bundle.scores(state)]
    winners = bundle.outcome(state).winners
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(bundle.setup.seats)]


def _scale(bundle: Bundle[S]) -> float:
    """Alone, shares are points in hundreds."""
    return 100.0 if bundle.setup.seats == 1 else 1.0


def _mean(rows: list[list[float]]) -> tuple[list[float], list[float]]:
    n = len(rows)
    mean = [sum(column) / n for column in zip(*rows, strict=True)]
    if n == 1:
        return mean, [0.0] * len(mean)
    spread = [sum((row[i] - mean[i]) ** 2 for row in rows) / (n - 1) for i in range(len(mean))]
    return mean, [sqrt(one / n) for one in spread]


# A whole game.


def decisions(match: Match[State]) -> list[int]:
    """The plies at which a seat had a choice."""
    walk = Match(match.bundle, match.seed, match.position, manual=True)
    found = []
    for ply, answer in enumerate(match.answers):
        if answer.seat != CHANCE and len(walk.game.legal(walk.state)) > 1:
            found.append(ply)
        walk.replay([answer])
    return found


def share(count: int) -> float:
    """How much thought each of so many decisions of a report gets."""
    return max(LEAST, min(REPORT, REPORT * ANSWERS / max(1, count)))


def judge(bundle: Bundle[S], view: View, seat: int, ply: int, did: str, effort: float) -> Verdict | None:
    """What the answer ``did`` was worth, by what its seat could know; nothing where a game cannot be searched."""
    if bundle.judge is None:
        return None
    searcher = Searcher(LEVEL, effort)
    rng = dice(0, ply, seat)
    state = imagine(bundle, view, rng)
    ranked = _advise(bundle, bundle.game.clone(state), seat, rng, searcher)
    best, plain = ranked[0], did.partition(" @")[0]
    mine = next((one for one in ranked if one.do == plain), None)
    if mine is not None:
        worth, error = mine.expect[seat], mine.error
    else:
        bundle.game.apply(state, bundle.game.code[plain])
        worth, error = _expect(bundle, state, seat, rng, searcher)[seat], best.error
    cost = max(0.0, best.expect[seat] - worth)
    if mine is best or cost == 0.0:
        return Verdict(ply, seat, plain, best.expect, best.error, 0.0, 0.0, None)
    return Verdict(ply, seat, plain, best.expect, best.error, cost, sqrt(error**2 + best.error**2), best)


def turning_points(verdicts: list[Verdict], seat: int | None = None, count: int = 5) -> list[Verdict]:
    """The answers that surely cost most, dearest first."""
    found = [one for one in verdicts if one.turning and seat in (None, one.seat)]
    return sorted(found, key=lambda one: -one.cost)[:count]


def report(
    match: Match[State], seat: int | None = None, step: Callable[[int, int], None] | None = None
) -> list[Verdict]:
    """Every decision of a match, or of one seat, looked at again; ``step`` hears how many of how many are done."""
    plies = [ply for ply in decisions(match) if seat in (None, match.answers[ply].seat)]
    effort = share(len(plies))
    found = []
    for done, ply in enumerate(plies):
        answer = match.answers[ply]
        view = match.bundle.view(match.at(ply), answer.seat)
        verdict = judge(match.bundle, view, answer.seat, ply, answer.text, effort)
        if verdict is None:
            break
        found.append(verdict)
        if step is not None:
            step(done + 1, len(plies))
    return found
