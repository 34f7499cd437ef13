"""The question on top in words: what prompts are made of."""

from __future__ import annotations

from hanse.core.entry import Bundle
from hanse.core.game import S
from hanse.core.model import ALL, Frame
from hanse.core.reading import View


def frame_of(bundle: Bundle[S], frame: Frame, eyes: int) -> View:
    """The operands of an open question by field: a word, a number, or nothing for what ``eyes`` may not know."""
    out: View = {}
    for field, value in zip(bundle.game.questions[frame[0]].fields, frame[2:], strict=True):
        if field.secret and eyes not in (ALL, frame[1]):
            out[field.name] = None
        elif field.domain is None:
            out[field.name] = value
        else:
            # As in events, a negative operand means "none".
            out[field.name] = field.domain.words[value] if value >= 0 else None
    return out
