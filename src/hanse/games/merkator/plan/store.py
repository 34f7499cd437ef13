"""What the model judges and thinks by: ``plan.toml`` holds the learned weights, ``weights.toml`` the budgets."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from hanse.core.reading import DataError, Reader, toml
from hanse.core.weights import search
from hanse.games.merkator.plan.answers import Thought
from hanse.games.merkator.plan.traits import NAMES, Lore
from hanse.games.merkator.plan.world import MOST_TURNS

FILE = "plan.toml"
LEVELS = ("medium", "hard")


@cache
def _text() -> str:
    return (files("hanse.games") / "merkator" / FILE).read_text(encoding="utf-8")


def lore(variant: str, seats: int) -> Lore:
    """What was learned for such a table."""
    return read(_text(), f"merkator/{FILE}", variant, seats)


def read(text: str, where: str, variant: str, seats: int) -> Lore:
    """The table of a file that is for such a game; DataError if there is none, or it was made of other traits."""
    document = toml(text, where)
    found: Lore | None = None
    r = Reader(document, where)
    for table in r.readers("plan", "variants"):
        one = _table(table)
        if variant in table.texts("variants") and seats in table.numbers("seats", low=1):
            if found is not None:
                raise r.fail("plan", f"there are two tables for {variant} with {seats} seats")
            found = one
        table.skip("variants", "seats", "command", "seed", "games", "positions", "arena")
        table.close()
    r.close()
    if found is None:
        raise DataError(f"{where}: nothing for {variant} with {seats} seats; train it")
    return found


def _table(r: Reader) -> Lore:
    made_for = r.texts("traits")
    if made_for != list(NAMES):
        others = sorted(set(made_for) ^ set(NAMES))
        said = ", ".join(others) if others else "their order"
        raise r.fail("traits", f"made for other traits than the model has ({said}); train again")
    rows = r.rows("weights")
    if len(rows) != MOST_TURNS + 1 or any(len(row) != len(NAMES) for row in rows):
        raise r.fail("weights", f"must be {MOST_TURNS + 1} rows of {len(NAMES)} numbers, one for each trait")
    return Lore(rows)


def thoughts() -> dict[str, Thought]:
    """How much each level looks at."""
    return {level: Thought(search("merkator", level, "plan")) for level in LEVELS}
