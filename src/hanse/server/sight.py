"""What somebody at a table may be told; how it stands comes from ``core.situation``, for one pair of eyes."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from hanse.core.entry import Bundle
from hanse.core.match import Match
from hanse.core.model import OVER, WATCHER, State
from hanse.core.record import Answer, Record, withheld, write
from hanse.core.situation import Situation, tell_answer, tell_events
from hanse.server.messages import LogLine, Step


def eyes_of(match: Match[State], seats: Sequence[int]) -> int:
    """Whose view a token gets: the seat asked if it is one of its own, else its seat that was asked last."""
    if not seats:
        return WATCHER
    if match.asked in seats:
        return match.asked
    for answer in reversed(match.answers):
        if answer.seat in seats:
            return answer.seat
    return seats[0]


def log_line(match: Match[State], ply: int, eyes: int) -> LogLine:
    """One answer as ``eyes`` may know it."""
    return LogLine(ply, match.answers[ply].who, tell_answer(match, ply, eyes), tell_events(match, ply, eyes))


def secret_plies(match: Match[State], until: int) -> list[int]:
    """The answers before ``until`` that are not told to everybody alike."""
    schema = match.bundle.schema
    return [ply for ply in range(until) if not schema.knows(match.events[ply], WATCHER)]


def story(bundle: Bundle[State], answers: Sequence[Answer], eyes: int) -> list[Step]:
    """The points from the start until now as ``eyes`` could count them, told whenever they changed."""
    match = Match(bundle, 0, manual=True)
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
