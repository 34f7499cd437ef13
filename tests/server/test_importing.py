"""A record that somebody brings: a table to look at, or the line that is wrong."""

from __future__ import annotations

import pytest

from tests.server.house import House, Message
from tests.server.test_older import change_rules


async def played(house: House, answers: int = 6) -> Message:
    made = await house.table("me Anna", "here Bea")
    async with house.visit(made["token"]) as anna:
        for _ in range(answers):
            await anna.do("end")
    return made


async def record_of(house: House, made: Message) -> str:
    return (await house.http.get(f"/api/tables/{made['token']}/record")).text


async def bring(house: House, text: str | bytes, status: int = 201) -> Message:
    answer = await house.http.post("/api/records", content=text, headers={"content-type": "text/plain"})
    assert answer.status_code == status, answer.text
    said: Message = answer.json()
    return said


async def test_a_finished_game_comes_back_with_names_log_and_result(house: House) -> None:
    made = await played(house)
    text = await record_of(house, made)
    assert "# seat 0: Anna\n# seat 1: Bea\n" in text
    brought = await bring(house, text)
    assert brought["game"] == "purse"
    async with house.visit(made["token"]) as anna, house.visit(brought["watch"]) as looker:
        assert looker.last["result"] == anna.last["result"] is not None
        assert [player["name"] for player in looker.last["players"]] == ["Anna", "Bea"]
        assert len(looker.last["log"]) == len(anna.last["log"])
        assert (await looker.ask(at=1, id=3))["ply"] == 1
    summary = (await house.http.get(f"/api/tables/{brought['watch']}")).json()
    assert summary["imported"]
    assert summary["result"]["winners"]


async def test_an_unfinished_game_is_there_to_be_looked_at(house: House) -> None:
    text = (await record_of(house, await played(house, 6))).splitlines()
    last = max(i for i, line in enumerate(text) if line.endswith("end"))
    brought = await bring(house, "\n".join(text[:last]) + "\n")
    async with house.visit(brought["watch"]) as looker:
        now = looker.last
        assert (now["asked"], now["over"], now["reading"]["stopped"]) == (None, False, None)
        assert (await looker.ask(do="end", seat=0, ply=now["ply"]))["no"] == "bad"
        assert (await looker.ask(go_on=now["ply"]))["no"] == "bad"
    links = await house.http.get(f"/api/tables/{brought['watch']}/links")
    assert links.status_code != 200 or links.json() == []


async def test_a_record_of_older_rules_opens_for_reading(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    text = await record_of(house, await played(house))
    lines = text.splitlines()
    last = max(i for i, line in enumerate(lines) if line.endswith("end"))
    today = change_rules(monkeypatch)
    brought = await bring(house, "\n".join([*lines[:last], "0 show c99"]) + "\n")
    async with house.visit(brought["watch"]) as looker:
        reading = looker.last["reading"]
        assert (reading["version"], reading["today"]) == (today - 1, today)
        assert reading["stopped"] is not None
    assert "0 show c99\n" in await record_of(house, {"token": brought["watch"]})


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda text: "", "line 1: the file breaks off here"),
        (lambda text: "hello\n", "line 1: 'hello' is not a header line"),
        (lambda text: text[:-1], "the file breaks off here"),
        (lambda text: text.replace("game: purse", "game: chess"), "no game 'chess'"),
        (lambda text: text.replace("0 end", "0 fly", 1), "'fly'"),
        (lambda text: text.replace("0 end", "7 end", 1), "no seat '7'"),
        (lambda text: text.replace("version: 1", "version: 99"), "version 99"),
    ],
)
async def test_a_broken_record_is_named_by_its_line(house: House, change: object, says: str) -> None:
    assert callable(change)
    said = await bring(house, change(await record_of(house, await played(house))), 400)
    assert says in said["no"]
    assert "\n" not in said["no"]


async def test_what_is_no_text_or_too_long_is_refused(house: House) -> None:
    assert "no UTF-8" in (await bring(house, b"\xff\xfe\x00", 400))["no"]
    assert (await house.http.post("/api/records", content=b"#" * 1_100_000)).status_code == 413


async def test_another_sites_page_may_not_bring_one(house: House) -> None:
    answer = await house.http.post("/api/records", content="x", headers={"origin": "http://elsewhere.example"})
    assert answer.status_code == 403
