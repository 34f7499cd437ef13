"""What the host of a club needs: names, proxies, a prefix, health, figures, logs, a quiet end."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import logging
import os
import re
import resource
import signal
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from hanse.core.reading import BadInput
from hanse.server import Settings
from hanse.server.logs import Json, Lines, one_line, without_secrets
from hanse.server.serve import checked
from hanse.server.store import Lost, Store
from tests.server.house import House, serving
from tests.server.process import running

# Names.


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("localhost:8200", 200),
        ("192.168.1.7:8200", 200),
        ("[fe80::1]:8200", 200),
        ("table.localhost", 200),
        ("club.example.org", 200),
        ("CLUB.example.org.:443", 200),
        ("a.games.example", 200),
        ("games.example", 421),
        ("elsewhere.example", 421),
        ("club.example.org.elsewhere.example", 421),
        ("[", 421),
        ("", 421),
    ],
)
async def test_a_name_that_was_never_given_is_refused(settings: Settings, host: str, status: int) -> None:
    async with serving(replace(settings, host_names=("club.example.org", "*.games.example"))) as house:
        answer = await house.http.get("/api/games", headers={"Host": host})
        assert answer.status_code == status
        if status == 421:
            assert answer.json()["no"].endswith("is no name of this server; --host-name adds one")


async def test_a_foreign_name_gets_no_socket(house: House) -> None:
    made = await house.table("me Anna", "here Bea")
    where = f"ws://127.0.0.1:{house.port}/api/play/{made['token']}"
    with pytest.raises(InvalidStatus) as refused:
        async with connect(where, additional_headers={"Host": "elsewhere.example"}):
            pass
    assert refused.value.response.status_code == 421


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"host_names": ("http://club",)}, "--host-name 'http://club': must be a name"),
        ({"proxies": ("nginx",)}, "--proxy 'nginx': must be an address or a network"),
        ({"scrapers": ("all",)}, "--scrape 'all': must be an address or a network"),
        ({"prefix": "hanse"}, "--prefix 'hanse': must be a path as /hanse"),
        ({"prefix": "/a b"}, "--prefix '/a b': must be a path as /hanse"),
        ({"sockets": 0}, "--sockets 0: must be more than 0"),
    ],
)
def test_options_that_cannot_be_are_one_line(settings: Settings, wrong: dict[str, object], says: str) -> None:
    with pytest.raises(BadInput) as error:
        checked(replace(settings, **wrong), "")  # type: ignore[arg-type]
    assert str(error.value).startswith(says)


# Proxies.


async def made_from(house: House, forwarded: str) -> int:
    body = {"game": "purse", "seats": [{"kind": "me"}, {"kind": "here"}]}
    return (await house.http.post("/api/tables", json=body, headers={"X-Forwarded-For": forwarded})).status_code


async def test_a_forwarded_address_is_believed_from_a_proxy_that_was_named(settings: Settings) -> None:
    async with serving(replace(settings, tables=1, proxies=("127.0.0.0/8",))) as house:
        assert await made_from(house, "203.0.113.1") == 201
        assert await made_from(house, "203.0.113.1") == 429
        assert await made_from(house, "203.0.113.2") == 201
        # What somebody says of himself stands left of what the proxy has seen.
        assert await made_from(house, "203.0.113.9, 203.0.113.2") == 429


async def test_a_forwarded_address_is_believed_from_nobody_else(settings: Settings) -> None:
    for proxies in ((), ("10.0.0.0/8",)):
        async with serving(replace(settings, tables=1, proxies=proxies)) as house:
            assert await made_from(house, "203.0.113.1") == 201
            assert await made_from(house, "203.0.113.2") == 429


# Addresses.


async def test_everything_is_found_under_the_prefix(settings: Settings) -> None:
    settings.page.mkdir()
    (settings.page / "index.html").write_text('<script src="./assets/main.js"></script>')
    async with serving(replace(settings, prefix="/hanse")) as house:
        assert (await house.http.get("/hanse/api/games")).status_code == 200
        assert (await house.http.get("/hanse")).text == '<script src="/hanse/assets/main.js"></script>'
        assert (await house.http.get("/hanse/t/abc")).status_code == 200
        assert (await house.http.get("/healthz")).text == (await house.http.get("/hanse/healthz")).text == "ok\n"
        for where in ("/", "/api/games", "/hansel/api/games", "/hanse/api/nothing"):
            assert (await house.http.get(where)).status_code == 404, where
        seats = [{"kind": "me"}, {"kind": "here"}]
        made = (await house.http.post("/hanse/api/tables", json={"game": "purse", "seats": seats, "seed": 7})).json()
        async with connect(f"ws://127.0.0.1:{house.port}/hanse/api/play/{made['token']}") as socket:
            assert json.loads(await socket.recv())["type"] == "now"


async def test_unknown_addresses_are_not_the_page(settings: Settings) -> None:
    settings.page.mkdir()
    (settings.page / "index.html").write_text("<title>Hanse</title>")
    async with serving(settings) as house:
        for where in ("/", "/t/abc", "/t/abc/12", "/new/hansa", "/join/abc", "/rules/hansa"):
            assert (await house.http.get(where)).status_code == 200, where
        for where in ("/wp-login", "/.env", "/t", "/t/abc/x", "/t/abc/1/2", "/play/abc", "/new/hansa/x"):
            assert (await house.http.get(where)).status_code == 404, where


# Health and figures.


async def test_ready_means_that_the_store_answers(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    assert (await house.http.get("/readyz")).status_code == 200

    async def away(self: Store) -> None:
        raise Lost("no route to host")

    monkeypatch.setattr(Store, "check", away)
    answer = await house.http.get("/readyz")
    assert (answer.status_code, answer.text) == (503, "the store does not answer\n")
    assert (await house.http.get("/healthz")).status_code == 200


LINE = re.compile(r'(?:# (?:HELP|TYPE) .+|[a-z_]+(?:\{[a-z]+="[^"]*"\})? [-+.0-9eInf]+)')


def figures(text: str) -> dict[str, float]:
    return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in text.splitlines() if line[0] != "#"}


async def test_figures_count_what_happens(house: House) -> None:
    before = figures((await house.http.get("/metrics")).text)
    made = await house.table("me Anna", "here Bea")
    async with house.visit(made["token"]) as anna:
        await anna.do("end")
        answer = await house.http.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    assert all(LINE.fullmatch(line) for line in answer.text.splitlines())
    after = figures(answer.text)
    assert (after["hanse_tables"], after["hanse_sockets"]) == (1, 1)
    assert after["hanse_connections"] >= 2
    assert after["hanse_answer_seconds_count"] == before["hanse_answer_seconds_count"] + 1
    assert after['hanse_answer_seconds_bucket{le="+Inf"}'] == after["hanse_answer_seconds_count"]
    assert after['hanse_requests_total{status="201"}'] == before.get('hanse_requests_total{status="201"}', 0) + 1
    assert {"hanse_bots_waiting", "hanse_bots_thinking", "hanse_request_seconds_sum"} <= set(after)


async def test_figures_are_for_this_machine_and_those_named(settings: Settings) -> None:
    settings = replace(settings, proxies=("127.0.0.1",), scrapers=("10.0.0.0/8",))
    async with serving(settings) as house:
        for who, status in (("203.0.113.1", 404), ("10.1.1.1", 200)):
            assert (await house.http.get("/metrics", headers={"X-Forwarded-For": who})).status_code == status


# Logs.


async def test_each_answer_has_an_id_and_the_log_has_it_too(settings: Settings) -> None:
    out = io.StringIO()
    handler = logging.StreamHandler(out)
    handler.setFormatter(Json())
    visits = logging.getLogger("hanse.visits")
    visits.addHandler(handler)
    visits.setLevel(logging.INFO)
    try:
        async with serving(replace(settings, proxies=("127.0.0.1",))) as house:
            made = await house.table("me Anna", "here Bea")
            answer = await house.http.get(
                f"/api/tables/{made['token']}?x={made['token']}", headers={"X-Request-Id": "a1"}
            )
            assert answer.headers["x-request-id"] == "a1"
            forged = await house.http.get("/api/games", headers={"X-Request-Id": 'a" b'})
            assert re.fullmatch("[0-9a-f]{16}", forged.headers["x-request-id"])
    finally:
        visits.removeHandler(handler)
        visits.setLevel(logging.NOTSET)
    assert made["token"] not in out.getvalue()
    said = [json.loads(line) for line in out.getvalue().splitlines()]
    assert [line["says"] for line in said] == ["POST /api/tables", "GET /api/tables/…", "GET /api/games"]
    assert (said[1]["request"], said[1]["status"], said[1]["level"]) == ("a1", 200, "info")


def test_no_line_of_the_log_has_a_token_or_a_password() -> None:
    text = "GET /api/play/abc/x, /t/abc and /join/abc?x; postgresql://anna:secret@db/hanse"
    assert without_secrets(text) == "GET /api/play/…/x, /t/… and /join/…?x; postgresql://anna:…@db/hanse"
    error = OSError("cannot open postgresql://anna:secret@db/hanse")
    assert "secret" not in one_line(error)
    record = logging.LogRecord("x", logging.ERROR, "", 1, "at /t/%s", ("abc",), (OSError, error, None))
    for form in (Json(), Lines()):
        assert "secret" not in form.format(record)
        assert "abc" not in form.format(record)
    assert "\n" not in Json().format(record)


# A store that fails.


async def closing(socket: ClientConnection) -> int | None:
    """With which code it is closed, whatever comes before."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            await socket.recv()
    return socket.close_code


async def test_without_a_store_everybody_is_told_to_try_again(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    made = await house.table("me Anna", "here Bea")

    async def away(self: Store, *args: object, **more: object) -> None:
        raise Lost("database or disk is full")

    monkeypatch.setattr(Store, "grant", away)
    monkeypatch.setattr(Store, "create", away)
    answer = await house.http.get(f"/api/tables/{made['token']}")
    assert (answer.status_code, answer.headers["retry-after"]) == (503, "5")
    assert answer.json()["no"].startswith("the store does not answer now")
    posted = await house.http.post("/api/tables", json={"game": "purse", "seats": [{"kind": "me"}, {"kind": "here"}]})
    assert posted.status_code == 503
    async with connect(f"ws://127.0.0.1:{house.port}/api/play/{made['token']}") as socket:
        assert json.loads(await socket.recv())["no"] == "bad"
        assert await closing(socket) == 1013
    assert not [record for record in caplog.records if record.exc_info]


async def test_a_fault_of_ours_closes_so_that_the_page_tries_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await house.table("me Anna", "here Bea")

    async def broken(self: Store, *args: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Store, "grant", broken)
    async with connect(f"ws://127.0.0.1:{house.port}/api/play/{made['token']}") as socket:
        assert await closing(socket) == 1011


@pytest.mark.skipif(os.name != "posix", reason="sizes of files are limited on POSIX alone")
async def test_a_full_disk_is_one_line_and_nothing_is_half_done(tmp_path: Path) -> None:
    errors = tmp_path / "errors"
    limits = {resource.RLIMIT_FSIZE: 400_000}
    async with running(tmp_path / "hanse.db", errors=errors, limits=limits) as server:
        house, status = server.house, 201
        made = await house.table("me Anna", "here Bea")
        seats = [{"kind": "me", "name": "x" * 40}] * 2
        for _ in range(100):
            status = (await house.http.post("/api/tables", json={"game": "purse", "seats": seats})).status_code
            if status != 201:
                break
        assert status == 503
        async with house.visit(made["token"]) as anna:
            got = await anna.do("end")  # there may be room for so little, or not
            assert got.get("ply") == 6 or got["why"] == "could not be stored, so it did not happen; try again"
        assert (await house.http.get("/healthz")).status_code == 200
    said = errors.read_text()
    assert "Traceback" not in said
    assert 0 < len(said.splitlines()) < 10, said


# The end.


async def test_told_to_stop_it_says_so_to_everybody_and_ends(tmp_path: Path) -> None:
    errors = tmp_path / "errors"
    async with running(tmp_path / "hanse.db", errors=errors) as server:
        made = await server.house.table("me Anna", "here Bea")
        async with server.house.visit(made["token"]) as anna:
            await anna.do("end")
            await anna.send(do="end", seat=1, ply=anna.last["ply"])
            server.process.send_signal(signal.SIGTERM)
            assert await closing(anna.socket) == 1012
        async with asyncio.timeout(10):
            await server.process.wait()
    assert errors.read_text() == ""
