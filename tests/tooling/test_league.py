"""scripts/league: every arena it names can be played, and its tables go where they belong."""

from __future__ import annotations

import json
from pathlib import Path
from types import ModuleType

import pytest

from hanse.bots.seat import check
from hanse.core import registry
from hanse.study.contest import Contest
from hanse.study.playing import play
from tests.tooling.script import script


@pytest.fixture(name="league")
def league_() -> ModuleType:
    return script("league")  # type: ignore[no-any-return]


def test_every_arena_is_for_a_table_that_there_is(league: ModuleType) -> None:
    names = [arena.name for arena in league.ARENAS]
    assert len(set(names)) == len(names)
    for arena in league.ARENAS:
        registry.load(arena.game, arena.variant, arena.seats)
        for bot in arena.bots:
            check(bot)


def test_tables_are_made_of_what_was_played(
    league: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    arena = league.Arena("hansa", "base", 2, ["easy", "random"], 85, 2)
    contest = Contest("hansa", "base", (), (("easy", "random"),), league.SEED, 1)
    folder = tmp_path / arena.name
    folder.mkdir()
    plan = {"game": "hansa", "variant": "base", "options": {}, "meet": [["easy", "random"]], "seed": league.SEED}
    (folder / "arena.json").write_text(json.dumps(plan))
    played = [play(sheet) for sheet in next(contest.blocks())]
    (folder / "games.jsonl").write_text("".join(json.dumps(game._asdict()) + "\n" for game in played))
    monkeypatch.setattr(league, "ARENAS", (arena,))
    table = league.strength(tmp_path)
    assert "| hansa base, 2 | `easy` | `random` | " in table
    assert "| 2 | ≥ 85 % |" in table
    assert league.strength(tmp_path / "nowhere").count("\n") == 1
    monkeypatch.setattr(league, "ARENAS", (arena._replace(games=3),))
    assert league.strength(tmp_path).count("\n") == 1  # too few to be told


def test_a_table_goes_between_its_marks(league: ModuleType) -> None:
    text = "a\n<!-- league x -->\nold\n<!-- end x -->\nb\n"
    assert league.between(text, "x", "new") == text.replace("old", "new")
    with pytest.raises(SystemExit, match="no <!-- league y -->"):
        league.between(text, "y", "new")
    for name in ("strength", "ratings"):
        assert f"<!-- league {name} -->" in league.DOCS.read_text()
