"""docs/questions.md: it shows the code that is run, and that code finds what it says in real tables."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Hanse, hanse_
from tests.tooling.script import script

__all__ = ["hanse_"]

ROOT = Path(__file__).parents[2]


questions = script("questions")


def test_the_page_shows_every_question_with_its_code_games_and_plot() -> None:
    text = (ROOT / "docs" / "questions.md").read_text(encoding="utf-8")
    for one in questions.questions():
        assert f"## {one.title}\n" in text
        assert one.code in text
        assert all(command in text for command in questions.commands(one))
        assert (ROOT / "docs" / "pictures" / f"question-{one.game}.svg").is_file()


@pytest.mark.parametrize("game", ["hansa", "luebeck"])
def test_shares_of_all_cases_sum_to_the_games(
    game: str, hanse_: Hanse, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every seat of every game is one case of these questions, so that wins sum to games."""
    hanse_("simulate", game, "--bots", "random,random,random", "--games", 3, "--seed", 2, "--records", tmp_path / "r")
    assert hanse_("export", tmp_path / "r", "--parquet", tmp_path / "t").code == 0
    monkeypatch.setattr(questions, "tables", lambda _: tmp_path / "t")
    monkeypatch.setattr(questions, "FEWEST", 1)
    found = questions.asked(next(one for one in questions.questions() if one.game == game))
    assert sum(cases for _, cases in found.values()) == 9
    assert sum(share.share * cases for share, cases in found.values()) == pytest.approx(3)
