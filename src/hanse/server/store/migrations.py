"""How a store of an older schema becomes one of today's: one step for each schema, all of them in one transaction.

A step is plain SQL that both databases know, and never changes: it must not depend on what ``schema`` says later.
A test compares what the steps make with what ``schema`` makes.
"""

from __future__ import annotations

import sqlalchemy as sa

from hanse.core.reading import BadInput
from hanse.server.store.schema import SCHEMA, about, meta

STEPS = {
    2: """
        ALTER TABLE tables RENAME COLUMN seed TO seed_1;
        ALTER TABLE tables ADD COLUMN seed VARCHAR NOT NULL DEFAULT '';
        UPDATE tables SET seed = CAST(seed_1 AS VARCHAR);
        ALTER TABLE tables DROP COLUMN seed_1;
        ALTER TABLE tables ADD COLUMN terms VARCHAR NOT NULL DEFAULT '{}';
        ALTER TABLE tables ADD COLUMN next VARCHAR REFERENCES tables (id);
        ALTER TABLE seats ADD COLUMN stand_in VARCHAR;
        ALTER TABLE seats ADD COLUMN claim VARCHAR;
        ALTER TABLE seats ADD COLUMN colour VARCHAR;
        ALTER TABLE tokens ADD COLUMN seat INTEGER;
        ALTER TABLE tokens ADD COLUMN host BOOLEAN NOT NULL DEFAULT FALSE;
        ALTER TABLE tokens ADD COLUMN label VARCHAR NOT NULL DEFAULT '';
        ALTER TABLE tokens ADD COLUMN made FLOAT NOT NULL DEFAULT 0;
        ALTER TABLE tokens ADD COLUMN revoked FLOAT;
        UPDATE tokens SET host = TRUE WHERE hash IN (SELECT holder FROM seats WHERE kind IN ('me', 'here'));
        CREATE INDEX tokens_table ON tokens ("table");
        CREATE TABLE talk (
            "table" VARCHAR NOT NULL REFERENCES tables (id), n INTEGER NOT NULL, ply INTEGER NOT NULL, seat INTEGER,
            name VARCHAR NOT NULL, text VARCHAR NOT NULL, at FLOAT NOT NULL, PRIMARY KEY ("table", n)
        );
        CREATE TABLE notes (
            "table" VARCHAR NOT NULL REFERENCES tables (id), holder VARCHAR NOT NULL, text VARCHAR NOT NULL,
            at FLOAT NOT NULL, PRIMARY KEY ("table", holder)
        );
        CREATE TABLE clocks (
            "table" VARCHAR NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL, remaining FLOAT NOT NULL,
            began FLOAT, PRIMARY KEY ("table", seat)
        );
        CREATE TABLE calls (
            id VARCHAR NOT NULL, "table" VARCHAR NOT NULL REFERENCES tables (id), holder VARCHAR NOT NULL,
            kind VARCHAR NOT NULL, address VARCHAR NOT NULL, keys VARCHAR NOT NULL, told INTEGER NOT NULL DEFAULT -1,
            failures INTEGER NOT NULL DEFAULT 0, made FLOAT NOT NULL, PRIMARY KEY (id)
        );
        CREATE INDEX calls_table ON calls ("table");
        CREATE TABLE leases (
            "table" VARCHAR NOT NULL REFERENCES tables (id), node VARCHAR NOT NULL, until FLOAT NOT NULL,
            PRIMARY KEY ("table")
        )
    """,
    3: "ALTER TABLE tables ADD COLUMN position VARCHAR",
}
"""[schema] what makes it of the one before."""

ONE_AT_A_TIME = 0x48414E5345
"""The lock of PostgreSQL under which nodes that start together look at the schema."""


def found(connection: sa.Connection) -> int | None:
    """The schema of a store; none if it is empty. BadInput if it is one that this program cannot read."""
    if not sa.inspect(connection).has_table("about"):
        return None
    version = connection.scalar(sa.select(about.c.value).where(about.c.key == "schema"))
    if version is None:
        return None
    if not (version.isascii() and version.isdecimal() and 1 <= int(version) <= SCHEMA):
        raise BadInput(
            f"schema {version} of another hanse; this one reads up to {SCHEMA}: take the newer hanse or another store"
        )
    return int(version)


def upgrade(connection: sa.Connection) -> int | None:
    """Make the store one of today's schema; which it was before."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(ONE_AT_A_TIME)))
    before = found(connection)
    if before is None:
        meta.create_all(connection)
        connection.execute(about.insert().values(key="schema", value=str(SCHEMA)))
        return None
    for step in range(before + 1, SCHEMA + 1):
        for statement in STEPS[step].split(";"):
            connection.exec_driver_sql(statement)
    if before < SCHEMA:
        connection.execute(about.update().where(about.c.key == "schema").values(value=str(SCHEMA)))
    return before
