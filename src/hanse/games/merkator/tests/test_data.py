"""The data files: what the facts say, and what an owner's corrections may not break."""

from __future__ import annotations

import re
from collections import Counter
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from hanse.core import registry
from hanse.core.reading import DataError
from hanse.games.merkator.tests.scene import game, position

SHIPPED = resources.files("hanse.games.merkator") / "data"


def sheet() -> dict[str, Any]:
    return dict(game().sheet)


def correct(folder: Path, file: str, old: str, new: str) -> Path:
    text = (SHIPPED / file).read_text(encoding="utf-8")
    assert old in text
    (folder / "merkator").mkdir(exist_ok=True)
    (folder / "merkator" / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


def refuse(folder: Path, file: str, old: str, new: str, words: str) -> None:
    """Such a correction is refused, and the file is named."""
    with pytest.raises(DataError, match=words) as error:
        registry.load("merkator", corrections=correct(folder, file, old, new))
    assert file in str(error.value)


@pytest.mark.rule("ME-1.2", "ME-1.6", "ME-1.7", "ME-16.3")
def test_cards_as_the_rule_book_counts_them() -> None:
    s = sheet()
    values = Counter(c["value"] for c in s["contracts"])
    assert values == {2: 5, 3: 11, 4: 13, 5: 12, 6: 11, 7: 9, 8: 7, 9: 5, 10: 4, 14: 1}
    assert (len(s["bonus"]), len(s["buildings"])) == (16, 26)
    assert sum(b["only"] for b in s["buildings"]) == 5
    assert {b["cost"] for b in s["bonus"]} == {3, 4}
    majors = {p["id"] for p in s["places"] if p["kind"] == "major"}
    per_place = Counter((c["place"], c["value"]) for c in s["contracts"])
    assert all(n == 1 for (place, _), n in per_place.items() if place in majors)
    for minor in {p["id"] for p in s["places"]} - majors:
        assert any(n > 1 for (place, _), n in per_place.items() if place == minor)


def test_what_the_reconstruction_was_built_on() -> None:
    s = sheet()
    origin = {g["id"]: g["origin"] for g in s["goods"]}
    category = {g["id"]: g["category"] for g in s["goods"]}
    for c in s["contracts"]:
        named = [k for k in c["needs"] if k in origin]
        assert all(origin[k] != c["place"] for k in named), c["id"]
        assert all(category[k] not in c["needs"] for k in named), c["id"]
        assert c["place"] is None or abs(sum(c["needs"].values()) - c["value"]) <= 2
    assert all(origin[b["good"]] != b["place"] for b in s["bonus"])
    links = Counter(p for link in s["links"] for p in link)
    assert set(links.values()) <= {2, 3}


@pytest.mark.rule("ME-1.3")
def test_cubes_without_end() -> None:
    scene = position(goods={0: "wine×500"}, board=(1, 1, 1, 1, 1, 1, 99, 1))
    assert scene.goods() == {"wine": 500}
    scene.play("travel france")
    assert scene.goods() == {"wine": 501, "plums": 1}


@pytest.mark.rule("ME-1.4")
def test_forty_two_markers(tmp_path: Path) -> None:
    view = position().view
    assert view["chart"]["supply"] + sum(view["chart"]["rows"]) == 42
    refuse(tmp_path, "board.toml", "time_markers = 42", "time_markers = 41", "there are 42 markers, not 41")


@pytest.mark.rule("ME-1.2")
def test_as_many_cards_as_the_rule_book_counts(tmp_path: Path) -> None:
    old, new = 'value = 2, destination = "bohemia"', 'value = 3, destination = "bohemia"'
    refuse(tmp_path, "contracts.toml", old, new, "by value must be")


@pytest.mark.rule("ME-1.5")
def test_a_contract_has_a_destination_and_a_demand(tmp_path: Path) -> None:
    refuse(tmp_path, "contracts.toml", "needs = { plums = 1, copper = 1 }", "needs = {}", "a destination and a demand")


@pytest.mark.rule("ME-1.8")
def test_every_good_has_its_place_in_a_column(tmp_path: Path) -> None:
    assert [len(column["goods"]) for column in sheet()["columns"]] == [3, 3, 3, 3, 2, 2]
    old, new = 'kind = "store", size = 3', 'kind = "store", size = 4'
    refuse(tmp_path, "board.toml", old, new, "3 goods name this column")


@pytest.mark.rule("ME-6.8")
def test_different_goods_stand_alone(tmp_path: Path) -> None:
    refuse(tmp_path, "contracts.toml", "different = 12", "different = 12, wine = 1", "'different' stands alone")


@pytest.mark.rule("ME-11.2")
def test_alone_there_is_no_chart(tmp_path: Path) -> None:
    folder = correct(tmp_path, "board.toml", "stages = []", 'stages = [{ side = "ultimo", rows = [1] }]')
    with pytest.raises(DataError, match="must say how to fill the chart for 1 players"):
        registry.load("merkator", "solo", 1, corrections=folder)


@pytest.mark.rule("ME-16.3")
def test_a_major_place_has_one_contract_of_a_value(tmp_path: Path) -> None:
    old, new = 'destination = "sweden"', 'destination = "hamburg"'
    refuse(tmp_path, "contracts.toml", old, new, "a major place has one contract")


@pytest.mark.rule("ME-R69")
def test_some_place_must_cost_nothing(tmp_path: Path) -> None:
    text = (SHIPPED / "board.toml").read_text(encoding="utf-8")
    (tmp_path / "merkator").mkdir()
    (tmp_path / "merkator" / "board.toml").write_text(re.sub(r"\btime = -?\d", "time = -1", text), encoding="utf-8")
    with pytest.raises(DataError, match="some place must cost nothing"):
        registry.load("merkator", corrections=tmp_path)


def test_reconstructed_cards_are_marked() -> None:
    s = sheet()
    sure = {c["id"] for c in (*s["contracts"], *s["bonus"], *s["buildings"]) if not c["doubt"]}
    assert sure == {"c02-03", "c04-09", "c04-12", "c10-01", "c14-01", "b01", "b15", "g01", "g03"}
    assert len(game().doubts) > 100


@pytest.mark.parametrize(
    ("file", "old", "new", "words"),
    [
        ("contracts.toml", "plums = 1", "prunes = 1", "prunes: is not a key known here"),
        ("contracts.toml", 'destination = "hamburg"', 'destination = "altona"', "no 'altona'"),
        ("bonus.toml", '"b02"', '"b01"', "is there twice"),
        ("bonus.toml", '"b02"', '"B02"', "must be lower-case"),
        ("buildings.toml", "vp = 2.0", "vp = 0", "must be more than 0"),
        ("buildings.toml", '[{ kind = "per_type"', '[{ kind = "per_tpye"', "no 'per_tpye'"),
        ("buildings.toml", "only_player = true", "only_player = false", "must be true exactly if"),
        ("buildings.toml", '"material"], vp', '"metal"], vp', "no 'metal'"),
        (
            "board.toml",
            '"england-spain", a = "england", b = "spain"',
            '"england-england", a = "england", b = "england"',
            "joins a place to itself",
        ),
        ("board.toml", '"england-spain"', '"spain-england"', "must be the names of its places"),
        ("board.toml", "reverse = [6, 6, 6]", "reverse = [6, 6, 6, 6]", "row 4 of the side 'reverse' is never filled"),
        ("board.toml", "solo_stack = [8", "solo_stack = [99, 8", "must be values of contracts"),
        ("board.toml", 'origin = "hamburg"', 'origin = "danzig"', "goods stand in pairs"),
        ("board.toml", "ultimo = [6", "ultimo = [2", "must be from 3"),
        ("board.toml", "solo_turns = 17", "solo_turns = 18", "has 17 cards for 18 turns"),
        ("board.toml", "cash_limit = 15", "cash_limti = 15", "cash_limit: is missing"),
    ],
)
def test_a_correction_that_cannot_be_is_refused(tmp_path: Path, file: str, old: str, new: str, words: str) -> None:
    refuse(tmp_path, file, old, new, words)


@pytest.mark.rule("ME-R51")
@pytest.mark.parametrize(("name", "points"), [("coins", 3.5), ("bonus_cards", 1), ("pairs", 0.5)])
def test_the_hatch_for_what_the_vocabulary_cannot_say(tmp_path: Path, name: str, points: float) -> None:
    old = '{ kind = "fixed", vp = 11.0 }'
    new = f'{{ kind = "special", counts = "{name}", vp = 0.5 }}'
    bundle = registry.load("merkator", corrections=correct(tmp_path, "buildings.toml", old, new))
    scene = position(coins=(7, 0, 0, 0), bonus={0: "b01 b02"}, goods={0: "ham fish_oil wine"}, buildings={0: "g21"})
    assert bundle.parts(bundle.load(scene.view))[0]["buildings"] == points
    assert bundle.fingerprint != game().fingerprint


@pytest.mark.rule("ME-10.3", "ME-10.4")
def test_every_word_of_the_vocabulary_counts() -> None:
    goods = "muskets×2 saltpeter iron×3 grain ham×2 fabric fish_oil×4"
    scene = position(goods={0: goods}, time=(4, 0, 0, 0), buildings={0: "g16 g17 g18 g19 g20 g21 g14 g08"},
                     contracts={0: "c02-01 c03-01 c04-02"})  # fmt: skip
    assert scene.seat()["worth"] == {
        "g08": 2.5, "g14": 7, "g16": 4, "g17": 4, "g18": 4, "g19": 7, "g20": 4, "g21": 11,
    }  # fmt: skip


def test_a_card_that_counts_contracts(tmp_path: Path) -> None:
    old, new = '{ kind = "fixed", vp = 11.0 }', '{ kind = "per_contract", min_value = 4, vp = 1.5 }'
    bundle = registry.load("merkator", corrections=correct(tmp_path, "buildings.toml", old, new))
    view = position(buildings={0: "g21"}, contracts={0: "c02-01 c04-02 c05-02"}).view
    assert bundle.parts(bundle.load(view))[0]["buildings"] == 3
