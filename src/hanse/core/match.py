"""One game being played: the only place where a state is changed for keeps."""

from __future__ import annotations

from typing import Generic, NamedTuple

from hanse.core.entry import Bundle
from hanse.core.game import S
from hanse.core.model import CHANCE, OK, OVER, Event, Refusal, Witness
from hanse.core.reading import View
from hanse.core.record import Answer, Record, RecordError, opening
from hanse.core.rng import Rng
from hanse.core.seeds import chance_at

MARK = 32
"""Every so many answers the state is kept, so that going back does not mean playing the whole game again."""


class Refused(Exception):
    """The answer is an action, but a rule forbids it now."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule} {refusal.slug}")
        self.rule = refusal.rule
        self.slug = refusal.slug


class Stale(Exception):
    """The answer was meant for another question, or comes from a seat that is not asked."""


class Unknown(Exception):
    """The text is not an action of this game."""


class Floor(NamedTuple):
    """How far back a seat may go alone, and what stops it there: ``start``, ``chance``, ``seat`` or ``final``."""

    ply: int
    why: str


class Match(Generic[S]):
    """A bundle's game with its answers so far.

    Chance at ply n depends on the seed and n alone, so a match rebuilt from its answers goes on as it would have.
    """

    def __init__(self, bundle: Bundle[S], seed: int, position: View | None = None, manual: bool = False) -> None:
        self.bundle = bundle
        self.game = bundle.game
        self.seed = seed
        self.position = position
        self.manual = manual  # chance's questions are left to the caller
        self.answers: list[Answer] = []
        self.events: list[list[Event]] = []  # [ply]
        self._moments: list[S] | None = None  # None: nobody watches
        # [ply]: the last answer before it, and the state. It holds as long as that very answer is still in its place.
        self._marks: dict[int, tuple[Answer, S]] = {}
        self.state = self._begin()
        self.roll()

    def _begin(self) -> S:
        if self.position is None:
            return self.game.start()
        state = self.bundle.load(self.position)
        # A position written by hand may stand where nobody need be asked.
        self.game.settle(state, None)
        return state

    @property
    def ply(self) -> int:
        return len(self.answers)

    @property
    def asked(self) -> int:
        """The seat that must answer, CHANCE or OVER."""
        return self.game.seat(self.state)

    @property
    def question(self) -> str:
        return self.game.asks(self.state.stack[-1]).name

    def options(self) -> list[str]:
        text = self.game.text
        return [text[code] for code in self.game.legal(self.state)]

    def read(self, text: str) -> int:
        """The code of an action's text, its decoration aside; Unknown if it is none."""
        code = self.game.code.get(text.partition(" @")[0], -1)
        if code < 0 or ("@" in text and self.bundle.hint is None):
            raise Unknown(text)
        return code

    def check(self, text: str) -> int:
        """The code of an action that is legal now; otherwise Unknown or Refused."""
        code = self.read(text)
        refusal = self.game.why_not(self.state, code)
        if refusal is not OK:
            raise Refused(refusal)
        return code

    def submit(self, seat: int, text: str, ply: int | None = None) -> list[Event]:
        """Take ``seat``'s answer to question ``ply`` and what chance adds; what happened, or why not."""
        if self.asked == OVER or seat != self.asked or (ply is not None and ply != self.ply):
            raise Stale
        before = self.ply
        self._take(seat, text, self.check(text))
        self.roll()
        return [event for events in self.events[before:] for event in events]

    def roll(self) -> None:
        """Answer for chance until a seat must answer, and write the outcomes down."""
        if self.manual:
            return
        game = self.game
        while game.seat(self.state) == CHANCE:
            code = self.chance()
            self._take(CHANCE, game.text[code], code)

    def chance(self) -> int:
        """What chance answers to the question on top."""
        rng = Rng(chance_at(self.seed, self.ply))
        return self.game.legal(self.state)[rng.pick(self.game.weights(self.state))]

    def _take(self, seat: int, text: str, code: int) -> None:
        hint = text.partition(" @")[2]
        if hint and (self.bundle.hint is None or not self.bundle.hint(self.state, code, hint)):
            raise Unknown(text)
        witness = self._witness()
        self.game.apply(self.state, code, witness)
        answer = Answer(seat, text)
        self.answers.append(answer)
        self.events.append(witness.events)
        if self.ply % MARK == 0:
            self._marks[self.ply] = (answer, self.game.clone(self.state))

    def watch(self) -> None:
        """From now on keep how it stands at every event, until ``moments`` are asked for."""
        self._moments = []

    def moments(self) -> list[S]:
        """How it stood at every event since ``watch`` was called; nothing if it was not."""
        kept, self._moments = self._moments, None
        return kept or []

    def _witness(self) -> Witness:
        if self._moments is None:
            return Witness()
        keep, clone, state = self._moments.append, self.game.clone, self.state
        return Witness(lambda: keep(clone(state)))

    def replay(self, answers: list[Answer]) -> None:
        """Play recorded answers on top, each checked; RecordError names the line that cannot be."""
        for answer in answers:
            where = f"line {answer.number}" if answer.number else f"ply {self.ply}"
            asked = self.asked
            if answer.seat != asked:
                who = (
                    "the game is over"
                    if asked == OVER
                    else f"{'chance' if asked == CHANCE else f'seat {asked}'} is asked"
                )
                raise RecordError(f"{where}: {answer.text!r} by {answer.who}, but {who}")
            try:
                self._take(answer.seat, answer.text, self.check(answer.text))
            except Unknown:
                raise RecordError(f"{where}: {answer.text!r} is not an action") from None
            except Refused as refused:
                raise RecordError(f"{where}: {answer.text!r} is not allowed ({refused})") from None

    def record(self) -> Record:
        """The match as it would be written down now."""
        out = opening(self.bundle, self.seed, self.position)
        out.answers = self.answers[:]
        return out

    def undo(self, ply: int) -> None:
        """Back to how it was before answer ``ply``."""
        self.state = self.at(ply)
        self._moments = None
        del self.answers[ply:], self.events[ply:]
        self.roll()

    def fork(self, state: S | None = None) -> Match[S]:
        """A match of its own that goes on from here, or from ``state``; this one hears nothing of it."""
        out = Match(self.bundle, self.seed, self.position, manual=True)
        out.manual = self.manual
        out.state = self.game.clone(self.state if state is None else state)
        out.answers, out.events, out._marks = self.answers[:], self.events[:], self._marks.copy()
        return out

    def at(self, ply: int) -> S:
        """The state before answer ``ply``; it is the caller's own."""
        mark = ply - ply % MARK
        while mark and (mark not in self._marks or self._marks[mark][0] is not self.answers[mark - 1]):
            mark -= MARK
        state = self.game.clone(self._marks[mark][1]) if mark else self._begin()
        for answer in self.answers[mark:ply]:
            code, hint = self.read(answer.text), answer.text.partition(" @")[2]
            if hint and self.bundle.hint is not None:
                self.bundle.hint(state, code, hint)
            self.game.apply(state, code)
        return state

    def floor(self, seat: int) -> Floor:
        """Where ``seat``'s own way back ends: another has spoken, chance has shown something, or a turn was ended."""
        game = self.game
        ply = self.ply
        while ply:
            answer = self.answers[ply - 1]
            if answer.seat == CHANCE:
                return Floor(ply, "chance")
            if answer.seat != seat:
                return Floor(ply, "seat")
            if game.verbs[game.verb_of[self.read(answer.text)]].final:
                return Floor(ply, "final")
            ply -= 1
        return Floor(0, "start")


def resume(
    bundle: Bundle[S], seed: int, answers: list[Answer], position: View | None = None, manual: bool = False
) -> Match[S]:
    """A match as its answers left it. Chance goes on from there."""
    match = Match(bundle, seed, position, manual=True)
    match.replay(answers)
    match.manual = manual
    return match


def reread(bundle: Bundle[S], played: Record) -> tuple[Match[S], RecordError | None]:
    """A match as far as the answers of a record stand by the rules of ``bundle``, and what stopped it."""
    match = Match(bundle, played.seed, played.position, manual=True)
    for answer in played.answers:
        try:
            match.replay([answer])
        except RecordError as stopped:
            return match, stopped
    return match, None


def outdated(played: Record, ply: int, stopped: RecordError) -> str:
    """What is said of a record of older rules that today's do not let through."""
    return (
        f"played by version {played.version} of the rules of {played.game}; "
        f"today's read it up to ply {ply} of {len(played.answers)}: {stopped}"
    )
