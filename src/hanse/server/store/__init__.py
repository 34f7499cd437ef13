"""Where tables are kept: SQLite or PostgreSQL through SQLAlchemy. The history of a table only ever grows."""

from hanse.server.store.database import Conflict, Lost
from hanse.server.store.rows import (
    AGREED,
    ANSWER,
    FREED,
    NO,
    NOTE,
    SAT,
    UNDO,
    WISH,
    YES,
    News,
    Row,
    Stored,
    Wished,
    answer_rows,
    fold,
    wished,
)  # fmt: skip
from hanse.server.store.store import Store

__all__ = [
    "AGREED", "ANSWER", "FREED", "NO", "NOTE", "SAT", "UNDO", "WISH", "YES", "Conflict", "Lost", "News", "Row", "Store",
    "Stored", "Wished", "answer_rows", "fold", "wished",
]  # fmt: skip
