"""The HTTP addresses of examples, and of tables made to try something."""

from __future__ import annotations

import asyncio

from hanse.core import registry
from hanse.server import showing
from hanse.server.addresses import Asking, get, post
from hanse.server.api import AT_TABLE, MAKING, WRONG
from hanse.server.documents import ExampleDoc, ExampleNote
from hanse.server.forms import Made, Try
from hanse.server.trying import try_example, try_from


@get("/api/games/{game}/examples/{language}", "Examples of the rules, in short", WRONG)
async def examples(request: Asking, game: str, language: str) -> list[ExampleNote]:
    return await asyncio.to_thread(showing.notes, registry.entry(game).id, language)


@get("/api/games/{game}/example/{id}", "An example, position by position", WRONG)
async def example(request: Asking, game: str, id: str) -> ExampleDoc:
    return await asyncio.to_thread(showing.drawn, request.app.lobby.catalog, registry.entry(game).id, id)


@post("/api/games/{game}/example/{id}", "A table to try an example", MAKING)
async def try_one(request: Asking, game: str, id: str) -> Made:
    return await try_example(request.app.lobby, registry.entry(game).id, id, request.household)


@post("/api/tables/{token}/try", "A table of one's own from how this one stood", {**MAKING, **AT_TABLE})
async def try_here(request: Asking, token: str, moment: Try) -> Made:
    return await try_from(request.app.lobby, token, moment.ply, request.household)


HANDLERS = [examples, example, try_one, try_here]
