"""Looking back: positions of the past take a small share of the time, however many browse how fast."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import OrderedDict
from collections.abc import AsyncIterator

from hanse.core.match import Match
from hanse.core.model import ALL, State
from hanse.core.situation import Situation
from hanse.server.kinds import packed
from hanse.server.messages import At

REST = 9.0
"""Times as long as a look back has taken, the next one waits; so all of them have a tenth of the time."""

KEPT = 64
"""Positions of one table kept ready: who browses asks for what others have just seen."""


class Past:
    """One looks back at a time, in the whole house. Not in threads: they would take the time from who plays."""

    def __init__(self) -> None:
        self._lane = asyncio.Lock()
        self._free = 0.0  # when the next may

    @contextlib.asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        async with self._lane:
            if (early := self._free - time.monotonic()) > 0:
                await asyncio.sleep(early)
            began = time.monotonic()
            try:
                yield
            finally:
                ended = time.monotonic()
                self._free = ended + REST * (ended - began)


class Looks:
    """The positions of one table that were asked for last, encoded."""

    def __init__(self, past: Past) -> None:
        self.turn = past.turn
        """To be waited for before a position is looked up."""
        self.story = asyncio.Lock()
        """Held while the whole game is told anew."""
        self._made: OrderedDict[tuple[int, int], At] = OrderedDict()  # [ply, eyes]

    def at(self, match: Match[State], ply: int, eyes: int) -> At:
        key = ply, eyes if match.bundle.hides else ALL
        found = self._made.get(key)
        if found is None:
            found = self._made[key] = look(match, ply, eyes)
            if len(self._made) > KEPT:
                self._made.popitem(last=False)
        self._made.move_to_end(key)
        return found

    def take_back(self, ply: int) -> None:
        """Answers from ``ply`` on are gone."""
        for key in [key for key in self._made if key[0] > ply]:
            del self._made[key]


def look(match: Match[State], ply: int, eyes: int) -> At:
    """The position before answer ``ply``, packed."""
    then = Situation(match, ply)
    return At(
        id=0,
        ply=then.ply,
        asked=then.seat,
        question=then.question,
        frame=packed(then.frame),
        view=packed(then.view(eyes)),
        scores=packed(then.scores(eyes)),
        parts=packed(then.parts(eyes)),
    )
