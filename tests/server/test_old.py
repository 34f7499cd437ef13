"""A store that a server wrote before questions had names of their own: its tables open, and everybody is told the same.

``old/store.sql`` is that file as statements; ``old/told.json`` what its server said to each link.
"""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from hanse.server import Settings
from tests.server.house import Message, serving

OLD = Path(__file__).parent / "old"
TOLD: dict[str, dict[str, Any]] = json.loads((OLD / "told.json").read_text(encoding="utf-8"))


@pytest.fixture
def old(settings: Settings) -> Settings:
    """Settings whose store is a copy of the old one."""
    where = settings.db.partition(":///")[2]
    statements = (OLD / "store.sql").read_text(encoding="utf-8")
    with sqlite3.connect(where) as connection:
        connection.executescript(statements)
    connection.close()
    return settings


def kept(now: Message, before: Message) -> Message:
    """Of a message, what there was before."""
    out = {key: now.get(key) for key in before}
    if "options" in before:  # a version since then may allow more
        out["options"] = [option for option in now["options"] if option in before["options"]]
    if "log" in before:
        pairs = zip(now["log"], before["log"], strict=True)
        out["log"] = [{key: line.get(key) for key in then} for line, then in pairs]
    return out


def played(record: str) -> list[str]:
    """The lines of a record but those that a newer version writes otherwise: more switches, who sat where."""
    return [line for line in record.splitlines() if not line.startswith(("version: ", "options: ", "# seat "))]


@pytest.mark.parametrize("game", TOLD)
async def test_an_old_table_opens_as_it_was_left(old: Settings, game: str) -> None:
    async with serving(old) as house:
        for link in TOLD[game].values():
            async with house.visit(link["token"]) as visitor:
                assert kept(visitor.last, link["now"]) == link["now"]
            record = await house.http.get(f"/api/tables/{link['token']}/record")
            assert played(record.text) == played(link["record"])


@pytest.mark.parametrize("game", TOLD)
async def test_an_old_table_goes_on(old: Settings, game: str) -> None:
    holders = [link["token"] for link in TOLD[game].values() if "options" in link["now"]]
    async with serving(old) as house, house.visit(holders[0]) as visitor:
        before = visitor.last["ply"]
        now = await visitor.do(visitor.last["options"][0])
        assert now["type"] == "now"
        assert now["ply"] > before


@pytest.mark.parametrize(
    ("statement", "why"),
    [
        ("UPDATE tables SET version = 99", "this table cannot be opened here: record of luebeck version 99"),
        ("UPDATE tables SET data = 'x'", "this table cannot be opened here: record was played with other data"),
        ("UPDATE tables SET game = 'chess'", "this table's game is not here as it was: no game 'chess'"),
        (
            "UPDATE history SET text = 'fly to riga' WHERE n = 20",
            "this table cannot be opened here: ply 19: 'fly to riga' is not an action",
        ),
    ],
)
async def test_a_table_that_cannot_be_opened_says_why_in_one_line(old: Settings, statement: str, why: str) -> None:
    with sqlite3.connect(old.db.partition(":///")[2]) as connection:
        connection.execute(statement)
    connection.close()
    async with serving(old) as house:
        answer = await house.http.get(f"/api/tables/{TOLD['luebeck']['host']['token']}")
        assert answer.status_code == 409
        assert answer.json()["no"].startswith(why)
        assert "\n" not in answer.json()["no"]
