"""Lessons over HTTP: what the coach says, and tables that stand where a scene begins."""

from __future__ import annotations

import pytest

from hanse.core.languages import LANGUAGES
from hanse.core.lesson import lesson
from tests.server.house import House


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_coach_speaks_every_language(house: House, language: str) -> None:
    told = (await house.http.get(f"/api/games/hansa/lesson/{language}")).json()
    steps = [step for scene in told["scenes"] for step in scene]
    assert [step["do"] for step in steps] == [[*s.do] for scene in lesson("hansa").scenes for s in scene.steps]
    assert steps[0]["says"] == lesson("hansa").scenes[0].steps[0].says[language]


async def test_a_scene_is_a_table_at_its_position(house: House) -> None:
    reply = await house.http.post("/api/games/hansa/lesson", json={"scene": 1, "name": "Anna"})
    assert reply.status_code == 201
    seen = (await house.http.get(f"/api/tables/{reply.json()['token']}")).json()
    assert (seen["game"], seen["yours"], seen["asked"], seen["ply"]) == ("hansa", [0], 0, 0)
    assert [player["name"] for player in seen["players"]] == ["Anna", "Alheid", "Hinrik"]


@pytest.mark.parametrize(
    ("game", "scene", "says"),
    [("hansa", 7, "hansa: no scene 7 of the lesson; there are 2"), ("purse", 0, "purse: has no lesson")],
)
async def test_what_is_not_there(house: House, game: str, scene: int, says: str) -> None:
    reply = await house.http.post(f"/api/games/{game}/lesson", json={"scene": scene})
    assert (reply.status_code, reply.json()) == (400, {"no": says})
