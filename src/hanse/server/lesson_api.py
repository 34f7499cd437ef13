"""The HTTP addresses of lessons: what the coach says, and tables to do it at."""

from __future__ import annotations

import asyncio

from hanse.core import lesson as lessons
from hanse.core.seeds import secret
from hanse.server.addresses import Asking, get, post
from hanse.server.api import MAKING, WRONG
from hanse.server.catalog import check_known
from hanse.server.documents import LessonDoc, LessonStep, NewLesson
from hanse.server.forms import Made, NewSeat
from hanse.server.lobby import Lobby
from hanse.server.terms import Terms


@get("/api/games/{game}/lesson/{language}", "First steps: what the coach says", WRONG)
async def told(request: Asking, game: str, language: str) -> LessonDoc:
    check_known(game, language)
    found = await asyncio.to_thread(lessons.lesson, game)
    return LessonDoc([[_step(step, language) for step in scene.steps] for scene in found.scenes])


@post("/api/games/{game}/lesson", "A table for a scene of the first steps", MAKING)
async def learn(request: Asking, game: str, lesson: NewLesson) -> Made:
    return await _begin(request.app.lobby, game, lesson, request.household)


async def _begin(lobby: Lobby, game: str, wanted: NewLesson, address: str) -> Made:
    """The learner at seat 0, bots around."""
    lobby.check_share(address)
    found = await asyncio.to_thread(lessons.lesson, game)
    match = found.begin(wanted.scene, secret())
    seats = [NewSeat("me", wanted.name), *(NewSeat("bot", name) for name in found.rivals)]
    return await lobby.begin(match, seats, Terms(), address)


def _step(step: lessons.Step, language: str) -> LessonStep:
    return LessonStep([*step.do], step.at, step.says[language], step.instead.get(language))


HANDLERS = [told, learn]
