"""``hanse backup``, ``restore``, ``copy`` and ``migrate``, on stores of either kind."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import stat
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from hanse.cli import run
from hanse.core import registry
from hanse.core.entry import Change
from hanse.server import Settings
from hanse.server.store import ANSWER, Row, Store
from hanse.server.store.calls import Call
from hanse.server.store.clocks import Clock
from hanse.server.store.moving import move
from hanse.server.store.schema import SCHEMA, leases, meta
from tests.server.house import serving
from tests.server.postgres import Postgres
from tests.server.test_stores import OLD, create, stored


async def filled(url: str) -> None:
    """A store with something of everything."""
    store = Store(url)
    await store.open()
    await create(store, "z-first")
    again = stored("a-rematch")
    await store.create(again, [], before="z-first")
    await store.append("z-first", 2, [Row(ANSWER, 2, 0, "end")], [Clock(0, 590.5, 1000.25)])
    await store.talk.say("z-first", 2, None, "Bea", "„hello“")
    await store.talk.note("z-first", "host", "sell late")
    await store.calls.add(Call("c1", "z-first", "host", "push", "https://push.example/1", {"auth": "x"}))
    await store.leases.take("z-first")
    await store.keep("secret", "of the house")
    await store.close()


async def held(url: str) -> dict[str, list[tuple[Any, ...]]]:
    """Every row of everything but leases."""
    store = Store(url)

    def work(connection: sa.Connection) -> dict[str, list[tuple[Any, ...]]]:
        names = [table for table in meta.sorted_tables if table is not leases]
        return {table.name: sorted(map(tuple, connection.execute(table.select())), key=str) for table in names}

    try:
        return await store.database.read(work)
    finally:
        await store.close()


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


async def command(*args: object) -> int:
    """The commands run a loop of their own."""
    return await asyncio.to_thread(run, [str(arg) for arg in args])


async def test_everything_comes_back_from_a_backup(
    url: str, tmp_path: Path, postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    await filled(url)
    before = await held(url)
    assert all(before.values()), "something of everything"
    kept = tmp_path / "kept.db"
    assert await command("backup", kept, "--db", url) == 0
    assert capsys.readouterr().out == f"{kept}: 2 tables with 5 rows of history\n"
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    assert [name for name in names(tmp_path) if name.startswith("kept")] == ["kept.db"]
    for target in (f"sqlite:///{tmp_path / 'back.db'}", postgres.database()):
        assert await command("restore", kept, "--db", target) == 0
        assert await held(target) == before
        assert await command("restore", kept, "--db", target) == 2
        assert "there are tables in it already; give an empty store" in capsys.readouterr().err
        assert await held(target) == before
    assert await command("backup", kept, "--db", url) == 2
    assert "is there already; give another name" in capsys.readouterr().err


async def test_a_store_is_copied_there_and_back(tmp_path: Path, postgres: Postgres) -> None:
    first, there, back = f"sqlite:///{tmp_path / 'a.db'}", postgres.database(), f"sqlite:///{tmp_path / 'b.db'}"
    await filled(first)
    assert await command("copy", first, there) == 0
    assert await command("copy", there, back) == 0
    assert await held(back) == await held(first)


async def test_pages_hold_every_row(tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hanse.server.store.moving.PAGE", 3)
    await filled(url)
    store, target = Store(url), Store(f"sqlite:///{tmp_path / 'paged.db'}")
    steps: list[tuple[int, int]] = []
    await move(store.database, target, lambda total, arrived: steps.append((total, arrived)))
    assert sum(arrived for _, arrived in steps) == steps[0][0]
    await store.close()
    await target.close()
    assert await held(f"sqlite:///{tmp_path / 'paged.db'}") == await held(url)


async def test_a_store_in_use_is_backed_up_as_it_was_at_one_moment(
    settings: Settings, tmp_path: Path, url: str
) -> None:
    async with serving(replace(settings, db=url)) as house:
        made = await house.table("me Anna", "here Bea", options={"long": True})
        dice = random.Random(3)

        async def play() -> None:
            async with house.visit(made["token"]) as anna:
                while not anna.last["over"]:
                    await anna.do(dice.choice(anna.last["options"]))

        playing = asyncio.create_task(play())
        for i in range(3):
            assert await command("backup", tmp_path / f"{i}.db", "--db", url) == 0
        await asyncio.wait({playing}, timeout=5)
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
    for i in range(3):
        kept = replace(settings, db=f"sqlite:///{tmp_path / f'{i}.db'}")
        async with serving(kept) as house, house.visit(made["token"]) as anna:
            assert anna.last["ply"] >= 4


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["backup", "{tmp}/x.db", "--db", "sqlite:///{tmp}/nowhere.db"], "--db: no file {tmp}/nowhere.db"),
        (["backup", "{tmp}/no/x.db", "--db", "sqlite:///{tmp}/store.db"], "{tmp}/no/x.db.part: cannot be written"),
        (["restore", "{tmp}/letter", "--db", "sqlite:///{tmp}/y.db"], "{tmp}/letter: cannot be read as a store"),
        (["restore", "{tmp}/empty", "--db", "sqlite:///{tmp}/y.db"], "{tmp}/empty: there is no store of hanse in it"),
        (["copy", "hanse.db", "sqlite:///{tmp}/y.db"], "'hanse.db': not a store this program knows"),
        (["migrate", "--db", "postgresql://a:secret@127.0.0.1:9/x"], "postgresql://127.0.0.1:9/x: cannot be read"),
    ],
)
async def test_what_is_no_store_is_one_line(
    tmp_path: Path, args: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    await filled(f"sqlite:///{tmp_path / 'store.db'}")
    (tmp_path / "letter").write_text("Dear Anna, " * 100)
    (tmp_path / "empty").write_text("")
    before = names(tmp_path)
    assert await command(*(arg.format(tmp=tmp_path) for arg in args)) == 2
    said = capsys.readouterr().err
    assert says.format(tmp=tmp_path) in said
    assert said.count("\n") == 1
    assert "secret" not in said
    assert before <= names(tmp_path)
    assert not [name for name in names(tmp_path) if "part" in name]


async def test_migrate_says_what_a_change_of_rules_touches(
    settings: Settings, url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    here = replace(settings, db=url)
    async with serving(here) as house:
        stands, stops = [await house.table("me Anna", "here Bea") for _ in range(2)]
        async with house.visit(stops["token"]) as anna:
            await anna.do("show c2")
    assert await command("migrate", "--dry-run", "--db", url) == 0
    assert capsys.readouterr().out == (
        f"schema {SCHEMA}: nothing to do\n"
        "0 finished games, 2 unfinished games; a change of rules touches 0 of the unfinished\n"
    )
    store = Store(url)
    forge = "UPDATE history SET text = 'show c9' WHERE kind = 'answer' AND seat = 0"
    await store.database.write(lambda connection: connection.exec_driver_sql(forge).rowcount)
    await store.close()
    found = registry.entry("purse")
    newer = replace(found, version=found.version + 1, changes=(Change(found.version + 1, {}, lambda setup: True),))
    monkeypatch.setattr(registry, "entry", lambda id, corrections=None: newer)
    assert await command("migrate", "--dry-run", "--json", "--db", url) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["schema"], told["changed"], told["finished"], told["unfinished"]) == (SCHEMA, False, 0, 2)
    seen = {one["table"]: (one["ply"], one["answers"], one["says"]) for one in told["touched"]}
    assert seen[stands["table"]] == (4, 4, "goes on if a player wants")
    assert seen[stops["table"]][:2] == (4, 5)
    assert seen[stops["table"]][2].startswith("for reading: ply 4: 'show c9' is not")


async def test_migrate_upgrades_an_old_file_and_a_dry_run_does_not(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "old.db"
    with sqlite3.connect(file) as connection:
        connection.executescript(OLD.read_text(encoding="utf-8"))
    connection.close()
    db = f"sqlite:///{file}"
    for args, says, after in (
        (["--dry-run"], f"schema 1 would become {SCHEMA}\n", "1"),
        ([], f"schema 1 is now {SCHEMA}\n", str(SCHEMA)),
        ([], f"schema {SCHEMA}: nothing to do\n", str(SCHEMA)),
    ):
        assert await command("migrate", *args, "--db", db) == 0
        assert capsys.readouterr().out.startswith(says)
        with sqlite3.connect(file) as connection:
            assert connection.execute("select value from about where key = 'schema'").fetchone() == (after,)
        connection.close()


async def test_an_old_file_is_copied_without_being_changed(tmp_path: Path, postgres: Postgres) -> None:
    file, target = tmp_path / "old.db", postgres.database()
    with sqlite3.connect(file) as connection:
        connection.executescript(OLD.read_text(encoding="utf-8"))
    connection.close()
    assert await command("copy", f"sqlite:///{file}", target) == 0
    assert len((await held(target))["tables"]) == 2
    with sqlite3.connect(file) as connection:
        assert connection.execute("select value from about where key = 'schema'").fetchone() == ("1",)
    connection.close()
