"""What nodes on one PostgreSQL tell each other: this table has so many rows of history by now."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

import sqlalchemy as sa

CHANNEL = "hanse"

MOST = 7900
"""Characters of one notice; PostgreSQL takes just below 8000 bytes."""


class Notice(NamedTuple):
    """Something was written about a table: it has ``entries`` of history now; -1, something beside its history."""

    table: str
    entries: int


Heard = Callable[[Sequence[Notice] | None], None]
"""Is given what other nodes have written; none: notices may have been missed."""


def notify(connection: sa.Connection, node: str, notices: Sequence[Notice]) -> None:
    """Heard by every other node when the transaction is done, and not if it is not."""
    if connection.dialect.name == "postgresql":
        for payload in payloads(node, notices):
            connection.exec_driver_sql("SELECT pg_notify($1, $2)", (CHANNEL, payload))


def payloads(node: str, notices: Iterable[Notice]) -> Iterator[str]:
    """As few as will hold them; for one table the last word is enough."""
    newest: dict[str, int] = {}
    for table, entries in notices:
        before = newest.get(table, 0)
        newest[table] = -1 if min(before, entries) < 0 else max(before, entries)  # -1: they look at everything
    text = node
    for table, entries in newest.items():
        more = f" {table}:{entries}"
        if len(text) + len(more) > MOST:
            yield text
            text = node
        text += more
    if text != node:
        yield text


def read(payload: str) -> tuple[str, list[Notice]]:
    """Who tells, and what."""
    node, *told = payload.split(" ")
    pairs = (one.rpartition(":") for one in told)
    return node, [Notice(table, int(entries)) for table, _, entries in pairs]
