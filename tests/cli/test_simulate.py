"""Games without people: what is counted, that it is the same however many processes play, and the records."""

from __future__ import annotations

import stat
import sys
from pathlib import Path

import pytest

from hanse.cli.given import words
from hanse.cli.simulate import Plan
from hanse.core import record, registry
from hanse.core.match import resume
from hanse.core.model import OVER
from hanse.core.reading import BadInput
from hanse.study.playing import seed_of
from tests.cli.conftest import Hanse, process

KEYS = {
    "game", "variant", "seats", "bots", "games", "seed", "decisions", "seconds", "wins", "score_mean", "length_mean",
    "options_mean", "end_reasons",
}  # fmt: skip


GOOD = """
import json
while True:
    m = json.loads(input())
    if "hello" not in m:
        print(json.dumps({"do": m["options"][0]}), flush=True)
"""


def test_the_document_has_the_keys_scripts_rely_on(hanse_: Hanse) -> None:
    found = hanse_("simulate", "hansa", "--bots", "greedy,random,random", "--games", 6, "--seed", 3, "--json").json()
    assert set(found) == KEYS
    assert (found["game"], found["variant"], found["seats"], found["games"]) == ("hansa", "base", 3, 6)
    assert found["bots"] == ["greedy", "random", "random"]
    assert sum(found["wins"]) == pytest.approx(6)
    assert sum(found["end_reasons"].values()) == 6
    assert found["length_mean"] == found["decisions"] / 6
    assert found["wins"][0] >= 4
    assert found["score_mean"][0] > found["score_mean"][1]
    assert found["options_mean"] > 1


def test_the_same_seed_gives_the_same_figures_in_any_number_of_processes(hanse_: Hanse) -> None:
    args = ("simulate", "hansa", "--bots", "random,greedy", "--games", 8, "--seed", 5, "--json")
    one, two = hanse_(*args).json(), process(*args, "--workers", 2).json()
    for found in (one, two):
        del found["seconds"]
    assert one == two


def test_bots_change_seats_from_game_to_game_unless_told_not_to() -> None:
    moving = Plan("hansa", "base", (), ("a", "b", "c"), 1, False, 5, None)
    assert [moving.order(i) for i in range(4)] == [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 1, 2]]
    assert {tuple(moving._replace(fixed=True).order(i)) for i in range(4)} == {(0, 1, 2)}


def test_games_have_seeds_of_their_own() -> None:
    assert len({seed_of(7, i) for i in range(1000)}) == 1000
    assert seed_of(7, 0) == 7


@pytest.mark.parametrize("fixed", [True, False])
def test_records_are_written_and_replay(hanse_: Hanse, tmp_path: Path, fixed: bool) -> None:
    args = [
        "simulate",
        "hansa",
        "--bots",
        "greedy,random",
        "--games",
        4,
        "--seed",
        1,
        "--records",
        tmp_path / "new" / "r",
    ]
    found = hanse_(*args, "--json", *(["--fixed-seats"] if fixed else [])).json()
    files = sorted((tmp_path / "new" / "r").iterdir())
    assert len(files) == 4
    wins = [0.0, 0.0]
    scores = [0.0, 0.0]
    for file in files:
        text = file.read_text()
        greedy = 0 if "# seat 0: greedy" in text else 1
        played = record.read(text)
        match = resume(played.bundle(), played.seed, played.answers)
        assert match.asked == OVER
        winners = match.bundle.outcome(match.state).winners
        for seat in winners:
            wins[0 if seat == greedy else 1] += 1 / len(winners)
        for seat, points in enumerate(match.bundle.scores(match.state)):
            scores[0 if seat == greedy else 1] += points / 4
    assert wins == found["wins"]
    assert scores == pytest.approx(found["score_mean"])
    assert sum("# seat 0: greedy" in file.read_text() for file in files) == (4 if fixed else 2)


def test_options_reach_the_game(hanse_: Hanse, tmp_path: Path) -> None:
    args = ["--option", "extra_card=true", "--option", "start=1", "--records", tmp_path, "--games", 1]
    hanse_("simulate", "hansa", "--bots", "random,random", *args)
    assert (
        "end_stalled=false, extra_card=true, sell_by_pairs=false, sold_hidden=false, start=1\n"
        in next(tmp_path.iterdir()).read_text()
    )


def test_the_table_says_the_same_in_words(hanse_: Hanse) -> None:
    done = hanse_("simulate", "hansa", "--bots", "greedy,random", "--games", 2, "--seed", 3)
    assert done.code == 0
    assert done.err == ""  # no bar where nobody sees it
    for word in ("greedy", "random", "2 games of hansa base, seed 3", "decisions per game", "ended by:"):
        assert word in done.out


def test_a_game_without_end_is_an_error_and_not_a_hang(hanse_: Hanse, monkeypatch: pytest.MonkeyPatch) -> None:
    import dataclasses

    short = dataclasses.replace(registry.load("hansa", "base", 2), limit=10)
    monkeypatch.setattr("hanse.study.playing.bundle_of", lambda *_: short)
    done = hanse_("simulate", "hansa", "--bots", "random,random", "--games", 2, "--seed", 3, "--json")
    assert done.code == 1
    assert "game 0 (seed 3) is not over after 10 answers" in done.line()


def test_an_outside_bot_plays_and_a_failing_one_is_replaced_in_every_game(hanse_: Hanse, tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(GOOD)
    name = f"cmd:{sys.executable} {bot}"
    done = hanse_("simulate", "hansa", "--bots", f"{name},random", "--games", 2, "--seed", 1, "--json")
    assert done.json()["bots"] == [name, "random"]
    assert done.err == ""
    bot.write_text("raise SystemExit")
    done = hanse_("simulate", "hansa", "--bots", f"{name},random", "--games", 2, "--seed", 1, "--json")
    assert done.json()["games"] == 2
    assert done.err.count("ended without an answer; easy plays on for it") == 2


def test_a_folder_that_cannot_be_written_is_said(
    hanse_: Hanse, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "closed"
    folder.mkdir()
    folder.chmod(stat.S_IRUSR | stat.S_IXUSR)

    def refuse(self: Path, *_: object, **__: object) -> int:
        raise PermissionError(13, "Permission denied")  # root may write anywhere, so the mode alone proves nothing

    monkeypatch.setattr(Path, "write_text", refuse)
    done = hanse_("simulate", "hansa", "--bots", "random,random", "--games", 1, "--records", folder)
    assert done.code == 1
    assert "cannot be written: Permission denied" in done.line()


def test_a_command_may_contain_a_comma() -> None:
    assert words("--bots", "cmd:x a\\,b,random") == ["cmd:x a,b", "random"]
    with pytest.raises(BadInput):
        words("--bots", "random,")
