"""HT-9 Establishing a route: control, offices, abilities, special prestige."""

from __future__ import annotations

import pytest

from hanse.games.hansa_teutonica.tests.scene import position


@pytest.mark.rule("HT-9.10")
def test_a_square_office_takes_a_trader() -> None:
    scene = position(routes={"dortmund-duisburg": "rm rm"}, abilities={"red": {"book": 1}}).play(
        "establish dortmund-duisburg"
    )
    assert scene.refusal("office duisburg") == ("HT-9.10", "wrong-shape")
    assert scene.play("office dortmund").offices("dortmund") == "rm"


@pytest.mark.rule("HT-9.9", "R-26")
def test_only_the_two_end_cities_are_at_hand_and_only_one_is_used() -> None:
    scene = position(routes={"dortmund-duisburg": "rt rm"}).play("establish dortmund-duisburg")
    assert scene.refusal("office arnheim") == ("HT-9.9", "not-an-end")
    assert scene.refusal("extra dortmund t") == ("HT-10.5", "no-marker")
    assert scene.refusal("develop keys") == ("HT-9.17", "no-ability")
    scene.play("office duisburg")
    assert scene.refusal("office dortmund") == ("HT-9.1", "establish-first")


@pytest.mark.rule("HT-9.13")
def test_in_a_full_city_no_further_office_is_taken() -> None:
    scene = position(routes={"dortmund-duisburg": "rt rm"}, offices={"duisburg": "bt"}).play(
        "establish dortmund-duisburg"
    )
    assert scene.refusal("office duisburg") == ("HT-9.13", "city-full")


CHAIN = {"arnheim": "rt", "muenster": "rm", "brunswiek": "rt", "stendal": "rt"}


@pytest.mark.rule("R-29", "HT-9.15")
def test_a_second_chain_gives_nothing() -> None:
    scene = position(
        offices={**CHAIN, "minden": "rt"}, links=["red"], routes={"kampen-osnabrueck": "rt rt"},
        abilities={"red": {"privilege": 1}},
    ).play("establish kampen-osnabrueck", "office kampen")  # fmt: skip
    assert scene.events("link") == []
    assert scene.score("red") == 0


@pytest.mark.rule("HT-9.15")
def test_a_chain_with_a_gap_is_none() -> None:
    scene = position(
        offices={k: v for k, v in CHAIN.items() if k != "muenster"}, routes={"minden-paderborn": "rt rt rt"}
    ).play("establish minden-paderborn", "office minden")
    assert scene.events("link") == []


@pytest.mark.rule("HT-9.17")
def test_only_an_ability_of_an_end_city_is_developed() -> None:
    scene = position(routes={"hamburg-luebeck": "rt rt rt"}).play("establish hamburg-luebeck")
    assert scene.options("develop") == ["purse"]
    assert scene.refusal("develop keys") == ("HT-9.17", "no-ability")


GOETTINGEN = {"goettingen-quedlinburg": "rt rt rt"}


COELLEN = {"coellen-warburg": "rt rt rt rm"}


@pytest.mark.rule("R-27", "HT-9.20")
def test_a_player_may_own_several_fields_over_time() -> None:
    scene = position(routes=COELLEN, abilities={"red": {"privilege": 3, "book": 1}}, prestige="- - - red")
    scene.play("establish coellen-warburg", "prestige white")
    assert scene.refusal("prestige orange") == ("HT-9.19", "establish-first")
    assert scene.parts("red")["prestige"] == 7 + 11


@pytest.mark.rule("R-28")
def test_a_coin_is_earned_only_by_taking_the_printed_office() -> None:
    scene = position(
        routes={"hamburg-luebeck": "rt rt rt"}, offices={"luebeck": "bt"}, unused={"red": "extra_office"}
    ).play("establish hamburg-luebeck", "extra luebeck t")
    assert scene.events("coin") == []
    assert scene.score("red") == 0
    printed = position(routes={"hamburg-luebeck": "rt rt rt"}).play("establish hamburg-luebeck", "office luebeck")
    assert [e["city"] for e in printed.events("coin")] == ["luebeck"]
    assert printed.score("red") == 1
