"""What ``import hanse`` offers; docs/library.md shows it at work.

``open`` gives a game to play, ``read`` one from its record. Whatever is not reachable from ``hanse`` itself is the
house's own and may change from one version to the next.
"""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from hanse import bots
from hanse.bots.advice import LEVEL, Advice, Chances, Verdict, advise, chances, report, turning_points
from hanse.bots.searcher import Searcher
from hanse.bots.seat import MS, Inside, check, sit
from hanse.core import examples, record, registry, rulebook
from hanse.core.bot import imagine
from hanse.core.data import corrections_folder
from hanse.core.entry import Entry, Outcome, Points, Switch, Switches, Value, Variant
from hanse.core.events import Told
from hanse.core.match import Match, Refused, Stale, Unknown, outdated, reread, resume
from hanse.core.model import ALL, CHANCE, OVER, WATCHER, State
from hanse.core.proving import begun
from hanse.core.reading import BadInput, DataError, Json, View
from hanse.core.record import Answer, RecordError
from hanse.core.rng import Rng
from hanse.core.rulebook import Rule
from hanse.core.seeds import SEEDS, drawn, mixed
from hanse.core.situation import Situation
from hanse.texts import GameTexts
from hanse.texts import language as spoken
from hanse.texts.picture import picture

__all__ = [
    "ALL", "CHANCE", "OVER", "WATCHER", "Advice", "Answer", "BadInput", "Chances", "DataError", "Entry", "Json",
    "Outcome", "Play", "Points", "RecordError", "Refused", "Rule", "Stale", "Switch", "Told", "Unknown", "Value",
    "Variant", "Verdict", "View", "WhyNot", "all_bots", "all_games", "example", "open", "read", "rules",
    "scenarios", "turning_points",
]  # fmt: skip


class WhyNot(NamedTuple):
    """Why an action is not allowed: the rule's id and a slug for programs; for people a sentence, and the rule."""

    rule: str
    slug: str
    text: str
    title: str
    """The rule's title …"""
    says: str
    """… and what it says, in our own words."""


def all_games(data: str | os.PathLike[str] | None = None) -> tuple[Entry[State], ...]:
    """Every game with its ``id``, ``title`` and ``variants``; a variant has ``id``, ``seats`` and ``switches``.

    The folder ``data``, or HANSE_DATA, may add boards.
    """
    return tuple(registry.entries(_folder(data)))


def all_bots() -> tuple[str, ...]:
    """The names of the bots, weakest first."""
    return bots.names()


def rules(game: str, language: str = "en") -> dict[str, Rule]:
    """The rules of a game in our own words, by their ids."""
    return rulebook.read_digest(registry.entry(game).id, spoken(language))


def scenarios(game: str, language: str = "en") -> dict[str, str]:
    """Small positions and what comes of them, showing how the rules of a game are meant; by their ids."""
    return examples.sentences(registry.entry(game).id, spoken(language))


def example(game: str, id: str) -> Play:
    """An example of a game at its position, ready to be played on. BadInput if there is none of that id."""
    return Play(begun(examples.example(registry.entry(game).id, id)))


def open(
    game: str,
    *,
    variant: str | None = None,
    seats: int | None = None,
    seed: int | None = None,
    position: View | None = None,
    data: str | os.PathLike[str] | None = None,
    **switches: Value,
) -> Play:
    """A new game, up to the first question a seat must answer.

    ``variant`` is the first one unless said otherwise, ``seats`` as many as it takes, ``seed`` what chance depends on
    (drawn if not given), ``switches`` what a host may choose. ``position`` is a view to begin from; what it hides is
    drawn, so that somebody who has it could not tell the difference. ``data`` is a folder of corrected data files.
    BadInput if there is no such thing, DataError if a position or a data file is wrong.
    """
    bundle = registry.load(game, variant, seats, switches, _folder(data))
    dice = _seed(seed)
    if position is not None and bundle.hides:
        position = bundle.view(imagine(bundle, position, Rng(mixed(dice, "hidden"))), ALL)
    return Play(Match(bundle, dice, position))


def read(text: str, *, data: str | os.PathLike[str] | None = None) -> Play:
    """The game in a record, every answer checked, ready to go on. RecordError names the line that cannot be.

    A record of older rules is read as far as its answers stand by those of today, with a warning that says how far.
    """
    found = record.read(text)
    bundle = found.bundle(_folder(data))
    match, stopped = reread(bundle, found)
    if stopped is not None:
        if not found.outdated(bundle):
            raise stopped
        warnings.warn(outdated(found, match.ply, stopped), stacklevel=2)
    else:
        match.manual = False
        match.roll()
    return Play(match)


class Play:
    """A game being played. ``open`` and ``read`` make one.

    A seat is a number from 0. Chance answers for itself, from the seed, and its answers count as plies too. Where
    something is told for somebody's eyes, those are a seat's, WATCHER's (who holds no seat) or ALL (nothing is hidden).
    """

    def __init__(self, match: Match[State]) -> None:
        self._match = match
        self._bundle = match.bundle
        self._texts: dict[str, GameTexts] = {}

    def __repr__(self) -> str:
        return f"<hanse.Play {self.game} {self.variant}, {self.seats} seats, ply {self.ply}: {self._who()}>"

    def __str__(self) -> str:
        return self.board()

    # what was chosen before the first question

    @property
    def game(self) -> str:
        """The game's id."""
        return self._bundle.rulebook.game

    @property
    def variant(self) -> str:
        return self._bundle.setup.variant

    @property
    def seats(self) -> int:
        return self._bundle.setup.seats

    @property
    def switches(self) -> Switches:
        """What the host may choose, as it was chosen."""
        return dict(self._bundle.setup.switches)

    @property
    def seed(self) -> int:
        return self._match.seed

    # the open question

    @property
    def ply(self) -> int:
        """How many answers were given, chance's included: the number of the open question."""
        return self._match.ply

    @property
    def asked(self) -> int:
        """The seat that must answer, or OVER. CHANCE only while an old position is looked at."""
        return self._match.asked

    @property
    def over(self) -> bool:
        return self._match.asked == OVER

    @property
    def question(self) -> str:
        """The name of the open question."""
        return self._match.question

    @property
    def fields(self) -> View:
        """What the open question remembers, in words."""
        return self._now.frame

    def prompt(self, language: str = "en") -> str:
        """The open question as a sentence, or why the game is over; nothing when chance is asked."""
        texts = self._speak(language)
        if self.outcome is not None:
            return texts.end(self.outcome.reason)
        return texts.ask(self.question, self.fields) if self.asked != CHANCE else ""

    def options(self) -> list[str]:
        """Every answer that is allowed now."""
        return self._match.options()

    def label(self, action: str, language: str = "en") -> str:
        """What somebody does who answers so, in a few words. Unknown if it is not an action of this game."""
        return self._speak(language).option(self._known(action))

    def why_not(self, action: str, language: str = "en") -> WhyNot | None:
        """The rule that forbids an answer now; None if it is allowed. Unknown if it is not an action of this game."""
        text = self._known(action)
        texts = self._speak(language)
        try:
            self._match.check(text)
        except Refused as refused:
            now = Situation(self._match)
            rule = self._bundle.rulebook.rules(texts.language)[refused.rule]
            return WhyNot(
                rule.id, refused.slug, texts.refusal(refused.slug, now.question, now.frame), rule.title, rule.says
            )
        return None

    # playing

    def answer(self, action: str, *, seat: int | None = None, ply: int | None = None) -> None:
        """Answer the open question, for the seat asked. What happened then is in ``events`` and ``log``.

        Nothing has changed if it raises: Unknown if it is not an action of this game, Refused if a rule forbids it
        now, Stale if the game is over, or if ``seat`` or ``ply`` are given and another seat or question is open.
        """
        text = self._known(action)
        if self.over or seat not in (None, self.asked) or ply not in (None, self.ply):
            raise Stale(f"{text!r} is no answer to question {self.ply}: {self._who()}")
        self._match.submit(self.asked, text)

    def undo(self, to: int | None = None) -> None:
        """Back to before answer ``to``, or before the last answer of a seat. Chance will give the same again."""
        if to is None:
            to = self._last()
        if not 0 <= to < self.ply:
            raise BadInput(f"no answer {to} to take back; there are {self.ply}")
        self._match.undo(to)

    def bot(self, name: str = "greedy") -> str:
        """What a bot would answer for the seat asked. It knows no more than that seat, and has the same idea again."""
        if self.asked < 0:
            raise BadInput(f"nothing for a bot to answer: {self._who()}")
        return Inside(name, self.asked).answer(self._match)

    def hint(self, effort: float = 1.0) -> list[Advice]:
        """The answers worth a thought for the seat asked, best first, by what that seat may know.

        ``effort`` is the share of thought that the bot ``hard`` gives to one answer.
        """
        if self.asked < 0:
            raise BadInput(f"nothing to give a hint for: {self._who()}")
        return advise(self._bundle, self.view(self.asked), self.asked, self.ply, Searcher(LEVEL, effort))

    def chances(self, eyes: int = WATCHER, effort: float = 1.0) -> Chances | None:
        """What everybody may expect, as these eyes can tell; None for a game that cannot be searched."""
        return chances(self._bundle, self.view(eyes), self._eyes(eyes), self.ply, effort)

    def report(self, seat: int | None = None, step: Callable[[int, int], None] | None = None) -> list[Verdict]:
        """Every decision so far, or of one seat, looked at again by what its seat could know then.

        ``turning_points`` picks those that cost most. ``step`` hears how many of how many are done; raise to stop.
        """
        return report(self._match, None if seat is None else self._seat(seat), step)

    def finish(self, *names: str, ms: int = MS) -> None:
        """Let bots play to the end: one for all seats, or one for each.

        ``cmd:`` and a command is a program that plays by docs/bots.md and has ``ms`` milliseconds for an answer; if it
        fails, a RuntimeWarning says so, and a bot of ours goes on.
        """
        chosen = names * self.seats if len(names) == 1 else names
        if len(chosen) != self.seats:
            raise BadInput(f"{len(names)} bots for {self.seats} seats; give one, or one for each seat")
        for name in chosen:
            check(name, self._match.bundle)
        match = self._match
        match.roll()
        sitters = [sit(name, seat, _warn, ms) for seat, name in enumerate(chosen)]
        try:
            while match.asked != OVER:
                match.submit(match.asked, sitters[match.asked].answer(match))
        finally:
            for sitter in sitters:
                sitter.close()

    def copy(self) -> Play:
        """The same game once more; what is answered there changes nothing here."""
        return self.at(self.ply)

    # how it stands, and how it came about

    def view(self, eyes: int = ALL) -> View:
        """The position as a document: what these eyes may know. docs/games says what is in it."""
        return self._now.view(self._eyes(eyes))

    def board(self, eyes: int = ALL, language: str = "en") -> str:
        """The position as plain text of at most 100 columns."""
        return picture(self._now, self._eyes(eyes), self._speak(language))

    def events(self, since: int | None = None, eyes: int = ALL) -> list[Told]:
        """What happened from answer ``since`` on; without it, through the last answer of a seat and chance after it."""
        first = self._last() if since is None else since
        return self._now.events(first, self._eyes(eyes))

    def log(self, since: int = 0, eyes: int = ALL, language: str = "en") -> list[str]:
        """The same as sentences, from the beginning unless ``since`` says otherwise."""
        texts = self._speak(language)
        return [line for told in self.events(since, eyes) if (line := texts.event(told))]

    def scores(self) -> list[Points]:
        """Everybody's points, as if the game ended now."""
        return self._now.scores(ALL)

    def parts(self) -> list[dict[str, Points]]:
        """The same by category; a seat's score is their sum."""
        return self._now.parts(ALL)

    @property
    def outcome(self) -> Outcome | None:
        """Who won, what broke a tie, and why it ended; None before the end."""
        return self._bundle.outcome(self._match.state) if self.over else None

    # records

    @property
    def answers(self) -> list[Answer]:
        """Every answer so far with its seat, chance's too."""
        return [Answer(answer.seat, answer.text) for answer in self._match.answers]

    def record(self) -> str:
        """The game as text, to keep and to ``read`` again."""
        return record.write(self._match.record())

    def at(self, ply: int) -> Play:
        """The game as it stood before answer ``ply``; it can go on from there in another way."""
        if not 0 <= ply <= self.ply:
            raise BadInput(f"no ply {ply}; there is 0 to {self.ply}")
        match = self._match
        return Play(resume(self._bundle, match.seed, match.answers[:ply], match.position))

    def replay(self) -> Iterator[tuple[Play, Answer]]:
        """Every answer, each with the game as it stood before it: one and the same, which walks on."""
        match = self._match
        walk = Match(self._bundle, match.seed, match.position, manual=True)
        before = Play(walk)
        for answer in self.answers:
            yield before, answer
            walk.replay([answer])

    @property
    def _now(self) -> Situation[State]:
        return Situation(self._match)

    def _speak(self, language: str) -> GameTexts:
        if language not in self._texts:
            self._texts[language] = GameTexts.of(self._bundle, spoken(language))
        return self._texts[language]

    def _known(self, action: str) -> str:
        text = " ".join(action.split())
        try:
            self._match.read(text)
        except Unknown:
            raise Unknown(f"{text[:80]!r} is not an action of {self.game}") from None
        return text

    def _eyes(self, eyes: int) -> int:
        if not 0 <= eyes < self.seats and eyes not in (ALL, WATCHER):
            raise BadInput(f"no seat {eyes}; there is 0 to {self.seats - 1}, ALL and WATCHER")
        return eyes

    def _seat(self, seat: int) -> int:
        if not 0 <= seat < self.seats:
            raise BadInput(f"no seat {seat}; there is 0 to {self.seats - 1}")
        return seat

    def _last(self) -> int:
        """The ply of the last answer of a seat; 0 if there is none."""
        ply = self.ply
        while ply and self._match.answers[ply - 1].seat == CHANCE:
            ply -= 1
        return max(0, ply - 1)

    def _who(self) -> str:
        if self.over:
            return "the game is over"
        return f"{'chance' if self.asked == CHANCE else f'seat {self.asked}'} is asked {self.question}"


def _seed(given: int | None) -> int:
    if given is None:
        return drawn()
    if not 0 <= given < SEEDS:
        raise BadInput(f"seed {given}: must be from 0 to {SEEDS - 1}")
    return given


def _folder(data: str | os.PathLike[str] | None) -> Path | None:
    return corrections_folder(None if data is None else os.fspath(data))


def _warn(text: str) -> None:
    warnings.warn(text, RuntimeWarning, stacklevel=4)
