"""Learning the weights of a game's own model: by the same command, kept as it goes, decided by nobody's word."""

from __future__ import annotations

from pathlib import Path

import pytest

from hanse.bots.taught import taught
from hanse.cli.practise import practise
from hanse.core import registry
from hanse.core.reading import BadInput
from hanse.study.engines import engine
from hanse.study.practising import Exercised, improve, practice_of


def test_a_model_learns_by_games_in_it_and_a_bot_plays_by_the_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bundle = registry.load("merkator", "solo", 1)
    practise(bundle, 6, 3, tmp_path, engine("processes", 1), json=False)
    said = capsys.readouterr().out
    assert "learned from 6 games in the model" in said
    file = tmp_path / "plan.toml"
    text = file.read_text(encoding="utf-8")
    assert 'command = "hanse train merkator --variant solo --seats 1 --games 6 --seed 3"' in text
    assert practice_of(bundle).model(text, "x") is not None
    assert taught(f"medium={file}") is not None
    practise(bundle, 6, 3, tmp_path, engine("processes", 1), json=False)  # nothing is played twice
    assert capsys.readouterr().out == said
    assert file.read_text(encoding="utf-8") == text


def test_too_few_games_to_hold_one_out_are_refused() -> None:
    practice = practice_of(registry.load("merkator", "solo", 1))
    with pytest.raises(BadInput, match="--games: 6 at least"):
        improve(practice, [Exercised(0, [[1.0] * 29])])
