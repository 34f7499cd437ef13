"""The open questions in words: the stack of a view, and what prompts are made of."""

from __future__ import annotations

from hanse.core.game import Game, Question, S
from hanse.core.model import CHANCE, OVER, Frame
from hanse.core.reading import Reader, View

Stack = list[list[str | int]]
"""``[question, who, operands…]`` per frame, bottom first."""

WHO = {CHANCE: "chance", OVER: "over"}


def tell_frame(game: Game[S], frame: Frame) -> View:
    """The operands of an open question by field: a word, a number, or nothing."""
    question = game.asks(frame)
    named = zip(question.fields, question.attributes, strict=True)
    return {field.name: field.tell(getattr(frame, attribute), True) for field, attribute in named}


def show_stack(game: Game[S], stack: list[Frame]) -> Stack:
    """The open questions as a view has them."""
    out: Stack = []
    for frame in stack:
        question = game.asks(frame)
        out.append([
            question.name, WHO.get(frame.seat, frame.seat), *(getattr(frame, name) for name in question.attributes)
        ])  # fmt: skip
    return out


def read_stack(game: Game[S], reader: Reader, seats: int) -> list[Frame]:
    """The frames under ``stack`` in a view."""
    rows = reader.get("stack")
    if not isinstance(rows, list) or not rows:
        raise reader.fail("stack", "must be a list of open questions")
    by_name = {question.name: question for question in game.questions}
    return [_frame(by_name, reader, f"stack[{i}]", row, seats) for i, row in enumerate(rows)]


def _frame(questions: dict[str, Question[S]], reader: Reader, where: str, row: object, seats: int) -> Frame:
    if not isinstance(row, list) or len(row) < 2:
        raise reader.fail(where, "must be a question, who is asked, and its operands")
    name, who, *operands = row
    if not isinstance(name, str) or name not in questions:
        raise reader.fail(where, f"no question {name!r}; there is {', '.join(questions)}")
    question = questions[name]
    seat = next((seat for seat, word in WHO.items() if word == who), who)
    if not isinstance(seat, int) or isinstance(seat, bool) or not (OVER <= seat < seats):
        raise reader.fail(where, f"no seat {who!r}")
    if len(operands) != len(question.attributes):
        raise reader.fail(where, f"{name} has {len(question.attributes)} operands, not {len(operands)}")
    given = dict(zip(question.attributes, operands, strict=True))
    for value in operands:
        if not isinstance(value, int) or isinstance(value, bool):
            raise reader.fail(where, f"operand {value!r} is not a whole number")
    frame = question.frame(*(seat if taken == "seat" else given[taken] for taken in question.takes))
    if frame.seat != seat:
        raise reader.fail(where, f"{name} asks {WHO.get(frame.seat, frame.seat)}, not {WHO.get(seat, seat)}")
    return frame
