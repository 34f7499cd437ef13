"""The addresses under /api, the page's files, and what is said about wrong requests."""

from __future__ import annotations

import gzip
import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hanse.core.languages import LANGUAGES
from hanse.server import Settings
from tests.server.house import House, serving


async def test_games_and_bots_are_listed(house: House) -> None:
    got = (await house.http.get("/api/games")).json()
    assert set(got) == {"games", "bots", "version", "compiled"}
    assert {"random", "greedy"} <= set(got["bots"])
    purse = next(game for game in got["games"] if game["id"] == "purse")
    assert purse == {
        "id": "purse", "title": "Purse", "version": 1, "minutes": [0, 0], "weight": 0, "doubts": 1, "lesson": False,
        "variants": [
            {
                "id": "base", "title": "Purse", "titles": {}, "seats": [2, 3],
                "options": [
                    {"name": "long", "type": "bool", "default": False, "choices": [False, True],
                     "says": "Twice as many turns.", "rule": "PU-1", "card": False},
                ],
            },
        ],
    }  # fmt: skip


async def test_every_game_has_its_sheet_and_digest(house: House) -> None:
    for game in (await house.http.get("/api/games")).json()["games"]:
        for variant in game["variants"]:
            for seats in variant["seats"]:
                where = f"/api/games/{game['id']}/sheet?variant={variant['id']}&seats={seats}"
                sheet = (await house.http.get(where)).json()
                assert (sheet["game"], sheet["variant"], sheet["seats"]) == (game["id"], variant["id"], seats)
                assert {"verbs", "questions", "events", "domains", "doubts", "sheet", "data", "refusals"} <= set(sheet)
                assert "not-now" in sheet["refusals"]
        for language in LANGUAGES:
            digest = (await house.http.get(f"/api/games/{game['id']}/digest/{language}")).json()
            assert digest
            assert all(set(rule) == {"id", "title", "says"} for rule in digest)
            book = (await house.http.get(f"/api/games/{game['id']}/book/{language}")).json()
            told = [rule["id"] for chapter in book["chapters"] for rule in chapter["rules"]]
            assert sorted(told) == sorted(rule["id"] for rule in digest)


@pytest.mark.parametrize(
    ("where", "says"),
    [
        ("/api/games/chess/sheet", "no game 'chess'; there is"),
        ("/api/games/purse/sheet?variant=blitz", "purse: no variant 'blitz'; there is base"),
        ("/api/games/purse/sheet?seats=9", "purse base: not for 9 seats; possible: 2, 3"),
        ("/api/games/purse/sheet?seats=two", "seats: must be a whole number, not 'two'"),
        ("/api/games/purse/sheet?options={", "options: Input data was truncated"),
        ('/api/games/purse/sheet?options={"fast":true}', "purse base: no option 'fast'; there is long"),
        ('/api/games/purse/sheet?options={"long":7}', "purse: option long: not '7'; possible: false, true"),
        ("/api/games/purse/digest/fr", "no language 'fr'; there is en, de, nl"),
        ("/api/qr?text=https://elsewhere.example/", "text: must be a link to this server"),
        ("/api/qr", "text: must be a link to this server"),
    ],
)
async def test_wrong_questions_get_one_line(house: House, where: str, says: str) -> None:
    answer = await house.http.get(where)
    assert answer.status_code == 400
    assert answer.json()["no"].startswith(says)
    assert "\n" not in answer.json()["no"]


TWO: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


@pytest.mark.parametrize(
    ("wanted", "says"),
    [
        ({}, "table: Object missing required field `game`"),
        ({"game": "chess", "seats": TWO}, "no game 'chess'"),
        ({"game": "../core", "seats": TWO}, "no game '../core'"),
        ({"game": "purse", "seats": TWO[:1]}, "purse base: not for 1 seats; possible: 2, 3"),
        ({"game": "purse", "seats": []}, "table: Expected `array` of length >= 1"),
        ({"game": "purse", "seats": TWO * 10}, "table: Expected `array` of length <= 16"),
        ({"game": "purse", "seats": TWO, "variant": "blitz"}, "purse: no variant 'blitz'"),
        ({"game": "purse", "seats": TWO, "options": {"fast": 1}}, "purse base: no option 'fast'"),
        ({"game": "purse", "seats": TWO, "seed": -1}, "table: Expected `int` >= 0"),
        ({"game": "purse", "seats": TWO, "seed": "x"}, "table: Expected `str` matching regex"),
        ({"game": "purse", "seats": TWO, "colour": "red"}, "table: Object contains unknown field `colour`"),
        ({"game": "purse", "seats": [{"kind": "king"}, TWO[1]]}, "table: Invalid enum value 'king'"),
        (
            {"game": "purse", "seats": [{"kind": "me", "name": "x" * 41}, TWO[1]]},
            "table: Expected `str` of length <=",
        ),
        ({"game": "purse", "seats": [{"kind": "me", "bot": "random"}, TWO[1]]}, "seat 0: 'me' is no bot"),
    ],
)
async def test_a_table_that_cannot_be_is_refused(house: House, wanted: dict[str, Any], says: str) -> None:
    answer = await house.http.post("/api/tables", json=wanted)
    assert answer.status_code == 400
    assert answer.json()["no"].startswith(says)
    assert "\n" not in answer.json()["no"]


async def test_bodies_that_are_no_json_or_too_large(house: House) -> None:
    for body in (b"", b"{", b"\xff"):
        assert (await house.http.post("/api/tables", content=body)).status_code == 400
    answer = await house.http.post("/api/tables", content=b" " * 100_000)
    assert answer.status_code == 413
    assert "no" in answer.json()


async def test_unknown_addresses_and_methods(house: House) -> None:
    for method, where, status in (
        ("GET", "/api/nothing", 404),
        ("GET", "/api", 404),
        ("DELETE", "/api/tables", 405),
        ("GET", "/api/tables", 405),
    ):
        answer = await house.http.request(method, where)
        assert answer.status_code == status, where
        assert answer.json()["no"]


async def test_what_may_be_asked_for_is_told(house: House) -> None:
    for where, allowed in (
        ("/api/games", "GET, HEAD, OPTIONS"),
        ("/api/tables", "POST, OPTIONS"),
        ("/healthz", "GET, HEAD, OPTIONS"),
    ):
        told = await house.http.options(where)
        assert (told.status_code, told.headers["allow"], told.content) == (204, allowed, b"")
        refused = await house.http.put(where)
        assert (refused.status_code, refused.headers["allow"]) == (405, allowed)
        assert refused.json()["no"].endswith(f"possible: {allowed}")
    head, whole = await house.http.head("/api/games"), await house.http.get("/api/games")
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-length"] == str(len(whole.content))


async def test_addresses_are_exact(house: House) -> None:
    for where in (
        "/api//games",
        "/api/games/",
        "/api/games//sheet",
        "/api/games/hansa%2Fbase/sheet",
        "/api/tables//record",
    ):
        assert (await house.http.get(where)).status_code == 404, where
    many = "&".join(f"v{n}=1" for n in range(100))
    assert (await house.http.get(f"/api/games/hansa/sheet?{many}")).status_code == 400


async def test_tables_are_made_only_from_our_own_page(house: House) -> None:
    body = {"game": "purse", "seats": TWO}
    foreign = await house.http.post("/api/tables", json=body, headers={"Origin": "https://elsewhere.example"})
    assert foreign.status_code == 403
    own = await house.http.post("/api/tables", json=body, headers={"Origin": f"http://127.0.0.1:{house.port}"})
    assert own.status_code == 201


async def test_one_address_makes_so_many_tables(settings: Settings) -> None:
    async with serving(replace(settings, tables=2)) as house:
        await house.table("me", "here")
        await house.table("me", "here")
        answer = await house.http.post("/api/tables", json={"game": "purse", "seats": TWO})
        assert answer.status_code == 429
        assert answer.json()["no"].startswith("2 tables were made from here within an hour")


async def test_a_qr_code_of_a_link_to_here(house: House) -> None:
    answer = await house.http.get("/api/qr", params={"text": f"http://127.0.0.1:{house.port}/t/abc"})
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "image/svg+xml"
    assert b"<svg" in answer.content
    assert b"<path" in answer.content
    long = await house.http.get("/api/qr", params={"text": f"http://127.0.0.1:{house.port}/" + "x" * 400})
    assert long.status_code == 400


async def test_answers_carry_security_headers(house: House) -> None:
    for where in ("/", "/api/games", "/api/games/chess/sheet", "/api/nothing"):
        headers = (await house.http.get(where)).headers
        assert headers["content-security-policy"].startswith("default-src 'self'"), where
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


async def test_without_a_built_page_one_line_says_what_to_do(house: House) -> None:
    answer = await house.http.get("/")
    assert answer.status_code == 503
    assert answer.text == "The page is not built: run scripts/setup. Until then `hanse play` plays in the terminal.\n"


@pytest.fixture
def built(settings: Settings) -> Path:
    page = settings.page
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Hanse</title>" + "<p>text</p>" * 200)
    (page / "assets" / "main-1a2b.js").write_text("console.log(1);" * 200)
    (page / "assets" / "type-3c4d.woff2").write_bytes(b"\0" * 900)
    (page.parent / "secret.txt").write_text("not for you")
    return page


async def test_the_page_and_its_files(built: Path, house: House) -> None:
    index = await house.http.get("/")
    assert index.status_code == 200
    assert index.headers["content-type"] == "text/html; charset=utf-8"
    assert index.headers["cache-control"] == "no-cache"
    assert index.headers["content-encoding"] == "gzip"
    for own in ("/t/abcdef", "/t/x/12", "/join/xyz"):
        assert (await house.http.get(own)).text == index.text
    again = await house.http.get("/", headers={"If-None-Match": index.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    plain = await house.http.get("/", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == index.text
    script = await house.http.get("/assets/main-1a2b.js")
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert int(script.headers["content-length"]) == len(gzip.compress(script.content, 9, mtime=0))
    font = await house.http.get("/assets/type-3c4d.woff2")
    assert font.headers["content-type"] == "font/woff2"
    assert "content-encoding" not in font.headers
    assert (await house.http.get("/assets/gone-0000.js")).status_code == 404


@pytest.mark.parametrize(
    "where", ["/../secret.txt", "/..%2fsecret.txt", "/assets/..%2f..%2fsecret.txt", "/%2e%2e/secret.txt"]
)
async def test_no_file_outside_the_page_is_sent(built: Path, house: House, where: str) -> None:
    answer = await house.http.get(where)
    assert "not for you" not in answer.text


async def test_a_page_built_anew_is_seen(built: Path, house: House) -> None:
    old = (await house.http.get("/")).text
    (built / "index.html").write_text("<!doctype html><title>New</title>")
    os.utime(built / "index.html", (1, 1))
    new = (await house.http.get("/")).text
    assert new != old
    assert "New" in new
