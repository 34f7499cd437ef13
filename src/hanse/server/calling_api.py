"""The HTTP addresses of calls: where somebody wants to be told that he is asked."""

from __future__ import annotations

from hanse.server import calling
from hanse.server.addresses import Asking, delete, get, post
from hanse.server.api import AT_TABLE, CHANGING, FAILED
from hanse.server.forms import Call, NewCall, PushKey


@get("/api/push", "The key that browsers' push services know this server by", FAILED)
async def push_key(request: Asking) -> PushKey:
    return PushKey((await request.app.lobby.tables.pushes.signer()).public)


@get("/api/tables/{token}/calls", "Where you are told that you are asked", AT_TABLE)
async def calls(request: Asking, token: str) -> list[Call]:
    return await calling.calls(request.app.lobby, token)


@post(
    "/api/tables/{token}/calls",
    "Be told that you are asked, by a browser's push service or at an address of your own",
    {**CHANGING, **AT_TABLE},
)
async def add_call(request: Asking, token: str, call: NewCall) -> Call:
    return await calling.add(request.app.lobby, token, call)


@delete("/api/tables/{token}/calls/{id}", "Be told there no longer", {**CHANGING, **AT_TABLE})
async def drop_call(request: Asking, token: str, id: str) -> None:
    await calling.drop(request.app.lobby, token, id)


HANDLERS = [push_key, calls, add_call, drop_call]
