"""HT-8 Moving own pieces."""

from __future__ import annotations

import pytest

from hanse.games.hansa_teutonica.tests.table import DEVELOPED, crowd, position


@pytest.mark.rule("HT-8.1", "HT-8.2", "R-20", "R-21")
@pytest.mark.scenario("S-20")
def test_a_trader_and_a_merchant_trade_places_in_one_action() -> None:
    table = position(routes={"arnheim-duisburg": "bt rt -", "arnheim-kampen": "rm - -"})
    table.play("lift arnheim-duisburg rt", "lift arnheim-kampen rm")
    assert [held["piece"] for held in table.view["hand"]] == ["rt", "rm"]
    table.play("put arnheim-duisburg rm @2", "put arnheim-kampen rt @1")
    assert (table.posts("arnheim-duisburg"), table.posts("arnheim-kampen")) == ("bt rm -", "rt - -")
    assert (table.question, table.actions) == ("turn", 1)


@pytest.mark.rule("HT-8.1", "HT-3.5", "HT-8.3", "R-8", "R-20")
@pytest.mark.scenario("S-21")
def test_up_to_the_book_value_of_pieces_go_to_free_posts() -> None:
    table = position(
        routes={"arnheim-duisburg": "rt rt -", "arnheim-kampen": "rt rt -", "dortmund-duisburg": "bt gt"},
        abilities={"red": {"book": 1}},
    )
    table.play("lift arnheim-duisburg rt", "lift arnheim-duisburg rt", "lift arnheim-kampen rt")
    assert table.refusal("lift arnheim-kampen rt") == ("HT-8.1", "lifted-all")
    assert table.refusal("put dortmund-duisburg rt") == ("R-8", "post-taken")
    table.play("put minden-muenster rt", "put minden-muenster rt", "put minden-muenster rt")
    assert table.posts("minden-muenster") == "rt rt rt"
    assert table.actions == 1


@pytest.mark.rule("R-20", "HT-8.1")
def test_one_piece_is_enough_and_may_even_return_to_its_post() -> None:
    table = position(routes={"arnheim-duisburg": "rt rt -"}).play("lift arnheim-duisburg rt @1")
    assert table.posts("arnheim-duisburg") == "- rt -"
    assert table.refusal("done") == ("R-20", "put-down-first")
    assert table.refusal("put arnheim-kampen rm") == ("R-20", "not-in-hand")
    table.play("put arnheim-duisburg rt @1")
    assert (table.posts("arnheim-duisburg"), table.actions) == ("rt rt -", 1)
    assert table.question == "turn"


@pytest.mark.rule("R-20")
def test_all_are_lifted_before_the_first_is_put_down() -> None:
    table = position(routes={"arnheim-duisburg": "rt rt -", "arnheim-kampen": "rt - -"}, abilities={"red": {"book": 2}})
    table.play("lift arnheim-duisburg rt", "lift arnheim-duisburg rt", "put minden-muenster rt")
    assert table.refusal("lift arnheim-kampen rt") == ("HT-8.1", "lifted-all")
    assert table.refusal("done") == ("R-20", "put-down-first")
    table.play("put minden-muenster rt")
    assert table.question == "turn"


@pytest.mark.rule("HT-8.1", "HT-8.3")
def test_only_own_pieces_are_moved() -> None:
    table = position(routes={"arnheim-duisburg": "rt bt -"})
    assert table.refusal("lift arnheim-duisburg bt") == ("HT-8.1", "own-pieces-only")
    table.play("lift arnheim-duisburg rt")
    assert table.refusal("lift arnheim-duisburg bt") == ("HT-8.1", "own-pieces-only")
    assert table.options("lift") == []


@pytest.mark.rule("R-22")
@pytest.mark.scenario("S-22")
def test_pieces_in_offices_and_on_prestige_fields_never_move() -> None:
    table = position(offices={"duisburg": "rt"}, prestige="red - - -")
    assert table.options("lift") == []
    assert table.refusal("lift arnheim-duisburg rt") == ("R-22", "nothing-there")
    assert table.refusal("lift coellen-warburg rm") == ("R-22", "nothing-there")


@pytest.mark.rule("R-20", "R-72")
def test_no_piece_is_put_where_the_rest_would_find_no_room() -> None:
    # One land post and one ship post are free once both pieces are lifted.
    routes = crowd("east") | {"malmoe-visby": "bt rm nt", "breslau-krakau": "rt nt nt"}
    table = position("east", 2, routes=routes, abilities={"red": DEVELOPED, "blue": DEVELOPED})
    table.play("lift malmoe-visby rs", "lift breslau-krakau rt")
    assert table.refusal("put breslau-krakau rm") == ("R-20", "no-room-for-the-rest")
    assert set(table.options("put")) == {"malmoe-visby rs", "breslau-krakau rt"}
    table.play("put breslau-krakau rt", "put malmoe-visby rs")
    assert table.question == "turn"
