"""The arena: the same figures however it is played, going on after a kill, and what it refuses."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from dataclasses import asdict
from html.parser import HTMLParser
from pathlib import Path

import pytest

from hanse.core.reading import BadInput
from hanse.study.engines import engine
from hanse.study.figures import figures
from hanse.study.folder import GAMES, REPORT, Folder
from hanse.study.playing import Played
from hanse.study.standing import standing
from tests.cli.conftest import Hanse, command, environment, hanse_, process

__all__ = ["hanse_"]

ARENA = ("arena", "hansa", "--bots", "greedy,random,random", "--games", 6, "--seed", 4, "--workers", 1)


def without_time(document: dict[str, object]) -> dict[str, object]:
    """What must be the same again."""
    bots = document["bots"]
    assert isinstance(bots, list)
    for bot in bots:
        del bot["cpu_ms"]
    return document


def test_figures_do_not_depend_on_processes_or_on_being_interrupted(hanse_: Hanse, tmp_path: Path) -> None:
    whole = without_time(hanse_(*ARENA, "--json").json())
    two = without_time(process(*ARENA[:-1], 2, "--json").json())
    assert two == whole
    folder = tmp_path / "kept"
    hanse_(*ARENA, "--to", folder)
    lines = (folder / GAMES).read_text().splitlines(keepends=True)
    (folder / GAMES).write_text("".join(lines[:3]) + lines[3][:40])  # killed in the middle of a line
    again = without_time(hanse_(*ARENA, "--to", folder, "--json").json())
    assert again == whole
    assert (folder / GAMES).read_text().splitlines()[:3] == [line.rstrip("\n") for line in lines[:3]]


def test_more_games_go_on_where_fewer_ended(hanse_: Hanse, tmp_path: Path) -> None:
    hanse_(*ARENA, "--to", tmp_path)
    first = (tmp_path / GAMES).read_text()
    more = hanse_(*ARENA, "--games", 9, "--to", tmp_path, "--json").json()
    assert more["games"] == 9
    assert (tmp_path / GAMES).read_text().startswith(first)
    assert len((tmp_path / GAMES).read_text().splitlines()) == 9


def test_a_killed_arena_loses_no_game_that_was_over(tmp_path: Path) -> None:
    running = subprocess.Popen(
        command(*ARENA, "--games", 100_000, "--to", tmp_path / "a"), env=environment(), start_new_session=True
    )
    games = tmp_path / "a" / GAMES
    try:
        while not games.is_file() or games.read_text().count("\n") < 3:
            assert running.poll() is None
            time.sleep(0.02)
    finally:
        os.killpg(running.pid, signal.SIGKILL)
        running.wait()
    kept = games.read_text().splitlines()[:3]
    done = process(*ARENA, "--to", tmp_path / "a", "--json")
    assert done.json()["games"] == 6
    assert games.read_text().splitlines()[:3] == kept


def test_it_stops_when_it_is_decided(hanse_: Hanse) -> None:
    found = hanse_(
        "arena", "hansa", "--bots", "greedy,random", "--games", 1000, "--early", "--workers", 1, "--seed", 1, "--json"
    ).json()
    assert found["games"] == 60
    best = found["bots"][0]
    assert best["bot"] == "greedy"
    assert best["share"][1] > 0.5


def test_the_report_is_one_file_that_says_what_was_found(hanse_: Hanse, tmp_path: Path) -> None:
    done = hanse_(*ARENA, "--to", tmp_path)
    assert f"report: {tmp_path / REPORT}" in done.out
    text = (tmp_path / REPORT).read_text()
    seen: list[str] = []

    class Look(HTMLParser):
        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            seen.append(tag)
            assert not any(name in ("src", "href") for name, _ in attrs)  # needs nothing else

    Look().feed(text)
    assert seen.count("svg") >= 6
    for word in ("Strength", "Scores", "Categories", "Seats", "Length", "Ends", "greedy", "seed 4"):
        assert word in text


def game(number: int, bots: list[str], places: list[int]) -> Played:
    first = places.count(1)
    wins = [1 / first if place == 1 else 0.0 for place in places]
    scores: list[float] = [10.0 - place for place in places]
    parts: list[dict[str, float]] = [{"all": score} for score in scores]
    n = len(bots)
    return Played(number, bots, wins, places, scores, parts, [5] * n, [0.01] * n, 40, "end", [])


def test_figures_of_known_games() -> None:
    blocks = [[game(0, ["a", "b"], [1, 2]), game(1, ["b", "a"], [2, 1])], [game(2, ["a", "b"], [1, 1])]]
    found = figures(blocks, 0.5)
    a, b = found.bots
    assert (a.bot, b.bot, found.games) == ("a", "b", 3)
    assert a.share.share == pytest.approx(2.5 / 3)
    assert a.places == [3, 0]
    assert b.places == [1, 2]
    assert a.cpu_ms == pytest.approx(2.0)
    assert a.rating.low < a.rating.mean < a.rating.high
    assert a.rating.mean > 25 > b.rating.mean
    assert found.seats == [pytest.approx(0.5), pytest.approx(0.5)]
    assert found.ends == {"end": 3}


def test_a_folder_of_another_arena_or_of_somebody_elses_files_is_refused(hanse_: Hanse, tmp_path: Path) -> None:
    hanse_(*ARENA, "--to", tmp_path / "a")
    other = hanse_(*ARENA, "--option", "extra_card=true", "--to", tmp_path / "a")
    assert "arena was for something else there (options differ)" in other.line()
    (tmp_path / "b").mkdir()
    (tmp_path / "b" / "letter.txt").write_text("dear")
    assert "there are files and no arena.json" in hanse_(*ARENA, "--to", tmp_path / "b").line()
    (tmp_path / "a" / GAMES).write_text('{"number": 0}\n')
    assert "line 1 is not a game" in hanse_(*ARENA, "--to", tmp_path / "a").line()
    (tmp_path / "a" / "arena.json").write_text("{")
    assert "not what hanse arena wrote" in hanse_(*ARENA, "--to", tmp_path / "a").line()
    (tmp_path / "c").write_text("")
    assert "--to" in hanse_(*ARENA, "--to", tmp_path / "c").line()


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--bots", "greedy,nobody"], "no bot 'nobody'"),
        (["--bots", "greedy,random", "--seats", 9], "not for 9 seats"),
        (["--bots", "greedy,random", "--variant", "x"], "no variant 'x'"),
        (["--bots", "greedy,random", "--engine", "steam"], "no engine 'steam'; there is processes, ray"),
        (["--bots", "greedy,random", "--games", 0], "Invalid value for '--games'"),
    ],
)
def test_what_cannot_be_played_is_said(hanse_: Hanse, args: list[object], said: str) -> None:
    assert said in hanse_("arena", "hansa", *args).line()


def test_one_bot_alone_and_one_seat_alone(hanse_: Hanse) -> None:
    own = hanse_("arena", "hansa", "--bots", "random", "--seats", 2, "--games", 2, "--workers", 1, "--json").json()
    assert own["games"] == 2
    solo = hanse_(
        "arena", "merkator", "--variant", "solo", "--bots", "random", "--games", 1, "--workers", 1, "--json"
    ).json()
    assert solo["bots"][0]["share"][0] == 1.0


def test_without_ray_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    with pytest.raises(BadInput, match=r"pip install 'hanse\[ray\]'"):
        engine("ray", 1)


def test_a_folder_keeps_a_game_at_once(tmp_path: Path) -> None:
    folder = Folder(tmp_path, {"seed": 1}, Played)
    folder.keep(game(3, ["a", "b"], [1, 2]))
    assert json.loads((tmp_path / GAMES).read_text())["number"] == 3
    folder.close()
    again = Folder(tmp_path, {"seed": 1}, Played)
    again.close()
    assert again.played[3].places == [1, 2]


def test_how_it_stands_is_read_from_its_folder_alone(hanse_: Hanse, tmp_path: Path) -> None:
    found = hanse_(*ARENA, "--to", tmp_path / "a", "--json").json()
    plan, stands = standing(tmp_path / "a")
    assert plan["seed"] == 4
    assert stands is not None
    assert json.loads(json.dumps(asdict(stands))) == {key: found[key] for key in asdict(stands)}
    games = tmp_path / "a" / GAMES
    games.write_text("".join(games.read_text().splitlines(keepends=True)[:5]))
    half = standing(tmp_path / "a")[1]
    assert half is not None
    assert half.games == 3  # only whole blocks count
    games.write_text("")
    assert standing(tmp_path / "a")[1] is None
    with pytest.raises(BadInput, match="no arena is kept there"):
        standing(tmp_path)


def test_on_ray_it_is_the_same() -> None:
    here = without_time(process(*ARENA, "--json").json())
    there = process(*ARENA, "--engine", "ray", "--json")
    assert without_time(there.json()) == here
