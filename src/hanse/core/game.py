"""The one engine. A game is a table of verbs and a table of questions, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from inspect import signature
from typing import Generic, TypeVar, cast

from hanse.core.codes import Codes
from hanse.core.model import OK, Frame, Log, Refusal, State
from hanse.core.words import SEAT, Domain, Field, Verb, Verbs, field

S = TypeVar("S", bound=State)
F_contra = TypeVar(
    "F_contra", bound=Frame, contravariant=True
)  # what answers any Frame answers a Turn too, not vice versa
Q = TypeVar("Q", bound=Frame)


class Deed(Generic[S, F_contra]):
    """How one verb answers one question: the three faces of its rule.

    Rules get at most two ints, ``a`` and ``b``. With three domains, ``a`` packs the first two as
    ``i * room of the second + j``. The code of an action is ``base + a * width + b``, where ``width`` is the room
    of the last domain (1 if the verb takes fewer than two).
    """

    def __init__(
        self,
        verb: Verb,
        why_not: Callable[[S, F_contra, int, int], Refusal | None],
        do: Callable[[S, F_contra, int, int, Log], None],
        options: Callable[[S, F_contra, int, Codes], None] | None = None,
    ) -> None:
        self.verb = verb
        self.why_not = why_not
        self.do = do
        # (state, frame, base, out): appends legal codes in rising order. None: ``why_not`` is scanned.
        self.options = options
        self.base = 0  # set when the game is bound
        self.codes: list[int] = []  # likewise: every code of the verb that is an action


class Question(Generic[S]):
    """One kind of frame: the deeds that answer it, and what to do when nobody need be asked.

    ``settle`` returns True if it changed something and the new top must be looked at. It never chooses. Made by
    ``question``, which lets the type checker see that deeds and settle take this question's frame.
    """

    def __init__(
        self,
        frame: Callable[..., Frame],
        deeds: tuple[Deed[S, Frame], ...],
        settle: Callable[[S, Frame, Log], bool] | None,
        over: dict[str, str],
        refuses: dict[Verb, Refusal],
        not_now: Refusal | None,
    ) -> None:
        self.frame = frame
        self.kind = cast("type[Frame]", frame)
        self.name = _snake(self.kind.__name__)
        self.takes: list[str] = list(signature(frame).parameters)
        self.deeds = deeds
        self.settle = settle
        self.over = over
        self.refuses = refuses
        self.not_now = not_now
        self.number = 0  # set when the game is bound
        self.attributes: list[str] = [name for name in self.takes if name != SEAT]
        self.fields: list[Field] = []  # of the attributes; set when the game is bound
        self.deed_of: list[Deed[S, Frame] | None] = []  # [verb] likewise
        self.refusal_of: list[Refusal] = []  # [verb] likewise: what is said of a verb without a deed

    def bind(self, domains: dict[str, Domain], verbs: int, not_now: Refusal) -> None:
        """Find the domain of every field, and check that the frame keeps what its constructor is given."""
        self.fields = []
        for name in self.attributes:
            # An operand may be called like the seat that is asked; its attribute then ends in an underscore.
            shown = name.rstrip("_")
            self.fields.append(field(f"{shown}:{self.over[name]}" if name in self.over else shown, domains))
        trial = self.frame(*range(len(self.takes)))
        for i, name in enumerate(self.takes):
            if getattr(trial, name) != i:
                raise TypeError(f"question {self.name}: the frame does not keep {name}")
        for name in self.over:
            if name not in self.attributes:
                raise TypeError(f"question {self.name}: no field {name}")
        self.deed_of = [None] * verbs
        for deed in self.deeds:
            self.deed_of[deed.verb.number] = deed
        self.refusal_of = [self.not_now or not_now] * verbs
        for verb, refusal in self.refuses.items():
            self.refusal_of[verb.number] = refusal


def question(
    frame: Callable[..., Q],
    *deeds: Deed[S, Q],
    settle: Callable[[S, Q, Log], bool] | None = None,
    over: dict[str, str] | None = None,
    refuses: dict[Verb, Refusal] | None = None,
    not_now: Refusal | None = None,
) -> Question[S]:
    """The question a frame asks. ``over`` names the domain of a field that is not called like its domain.

    A verb that does not answer it is refused by ``refuses[verb]``, else by ``not_now``, else by the game's own.
    """
    return Question(
        frame,
        cast("tuple[Deed[S, Frame], ...]", deeds),
        cast("Callable[[S, Frame, Log], bool] | None", settle),
        over or {},
        refuses or {},
        not_now,
    )


def _snake(name: str) -> str:
    return "".join(f"_{c.lower()}" if c.isupper() and i else c.lower() for i, c in enumerate(name))


class Game(Generic[S]):
    """Rules bound to one map and one number of seats. Shared by all states; never changes."""

    def __init__(
        self,
        domains: list[Domain],
        verbs: Verbs,
        questions: list[Question[S]],
        not_now: Refusal,
        start: Callable[[], S],
        clone: Callable[[S], S],
        weights: Callable[[S], list[int]],
        mark: Callable[[S], int],
    ) -> None:
        self.domains: dict[str, Domain] = {domain.name: domain for domain in domains}
        self.verbs = verbs.all
        self.stops: list[bool] = [verb.stops for verb in self.verbs]
        self.questions = questions
        self.not_now = not_now
        self.clone = clone
        # The odds of chance's options, in the order of ``legal``.
        self.weights = weights
        self._start = start
        self._mark = mark
        self.base: list[int] = []  # [verb] its first code; one more for the end
        self.verb_of: list[int] = []
        self.a_of: list[int] = []
        self.b_of: list[int] = []
        self.text: list[str] = []
        for verb in self.verbs:
            self.base.append(len(self.text))
            self._number(verb)
        self.base.append(len(self.text))
        self.code: dict[str, int] = {text: code for code, text in enumerate(self.text) if text}
        self._asks: dict[type[Frame], Question[S]] = {}
        for number, one in enumerate(questions):
            one.number = number
            one.bind(self.domains, len(self.verbs), not_now)
            self._asks[one.kind] = one
            for deed in one.deeds:
                deed.base = self.base[deed.verb.number]
                last = self.base[deed.verb.number + 1]
                deed.codes = [code for code in range(deed.base, last) if self.text[code]]

    def _number(self, verb: Verb) -> None:
        """Give every combination of operands its code; combinations beyond the words get the empty text."""
        domains = [self.domains[name] for name in verb.domains]
        width = domains[-1].room if len(domains) > 1 else 1
        total = 1
        for domain in domains:
            total *= domain.room
        for k in range(total):
            words = [verb.name]
            rest = k
            known = True
            for d in reversed(domains):
                i = rest % d.room
                rest //= d.room
                if i < len(d.words):
                    words.insert(1, d.words[i])
                else:
                    known = False
            self.verb_of.append(verb.number)
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
        return s.stack[-1].seat

    def asks(self, frame: Frame) -> Question[S]:
        """The question that a frame asks."""
        return self._asks[type(frame)]

    def mark(self, s: S) -> int:
        """A number that tells positions apart: alike ones have the same, others hardly ever."""
        out = self._mark(s)
        for frame in s.stack:
            asks = self._asks[type(frame)]
            out = hash((out, asks.number, frame.seat))
            for name in asks.attributes:
                out = hash((out, getattr(frame, name)))
        return out

    def legal(self, s: S) -> list[int]:
        """Every code that answers the question on top, in rising order."""
        out = Codes()
        self.options(s, out)
        return out.all()

    def options(self, s: S, out: Codes) -> None:
        """The same, packed, after what is there already."""
        top = s.stack[-1]
        for deed in self._asks[type(top)].deeds:
            options = deed.options
            if options is None:
                self._scan(s, top, deed, out)
            else:
                options(s, top, deed.base, out)

    def scan(self, s: S) -> list[int]:
        """What ``legal`` must give, by asking ``why_not`` for everything. For tests."""
        out = Codes()
        top = s.stack[-1]
        for deed in self._asks[type(top)].deeds:
            self._scan(s, top, deed, out)
        return out.all()

    def _scan(self, s: S, top: Frame, deed: Deed[S, Frame], out: Codes) -> None:
        why_not = deed.why_not
        for code in deed.codes:
            if why_not(s, top, self.a_of[code], self.b_of[code]) is OK:
                out.append(code)

    def why_not(self, s: S, code: int) -> Refusal | None:
        """OK, or the refusal that forbids ``code`` now."""
        top = s.stack[-1]
        asks = self._asks[type(top)]
        deed = asks.deed_of[self.verb_of[code]]
        if deed is None or not self.text[code]:
            return asks.refusal_of[self.verb_of[code]]
        return deed.why_not(s, top, self.a_of[code], self.b_of[code])

    def apply(self, s: S, code: int, log: Log = None) -> None:
        """Answer the question on top, then settle until somebody must be asked. Trusts ``code``."""
        top = s.stack[-1]
        deed = self._asks[type(top)].deed_of[self.verb_of[code]]
        if deed is None:
            raise ValueError(f"{self.text[code]!r} does not answer {self._asks[type(top)].name}")
        deed.do(s, top, self.a_of[code], self.b_of[code], log)
        self.settle(s, log)

    def settle(self, s: S, log: Log) -> None:
        """Do what follows without anybody's choice, until somebody must be asked or the game is over."""
        while True:
            top = s.stack[-1]
            settle = self._asks[type(top)].settle
            if settle is None or not settle(s, top, log):
                return
