"""Insert, or change what is there under the same key: both databases can, each in its own words."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa


def upsert(
    connection: sa.Connection,
    table: sa.Table,
    rows: Sequence[dict[str, Any]],
    only: sa.ColumnElement[bool] | None = None,
) -> int:
    """How many rows were written. One that is there is changed only if ``only`` holds for it."""
    dialect = importlib.import_module(f"sqlalchemy.dialects.{connection.dialect.name}")  # not both: they are large
    insert = dialect.insert(table)
    keys = [column.name for column in table.primary_key]
    changed = {name: insert.excluded[name] for name in rows[0] if name not in keys}
    done = connection.execute(insert.on_conflict_do_update(index_elements=keys, set_=changed, where=only), [*rows])
    return done.rowcount
