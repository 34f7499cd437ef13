"""How a table stands, as messages: each part is counted and encoded once for all eyes that see the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec import UNSET, UnsetType

from hanse.core.match import Match
from hanse.core.model import ALL, State
from hanse.core.reading import View
from hanse.core.situation import Situation
from hanse.server import consent, sight
from hanse.server.guest import Guest
from hanse.server.kinds import encode, packed
from hanse.server.messages import Clocks, FloorAt, Now, Own, Reading, Wish
from hanse.server.outbox import Letter
from hanse.server.seats import Seat
from hanse.server.steps import Steps

HEAD, NOBODY, END = b'{"type":"now","eyes":', b"null", b"}"
"""How the message begins, and for eyes that are nobody's; how it ends for who has nothing of his own."""


class Seen(NamedTuple):
    """What depends on the eyes alone, packed."""

    view: Any
    scores: Any
    parts: Any


class Around(NamedTuple):
    """What is told beside the match itself: who is here (packed), their time, who sits where, who wants to go back."""

    players: Any
    clocks: Clocks | None
    seats: Sequence[Seat]
    wish: Wish | UnsetType


class Telling:
    """Of a match as it stands now; a new one whenever something has happened.

    ``shown`` are the views that were told before, by eyes.
    """

    def __init__(self, match: Match[State], reading: Reading | None, shown: dict[int, View]) -> None:
        self.now = Situation(match)
        self.shown: dict[int, View] = {}
        """[eyes] the views told by now."""
        self._hides = match.bundle.hides
        self._reading = reading
        self._steps = Steps(match, shown)
        self._frame = packed(self.now.frame if reading is None else {})
        self._result = packed(self.now.result)
        self._seen: dict[int, Seen] = {}
        self._logs: dict[tuple[int, int | None, int], Any] = {}  # [told, eyes before, eyes], packed
        self._bodies: dict[tuple[int, int | None, int, int | None], bytes] = {}  # [told, eyes before, eyes, cut]
        # The same, and whether whoever sees it holds that seat.
        self._letters: dict[tuple[int, int | None, int, int | None, bool], Letter] = {}

    def letter(self, guest: Guest, around: Around, secrets: sight.Secrets) -> Letter:
        """The message for one guest, who then knows all there is."""
        now, eyes = self.now, sight.eyes_of(self.now, guest.looks)
        key = guest.told, guest.eyes, eyes, guest.cut, eyes in guest.seats
        letter = self._letters.get(key)
        if letter is None:
            letter = self._letters[key] = self._letter(*key, around, secrets)
        guest.told, guest.eyes, guest.cut = now.ply, eyes, None
        return letter

    def _letter(
        self, told: int, before: int | None, eyes: int, cut: int | None, his: bool,
        around: Around, secrets: sight.Secrets,
    ) -> Letter:  # fmt: skip
        """Encoded once for all eyes that see the same; whose they are is put in front, and what is their own behind."""
        alike = eyes
        if not self._hides:
            alike, before = ALL, None if before is None else ALL
        key = told, before, alike, cut
        body = self._bodies.get(key)
        if body is None:
            self.shown[alike] = self.now.view(alike)
            body = self._bodies[key] = encode(self._message(*key, around, secrets))[len(HEAD + NOBODY) : -1]
        whose = b"%d" % eyes if eyes >= 0 else NOBODY
        return Letter(HEAD, whose, body, self._own(eyes, around) if his else END)

    def _own(self, eyes: int, around: Around) -> bytes:
        """The end of the message for whoever holds that seat."""
        if self._reading is not None:
            return END
        now = self.now
        options, floor, back = now.options(eyes), now.floor(eyes), consent.farthest(now.match, around.seats, eyes)
        if options is None and floor is None and back is None:
            return END
        own = Own(
            UNSET if options is None else options,
            UNSET if floor is None else FloorAt(floor.ply, floor.why),
            UNSET if back is None else back,
        )
        return b"," + encode(own)[1:]

    def forget(self) -> None:
        """Everybody has been told, or has to be told something else."""
        self._steps.forget()
        self._logs.clear()
        self._bodies.clear()
        self._letters.clear()

    def _message(
        self, told: int, before: int | None, eyes: int, cut: int | None, around: Around, secrets: sight.Secrets
    ) -> Now:
        """What all are told who see the same."""
        now, reading, seen = self.now, self._reading, self._see(eyes)
        return Now(
            eyes=None,
            ply=now.ply,
            asked=now.seat if reading is None else None,
            question=now.question if reading is None else None,
            frame=self._frame,
            view=seen.view,
            scores=seen.scores,
            parts=seen.parts,
            over=now.over,
            result=self._result,
            players=around.players,
            log=self._log(told, before, eyes, secrets),
            wish=around.wish,
            cut=UNSET if cut is None else cut,
            reading=UNSET if reading is None else reading,
            clocks=UNSET if around.clocks is None else around.clocks,
        )

    def _see(self, eyes: int) -> Seen:
        if eyes not in self._seen:
            now = self.now
            self._seen[eyes] = Seen(packed(now.view(eyes)), packed(now.scores(eyes)), packed(now.parts(eyes)))
        return self._seen[eyes]

    def _log(self, told: int, before: int | None, eyes: int, secrets: sight.Secrets) -> Any:
        """The answers after the first ``told``, packed; secret ones again when the eyes are others than ``before``."""
        key = told, before, eyes
        if key not in self._logs:
            match = self.now.match
            # Who shares a screen must not read in the log what was told to the other.
            again = secrets.until(match, told) if before not in (None, eyes) else []
            fresh = [sight.log_line(match, ply, eyes) for ply in range(told, match.ply)]
            self._steps.add(fresh, before, eyes)
            self._logs[key] = packed([*(sight.log_line(match, ply, eyes) for ply in again), *fresh])
        return self._logs[key]
