"""``agent:FILE``: a trained net on a seat, and every file that is none or is for something else."""

from __future__ import annotations

import json
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from hanse.bots.agent import answers_of, read, written
from hanse.bots.net import Layer, Net, drawn
from hanse.bots.seat import check, shown, sit
from hanse.core import registry
from hanse.core.match import Match
from hanse.core.model import OVER
from hanse.core.reading import BadInput
from hanse.core.rng import Rng
from hanse.study.engines import ENGINES
from tests.cli.conftest import Hanse, hanse_

__all__ = ["hanse_"]

EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "agents"


def saved(path: Path, game: str = "hansa", wide: int = 3) -> Path:
    """An agent whose weights mean nothing, and differ."""
    bundle = registry.load(game)
    layers = [bundle.features.size, wide, len(bundle.game.text)]
    count = sum((a + 1) * b for a, b in pairwise(layers))
    path.write_bytes(written(bundle, layers, 0.5, "by hand", [(i % 17 - 8) / 8 for i in range(count)]))
    return path


def test_a_net_adds_up() -> None:
    net = Net(
        [Layer([[1.0, -1.0], [0.5, 0.0]], [0.0, 0.25])], Layer([[2.0, 1.0], [0.0, 4.0], [1.0, 1.0]], [0.0, 0.5, 1.0])
    )
    # (2·1 + 4·0.5, −2 + 0.25 → 0), then each answer by its row.
    assert net.wants([2.0, 4.0], [0, 2]) == [8.0, 5.0]
    assert net.wants([0.0, 0.0], [1]) == [0.5 + 4 * 0.25]


def test_what_is_wanted_more_is_drawn_more_and_always_when_it_is_cold() -> None:
    rng = Rng(1)
    warm = [drawn([0.0, 1.0], 1.0, rng) for _ in range(2000)]
    assert 0.69 < sum(warm) / 2000 < 0.77  # e/(1+e) = 0.731
    assert {drawn([0.0, 1.0, 0.5], 0.01, rng) for _ in range(50)} == {1}


@pytest.mark.parametrize("game", registry.ids())
def test_it_answers_by_what_it_sees_and_the_same_again(game: str, tmp_path: Path) -> None:
    name = f"agent:{saved(tmp_path / 'a=b.agent', game)}"  # a sign that other names have a meaning for
    match = Match(registry.load(game), 5)
    check(name, match.bundle)
    sitters = [sit(name, seat, pytest.fail) for seat in range(match.bundle.setup.seats)]
    for _ in range(60):
        if match.asked == OVER:
            break
        text = sitters[match.asked].answer(match)
        assert text == sit(name, match.asked, pytest.fail).answer(match)
        match.submit(match.asked, text)
    assert match.ply > 20
    assert shown(name) == "a=b"


def test_one_of_another_game_is_refused_before_the_first_question(tmp_path: Path, hanse_: Hanse) -> None:
    name = f"agent:{saved(tmp_path / 'l.agent', 'luebeck')}"
    said = "trained for luebeck, so it cannot play hansa; possible: luebeck"
    for args in (
        ("simulate", "hansa", "--bots", f"{name},random"),
        ("arena", "hansa", "--bots", f"{name},random"),
        ("play", "hansa", "--seats", f"you,{name}"),
    ):
        done = hanse_(*args)
        assert done.code == 2
        assert said in done.line()


def test_it_plays_games_by_command(tmp_path: Path, hanse_: Hanse) -> None:
    name = f"agent:{saved(tmp_path / 'h.agent')}"
    done = hanse_("simulate", "hansa", "--bots", f"{name},random,random", "--games", 2, "--seed", 1, "--json").json()
    assert sum(done["wins"]) == pytest.approx(2)


def changed(path: Path, **keys: object) -> Path:
    line, _, body = path.read_bytes().partition(b"\n")
    path.write_bytes(json.dumps({**json.loads(line), **keys}).encode() + b"\n" + body)
    return path


def test_one_of_other_features_is_refused_with_those_that_are_possible(tmp_path: Path) -> None:
    bundle = registry.load("hansa")
    file = changed(saved(tmp_path / "old.agent"), features="0123456789ab")
    said = f"trained with features 0123456789ab; possible for hansa: {bundle.features.fingerprint()}"
    with pytest.raises(BadInput, match=said):
        check(f"agent:{file}", bundle)
    match = Match(bundle, 1)
    with pytest.raises(BadInput, match=said):
        sit(f"agent:{file}", match.asked, pytest.fail).answer(match)


def test_one_of_other_answers_is_refused(tmp_path: Path) -> None:
    bundle = registry.load("hansa")
    file = changed(saved(tmp_path / "old.agent"), answers="0123456789ab")
    with pytest.raises(BadInput, match=f"possible for hansa: {answers_of(bundle.game)}, so train it anew"):
        check(f"agent:{file}", bundle)


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "not an agent's file"),
        (b"\xff\xfe\n", "not an agent's file"),
        (b'{"hanse-agent": 2}\n', "hanse-agent: must be from 1 to 1, not 2"),
        (b'{"hanse-agent": 1}\n', "layers: is missing"),
        (b'{"hanse-agent": 1, "layers": [2], "heat": 1}\n', "layers: must be two or more"),
        (b'{"hanse-agent": 1, "layers": [2, 1], "heat": 0}\n', "heat: must be more than 0"),
        (b'{"hanse-agent": 1, "layers": [2, 1], "heat": 1}\nab', "2 bytes of weights where 6 belong"),
    ],
)
def test_what_is_no_agent_is_told_in_one_line(content: bytes, says: str, tmp_path: Path) -> None:
    file = tmp_path / "x.agent"
    file.write_bytes(content)
    with pytest.raises(BadInput, match=says) as told:
        check(f"agent:{file}")
    assert "\n" not in str(told.value)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"there is no file 'none\.agent'; as in agent:"):
        check("agent:none.agent")


TRAIN = (sys.executable, str(EXAMPLES / "train.py"), "hansa", "--seats", "2", "--hidden", "8", "--minutes")


@pytest.mark.parametrize("engine", ENGINES)
def test_the_trainer_makes_one_that_plays(engine: str, tmp_path: Path, hanse_: Hanse) -> None:
    """Seconds, not minutes: that it runs from end to end, and that what it writes is what it has learned.

    On Ray games are played in processes of its own, which must find the example's modules and send back what was seen.
    """
    few = ("0.08", "--workers", "1", "--rows", "4", "--engine", engine, "--to", str(tmp_path))
    subprocess.run([*TRAIN, *few], check=True, timeout=300)
    file = tmp_path / "hansa.agent"
    curve = json.loads((tmp_path / "curve.json").read_text(encoding="utf-8"))["curve"]
    assert {point["rivals"] for point in curve} == {"random", "greedy"}
    assert (tmp_path / "curve.svg").read_text(encoding="utf-8").startswith("<svg")
    assert read(file).layers[1] == 8
    assert hanse_("simulate", "hansa", "--bots", f"agent:{file},random", "--games", 2).code == 0


def test_the_trainer_says_which_engines_there_are() -> None:
    told = subprocess.run([*TRAIN, "1", "--engine", "none", "--to", "x"], check=False, capture_output=True, text=True)
    assert told.stderr == "train: no engine 'none'; there is processes, ray\n"
    assert told.returncode == 1
