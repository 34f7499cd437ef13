"""How much time each seat has left. Written together with the answer that stops one clock and starts the next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import sqlalchemy as sa

from hanse.server.store.schema import clocks
from hanse.server.store.upsert import upsert


class Clock(NamedTuple):
    """``remaining`` seconds at ``began``, since when it runs; it stands still if that is none."""

    seat: int
    remaining: float
    began: float | None = None

    def left(self, now: float) -> float:
        return self.remaining if self.began is None else max(0.0, self.remaining - (now - self.began))


def set_clocks(connection: sa.Connection, table: str, changed: Sequence[Clock]) -> None:
    upsert(connection, clocks, [{"table": table, **clock._asdict()} for clock in changed])


def read_clocks(connection: sa.Connection, table: str) -> list[Clock]:
    found = connection.execute(clocks.select().where(clocks.c.table == table).order_by(clocks.c.seat))
    return [Clock(row.seat, row.remaining, row.began) for row in found]
