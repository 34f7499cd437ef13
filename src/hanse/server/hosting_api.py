"""The HTTP addresses of those who hold a table or a seat: links, seats, the rematch; and records brought here."""

from __future__ import annotations

from hanse.server import hosting
from hanse.server.addresses import Asking, delete, get, post
from hanse.server.api import AT_TABLE, CHANGING, MAKING
from hanse.server.forms import Again, ChangeSeat, Imported, Link, MadeLink, NewLink, Rematch
from hanse.server.importing import bring
from hanse.server.settings import RECORD

HOSTING = {**CHANGING, **AT_TABLE, 409: "The table or the seat is not as it was."}


@get("/api/tables/{token}/links", "The links you may revoke", AT_TABLE)
async def links(request: Asking, token: str) -> list[Link]:
    return await hosting.links(request.app.lobby, token)


@post("/api/tables/{token}/links", "Invite to a seat, or let somebody watch", HOSTING)
async def make_link(request: Asking, token: str, link: NewLink) -> MadeLink:
    return await hosting.make_link(request.app.lobby, token, link)


@delete("/api/tables/{token}/links/{id}", "Revoke a link", HOSTING)
async def revoke(request: Asking, token: str, id: str) -> None:
    await hosting.revoke(request.app.lobby, token, id)


@post("/api/tables/{token}/seats/{seat}", "Free a seat, or let a bot answer for it", HOSTING)
async def change_seat(request: Asking, token: str, seat: str, change: ChangeSeat) -> None:
    number = int(seat) if seat.isascii() and seat.isdecimal() and len(seat) < 4 else -1
    await hosting.change_seat(request.app.lobby, token, number, change)


@post("/api/tables/{token}/rematch", "The same again: your link to it", HOSTING)
async def rematch(request: Asking, token: str, rematch: Rematch) -> Again:
    return await hosting.rematch(request.app.lobby, token, rematch)


@post("/api/records", "Bring a record: a table to look at", MAKING, most=RECORD)
async def bring_record(request: Asking, record: bytes) -> Imported:
    return await bring(request.app.lobby, record, request.household)


HANDLERS = [links, make_link, revoke, change_seat, rematch, bring_record]
