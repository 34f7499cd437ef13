"""What somebody may be told. Every word that leaves the server about a position passes through here.

Secrets are found by what the game itself marks: the view for those eyes, and events with secret operands. The text of
an answer is told only to eyes to which no operand of its events is blank, so a game must have an event with a secret
operand wherever the text of an answer tells a secret.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from hanse.core.entry import Bundle, Points
from hanse.core.frames import tell_frame
from hanse.core.match import Match
from hanse.core.model import ALL, CHANCE, OVER, WATCHER, State
from hanse.core.reading import View
from hanse.core.record import Answer, Record, write
from hanse.server.messages import LogEntry, Result, Step


def eyes_of(match: Match[State], seats: Sequence[int]) -> int:
    """Whose view a token gets: the seat asked if it is one of its own, else its seat that was asked last."""
    if not seats:
        return WATCHER
    if match.asked in seats:
        return match.asked
    for line in reversed(match.answers):
        if line.seat in seats:
            return line.seat
    return seats[0]


def log_entry(match: Match[State], ply: int, eyes: int) -> LogEntry:
    """One answer as ``eyes`` may know it."""
    schema = match.bundle.schema
    line, events = match.answers[ply], match.events[ply]
    open_to = line.seat == eyes or schema.knows(events, eyes)
    told = [schema.tell(event, eyes) for event in events]
    return LogEntry(ply, "*" if line.seat == CHANCE else line.seat, line.text if open_to else None, told)


def secret_plies(match: Match[State], until: int) -> list[int]:
    """The answers before ``until`` that are not told to everybody alike."""
    schema = match.bundle.schema
    return [ply for ply in range(until) if not schema.knows(match.events[ply], WATCHER)]


class Sight:
    """One position as several eyes see it; each view is made once."""

    def __init__(self, bundle: Bundle[State], state: State) -> None:
        self.bundle = bundle
        self.state = state
        self.top = state.stack[-1]
        self.asked = bundle.game.seat(state)
        self.over = self.asked == OVER
        self._views: dict[int, View] = {}
        self._parts: dict[int, list[dict[str, Points]]] = {}

    @property
    def question(self) -> str | None:
        return None if self.over else self.bundle.game.asks(self.top).name

    def frame(self) -> View:
        return {} if self.over else tell_frame(self.bundle.game, self.top)

    def view(self, eyes: int) -> View:
        if eyes not in self._views:
            self._views[eyes] = self.bundle.view(self.state, eyes)
        return self._views[eyes]

    def parts(self, eyes: int) -> list[dict[str, Points]]:
        """Points so far, counted from what ``eyes`` see: a count of the true state would tell rivals' secrets."""
        if eyes not in self._parts:
            if self.over or eyes == ALL or self.view(eyes) == self.view(ALL):
                state = self.state
            else:
                state = self.bundle.load(self.view(eyes))
            self._parts[eyes] = self.bundle.parts(state)
        return self._parts[eyes]

    def scores(self, eyes: int) -> list[Points]:
        return [sum(parts.values()) for parts in self.parts(eyes)]

    def result(self) -> Result | None:
        if not self.over:
            return None
        outcome = self.bundle.outcome(self.state)
        return Result(self.scores(ALL), outcome.winners, outcome.tiebreak, outcome.reason, self.parts(ALL))


def story(bundle: Bundle[State], answers: Sequence[Answer], eyes: int) -> list[Step]:
    """The points from the start until now as ``eyes`` could count them, told whenever they changed."""
    match = Match(bundle, 0, manual=True)
    steps = [Step(0, Sight(bundle, match.state).parts(eyes))]
    for line in answers:
        match.replay([line])
        parts = Sight(bundle, match.state).parts(eyes)
        if parts != steps[-1].parts:
            steps.append(Step(match.ply, parts))
    return steps


def told_record(match: Match[State], record: Record, comments: dict[int, list[str]], seats: Collection[int]) -> str:
    """The record for somebody who holds ``seats``. Until the game is over, others' secrets and the seed stay out."""
    over = match.asked == OVER
    if over:
        return write(Record(**{**vars(record), "lines": match.answers}), comments)
    remarks = {ply: [*texts] for ply, texts in comments.items()}
    # With the seed one could work out what chance will say.
    remarks.setdefault(0, []).insert(0, "the game is not over: the seed is kept back and stands as 0")
    answers: list[Answer] = []
    moved: dict[int, list[str]] = {}
    for ply, line in enumerate(match.answers):
        moved.setdefault(len(answers), []).extend(remarks.get(ply, ()))
        if line.seat in seats or any(match.bundle.schema.knows(match.events[ply], s) for s in (*seats, WATCHER)):
            answers.append(line)
        else:
            who = "*" if line.seat == CHANCE else line.seat
            moved.setdefault(len(answers), []).append(f"{who} (hidden from you until the game is over)")
    moved.setdefault(len(answers), []).extend(remarks.get(match.ply, ()))
    return write(Record(**{**vars(record), "lines": answers, "seed": 0}), moved)
