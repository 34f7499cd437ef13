"""Where games write numbers for learners: memory that arrays of other libraries can look into.

A game knows no array library. Compiled, the memory is mypyc's own packed vector, whose numbers are stored without a
call into Python. A list would have to be copied number by number, and an array's own items cost a hundred times as
much.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Final, cast

from hanse.core.codes import Codes

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i16, i64

COMPILED: Final = not __file__.endswith(".py")


def _short(n: int) -> vec[i16]:
    if COMPILED:
        return vec[i16]([0] * n)
    return cast("vec[i16]", array("h", bytes(2 * n)))


def _long(n: int) -> vec[i64]:
    if COMPILED:
        return vec[i64]([0] * n)
    return cast("vec[i64]", array("q", bytes(8 * n)))


class Pad:
    """Rows of ``size`` small whole numbers, all zero until written; a row is begun anew by wiping what was written."""

    def __init__(self, size: int, rows: int = 1) -> None:
        self.size = size
        self.rows = rows
        self._room = _short(size * rows)
        self._written = _long(size * rows)  # [size*row + i] where the row's i-th number stands
        self._count = _long(rows)  # [row] how many were written, but for the row that is being written
        self._row: i64 = 0
        self._writes: i64 = 0  # how many were written into the row that is being written
        self._base: i64 = 0

    def begin(self, row: int) -> None:
        """From now on this row is written; it is all zeros."""
        base: i64 = row * self.size
        self._count[self._row] = self._writes
        count: i64 = self._count[row]
        i: i64 = 0
        while i < count:
            self._room[self._written[base + i]] = 0
            i += 1
        self._writes = 0
        self._row = row
        self._base = base

    def put(self, at: i64, number: i16) -> None:
        """The row's number at this place."""
        if number == 0:
            return
        where: i64 = self._base + at
        if self._room[where] == 0:
            self._written[self._base + self._writes] = where
            self._writes += 1
        self._room[where] = number

    def spread(self, at: i64, numbers: list[int], first: i64, end: i64) -> None:
        """``numbers[first:end]`` one after the other. Most are zeros, and cost next to nothing here."""
        i: i64 = first
        while i < end:
            number = numbers[i]
            if number:
                self.put(at + i - first, number)
            i += 1

    def mark(self, codes: Codes) -> None:
        """A 1 at each of these places."""
        i: i64 = 0
        while i < codes.count:
            self.put(codes.at(i), 1)
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
