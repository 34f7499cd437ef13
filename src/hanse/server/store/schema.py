"""The tables of the store, alike in SQLite and PostgreSQL. ``docs/server.md`` says what each is for."""

from __future__ import annotations

import sqlalchemy as sa

SCHEMA = 3
"""Rises with every change of the tables below, together with a step in ``migrations``."""

meta = sa.MetaData()


def _table_id(primary: bool = False) -> sa.Column[str]:
    return sa.Column("table", sa.ForeignKey("tables.id"), primary_key=primary, nullable=False)


about = sa.Table(
    "about",
    meta,
    sa.Column("key", sa.String, primary_key=True),
    sa.Column("value", sa.String, nullable=False),
)
tables = sa.Table(
    "tables",
    meta,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("game", sa.String, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("data", sa.String, nullable=False),
    sa.Column("variant", sa.String, nullable=False),
    sa.Column("options", sa.String, nullable=False),  # JSON, name -> value as spelled in records
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("seed", sa.String, nullable=False),  # in digits: it may have more bits than a database's numbers
    sa.Column("terms", sa.String, nullable=False, server_default="{}"),  # JSON, see terms.py
    sa.Column("next", sa.ForeignKey("tables.id")),  # the rematch
    sa.Column("position", sa.String),  # JSON, the whole view it began with; none: a new game
)
seats = sa.Table(
    "seats",
    meta,
    _table_id(primary=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String, nullable=False),
    sa.Column("name", sa.String, nullable=False),
    sa.Column("bot", sa.String),
    sa.Column("holder", sa.String),  # the hash of the token that answers for it
    sa.Column("stand_in", sa.String),  # the bot that answers while the holder is away
    sa.Column("claim", sa.String),  # the hash of a token of the table before, whose holder may sit here
    sa.Column("colour", sa.String),
)
tokens = sa.Table(
    "tokens",
    meta,
    sa.Column("hash", sa.String, primary_key=True),
    _table_id(),
    sa.Column("kind", sa.String, nullable=False),
    sa.Column("seat", sa.Integer),  # an invitation to that seat, or a link that sees what that seat sees
    sa.Column("host", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("label", sa.String, nullable=False, server_default=""),
    sa.Column("made", sa.Float, nullable=False, server_default="0"),
    sa.Column("revoked", sa.Float),
    sa.Index("tokens_table", "table"),
)
history = sa.Table(
    "history",
    meta,
    _table_id(primary=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String, nullable=False),
    sa.Column("ply", sa.Integer, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.String, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
talk = sa.Table(
    "talk",
    meta,
    _table_id(primary=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("ply", sa.Integer, nullable=False),
    sa.Column("seat", sa.Integer),  # none: somebody who watches
    sa.Column("name", sa.String, nullable=False),
    sa.Column("text", sa.String, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
notes = sa.Table(
    "notes",
    meta,
    _table_id(primary=True),
    sa.Column("holder", sa.String, primary_key=True),
    sa.Column("text", sa.String, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
clocks = sa.Table(
    "clocks",
    meta,
    _table_id(primary=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("remaining", sa.Float, nullable=False),  # seconds, when it last stood still
    sa.Column("began", sa.Float),  # since when it runs; none: it stands
)
calls = sa.Table(
    "calls",
    meta,
    sa.Column("id", sa.String, primary_key=True),
    _table_id(),
    sa.Column("holder", sa.String, nullable=False),  # whose turn it tells of
    sa.Column("kind", sa.String, nullable=False),
    sa.Column("address", sa.String, nullable=False),
    sa.Column("keys", sa.String, nullable=False),  # JSON, what the address needs
    sa.Column("told", sa.Integer, nullable=False, server_default="-1"),  # the ply it was last told of
    sa.Column("failures", sa.Integer, nullable=False, server_default="0"),
    sa.Column("made", sa.Float, nullable=False),
    sa.Index("calls_table", "table"),
)
leases = sa.Table(
    "leases",
    meta,
    _table_id(primary=True),
    sa.Column("node", sa.String, nullable=False),
    sa.Column("until", sa.Float, nullable=False),
)
