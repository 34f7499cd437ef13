"""A table for tests: positions said in a line, answers that read like play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hanse.core import registry
from hanse.core.entry import Bundle, Points
from hanse.core.match import Match, Refused, Stale
from hanse.core.model import ALL, OVER, State
from hanse.core.reading import Json, View

CITIES = ("toensberg", "aalborg", "copenhagen", "luebeck", "stockholm", "kalmar", "danzig", "reval", "riga")
COLOURS = ("orange", "brown", "blue", "green", "yellow", "pink")
COUNTS = {1: 4, 2: 5, 3: 4}
ROOM = {"toensberg": 2, "aalborg": 2, "danzig": 2, "reval": 2, "riga": 2}


class Table:
    """A match with short ways to say what one sees in it. Chance is answered by the test if ``manual``."""

    def __init__(self, match: Match[State]) -> None:
        self.match = match

    def play(self, *answers: str) -> Table:
        """Answers of whoever is asked: ``buy danzig orange-2``."""
        for answer in answers:
            self.match.submit(self.match.asked, answer)
        return self

    def refusal(self, text: str) -> tuple[str, str]:
        """The rule that forbids an answer now; the table stays as it is."""
        before = self.view
        try:
            self.match.submit(self.match.asked, text)
        except Refused as refused:
            assert self.view == before
            return refused.rule, refused.slug
        raise AssertionError(f"{text!r} was allowed")

    def stale(self, seat: int, text: str) -> bool:
        try:
            self.match.submit(seat, text)
        except Stale:
            return True
        return False

    def options(self, verb: str) -> list[str]:
        """What may follow a verb now."""
        return [o.partition(" ")[2] for o in self.match.options() if o.split(" ")[0] == verb]

    @property
    def view(self) -> View:
        return self.match.bundle.view(self.match.state, ALL)

    @property
    def asked(self) -> int:
        return self.match.asked

    @property
    def question(self) -> str:
        return self.match.question

    def over(self) -> bool:
        return self.match.asked == OVER

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

    @property
    def scores(self) -> list[Points]:
        return self.match.bundle.scores(self.match.state)

    def events(self, kind: str) -> list[dict[str, Json]]:
        """What was told of that kind since the position."""
        schema = self.match.bundle.schema
        told = [schema.tell(event, ALL) for events in self.match.events for event in events]
        return [event for event in told if event["kind"] == kind]


def game(seats: int, **options: bool | str) -> Bundle[State]:
    return registry.load("hansa", "base", seats, options)


def fresh(seats: int, seed: int = 1, **options: bool | str) -> Table:
    """A new game, up to the first placement."""
    return Table(Match(game(seats, **options), seed))


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
) -> Table:
    """A position in somebody's turn. ``booths``: city -> "0×4 2×1"; tiles as "orange-1 blue-3"."""
    bundle = game(seats, **options)
    held = {seat: (open or {}).get(seat, "").split() for seat in range(seats)}
    done = {seat: (sold or {}).get(seat, "").split() for seat in range(seats)}
    stock = {city: [*(ware or {}).get(city, "").split(), None, None][: ROOM.get(city, 1)] for city in CITIES}
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
    return Table(Match(bundle, 1, view, manual))
