"""A board from outside at the command line: listed, played, recorded, previewed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Hanse

EXAMPLES = Path(__file__).parents[2] / "examples" / "boards"
FILE = EXAMPLES / "hansa_teutonica" / "zuiderzee.toml"
GAME = ("hansa_teutonica", "--variant", "zuiderzee")


def test_games_lists_it_in_every_language(hanse_: Hanse) -> None:
    assert "zuiderzee" not in hanse_("games").out
    listed = hanse_("games", "--json", "--data", EXAMPLES).json()
    game = next(game for game in listed if game["id"] == "hansa_teutonica")
    variant = next(variant for variant in game["variants"] if variant["id"] == "zuiderzee")
    assert variant["title"] == variant["titles"]["en"] == "Zuiderzee"
    assert variant["seats"] == [3, 4, 5]
    assert "--variant zuiderzee" in hanse_("games", "--data", EXAMPLES).out


def test_it_is_simulated_recorded_and_replayed(hanse_: Hanse, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bots = ("--bots", "random,random,random", "--games", 1, "--seed", 3, "--records", tmp_path)
    found = hanse_("--data", EXAMPLES, "simulate", *GAME, *bots, "--json").json()
    assert (found["variant"], found["games"]) == ("zuiderzee", 1)
    [file] = tmp_path.glob("*.rec")
    assert "Zuiderzee" in hanse_("--data", EXAMPLES, "replay", file).out
    monkeypatch.setenv("HANSE_DATA", "")
    without = hanse_("replay", file)
    assert without.code == 2
    assert "played on 'zuiderzee', a board that is not here" in without.line()


def test_it_is_played_in_the_terminal_and_by_the_referee(hanse_: Hanse) -> None:
    done = hanse_("--data", EXAMPLES, "play", *GAME, "--seats", "you,greedy,greedy", "--seed", 1, typed="b\nq\n")
    assert "Hansa Teutonica, Zuiderzee" in done.out
    new = '{"new": {"game": "hansa_teutonica", "variant": "zuiderzee", "seats": 3, "seed": 1}}\n'
    assert '"ok":true' in hanse_("--data", EXAMPLES, "referee", typed=new).out.replace(" ", "")


@pytest.mark.parametrize(
    "command", [("games",), ("data", "check"), ("serve", "--no-browser", "--port", 0), ("play", *GAME)]
)
def test_a_board_that_cannot_be_played_is_one_line_wherever_it_is_met(
    hanse_: Hanse, tmp_path: Path, command: tuple[str, ...]
) -> None:
    (tmp_path / GAME[0]).mkdir()
    spoilt = FILE.read_text(encoding="utf-8").replace('["amersfoort", "arnhem"]', '["amersfoort", "arnhim"]')
    (tmp_path / GAME[0] / FILE.name).write_text(spoilt, encoding="utf-8")
    done = hanse_("--data", tmp_path, *command)
    assert done.code == 2
    [said] = done.err.splitlines()
    assert said.startswith("hanse: zuiderzee.toml: route 'amersfoort-arnhem': cities[1]: no 'arnhim'; there is ")


def test_data_check_names_every_board_that_is_wrong(hanse_: Hanse, tmp_path: Path) -> None:
    (tmp_path / GAME[0]).mkdir()
    for name in ("one", "two"):
        (tmp_path / GAME[0] / f"{name}.toml").write_text('game = "luebeck"\n', encoding="utf-8")
    done = hanse_("data", "check", tmp_path)
    assert done.code == 2
    assert [line.split(": ")[1] for line in done.err.splitlines()] == ["one.toml", "two.toml"]


def test_data_check_builds_it(hanse_: Hanse) -> None:
    found = hanse_("data", "check", EXAMPLES, "--json").json()
    game = next(game for game in found["games"] if game["game"] == "hansa_teutonica")
    assert {"zuiderzee 3", "zuiderzee 4", "zuiderzee 5"} <= set(game["fingerprints"])
    assert (game["replaced"], game["added"]) == ([], ["zuiderzee.toml"])
    assert "zuiderzee.toml  yours\n" in hanse_("data", "check", EXAMPLES).out


def test_preview_draws_and_says_that_it_adds_up(hanse_: Hanse, tmp_path: Path) -> None:
    out = tmp_path / "z.svg"
    done = hanse_("data", "preview", FILE, "--to", out)
    assert (done.code, done.err) == (0, "")
    assert "adds up, for 3, 4, 5 seats" in done.out
    assert out.read_text(encoding="utf-8").startswith("<svg ")


def test_preview_draws_what_is_wrong_too(hanse_: Hanse, tmp_path: Path) -> None:
    file = tmp_path / "zuiderzee.toml"
    file.write_text(FILE.read_text(encoding="utf-8").replace('abilities = ["keys"]\n', ""), encoding="utf-8")
    done = hanse_("data", "preview", file)
    assert done.code == 2
    assert done.err.startswith("hanse: zuiderzee.toml: city: every ability must be shown by exactly one city; here")
    assert "every ability" in (tmp_path / "zuiderzee.svg").read_text(encoding="utf-8")
    found = hanse_("data", "preview", file, "--json")
    assert found.code == 2
    assert '"every' not in found.err


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("x.toml", None, "x.toml: cannot be read: No such file"),
        ("x.txt", "", "a board is a file that ends in .toml"),
        ("x.toml", "game = ", "x.toml: not TOML"),
        ("x.toml", "schema = 1", "x.toml: game: is missing"),
        ("east.toml", 'game = "hansa_teutonica"', "east.toml: has the name of a file that the game came with"),
        ("x.toml", 'game = "luebeck"', "x.toml: game: no boards are drawn for 'luebeck'; for hansa_teutonica they are"),
    ],
)
def test_what_is_no_board_is_one_line(hanse_: Hanse, tmp_path: Path, name: str, text: str | None, said: str) -> None:
    if text is not None:
        (tmp_path / name).write_text(text, encoding="utf-8")
    done = hanse_("data", "preview", tmp_path / name)
    assert done.code == 2
    assert said in done.line()
