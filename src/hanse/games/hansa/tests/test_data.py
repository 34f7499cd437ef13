"""The data files are checked, and an owner's corrections replace them."""

from __future__ import annotations

import tomllib
from importlib import resources
from pathlib import Path

import pytest

from hanse.core import registry
from hanse.core.reading import DataError
from hanse.games.hansa.pose import rooms

FILES = resources.files("hanse.games.hansa") / "data"
SHIPPED = (FILES / "thirteen.toml").read_text(encoding="utf-8")
LOOPS = (
    ("luebeck", "aalborg", "copenhagen"),
    ("kalmar", "copenhagen", "danzig"),
    ("reval", "riga", "danzig"),
    ("toensberg", "stockholm", "kalmar", "copenhagen"),
)


def corrected(folder: Path, old: str, new: str, file: str = "thirteen.toml") -> Path:
    shipped = (FILES / file).read_text(encoding="utf-8")
    assert old in shipped
    (folder / "hansa").mkdir()
    (folder / "hansa" / file).write_text(shipped.replace(old, new, 1), encoding="utf-8")
    return folder


def arrows(board: str) -> set[tuple[object, object]]:
    routes = registry.load("hansa", seats=3, switches={"board": board}).sheet["routes"]
    assert isinstance(routes, list)
    return {(route["from"], route["to"]) for route in routes if isinstance(route, dict)}


@pytest.mark.rule("HA-1.3")
def test_the_board_has_thirteen_arrows_in_four_loops() -> None:
    there = arrows("thirteen")
    assert len(there) == 13
    rounds = {(a, b) for loop in LOOPS for a, b in zip(loop, (*loop[1:], loop[0]), strict=True)}
    assert rounds == there - {("stockholm", "reval")}  # the way from the western loops to the eastern one
    assert rooms(registry.load("hansa", seats=3)) == {
        "toensberg": 2, "aalborg": 2, "copenhagen": 1, "luebeck": 2, "stockholm": 2, "kalmar": 1, "danzig": 1,
        "reval": 1, "riga": 2,
    }  # fmt: skip


@pytest.mark.rule("HA-1.3")
def test_the_board_of_fifteen_arrows_is_there_for_who_chooses_it() -> None:
    before, now = arrows("fifteen"), arrows("thirteen")
    assert now - before == {("danzig", "reval")}
    assert before - now == {("riga", "stockholm"), ("danzig", "luebeck"), ("aalborg", "toensberg")}
    old = registry.load("hansa", seats=3, switches={"board": "fifteen"})
    assert old.fingerprint == "96940b9cdbf7"  # as in records of version 1
    assert [city for city, n in rooms(old).items() if n == 2] == ["toensberg", "aalborg", "danzig", "reval", "riga"]


@pytest.mark.rule("HA-1.3")
def test_the_boards_differ_in_arrows_and_warehouses_only() -> None:
    boards = [tomllib.loads((FILES / file).read_text(encoding="utf-8")) for file in ("thirteen.toml", "hansa.toml")]
    for board in boards:
        for key in ("routes", "routes_meta", "warehouses_rule"):
            del board[key]
        for city in board["cities"]:
            del city["warehouses"]
    assert boards[0] == boards[1]


@pytest.mark.rule("HA-1.3")
def test_each_board_is_corrected_by_its_own_file(tmp_path: Path) -> None:
    folder = corrected(tmp_path, 'to = "toensberg"\nkind = "sea"', 'to = "toensberg"\nkind = "land"', "hansa.toml")
    changed = [
        board
        for board in ("thirteen", "fifteen")
        if registry.load("hansa", seats=3, switches={"board": board}, corrections=folder).fingerprint
        != registry.load("hansa", seats=3, switches={"board": board}).fingerprint
    ]
    assert changed == ["fifteen"]


@pytest.mark.rule("HA-1.3")
def test_a_copy_that_corrects_nothing_is_the_same_game(tmp_path: Path) -> None:
    one_line = 'from = "danzig"\nto = "reval"'
    there = registry.load("hansa", seats=3, corrections=corrected(tmp_path, one_line, one_line))
    assert there.fingerprint == registry.load("hansa", seats=3).fingerprint


@pytest.mark.rule("HA-1.3", "HA-R2")
def test_another_number_of_warehouses_needs_no_other_correction(tmp_path: Path) -> None:
    place = "warehouses = 1\nx = 263"
    bundle = registry.load("hansa", seats=4, corrections=corrected(tmp_path, place, place.replace("1\n", "2\n")))
    assert bundle.view(bundle.game.start(), 0)["stacks"] == [13, 13, 13, 12, 12]
    assert bundle.fingerprint != registry.load("hansa", seats=4).fingerprint


def test_marking_a_fact_as_checked_does_not_change_the_fingerprint(tmp_path: Path) -> None:
    old = 'warehouses_provenance = "reconstructed"'
    bundle = registry.load(
        "hansa", seats=3, corrections=corrected(tmp_path, old, old.replace("reconstructed", "board"))
    )
    plain = registry.load("hansa", seats=3)
    assert bundle.fingerprint == plain.fingerprint
    assert len(bundle.doubts) == len(plain.doubts) - 1


def test_reconstructed_facts_are_listed() -> None:
    doubts = registry.load("hansa", seats=3).doubts
    assert any(d.where == "cities danzig warehouses" for d in doubts)
    assert any(d.where == "warehouses_rule" and "least visited" in d.note for d in doubts)
    assert not any(d.where.startswith("routes") for d in doubts)  # since an article names the loops
    before = registry.load("hansa", seats=3, switches={"board": "fifteen"}).doubts
    assert any(d.where == "routes riga-danzig" and "strongly connected" in d.note for d in before)


@pytest.mark.rule("HA-1.1", "HA-1.3", "HA-1.4")
@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('to = "danzig"', 'to = "dantzig"', "routes 'copenhagen': to: no 'dantzig'; there is toensberg"),
        ('kind = "land"', 'kind = "air"', "no 'air'; there is sea, land"),
        ("stack = 1\nx", "stack = 2\nx", "fields stand in the order of the stacks"),
        ("number = 9", "number = 8", "numbers must run from 1 to 9"),
        ('id = "riga"', 'id = "reval"', "is there twice"),
        ("tiles_per_colour = 13", "tiles_per_colour = 12", "the kinds add up to 13"),
        ("income = 3", "incone = 3", "turn: income: is missing"),
        ("fill_cost = 1", "fill_cost = 9", "fill_cost: must be from 0 to 3, not 9"),
        ("warehouses = 2\nx = 140", 'warehouses = "two"\nx = 140', "must be a whole number, not the text 'two'"),
        ("[scoring]", "[scoring]\nbonus = 1", "bonus: is not a key known here"),
        ('from = "kalmar"\nto = "copenhagen"', 'from = "kalmar"\nto = "kalmar"', "'kalmar' again"),
        ("[game]", "[game", "not TOML"),
    ],
)
def test_corrections_that_do_not_add_up_are_refused(tmp_path: Path, old: str, new: str, words: str) -> None:
    folder = corrected(tmp_path, old, new)
    with pytest.raises(DataError, match=r"thirteen\.toml") as error:
        registry.load("hansa", seats=3, corrections=folder)
    assert words in str(error.value)
    assert "\n" not in str(error.value)


def test_a_network_with_a_dead_end_is_refused(tmp_path: Path) -> None:
    folder = corrected(tmp_path, 'from = "reval"\nto = "riga"', 'from = "stockholm"\nto = "riga"')
    with pytest.raises(DataError, match="not every city can be reached"):
        registry.load("hansa", seats=3, corrections=folder)
