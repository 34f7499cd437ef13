"""Positions of Lübeck said in a line; what is not said is as it must be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hanse.core.entry import Bundle
from hanse.core.model import State
from hanse.core.reading import Json, View

COGS = {3: 4, 4: 5, 5: 6}
PACKETS = {3: 5, 4: 6, 5: 7}


def pose(
    bundle: Bundle[State],
    *,
    asked: int = 0,
    phase: str = "act",
    start: int = 0,
    round: int = 2,
    last: bool = False,
    deck_pass: int = 1,
    deck: int = 20,
    hands: Mapping[int, str] | None = None,
    known: Mapping[int, str] | None = None,
    packets: Sequence[str] = (),
    cogs: Mapping[str, str] | None = None,
    table: Mapping[int, str] | None = None,
    passed: Sequence[int] = (),
    points: Mapping[int, int] | None = None,
    pile: str = "",
) -> View:
    """A position in a round. Cards as ``riga-3 pirates``, cogs as ``{"a": "danzig 0 1"}``, the rest as it must be.

    What is named nowhere lies in the deck (``deck`` cards) or on the discard pile.
    """
    seats = bundle.setup.seats
    held = {seat: (hands or {}).get(seat, "").split() for seat in range(seats)}
    lying = {seat: (table or {}).get(seat, "").split() for seat in range(seats)}
    shown = [row.split() for row in packets] + [[] for _ in range(PACKETS[seats] - len(packets))]
    sheet = bundle.sheet["cards"]
    assert isinstance(sheet, list)
    pool: list[str] = []
    for card in sheet:
        assert isinstance(card, dict)
        assert isinstance(card["count"], int)
        pool += [str(card["id"])] * card["count"]
    order = {card: i for i, card in enumerate(dict.fromkeys(pool))}
    for row in (*held.values(), *lying.values(), *shown, pile.split()):
        for word in row:
            pool.remove(word)
    thrown = sorted(pool[deck:] + pile.split(), key=lambda word: order[word])
    stands = {cog: row.split() for cog, row in (cogs or {}).items()}
    aboard = [int(seat) for row in stands.values() for seat in row[1:]]
    frames: list[Json] = [["over", "over"], ["round", "chance"]]
    if phase == "back":
        n = (asked - start) % seats
        frames += [["back", (start + seats - 1 - i) % seats] for i in range(seats - n)]
    elif phase == "choose":
        frames += [["clean", "chance"], ["choose", asked, seats - (asked - start) % seats]]
    else:
        frames += [["clean", "chance"], [phase, asked]]
    out = range(seats) if phase == "back" else passed
    return {
        "seats": seats,
        "round": round,
        "last": last,
        "start": start,
        "deck": deck,
        "pass": deck_pass,
        "pile": {card: thrown.count(card) for card in dict.fromkeys(thrown)},
        "packets": [list(row) for row in shown],
        "field": COGS[seats] - len(stands),
        "cogs": {cog: {"city": row[0], "figures": [int(seat) for seat in row[1:]]} for cog, row in stands.items()},
        "players": [
            {
                "hand": len(held[seat]),
                "cards": [card for card in order for _ in range(held[seat].count(card))],
                "known": list((known or {}).get(seat, "").split()),
                "table": list(lying[seat]),
                "reserve": 2 - aboard.count(seat),
                "passed": seat in out,
                "gain": {"wares": (points or {}).get(seat, 0), "doubling": 0, "overboard": 0, "hand": 0},
            }
            for seat in range(seats)
        ],
        "stack": frames,
    }
