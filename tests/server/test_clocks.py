"""Clocks: they run for who is asked, stand in the store, and when one has run out a bot answers until he is back."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from hanse.server import Settings, timing
from hanse.server.store.clocks import Clock
from hanse.server.terms import ClockTerms
from hanse.server.timing import GRACE, Timing
from tests.server.house import House, Visitor, serving
from tests.server.postgres import Postgres


class Hand:
    """A clock that moves when it is told to."""

    def __init__(self) -> None:
        self.at = 1000.0

    def __call__(self) -> float:
        return self.at


@pytest.fixture
def hand(monkeypatch: pytest.MonkeyPatch) -> Hand:
    made = Hand()
    monkeypatch.setattr(timing, "now", made)
    return made


async def until(visitor: Visitor, there: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    while not there(visitor.last):
        await visitor.get()
    return visitor.last


def stands_in(seat: int) -> Callable[[dict[str, Any]], object]:
    return lambda now: now["players"][seat].get("stand_in")


def test_the_time_of_a_game_grows_with_every_turn(hand: Hand) -> None:
    clocks = Timing(ClockTerms(base=60, more=5), [], 2)
    clocks.take(clocks.turned(0, answered=False))
    hand.at += 10
    assert clocks.turned(0, answered=True) == []  # the same seat goes on
    clocks.take(clocks.turned(1, answered=True))
    told = clocks.told()
    assert told is not None
    assert (told.left, told.runs) == ([55.0, 60.0], 1)
    hand.at += 70
    told = clocks.told()
    assert told is not None
    assert told.left == [55.0, 0.0]


def test_the_time_of_a_turn_is_new_every_turn(hand: Hand) -> None:
    clocks = Timing(ClockTerms(base=20, per="turn"), [], 2)
    for seat in (0, 1, 0):
        clocks.take(clocks.turned(seat, answered=True))
        told = clocks.told()
        assert told is not None
        assert told.left[seat] == 20
        hand.at += 15


def test_who_comes_back_has_a_little_time(hand: Hand) -> None:
    clocks = Timing(ClockTerms(base=600, out="bot"), [Clock(0, 3.0, hand.at)], 2)
    hand.at += 5
    assert clocks.left() == 0.0
    clocks.take(clocks.turned(None, answered=False))
    assert clocks.left() is None
    clocks.take(clocks.turned(0, answered=False))
    assert clocks.left() == GRACE


async def test_clocks_wait_until_all_are_there(house: House) -> None:
    made = await house.table("me Anna", "open", clock={"base": 60})
    async with house.visit(made["token"]) as anna:
        assert anna.last["clocks"] == {"left": [60.0, 60.0], "runs": None}
        await house.join(made["invite"], 1, "Bea")
        await until(anna, lambda now: now["clocks"]["runs"] == 0)


async def test_when_the_time_is_over_a_bot_answers_until_he_is_back(house: House) -> None:
    clock = {"base": 1, "out": "bot", "bot": "random"}
    made = await house.table("me Anna", "open", clock=clock)
    bea = await house.join(made["invite"], 1, "Bea")
    async with house.visit(made["token"]) as anna:
        now = await until(anna, stands_in(0))
        assert now["players"][0]["stand_in"] == "random"
        assert now["players"][0]["name"] == "Anna"
        await until(anna, stands_in(1))  # Bea does not come either
        answer = await house.http.post(f"/api/tables/{made['token']}/seats/0", json={"bot": None})
        assert answer.status_code == 204, answer.text
        record = (await house.http.get(f"/api/tables/{bea}/record")).text
    assert "the time of Anna is over; random answers until he is back" in record


async def test_a_clock_that_only_shows_takes_no_seat(hand: Hand, house: House) -> None:
    made = await house.table("me Anna", "here Bea", clock={"base": 60})
    async with house.visit(made["token"]) as anna:
        await until(anna, lambda now: now["clocks"]["runs"] == 0)
        hand.at += 70
        await anna.do("end")
        assert anna.last["clocks"] == {"left": [0.0, 60.0], "runs": 1}
        assert not stands_in(0)(anna.last)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_the_time_goes_on_while_no_server_runs(
    request: pytest.FixtureRequest, settings: Settings, kind: str
) -> None:
    if kind == "postgresql":
        server: Postgres = request.getfixturevalue("postgres")
        settings = replace(settings, db=server.database())
    async with serving(settings) as house:
        made = await house.table("me Anna", "here Bea", clock={"base": 3600, "out": "bot", "bot": "random"})
        async with house.visit(made["token"]) as anna:
            await until(anna, lambda now: now["clocks"]["runs"] == 0)
    if kind == "sqlite":  # an hour passes
        with sqlite3.connect(settings.db.removeprefix("sqlite:///")) as file:
            file.execute("UPDATE clocks SET began = began - 3600")
        async with serving(settings) as house, house.visit(made["token"]) as anna:
            await until(anna, stands_in(0))
    else:
        async with serving(settings) as house, house.visit(made["token"]) as anna:
            assert anna.last["clocks"]["runs"] == 0
            assert 3500 < anna.last["clocks"]["left"][0] < 3600


async def test_other_nodes_tell_the_same_time(settings: Settings, postgres: Postgres) -> None:
    shared = replace(settings, db=postgres.database())
    async with serving(shared) as one, serving(shared) as other:
        made = await one.table("me Anna", "open", clock={"base": 600, "more": 7})
        bea = await other.join(made["invite"], 1, "Bea")
        async with one.visit(made["token"]) as anna, other.visit(bea) as visitor:
            await until(anna, lambda now: now["clocks"]["runs"] == 0)
            await until(visitor, lambda now: now["clocks"]["runs"] == 0)
            await anna.do("end")
            now = await until(visitor, lambda now: now["clocks"]["runs"] == 1)
            assert 606 < now["clocks"]["left"][0] <= 607


@pytest.mark.parametrize(
    ("clock", "why"),
    [({"base": 0}, "base"), ({"base": 60, "out": "bot", "bot": "nobody"}, "nobody"), ({}, "base")],
)
async def test_a_clock_that_cannot_be_is_one_sentence(house: House, clock: dict[str, object], why: str) -> None:
    wanted = {"game": "purse", "seats": [{"kind": "me"}, {"kind": "open"}], "clock": clock}
    answer = await house.http.post("/api/tables", json=wanted)
    assert answer.status_code == 400
    assert why in answer.json()["no"]
