"""Playing in the terminal: letters, notation, abbreviations, undo, why not, and the end of the game."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

from hanse.cli.prompt import Keyboard, find, letter, show_options
from hanse.core import record, registry
from hanse.core.languages import LANGUAGES
from hanse.core.match import Match
from hanse.core.situation import Situation
from hanse.texts import GameTexts
from hanse.texts.picture import picture
from tests.cli.conftest import Hanse, process

GAME = ("play", "hansa", "--seed", 5, "--option", "start=0", "--seats", "you,greedy")


def test_letters_go_on_after_z() -> None:
    assert [letter(i) for i in (0, 25, 26, 27, 51, 52, 701, 702)] == ["a", "z", "aa", "ab", "az", "ba", "zz", "aaa"]


def test_what_is_typed_finds_the_option() -> None:
    options = ["move danzig", "move riga", "buy danzig orange-2", "buy danzig orange-3", "end"]
    assert find("b", options) == ["move riga"]
    assert find("MOVE  Riga", options) == ["move riga"]
    assert find("end", options) == ["end"]
    assert find("en", options) == ["end"]
    assert find("move", options) == ["move danzig", "move riga"]
    assert find("b d o", options) == ["buy danzig orange-2", "buy danzig orange-3"]
    assert find("buy orange-3", options) == ["buy danzig orange-3"]
    assert find("sail", options) == []
    assert find("", options) == options


def test_many_options_are_set_in_columns_below_an_example() -> None:
    bundle = registry.load("hansa", "base", 2)
    options = [text for text in bundle.game.code if text.startswith(("buy ", "end"))]
    console = Console(width=100, record=True, file=io.StringIO())
    show_options(console, options, GameTexts.of(bundle, "en"))
    lines = console.export_text().splitlines()
    assert len(options) > 100
    assert len(lines) < len(options) / 3
    assert lines[0].startswith("buy …   a = Buy ")
    words = " ".join(lines).split()
    assert all(letter(i) in words for i in range(len(options)))
    assert lines[-1].split() == [letter(len(options) - 1), "End", "the", "turn", "end"]


def test_what_all_options_of_a_verb_end_with_is_said_once() -> None:
    bundle = registry.load("hansa_teutonica", "base", 2)
    routes = ("bremen-osnabrueck", "coellen-warburg", "emden-groningen", "goettingen-quedlinburg", "halle-quedlinburg")
    places = [text for text in bundle.game.code if text.startswith("place ")]
    options = [*places, *(f"displace {route} nt {shape}" for route in routes for shape in "tm"), "end"]
    console = Console(width=80, record=True, file=io.StringIO())
    show_options(console, options, GameTexts.of(bundle, "en"))
    lines = console.export_text().splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("displace"))
    assert lines[at].startswith("displace … the neutral trader t m   ")
    assert all(len(line) <= 80 for line in lines)
    assert "".join(lines[at + 1 :]).count("the neutral trader") == 0
    assert len(lines) - at == 1 + 2 + 1, "five routes in columns, and the end of the turn"


def test_a_game_of_bots_is_watched_to_the_end(hanse_: Hanse) -> None:
    done = hanse_("play", "hansa", "--seed", 5, "--seats", "greedy,random,greedy")
    assert done.code == 0
    for word in ("Yellow (greedy), Grey (random), Purple (greedy)", "Total", "wins."):
        assert word in done.out


def test_a_whole_game_is_played_by_always_taking_the_first_option(hanse_: Hanse, tmp_path: Path) -> None:
    file = tmp_path / "mine.rec"
    done = hanse_(*GAME, "--record", file, typed="a\n" * 400)
    assert done.code == 0
    assert "Total" in done.out
    played = record.read(file.read_text())
    assert {answer.seat for answer in played.answers} == {-1, 0, 1}
    assert "# seat 0: you" in file.read_text()
    assert hanse_("replay", file).code == 0


def test_an_answer_may_be_a_letter_a_notation_or_an_abbreviation(hanse_: Hanse, tmp_path: Path) -> None:
    first = []
    for typed in ("g\n", "place reval\n", "place rev\n", "p rev\n", "reval\n"):
        file = tmp_path / "x.rec"
        assert hanse_(*GAME, "--record", file, typed=typed).code == 0
        first.append(next(answer for answer in record.read(file.read_text()).answers if answer.seat == 0).text)
    assert set(first) == {"place reval"}


def test_what_could_mean_several_is_asked_again(hanse_: Hanse) -> None:
    done = hanse_(*GAME, typed="r\n")
    assert re.search(r"That could mean:\n  place reval +\S.*Reval\n  place riga +\S.*Riga\n", done.out)


def test_why_not_for_any_action(hanse_: Hanse) -> None:
    out = hanse_(*GAME, typed="? end\n?place riga\nmove riga\nfly\n").out
    assert "(HA-" in out
    assert "\npossible\n" in out
    assert "'fly' is not an action" in out


def test_help_board_log_score_hint_and_rules(hanse_: Hanse) -> None:
    out = hanse_(*GAME, typed="?\nboard\nlog\nscore\nhint\nchances\nrule HA-7.2\nrule ha-s02\nrule HA-99\nhelp\n\n").out
    for word in (
        "take back your last answer",
        "Points if it ended now: Yellow: 0",
        " 1  Put two booths into ",
        "Chances: Yellow: ",
        "HA-7.2  ",
        "HA-S02  Scenario\n    Three players: ",
        "no rule 'HA-99'",
    ):
        assert word in out
    told = [line for line in out.splitlines() if line.startswith("· ")]
    assert len(told) > 10
    assert len({*told}) == len(told)  # what chance laid out is told when asked for
    assert "Type a letter or an action" in out


def test_undo_takes_back_one_answer_and_stops_where_another_has_answered(hanse_: Hanse, tmp_path: Path) -> None:
    file = tmp_path / "x.rec"
    start = "a\na\na\n"  # the placement, alternating with the bot
    out = hanse_(*GAME, "--record", file, typed=start + "undo\nend\nundo\n").out
    assert "No further back: " in out
    out = hanse_(*GAME, "--record", file, typed=start + "move toensberg\nundo\nmove danzig\nundo\nrestart\n").out
    assert out.count("Taken back.") == 2
    assert not any(a.text.startswith("move") and a.seat == 0 for a in record.read(file.read_text()).answers)


def test_leaving_keeps_the_record(hanse_: Hanse, tmp_path: Path) -> None:
    file = tmp_path / "x.rec"
    done = hanse_(*GAME, typed=f"a\nsave {file}\nsave\nsave /no/such/folder/x\nquit\n")
    assert done.code == 0
    assert f"The record is in {file}." in done.out
    assert "/no/such/folder/x: No such file or directory" in done.out
    assert "You have left the game" in done.out
    assert record.read(file.read_text()).answers[-1].seat >= 0


def test_two_people_at_one_keyboard(hanse_: Hanse) -> None:
    out = hanse_("play", "hansa", "--seed", 5, "--seats", "you,you", "--option", "start=0", typed="a\na\n").out
    assert "Pass the keyboard to Grey." in out
    assert "Pass the keyboard to Yellow." in out
    assert "Press Enter" not in out  # in Hansa nothing is hidden


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_speaks_every_language(hanse_: Hanse, lang: str) -> None:
    out = hanse_(*GAME, "--lang", lang, typed="?\nundo\nscore\nhint\nchances\n").out
    names = {"en": "Yellow", "de": "Gelb", "nl": "Geel"}
    assert names[lang] in out
    assert "cli-" not in out


def test_without_seats_you_play_against_two_bots(hanse_: Hanse) -> None:
    out = hanse_("play", "hansa", typed="").out
    assert "Yellow (you), Grey (easy), Purple (easy)" in out


def test_control_d_is_a_way_to_leave() -> None:
    done = process(*GAME, typed=b"a\n")
    assert (done.code, done.err) == (0, "")
    assert "You have left the game" in done.out


def test_completion_offers_options_and_commands() -> None:
    keyboard = Keyboard()
    keyboard.candidates = ["move danzig", "move riga", "end", "undo"]
    assert [keyboard._complete("move", i) for i in range(3)] == ["move danzig", "move riga", None]
    assert keyboard._complete("? move r", 0) == "? move riga"
    assert keyboard._complete("un", 0) == "undo"


def test_a_game_without_a_picture_is_laid_out_from_its_view() -> None:
    import dataclasses

    bundle = dataclasses.replace(registry.load("hansa", "base", 2), picture=None)
    match = Match(bundle, 3)
    drawn = picture(Situation(match), 0, GameTexts.of(bundle, "en"))
    assert "ship: copenhagen" in drawn
    assert "players:" in drawn
    assert "{" not in drawn


def test_the_first_screen_of_hansa_teutonica_fits_forty_lines(hanse_: Hanse, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    shown = hanse_("play", "hansa_teutonica", "--seed", 5, typed="quit\n").out.splitlines()
    shown.remove("You have left the game before answer 3.")
    assert len(shown) <= 39  # and the line one types on
    assert all(len(line) <= 80 for line in shown)
    assert any("Göttingen–Quedlinburg" in line for line in shown)
    assert not any("goettingen" in line for line in shown)


def test_help_explains_the_signs_of_a_board_that_has_some(hanse_: Hanse) -> None:
    assert "In cities: w□ is a free office for a trader" in hanse_("play", "hansa_teutonica", typed="?\nquit\n").out
    assert "In steden: w□" in hanse_("play", "hansa_teutonica", "--lang", "nl", typed="?\nquit\n").out


def test_booths_of_hansa_are_told_by_name(hanse_: Hanse) -> None:
    assert re.search(r"Tønsberg .* Yellow 2$", hanse_(*GAME, typed="place toensberg\nquit\n").out, re.MULTILINE)


def test_a_game_that_was_left_goes_on(hanse_: Hanse, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert "no game was left" in hanse_("play", "--resume").err
    left = hanse_(*GAME, typed="a\nquit\n").out
    [file] = (tmp_path / "hanse" / "played").glob("*.rec")
    assert str(file) in left
    assert "hanse play --resume" in left
    before = record.read(file.read_text()).answers
    again = hanse_("play", "--resume", "hansa", typed="a\nquit\n")
    assert again.code == 0
    after = record.read(file.read_text()).answers
    assert [a[:2] for a in after[: len(before)]] == [a[:2] for a in before]
    assert len(after) > len(before)
    assert "--seed: a game that goes on has it already" in hanse_("play", "--resume", "--seed", 3).err
    # A second one: both are listed, the newest first; Enter takes it.
    hanse_("play", "luebeck", "--seed", 2, typed="a\nquit\n")
    listed = hanse_("play", "--resume", typed="9\n2\nquit\n").out
    assert listed.index("1  L") < listed.index("2  Hansa")
    assert "A number from 1 to 2." in listed
    # A finished game is no longer there to go on with.
    hanse_("play", "--resume", "hansa", typed="a\n" * 400)
    assert not file.exists()


def test_play_without_a_game_says_which_there_are(hanse_: Hanse) -> None:
    done = hanse_("play")
    assert done.code == 2
    assert "hansa_teutonica" in done.err


def test_a_hint_says_what_to_expect_and_how_to_go_on(hanse_: Hanse) -> None:
    out = hanse_(*GAME, typed="a\na\na\nhint\n").out
    assert re.search(r"^ 1  \S.*  \d+ % ± \d+$", out, re.M)
    assert re.search(r"^    then: \S", out, re.M)


def test_a_position_of_a_record_is_played_on(hanse_: Hanse, rec: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.rec"
    done = hanse_("play", "--from", rec, "--to", 60, "--record", other, typed="quit\n")
    assert done.code == 0, done.err
    texts = [[answer.text for answer in record.read(file.read_text()).answers[:60]] for file in (other, rec)]
    assert texts[0] == texts[1]
    assert "the game is over there" in hanse_("play", "--from", rec).line()
    assert "GAME: the record has it already" in hanse_("play", "hansa", "--from", rec).line()
    assert "--to: needs --from" in hanse_("play", "hansa", "--to", 3).line()
    assert "2 for 3 seats" in hanse_("play", "--from", rec, "--to", 60, "--seats", "you,easy").line()
