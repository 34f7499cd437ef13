"""Where games write numbers for learners: memory that arrays of other libraries can look into.

A game knows no array library. Compiled, the memory is mypyc's own packed vector, whose numbers are stored without a
call into Python. A list would have to be copied number by number, and an array's own items cost a hundred times as
much.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Final, cast, final

from hanse.core import lay
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
class Looked:
    """What was laid by tables: the numbers that it was laid from, None where nothing was."""

    def __init__(self, out: tuple[tuple[int, int, bytes], ...], count: int) -> None:
        self.out = out
        self.numbers: list[object] = [None] * count


@final
class Pad:
    """Rows of ``size`` small whole numbers, all zero until written. A row is begun anew by wiping what was written.

    What is a list of the state, or follows from one number of it by a table, is written at once (``whole``, ``turned``,
    ``looked``), zeros too, and need not be wiped. Of the rest, what seldom changes is written in parts, each a function
    of whoever looks and of some of the state's lists, and left alone while these are as they were when it was last
    written into the row. A part is known by the place that it begins at.
    """

    def __init__(self, size: int, rows: int = 1) -> None:
        self.size = size
        self.rows = rows
        self._room = _short(size * rows)
        self._memory = memoryview(self._room)
        self._part_of = _long(size)  # [place] the part that begins there, 0 if none has
        self._written: list[Codes] = []  # [rows*part + row] where numbers of the part stand
        self._eyes: list[int] = []  # [rows*part + row] who looked when it was written
        self._kept: list[object] = []  # [rows*part + row] what it was written from; None if it was not
        self._parts = 0
        self._add()
        self._row = 0
        self._base: i64 = 0
        self._now = self._written[0]  # of the part that is being written
        # Kept here because looking them up in their module would take as long as what they do.
        self._lay_turned = lay.turned
        self._lay_looked = lay.looked

    def _add(self) -> None:
        """Room for one more part."""
        for _ in range(self.rows):
            self._written.append(Codes())
            self._eyes.append(0)
            self._kept.append(None)
        self._parts += 1

    def begin(self, row: int) -> None:
        """From now on this row is written, at first what belongs to no part."""
        self._row = row
        self._base = row * self.size
        self._clear(row)

    def forget(self, row: int) -> None:
        """The row's parts will be written when they are asked for next, whatever they were written from."""
        for part in range(1, self._parts):
            self._kept[self.rows * part + row] = None

    def _clear(self, which: int) -> None:
        codes = self._written[which]
        room = self._room
        i: i64 = 0
        while i < codes.count:
            room[codes.at(i)] = 0
            i += 1
        codes.clear()
        self._now = codes

    def _which(self, at: i64) -> int:
        part: int = self._part_of[at]
        if part == 0:
            part = self._parts
            self._part_of[at] = part
            self._add()
        return self.rows * part + self._row

    def part(self, at: i64, eyes: int, sources: list[object]) -> bool:
        """Whether the part that begins here must be written, because others look or a source has changed.

        If so it is all zeros, and what is put from now on belongs to it.
        """
        which = self._which(at)
        if self._eyes[which] == eyes and self._kept[which] == sources:
            return False
        self._clear(which)
        self._eyes[which] = eyes
        self._kept[which] = [one[:] if isinstance(one, list) else one for one in sources]
        return True

    def whole(self, at: int, numbers: list[int]) -> None:
        """A list as it stands, in places that nothing else is put into."""
        self._lay_turned(self._memory, self._row * self.size + at, numbers, len(numbers), 0, 1)

    def turned(self, at: int, numbers: list[int], width: int, eyes: int, seats: int) -> None:
        """A list with ``width`` numbers for each seat: of whoever looks first, then in the order of play."""
        self._lay_turned(self._memory, self._row * self.size + at, numbers, width, eyes, seats)

    def looked(self, numbers: list[int], pairs: bytes, out: tuple[tuple[int, int, bytes], ...]) -> None:
        """What tables say of a list's numbers; see ``lay.looked``. Only of those that have changed, if the tables are
        those of the last time."""
        which = self._which(out[0][0])
        kept = self._kept[which]
        if isinstance(kept, Looked) and kept.out is out:
            self._lay_looked(self._memory, self._row * self.size, numbers, pairs, out, kept.numbers)
            return
        fresh = Looked(out, len(numbers))
        self._lay_looked(self._memory, self._row * self.size, numbers, pairs, out, fresh.numbers)
        self._kept[which] = fresh

    def put(self, at: i64, number: i16) -> None:
        """The row's number at this place."""
        if number == 0:
            return
        room = self._room
        where: i64 = self._base + at
        if room[where] == 0:
            self._now.append(where)
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
        return self._memory


@final
class Marks:
    """Rows of codes as a 1 for each and a 0 for every other, in bytes; wiped by the codes that were marked."""

    def __init__(self, size: int, rows: int) -> None:
        self.size = size
        self._room = _bytes(size * rows)
        self.codes = [Codes() for _ in range(rows)]  # [row] what is marked

    def begin(self, row: int) -> Codes:
        """The row without any mark; what is to be marked in it is appended to these codes."""
        self._set(row, 0)
        codes = self.codes[row]
        codes.clear()
        return codes

    def mark(self, row: int) -> None:
        self._set(row, 1)

    def _set(self, row: int, mark: u8) -> None:
        codes = self.codes[row]
        base: i64 = row * self.size
        i: i64 = 0
        room = self._room
        while i < codes.count:
            room[base + codes.at(i)] = mark
            i += 1

    def has(self, row: int, code: int) -> bool:
        return 0 <= code < self.size and self._room[row * self.size + code] != 0

    def memory(self) -> memoryview:
        """All rows as bytes, to be looked at and never written; it changes as rows do."""
        return memoryview(self._room)
