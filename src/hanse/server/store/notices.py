"""What nodes on one PostgreSQL tell each other: this table has so many rows of history by now."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

import sqlalchemy as sa

CHANNEL, HERE = "hanse", "hanse_here"
"""What was written, and who is there."""

MOST = 7900
"""Characters of one notice; PostgreSQL takes just below 8000 bytes."""


class Notice(NamedTuple):
    """Something was written about a table: it has ``entries`` of history now; -1, something beside its history."""

    table: str
    entries: int


HereHeard = Callable[[str, list[str]], None]
"""Is given what another node says about who is there; see ``presence``."""

Heard = Callable[[Sequence[Notice] | None], None]
"""Is given what other nodes have written; none: notices may have been missed."""


def notify(connection: sa.Connection, node: str, notices: Sequence[Notice]) -> None:
    """Heard by every other node when the transaction is done, and not if it is not."""
    if connection.dialect.name == "postgresql":
        for payload in payloads(node, notices):
            tell(connection, CHANNEL, payload)


def tell(connection: sa.Connection, channel: str, payload: str) -> None:
    connection.exec_driver_sql("SELECT pg_notify($1, $2)", (channel, payload))


def payloads(node: str, notices: Iterable[Notice]) -> Iterator[str]:
    """As few as will hold them; for one table the last word is enough."""
    newest: dict[str, int] = {}
    for table, entries in notices:
        before = newest.get(table, 0)
        newest[table] = -1 if min(before, entries) < 0 else max(before, entries)  # -1: they look at everything
    yield from packed(node, (f"{table}:{entries}" for table, entries in newest.items()))


def packed(node: str, words: Iterable[str]) -> Iterator[str]:
    """As few payloads of a node as will hold these words."""
    text = node
    for word in words:
        if len(text) + 1 + len(word) > MOST:
            yield text
            text = node
        text += f" {word}"
    if text != node:
        yield text


def read(payload: str) -> tuple[str, list[Notice]]:
    """Who tells, and what."""
    node, *told = payload.split(" ")
    pairs = (one.rpartition(":") for one in told)
    return node, [Notice(table, int(entries)) for table, _, entries in pairs]
