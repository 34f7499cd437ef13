"""The one engine. A game is a table of verbs and a table of questions, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from hanse.core.model import NOT_NOW, OK, Frame, Log, State

S = TypeVar("S", bound=State)


class Domain:
    """What an operand ranges over: a name for texts, and the words of the notation in the order of their ints."""

    def __init__(self, name: str, words: tuple[str, ...], room: int = 0) -> None:
        self.name = name
        self.words = words
        # Numbers reserved, so that a bigger map of the same game never renumbers what follows.
        self.room = max(room, len(words))


SEATS = Domain("seat", ("0", "1", "2", "3", "4"))
"""Seats as operands; texts put the player's name in their place."""


class Field:
    """One named operand of a frame or an event. ``secret``: only the seat concerned may know it."""

    def __init__(self, name: str, domain: Domain | None = None, secret: bool = False) -> None:
        self.name = name
        self.domain = domain
        self.secret = secret


class Verb(Generic[S]):
    """One family of actions: its notation, and the three faces of its rule.

    Rules get at most two ints, ``a`` and ``b``. With three domains, ``a`` packs the first two as
    ``i * room of the second + j``. The code of an action is ``base + a * width + b``, where ``width`` is the room
    of the last domain (1 if the verb takes fewer than two).
    """

    def __init__(
        self,
        name: str,
        domains: tuple[Domain, ...],
        why_not: Callable[[S, Frame, int, int], int],
        do: Callable[[S, Frame, int, int, Log], None],
        options: Callable[[S, Frame, int, list[int]], None] | None = None,
        stops: bool = False,
        final: bool = False,
    ) -> None:
        self.name = name
        self.domains = domains
        self.why_not = why_not
        self.do = do
        # (state, frame, base, out): appends legal codes in rising order. None: ``why_not`` is scanned.
        self.options = options
        # It only stops something (end, done, pass): random play uses it when nothing else is possible.
        self.stops = stops
        # It ends a turn: its seat may not take it back.
        self.final = final
        self.base = 0


class Question(Generic[S]):
    """One kind of frame: the verbs that answer it, and what to do when nobody need be asked.

    ``settle`` returns True if it changed something and the new top must be looked at. It never chooses.
    ``fields`` name the operands after ``(kind, seat)``.
    """

    def __init__(
        self,
        name: str,
        verbs: tuple[int, ...],
        settle: Callable[[S, Frame, Log], bool] | None = None,
        fields: tuple[Field, ...] = (),
    ) -> None:
        self.name = name
        self.verbs = verbs
        self.settle = settle
        self.fields = fields


class Game(Generic[S]):
    """Rules bound to one map and one number of seats. Shared by all states; never changes."""

    def __init__(
        self,
        verbs: list[Verb[S]],
        questions: list[Question[S]],
        start: Callable[[], S],
        clone: Callable[[S], S],
        weights: Callable[[S], list[int]],
    ) -> None:
        self.verbs = verbs
        self.questions = questions
        self.clone = clone
        # The odds of chance's options, in the order of ``legal``.
        self.weights = weights
        self._start = start
        self.verb_of: list[int] = []
        self.a_of: list[int] = []
        self.b_of: list[int] = []
        self.text: list[str] = []
        for v, verb in enumerate(verbs):
            verb.base = len(self.text)
            self._number(v, verb)
        self.code: dict[str, int] = {text: code for code, text in enumerate(self.text) if text}
        # Whether a verb answers a question: [question][verb].
        self._answers: list[list[bool]] = [[v in q.verbs for v in range(len(verbs))] for q in questions]

    def _number(self, v: int, verb: Verb[S]) -> None:
        """Give every combination of operands its code; combinations beyond the words get the empty text."""
        sizes = [d.room for d in verb.domains]
        width = sizes[-1] if len(sizes) > 1 else 1
        total = 1
        for n in sizes:
            total *= n
        for k in range(total):
            words = [verb.name]
            rest = k
            known = True
            for d in reversed(verb.domains):
                i = rest % d.room
                rest //= d.room
                if i < len(d.words):
                    words.insert(1, d.words[i])
                else:
                    known = False
            self.verb_of.append(v)
            self.a_of.append(k // width)
            self.b_of.append(k % width)
            self.text.append(" ".join(words) if known else "")

    def start(self) -> S:
        """A new state, settled up to the first question somebody must answer."""
        s = self._start()
        self.settle(s, None)
        return s

    def seat(self, s: S) -> int:
        """Who must answer the question on top: a seat, CHANCE, or OVER."""
        return s.stack[-1][1]

    def legal(self, s: S) -> list[int]:
        """Every code that answers the question on top, in rising order."""
        top = s.stack[-1]
        out: list[int] = []
        for v in self.questions[top[0]].verbs:
            verb = self.verbs[v]
            options = verb.options
            if options is None:
                self._scan(s, top, v, out)
            else:
                options(s, top, verb.base, out)
        return out

    def scan(self, s: S) -> list[int]:
        """What ``legal`` must give, by asking ``why_not`` for everything. For tests."""
        out: list[int] = []
        for v in self.questions[s.stack[-1][0]].verbs:
            self._scan(s, s.stack[-1], v, out)
        return out

    def _scan(self, s: S, top: Frame, v: int, out: list[int]) -> None:
        verb = self.verbs[v]
        end = self.verbs[v + 1].base if v + 1 < len(self.verbs) else len(self.text)
        for code in range(verb.base, end):
            if self.text[code] and verb.why_not(s, top, self.a_of[code], self.b_of[code]) == OK:
                out.append(code)

    def why_not(self, s: S, code: int) -> int:
        """OK, or the number of the refusal that forbids ``code`` now."""
        top = s.stack[-1]
        v = self.verb_of[code]
        if not self._answers[top[0]][v] or not self.text[code]:
            return NOT_NOW
        return self.verbs[v].why_not(s, top, self.a_of[code], self.b_of[code])

    def apply(self, s: S, code: int, log: Log = None) -> None:
        """Answer the question on top, then settle until somebody must be asked. Trusts ``code``."""
        self.verbs[self.verb_of[code]].do(s, s.stack[-1], self.a_of[code], self.b_of[code], log)
        self.settle(s, log)

    def settle(self, s: S, log: Log) -> None:
        """Do what follows without anybody's choice, until somebody must be asked or the game is over."""
        while True:
            top = s.stack[-1]
            settle = self.questions[top[0]].settle
            if settle is None or not settle(s, top, log):
                return
