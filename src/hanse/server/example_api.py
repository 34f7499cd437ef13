"""The HTTP addresses of examples, and of tables made to try something."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, PathParameter

from hanse.core import registry
from hanse.server import showing
from hanse.server.api import AT_TABLE, CHANGING, WRONG, Game, Token, answered, lobby_of, own_page
from hanse.server.door import Asking, address
from hanse.server.messages import ExampleDoc, ExampleNote, Made, Problem, Try, read
from hanse.server.openapi import taking
from hanse.server.trying import try_example, try_from

ExampleId = Annotated[str, PathParameter(description="As the list of examples has it.")]

MAKING = {**CHANGING, 429: ResponseSpec(Problem, description="Too many from one address.")}


@get("/api/games/{game:str}/examples/{language:str}", summary="Examples of the rules, in short", responses=WRONG)
async def examples(request: Asking, game: Game, language: FromPath[str]) -> Response[list[ExampleNote]]:
    return answered(await asyncio.to_thread(showing.notes, registry.entry(game).id, language))


@get("/api/games/{game:str}/example/{id:str}", summary="An example, position by position", responses=WRONG)
async def example(request: Asking, game: Game, id: ExampleId) -> Response[ExampleDoc]:
    return answered(await asyncio.to_thread(showing.drawn, lobby_of(request).catalog, registry.entry(game).id, id))


@post("/api/games/{game:str}/example/{id:str}", summary="A table to try an example", responses=MAKING)
async def try_one(request: Asking, game: Game, id: ExampleId) -> Response[Made]:
    own_page(request)
    return answered(await try_example(lobby_of(request), registry.entry(game).id, id, address(request)), 201)


@post(
    "/api/tables/{token:str}/try",
    summary="A table of one's own from how this one stood",
    operation_class=taking(Try),
    responses={**MAKING, **AT_TABLE},
)
async def try_here(request: Asking, token: Token) -> Response[Made]:
    own_page(request)
    wanted = read(await request.body(), Try, "try")
    return answered(await try_from(lobby_of(request), token, wanted.ply, address(request)), 201)


HANDLERS = [examples, example, try_one, try_here]
