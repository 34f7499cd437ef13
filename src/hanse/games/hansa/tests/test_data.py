"""The data file is checked, and an owner's corrections replace it."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

import pytest

from hanse.core import registry
from hanse.core.reading import DataError

SHIPPED = (resources.files("hanse.games.hansa") / "data" / "hansa.toml").read_text(encoding="utf-8")


def corrected(folder: Path, old: str, new: str) -> Path:
    assert old in SHIPPED
    (folder / "hansa").mkdir()
    (folder / "hansa" / "hansa.toml").write_text(SHIPPED.replace(old, new, 1), encoding="utf-8")
    return folder


@pytest.mark.rule("HA-1.3")
def test_a_copy_that_corrects_nothing_is_the_same_game(tmp_path: Path) -> None:
    one_line = 'from = "aalborg"\nto = "toensberg"'
    there = registry.load("hansa", seats=3, corrections=corrected(tmp_path, one_line, one_line))
    assert there.fingerprint == registry.load("hansa", seats=3).fingerprint


@pytest.mark.rule("HA-1.3", "HA-R2")
def test_another_number_of_warehouses_needs_no_other_correction(tmp_path: Path) -> None:
    place = "warehouses = 1\nx = 156"
    bundle = registry.load("hansa", seats=4, corrections=corrected(tmp_path, place, place.replace("1\n", "2\n")))
    assert bundle.view(bundle.game.start(), 0)["stacks"] == [13, 13, 13, 12, 12]
    assert bundle.fingerprint != registry.load("hansa", seats=4).fingerprint


def test_marking_a_fact_as_checked_does_not_change_the_fingerprint(tmp_path: Path) -> None:
    old = 'kind = "sea"\nprovenance = "reconstructed"'
    bundle = registry.load(
        "hansa", seats=3, corrections=corrected(tmp_path, old, old.replace("reconstructed", "board"))
    )
    plain = registry.load("hansa", seats=3)
    assert bundle.fingerprint == plain.fingerprint
    assert len(bundle.doubts) == len(plain.doubts) - 1


def test_reconstructed_facts_are_listed() -> None:
    doubts = registry.load("hansa", seats=3).doubts
    assert any(d.where == "routes riga-danzig" and "strongly connected" in d.note for d in doubts)
    assert any(d.where == "cities danzig warehouses" for d in doubts)


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
    with pytest.raises(DataError, match=r"hansa\.toml") as error:
        registry.load("hansa", seats=3, corrections=folder)
    assert words in str(error.value)
    assert "\n" not in str(error.value)


def test_a_network_with_a_dead_end_is_refused(tmp_path: Path) -> None:
    folder = corrected(tmp_path, 'from = "reval"\nto = "riga"', 'from = "stockholm"\nto = "riga"')
    with pytest.raises(DataError, match="not every city can be reached"):
        registry.load("hansa", seats=3, corrections=folder)
