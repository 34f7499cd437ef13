"""The data files are checked, and an owner's corrections replace them."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

import pytest

from hanse.core import registry
from hanse.core.match import Match
from hanse.core.reading import DataError
from hanse.games.hansa_teutonica.tests.scene import Scene, described

FILES = resources.files("hanse.games.hansa_teutonica") / "data"


def corrected(folder: Path, name: str, old: str, new: str) -> Path:
    shipped = (FILES / name).read_text(encoding="utf-8")
    assert old in shipped
    (folder / "hansa_teutonica").mkdir()
    (folder / "hansa_teutonica" / name).write_text(shipped.replace(old, new, 1), encoding="utf-8")
    return folder


@pytest.mark.rule("HT-1.4")
def test_a_copy_that_corrects_nothing_is_the_same_game(tmp_path: Path) -> None:
    there = registry.load(
        "hansa_teutonica", seats=3, corrections=corrected(tmp_path, "base_2-3.toml", "schema", "schema")
    )
    assert there.fingerprint == registry.load("hansa_teutonica", seats=3).fingerprint


@pytest.mark.rule("HT-9.12", "HT-1.5")
def test_a_correction_changes_the_game_and_its_fingerprint(tmp_path: Path) -> None:
    folder = corrected(tmp_path, "common.toml", "bonus_markers = 15", "bonus_markers = 15\n# seen")
    same = registry.load("hansa_teutonica", seats=3, corrections=folder)
    assert same.fingerprint == registry.load("hansa_teutonica", seats=3).fingerprint
    other = tmp_path / "other"
    other.mkdir()
    folder = corrected(other, "base_2-3.toml", "full_cities_to_end = 10", "full_cities_to_end = 9")
    bundle = registry.load("hansa_teutonica", seats=3, corrections=folder)
    assert bundle.sheet["ends"] == {"prestige": 20, "cities": 9}
    assert bundle.fingerprint != registry.load("hansa_teutonica", seats=3).fingerprint


@pytest.mark.rule("HT-1.2", "HT-1.3", "HT-2.5", "HT-2.8", "HT-3.2")
@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("traders_on_desk = 15", "traders_on_desk = 14", "traders_on_desk: the abilities are covered by 15"),
        ("[5, 6, 7, 8, 9]", "[5, 6, 7, 8, 8]", "the traders of seat 5 do not add up to 27"),
        ("merchants_in_supply = 1", "merchants_in_supply = 2", "the merchants of seat 1 do not add up to 4"),
        ("count = 4", "count = 5", "the counts add up to 16, not 15"),
        ("values = [1, 2, 2, 3, 4]", "values = [1, 2, 1, 3, 4]", "1 cannot be number 3"),
        ('"remove_three", "swap_offices", "extra', '"remove_four", "swap_offices", "extra', "no 'remove_four'"),
        ("fee_trader = 1", 'fee_trader = "one"', "must be a whole number, not the text 'one'"),
        ("[displacement]", "[displacement]\nhalf = 1", "half: is not a key known here"),
        ('id = "keys"', 'id = "actions"', "each ability once"),
        ("[pieces]", "[pieces]\ntraders = 9", "pieces: traders: is not a key known here"),
        ('"stock", "supply", "board"', '"supply", "stock", "board"', "must be stock, supply, board; the rules know"),
        ("[setup]", "[setup", "not TOML"),
    ],
)
def test_common_facts_that_do_not_add_up_are_refused(tmp_path: Path, old: str, new: str, words: str) -> None:
    folder = corrected(tmp_path, "common.toml", old, new)
    with pytest.raises(DataError, match=r"common\.toml") as error:
        registry.load("hansa_teutonica", seats=3, corrections=folder)
    assert words in str(error.value)
    assert "\n" not in str(error.value)


@pytest.mark.rule("HT-1.5", "HT-1.6", "HT-2.2", "TP-1")
@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('id = "arnheim-duisburg"', 'id = "duisburg-arnheim"', "must be the names of its cities"),
        ('cities = ["arnheim", "duisburg"]', 'cities = ["arnheim", "duisborg"]', "no 'duisborg'"),
        ('id = "bremen"', 'id = "arnheim"', "is there twice"),
        ('posts = ["any", "any", "any"]', 'posts = ["any"]', "a route has 2 to 4 posts, not 1"),
        ('abilities = ["book"]', 'abilities = ["keys"]', "every ability must be shown by exactly one city"),
        ("neutral_traders_at_start = 9", "neutral_traders_at_start = 8", "there are 9 such routes"),
        ("taberna = true", "taberna = false", "tabernas"),
        ("routes = 32", "routes = 33", "routes: the tables have 32"),
    ],
)
def test_boards_that_do_not_add_up_are_refused(tmp_path: Path, old: str, new: str, words: str) -> None:
    folder = corrected(tmp_path, "base_2-3.toml", old, new)
    with pytest.raises(DataError, match=r"base_2-3\.toml") as error:
        registry.load("hansa_teutonica", seats=2, corrections=folder)
    assert words in str(error.value)
    assert "\n" not in str(error.value)


@pytest.mark.rule("BR-1.1", "BR-2.3")
@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('foreign_regions = ["wales", "scotland"]', 'foreign_regions = ["wales", "ireland"]', "no 'ireland'"),
        ('permission = ["scotland"]', 'permission = ["england"]', "must name foreign regions"),
        ('permanent_marker = "move_two"', 'permanent_marker = "move_ten"', "no 'move_ten'"),
    ],
)
def test_regions_and_permanent_markers_are_checked(tmp_path: Path, old: str, new: str, words: str) -> None:
    folder = corrected(tmp_path, "britannia_4-5.toml", old, new)
    with pytest.raises(DataError, match=r"britannia_4-5\.toml") as error:
        registry.load("hansa_teutonica", "britannia", 4, corrections=folder)
    assert words in str(error.value)


@pytest.mark.rule("R-65")
def test_permissions_are_chosen_from_as_the_data_have_them(tmp_path: Path) -> None:
    folder = corrected(tmp_path, "britannia_4-5.toml", 'permission = ["wales"]', 'permission = ["wales", "scotland"]')
    bundle = registry.load("hansa_teutonica", "britannia", 4, corrections=folder)
    scene = Scene(Match(bundle, 1, described("britannia", 4, offices={"cardiff": "rt", "carlisle": "rt"})))
    scene.play("place falkirk-glasgow t", "permit cardiff")
    assert scene.view["spent"] == ["cardiff"]
