"""The store on either database: the same tables, the same answers, the same errors."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from hanse.core.model import CHANCE
from hanse.core.reading import BadInput
from hanse.core.record import Answer, Record
from hanse.server.seats import BOT, INVITE, ME, OPEN, SEAT, WATCH, Grant, Seat
from hanse.server.store import ANSWER, FREED, NOTE, UNDO, Conflict, Lost, Row, Store, Stored, batches, leases
from hanse.server.store.batches import Waiting
from hanse.server.store.calls import Call
from hanse.server.store.clocks import Clock
from hanse.server.store.migrations import STEPS
from hanse.server.store.schema import SCHEMA, about, meta
from hanse.server.terms import ClockTerms, Terms

OLD = Path(__file__).parent / "old" / "store.sql"

SEED = 2**128 - 159


def stored(id: str = "table1", *, terms: Terms | None = None) -> Stored:
    """A table of three after chance has spoken twice."""
    answers = [Answer(CHANCE, "deal c4"), Answer(CHANCE, "deal c2")]
    record = Record("purse", 1, "data", "base", {"long": "true"}, 3, SEED, answers)
    seats = [
        Seat(0, ME, "Änne", None, "host"), Seat(1, OPEN, "", None, None, colour="red"), Seat(2, BOT, "", "greedy", None)
    ]  # fmt: skip
    return Stored(id, record, seats, 2, terms=terms or Terms())


async def create(store: Store, id: str = "table1", host: str = "host", **more: Any) -> Stored:
    made = stored(id, **more)
    made.seats[0].holder = host
    await store.create(made, [Grant(id, SEAT, host, host=True), Grant(id, INVITE, f"invite of {id}")])
    return made


async def test_a_table_comes_back_as_it_was_made(store: Store) -> None:
    made = await create(store, terms=Terms(clock=ClockTerms(600, 10, "bot"), chosen_seed=True))
    assert await store.load("table1") == made


async def test_history_is_folded_and_read_on_from_anywhere(store: Store) -> None:
    await create(store)
    await store.append("table1", 2, [Row(NOTE, 2, 0, "a remark"), Row(ANSWER, 2, 0, "show c4")])
    await store.append("table1", 4, [Row(UNDO, 2, 0, "")])
    await store.append("table1", 5, [Row(ANSWER, 2, 0, "end")])
    found = await store.load("table1")
    assert [answer.text for answer in found.record.answers] == ["deal c4", "deal c2", "end"]
    assert (found.count, found.comments) == (6, {2: ["a remark", "seat 0 took back 1 answer"]})
    news = await store.since("table1", 4)
    assert [row.kind for row in news.rows] == [UNDO, ANSWER]
    assert news[1:] == (found.seats, frozenset(), None, [])


async def test_answers_written_together_fail_one_by_one(store: Store) -> None:
    for i in range(5):
        await create(store, f"t{i}", host=f"host {i}")
    counts = [2, 2, 1, 2, 2]  # the third believes in a past that is over
    results = await asyncio.gather(
        *(store.append(f"t{i}", count, [Row(ANSWER, 2, 0, "end")]) for i, count in enumerate(counts)),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [type(None), type(None), Conflict, type(None), type(None)]
    assert [(await store.load(f"t{i}")).count for i in range(5)] == [3, 3, 2, 3, 3]


@pytest.fixture
def sizes(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many were written together, batch by batch."""
    found: list[int] = []
    insert_all = batches.insert_all

    def counted(connection: sa.Connection, batch: Sequence[Waiting], node: str) -> None:
        found.append(len(batch))
        insert_all(connection, batch, node)

    monkeypatch.setattr(batches, "insert_all", counted)
    return found


async def test_who_is_heard_a_turn_later_is_written_with_the_others(store: Store, sizes: list[int]) -> None:
    async def later(turns: int) -> None:
        for _ in range(turns):
            await asyncio.sleep(0)
        await store.append(f"t{turns}", 2, [Row(ANSWER, 2, 0, "end")])

    for i in range(4):
        await create(store, f"t{i}", host=f"host {i}")
    await asyncio.gather(*map(later, range(4)))
    assert sizes == [4]


async def test_a_batch_does_not_wait_for_those_who_come_without_end(store: Store, sizes: list[int]) -> None:
    await create(store)
    written = []
    for n in range(100):
        written.append(asyncio.create_task(store.append("table1", 2 + n, [Row(NOTE, 2, 0, "well")])))
        await asyncio.sleep(0)
    await asyncio.gather(*written)
    assert sum(sizes) == 100
    assert sizes[0] < 50


async def test_who_no_longer_waits_is_written_all_the_same(store: Store) -> None:
    await create(store)
    impatient = asyncio.create_task(store.append("table1", 2, [Row(ANSWER, 2, 0, "end")]))
    await asyncio.sleep(0)
    impatient.cancel()
    with pytest.raises(asyncio.CancelledError):
        await impatient
    with pytest.raises(Conflict):
        await store.append("table1", 2, [Row(ANSWER, 2, 0, "show c4")])


async def test_two_stores_give_each_answer_one_place(store: Store, url: str) -> None:
    other = Store(url)
    await other.open()
    await create(store)
    results = await asyncio.gather(
        *(one.append("table1", 2, [Row(ANSWER, 2, 0, "end")]) for one in (store, other)), return_exceptions=True
    )
    assert sorted(type(result).__name__ for result in results) == ["Conflict", "NoneType"]
    await other.close()


async def test_what_is_not_there_is_lost(store: Store) -> None:
    with pytest.raises(Lost):
        await store.load("nowhere")
    assert await store.grant("nothing") is None
    await store.check()


async def test_the_first_secret_is_everybodys(store: Store) -> None:
    assert [await store.keep("key", value) for value in ("one", "two")] == ["one", "one"]


# Seats and links.


async def test_a_seat_is_taken_once(store: Store) -> None:
    await create(store)
    bea, cem = (Seat(1, OPEN, name, None, None) for name in ("Bea", "Cem"))
    assert await store.sit("table1", 2, 2, bea, Grant("table1", SEAT, "bea"))
    assert not await store.sit("table1", 3, 2, cem, Grant("table1", SEAT, "cem"))
    found = await store.load("table1")
    assert (found.seats[1].name, found.seats[1].holder) == ("Bea", "bea")
    assert found.comments == {2: ["seat 1: Bea sat down"]}
    assert await store.grant("cem") is None


async def test_a_freed_seat_is_open_to_others_and_closed_to_him(store: Store) -> None:
    await create(store)
    await store.links.add(Grant("table1", INVITE, "for one", seat=1))
    bea = Seat(1, OPEN, "Bea", None, "bea")
    await store.sit("table1", 2, 2, bea, Grant("table1", SEAT, "bea"))
    assert await store.free("table1", 3, 2, bea)
    assert not await store.free("table1", 4, 2, bea), "nobody sits there any more"
    found = await store.load("table1")
    assert (found.seats[1].free, found.seats[1].name) == (True, "")
    assert found.comments == {2: ["seat 1: Bea sat down", "seat 1: Bea left"]}
    assert [await store.grant(hash) for hash in ("bea", "for one")] == [None, None]
    assert await store.grant("invite of table1") is not None
    news = await store.since("table1", 3)
    assert (news.rows, news.revoked) == ([Row(FREED, 2, 1, "Bea")], frozenset({"bea", "for one"}))


async def test_who_loses_one_of_two_seats_keeps_the_other(store: Store) -> None:
    await create(store)
    two = stored("two")
    two.seats = [Seat(i, OPEN, "Bea", None, "both") for i in range(3)]
    await store.create(two, [Grant("two", SEAT, "both")])
    assert await store.free("two", 2, 2, two.seats[0])
    assert await store.grant("both") is not None
    assert [seat.free for seat in (await store.load("two")).seats] == [True, False, False]


async def test_links_are_listed_and_revoked_but_never_the_hosts(store: Store) -> None:
    await create(store)
    await create(store, "table2", host="other host")
    await store.links.add(Grant("table1", WATCH, "0123456789abcdef", seat=0, label="for grandma"))
    links = await store.links.all("table1")
    assert {(link.kind, link.seat, link.host, link.label) for link in links} == {
        (SEAT, None, True, ""), (INVITE, None, False, ""), (WATCH, 0, False, "for grandma")
    }  # fmt: skip
    assert await store.links.revoke("table2", "0123456789ab") is None, "a link of another table"
    gone = await store.links.revoke("table1", "0123456789ab")
    assert gone == Grant("table1", WATCH, "0123456789abcdef", 0, False, "for grandma")
    assert await store.links.revoke("table1", "0123456789ab") is None
    assert await store.links.revoke("table1", "host") is None
    assert await store.grant("0123456789abcdef") is None
    assert {link.kind for link in await store.links.all("table1")} == {SEAT, INVITE}


async def test_a_bot_stands_in_and_goes_again(store: Store) -> None:
    await create(store)
    await store.stand_in("table1", 2, Row(NOTE, 2, 0, "greedy answers for seat 0"), "greedy")
    found = await store.load("table1")
    assert (found.seats[0].stand_in, found.seats[0].holder) == ("greedy", "host")
    assert found.comments == {2: ["greedy answers for seat 0"]}
    await store.stand_in("table1", 3, Row(NOTE, 2, 0, "back"), None)
    assert (await store.load("table1")).seats[0].stand_in is None


async def test_a_table_has_one_rematch_and_its_people_their_seats(store: Store) -> None:
    await create(store)
    again = stored("again")
    again.seats[0] = Seat(0, OPEN, "Änne", None, None, claim="host")
    watch = [Grant("again", WATCH, "watch")]
    await store.create(again, watch, before="table1")
    with pytest.raises(Conflict):
        await store.create(stored("third"), [Grant("third", WATCH, "third")], before="table1")
    assert (await store.load("table1")).next == "again"
    with pytest.raises(Lost):
        await store.load("third")
    assert not (await store.load("again")).seats[0].free, "kept for who sat there before"
    assert not await store.claim("again", "a stranger", Grant("again", SEAT, "no"))
    for _ in range(2):  # whenever he asks
        assert await store.claim("again", "host", Grant("again", SEAT, "new host", host=True))
    assert (await store.load("again")).seats[0].holder == "new host"
    assert await store.grant("new host") == Grant("again", SEAT, "new host", host=True)


# Talk, notes, clocks, calls, leases.


async def test_people_who_speak_at_once_are_all_heard(store: Store) -> None:
    await create(store)
    words = [f"line {i} – „grüß“" for i in range(8)]
    said = await asyncio.gather(*(store.talk.say("table1", 2, None, "Bea", word) for word in words))
    heard = await store.talk.since("table1", 0)
    assert [line.n for line in heard] == list(range(8))
    assert sorted(heard) == sorted(said)
    assert [line.n for line in await store.talk.since("table1", 6)] == [6, 7]


async def test_notes_are_ones_own(store: Store) -> None:
    await create(store)
    await store.talk.note("table1", "host", "sell early")
    await store.talk.note("table1", "host", "sell late")
    assert await store.talk.noted("table1", "host") == "sell late"
    assert await store.talk.noted("table1", "bea") == ""


async def test_clocks_are_written_with_the_answer(store: Store) -> None:
    await create(store)
    await store.append("table1", 2, [Row(ANSWER, 2, 0, "end")], [Clock(0, 590.5), Clock(1, 600.0, 1000.25)])
    assert await store.clocks("table1") == [Clock(0, 590.5), Clock(1, 600.0, 1000.25)]
    with pytest.raises(Conflict):
        await store.append("table1", 2, [Row(ANSWER, 2, 0, "end")], [Clock(0, 1.0)])
    await store.append("table1", 3, [Row(ANSWER, 3, 1, "end")], [Clock(1, 580.0)])
    assert await store.clocks("table1") == [Clock(0, 590.5), Clock(1, 580.0)]
    assert Clock(1, 600.0, 1000.0).left(1010.0) == 590.0
    assert (Clock(1, 600.0).left(1010.0), Clock(1, 5.0, 1000.0).left(1010.0)) == (600.0, 0.0)


async def test_somebody_is_called_once_for_each_turn(store: Store, url: str) -> None:
    other = Store(url)
    await other.open()
    await create(store)
    call = Call("c1", "table1", "host", "push", "https://push.example/1", {"auth": "x"})
    await store.calls.add(call)
    await store.calls.add(call._replace(keys={"auth": "y"}))
    due = await asyncio.gather(*(one.calls.due("table1", "host", 7) for one in (store, other)))
    assert sorted(map(len, due)) == [0, 1]
    assert [found.keys for calls in due for found in calls] == [{"auth": "y"}]
    assert len(await store.calls.due("table1", "host", 9)) == 1
    assert await store.calls.due("table1", "bea", 9) == []
    assert [await store.calls.failed("c1") for _ in range(2)] == [1, 2]
    await store.calls.drop("c1")
    assert await store.calls.due("table1", "host", 11) == []
    await other.close()


async def test_the_host_is_told_of_a_question_by_one_node_alone(store: Store, url: str) -> None:
    other = Store(url)
    await other.open()
    await create(store)
    assert sorted(await asyncio.gather(*(one.calls.first("table1", 6) for one in (store, other)))) == [False, True]
    assert [await store.calls.first("table1", ply) for ply in (5, 6, 7)] == [False, False, True]
    await other.close()


async def test_a_lease_is_one_nodes_until_it_runs_out(store: Store, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    other = Store(url)
    await other.open()
    await create(store)
    assert await store.leases.take("table1")
    assert await store.leases.take("table1"), "it is its own"
    assert not await other.leases.take("table1")
    assert await other.leases.keep(["table1"]) == set()
    assert await store.leases.keep(["table1"]) == {"table1"}
    assert await other.leases.orphans() == []
    monkeypatch.setattr(leases, "TERM", -1.0)
    await store.leases.keep(["table1"])  # as if it had been silent for long
    monkeypatch.undo()
    assert await other.leases.orphans() == ["table1"]
    assert await other.leases.take("table1")
    assert await store.leases.keep(["table1"]) == set()
    await store.leases.drop(["table1"])
    assert not await store.leases.take("table1"), "only its holder can drop it"
    await other.leases.drop(["table1"])
    assert await store.leases.take("table1")
    await other.close()


# The schema.


def looks(connection: sa.Connection) -> dict[str, Any]:
    """Everything that matters of the tables there are."""
    look = sa.inspect(connection)
    return {
        name: (
            {c["name"]: (str(c["type"]), c["nullable"]) for c in look.get_columns(name)},
            look.get_pk_constraint(name)["constrained_columns"],
            sorted((k["constrained_columns"], k["referred_table"]) for k in look.get_foreign_keys(name)),
            sorted((i["name"] or "", i["column_names"]) for i in look.get_indexes(name)),
        )
        for name in look.get_table_names()
    }


FIRST = ("about", "history", "seats", "tables", "tokens")


def make_first(connection: sa.Connection) -> None:
    """The tables of schema 1."""
    statements = [part for part in OLD.read_text(encoding="utf-8").split(";\n") if part.startswith("CREATE TABLE")]
    for name in ("about", "tables", "seats", "tokens", "history"):
        (statement,) = (part for part in statements if part.startswith(f"CREATE TABLE {name} "))
        connection.exec_driver_sql(statement)
    connection.execute(about.insert().values(key="schema", value="1"))


async def test_the_steps_lead_to_the_schema(url: str) -> None:
    store = Store(url)
    await store.database.write(make_first)
    assert await store.open() == 1
    stepped = await store.database.read(looks)

    def anew(connection: sa.Connection) -> None:
        meta.drop_all(connection)

    await store.database.write(anew)
    assert await store.open() is None
    assert await store.database.read(looks) == stepped
    assert await store.open() == SCHEMA == max(STEPS)
    await store.close()


async def test_stores_that_open_together_make_one_schema(url: str) -> None:
    stores = [Store(url) for _ in range(4)]
    found = await asyncio.gather(*(store.open() for store in stores))
    assert sorted(found, key=str) == [SCHEMA, SCHEMA, SCHEMA, None]
    for store in stores:
        await store.close()


@pytest.mark.parametrize("version", ["99", "0", "new"])
async def test_another_schema_is_refused_in_one_line(url: str, version: str) -> None:
    store = Store(url)
    await store.open()
    await store.database.write(lambda connection: connection.execute(about.update().values(value=version)).rowcount)
    with pytest.raises(BadInput, match=f"schema {version} of another hanse; this one reads up to {SCHEMA}") as wrong:
        await store.open()
    assert str(wrong.value).startswith(store.database.where)
    await store.close()


async def test_what_an_old_store_held_is_still_there(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "old.db") as connection:
        connection.executescript(OLD.read_text(encoding="utf-8"))
    connection.close()
    store = Store(f"sqlite:///{tmp_path / 'old.db'}")
    assert await store.open() == 1
    found = await store.load("Vxl_DFpR")
    assert (found.record.seed, found.record.game, found.terms) == (5, "hansa", Terms())
    hosts = {link.host for link in await store.links.all("Vxl_DFpR") if link.hash == found.seats[0].holder}
    assert hosts == {True}
    assert [link.host for link in await store.links.all("Vxl_DFpR")].count(True) == 1
    await store.close()
