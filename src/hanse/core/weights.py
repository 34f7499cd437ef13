"""What a game's judge weighs by: numbers in ``weights.toml`` and ``learned.toml``, so that tuning compiles nothing."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path

from hanse.core.learned import Hidden, Learned
from hanse.core.reading import DataError, Reader, toml

YARDSTICK = "greedy"
"""The set that is whole; the others say what differs from it."""


@cache
def _sets(game: str) -> dict[str, dict[str, object]]:
    return tomllib.loads((files("hanse.games") / game / "weights.toml").read_text(encoding="utf-8"))


def search(game: str, level: str, part: str = "search") -> Reader:
    """How much a level thinks about in this game: the numbers of ``[search]``, and over them those of the level.

    A game's own model may have another ``part`` of the file.
    """
    table = _sets(game)[part]
    common = {key: value for key, value in table.items() if not isinstance(value, dict)}
    own = table.get(level)
    if not isinstance(own, dict):
        raise DataError(f"{game}/weights.toml: {part}: no level {level!r}")
    return Reader({**common, **own}, f"{game}/weights.toml: {part}: {level}")


def weights(game: str, name: str) -> Reader:
    """One set of a game's weights, ready to be read."""
    sets = _sets(game)
    return Reader({**sets[YARDSTICK], **sets[name]}, f"{game}/weights.toml: {name}")


LEARNED = "learned.toml"


@cache
def _learned(game: str) -> str:
    file = files("hanse.games") / game / LEARNED
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def learned(game: str, variant: str, seats: int, traits: tuple[str, ...]) -> Learned | None:
    """What was learned about such a table, if anything was."""
    return taught(_learned(game), f"{game}/{LEARNED}", variant, seats, traits)


def learned_from(path: Path, variant: str, seats: int, traits: tuple[str, ...]) -> Learned | None:
    """The same from a file of one's own."""
    return taught(text_of(path), str(path), variant, seats, traits)


def text_of(path: Path) -> str:
    """What stands in a file; DataError if that is no text."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise DataError(f"{path}: {getattr(error, 'strerror', None) or 'is not a text'}") from None


def taught(text: str, where: str, variant: str, seats: int, traits: tuple[str, ...]) -> Learned | None:
    """The table of a file that is for such a game; DataError if it was made of other traits."""
    document = toml(text, where)
    if not document:
        return None
    found: Learned | None = None
    r = Reader(document, where)
    for table in r.readers("learned"):
        one = _table(table, traits)
        of, counts = table.text("variant"), table.numbers("seats", low=1)
        if of == variant and seats in counts:
            if found is not None:
                raise r.fail("learned", f"there are two tables for {variant} with {seats} seats")
            found = one
        table.close()
    r.close()
    return found


def _table(r: Reader, traits: tuple[str, ...]) -> Learned:
    made_for = r.texts("traits")
    if made_for != list(traits):
        others = sorted(set(made_for) ^ set(traits))
        said = ", ".join(others) if others else "their order"
        raise r.fail("traits", f"made for other traits than this game has ({said}); train again")
    blend = r.real("blend")
    if not 0.0 < blend <= 1.0:
        raise r.fail("blend", f"must be more than 0 and at most 1, not {blend}")
    rows = r.rows("weights")
    if not rows or any(len(row) != len(traits) for row in rows):
        raise r.fail("weights", f"must be rows of {len(traits)} numbers, one for each trait")
    r.skip("command", "seed", "games", "positions", "arena")
    return Learned(rows, blend, _hidden(r, len(traits)) if r.has("hidden") else None)


def _hidden(r: Reader, traits: int) -> Hidden:
    rows, out = r.rows("hidden"), r.reals("out")
    if any(len(row) != traits + 2 for row in rows):
        raise r.fail("hidden", f"must be rows of {traits + 2} numbers: one for each trait, for the phase, for always")
    if len(out) != len(rows):
        raise r.fail("out", f"must be {len(rows)} numbers, one for each row of hidden")
    return Hidden(rows, out)
