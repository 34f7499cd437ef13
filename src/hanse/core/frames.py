"""The stack of open questions in views: names outside, ints inside, secrets blanked like any field."""

from __future__ import annotations

from collections.abc import Sequence

from hanse.core.game import Question, S
from hanse.core.model import ALL, CHANCE, OVER, Frame
from hanse.core.reading import Json, Reader

WHO = {CHANCE: "chance", OVER: "over"}


def show_stack(questions: Sequence[Question[S]], stack: list[Frame], eyes: int) -> Json:
    """``[question, who, operands…]`` per frame, bottom first; a secret operand of another seat is ``None``."""
    out: list[Json] = []
    for frame in stack:
        question = questions[frame[0]]
        row: list[Json] = [question.name, WHO.get(frame[1], frame[1])]
        for field, value in zip(question.fields, frame[2:], strict=True):
            row.append(None if field.secret and eyes not in (ALL, frame[1]) else value)
        out.append(row)
    return out


def read_stack(questions: Sequence[Question[S]], reader: Reader, seats: int) -> list[Frame]:
    """The frames under ``stack`` in a view. What was blanked comes back as -1."""
    rows = reader.get("stack")
    if not isinstance(rows, list) or not rows:
        raise reader.fail("stack", "must be a list of open questions")
    names = [question.name for question in questions]
    whos = {name: who for who, name in WHO.items()}
    out: list[Frame] = []
    for i, row in enumerate(rows):
        where = f"stack[{i}]"
        if not isinstance(row, list) or len(row) < 2:
            raise reader.fail(where, "must be a question, who is asked, and its operands")
        if row[0] not in names:
            raise reader.fail(where, f"no question {row[0]!r}; there is {', '.join(names)}")
        kind = names.index(row[0])
        who = whos.get(row[1], row[1]) if isinstance(row[1], str) else row[1]
        if not isinstance(who, int) or isinstance(who, bool) or not (OVER <= who < seats):
            raise reader.fail(where, f"no seat {row[1]!r}")
        operands = [-1 if value is None else value for value in row[2:]]
        if len(operands) != len(questions[kind].fields):
            raise reader.fail(where, f"{row[0]} has {len(questions[kind].fields)} operands, not {len(operands)}")
        for value in operands:
            if not isinstance(value, int) or isinstance(value, bool):
                raise reader.fail(where, f"operand {value!r} is not a whole number")
        out.append((kind, who, *operands))
    return out
