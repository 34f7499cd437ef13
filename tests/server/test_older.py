"""A table begun by older rules: it opens for reading, gives its record, and goes on by today's rules if somebody wants.

The rules change between two servers on one store: the test game gets a new version that touches every table.
"""

from __future__ import annotations

import sqlite3
from dataclasses import replace

import pytest

from hanse.core import registry
from hanse.core.entry import Change
from hanse.server import Settings
from tests.server.house import Message, serving


async def begun(settings: Settings) -> Message:
    """A table with two people after an answer."""
    async with serving(settings) as house:
        made = await house.table("me Anna", "here Bea")
        async with house.visit(made["token"]) as anna:
            await anna.do("show c2")
    return made


def change_rules(monkeypatch: pytest.MonkeyPatch, touches: bool = True) -> int:
    """From now on there is a new version; which."""
    found = registry.entry("purse")
    version = found.version + 1
    changes = (*found.changes, Change(version, {}, lambda setup: touches))
    newer = replace(found, version=version, changes=changes)
    old = registry.entry
    monkeypatch.setattr(registry, "entry", lambda id, _=None: newer if id == "purse" else old(id))
    return version


def forge(settings: Settings, text: str) -> None:
    """Make the last answer one that the rules of today refuse."""
    with sqlite3.connect(settings.db.partition(":///")[2]) as connection:
        last = "SELECT max(n) FROM history WHERE kind = 'answer'"
        connection.execute(f"UPDATE history SET text = ? WHERE n = ({last})", (text,))
    connection.close()


async def test_it_opens_for_reading(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    made = await begun(settings)
    today = change_rules(monkeypatch)
    async with serving(settings) as house, house.visit(made["token"]) as anna:
        now = anna.last
        assert now["reading"] == {"version": today - 1, "today": today, "answers": now["ply"], "stopped": None}
        assert (now["asked"], now["question"], "options" in now) == (None, None, False)
        assert now["log"][-1]["text"] == "show c2"
        no = await anna.ask(do="show c4", seat=0, ply=now["ply"])
        assert (no["no"], "only for reading" in no["why"]) == ("bad", True)
        assert "only for reading" in (await anna.ask(undo=now["ply"] - 1, ply=now["ply"]))["why"]
        record = (await house.http.get(f"/api/tables/{made['token']}/record")).text
        assert f"version: {today - 1}\n" in record
        assert "0 show c2\n" in record


async def test_who_holds_a_seat_lets_it_go_on_and_it_stays_so(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await begun(settings)
    today = change_rules(monkeypatch)
    async with (
        serving(settings) as house,
        house.visit(made["token"]) as anna,
        house.visit(made["watch"]) as watcher,
    ):
        ply = anna.last["ply"]
        assert (await watcher.ask(go_on=ply))["why"] == "only who holds a seat may go on"
        assert (await anna.ask(go_on=ply + 1))["no"] == "stale"
        await anna.get()
        now = await anna.ask(go_on=ply)
        assert "reading" not in now
        assert (now["asked"], "end" in now["options"]) == (0, True)
        assert "reading" not in await watcher.get()
    async with serving(settings) as house, house.visit(made["token"]) as anna:
        assert "reading" not in anna.last
        assert (await anna.do("end"))["type"] == "now"
        record = (await house.http.get(f"/api/tables/{made['token']}/record")).text
        assert f"version: {today}\n" in record
        assert f"goes on by version {today} of the rules" in record


async def test_what_todays_rules_refuse_is_read_up_to_there(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await begun(settings)
    forge(settings, "show c9")
    change_rules(monkeypatch)
    async with serving(settings) as house, house.visit(made["token"]) as anna:
        now = anna.last
        assert now["reading"]["answers"] == now["ply"] + 1
        assert "'show c9' is not" in now["reading"]["stopped"]
        assert "only for reading" in (await anna.ask(go_on=now["ply"]))["why"]
        record = (await house.http.get(f"/api/tables/{made['token']}/record")).text
        assert "0 show c9\n" in record
        assert "seed: 7\n" in record, "it can never go on, so nothing is kept back"


async def test_without_a_new_version_a_broken_table_stays_closed(settings: Settings) -> None:
    made = await begun(settings)
    forge(settings, "show c9")
    async with serving(settings) as house:
        assert (await house.http.get(f"/api/tables/{made['token']}")).status_code == 409


async def test_a_change_that_does_not_touch_it_goes_unnoticed(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await begun(settings)
    change_rules(monkeypatch, touches=False)
    async with serving(settings) as house, house.visit(made["token"]) as anna:
        assert "reading" not in anna.last
        assert (await anna.do("end"))["type"] == "now"
