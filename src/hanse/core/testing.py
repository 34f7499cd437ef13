"""What every game must keep, as checks anybody can run on a bundle. Failures name the action and the record.

``check_game`` plays one game, at random or by bots, and holds every law to its positions; the laws follow. ``Scene`` is
for tests of single rules that read like play.
"""

from __future__ import annotations

import copy
import inspect
import json
import math
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, Generic, Self

from hanse.core import record as records
from hanse.core.bot import Bot, imagine
from hanse.core.entry import Bundle, Outcome, Points
from hanse.core.game import S
from hanse.core.match import Match, Refused, Stale, Unknown, resume
from hanse.core.model import ALL, CHANCE, OK, OVER, WATCHER, State
from hanse.core.playout import random_code
from hanse.core.reading import DataError, Json, View
from hanse.core.rng import Rng
from hanse.core.walk import walk


class Broken(AssertionError):
    """A law of the house does not hold; the message carries the record that shows it."""


def check_game(bundle: Bundle[State], seed: int, every: int = 1, bots: Sequence[Bot | None] = ()) -> Match[State]:
    """One game from end to end; the costly laws are held to one position in ``every``, rarer as it gets long.

    Seats without a bot play at random. Who plans comes to positions that chance hardly ever finds.
    """
    match = Match(bundle, seed)
    try:
        _check_game(match, every, bots)
    except DataError as wrong:
        raise fail(match, f"a view that cannot be loaded: {wrong}") from wrong
    return match


def _check_game(match: Match[State], every: int, bots: Sequence[Bot | None]) -> None:
    bundle, seed = match.bundle, match.seed
    census = bundle.census(match.state)
    for count, _ in enumerate(walk(match, seed, bots), 1):
        if count > bundle.limit:
            raise Broken(f"not over after {bundle.limit} answers, seed {seed}")
        check_census(match, census)
        check_moments(match, census)
        # The spacing grows with the game, so that the cost of a game ten times as long is not ten times as high.
        costly = count % (every * (1 + count // 200)) == 0
        check_options(match, full=costly)
        if costly:
            rng = Rng(seed + count)
            check_clone(match, rng)
            check_views(match, rng)
            check_numbers(match)
            check_judge(match, rng)
            match.watch()
    check_census(match, census)
    check_moments(match, census)
    check_views(match, Rng(seed))
    check_judge(match, Rng(seed))
    check_end(match)
    check_events(match)
    check_replay(match)


def fail(match: Match[S], what: str) -> Broken:
    """The error with everything needed to see it again."""
    text = "\n".join(f"{answer.who} {answer.text}" for answer in match.answers)
    return Broken(f"{what}\n{match.bundle.setup} seed {match.seed} ply {match.ply}, record:\n{text}")


def check_options(match: Match[S], full: bool = True) -> None:
    """Options rise, are never empty, read back to their codes, and are what a scan of ``why_not`` finds."""
    game, s = match.game, match.state
    codes = game.legal(s)
    if not codes:
        raise fail(match, f"nobody can answer {match.question!r}")
    for one, two in pairwise(codes):
        if one >= two:
            raise fail(match, f"options do not rise: {game.text[one]!r}, {game.text[two]!r}")
    for code in codes:
        if game.code.get(game.text[code]) != code:
            raise fail(match, f"text {game.text[code]!r} does not mean code {code}")
    if full:
        scanned = game.scan(s)
        if codes != scanned:
            wrong = [game.text[code] for code in sorted(set(codes) ^ set(scanned))]
            raise fail(match, f"options and why_not disagree on {wrong}")
        _check_refusals(match, set(codes))


def _check_refusals(match: Match[S], legal: set[int]) -> None:
    """Whatever is not an option is refused by a rule of the rulebook."""
    game = match.game
    refusals = match.bundle.rulebook.refusals
    for code in range(0, len(game.text), 1 + len(game.text) // 400):
        if game.text[code]:
            refusal = game.why_not(match.state, code)
            if (refusal is OK) != (code in legal):
                raise fail(match, f"{game.text[code]!r}: why_not says {refusal}")
            if refusal is not OK and refusal not in refusals:
                raise fail(match, f"{game.text[code]!r}: refusal {refusal.slug} is not in the rulebook")


def check_clone(match: Match[S], rng: Rng) -> None:
    """What happens to a clone does not touch the state, and a clone plays on as the state would."""
    bundle, game = match.bundle, match.game
    before = bundle.view(match.state, ALL)
    code = random_code(game, match.state, rng)
    one, two = game.clone(match.state), game.clone(match.state)
    game.apply(one, code)
    if bundle.view(match.state, ALL) != before or bundle.view(two, ALL) != before:
        raise fail(match, f"{game.text[code]!r} on a clone changed the state")
    loaded = bundle.load(_json(before))
    if game.legal(loaded) != game.legal(match.state):
        raise fail(match, "a state loaded from everything has other options")
    game.apply(loaded, code)
    if bundle.view(loaded, ALL) != bundle.view(one, ALL):
        raise fail(match, f"a state loaded from everything plays {game.text[code]!r} otherwise")


def check_views(match: Match[S], rng: Rng) -> None:
    """``load`` opens a view from the other side; ``fill`` changes nothing its seat can see; what hides says so."""
    bundle, s = match.bundle, match.state
    for eyes in (*range(bundle.setup.seats), ALL, WATCHER):
        seen = bundle.view(s, eyes)
        if _json(seen) != seen:
            raise fail(match, f"the view of {eyes} is not plain JSON")
        loaded = bundle.load(_json(seen))
        if bundle.view(loaded, eyes) != seen:
            raise fail(match, f"load of the view of {eyes} looks different")
        if bundle.open_points and bundle.parts(loaded) != bundle.parts(s):
            raise fail(match, f"the game says that points are open, but {eyes} cannot count them")
        if not bundle.hides and (bundle.schema.secrets or seen != bundle.view(s, ALL)):
            raise fail(match, f"the game says that it hides nothing, but {eyes} cannot know all")
        if eyes >= 0:
            guess = imagine(bundle, seen, rng)
            if bundle.view(guess, eyes) != seen:
                raise fail(match, f"fill changed what seat {eyes} can see")
            if bundle.features.numbers(guess, eyes) != bundle.features.numbers(s, eyes):
                raise fail(match, f"features of seat {eyes} tell more than its view")
            if match.game.seat(s) == eyes and match.game.legal(guess) != match.game.legal(s):
                raise fail(match, f"seat {eyes} is asked, but what it imagines has other options")
            if bundle.census(guess) != bundle.census(s):
                raise fail(match, f"fill for seat {eyes} lost or invented pieces")


def check_judge(match: Match[S], rng: Rng) -> None:
    """What search asks of a game agrees with the rest of it, and a new deal changes nothing that its seat can see."""
    bundle, game, s = match.bundle, match.game, match.state
    judge = bundle.judge
    if judge is None:
        return
    if judge.points(s) != bundle.scores(s):
        raise fail(match, "the judge counts other points")
    values = judge.values(s)
    if len(values) != bundle.setup.seats or not all(math.isfinite(value) for value in values):
        raise fail(match, "the judge does not value every seat")
    if judge.traits:
        measured = judge.measure(s)
        if len(measured) != bundle.setup.seats or any(len(own) != len(judge.traits) for own in measured):
            raise fail(match, "the judge does not measure every trait of every seat")
        if not all(math.isfinite(number) for own in measured for number in own):
            raise fail(match, "the judge measures what is no number")
        if not 0.0 <= judge.phase(s) <= 1.0:
            raise fail(match, "the judge's phase is not from 0 to 1")
    if game.mark(game.clone(s)) != game.mark(s):
        raise fail(match, "a clone has another mark")
    for seat in range(bundle.setup.seats):
        guess = game.clone(s)
        judge.redeal(guess, seat, rng)
        if bundle.view(guess, seat) != bundle.view(s, seat):
            raise fail(match, f"a new deal changed what seat {seat} can see")
        if bundle.census(guess) != bundle.census(s):
            raise fail(match, f"a new deal for seat {seat} lost or invented pieces")


def check_census(match: Match[S], census: dict[str, int]) -> None:
    """No piece is lost or made."""
    now = match.bundle.census(match.state)
    if now != census:
        raise fail(match, f"pieces were {census} and are {now}")


def check_moments(match: Match[S], census: dict[str, int]) -> None:
    """Each event is reported when what it tells is done, and all of it: no piece is in the air."""
    moments = match.moments()
    told = [event for events in match.events for event in events]
    for event, state in zip(told[len(told) - len(moments) :], moments, strict=True):
        # What else holds between answers need not hold yet: the game may count a full city one event later.
        now = {piece: n for piece, n in match.bundle.census(state).items() if piece in census}
        if now != census:
            raise fail(match, f"at {match.bundle.schema.tell(event, ALL)} pieces are {now}, not {census}")
        for eyes in (*range(match.bundle.setup.seats), WATCHER):
            match.bundle.view(state, eyes)


def check_numbers(match: Match[S]) -> None:
    """Scores, values, features and odds are numbers, as many as there should be."""
    bundle, s = match.bundle, match.state
    seats = bundle.setup.seats
    parts = bundle.parts(s)
    if len(parts) != seats or any(set(row) != set(parts[0]) for row in parts):
        raise fail(match, f"parts of the score differ between seats: {parts}")
    for seat in range(seats):
        check_features(match, seat)
    if not all(math.isfinite(bundle.value(s, seat)) for seat in range(seats)):
        raise fail(match, "a value is not a number")
    if match.asked == CHANCE:
        weights = match.game.weights(s)
        if len(weights) != len(match.game.legal(s)) or min(weights) <= 0:
            raise fail(match, f"odds {weights} do not fit the options")


def check_features(match: Match[S], seat: int) -> None:
    """No number is below what its block declares."""
    features = match.bundle.features
    numbers = features.numbers(match.state, seat)
    for block in features.blocks:
        for i, number in enumerate(numbers[block.at : block.at + block.size]):
            if number < block.least / block.most:
                raise fail(
                    match, f"feature {block.name} {i} of seat {seat} is {number}, below {block.least / block.most}"
                )


def check_end(match: Match[S]) -> None:
    """Somebody has won, and nothing more can be done."""
    result = match.bundle.outcome(match.state)
    if not result.winners or any(not 0 <= seat < match.bundle.setup.seats for seat in result.winners):
        raise fail(match, f"winners {result.winners}")
    if match.game.legal(match.state):
        raise fail(match, "the game is over, but something is legal")
    for code in range(0, len(match.game.text), 1 + len(match.game.text) // 50):
        if match.game.text[code]:
            try:
                match.check(match.game.text[code])
            except Refused:
                continue
            raise fail(match, f"the game is over, but {match.game.text[code]!r} is allowed")


def check_events(match: Match[S]) -> None:
    """Every event can be told to everybody, and secrets only to their seat."""
    schema = match.bundle.schema
    for ply, events in enumerate(match.events):
        for event in events:
            _, fields = schema.kinds[event[0]]
            for eyes in (*range(match.bundle.setup.seats), WATCHER):
                told = schema.tell(event, eyes)
                for field in fields:
                    if field.secret and eyes != event[1] and told[field.name] is not None:
                        raise fail(match, f"ply {ply}: {told} tells a secret to {eyes}")


def check_replay(match: Match[S]) -> None:
    """The written record, read back, leads to the same position, events and result."""
    bundle = match.bundle
    again = records.read(records.write(match.record()))
    other = resume(bundle, again.seed, again.answers)
    if bundle.view(other.state, ALL) != bundle.view(match.state, ALL) or other.events != match.events:
        raise fail(match, "a replay of the record differs")
    if other.asked == OVER and bundle.outcome(other.state) != bundle.outcome(match.state):
        raise fail(match, "a replay has another result")


def _json(view: View) -> View:
    out: View = json.loads(json.dumps(view))
    return out


def changed(view: View, path: tuple[str | int, ...], value: object) -> View:
    """A view as it was, but for one place: what somebody might write by hand."""
    out = copy.deepcopy(view)
    place: Any = out
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return out


def ended(file: Path) -> tuple[str, list[Points], tuple[int, ...], str | None]:
    """How the game in a record ends when it is replayed: reason, scores, winners, tiebreak."""
    played = records.read(file.read_text(encoding="utf-8"))
    match = resume(played.bundle(), played.seed, played.answers, played.position)
    outcome = match.bundle.outcome(match.state)
    if match.asked != OVER:
        raise Broken(f"{file.name}: not over after {match.ply} answers")
    return outcome.reason, match.bundle.scores(match.state), outcome.winners, outcome.tiebreak


def words(pose: Callable[..., View], said: Mapping[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """What of it the game's pose understands, and the rest: options of the game."""
    known = inspect.signature(pose).parameters
    return {k: v for k, v in said.items() if k in known}, {k: v for k, v in said.items() if k not in known}


class Scene(Generic[S]):
    """A match with short ways to say what one sees in it; games add their own words. Chance is answered by the test
    if the match is ``manual``."""

    seats: tuple[str, ...] = tuple("0123456789")
    """What tests call the seats."""

    def __init__(self, match: Match[S]) -> None:
        self.match = match

    def play(self, *answers: str) -> Self:
        """Answers of whoever is asked; ``blue: done`` also says who that must be, ``*: draw …`` that it is chance."""
        for answer in answers:
            who, colon, text = answer.rpartition(": ")
            if colon and self.who != who:
                raise AssertionError(f"{answer!r}, but {self.who} is asked {self.question}")
            try:
                self.match.submit(self.match.asked, text)
            except Refused as refused:
                raise AssertionError(f"{answer!r} refused: {refused}; there is {self.match.options()}") from None
        return self

    def moments(self, answer: str) -> list[tuple[str, Self]]:
        """Play an answer; the kind of each event it led to, and the scene as it was then."""
        before = self.match.ply
        self.match.watch()
        self.play(answer)
        told = [self.match.bundle.schema.tell(e, ALL)["kind"] for events in self.match.events[before:] for e in events]
        moments = self.match.moments()
        return [(str(kind), type(self)(self.match.fork(s))) for kind, s in zip(told, moments, strict=True)]

    def refusal(self, text: str) -> tuple[str, str]:
        """The rule that forbids an answer now; the table stays as it is."""
        before = self.view
        try:
            self.match.submit(self.match.asked, text)
        except Refused as refused:
            if self.view != before:
                raise AssertionError(f"{text!r} was refused, but changed something") from None
            return refused.rule, refused.slug
        raise AssertionError(f"{text!r} was allowed")

    def unknown(self, text: str) -> bool:
        """Whether an answer is none at all."""
        try:
            self.match.submit(self.match.asked, text)
        except Unknown:
            return True
        return False

    def stale(self, seat: int | str, text: str) -> bool:
        """Whether a seat is told that it is not asked."""
        try:
            self.match.submit(seat if isinstance(seat, int) else self.seats.index(seat), text)
        except Stale:
            return True
        return False

    def options(self, verb: str = "") -> list[str]:
        """What may be answered now, or what may follow a verb."""
        texts = self.match.options()
        return [text.partition(" ")[2] for text in texts if text.split(" ")[0] == verb] if verb else texts

    def can(self, text: str) -> bool:
        return text in self.match.options()

    @property
    def view(self) -> View:
        """Everything there is to see."""
        return self.match.bundle.view(self.match.state, ALL)

    @property
    def asked(self) -> int:
        return self.match.asked

    @property
    def who(self) -> str:
        """The seat asked by its name, ``*`` for chance, ``over`` at the end."""
        return "*" if self.asked == CHANCE else "over" if self.asked == OVER else self.seats[self.asked]

    @property
    def question(self) -> str:
        return self.match.question

    def over(self) -> bool:
        return self.match.asked == OVER

    @property
    def scores(self) -> list[Points]:
        return self.match.bundle.scores(self.match.state)

    @property
    def outcome(self) -> Outcome:
        return self.match.bundle.outcome(self.match.state)

    def events(self, kind: str) -> list[dict[str, Json]]:
        """What was told of that kind since the position."""
        schema = self.match.bundle.schema
        told = [schema.tell(event, ALL) for events in self.match.events for event in events]
        return [event for event in told if event["kind"] == kind]
