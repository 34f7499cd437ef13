"""A table for tests: positions said in a line, answers that read like play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hanse.core import registry, testing
from hanse.core.entry import Bundle, Points
from hanse.core.match import Match
from hanse.core.model import State
from hanse.core.reading import Json, View

CITIES = ("toensberg", "aalborg", "copenhagen", "luebeck", "stockholm", "kalmar", "danzig", "reval", "riga")
COLOURS = ("orange", "brown", "blue", "green", "yellow", "pink")
COUNTS = {1: 4, 2: 5, 3: 4}


class Scene(testing.Scene[State]):
    """What one sees in a game of Hansa."""

    def breaker(self) -> Json:
        return self.view["breaker"]

    @property
    def talers(self) -> list[Json]:
        return [p["talers"] for p in self.players]

    @property
    def players(self) -> list[dict[str, Json]]:
        players = self.view["players"]
        assert isinstance(players, list)
        return [p for p in players if isinstance(p, dict)]

    @property
    def parts(self) -> list[dict[str, Points]]:
        return self.match.bundle.parts(self.match.state)


def game(seats: int, **options: bool | str) -> Bundle[State]:
    return registry.load("hansa", "base", seats, options)


def rooms(bundle: Bundle[State]) -> dict[str, int]:
    """How many warehouses every city has."""
    cities = bundle.sheet["cities"]
    assert isinstance(cities, list)
    return {str(city["id"]): int(str(city["warehouses"])) for city in cities if isinstance(city, dict)}


def fresh(seats: int, seed: int = 1, **options: bool | str) -> Scene:
    """A new game, up to the first placement."""
    return Scene(Match(game(seats, **options), seed))


def position(
    *,
    seats: int = 3,
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
    manual: bool = False,
    **options: bool | str,
) -> Scene:
    """A position in somebody's turn. ``booths``: city -> "0×4 2×1"; tiles as "orange-1 blue-3"."""
    bundle = game(seats, **options)
    held = {seat: (open or {}).get(seat, "").split() for seat in range(seats)}
    done = {seat: (sold or {}).get(seat, "").split() for seat in range(seats)}
    room = rooms(bundle)
    stock: dict[str, list[str | None]] = {city: [*(ware or {}).get(city, "").split()] for city in CITIES}
    for city, tiles in stock.items():
        assert len(tiles) <= room[city], f"{city} has {room[city]} warehouses"
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
    view: View = {
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
    return Scene(Match(bundle, 1, view, manual))
