"""Records as tables: every decision is there with what it was chosen from, and nothing half-made is left."""

from __future__ import annotations

from pathlib import Path

import polars as pl
import pytest

from hanse.core import record
from hanse.core.match import resume
from hanse.core.model import CHANCE
from tests.cli.conftest import Done, Hanse


@pytest.fixture
def records(hanse_: Hanse, tmp_path: Path) -> Path:
    folder = tmp_path / "records"
    done = hanse_(
        "simulate", "luebeck", "--bots", "greedy,random,random", "--games", "2", "--seed", "5", "--records", str(folder)
    )
    assert done.code == 0, done.err
    return folder


def exported(hanse_: Hanse, source: Path, to: Path) -> Done:
    return hanse_("export", str(source), "--parquet", str(to))


def test_tables_tell_what_the_records_tell(hanse_: Hanse, records: Path, tmp_path: Path) -> None:
    to = tmp_path / "tables"
    done = exported(hanse_, records, to)
    assert (done.code, done.out) == (0, f"2 games in {to}\n")
    games = pl.read_parquet(to / "games.parquet")
    rows = pl.read_parquet(to / "decisions-*.parquet")
    assert games["over"].all()
    for file in sorted(records.iterdir()):
        played = record.read(file.read_text())
        mine = rows.filter(pl.col("record") == file.stem).sort("ply")
        answers = [(ply, a) for ply, a in enumerate(played.answers) if a.seat != CHANCE]
        assert mine["ply"].to_list() == [ply for ply, _ in answers]
        assert mine["chosen"].to_list() == [answer.text for _, answer in answers]
        assert all(row["chosen"] in row["options"] for row in mine.iter_rows(named=True))
        assert mine.group_by("seat").agg(pl.col("result").first())["result"].sum() == pytest.approx(1.0)
        end = resume(played.bundle(), played.seed, played.answers)
        row = games.filter(pl.col("record") == file.stem)
        assert row["scores"].to_list() == [[float(points) for points in end.bundle.scores(end.state)]]


def test_a_folder_that_exists_is_not_touched(hanse_: Hanse, records: Path, tmp_path: Path) -> None:
    to = tmp_path / "tables"
    to.mkdir()
    assert "is there already" in exported(hanse_, records, to).line()
    assert not list(to.iterdir())


def test_a_broken_record_leaves_nothing_behind(hanse_: Hanse, records: Path, tmp_path: Path) -> None:
    broken = sorted(records.iterdir())[1]
    broken.write_text(broken.read_text().replace("\n\n", "\n\n0 fly to the moon\n", 1))
    done = exported(hanse_, records, tmp_path / "tables")
    assert broken.name in done.line()
    assert [path.name for path in tmp_path.iterdir()] == ["records"]


def test_a_folder_without_records_is_named(hanse_: Hanse, tmp_path: Path) -> None:
    assert "no record (*.rec) in this folder" in exported(hanse_, tmp_path, tmp_path / "tables").line()
