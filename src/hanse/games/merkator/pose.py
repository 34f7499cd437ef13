"""Positions of Merkator said in a line; what is not said is as it must be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hanse.core.entry import Bundle
from hanse.core.model import State
from hanse.core.reading import Json, View

MAJORS = ("hamburg", "danzig", "sweden", "russia", "netherlands", "england", "france", "spain")
PLACES = (*MAJORS, "bohemia", "denmark", "italy", "newfoundland")
VALUES = {2: 5, 3: 11, 4: 13, 5: 12, 6: 11, 7: 9, 8: 7, 9: 5, 10: 4, 14: 1}
CONTRACTS = [f"c{v:02}-{n:02}" for v, count in VALUES.items() for n in range(1, count + 1)]
BONUS = [f"b{n:02}" for n in range(1, 17)]
BUILDINGS = [f"g{n:02}" for n in range(1, 27)]
ROWS = {("base", 2): 3, ("base", 3): 4, ("base", 4): 5, ("long", 2): 4}


def counts(said: str) -> dict[str, int]:
    """``iron×2 ham`` -> {"iron": 2, "ham": 1}"""
    out = {}
    for part in said.split():
        word, _, n = part.partition("×")
        out[word] = int(n or 1)
    return out


def pose(
    bundle: Bundle[State],
    *,
    active: int = 0,
    starter: int = 0,
    place: str | None = None,
    phase: str = "turn",
    board: Sequence[int] = (1, 1, 1, 1, 1, 1, 1, 1),
    goods: Mapping[int, str] | None = None,
    tile: Mapping[int, str] | None = None,
    contracts: Mapping[int, str] | None = None,
    bonus: Mapping[int, str] | None = None,
    buildings: Mapping[int, str] | None = None,
    coins: Sequence[int] = (0, 0, 0, 0),
    time: Sequence[int] = (0, 0, 0, 0),
    tops: str = "",
    empty: str = "",
    discards: str = "",
    offer: str = "",
    rows: Sequence[int] | None = None,
    hand: Mapping[int, str] | None = None,
    turn: int = 9,
    ending: str | None = None,
    left: int | None = None,
    stage: int = 0,
    opened: int = 0,
    joining: bool = True,
    stack: Sequence[Any] | None = None,
) -> View:
    """A position. ``tops`` and ``offer`` name what lies open.

    ``empty`` names values whose piles have run out: what nobody owns and is not under ``discards`` is then owned by the
    last seat. ``opened`` solo cards lie open. ``phase``: turn, or fulfil with the figure in ``place``.
    """
    variant, seats = bundle.setup.variant, bundle.setup.seats
    own = {p: (contracts or {}).get(p, "").split() or [f"c02-0{p + 1}"] for p in range(seats)}
    held = {p: (hand or {}).get(p) for p in range(seats)}
    gone = discards.split()
    used = {c for row in own.values() for c in row} | set(gone) | {c for c in held.values() if c}
    piles: dict[str, Json] = {}
    stacked = [c for c in CONTRACTS if c >= "c08"] if variant == "solo" else []
    turned = stacked[:opened]
    for value, count in VALUES.items():
        mine = [f"c{value:02}-{n:02}" for n in range(1, count + 1)]
        free = [c for c in mine if c not in used]
        named = [c for c in tops.split() if c in free]
        if value == 2:
            gone += free
            piles["2"] = {"top": None, "rest": 0}
        elif str(value) in empty.split():
            own[seats - 1] += free
            piles[str(value)] = {"top": None, "rest": 0}
        elif mine[0] in stacked:
            shown = [c for c in free if c in turned]
            rest = len([c for c in free if c not in turned])
            piles[str(value)] = {"top": shown[-1] if shown else None, "rest": rest}
        else:
            top = named[0] if named else free[0] if free else None
            piles[str(value)] = {"top": top, "rest": max(0, len(free) - 1)}
    first = list(rows) if rows is not None else [6] * ROWS.get((variant, seats), 0)
    if (variant, seats) in (("long", 3), ("long", 4)) and rows is None:
        first = [6, 6, 6, 0, 0] if seats == 4 else [6, 0, 0, 0, 0]
    bought = {p: (bonus or {}).get(p, "").split() for p in range(seats)}
    built = {p: (buildings or {}).get(p, "").split() for p in range(seats)}
    out = {c for row in (*bought.values(), *built.values()) for c in row} | {c for c in held.values() if c}
    open_bonus = [c for c in offer.split() if c[0] == "b"]
    open_bonus += [c for c in BONUS if c not in out and c not in offer.split()][: 4 - len(open_bonus)]
    open_buildings = [c for c in offer.split() if c[0] == "g"]
    removed = BUILDINGS[21:] if variant == "solo" else []
    spare = [c for c in BUILDINGS if c not in out and c not in offer.split() and c not in removed]
    open_buildings += spare[: 4 - len(open_buildings)]
    frames: list[Json] = [["over", "over"], ["close", active]]
    if phase == "fulfil":
        if joining and seats > 1:
            at = PLACES.index(place or "")
            price = 1 if at < len(MAJORS) else 2
            frames += [["join", (active + step) % seats, at, price] for step in range(seats - 1, 0, -1)]
        frames.append(["fulfil", active, 0])
    else:
        frames.append(["turn", active])
    markers = [time[p] for p in range(seats)]
    view: View = {
        "starter": starter, "active": active, "turn": turn, "place": place, "ending": ending, "left": left,
        "took": False,
        "board": dict(zip(MAJORS, board, strict=True)),
        "chart": {
            "stage": stage, "rows": [*first], "shown": [None] * len(first),
            "supply": 42 - sum(first) - sum(markers), "turned": {},
        },
        "piles": piles,
        "discards": len(gone),
        "bonus": {"open": [*open_bonus, *[None] * (4 - len(open_bonus))]},
        "buildings": {"open": [*open_buildings, *[None] * (4 - len(open_buildings))]},
        "seats": [
            {
                "coins": coins[p], "time": markers[p], "contracts": [*sorted(own[p])], "used": [],
                "bonus": [*bought[p]],
                "buildings": [*built[p]], "goods": dict(counts((goods or {}).get(p, ""))),
                "tile": dict(counts((tile or {}).get(p, ""))), "hand": _hand(held[p]),
            }
            for p in range(seats)
        ],
        "owed": {}, "given": [], "package": {"cards": [], "contracts": []}, "bids": [[0, 0] for _ in range(seats)],
        "secret": {"discards": [*gone]},
        "stack": [*stack] if stack is not None else frames,
    }  # fmt: skip
    if variant == "solo":
        view["solo"] = {"opened": [*turned, *[None] * (17 - opened)], "under": {}}
    return view


def _hand(card: str | None) -> Json:
    if card is None:
        return None
    kinds = {"b": "bonus", "g": "building"}
    return {"kind": kinds.get(card[0]) or str(int(card[1:3])), "card": card}
