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


def keep(folder: Path, seed: int, meet: tuple[str, ...]) -> None:
    """A folder with one block of such an arena."""
    folder.mkdir()
    plan = {"game": "hansa", "variant": "base", "options": {}, "meet": [meet], "seed": seed}
    (folder / "arena.json").write_text(json.dumps(plan))
    played = [play(sheet) for sheet in next(Contest("hansa", "base", (), (meet,), seed, 1).blocks())]
    (folder / "games.jsonl").write_text("".join(json.dumps(game._asdict()) + "\n" for game in played))


def test_tables_are_made_of_what_was_played(
    league: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    arena = league.Arena("hansa", "base", 2, ["easy", "random"], 85, 2)
    keep(tmp_path / arena.name, league.SEED, ("easy", "random"))
    monkeypatch.setattr(league, "ARENAS", (arena,))
    table = league.strength(tmp_path)
    assert "| hansa base, 2 | `easy` | `random` | " in table
    assert "| 2 | ≥ 85 % |" in table
    assert league.strength(tmp_path / "nowhere").count("\n") == 1
    monkeypatch.setattr(league, "ARENAS", (arena._replace(games=3),))
    assert league.strength(tmp_path).count("\n") == 1  # too few to be told


def test_how_games_of_equals_end(league: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    arena = league.Arena("hansa", "base", 2, ["easy"], 0, 1)
    keep(tmp_path / arena.name, league.SEED, ("easy", "easy"))
    monkeypatch.setattr(league, "ARENAS", (arena,))
    assert league.ends(tmp_path).splitlines()[-1].startswith("| hansa base, 2 | `easy` | 1 | last-stack 1 | ")
    assert league.strength(tmp_path).count("\n") == 1
    assert league.ratings(tmp_path).count("\n") == 1


def test_a_table_goes_between_its_marks(league: ModuleType) -> None:
    text = "a\n<!-- league x -->\nold\n<!-- end x -->\nb\n"
    assert league.between(text, "x", "new") == text.replace("old", "new")
    with pytest.raises(SystemExit, match="no <!-- league y -->"):
        league.between(text, "y", "new")
    for name in ("strength", "ratings", "ends"):
        assert f"<!-- league {name} -->" in league.DOCS.read_text()
