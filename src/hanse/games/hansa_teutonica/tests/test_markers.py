"""HT-10, HT-11 Bonus markers: taken, replaced, used."""

from __future__ import annotations

from typing import Any

import pytest

from hanse.games.hansa_teutonica.tests.scene import DEVELOPED, Scene, fresh, position

NO_MARKER = ("HT-10.5", "no-marker")


def all_routes(seats: int = 3) -> dict[str, int]:
    rows: Any = fresh("base", seats).match.bundle.sheet["routes"]
    return {row["id"]: len(row["posts"]) for row in rows}


@pytest.mark.rule("HT-9.8", "HT-10.2", "HT-10.3", "HT-10.4", "HT-10.1", "HT-3.9", "R-79", "INV-5")
@pytest.mark.scenario("S-48")
def test_a_marker_taken_is_replaced_at_the_end_of_the_turn() -> None:
    scene = position(
        routes={"bremen-osnabrueck": "rt rt rt", "arnheim-kampen": "bt - -"}, manual=True,
        offices={"duisburg": "bt", "dortmund": "bm bt", "goslar": "gt"}, abilities={"red": {"privilege": 1}},
    )  # fmt: skip
    taken = scene.markers["bremen-osnabrueck"]
    scene.play("establish bremen-osnabrueck", "office osnabrueck")
    assert scene.player("red")["unused"] == {taken: 1}
    assert (scene.player("red")["plate"], scene.view["pile"]) == (1, 11)
    scene.play("red: end", "*: draw develop_ability")
    # Not where a marker lies, not where a piece stands, not where both cities are full.
    legal = set(all_routes()) - {"goslar-hildesheim", "lueneburg-perleberg", "arnheim-kampen", "dortmund-duisburg"}
    assert scene.routes("hang") == legal
    assert scene.refusal("hang goslar-hildesheim develop_ability") == ("HT-10.4", "has-marker")
    assert scene.refusal("hang arnheim-kampen develop_ability") == ("HT-10.4", "not-empty")
    assert scene.refusal("hang dortmund-duisburg develop_ability") == ("R-79", "no-free-office")
    assert scene.refusal("hang hamburg-stade swap_offices") == ("HT-10.4", "not-on-plate")
    scene.play("red: hang hamburg-stade develop_ability")
    assert len(scene.markers) == 3
    assert scene.who == "blue"


@pytest.mark.rule("R-42")
def test_placing_a_marker_cannot_be_declined() -> None:
    scene = position(plate={"red": 1}).play("red: end")
    assert {o.split(" ")[0] for o in scene.match.options()} == {"hang"}
    assert scene.refusal("end") == ("R-42", "must-hang")
    assert scene.refusal("done") == ("R-42", "must-hang")


@pytest.mark.rule("R-79")
def test_room_for_an_extra_office_is_no_unoccupied_office() -> None:
    scene = position(plate={"red": 1}, offices={"duisburg": "bt", "dortmund": "gt | bm bt"}).play("red: end")
    assert "dortmund-duisburg" not in scene.routes("hang")
    # A colour or shape nobody may take yet is still unoccupied.
    pink = position(plate={"red": 1}, offices={"hannover": "bt"}).play("red: end")
    assert "bremen-hannover" in pink.routes("hang")


@pytest.mark.rule("R-43", "R-41")
def test_where_no_route_is_legal_the_marker_waits_for_the_players_next_turn() -> None:
    rows = {name: f"{'rbg'[i % 3]}t" + " -" * (size - 1) for i, (name, size) in enumerate(all_routes().items())}
    scene = position(
        routes=rows, plate={"red": 1}, markers={}, manual=True,
        abilities={"red": DEVELOPED, "blue": DEVELOPED, "green": DEVELOPED},
    ).play("red: end")  # fmt: skip
    assert scene.who == "blue"
    assert scene.player("red")["plate"] == 1
    assert [e["count"] for e in scene.events("waits")] == [1]
    assert scene.parts("red")["markers"] == 0
    # Blue clears a route; only at the end of Red's next turn the marker is laid.
    scene.play("blue: lift arnheim-kampen bt", "blue: put minden-muenster bt", "blue: end")
    scene.play("green: end", "red: end", "*: draw plus_three_actions")
    assert scene.routes("hang") == {"arnheim-kampen"}


@pytest.mark.rule("R-24")
def test_an_older_marker_of_the_same_kind_may_be_used() -> None:
    scene = position(
        routes={"bremen-osnabrueck": "rt rt rt"}, offices={"osnabrueck": "bt"}, unused={"red": "extra_office"},
        markers={"bremen-osnabrueck": "extra_office"},
    ).play("establish bremen-osnabrueck", "extra osnabrueck t")  # fmt: skip
    assert scene.player("red")["unused"] == {"extra_office": 1}
    assert scene.player("red")["used"] == {"extra_office": 1}


@pytest.mark.rule("R-32", "R-33", "HT-10.5")
def test_markers_are_used_before_between_and_after_actions() -> None:
    scene = position(unused={"red": "plus_three_actions plus_four_actions", "blue": "plus_four_actions"}, actions=1)
    scene.play("use plus_three_actions", "income 1 0", "income 1 0", "income 1 0", "income 1 0")
    assert scene.actions == 0
    scene.play("use plus_four_actions")
    assert scene.actions == 4
    # Nobody uses markers in another's turn.
    assert scene.stale("blue", "use plus_four_actions")


@pytest.mark.rule("R-32", "HT-11.1")
def test_the_extra_office_is_used_only_while_establishing() -> None:
    scene = position(unused={"red": "extra_office"}, offices={"duisburg": "bt"})
    assert scene.refusal("use extra_office") == ("R-32", "with-a-route")
    assert scene.refusal("extra duisburg t") == ("HT-11.1", "establish-first")


@pytest.mark.rule("R-40", "HT-11.7")
def test_fewer_than_three_may_be_removed_but_not_none_and_no_offices() -> None:
    scene = position(
        routes={"arnheim-kampen": "bt bt -"}, offices={"duisburg": "bt"}, unused={"red": "remove_three"}
    ).play("use remove_three")
    assert scene.refusal("done") == ("R-40", "use-it-first")
    assert scene.refusal("remove arnheim-duisburg bt") == ("R-22", "nothing-there")
    scene.play("remove arnheim-kampen bt", "done")
    assert scene.posts("arnheim-kampen") == "bt - -"
    last = position(routes={"arnheim-kampen": "bt - -"}, unused={"red": "remove_three"})
    assert last.play("use remove_three", "remove arnheim-kampen bt").question == "turn"


@pytest.mark.rule("R-40")
def test_as_an_option_three_foreign_pieces_are_moved_instead() -> None:
    scene = position(
        routes={"arnheim-kampen": "bt rt -"}, unused={"red": "remove_three"}, options={"remove_three_moves": True}
    ).play("use remove_three")
    assert scene.refusal("lift arnheim-kampen rt") == ("R-68", "own-piece")
    scene.play("lift arnheim-kampen bt", "put halle-quedlinburg bt", "done")
    assert scene.posts("halle-quedlinburg") == "bt - - -"


@pytest.mark.rule("R-38", "R-28")
def test_a_swap_earns_no_coin() -> None:
    scene = position(offices={"luebeck": "bt rt"}, unused={"red": "swap_offices"})
    scene.play("use swap_offices", "swap luebeck 1")
    assert (scene.offices("luebeck"), scene.score("red")) == ("rt bt", 0)


@pytest.mark.rule("R-37")
def test_anybodys_offices_are_swapped_unless_an_own_one_is_required() -> None:
    offices = {"minden": "rt bt gt bt"}
    free = position(offices=offices, unused={"red": "swap_offices"}).play("use swap_offices")
    assert free.options("swap") == ["minden 1", "minden 2", "minden 3"]
    bound = position(offices=offices, unused={"red": "swap_offices"}, options={"swap_requires_own_office": True}).play(
        "use swap_offices"
    )
    assert bound.options("swap") == ["minden 1"]
    assert bound.refusal("swap minden 2") == ("R-37", "no-own-office")
    none = position(
        offices={"minden": "bt gt"}, unused={"red": "swap_offices"}, options={"swap_requires_own_office": True}
    )
    assert none.refusal("use swap_offices") == ("HT-11.4", "nothing-to-swap")


@pytest.mark.rule("R-39", "R-38")
def test_only_occupied_offices_next_to_each_other_are_swapped() -> None:
    scene = position(
        offices={"minden": "rt bt", "arnheim": "rt"}, unused={"red": "swap_offices"}, prestige="blue - - -"
    )
    scene.play("use swap_offices")
    assert scene.options("swap") == ["minden 1"]
    assert scene.refusal("swap minden 2") == ("R-39", "not-occupied")
    assert scene.refusal("swap arnheim 1") == ("R-39", "not-occupied")
    # A marker turned over must be used.
    assert scene.refusal("done") == ("HT-11.4", "must-swap")


@pytest.mark.rule("R-34")
def test_an_extra_office_is_not_combined_with_developing() -> None:
    scene = position(
        routes={"hamburg-luebeck": "rt rt rt"}, offices={"luebeck": "bt"}, unused={"red": "extra_office"}
    ).play("establish hamburg-luebeck", "extra luebeck t")
    assert scene.refusal("develop purse") == ("HT-9.17", "establish-first")
    assert scene.refusal("office hamburg") == ("HT-9.1", "establish-first")
    assert (scene.question, scene.offices("hamburg")) == ("turn", "")


@pytest.mark.rule("R-36", "R-34")
def test_any_piece_of_the_route_founds_an_extra_office() -> None:
    scene = position(
        routes={"dortmund-duisburg": "rt rm"}, offices={"duisburg": "bt"}, unused={"red": "extra_office"},
    ).play("establish dortmund-duisburg", "extra duisburg m")  # fmt: skip
    assert scene.offices("duisburg") == "rm | bt"
    traders = position(
        routes={"dortmund-duisburg": "rt rt"}, offices={"duisburg": "bt"}, unused={"red": "extra_office"}
    )
    traders.play("establish dortmund-duisburg")
    assert traders.refusal("extra duisburg m") == ("R-36", "not-on-route")


@pytest.mark.rule("R-44", "HT-10.2")
def test_a_marker_on_the_board_stays_on_its_route() -> None:
    scene = position(routes={"bremen-osnabrueck": "bt rt -"}, unused={"red": "remove_three swap_offices"})
    before = scene.markers
    scene.play("use remove_three", "remove bremen-osnabrueck bt", "lift bremen-osnabrueck rt", "put arnheim-kampen rt")
    assert scene.markers == before
    assert {o.split(" ")[0] for o in scene.match.options()} == {"income", "place", "lift", "end"}


@pytest.mark.rule("R-44")
def test_a_marker_once_placed_never_changes_its_route() -> None:
    scene = position(plate={"red": 1}, manual=True).play("red: end", "*: draw plus_three_actions")
    scene.play("red: hang arnheim-duisburg plus_three_actions", "blue: place arnheim-duisburg t", "blue: end")
    scene.play(
        "green: displace arnheim-duisburg bt t", "green: pay t", "blue: relocate arnheim-kampen bt", "blue: done"
    )
    assert scene.markers["arnheim-duisburg"] == "plus_three_actions"
    assert list(scene.markers.values()).count("plus_three_actions") == 1


@pytest.mark.rule("HT-11.6", "HT-3.7", "R-32")
def test_the_marker_develops_any_ability() -> None:
    for ability in ("keys", "actions", "privilege", "book", "purse"):
        scene = develop(ability)
        assert scene.player("red")["abilities"][ability] == 1
        assert scene.supply("red") == ("5t 2m" if ability == "book" else "6t 1m")
    complete = position(abilities={"red": DEVELOPED}, unused={"red": "develop_ability"})
    assert complete.refusal("use develop_ability") == ("R-25", "all-developed")


def develop(ability: str) -> Scene:
    return position(unused={"red": "develop_ability"}).play("use develop_ability", f"improve {ability}")
