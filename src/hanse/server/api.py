"""The HTTP addresses under /api. Every error is one line: what was wrong, and what is possible."""

from __future__ import annotations

import asyncio
import io
import logging
from typing import Annotated, Any, TypeVar
from urllib.parse import urlsplit

import segno
from litestar import MediaType, Request, Response, get, post
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, PathParameter, QueryParameter

from hanse.core.entry import Value
from hanse.core.reading import BadInput
from hanse.server.door import Asking, address, same_origin
from hanse.server.lobby import Lobby, NoSuchLink, NotYours, Taken, TooMany
from hanse.server.logs import one_line, without_secrets, without_store
from hanse.server.messages import (
    BookDoc,
    CatalogDoc,
    Doc,
    Invitation,
    Join,
    Joined,
    Made,
    NewTable,
    Problem,
    ProofDoc,
    RuleDoc,
    Summary,
    read,
)  # fmt: skip
from hanse.server.openapi import taking
from hanse.server.seats import SEAT, WATCH
from hanse.server.store import Lost
from hanse.server.tables import Closed

log = logging.getLogger("hanse.server")

T = TypeVar("T")

FRESH = {"Cache-Control": "no-store"}

STATUS = {NoSuchLink: 404, NotYours: 403, Taken: 409, Closed: 409, TooMany: 429}


def lobby_of(request: Asking) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


def answered(document: T, status: int = 200) -> Response[T]:
    return Response(document, status_code=status, media_type=MediaType.JSON, headers=FRESH)


def _problem(why: str, status: int) -> Response[Problem]:
    return answered(Problem(why), status)


def wrong_input(request: Request[Any, Any, Any], error: BadInput) -> Response[Problem]:
    return _problem(str(error), STATUS.get(type(error), 400))


def refused(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What the framework refuses by itself: a wrong method, a body too large."""
    detail = " ".join(str(error.detail).split()) or "not possible"
    return _problem(f"{request.method} {request.url.path[:200]}: {detail}", error.status_code)


def lost(request: Request[Any, Any, Any], error: Lost) -> Response[Problem]:
    """The disk is full, or the database is away: one line here, one line there, and it may be tried again."""
    without_store("%s %s: the store failed: %s", request.method, without_secrets(request.url.path), one_line(error))
    answer = _problem("the store does not answer now, so nothing was changed; try again in a moment", 503)
    answer.headers["Retry-After"] = "5"
    return answer


def fault(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.error("%s %s failed", request.method, without_secrets(request.url.path), exc_info=error)
    return _problem("something went wrong here, and it is in the server's log; nothing was lost", 500)


Game = Annotated[str, PathParameter(description="The id of a game.")]
Token = Annotated[str, PathParameter(description="The last part of a link; whoever has it has what it opens.")]

WRONG = {400: ResponseSpec(Problem, description="What was wrong, and what is possible.")}
FAILED = {503: ResponseSpec(Problem, description="The store is away; nothing was changed.")}
NO_LINK = {404: ResponseSpec(Problem, description="No such link.")}
AT_TABLE = {**NO_LINK, **FAILED, 409: ResponseSpec(Problem, description="This server has not the table's rules.")}
CHANGING = {**WRONG, **FAILED, 403: ResponseSpec(Problem, description="Not yours, or from another site's page."),
            413: ResponseSpec(Problem, description="Too long.")}  # fmt: skip


@get("/api/games", summary="What can be played here", responses=FAILED)
async def games(request: Asking) -> Response[CatalogDoc]:
    return answered(await lobby_of(request).games())


@get("/api/games/{game:str}/sheet", summary="What never changes at such a table", responses=WRONG)
async def sheet(
    request: Asking,
    game: Game,
    variant: FromQuery[str | None] = None,
    seats: Annotated[str | None, QueryParameter(description="How many, in digits.")] = None,
    options: Annotated[str, QueryParameter(description="A JSON object: option and value.")] = "{}",
) -> Response[Doc]:
    if seats is not None and not (seats.isascii() and seats.isdecimal() and len(seats) < 4):
        raise BadInput(f"seats: must be a whole number, not {seats[:40]!r}")
    switches = read(options.encode(errors="replace"), dict[str, bool | int | str], "options")
    given: dict[str, Value] = {**switches}
    return answered(lobby_of(request).catalog.sheet(game, variant, None if seats is None else int(seats), given))


@get("/api/games/{game:str}/digest/{language:str}", summary="The rules in our words", responses=WRONG)
async def digest(request: Asking, game: Game, language: FromPath[str]) -> Response[list[RuleDoc]]:
    return answered(lobby_of(request).catalog.digest(game, language))


@get("/api/games/{game:str}/book/{language:str}", summary="The rule book: rules by chapters", responses=WRONG)
async def book(request: Asking, game: Game, language: FromPath[str]) -> Response[BookDoc]:
    return answered(await asyncio.to_thread(lobby_of(request).catalog.book, game, language))


@get("/api/games/{game:str}/proofs", summary="Where each rule is in code and tests", responses=WRONG)
async def proofs(request: Asking, game: Game) -> Response[dict[str, ProofDoc]]:
    # The first time all sources of the game are read.
    return answered(await asyncio.to_thread(lobby_of(request).catalog.proofs, game))


@post(
    "/api/tables",
    summary="A new table",
    operation_class=taking(NewTable),
    responses={**CHANGING, 429: ResponseSpec(Problem, description="Too many from one address.")},
)
async def make_table(request: Asking) -> Response[Made]:
    own_page(request)
    new = read(await request.body(), NewTable, "table")
    return answered(await lobby_of(request).make(new, address(request)), 201)


@get("/api/invites/{token:str}", summary="Who sits where", responses=AT_TABLE)
async def invitation(request: Asking, token: Token) -> Response[Invitation]:
    return answered(await lobby_of(request).invitation(token))


@post(
    "/api/invites/{token:str}",
    summary="Take a seat",
    operation_class=taking(Join),
    responses={**CHANGING, **AT_TABLE, 409: ResponseSpec(Problem, description="The seat is not free.")},
)
async def join(request: Asking, token: Token) -> Response[Joined]:
    own_page(request)
    wanted = read(await request.body(), Join, "seat")
    return answered(await lobby_of(request).join(token, wanted), 201)


@get("/api/tables/{token:str}", summary="Whose turn it is, in short", responses=AT_TABLE)
async def summary(request: Asking, token: Token) -> Response[Summary]:
    async with lobby_of(request).visit(token, SEAT, WATCH) as (table, grant):
        return answered(await table.summary(grant))


@get("/api/tables/{token:str}/record", summary="The record", media_type=MediaType.TEXT, responses=AT_TABLE)
async def record(request: Asking, token: Token) -> Response[str]:
    async with lobby_of(request).visit(token, SEAT, WATCH) as (table, grant):
        text = await table.told_record(grant)
    headers = {**FRESH, "Content-Disposition": f'attachment; filename="{table.game}-{table.id}.rec"'}
    return Response(text, media_type=MediaType.TEXT, headers=headers)


@get("/api/qr", summary="A QR code of a link to this server", media_type="image/svg+xml", responses=WRONG)
async def qr(request: Asking, text: Annotated[str, QueryParameter(description="The link.")] = "") -> Response[bytes]:
    """Drawn here, so that no token goes anywhere else."""
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
    return Response(out.getvalue(), media_type="image/svg+xml", headers=FRESH)


def own_page(request: Asking) -> None:
    if not same_origin(request):
        raise HTTPException(status_code=403, detail="what changes something must come from this server's own page")


HANDLERS = [games, sheet, digest, book, proofs, make_table, invitation, join, summary, record, qr]
