"""Positions of Hansa said in a line; what is not said is as it must be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hanse.core.entry import Bundle
from hanse.core.model import State
from hanse.core.reading import DataError, Json, View

CITIES = ("toensberg", "aalborg", "copenhagen", "luebeck", "stockholm", "kalmar", "danzig", "reval", "riga")
COLOURS = ("orange", "brown", "blue", "green", "yellow", "pink")
COUNTS = {1: 4, 2: 5, 3: 4}


def rooms(bundle: Bundle[State]) -> dict[str, int]:
    """How many warehouses every city has."""
    cities = bundle.sheet["cities"]
    assert isinstance(cities, list)
    return {str(city["id"]): int(str(city["warehouses"])) for city in cities if isinstance(city, dict)}


def pose(
    bundle: Bundle[State],
    *,
    turn: int = 0,
    start: int = 0,
    phase: str = "turn",
    ship: str = "danzig",
    acted: bool = False,
    talers: Sequence[int] = (3, 3, 3, 3),
    booths: Mapping[str, str] | None = None,
    ware: Mapping[str, str] | None = None,
    open: Mapping[int, str] | None = None,
    sold: Mapping[int, str] | None = None,
    stacks: Sequence[int] | None = None,
    breaker: int | None = None,
    round: int = 3,
    idle: int = 0,
) -> View:
    """A position in somebody's turn. ``booths``: city -> "0×4 2×1"; tiles as "orange-1 blue-3"."""
    seats = bundle.setup.seats
    held = {seat: (open or {}).get(seat, "").split() for seat in range(seats)}
    done = {seat: (sold or {}).get(seat, "").split() for seat in range(seats)}
    room = rooms(bundle)
    stock: dict[str, list[str | None]] = {city: [*(ware or {}).get(city, "").split()] for city in CITIES}
    for city, tiles in stock.items():
        if len(tiles) > room[city]:
            raise DataError(f"{city} has {room[city]} warehouses")
        tiles += [None] * (room[city] - len(tiles))
    stands: list[dict[str, Json]] = [{} for _ in range(seats)]
    for city, said in (booths or {}).items():
        for part in said.split():
            seat, count = part.split("×")
            stands[int(seat)][city] = int(count)
    colours = COLOURS[: {2: 4, 3: 5, 4: 6}[seats]]
    pool = [f"{c}-{n}" for c in colours for n, k in COUNTS.items() for _ in range(k)]
    for row in (*held.values(), *done.values()):
        for tile in row:
            pool.remove(tile)
    for slot in (tile for places in stock.values() for tile in places if tile):
        pool.remove(slot)
    piles = list(stacks) if stacks is not None else [0, 0, 4, 8, 8]
    unseen, gone = pool[: sum(piles)], pool[sum(piles) :]
    frames: list[Json] = [["over", "over"], ["next", (turn + 1) % seats], ["tax", turn]]
    if phase in ("turn", "fill"):
        frames.append(["turn", turn])
    if phase == "fill":
        frames.append(["fill", turn])
    return {
        "seats": seats,
        "start": start,
        "turn": turn,
        "round": round,
        "ship": ship,
        "acted": acted,
        "warehouses": {city: list(row) for city, row in stock.items()},
        "stacks": list(piles),
        "unseen": {tile: unseen.count(tile) for tile in dict.fromkeys(unseen)},
        "gone": {tile: gone.count(tile) for tile in dict.fromkeys(gone)},
        "colours": list(colours),
        "players": [
            {
                "talers": talers[seat],
                "supply": 15 - sum(n for n in stands[seat].values() if isinstance(n, int)),
                "open": [*sorted(held[seat])],
                "sold": [*sorted(done[seat])],
                "booths": stands[seat],
            }
            for seat in range(seats)
        ],
        "breaker": breaker,
        "busy": False,
        "idle": idle,
        "stack": frames,
    }
