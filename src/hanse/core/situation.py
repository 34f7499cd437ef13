"""How a match stands, made in one place for whoever is told: sockets, referee, bots, workers, terminal, environments.

Everything is asked for through somebody's eyes. Secrets are found by what the game itself marks: the view for those
eyes, and events with secret operands.
"""

from __future__ import annotations

from typing import Generic

from hanse.core.entry import Points, Result
from hanse.core.events import Told
from hanse.core.frames import WHO, tell_frame
from hanse.core.game import S
from hanse.core.match import Floor, Match
from hanse.core.model import ALL, CHANCE, OVER
from hanse.core.reading import Json, View


class Situation(Generic[S]):
    """A match as it stands now, or as it stood before answer ``ply``. Of now it tells until the match goes on.

    Views and counts are dear, so each is made when somebody first asks for it, and only once.
    """

    def __init__(self, match: Match[S], ply: int | None = None) -> None:
        self.match = match
        self.bundle = match.bundle
        self.ply = match.ply if ply is None else ply
        self.state = match.state if ply is None else match.at(ply)
        self.asked = match.game.seat(self.state)
        """The seat that must answer, CHANCE or OVER."""
        self.over = self.asked == OVER
        self._is_now = ply is None
        self._options: list[str] | None = None
        self._views: dict[int, View] = {}
        self._parts: dict[int, list[dict[str, Points]]] = {}

    # What everybody may know.

    @property
    def seat(self) -> int | None:
        """The seat that must answer, if it is one."""
        return self.asked if self.asked >= 0 else None

    @property
    def question(self) -> str | None:
        return None if self.over else self.bundle.game.asks(self.state.stack[-1]).name

    @property
    def frame(self) -> View:
        """The fields of the question in words."""
        return {} if self.over else tell_frame(self.bundle.game, self.state.stack[-1])

    @property
    def weights(self) -> list[int] | None:
        """The odds of the options, if chance is asked."""
        return self.bundle.game.weights(self.state) if self.asked == CHANCE else None

    @property
    def result(self) -> Result | None:
        """How it ended; a finished game is open."""
        if not self.over:
            return None
        outcome = self.bundle.outcome(self.state)
        return Result(
            self.scores(ALL), outcome.winners, outcome.places, outcome.tiebreak, outcome.reason, self.parts(ALL)
        )

    # What depends on the eyes.

    def options(self, eyes: int) -> list[str] | None:
        """Every possible answer, for whoever is asked; None for others, whom it may tell what somebody holds."""
        if eyes not in (self.asked, ALL):
            return None
        if self._options is None:
            text = self.bundle.game.text
            self._options = [text[code] for code in self.bundle.game.legal(self.state)]
        return self._options

    def floor(self, eyes: int) -> Floor | None:
        """How far the seat asked may take back alone, for that seat."""
        if self.seat is None or eyes not in (self.asked, ALL) or not self._is_now:
            return None
        return self.match.floor(self.asked)

    def _alike(self, eyes: int) -> int:
        """Eyes that see the same."""
        return eyes if self.bundle.hides else ALL

    def view(self, eyes: int) -> View:
        eyes = self._alike(eyes)
        if eyes not in self._views:
            self._views[eyes] = self.bundle.view(self.state, eyes)
        return self._views[eyes]

    def parts(self, eyes: int) -> list[dict[str, Points]]:
        """Points so far, counted from what ``eyes`` see: a count of the true state would tell rivals' secrets.

        Unless the game promises that no secret counts.
        """
        eyes = ALL if self.over or self.bundle.open_points else self._alike(eyes)
        if eyes not in self._parts:
            state = self.state if eyes == ALL else self.bundle.load(self.view(eyes))
            self._parts[eyes] = self.bundle.parts(state)
        return self._parts[eyes]

    def scores(self, eyes: int) -> list[Points]:
        return [sum(parts.values()) for parts in self.parts(eyes)]

    def events(self, since: int, eyes: int) -> list[Told]:
        """What happened from answer ``since`` on."""
        tell = self.bundle.schema.tell
        return [tell(event, eyes) for events in self.match.events[since : self.ply] for event in events]

    # Documents.

    def asking(self, eyes: int) -> View:
        """Who is asked what, and, for whoever that is, every possible answer."""
        out: View = {
            "ply": self.ply,
            "asked": None if self.over else WHO.get(self.asked, self.asked),
            "question": self.question,
            "frame": self.frame,
            "over": self.over,
        }
        options, floor, weights = self.options(eyes), self.floor(eyes), self.weights
        if options is not None:
            out["options"] = [*options]
            if weights is not None:
                out["weights"] = [*weights]
        if floor is not None:
            out["floor"] = {"ply": floor.ply, "why": floor.why}
        return out

    def counting(self, eyes: int) -> View:
        """The points so far, and once it is over how it ended."""
        out: View = {"scores": [*self.scores(eyes)], "parts": _rows(self.parts(eyes))}
        result = self.result
        if result is not None:
            out["result"] = {
                "scores": [*result.scores],
                "winners": [*result.winners],
                "places": [*result.places],
                "tiebreak": result.tiebreak,
                "reason": result.reason,
                "parts": _rows(result.parts),
            }
        return out


def _rows(parts: list[dict[str, Points]]) -> Json:
    return [{**row} for row in parts]


def tell_events(match: Match[S], ply: int, eyes: int) -> list[Told]:
    """What came of one answer, as ``eyes`` may know it."""
    schema = match.bundle.schema
    return [schema.tell(event, eyes) for event in match.events[ply]]


def tell_answer(match: Match[S], ply: int, eyes: int) -> str | None:
    """The text of an answer, for eyes to which no operand of its events is blank.

    So a game must have an event with a secret operand wherever the text of an answer tells a secret.
    """
    answer = match.answers[ply]
    known = answer.seat == eyes or match.bundle.schema.knows(match.events[ply], eyes)
    return answer.text if known else None
