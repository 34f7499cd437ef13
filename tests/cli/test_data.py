"""``hanse data check`` and corrections by owners."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

import pytest

from hanse.core import registry
from tests.cli.conftest import Hanse

SHIPPED = (resources.files("hanse.games.hansa") / "data" / "thirteen.toml").read_text(encoding="utf-8")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "mine" / "hansa").mkdir(parents=True)
    return tmp_path / "mine"


def correct(folder: Path, old: str, new: str) -> None:
    assert old in SHIPPED
    (folder / "hansa" / "thirteen.toml").write_text(SHIPPED.replace(old, new, 1), encoding="utf-8")


def test_what_is_shipped_adds_up_and_says_what_is_reconstructed(hanse_: Hanse) -> None:
    found = hanse_("data", "check", "--json").json()
    assert found["errors"] == []
    assert found["folder"] is None
    games = {game["game"]: game for game in found["games"]}
    assert set(games) == set(registry.ids())
    assert games["hansa"]["files"] == ["thirteen.toml", "hansa.toml"]
    assert games["hansa"]["replaced"] == []
    assert any("routes" in doubt["where"] for doubt in games["hansa"]["reconstructed"])
    done = hanse_("data", "check")
    assert done.code == 0
    assert "hansa  adds up" in done.out
    assert "reconstructed, please compare with your copy" in done.out


def test_a_good_correction_is_named_and_changes_the_fingerprint(hanse_: Hanse, folder: Path) -> None:
    before = hanse_("data", "check", "--json").json()["games"]
    correct(folder, 'provenance = "reconstructed"', 'provenance = "board"')
    (folder / "README.md").write_text("mine")
    found = hanse_("data", "check", folder, "--json").json()
    assert found["errors"] == []
    hansa = next(game for game in found["games"] if game["game"] == "hansa")
    old = next(game for game in before if game["game"] == "hansa")
    assert hansa["replaced"] == ["thirteen.toml"]
    assert len(hansa["reconstructed"]) < len(old["reconstructed"])
    assert hansa["fingerprints"] == old["fingerprints"]  # where a fact comes from is not a fact
    assert "thirteen.toml  replaced by yours" in hanse_("data", "check", folder).out
    assert hanse_("--data", folder, "data", "check", "--json").json()["games"] == found["games"]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("schema = 1", "schema = ", "not TOML"),
        ("tiles_per_colour = 13", 'tiles_per_colour = "many"', "must be a whole number, not the text 'many'"),
        ("schema = 1", "schema = 1\nmoon = 2", "moon: is not a key known here"),
        ("tiles_total = 78", "tiles_total = 79", "tiles_total"),
        ("[goods]", "[good]", "good"),
    ],
)
def test_a_correction_that_does_not_add_up_names_file_key_and_reason(
    hanse_: Hanse, folder: Path, old: str, new: str, said: str
) -> None:
    correct(folder, old, new)
    done = hanse_("data", "check", folder)
    assert done.code == 2
    assert done.err.startswith("hanse: ")
    assert "thirteen.toml: " in done.err
    assert said in done.err
    assert "Traceback" not in done.err
    # Whoever tries to play with it gets the same line.
    assert said in hanse_("--data", folder, "simulate", "hansa", "--bots", "random,random", "--games", 1).line()


def test_a_board_that_must_be_chosen_is_checked_too(hanse_: Hanse, folder: Path) -> None:
    (folder / "hansa" / "hansa.toml").write_text("schema = 1\n", encoding="utf-8")
    done = hanse_("data", "check", folder)
    assert done.code == 2
    assert "hansa.toml: " in done.err
    played = ("simulate", "hansa", "--bots", "random,random", "--games", 1)
    assert hanse_("--data", folder, *played).code == 0
    assert "hansa.toml: " in hanse_("--data", folder, *played, "--option", "board=fifteen").line()


def test_a_file_that_would_never_be_read_is_an_error(hanse_: Hanse, folder: Path) -> None:
    (folder / "hansa" / "hanse.toml").write_text(SHIPPED, encoding="utf-8")
    assert "hanse.toml: replaces nothing; there is hansa.toml, thirteen.toml" in hanse_("data", "check", folder).err
    # Nor can anybody play and believe that it counts.
    played = hanse_("--data", folder, "simulate", "hansa", "--bots", "random,random", "--games", 1)
    assert "hanse.toml: replaces nothing; there is hansa.toml, thirteen.toml" in played.line()
    (folder / "hansa" / "hanse.toml").unlink()
    (folder / "chess").mkdir()
    (folder / "chess" / "board.toml").write_text("")
    done = hanse_("data", "check", folder)
    assert done.code == 2
    assert "board.toml: replaces nothing; corrections stand in a folder named hansa" in done.err


def test_a_record_is_replayed_only_with_the_data_it_was_played_with(hanse_: Hanse, folder: Path, rec: Path) -> None:
    text = SHIPPED.replace("\nwarehouses = 1\n", "\nwarehouses = two\n", 1).replace(
        "\nwarehouses = 2\n", "\nwarehouses = 1\n", 1
    )
    (folder / "hansa" / "thirteen.toml").write_text(text.replace("= two", "= 2"), encoding="utf-8")
    assert hanse_("data", "check", folder).code == 0
    assert "record was played with other data" in hanse_("--data", folder, "replay", rec).line()
    hanse_(
        "--data", folder, "simulate", "hansa", "--bots", "random,random", "--games", 1, "--records", folder.parent / "r"
    )
    other = next((folder.parent / "r").iterdir())
    assert hanse_("--data", folder, "replay", other).code == 0
    assert "record was played with other data" in hanse_("replay", other, "--data", Path(__file__).parent).line()
