"""The HTTP addresses of lessons: what the coach says, and tables to do it at."""

from __future__ import annotations

import asyncio

from litestar import Response, get, post
from litestar.params import FromPath

from hanse.core import lesson
from hanse.core.seeds import secret
from hanse.server.api import WRONG, Game, answered, lobby_of, own_page
from hanse.server.catalog import check_known
from hanse.server.door import Asking, address
from hanse.server.example_api import MAKING
from hanse.server.lobby import Lobby
from hanse.server.messages import LessonDoc, LessonStep, Made, NewLesson, NewSeat, read
from hanse.server.openapi import taking
from hanse.server.terms import Terms


@get("/api/games/{game:str}/lesson/{language:str}", summary="First steps: what the coach says", responses=WRONG)
async def told(request: Asking, game: Game, language: FromPath[str]) -> Response[LessonDoc]:
    check_known(game, language)
    found = await asyncio.to_thread(lesson.lesson, game)
    return answered(LessonDoc([[_step(step, language) for step in scene.steps] for scene in found.scenes]))


@post(
    "/api/games/{game:str}/lesson",
    summary="A table for a scene of the first steps",
    operation_class=taking(NewLesson),
    responses=MAKING,
)
async def learn(request: Asking, game: Game) -> Response[Made]:
    own_page(request)
    wanted = read(await request.body(), NewLesson, "lesson")
    return answered(await _begin(lobby_of(request), game, wanted, address(request)), 201)


async def _begin(lobby: Lobby, game: str, wanted: NewLesson, address: str) -> Made:
    """The learner at seat 0, bots around."""
    lobby.check_share(address)
    found = await asyncio.to_thread(lesson.lesson, game)
    match = found.begin(wanted.scene, secret())
    seats = [NewSeat("me", wanted.name), *(NewSeat("bot", name) for name in found.rivals)]
    return await lobby.begin(match, seats, Terms(), address)


def _step(step: lesson.Step, language: str) -> LessonStep:
    return LessonStep([*step.do], step.at, step.says[language], step.instead.get(language))


HANDLERS = [told, learn]
