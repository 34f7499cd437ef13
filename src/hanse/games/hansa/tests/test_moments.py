"""How it stands at each event of an answer: that is what the page shows, one after the other."""

from __future__ import annotations

from hanse.core.reading import Json
from hanse.games.hansa.tests.scene import Scene, position


def kinds(moments: list[tuple[str, Scene]]) -> list[str]:
    return [kind for kind, _ in moments]


def warehouse(scene: Scene, city: str) -> Json:
    rows = scene.view["warehouses"]
    assert isinstance(rows, dict)
    return rows[city]


def test_a_bought_tile_goes_to_the_buyer_and_the_price_to_the_payee() -> None:
    scene = position(booths={"danzig": "1×2"}, ware={"danzig": "orange-2"}, open={0: "blue-1"})
    ((kind, at),) = scene.moments("buy danzig orange-2")
    assert (kind, warehouse(at, "danzig"), at.talers[:2]) == ("bought", [None], [2, 4])
    assert at.players[0]["open"] == ["orange-2", "blue-1"]


def test_a_refill_puts_one_tile_after_the_other_into_the_empty_warehouses() -> None:
    moments = position(phase="fill", ware={"danzig": "orange-2", "reval": "blue-1"}).moments("fill")
    assert set(kinds(moments[1:])) == {"refilled"}
    empty = [str(at.view["warehouses"]).count("None") for _, at in moments]
    assert empty == list(range(len(moments) - 1, -1, -1))
    assert [at.view["stacks"] for _, at in moments][:6] == [
        [0, 0, 4, 8, 8], [0, 0, 3, 8, 8], [0, 0, 2, 8, 8], [0, 0, 1, 8, 8], [0, 0, 0, 8, 8], [0, 0, 0, 7, 8],
    ]  # fmt: skip


def test_who_builds_hands_the_tile_in() -> None:
    scene = position(booths={"danzig": "0×2"}, open={0: "blue-1"})
    ((kind, at),) = scene.moments("build blue-1")
    assert (kind, at.players[0]["open"], at.players[0]["booths"], at.players[0]["supply"]) == (
        "built", [], {"danzig": 3}, 12,
    )  # fmt: skip


def test_a_sale_costs_a_booth_first_then_the_tiles_change_sides_then_the_others_lose_theirs() -> None:
    hands = {0: "orange-1 orange-2", 1: "orange-3", 2: "orange-3 brown-3"}
    moments = position(booths={"danzig": "0×4"}, open=hands).moments("sell orange-1")
    assert kinds(moments) == ["took_back", "sold", "sold", "lost", "lost"]
    booths = [at.players[0]["booths"] for _, at in moments]
    assert booths == [{"danzig": 3}] * 5
    held = [[at.players[seat]["open"] for seat in range(3)] for _, at in moments]
    assert held == [
        [["orange-1", "orange-2"], ["orange-3"], ["orange-3", "brown-3"]],
        [["orange-2"], ["orange-3"], ["orange-3", "brown-3"]],
        [[], ["orange-3"], ["orange-3", "brown-3"]],
        [[], [], ["orange-3", "brown-3"]],
        [[], [], ["brown-3"]],
    ]
