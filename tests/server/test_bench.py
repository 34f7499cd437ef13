"""What measures the server does measure: a few tables, each figure there."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.bench.load import measure, several
from tests.server.bench.ours import OurTable
from tests.server.process import ROOT, running

pytestmark = pytest.mark.skipif(not Path("/proc/self/schedstat").exists(), reason="measures by what Linux counts")


async def test_tables_play_as_fast_as_answers_come(tmp_path: Path) -> None:
    async with running(tmp_path / "hanse.db", pace=1e6) as process:
        tables = [OurTable(process.house, "hansa_teutonica", 2, seed) for seed in range(3)]
        await several([table.open for table in tables])
        cost = await measure(process.process.pid, tables, 20)
        for table in tables:
            table.close()
    assert cost.answers == len(cost.seconds) == 60
    assert 0 < cost.late(0.5) <= cost.late(0.99) <= 1000 * cost.wall
    assert cost.size > 1000
    assert cost.coreless >= 0


def test_a_simulation_of_many_tables_ends_in_what_more_of_them_need() -> None:
    """``scripts/scale`` without its set-up, in a process of its own, because it keeps to a core."""
    args = ["--sizes", "1,2,3", "--seconds", "0.5", "--think", "0.1", "--open", "100,1000000"]
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    done = subprocess.run(
        [sys.executable, "-m", "tests.server.bench.scale", *args],
        env={**os.environ, "PYTHONPATH": path}, cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert re.findall(r"^  (\d[\d,]*) ", done.stdout, re.MULTILINE) == ["1", "2", "3", "100", "1,000,000"]
    assert re.search(r"^One answer: [\d.-]+ CPU ms, 1\.\d\d rows, ", done.stdout, re.MULTILINE)
