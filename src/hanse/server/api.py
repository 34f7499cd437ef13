"""The HTTP addresses of games and of tables. Every error is one line: what was wrong, and what is possible."""

from __future__ import annotations

import asyncio
import io
from urllib.parse import urlsplit

from hanse.core.entry import Value
from hanse.core.reading import BadInput
from hanse.server.addresses import FRESH, SVG, TEXT, Asking, Response, get, post
from hanse.server.documents import BookDoc, CatalogDoc, Doc, ProofDoc, RuleDoc
from hanse.server.forms import Invitation, Join, Joined, Made, NewTable, Summary
from hanse.server.kinds import read
from hanse.server.seats import SEAT, WATCH

# What may go wrong, by status.
WRONG = {400: "What was wrong, and what is possible."}
FAILED = {503: "The store is away; nothing was changed."}
AT_TABLE = {404: "No such link.", **FAILED, 409: "This server has not the table's rules."}
CHANGING = {**WRONG, **FAILED, 403: "Not yours, or from another site's page.", 413: "Too long."}
MAKING = {**CHANGING, 429: "Too many from one address."}


@get("/api/games", "What can be played here", FAILED)
async def games(request: Asking) -> CatalogDoc:
    return await request.app.lobby.games()


@get("/api/games/{game}/sheet", "What never changes at such a table", WRONG)
async def sheet(
    request: Asking, game: str, variant: str | None = None, seats: str | None = None, options: str = "{}"
) -> Doc:
    if seats is not None and not (seats.isascii() and seats.isdecimal() and len(seats) < 4):
        raise BadInput(f"seats: must be a whole number, not {seats[:40]!r}")
    switches = read(options.encode(errors="replace"), dict[str, bool | int | str], "options")
    given: dict[str, Value] = {**switches}
    return request.app.lobby.catalog.sheet(game, variant, None if seats is None else int(seats), given)


@get("/api/games/{game}/digest/{language}", "The rules in our words", WRONG)
async def digest(request: Asking, game: str, language: str) -> list[RuleDoc]:
    return request.app.lobby.catalog.digest(game, language)


@get("/api/games/{game}/book/{language}", "The rule book: rules by chapters", WRONG)
async def book(request: Asking, game: str, language: str) -> BookDoc:
    return await asyncio.to_thread(request.app.lobby.catalog.book, game, language)


@get("/api/games/{game}/proofs", "Where each rule is in code and tests", WRONG)
async def proofs(request: Asking, game: str) -> dict[str, ProofDoc]:
    # The first time all sources of the game are read.
    return await asyncio.to_thread(request.app.lobby.catalog.proofs, game)


@post("/api/tables", "A new table", MAKING)
async def make_table(request: Asking, table: NewTable) -> Made:
    return await request.app.lobby.make(table, request.household)


@get("/api/invites/{token}", "Who sits where", AT_TABLE)
async def invitation(request: Asking, token: str) -> Invitation:
    return await request.app.lobby.invitation(token)


@post("/api/invites/{token}", "Take a seat", {**CHANGING, **AT_TABLE, 409: "The seat is not free."})
async def join(request: Asking, token: str, seat: Join) -> Joined:
    return await request.app.lobby.join(token, seat)


@get("/api/tables/{token}", "Whose turn it is, in short", AT_TABLE)
async def summary(request: Asking, token: str) -> Summary:
    async with request.app.lobby.visit(token, SEAT, WATCH) as (table, grant):
        return await table.summary(grant)


@get("/api/tables/{token}/record", "The record", AT_TABLE, TEXT)
async def record(request: Asking, token: str) -> Response[str]:
    async with request.app.lobby.visit(token, SEAT, WATCH) as (table, grant):
        text = await table.told_record(grant)
    return Response(
        text, headers={**FRESH, "Content-Disposition": f'attachment; filename="{table.game}-{table.id}.rec"'}
    )


@get("/api/qr", "A QR code of a link to this server", WRONG, SVG)
async def qr(request: Asking, text: str = "") -> bytes:
    """Drawn here, so that no token goes anywhere else."""
    import segno  # most servers never draw one, and all of them start

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
    return out.getvalue()


HANDLERS = [games, sheet, digest, book, proofs, make_table, invitation, join, summary, record, qr]
