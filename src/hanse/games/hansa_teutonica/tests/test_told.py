"""What is told of an action, in its order; the posts people click; the board as text."""

from __future__ import annotations

import re

import pytest

from hanse.core.model import WATCHER
from hanse.core.situation import Situation
from hanse.games.hansa_teutonica.tests.scene import Scene, fresh, position
from hanse.texts import GameTexts
from hanse.texts.picture import picture


def told(scene: Scene) -> list[str]:
    """Every event since the position as ``kind field …``."""
    schema = scene.match.bundle.schema
    out = []
    for event in (event for events in scene.match.events for event in events):
        said = dict(schema.tell(event, WATCHER))
        out.append(" ".join([str(said.pop("kind")), *(str(value) for value in said.values())]))
    return out


@pytest.mark.rule("HT-9.3", "R-23")
def test_establishing_is_told_step_by_step() -> None:
    scene = position(
        routes={"bremen-osnabrueck": "rt rt rm"}, offices={"osnabrueck": "bt"}, abilities={"red": {"privilege": 2}},
        markers={"bremen-osnabrueck": "swap_offices"},
    ).play("establish bremen-osnabrueck", "office bremen")  # fmt: skip
    assert told(scene) == [
        "established 0 bremen-osnabrueck",
        "control 1 osnabrueck 1",
        "took 0 bremen-osnabrueck swap_offices",
        "office 0 bremen t",
        "returned 0 bremen-osnabrueck 1 1",
        "full bremen 1",
    ]


@pytest.mark.rule("HT-7.1", "HT-7.2", "HT-7.4")
def test_a_displacement_is_told_with_its_posts() -> None:
    scene = position(routes={"arnheim-duisburg": "bt - bt"}, supply={"red": "3t"})
    scene.play("red: displace arnheim-duisburg bt t @1", "blue: relocate arnheim-kampen bt @3", "blue: done")
    assert told(scene) == [
        "displaced 0 arnheim-duisburg t 1 t 1",
        "paid 0 t",
        "relocated 1 1 arnheim-kampen t 3",
    ]
    assert scene.posts("arnheim-duisburg") == "rt - bt"
    assert scene.posts("arnheim-kampen") == "- - bt"


@pytest.mark.rule("HT-2.2", "HT-2.7", "R-41")
def test_chance_is_told() -> None:
    scene = fresh("base", 3, manual=True).play("*: begin 2", "*: hang bremen-osnabrueck swap_offices")
    assert told(scene)[0] == "began 2"
    assert told(scene)[-1] == "hung 2 bremen-osnabrueck swap_offices"
    drawn = position(plate={"red": 1}, manual=True).play("red: end", "*: draw plus_four_actions")
    drawn.play("red: hang arnheim-kampen plus_four_actions")
    assert told(drawn) == [
        "drew 0 plus_four_actions",
        "hung 0 arnheim-kampen plus_four_actions",
        "turn 1 2",
    ]


@pytest.mark.rule("HT-8.1", "HT-11.7", "HT-11.4")
def test_moves_and_markers_are_told() -> None:
    scene = position(
        routes={"arnheim-duisburg": "rt bt -"}, offices={"minden": "bt gt"}, unused={"red": "remove_three swap_offices"}
    )
    scene.play("lift arnheim-duisburg rt @1", "put arnheim-duisburg rt @3", "use remove_three")
    scene.play("remove arnheim-duisburg bt @2", "use swap_offices", "swap minden 1", "place arnheim-duisburg m @2")
    assert told(scene) == [
        "lifted 0 arnheim-duisburg 0 t 1",
        "put 0 arnheim-duisburg 0 t 3",
        "used 0 remove_three",
        "removed 0 arnheim-duisburg 1 t 2",
        "used 0 swap_offices",
        "swapped 0 minden 1",
        "placed 0 arnheim-duisburg m 2",
    ]


@pytest.mark.rule("BR-2.5", "BR-6.3", "BR-7.2")
def test_permissions_and_permanent_markers_are_told() -> None:
    scene = position(
        "britannia", 3, routes={"calais-southampton": "rt rm rm"}, abilities={"red": {"book": 1}},
        offices={"cardiff": "rt"}, unused={"red": "swap_offices"}, options={"permission_by_marker": True}, actions=3,
    )  # fmt: skip
    scene.play("place cardiff-pembroke t", "forgo swap_offices", "establish calais-southampton")
    scene.play("station conway-isle_of_man t @3", "done", "skip")
    assert told(scene) == [
        "placed 0 cardiff-pembroke t 1",
        "permitted 0 cardiff",
        "forgone 0 swap_offices",
        "established 0 calais-southampton",
        "permanent 0 calais-southampton place_two",
        "stationed 0 conway-isle_of_man t 3",
        "returned 0 calais-southampton 1 2",
    ]
    assert scene.posts("conway-isle_of_man") == "- - rt"


@pytest.mark.rule("TP-4", "TP-7")
def test_the_neutral_side_is_told_as_nobody() -> None:
    scene = position("base", 2, routes={"hamburg-luebeck": "nt - -", "hamburg-stade": "nt nt -"}, supply={"red": "2t"})
    scene.play("red: displace hamburg-luebeck nt t", "blue: relocate hamburg-stade nt", "red: neutral stade")
    assert told(scene)[2:] == [
        "relocated 1 None hamburg-stade t 3",
        "neutral hamburg-stade",
        "office None stade t",
        "stayed hamburg-stade",
        "coin None stade 1",
        "full stade 1",
    ]


def test_posts_that_cannot_be_meant_are_no_answers() -> None:
    scene = position("britannia", 3, routes={"calais-canterbury": "rt - -"}, actions=5)
    for answer in (
        "place calais-canterbury t @1",  # taken
        "place calais-canterbury t @2",  # a ship post
        "place calais-canterbury s @3",  # a land post
        "place calais-canterbury t @4",  # there is none
        "lift calais-canterbury rt @3",  # nothing there
        "income 1 0 @1",  # nothing with posts
        "place calais-canterbury t @x",
    ):
        assert scene.unknown(answer), answer
    scene.play("place calais-canterbury s @2", "place calais-canterbury t @3")
    assert scene.posts("calais-canterbury") == "rt rm rt"


def test_the_first_turn_is_told_when_the_gold_markers_lie_on_the_board() -> None:
    kinds = [event.split()[0] for event in told(fresh("base", 3))]
    assert kinds == ["began", "hung", "hung", "hung", "turn"]


def test_the_board_as_text_shows_pieces_markers_and_desks() -> None:
    scene = position(
        "britannia",
        3,
        routes={"calais-canterbury": "rt bm -"},
        offices={"london": "gt | rt bt"},
        unused={"red": "swap_offices"},
    )
    rows = picture(Situation(scene.match), 0, GameTexts.of(scene.match.bundle, "en")).split("\n")
    assert any(re.match(r"Calais–Canterbury +rt bm ··  always move two pieces", row) for row in rows)
    assert all(len(row) <= 80 for row in rows)
    assert any("<gt> rt bt" in row for row in rows)
    assert any(re.match(r"> 0 Red +0 ", row) for row in rows)
    assert "  markers of Red: swap offices" in rows
