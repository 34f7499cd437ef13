"""``hanse train``: what is learned, that it goes on after a kill, that its file plays, and what is refused."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from hanse.bots.seat import sit
from hanse.bots.taught import taught
from hanse.core import registry
from hanse.core.learned import Hidden, Learned
from hanse.core.match import Match
from hanse.core.model import State
from hanse.core.reading import BadInput, DataError
from hanse.core.rng import Rng
from hanse.core.weights import LEARNED, learned_from
from hanse.study.fitting import Sample, fit, foretold, softmax
from hanse.study.folder import GAMES
from hanse.study.training import in_points
from tests.cli.conftest import Hanse, hanse_, process

__all__ = ["hanse_"]

TRAIN = (
    "train", "hansa", "--seats", 2, "--games", 25, "--rounds", 2, "--units", 2, "--duels", 2, "--seed", 3,
    "--workers", 1,
)  # fmt: skip


def test_what_traits_are_worth_is_found_again() -> None:
    """Shares made of known weights, which change in the course of a game, are foretold as if those were known."""
    rng = Rng(1)
    worth = [[2.0, -1.0, 0.0], [0.0, 1.0, 0.0]]
    samples: list[Sample] = []
    for _ in range(3000):
        phase = rng.below(1000) / 999
        measured = [[rng.below(1000) / 500 - 1 for _ in range(3)] for _ in range(3)]
        row = [early + phase * (late - early) for early, late in zip(*worth, strict=True)]
        have = [sum(w * x for w, x in zip(row, own, strict=True)) for own in measured]
        samples.append(Sample(phase, measured, softmax(have)))
    learned = fit(samples[500:], 2, 1)
    for found, true in zip(learned.rows, worth, strict=True):
        assert found == pytest.approx(true, abs=0.15)
    assert foretold(samples[:500], learned) < foretold(samples[:500], Learned([[0.0] * 3] * 2, 1.0)) - 0.1
    assert fit(samples[500:600], 2, 1).rows == fit(samples[500:600], 2, 1).rows


def test_a_net_finds_what_no_sum_of_traits_says() -> None:
    """Either of two traits is worth something, both together nothing: weights alone are at a loss."""
    rng = Rng(2)
    samples: list[Sample] = []
    for _ in range(3000):
        measured = [[float(rng.below(2)), float(rng.below(2))] for _ in range(3)]
        samples.append(Sample(0.5, measured, softmax([3.0 * (own[0] != own[1]) for own in measured])))
    alone, net = fit(samples[500:], 2, 1), fit(samples[500:], 2, 1, units=8)
    assert alone.hidden is None
    fair = foretold(samples[:500], Learned([[0.0, 0.0]], 1.0))
    assert foretold(samples[:500], alone) > fair - 0.02
    assert foretold(samples[:500], net) < fair - 0.1


def test_points_are_what_a_file_has() -> None:
    found = in_points(Learned([[0.5]], 1.0, Hidden([[1.0, 2.0, 3.0]], [0.25])), 8.0)
    assert found.hidden is not None
    assert (found.rows, found.hidden.rows, found.hidden.out) == ([[4.0]], [[1.0, 2.0, 3.0]], [2.0])


def test_it_learns_plays_decides_and_goes_on_after_a_kill(hanse_: Hanse, tmp_path: Path) -> None:
    found = hanse_(*TRAIN, "--to", tmp_path / "t", "--json").json()
    text = (tmp_path / "t" / LEARNED).read_text()
    table = tomllib.loads(text)["learned"][0]
    assert (table["variant"], table["seats"], table["games"], table["seed"]) == ("base", [2], 50, 3)
    assert table["command"].startswith("hanse train hansa --variant base --seats 2 --games 25 --rounds 2 --units 2")
    assert len(table["hidden"]) == len(table["out"]) == 2
    assert found["verdict"] in ("better", "worse", "not shown to be better")
    assert table["arena"].endswith(found["verdict"])
    assert table["blend"] == found["blend"]
    games = tmp_path / "t" / "games-2" / GAMES  # of the second round, which plays by what the first has learned
    lines = games.read_text().splitlines(keepends=True)
    games.write_text("".join(lines[:2]) + lines[2][:50])  # killed in the middle of a line
    (tmp_path / "t" / LEARNED).unlink()
    said = hanse_(*TRAIN, "--to", tmp_path / "t").out
    assert (tmp_path / "t" / LEARNED).read_text() == text
    assert "50 games" in said
    assert found["verdict"] in said
    bundle = registry.load("hansa", seats=2)
    assert bundle.judge is not None
    assert learned_from(tmp_path / "t" / LEARNED, "base", 2, bundle.judge.traits) is not None
    match: Match[State] = Match(bundle, 1)
    assert sit(f"medium={tmp_path / 't' / LEARNED}", match.asked, pytest.fail).answer(match) in match.options()


def test_on_ray_the_same_is_learned(hanse_: Hanse, tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    hanse_(*TRAIN, "--to", here)
    done = process(*TRAIN, "--engine", "ray", "--to", there)
    assert done.code == 0, done.err
    assert (there / LEARNED).read_text() == (here / LEARNED).read_text()


def test_weights_made_for_something_else_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "w.toml"
    file.write_text('[[learned]]\nvariant = "base"\nseats = [3]\ntraits = ["luck"]\nblend = 1\nweights = [[1]]\n')
    match: Match[State] = Match(registry.load("hansa", seats=2), 1)
    with pytest.raises(DataError, match="made for other traits than this game has"):
        sit(f"hard={file}", match.asked, pytest.fail).answer(match)
    judge = match.bundle.judge
    assert judge is not None
    names = ", ".join(f'"{name}"' for name in judge.traits)
    file.write_text(
        f'[[learned]]\nvariant = "base"\nseats = [3]\ntraits = [{names}]\nblend = 1\n'
        f"weights = [{[1] * len(judge.traits)}]\n"
    )
    with pytest.raises(BadInput, match="nothing in it for base with 2 seats"):
        sit(f"hard={file}", match.asked, pytest.fail).answer(match)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("easy=w.toml", "only medium, hard can judge by a file"),
        ("hard@0=w.toml", "a share of thought is"),
        ("nobody=w.toml", "no bot 'nobody'"),
        ("hard=nowhere.toml", "there is no file 'nowhere.toml'"),
    ],
)
def test_bots_that_cannot_be_taught(name: str, said: str) -> None:
    with pytest.raises(BadInput, match=said):
        taught(name)


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["hansa", "--level", "easy"], "--level 'easy': must be one of medium, hard"),
        (["hansa", "--engine", "steam"], "no engine 'steam'"),
        (["hansa", "--seats", 9], "not for 9 seats"),
        (["hansa", "--games", 4], "Invalid value for '--games'"),
        (["nothing"], "no game 'nothing'"),
    ],
)
def test_what_cannot_be_learned_is_said(hanse_: Hanse, args: list[object], said: str) -> None:
    assert said in hanse_("train", *args).line()


def test_a_folder_of_another_training_is_refused(hanse_: Hanse, tmp_path: Path) -> None:
    (tmp_path / "games-1").mkdir()
    (tmp_path / "games-1" / "train.json").write_text('{"game": "luebeck"}')
    said = hanse_(*TRAIN, "--to", tmp_path).line()
    assert "train was for something else there" in said
    assert "traits" in said
