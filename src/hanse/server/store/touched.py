"""Which games of a store were begun by other rules than today's, and how far those let them come."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import sqlalchemy as sa

from hanse.core.match import reread
from hanse.core.model import OVER
from hanse.core.reading import BadInput
from hanse.core.record import Record
from hanse.server.store.schema import tables
from hanse.server.store.store import Store


class Touched(NamedTuple):
    """An unfinished game: by which rules it was begun, and at which ply of its answers today's rules stop it."""

    table: str
    game: str
    version: int
    ply: int
    answers: int
    says: str


async def look_through(store: Store, corrections: Path | None) -> tuple[int, int, list[Touched]]:
    """How many games are over, how many are not, and which of these a change of rules or data touches."""
    ids = await store.database.read(
        lambda connection: [*connection.scalars(sa.select(tables.c.id).order_by(tables.c.made, tables.c.id))]
    )
    finished = unfinished = 0
    touched = []
    for id in ids:
        record = (await store.load(id)).record
        over, ply, says = look_at(record, corrections)
        finished += over
        unfinished += not over
        if not over and says is not None:
            touched.append(Touched(id, record.game, record.version, ply, len(record.answers), says))
    return finished, unfinished, touched


def look_at(record: Record, corrections: Path | None) -> tuple[bool, int, str | None]:
    """Whether a game is over, how far today's rules read it, and what they do to it; none if nothing."""
    try:
        bundle = record.bundle(corrections)
    except BadInput as bad:
        return False, 0, f"cannot be opened: {bad}"
    match, stopped = reread(bundle, record)
    if stopped is not None:
        return (
            False,
            match.ply,
            f"for reading: {stopped}" if record.outdated(bundle) else f"cannot be opened: {stopped}",
        )
    if match.asked == OVER:
        return True, match.ply, None
    return False, match.ply, "goes on if a player wants" if record.outdated(bundle) else None
