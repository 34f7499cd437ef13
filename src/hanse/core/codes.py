"""Codes of actions side by side in memory: what rules append their options to. No Python object for each of them."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Final, cast, final

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

COMPILED: Final = not __file__.endswith(".py")
FEW: Final = 32


def _room(n: i64) -> vec[i64]:
    if COMPILED:
        return vec[i64]([0] * n)
    return cast("vec[i64]", array("q", bytes(8 * n)))


@final
class Codes:
    """Like a list of ints that only grows, until it is cleared and filled anew."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self._size: i64 = FEW
        self._codes = _room(FEW)

    def append(self, code: i64) -> None:
        count = self.count
        if count == self._size:
            self._grow()
        self._codes[count] = code
        self.count = count + 1

    def _grow(self) -> None:
        size: i64 = 2 * self._size
        more = _room(size)
        i: i64 = 0
        while i < self._size:
            more[i] = self._codes[i]
            i += 1
        self._codes = more
        self._size = size

    def clear(self) -> None:
        self.count = 0

    def at(self, i: i64) -> i64:
        """The i-th code; ``i`` is trusted."""
        return self._codes[i]

    def until(self, bound: i64, first: i64) -> i64:
        """Where codes that are not below ``bound`` begin, from ``first`` on; they must be in rising order."""
        low: i64 = first
        high: i64 = self.count
        while low < high:
            middle: i64 = (low + high) >> 1
            if self._codes[middle] < bound:
                low = middle + 1
            else:
                high = middle
        return low

    def sort(self) -> None:
        """In rising order: few that are nearly so already, therefore one after the other into its place."""
        i: i64 = 1
        while i < self.count:
            code = self._codes[i]
            j: i64 = i
            while j > 0 and self._codes[j - 1] > code:
                self._codes[j] = self._codes[j - 1]
                j -= 1
            self._codes[j] = code
            i += 1

    def all(self) -> list[int]:
        """As a plain list."""
        out: list[int] = []
        i: i64 = 0
        while i < self.count:
            out.append(self._codes[i])
            i += 1
        return out
