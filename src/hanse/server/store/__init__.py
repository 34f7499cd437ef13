"""Where tables are kept: SQLite or PostgreSQL through SQLAlchemy. The history of a table only ever grows."""

from hanse.server.store.database import Conflict, Lost
from hanse.server.store.rows import ANSWER, FREED, NOTE, SAT, UNDO, News, Row, Stored, answer_rows, fold
from hanse.server.store.store import Store

__all__ = [
    "ANSWER", "FREED", "NOTE", "SAT", "UNDO", "Conflict", "Lost", "News", "Row", "Store", "Stored", "answer_rows",
    "fold",
]  # fmt: skip
