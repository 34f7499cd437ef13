"""Where games write numbers for learners: memory that arrays of other libraries can look into.

A game knows no array library. Compiled, the memory is mypyc's own packed vector, whose numbers are stored without a
call into Python. A list would have to be copied number by number, and an array's own items cost a hundred times as
much.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Final, cast, final

from hanse.core.codes import Codes

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i16, i64, u8

COMPILED: Final = not __file__.endswith(".py")


def _short(n: int) -> vec[i16]:
    if COMPILED:
        return vec[i16]([0] * n)
    return cast("vec[i16]", array("h", bytes(2 * n)))


def _bytes(n: int) -> vec[u8]:
    if COMPILED:
        return vec[u8]([0] * n)
    return cast("vec[u8]", array("B", bytes(n)))


def _long(n: int) -> vec[i64]:
    if COMPILED:
        return vec[i64]([0] * n)
    return cast("vec[i64]", array("q", bytes(8 * n)))


@final
class Pad:
    """Rows of ``size`` small whole numbers, all zero until written; a row is begun anew by wiping what was written."""

    def __init__(self, size: int, rows: int = 1) -> None:
        self.size = size
        self.rows = rows
        self._room = _short(size * rows)
        self._written = _long(size * rows)  # [size*row + i] where the row's i-th number stands
        self._ends = _long(rows)  # [row] where in it the row's ends, but for the row that is being written
        for row in range(rows):
            self._ends[row] = size * row
        self._row: i64 = 0
        self._base: i64 = 0
        self._next: i64 = 0  # the place for what is written next

    def begin(self, row: int) -> None:
        """From now on this row is written; it is all zeros."""
        self._ends[self._row] = self._next
        base: i64 = row * self.size
        end: i64 = self._ends[row]
        i: i64 = base
        room, written = self._room, self._written
        while i < end:
            room[written[i]] = 0
            i += 1
        self._row = row
        self._base = base
        self._next = base

    def put(self, at: i64, number: i16) -> None:
        """The row's number at this place."""
        if number == 0:
            return
        room = self._room
        where: i64 = self._base + at
        if room[where] == 0:
            free: i64 = self._next
            self._written[free] = where
            self._next = free + 1
        room[where] = number

    def spread(self, at: i64, numbers: list[int], first: i64, end: i64) -> None:
        """``numbers[first:end]`` one after the other. Most are zeros, and cost next to nothing here."""
        i: i64 = first
        while i < end:
            number = numbers[i]
            if number:
                self.put(at + i - first, number)
            i += 1

    def get(self, row: int, at: int) -> int:
        """What stands there."""
        return self._room[row * self.size + at]

    def row(self, row: int) -> list[int]:
        """A row as a plain list."""
        base = row * self.size
        return [self._room[base + i] for i in range(self.size)]

    def memory(self) -> memoryview:
        """All rows as 16-bit numbers, to be looked at and never written; it changes as rows do."""
        return memoryview(self._room)


@final
class Marks:
    """Rows of codes as a 1 for each and a 0 for every other, in bytes; wiped by the codes that were marked."""

    def __init__(self, size: int, rows: int) -> None:
        self.size = size
        self._room = _bytes(size * rows)
        self.codes = [Codes() for _ in range(rows)]  # [row] what is marked

    def begin(self, row: int) -> Codes:
        """The row without any mark; what is to be marked in it is appended to these codes."""
        codes = self.codes[row]
        base: i64 = row * self.size
        i: i64 = 0
        room = self._room
        while i < codes.count:
            room[base + codes.at(i)] = 0
            i += 1
        codes.clear()
        return codes

    def mark(self, row: int) -> None:
        codes = self.codes[row]
        base: i64 = row * self.size
        i: i64 = 0
        room = self._room
        while i < codes.count:
            room[base + codes.at(i)] = 1
            i += 1

    def has(self, row: int, code: int) -> bool:
        return 0 <= code < self.size and self._room[row * self.size + code] != 0

    def memory(self) -> memoryview:
        """All rows as bytes, to be looked at and never written; it changes as rows do."""
        return memoryview(self._room)
