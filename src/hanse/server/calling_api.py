"""The HTTP addresses of calls: where somebody wants to be told that he is asked."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, delete, get, post
from litestar.params import PathParameter

from hanse.server import calling
from hanse.server.api import AT_TABLE, CHANGING, FAILED, Token, answered, lobby_of, own_page
from hanse.server.door import Asking
from hanse.server.messages import Call, NewCall, PushKey, read
from hanse.server.openapi import taking

CallId = Annotated[str, PathParameter(description="As the list of calls has it.")]


@get("/api/push", summary="The key that browsers' push services know this server by", responses=FAILED)
async def push_key(request: Asking) -> Response[PushKey]:
    return answered(PushKey((await lobby_of(request).tables.pushes.signer()).public))


@get("/api/tables/{token:str}/calls", summary="Where you are told that you are asked", responses=AT_TABLE)
async def calls(request: Asking, token: Token) -> Response[list[Call]]:
    return answered(await calling.calls(lobby_of(request), token))


@post(
    "/api/tables/{token:str}/calls",
    summary="Be told that you are asked, by a browser's push service or at an address of your own",
    operation_class=taking(NewCall),
    responses={**CHANGING, **AT_TABLE},
)
async def add_call(request: Asking, token: Token) -> Response[Call]:
    own_page(request)
    new = read(await request.body(), NewCall, "call")
    return answered(await calling.add(lobby_of(request), token, new), 201)


@delete(
    "/api/tables/{token:str}/calls/{id:str}",
    summary="Be told there no longer",
    status_code=204,
    responses={**CHANGING, **AT_TABLE},
)
async def drop_call(request: Asking, token: Token, id: CallId) -> None:
    own_page(request)
    await calling.drop(lobby_of(request), token, id)


HANDLERS = [push_key, calls, add_call, drop_call]
