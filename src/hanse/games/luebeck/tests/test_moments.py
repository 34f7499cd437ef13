"""How it stands at each event of an answer: that is what the page shows, one after the other."""

from __future__ import annotations

from hanse.games.luebeck.tests.scene import B, G, R, Scene, position


def kinds(moments: list[tuple[str, Scene]]) -> list[str]:
    return [kind for kind, _ in moments]


def test_a_cog_sails_with_everybody_aboard_before_the_card_leaves_the_hand() -> None:
    scene = position(hands={0: "riga-3 reval-4"}, known={0: "riga-3"}, cogs={"a": "danzig 0 1"})
    lying = scene.in_pile("riga-3")
    sailed, sold = scene.moments("sell riga-3 a")
    assert (sailed[0], sold[0]) == ("sailed", "sold")
    assert (sailed[1].cogs, sailed[1].cards(G), sailed[1].scores[G]) == ({"a": "riga 0 1"}, "riga-3 reval-4", 0)
    assert (sold[1].cards(G), sold[1].players[G]["known"], sold[1].scores[G]) == ("reval-4", [], 3)
    assert sold[1].in_pile("riga-3") == lying + 1


def test_a_packet_that_is_taken_is_in_the_hand_and_known_to_all() -> None:
    scene = position(phase="choose", asked=R, packets=["riga-3 pirates", "reval-4 change"])
    took, *got = scene.moments("take p1")
    assert (took[0], kinds(got)) == ("took", ["got", "got"])
    assert (took[1].sizes[:2], took[1].hands[R]) == ([0, 2], 2)
    assert took[1].players[R]["known"] == ["riga-3", "pirates"]


def test_pirates_give_figures_back_one_by_one_and_the_empty_cog_last() -> None:
    scene = position(hands={0: "pirates"}, cogs={"a": "riga 0 1 1", "b": "danzig 2"})
    moments = scene.moments("pirates a")
    assert kinds(moments) == ["played", "raided", "returned", "returned", "returned", "emptied"]
    cogs = [m.cogs.get("a") for _, m in moments]
    assert cogs == ["riga 0 1 1", "riga 0 1 1", "riga 1 1", "riga 1", "riga", None]
    assert [m.number("field") for _, m in moments] == [2, 2, 2, 2, 2, 3]
    assert [m.hands[G] for _, m in moments] == [0] * 6
    assert [m.reserve for _, m in moments][-1] == [2, 2, 1]


def test_who_changes_ships_has_played_the_card_before() -> None:
    scene = position(hands={0: "change"}, cogs={"a": "riga 0", "b": "danzig 2"})
    moments = scene.moments("change a b")
    assert kinds(moments) == ["played", "changed", "emptied"]
    assert [m.cogs for _, m in moments] == [
        {"a": "riga 0", "b": "danzig 2"}, {"a": "riga", "b": "danzig 0 2"}, {"b": "danzig 0 2"},
    ]  # fmt: skip


def test_a_round_begins_with_the_packets_that_were_left_in_front_and_nobody_out() -> None:
    scene = position(phase="back", asked=B, cogs={"a": "riga 2"}, packets=["", "pirates change"])
    moments = dict(scene.moments("done"))
    assert moments["compass"].sizes[:2] == [0, 2]
    assert moments["round"].sizes[:2] == [2, 0]
    assert not any(p["passed"] for p in moments["round"].players)
    assert moments["laid"].number("deck") < moments["round"].number("deck")
