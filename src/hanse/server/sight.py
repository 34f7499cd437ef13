"""What somebody at a table may be told; how it stands comes from ``core.situation``, for one pair of eyes."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Sequence

from hanse.core.entry import Bundle
from hanse.core.match import Match
from hanse.core.model import OVER, WATCHER, State
from hanse.core.reading import View
from hanse.core.record import Answer, Record, withheld, write
from hanse.core.situation import Situation, tell_answer, tell_events
from hanse.server.messages import LogLine, Step


def eyes_of(now: Situation[State], seats: Sequence[int]) -> int:
    """Whose view a token gets: the seat asked if it is one of its own, else its seat that was asked last."""
    if len(seats) < 2:
        return seats[0] if seats else WATCHER
    if now.asked in seats:
        return now.asked
    for answer in reversed(now.match.answers):
        if answer.seat in seats:
            return answer.seat
    return seats[0]


def log_line(match: Match[State], ply: int, eyes: int) -> LogLine:
    """One answer as ``eyes`` may know it."""
    return LogLine(ply, match.answers[ply].who, tell_answer(match, ply, eyes), tell_events(match, ply, eyes))


class Secrets:
    """The answers that are not told to everybody alike; each is looked at once, however long the game."""

    def __init__(self) -> None:
        self._plies: list[int] = []
        self._looked = 0

    def until(self, match: Match[State], ply: int) -> list[int]:
        """Those before ``ply``."""
        schema = match.bundle.schema
        for one in range(self._looked, ply):
            if not schema.knows(match.events[one], WATCHER):
                self._plies.append(one)
        self._looked = max(self._looked, ply)
        return self._plies[: bisect_left(self._plies, ply)]

    def take_back(self, ply: int) -> None:
        """Answers from ``ply`` on are gone."""
        del self._plies[bisect_left(self._plies, ply) :]
        self._looked = min(self._looked, ply)


def story(bundle: Bundle[State], answers: Sequence[Answer], eyes: int, position: View | None = None) -> list[Step]:
    """The points from the start until now as ``eyes`` could count them, told whenever they changed."""
    match = Match(bundle, 0, position, manual=True)
    steps = [Step(0, Situation(match).parts(eyes))]
    for answer in answers:
        match.replay([answer])
        parts = Situation(match).parts(eyes)
        if parts != steps[-1].parts:
            steps.append(Step(match.ply, parts))
    return steps


def told_record(
    match: Match[State], comments: dict[int, list[str]], seats: Collection[int], played: Record | None = None
) -> str:
    """The record for somebody who holds ``seats``. Until the game is over, others' secrets and the seed stay out.

    ``played`` is the record itself, if it was written by other rules than those of ``match``.
    """
    record = played or match.record()
    if match.asked == OVER:
        return write(record, comments)
    eyes = (*seats, WATCHER)
    hidden = [ply for ply in range(match.ply) if all(tell_answer(match, ply, one) is None for one in eyes)]
    return write(*withheld(record, comments, hidden))
