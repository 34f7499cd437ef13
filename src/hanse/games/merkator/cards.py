"""The cards of Merkator, read and checked: contracts, bonus cards, buildings and what they score (ME-1.2,
ME-1.5 to ME-1.7)."""

from __future__ import annotations

from fractions import Fraction
from math import lcm

from hanse.core.data import Data
from hanse.core.languages import ENGLISH, LANGUAGES, names
from hanse.core.reading import Reader
from hanse.games.merkator.ids import (
    FIXED,
    ONLY_COLOURS,
    ONLY_FIELD,
    ONLY_GOODS,
    ONLY_TIME,
    ONLY_TYPES,
    PER_CONTRACT,
    PER_DESTINATION,
    PER_GOOD,
    PER_SET,
    PER_TIME,
    PER_TYPE,
    SPECIAL,
    SPECIALS,
)

KINDS = (
    "fixed",
    "per_type",
    "per_good",
    "per_set",
    "per_time",
    "per_contract",
    "per_destination",
    "only_player",
    "special",
)
NUMBER = {"fixed": FIXED, "per_type": PER_TYPE, "per_good": PER_GOOD, "per_set": PER_SET, "per_time": PER_TIME,
          "per_contract": PER_CONTRACT, "per_destination": PER_DESTINATION, "special": SPECIAL}  # fmt: skip
CONDITIONS = ("types", "goods", "time", "colours", "field")
ONLY = (ONLY_TYPES, ONLY_GOODS, ONLY_TIME, ONLY_COLOURS, ONLY_FIELD)
PROVENANCE = ("rulebook", "public", "reconstructed", "board")


class Words:
    """What cards may name: goods, categories, columns, destinations, and which goods each name stands for."""

    def __init__(self, goods: list[str], categories: list[str], columns: list[str], places: list[str]) -> None:
        self.goods = goods
        self.categories = categories
        self.columns = columns
        self.places = places
        self.members: dict[str, list[int]] = {good: [g] for g, good in enumerate(goods)}
        self.members["any"] = list(range(len(goods)))


class Term:
    """One term of a building's score; ``goods`` or ``groups`` are the goods it counts, ``number`` its threshold."""

    def __init__(self, kind: int, vp: Fraction, goods: list[int], groups: list[list[int]], number: int) -> None:
        self.kind = kind
        self.vp = vp
        self.goods = goods
        self.groups = groups
        self.number = number


class Contracts:
    """ME-1.5: value, destination and demand of every contract, in the order of the file."""

    def __init__(self, data: Data, words: Words, majors: int, by_value: dict[int, int]) -> None:
        file = data.file("contracts.toml")
        rows = file.readers("list")
        self.different = _different(file)
        file.close()
        demands = words.goods + words.categories + ["different"]
        self.ids: list[str] = []
        self.value: list[int] = []
        self.place: list[int] = []
        self.needs: list[list[int]] = []  # [contract][demand]
        self.doubt: list[bool] = []
        self.names: list[dict[str, str]] = []
        seen: set[tuple[int, int]] = set()
        for row in rows:
            value = row.number("value", 1, 99)
            needs = row.reader("needs")
            owed = [needs.number(word, 1, 99) if needs.has(word) else 0 for word in demands]
            needs.close()
            place = -1
            if row.text("destination"):
                place = row.word("destination", words.places)
            if (place < 0) != (sum(owed) == 0):  # ME-1.5
                raise row.fail("needs", "a contract has a destination and a demand, or neither")
            # ME-6.8: different goods cannot be told from named ones, so such a card asks for nothing else.
            if owed[-1] and (sum(owed[:-1]) or owed[-1] > len(words.goods)):
                raise row.fail("needs", f"'different' stands alone and is at most {len(words.goods)}")
            if 0 <= place < majors and (place, value) in seen:  # ME-16.3
                raise row.fail("destination", "a major place has one contract of a value (ME-16.3)")
            seen.add((place, value))
            own = names(row) if row.has(ENGLISH) else {}
            self.ids.append(identity(row, self.ids))
            self.value.append(value)
            self.place.append(place)
            self.needs.append(owed)
            self.doubt.append(doubtful(row))
            self.names.append(own)
            row.close()
        counts = {value: self.value.count(value) for value in sorted(set(self.value))}
        if counts != by_value:  # ME-1.2
            raise file.fail("list", f"contracts by value must be {by_value}, not {counts}")
        peace = [c for c, place in enumerate(self.place) if place < 0]
        if len(peace) != 1 or self.value[peace[0]] != max(self.value):
            raise file.fail("list", "one contract, the most valuable, has no destination (the Peace)")
        self.peace = peace[0]


def _different(file: Reader) -> dict[str, str]:
    """What "different" is called on a card, by language; a file that does not say so is read as well."""
    if not file.has("names"):
        return dict.fromkeys(LANGUAGES, "different")
    table = file.reader("names")
    row = table.reader("different")
    out = names(row)
    row.close()
    table.close()
    return out


class Cards:
    """Bonus cards first, then buildings, in the order of the files: price, and what each does."""

    def __init__(self, data: Data, words: Words, bonus: int, buildings: int) -> None:
        self.ids: list[str] = []
        self.cost: list[int] = []
        self.doubt: list[bool] = []
        self.names: list[dict[str, str]] = []
        self.bonus_place: list[int] = []
        self.bonus_good: list[int] = []
        self.terms: list[list[Term]] = []  # [building]
        self.only: list[int] = []  # [building] 1 if "as the only player"
        self._bonus(data, words, bonus)
        self._buildings(data, words, buildings)
        self.unit = 2
        for terms in self.terms:
            for term in terms:
                self.unit = lcm(self.unit, term.vp.denominator)

    def _bonus(self, data: Data, words: Words, count: int) -> None:
        """ME-1.6: price, destination and good."""
        file = data.file("bonus.toml")
        for row in file.readers("list", count=count):
            self.ids.append(identity(row, self.ids))
            self.bonus_place.append(row.word("destination", words.places))
            self.bonus_good.append(row.word("good", words.goods))
            self.cost.append(row.number("cost", 1, 99))
            self.doubt.append(doubtful(row))
            self.names.append({})
            row.close()
        file.close()

    def _buildings(self, data: Data, words: Words, count: int) -> None:
        """ME-1.7: name, price, and points under conditions."""
        file = data.file("buildings.toml")
        for row in file.readers("list", count=count):
            self.ids.append(identity(row, self.ids))
            self.cost.append(row.number("cost", 1, 99))
            self.doubt.append(doubtful(row))
            self.names.append(names(row))
            only = row.flag("only_player")
            terms = [term(r, words) for r in row.readers("score", "kind")]
            if not terms:
                raise row.fail("score", "has no term")
            if any(t.kind in ONLY for t in terms) != only:
                raise row.fail("only_player", "must be true exactly if a term says so")
            self.only.append(1 if only else 0)
            self.terms.append(terms)
            row.close()
        file.close()


def identity(row: Reader, before: list[str]) -> str:
    """The id of a card: a word of the notation, and used once."""
    id = row.text("id")
    if id in before:
        raise row.fail("id", "is there twice")
    if not id or id != id.lower() or not id.isascii() or " " in id:
        raise row.fail("id", "must be lower-case letters and digits without spaces")
    return id


def doubtful(row: Reader) -> bool:
    """Whether nobody could read this card off a printed copy."""
    return PROVENANCE[row.word("provenance", PROVENANCE)] == "reconstructed"


def term(row: Reader, words: Words) -> Term:
    """One term of a score, in the vocabulary described at the head of the file."""
    kind = KINDS[row.word("kind", KINDS)]
    vp = points(row, "vp")
    goods: list[int] = []
    groups: list[list[int]] = []
    number = 0
    if kind in ("per_type", "per_good"):
        goods = selected(row, "of", words)
    elif kind == "per_set":
        groups = _groups(row, words)
    elif kind == "per_contract":
        number = row.number("min_value", 1, 99)
    elif kind == "special":
        number = row.word("counts", SPECIALS)
    elif kind == "only_player":
        cond = row.reader("cond")
        which = ONLY[cond.word("kind", CONDITIONS)]
        if which in (ONLY_TYPES, ONLY_GOODS):
            goods = selected(cond, "of", words)
        number = cond.number("at_least", 1, 99)
        cond.close()
        row.close()
        return Term(which, vp, goods, groups, number)
    row.close()
    return Term(NUMBER[kind], vp, goods, groups, number)


def selected(row: Reader, key: str, words: Words) -> list[int]:
    """The goods that a list of goods, categories, columns or "any" stands for, each once."""
    names = list(words.members)
    out: set[int] = set()
    for i in row.words(key, names):
        more = set(words.members[names[i]])
        if more <= out:
            raise row.fail(key, f"{names[i]!r} adds no good to those before it")
        out |= more
    if not out:
        raise row.fail(key, "names no good")
    return sorted(out)


def _groups(row: Reader, words: Words) -> list[list[int]]:
    value = row.get("groups")
    if not isinstance(value, list) or not value:
        raise row.fail("groups", "must be a list of groups")
    out = [selected(Reader({"of": group}, f"{row.where}: groups"), "of", words) for group in value]
    if sum(map(len, out)) != len({g for group in out for g in group}):
        raise row.fail("groups", "a good is in two groups")
    return out


def points(row: Reader, key: str) -> Fraction:
    """A number of points, exactly: halves are common, thirds would be as good (ME-R51)."""
    value = row.get(key)
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise row.fail(key, "must be a number")
    exact = Fraction(str(value)).limit_denominator(12)
    if not 0 < exact <= 99:
        raise row.fail(key, f"must be more than 0 and at most 99, not {value}")
    return exact
