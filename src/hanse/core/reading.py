"""Reading documents from outside, data files and views alike: every value checked once, every error with its place."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence

WIDEST = 2**63
"""Whole numbers of documents are smaller, as those of TOML are; what is wider breaks whatever is done with it."""

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]
View = dict[str, Json]
"""What one seat may know, as JSON."""


def plain(document: object) -> View:
    """A document with types of its own as JSON: a tuple becomes a list."""
    made: View = json.loads(json.dumps(document))
    return made


class BadInput(Exception):
    """Something from outside cannot be used; the message is one line for the person who gave it."""


class DataError(BadInput):
    """A document from outside is wrong; the message says which, where and why."""


class Reader:
    """One table of a document. Reading a key checks it; ``close`` refuses keys nobody has read."""

    def __init__(self, table: object, where: str) -> None:
        if not isinstance(table, dict):
            raise DataError(f"{where}: must be a table, not {_kind(table)}")
        self.table: dict[str, object] = table
        self.where = where
        self._seen: set[str] = set()
        self._absent: set[str] = set()  # what could have been there

    def fail(self, key: str, reason: str) -> DataError:
        """The error to raise when what ``key`` says cannot be."""
        return DataError(f"{self.where}: {key}: {reason}" if key else f"{self.where}: {reason}")

    def has(self, key: str) -> bool:
        if key in self.table:
            return True
        self._absent.add(key)
        return False

    def get(self, key: str) -> object:
        """The raw value of a key that must be there."""
        self._seen.add(key)
        if key not in self.table:
            raise self.fail(key, "is missing")
        return self.table[key]

    def number(self, key: str, low: int = 0, high: int = 1_000_000) -> int:
        return self._int(key, self.get(key), low, high)

    def real(self, key: str) -> float:
        return self._real(key, self.get(key))

    def reals(self, key: str, count: int | None = None) -> list[float]:
        return [self._real(f"{key}[{i}]", v) for i, v in enumerate(self._list(key, count))]

    def rows(self, key: str) -> list[list[float]]:
        """A list of lists of numbers, each as long as it likes."""
        rows = [Reader({key: row}, self.where) for row in self._list(key, None)]
        return [row.reals(key) for row in rows]

    def flag(self, key: str) -> bool:
        value = self.get(key)
        if not isinstance(value, bool):
            raise self.fail(key, f"must be true or false, not {_kind(value)}")
        return value

    def text(self, key: str) -> str:
        value = self.get(key)
        if not isinstance(value, str):
            raise self.fail(key, f"must be a text, not {_kind(value)}")
        return value

    def line(self, key: str, most: int) -> str:
        """A text that people are shown: one line, with something in it, and nothing that a terminal would obey."""
        value = self.text(key)
        if not value.strip() or len(value) > most or not value.isprintable():
            raise self.fail(key, f"must be one line of 1 to {most} letters, not {value[:40]!r}")
        return value

    def word(self, key: str, words: Sequence[str]) -> int:
        """The number of the word found at ``key``."""
        return self._word(key, self.get(key), words)

    def numbers(self, key: str, count: int | None = None, low: int = 0, high: int = 1_000_000) -> list[int]:
        return [self._int(f"{key}[{i}]", v, low, high) for i, v in enumerate(self._list(key, count))]

    def words(self, key: str, words: Sequence[str], count: int | None = None) -> list[int]:
        return [self._word(f"{key}[{i}]", v, words) for i, v in enumerate(self._list(key, count))]

    def texts(self, key: str) -> list[str]:
        out: list[str] = []
        for i, value in enumerate(self._list(key, None)):
            if not isinstance(value, str):
                raise self.fail(f"{key}[{i}]", f"must be a text, not {_kind(value)}")
            out.append(value)
        return out

    def reader(self, key: str) -> Reader:
        """The table at ``key``."""
        return Reader(self.get(key), f"{self.where}: {key}")

    def readers(self, key: str, name: str = "id", count: int | None = None) -> list[Reader]:
        """The list of tables at ``key``; errors call each by its ``name``, or by its place in the list."""
        out: list[Reader] = []
        for i, value in enumerate(self._list(key, count)):
            label = value.get(name, i) if isinstance(value, dict) else i
            out.append(Reader(value, f"{self.where}: {key} {label!r}"))
        return out

    def fixed(self, key: str, value: int | str | list[str]) -> None:
        """A fact the rules have built in: a document may state it, and nothing else."""
        given = self.get(key)
        if given != value or isinstance(given, bool):
            said = ", ".join(value) if isinstance(value, list) else value
            raise self.fail(key, f"must be {said}; the rules know nothing else")

    def skip(self, *keys: str) -> None:
        """These keys of a view may be there and follow from the others."""
        self._seen.update(keys)

    def close(self) -> None:
        """Refuse what nobody has read: a misspelt key must not pass in silence."""
        for key in self.table:
            if key not in self._seen and not about(key):
                there = ", ".join(sorted(self._seen | self._absent)) or "none"
                raise self.fail(key, f"is not a key known here; there is {there}")

    def _list(self, key: str, count: int | None) -> list[object]:
        value = self.get(key)
        if not isinstance(value, list):
            raise self.fail(key, f"must be a list, not {_kind(value)}")
        if count is not None and len(value) != count:
            raise self.fail(key, f"must have {count} entries, not {len(value)}")
        return value

    def _int(self, key: str, value: object, low: int, high: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.fail(key, f"must be a whole number, not {_kind(value)}")
        if not low <= value <= high:
            raise self.fail(key, f"must be from {low} to {high}, not {_short(value)}")
        return value

    def _real(self, key: str, value: object) -> float:
        if not isinstance(value, (int, float)) or isinstance(value, bool) or not -WIDEST < value < WIDEST:
            raise self.fail(key, f"must be a number, not {_kind(value)}")
        return float(value)

    def _word(self, key: str, value: object, words: Sequence[str]) -> int:
        if not isinstance(value, str):
            raise self.fail(key, f"must be a name, not {_kind(value)}")
        if value not in words:
            raise self.fail(key, f"no {value!r}; there is {', '.join(words)}")
        return words.index(value)


PEOPLE = frozenset((
    "note", "why", "source", "sources", "provenance", "confidence", "evidence", "disputed", "editions", "game",
    "simulation",
))  # fmt: skip
"""Keys of a data file that only people read: whose game it is, and where its facts come from."""


def toml(text: str, where: str) -> dict[str, object]:
    """A document from outside; DataError if it is none, or nothing could be done with what it says."""
    import tomllib  # not everybody who reads documents reads these

    try:
        table = tomllib.loads(text.removeprefix("\ufeff"))  # some editors begin with it
    except tomllib.TOMLDecodeError as error:
        raise DataError(f"{where}: not TOML: {error}") from None
    except ValueError:  # of Python, which reads no number of so many digits; it does not say where
        long = next((i for i, line in enumerate(text.splitlines(), 1) if len(line) > sys.get_int_max_str_digits()), 1)
        raise DataError(f"{where}: not TOML: a number that is too long to be read (at line {long})") from None
    except RecursionError:
        raise DataError(f"{where}: not TOML: lists or tables too deep to be read") from None
    _narrow(table, where)
    return table


def _narrow(value: object, where: str) -> None:
    if isinstance(value, dict):
        for key, item in value.items():
            _narrow(item, f"{where}: {key}")
    elif isinstance(value, list):
        for i, item in enumerate(value):
            _narrow(item, f"{where}[{i}]")
    elif isinstance(value, int) and not -WIDEST <= value < WIDEST:
        raise DataError(f"{where}: {_short(value)} is too much for a whole number, which has 64 bits")


def _short(value: int) -> str:
    """A number as it is said to people."""
    return str(value) if -WIDEST <= value < WIDEST else f"a number of {value.bit_length()} bits"


def about(key: str) -> bool:
    """Whether a key only tells about the facts, and is none."""
    return key in PEOPLE or key.endswith(("_provenance", "_confidence", "_source", "_note"))


def _kind(value: object) -> str:
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        return f"the number {_short(value)}"
    if isinstance(value, float):
        return f"the number {value}"
    if isinstance(value, str):
        return f"the text {value[:40]!r}"
    if isinstance(value, (list, dict)):
        return "a list" if isinstance(value, list) else "a table"
    return "a time"  # which TOML has
