"""HT-12 to HT-14 The end, the final scoring, the winner."""

from __future__ import annotations

from typing import Any

import pytest

from hanse.games.hansa_teutonica.pose import MARKS
from hanse.games.hansa_teutonica.tests.scene import Scene, position

EVERY = [kind for kind, count in MARKS.items() for _ in range(count)]
SIX = {"minden": "rt rt rt", "muenster": "rt", "brunswiek": "rt", "stendal": "rt"}
"""A network of six offices in four cities."""


@pytest.mark.rule("R-49", "HT-12.1")
def test_several_end_conditions_at_once_make_no_difference() -> None:
    scene = position(
        scores={"blue": 19}, pile=0, offices={"osnabrueck": "bt"}, routes={"bremen-osnabrueck": "rt rt rt"}
    ).play("establish bremen-osnabrueck")
    assert scene.over()
    assert scene.view["ended"] == ["prestige", "markers"]
    assert scene.outcome.reason == "prestige"


@pytest.mark.rule("HT-12.1")
def test_at_nineteen_points_the_game_goes_on() -> None:
    scene = position(scores={"blue": 18}, offices={"dortmund": "bm bt"}, routes={"dortmund-duisburg": "rt rt"})
    scene.play("establish dortmund-duisburg", "skip")
    assert (scene.score("blue"), scene.over()) == (19, False)
    # Nobody gets another turn once it is over; here Blue does.
    assert scene.play("red: end").who == "blue"


@pytest.mark.rule("HT-13.C", "HT-10.6")
@pytest.mark.scenario("S-65")
@pytest.mark.parametrize(
    ("count", "points"),
    [(0, 0), (1, 1), (2, 3), (3, 3), (4, 6), (5, 6), (6, 10), (7, 10), (8, 15), (9, 15), (10, 21), (13, 21)],
)
def test_points_for_markers_used_or_not(count: int, points: int) -> None:
    half = count // 2
    scene = position(markers={}, used={"red": " ".join(EVERY[:half])}, unused={"red": " ".join(EVERY[half:count])})
    assert scene.parts("red")["markers"] == points


@pytest.mark.rule("R-50")
def test_special_prestige_is_no_office_of_a_network() -> None:
    scene = position(offices={"coellen": "rt"}, prestige="red - - -")
    assert scene.parts("red")["network"] == 1


@pytest.mark.rule("HT-13.E", "HT-9.5")
def test_two_points_for_every_city_controlled() -> None:
    scene = position(offices={"minden": "rt bt", "arnheim": "rt rm bt", "duisburg": "rt | bt", "hamburg": "rt"})
    assert scene.parts("red")["cities"] == 4
    assert scene.parts("blue")["cities"] == 4


def tied(red: int, blue: int, offices: dict[str, str]) -> Scene:
    """Red and Blue at the end with 58 points each; ``red`` and ``blue`` are their steps on the actions track."""
    rest = {"privilege": 3, "book": 3, "purse": 3}
    desks = {"red": {**rest, "keys": 4, "actions": red}, "blue": {**rest, "keys": 1, "actions": blue}}
    before = position(abilities=desks, offices=offices).scores
    track = {"red": 58 - int(before[0]), "blue": 58 - int(before[1])}
    scene = position(abilities=desks, offices=offices, scores=track, changes={"stack": [["over", "over"]]})
    assert scene.scores[:2] == [58, 58]
    return scene


NINE = {"minden": "rt rt rt rt", "arnheim": "rt rm rt rt", "duisburg": "rt"}
EIGHT = {"stendal": "bt bm bt bt", "perleberg": "bt bt bt", "brunswiek": "bt"}


@pytest.mark.rule("HT-14.2")
def test_losers_with_equal_points_are_ranked_by_the_same_ties() -> None:
    def places(**said: Any) -> tuple[int, ...]:
        scene = position(**said, changes={"stack": [["over", "over"]]})
        assert scene.scores[0] == scene.scores[1] < scene.scores[2]
        return scene.outcome.places

    ahead: dict[str, Any] = {"scores": {"green": 27}}
    assert places(**ahead) == (2, 2, 1)
    assert places(**ahead, abilities={"red": {"actions": 1}}) == (3, 2, 1)
    offices = {"minden": "rt rt", "arnheim": "bt"}
    assert places(scores={"green": 27, "blue": 1}, offices=offices) == (2, 3, 1)


@pytest.mark.rule("R-53")
def test_special_prestige_fields_are_no_offices_when_ties_are_broken() -> None:
    said: dict[str, Any] = {"offices": {"minden": "rt", "arnheim": "bt"}, "prestige": "blue - - -"}
    scene = position(**said, scores={"red": 27, "blue": 20}, changes={"stack": [["over", "over"]]})
    assert scene.scores[0] == scene.scores[1]
    assert scene.outcome.winners == (0, 1)


@pytest.mark.rule("HT-14.1", "HT-1.1")
def test_most_points_win() -> None:
    scene = position(scores={"green": 20, "blue": 19}, changes={"stack": [["over", "over"]]})
    assert (scene.outcome.winners, scene.outcome.tiebreak) == ((2,), None)
