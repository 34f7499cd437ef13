"""A position as numbers with names, from one seat's point of view, for learners."""

from __future__ import annotations

import hashlib
from array import array
from collections.abc import Iterable
from typing import Generic

from hanse.core.game import Game, S
from hanse.core.model import CHANCE, OVER
from hanse.core.native import mypyc_attr
from hanse.core.pad import Pad
from hanse.core.words import SEAT

Out = tuple[tuple[int, int, bytes], ...]
"""Tables for ``Pad.looked``: first place, width, rows."""


def shorts(numbers: Iterable[int]) -> bytes:
    """Numbers of a table."""
    return array("h", list(numbers)).tobytes()


def one_of(width: int, marked: list[int]) -> bytes:
    """A table of rows with a single 1, at that place; -1: nowhere."""
    return shorts([1 if i == place else 0 for place in marked for i in range(width)])


def pairs(ways: Iterable[tuple[int, int]]) -> bytes:
    """Which number of a list goes to which place, for ``Pad.looked``."""
    return array("i", [end for way in ways for end in way]).tobytes()


class Block:
    """Numbers that belong together: ``shape`` with the words for its axes, from ``least`` to ``most``.

    Learners are given them divided by ``most``. A number beyond ``most`` is one beyond 1, not an error.
    """

    def __init__(self, name: str, shape: tuple[int, ...], most: int, says: str, at: int, least: int) -> None:
        self.name = name
        self.shape = shape
        self.most = most
        self.says = says
        self.at = at
        self.least = least
        self.size = 1
        for n in shape:
            self.size *= n


@mypyc_attr(allow_interpreted_subclasses=True)
class Features(Generic[S]):
    """What a game's folder brings: blocks declared when it is made, and ``write``.

    One size for all boards, seats and switches of a game: what is not there is zero. The seat itself comes first, then
    whoever plays after it. Written from what the seat may know; a law of ``core/testing.py`` holds games to it.
    """

    def __init__(self, game: Game[S], seats: int, room: int) -> None:
        self.game = game
        self.seats = seats
        self.room = room  # seats that have a place in every block of seats
        self.blocks: list[Block] = []
        self.size = 0
        fields = 0
        self._seats: list[list[bool]] = []  # [question][field] whether it is a seat, counted from whoever looks
        for one in game.questions:
            fields = max(fields, len(one.attributes))
            self._seats.append([f.domain is not None and f.domain.name == SEAT for f in one.fields])
        self._asked = self.block("asked", (room + 1,), 1, "who is asked: the seat itself first, chance last")
        self._question = self.block("question", (len(game.questions),), 1, "which question is asked")
        self._frame = self.block(
            "frame", (fields,), self._most(), "the fields of the question, in their order, each plus one", least=-1
        )

    def _most(self) -> int:
        rooms = [d.room for one in self.game.questions for f in one.fields if (d := f.domain) is not None]
        return max(rooms, default=1)

    def block(self, name: str, shape: tuple[int, ...], most: int, says: str, least: int = 0) -> int:
        """Declare a block; where its numbers begin. Called by constructors alone."""
        made = Block(name, shape, most, says, self.size, least)
        self.blocks.append(made)
        self.size += made.size
        return made.at

    def begin(self, s: S, seat: int, pad: Pad) -> None:
        """What every game has: who is asked what."""
        top = s.stack[-1]
        if top.seat >= 0:
            pad.put(self._asked + (top.seat - seat) % self.seats, 1)
        elif top.seat == CHANCE:
            pad.put(self._asked + self.room, 1)
        asks = self.game.asks(top)
        pad.put(self._question + asks.number, 1)
        if top.seat != OVER:
            at = self._frame
            seats = self._seats[asks.number]
            for i, name in enumerate(asks.attributes):
                value: int = getattr(top, name)
                pad.put(at + i, (self.near(value, seat) if seats[i] else value) + 1)

    def near(self, other: int, seat: int) -> int:
        """How far another seat is from this one in the order of play; what is no seat stays what it is."""
        return (other - seat) % self.seats if 0 <= other < self.seats else other

    def write(self, s: S, seat: int, pad: Pad) -> None:
        """All numbers of a position into the row of the pad that was begun."""
        raise NotImplementedError

    def fingerprint(self) -> str:
        """Tells layouts apart: what was learnt with one is of no use with another."""
        h = hashlib.sha256()
        for one in self.blocks:
            h.update(f"{one.name} {one.shape} {one.least} {one.most}\n".encode())
        return h.hexdigest()[:12]

    def scales(self) -> list[float]:
        """What each number is multiplied by for learners."""
        return [1.0 / one.most for one in self.blocks for _ in range(one.size)]

    def numbers(self, s: S, seat: int) -> list[float]:
        """A position by itself, as learners get it. Slow; many positions are written into one pad."""
        pad = Pad(self.size)
        pad.begin(0)
        self.write(s, seat, pad)
        return [n * scale for n, scale in zip(pad.row(0), self.scales(), strict=True)]
