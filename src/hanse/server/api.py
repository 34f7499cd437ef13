"""The HTTP addresses under /api. Every error is one line: what was wrong, and what is possible."""

from __future__ import annotations

import io
import logging
from typing import Any
from urllib.parse import urlsplit

import segno
from litestar import MediaType, Request, Response, get, post
from litestar.exceptions import HTTPException

from hanse.core.entry import Value
from hanse.core.reading import BadInput
from hanse.server.door import Asking, address, same_origin
from hanse.server.lobby import Lobby, NoSuchLink, Taken, TooMany
from hanse.server.logs import one_line, without_secrets, without_store
from hanse.server.messages import Invitation, Join, Joined, Made, NewTable, Problem, Summary, encode, read
from hanse.server.seats import SEAT, WATCH
from hanse.server.store import Lost
from hanse.server.tables import Closed

log = logging.getLogger("hanse.server")

STATUS = {NoSuchLink: 404, Taken: 409, Closed: 409, TooMany: 429}


def _lobby(request: Asking) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


def _word(request: Asking, name: str) -> str:
    """A part of the address."""
    return str(request.path_params[name])


def _json(document: object, status: int = 200) -> Response[bytes]:
    headers = {"Cache-Control": "no-store"}
    return Response(encode(document), status_code=status, media_type=MediaType.JSON, headers=headers)


def wrong_input(request: Request[Any, Any, Any], error: BadInput) -> Response[bytes]:
    return _json(Problem(str(error)), STATUS.get(type(error), 400))


def refused(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """What the framework refuses by itself: a wrong method, a body too large."""
    detail = " ".join(str(error.detail).split()) or "not possible"
    return _json(Problem(f"{request.method} {request.url.path[:200]}: {detail}"), error.status_code)


def lost(request: Request[Any, Any, Any], error: Lost) -> Response[bytes]:
    """The disk is full, or the database is away: one line here, one line there, and it may be tried again."""
    without_store("%s %s: the store failed: %s", request.method, without_secrets(request.url.path), one_line(error))
    answer = _json(Problem("the store does not answer now, so nothing was changed; try again in a moment"), 503)
    answer.headers["Retry-After"] = "5"
    return answer


def fault(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    log.error("%s %s failed", request.method, without_secrets(request.url.path), exc_info=error)
    return _json(Problem("something went wrong here, and it is in the server's log; nothing was lost"), 500)


@get("/api/games")
async def games(request: Asking) -> Response[bytes]:
    return _json(await _lobby(request).games())


@get("/api/games/{game:str}/sheet")
async def sheet(request: Asking) -> Response[bytes]:
    query = request.query_params
    seats = query.get("seats")
    if seats is not None and not (seats.isascii() and seats.isdecimal() and len(seats) < 4):
        raise BadInput(f"seats: must be a whole number, not {seats[:40]!r}")
    switches = read(query.get("options", "{}").encode(), dict[str, bool | int | str], "options")
    given: dict[str, Value] = {**switches}
    return _json(
        _lobby(request).catalog.sheet(
            _word(request, "game"), query.get("variant"), None if seats is None else int(seats), given
        )
    )


@get("/api/games/{game:str}/digest/{language:str}")
async def digest(request: Asking) -> Response[bytes]:
    return _json(_lobby(request).catalog.digest(_word(request, "game"), _word(request, "language")))


@post("/api/tables")
async def make_table(request: Asking) -> Response[bytes]:
    _own_page(request)
    new = read(await request.body(), NewTable, "table")
    made: Made = await _lobby(request).make(new, address(request))
    return _json(made, 201)


@get("/api/invites/{token:str}")
async def invitation(request: Asking) -> Response[bytes]:
    found: Invitation = await _lobby(request).invitation(_word(request, "token"))
    return _json(found)


@post("/api/invites/{token:str}")
async def join(request: Asking) -> Response[bytes]:
    _own_page(request)
    joined: Joined = await _lobby(request).join(_word(request, "token"), read(await request.body(), Join, "seat"))
    return _json(joined, 201)


@get("/api/tables/{token:str}")
async def summary(request: Asking) -> Response[bytes]:
    async with _lobby(request).visit(_word(request, "token"), SEAT, WATCH) as (table, grant):
        found: Summary = await table.summary(grant)
    return _json(found)


@get("/api/tables/{token:str}/record")
async def record(request: Asking) -> Response[bytes]:
    async with _lobby(request).visit(_word(request, "token"), SEAT, WATCH) as (table, grant):
        text = await table.told_record(grant)
    headers = {
        "Cache-Control": "no-store",
        "Content-Disposition": f'attachment; filename="{table.game}-{table.id}.rec"',
    }
    return Response(text.encode(), media_type="text/plain", headers=headers)


@get("/api/qr")
async def qr(request: Asking) -> Response[bytes]:
    """A QR code of a link to this server, drawn here so that no token goes anywhere else."""
    text = request.query_params.get("text", "")
    try:
        link = urlsplit(text)
    except ValueError:
        link = urlsplit("")
    if link.scheme not in ("http", "https") or link.netloc.lower() != request.headers.get("host", "").lower():
        raise BadInput("text: must be a link to this server")
    if len(text) > 400:
        raise BadInput(f"text: {len(text)} characters; at most 400")
    out = io.BytesIO()
    segno.make(text, error="m", micro=False).save(
        out, kind="svg", border=2, svgclass=None, lineclass=None, omitsize=True
    )
    return Response(out.getvalue(), media_type="image/svg+xml", headers={"Cache-Control": "no-store"})


def _own_page(request: Asking) -> None:
    if not same_origin(request):
        raise HTTPException(status_code=403, detail="what changes something must come from this server's own page")


HANDLERS = [games, sheet, digest, make_table, invitation, join, summary, record, qr]
