"""The HTTP addresses of those who hold a table or a seat: links, seats, the rematch; and records brought here."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, delete, get, post
from litestar.openapi import ResponseSpec
from litestar.params import PathParameter

from hanse.server import hosting
from hanse.server.api import AT_TABLE, CHANGING, Token, answered, lobby_of, own_page
from hanse.server.door import Asking, address
from hanse.server.importing import bring
from hanse.server.messages import Again, ChangeSeat, Imported, Link, MadeLink, NewLink, Problem, Rematch, read
from hanse.server.openapi import taking, taking_text
from hanse.server.settings import RECORD

LinkId = Annotated[str, PathParameter(description="As the list of links has it.")]
SeatNumber = Annotated[str, PathParameter(description="From 0.")]

HOSTING = {**CHANGING, **AT_TABLE, 409: ResponseSpec(Problem, description="The table or the seat is not as it was.")}


@get("/api/tables/{token:str}/links", summary="The links you may revoke", responses=AT_TABLE)
async def links(request: Asking, token: Token) -> Response[list[Link]]:
    return answered(await hosting.links(lobby_of(request), token))


@post(
    "/api/tables/{token:str}/links",
    summary="Invite to a seat, or let somebody watch",
    operation_class=taking(NewLink),
    responses=HOSTING,
)
async def make_link(request: Asking, token: Token) -> Response[MadeLink]:
    own_page(request)
    new = read(await request.body(), NewLink, "link")
    return answered(await hosting.make_link(lobby_of(request), token, new), 201)


@delete("/api/tables/{token:str}/links/{id:str}", summary="Revoke a link", status_code=204, responses=HOSTING)
async def revoke(request: Asking, token: Token, id: LinkId) -> None:
    own_page(request)
    await hosting.revoke(lobby_of(request), token, id)


@post(
    "/api/tables/{token:str}/seats/{seat:str}",
    summary="Free a seat, or let a bot answer for it",
    operation_class=taking(ChangeSeat),
    status_code=204,
    responses=HOSTING,
)
async def change_seat(request: Asking, token: Token, seat: SeatNumber) -> None:
    own_page(request)
    change = read(await request.body(), ChangeSeat, "seat")
    number = int(seat) if seat.isascii() and seat.isdecimal() and len(seat) < 4 else -1
    await hosting.change_seat(lobby_of(request), token, number, change)


@post(
    "/api/tables/{token:str}/rematch",
    summary="The same again: your link to it",
    operation_class=taking(Rematch),
    responses=HOSTING,
)
async def rematch(request: Asking, token: Token) -> Response[Again]:
    own_page(request)
    wanted = read(await request.body(), Rematch, "rematch")
    return answered(await hosting.rematch(lobby_of(request), token, wanted), 201)


@post(
    "/api/records",
    summary="Bring a record: a table to look at",
    request_max_body_size=RECORD,
    operation_class=taking_text(),
    responses={**CHANGING, 429: ResponseSpec(Problem, description="Too many from one address.")},
)
async def bring_record(request: Asking) -> Response[Imported]:
    own_page(request)
    return answered(await bring(lobby_of(request), await request.body(), address(request)), 201)


HANDLERS = [links, make_link, revoke, change_seat, rematch, bring_record]
