"""What a table's history is made of, and the table that comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from hanse.core.record import Answer, Record
from hanse.server.seats import Seat
from hanse.server.store.clocks import Clock
from hanse.server.terms import Terms

ANSWER, UNDO, SAT, FREED, NOTE = "answer", "undo", "sat", "freed", "note"
"""Kinds of history: an answer, back to before answer ``ply``, a seat was taken, a seat was freed, a remark."""

WISH, YES, NO = "wish", "yes", "no"
"""A seat wants to go back to before answer ``ply``; another would, another would not."""

AGREED = "agreed"
"""The text of an undo that others agreed to."""


class Row(NamedTuple):
    """One row of a table's history."""

    kind: str
    ply: int
    seat: int
    text: str


class Wished(NamedTuple):
    """A seat wants to go back to before answer ``ply``: who has agreed, and who has not."""

    seat: int
    ply: int
    yes: frozenset[int] = frozenset()
    no: int | None = None


@dataclass
class Stored:
    """A table as the store knows it: its record, who sits there, and what was remarked before which answer."""

    id: str
    record: Record
    seats: list[Seat]
    count: int  # rows of history
    comments: dict[int, list[str]] = field(default_factory=dict)
    terms: Terms = field(default_factory=Terms)
    next: str | None = None  # the rematch
    wish: Wished | None = None
    clocks: list[Clock] = field(default_factory=list)


class News(NamedTuple):
    """What another process may have changed: rows, seats, tokens that open nothing any more, the rematch, clocks."""

    rows: list[Row]
    seats: list[Seat]
    revoked: frozenset[str]
    next: str | None
    clocks: list[Clock]


def fold(answers: list[Answer], comments: dict[int, list[str]], row: Row) -> None:
    """Add one row to the answers and comments before it."""
    if row.kind == ANSWER:
        answers.append(Answer(row.seat, row.text))
        return
    if row.kind == UNDO:
        # How many, not what: an answer that was taken back may have been a secret.
        count = sum(answer.seat == row.seat for answer in answers[row.ply :])
        remark = f"seat {row.seat} took back {count} {'answer' if count == 1 else 'answers'}"
        if others := len(answers) - row.ply - count:
            remark += f", and with {'it' if count == 1 else 'them'} {others} of others and of chance"
        if row.text == AGREED:
            remark += "; the others agreed"
        # What was remarked about answers that are gone stays readable at the place they went back to.
        late = [text for ply in sorted(comments) if ply > row.ply for text in comments.pop(ply)]
        comments.setdefault(row.ply, []).extend([*late, remark])
        del answers[row.ply :]
        return
    if row.kind not in (WISH, YES, NO):
        comments.setdefault(len(answers), []).append(remark_of(row))


def wished(before: Wished | None, row: Row) -> Wished | None:
    """The wish that is open after one more row. It outlasts answers, but not if somebody has said no."""
    if row.kind == WISH:
        return Wished(row.seat, row.ply)
    if before is None or row.kind == UNDO or (row.kind == ANSWER and before.no is not None):
        return None
    if row.kind == YES:
        return before._replace(yes=before.yes | {row.seat})
    if row.kind == NO:
        return None if row.seat == before.seat else before._replace(no=row.seat)
    return before


def remark_of(row: Row) -> str:
    """What the record says of a row that is no answer."""
    if row.kind == SAT:
        return f"seat {row.seat}: {row.text} sat down"
    if row.kind == FREED:
        return f"seat {row.seat}: {row.text} left"
    return row.text


def answer_rows(answers: Sequence[Answer], ply: int) -> list[Row]:
    """The rows of answers that begin at ``ply``."""
    return [Row(ANSWER, ply + i, answer.seat, answer.text) for i, answer in enumerate(answers)]
