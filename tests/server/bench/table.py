"""What a table itself costs: decoding, the rules, views, points and messages, without store and sockets.

``scripts/bench server table`` prints it for every game. Each answer is played several times from the same
position and the fastest counts, so that what else the machine does hardly matters.
"""

from __future__ import annotations

import random
import time
from typing import cast

from hanse.core import registry
from hanse.core.match import Match, resume
from hanse.core.model import State
from hanse.server import hearing
from hanse.server.guest import Guest
from hanse.server.kinds import encode
from hanse.server.messages import hear
from hanse.server.outbox import Letter, Outbox
from hanse.server.past import Past
from hanse.server.seats import OPEN, Seat
from hanse.server.store import Store, Stored
from hanse.server.table import Table
from tests.server.bench.load import say

ANSWERS, TIMES = 120, 5
GAMES = (("hansa_teutonica", "base", 4), ("hansa", "base", 3), ("luebeck", "base", 4), ("merkator", "base", 4))


class Wire:
    """A socket whose other end reads at once."""

    ready = True

    def __init__(self) -> None:
        self.bytes = 0

    def put(self, frame: bytes) -> None:
        self.bytes += len(frame)


class Nowhere:
    """Keeps nothing: what a store costs is measured with sockets and all."""

    async def append(self, *rows: object) -> None:
        pass


async def _send(letter: Letter | None) -> None:
    raise AssertionError("a wire that is always ready has no line")


def table_of(match: Match[State]) -> tuple[Table, list[Guest], list[Wire]]:
    """All seats taken, each with a socket."""
    seats = [Seat(n, OPEN, f"seat {n}", None, str(n)) for n in range(match.bundle.setup.seats)]
    stored = Stored("bench", match.record(), seats, match.ply)
    table = Table(stored, match, cast("Store", Nowhere()), Past())
    wires = [Wire() for _ in seats]
    guests = [Guest((n,), Outbox(_send, wire), str(n)) for n, wire in enumerate(wires)]
    return table, guests, wires


async def answered(match: Match[State], said: bytes, seat: int) -> tuple[float, int]:
    """Seconds until everybody is told, and the bytes that took."""
    table, guests, wires = table_of(match)
    for guest in guests:
        table.company.guests.add(guest)
    table.tell(*guests)
    before = sum(wire.bytes for wire in wires)
    began = time.perf_counter()
    await hearing.hear(table, guests[seat], hear(said))
    return time.perf_counter() - began, sum(wire.bytes for wire in wires) - before


async def measure(game: str, variant: str, seats: int) -> tuple[float, float, float]:
    """Microseconds an answer, of the first half of them and of the second; and bytes a message."""
    bundle = registry.load(game, variant, seats, {})
    match: Match[State] = Match(bundle, 1)
    dice, size = random.Random(1), 0
    spent: list[float] = []
    while len(spent) < ANSWERS and match.asked >= 0:
        text, seat = dice.choice(match.options()), match.asked
        said = encode({"do": text, "seat": seat, "ply": match.ply})
        tries = [await answered(resume(bundle, 1, [*match.answers]), said, seat) for _ in range(TIMES)]
        spent.append(min(seconds for seconds, _ in tries))
        size += tries[0][1]
        match.submit(seat, text)
    half = len(spent) // 2
    return 1e6 * sum(spent[:half]) / half, 1e6 * sum(spent[half:]) / (len(spent) - half), size / len(spent) / seats


async def main() -> None:
    say(f"{'µs of a table alone, a socket a seat':38} {'first':>9} {'later':>9} {'bytes':>9}")
    for game, variant, seats in GAMES:
        first, second, size = await measure(game, variant, seats)
        what = f"{game}, {seats} seats"
        say(f"  {what:36} {first:9.0f} {second:9.0f} {size:9.0f}")
