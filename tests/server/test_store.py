"""The store: what it holds, and what happens when it does not do what it should."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from hanse.core.model import CHANCE
from hanse.core.reading import BadInput
from hanse.core.record import Answer
from hanse.server import Settings
from hanse.server.guest import Guest
from hanse.server.messages import Pong
from hanse.server.outbox import FULL, Letter, Outbox
from hanse.server.seats import OPEN, SEAT, Grant, Seat
from hanse.server.settings import database
from hanse.server.store import ANSWER, NOTE, SAT, UNDO, Conflict, Lost, Row, Store, batches, fold
from tests.server.house import House, serving

EXAMPLES = Path(__file__).parents[2] / "examples" / "boards"


def test_history_folds_into_answers_and_comments() -> None:
    answers: list[Answer] = []
    comments: dict[int, list[str]] = {}
    for row in (
        Row(ANSWER, 0, CHANCE, "deal c4"),
        Row(SAT, 1, 1, "Bea"),
        Row(ANSWER, 1, 0, "show c4"),
        Row(NOTE, 2, 0, "a remark"),
        Row(ANSWER, 2, 0, "show c2"),
        Row(UNDO, 1, 0, ""),
        Row(ANSWER, 1, 0, "end"),
    ):
        fold(answers, comments, row)
    assert answers == [Answer(CHANCE, "deal c4"), Answer(0, "end")]
    assert comments == {1: ["seat 1: Bea sat down", "a remark", "seat 0 took back 2 answers"]}


async def test_sqlite_syncs_every_commit_to_its_log(settings: Settings) -> None:
    store = Store(settings.db)
    await store.open()
    for run in (store.database.write, store.database.read):
        assert await run(lambda connection: connection.exec_driver_sql("PRAGMA journal_mode").scalar()) == "wal"
        assert await run(lambda connection: connection.exec_driver_sql("PRAGMA synchronous").scalar()) == 2
    await store.close()


async def test_a_file_that_is_no_database_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Anna, " * 100)
    store = Store(f"sqlite:///{tmp_path / 'letter.txt'}")
    with pytest.raises(BadInput, match=r"cannot be used as a store .*not a database.*--db") as wrong:
        await store.open()
    assert "\n" not in str(wrong.value)
    await store.close()


def modes(folder: Path) -> set[int]:
    return {path.stat().st_mode & 0o777 for path in folder.iterdir()}


@pytest.mark.skipif(sys.platform == "win32", reason="files there have no such modes")
async def test_a_file_is_its_owners_alone(tmp_path: Path) -> None:
    store = Store(database(f"sqlite:///{tmp_path / 'mine.db'}"))
    await store.open()
    await store.keep("push", "a key")
    assert modes(tmp_path) == {0o600}
    await store.close()


async def test_a_store_of_another_version_is_refused(settings: Settings, tmp_path: Path) -> None:
    async with serving(settings):
        pass
    db = sqlite3.connect(tmp_path / "hanse.db")
    db.execute("update about set value = '99' where key = 'schema'")
    db.commit()
    db.close()
    store = Store(settings.db)
    with pytest.raises(BadInput, match=r"hanse\.db: schema 99 of another hanse; this one reads up to"):
        await store.open()
    await store.close()


async def test_answers_written_together_fail_one_by_one(house: House, settings: Settings) -> None:
    tables = [(await house.table("me", "here"))["table"] for _ in range(5)]
    store = Store(settings.db)
    await store.open()
    after = (await store.load(tables[0])).count
    counts = [after, after, after - 1, after, after]  # the third believes in a past that is over
    rows = [Row(ANSWER, 4, 0, "end")]
    results = await asyncio.gather(
        *(store.append(table, count, rows) for table, count in zip(tables, counts, strict=True)),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [type(None), type(None), Conflict, type(None), type(None)]
    for table, result in zip(tables, results, strict=True):
        assert (await store.load(table)).count == after + (result is None)
    await store.close()


async def test_two_servers_on_one_store_do_not_overwrite_each_other(settings: Settings) -> None:
    async with serving(settings) as one, serving(settings) as other:
        made = await one.table("me Anna", "here Bea")
        async with one.visit(made["token"]) as here, other.visit(made["token"]) as there:
            await here.do("show c2")
            # The other server has not seen it. Its answer is refused by the store, and it tells how things stand.
            await there.send(do="show c4", seat=0, ply=4)
            now = await there.get()
            assert (now["type"], now["ply"], now["cut"]) == ("now", 5, 0)
            assert [line["text"] for line in now["log"]][-1] == "show c2"
            assert (await there.get())["no"] == "stale"
            assert (await there.get())["ply"] == 5
            assert (await there.do("show c4"))["ply"] == 6


def full(*_: object) -> None:
    """What a store does on a full disk."""
    raise OperationalError("insert", {}, Exception("database or disk is full"))


async def test_an_answer_that_cannot_be_stored_did_not_happen(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    made = await house.table("me Anna", "here Bea")
    async with house.visit(made["token"]) as anna, house.visit(made["watch"]) as watcher:
        before = anna.last
        with monkeypatch.context() as patch:
            patch.setattr(batches, "insert_rows", full)
            got = await anna.do("show c2")
            assert (got["no"], got["why"]) == ("bad", "could not be stored, so it did not happen; try again")
        assert await watcher.quiet()
        assert (await anna.do("show c4", ply=before["ply"]))["ply"] == 5
        with monkeypatch.context() as patch:
            patch.setattr(batches, "insert_rows", full)
            assert (await anna.ask(undo=4, ply=5))["no"] == "bad"
        assert (await anna.ask(undo=4, ply=5))["ply"] == 4


async def test_who_comes_after_a_failed_write_sees_nothing_of_it(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    made = await house.table("me Anna", "here Bea")
    async with house.visit(made["token"]) as anna:
        with monkeypatch.context() as patch:
            patch.setattr(batches, "insert_rows", full)
            assert (await anna.do("show c2"))["no"] == "bad"
        async with house.visit(made["watch"]) as watcher:
            assert watcher.last["ply"] == anna.last["ply"]
            assert [player["shown"] for player in watcher.last["view"]["players"]] == [[], []]


async def test_whoever_uses_the_store_hears_only_its_own_errors(settings: Settings, tmp_path: Path) -> None:
    store = Store(settings.db)
    await store.open()
    db = sqlite3.connect(tmp_path / "hanse.db")
    db.executescript("drop table history; drop table seats; drop table tokens; drop table tables")
    db.close()
    grant = Grant("x", SEAT, "hash")
    for broken in (
        store.load("x"), store.grant("hash"), store.append("x", 0, [Row(ANSWER, 0, 0, "end")]),
        store.sit("x", 0, 0, Seat(0, OPEN, "Bea", None, "hash"), grant),
    ):  # fmt: skip
        with pytest.raises(Lost):
            await broken
    await store.close()


async def test_a_table_of_other_data_is_kept_closed_and_not_spoilt(settings: Settings, tmp_path: Path) -> None:
    async with serving(settings) as house:
        made = await house.table("me Anna", "here Bea")
    (tmp_path / "own" / "purse").mkdir(parents=True)
    (tmp_path / "own" / "purse" / "purse.toml").write_text("turns = 4\n")
    async with serving(replace(settings, corrections=tmp_path / "own")) as house:
        answer = await house.http.get(f"/api/tables/{made['token']}")
        assert answer.status_code == 409
        assert answer.json()["no"].startswith("this table cannot be opened here: record was played with other data")
        new = await house.table("me Anna", "here Bea")
        async with house.visit(new["token"]) as anna:
            assert anna.last["view"]["turns"] == 8
    async with serving(settings) as house, house.visit(made["token"]) as anna:
        assert anna.last["view"]["turns"] == 6


async def test_a_board_that_its_owner_spoils_takes_no_other_away(settings: Settings, tmp_path: Path) -> None:
    own = tmp_path / "own" / "hansa_teutonica"
    shutil.copytree(EXAMPLES / "hansa_teutonica", own)
    async with serving(replace(settings, corrections=own.parent)) as house:

        async def offered() -> list[str]:
            games = (await house.http.get("/api/games")).json()["games"]
            return [v["id"] for game in games if game["id"] == "hansa_teutonica" for v in game["variants"]]

        assert await offered() == ["base", "britannia", "east", "zuiderzee"]
        (own / "rhine.toml").write_text("half a board")
        assert await offered() == ["base", "britannia", "east", "zuiderzee"]
        await house.table("me Anna", "here Bea", game="hansa_teutonica")


async def test_who_never_reads_is_let_go() -> None:
    sent: list[Letter | None] = []
    reads = asyncio.Event()

    async def send(letter: Letter | None) -> None:
        await reads.wait()
        sent.append(letter)

    guest = Guest((0,), Outbox(send))
    for _ in range(FULL):
        guest.send(Pong())
    assert (guest.outbox.waiting, guest.outbox.ended) == (FULL, False)
    guest.send(Pong())
    assert guest.outbox.ended
    reads.set()
    await asyncio.sleep(0.01)
    assert sent[-1] is None
    assert len(sent) == FULL + 1
