"""HT-8 Moving own pieces."""

from __future__ import annotations

import pytest

from hanse.games.hansa_teutonica.tests.scene import DEVELOPED, crowd, position


@pytest.mark.rule("HT-8.2", "R-21")
def test_trading_places_counts_as_two_pieces() -> None:
    scene = position(
        routes={"dortmund-duisburg": "rt bt", "kampen-osnabrueck": "gt rm", "minden-muenster": "rt - -"}
    ).play("lift dortmund-duisburg rt", "lift kampen-osnabrueck rm")
    assert scene.refusal("lift minden-muenster rt") == ("HT-8.1", "lifted-all")
    # Both routes were full, but for the posts just left.
    scene.play("put dortmund-duisburg rm", "put kampen-osnabrueck rt")
    assert (scene.posts("dortmund-duisburg"), scene.posts("kampen-osnabrueck")) == ("rm bt", "gt rt")
    assert (scene.question, scene.actions) == ("turn", 1)


@pytest.mark.rule("R-20", "HT-8.1")
def test_one_piece_is_enough_and_may_even_return_to_its_post() -> None:
    scene = position(routes={"arnheim-duisburg": "rt rt -"}).play("lift arnheim-duisburg rt @1")
    assert scene.posts("arnheim-duisburg") == "- rt -"
    assert scene.refusal("done") == ("R-20", "put-down-first")
    assert scene.refusal("put arnheim-kampen rm") == ("R-20", "not-in-hand")
    scene.play("put arnheim-duisburg rt @1")
    assert (scene.posts("arnheim-duisburg"), scene.actions) == ("rt rt -", 1)
    assert scene.question == "turn"


@pytest.mark.rule("R-20")
def test_all_are_lifted_before_the_first_is_put_down() -> None:
    scene = position(routes={"arnheim-duisburg": "rt rt -", "arnheim-kampen": "rt - -"}, abilities={"red": {"book": 2}})
    scene.play("lift arnheim-duisburg rt", "lift arnheim-duisburg rt", "put minden-muenster rt")
    assert scene.refusal("lift arnheim-kampen rt") == ("R-20", "put-begun")
    assert scene.refusal("done") == ("R-20", "put-down-first")
    scene.play("put minden-muenster rt")
    assert scene.question == "turn"


@pytest.mark.rule("HT-8.1", "HT-8.3")
def test_only_own_pieces_are_moved() -> None:
    scene = position(routes={"arnheim-duisburg": "rt bt -"})
    assert scene.refusal("lift arnheim-duisburg bt") == ("HT-8.1", "own-pieces-only")
    scene.play("lift arnheim-duisburg rt")
    assert scene.refusal("lift arnheim-duisburg bt") == ("HT-8.1", "own-pieces-only")
    assert scene.options("lift") == []


@pytest.mark.rule("R-20", "R-72")
def test_no_piece_is_put_where_the_rest_would_find_no_room() -> None:
    # One land post and one ship post are free once both pieces are lifted.
    routes = crowd("east") | {"malmoe-visby": "bt rm nt", "breslau-krakau": "rt nt nt"}
    scene = position("east", 2, routes=routes, abilities={"red": DEVELOPED, "blue": DEVELOPED})
    scene.play("lift malmoe-visby rs", "lift breslau-krakau rt")
    assert scene.refusal("put breslau-krakau rm") == ("R-20", "no-room-for-the-rest")
    assert set(scene.options("put")) == {"malmoe-visby rs", "breslau-krakau rt"}
    scene.play("put breslau-krakau rt", "put malmoe-visby rs")
    assert scene.question == "turn"
