"""What ``docs/bots.md`` shows works as it stands there."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

from hanse.cli.referee import Referee
from tests.cli.conftest import Hanse

TEXT = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")


def test_the_bot_in_the_document_plays(hanse_: Hanse, tmp_path: Path) -> None:
    found = re.search(r"```python\n(.*?)```", TEXT, re.S)
    assert found is not None
    bot = tmp_path / "first.py"
    bot.write_text(found[1], encoding="utf-8")
    line = next(row for row in TEXT.splitlines() if "cmd:python3 first.py" in row)
    bots = f"cmd:{sys.executable} {bot},greedy"
    assert line == 'hanse simulate hansa --bots "cmd:python3 first.py,greedy" --games 10'
    done = hanse_("simulate", "hansa", "--bots", bots, "--games", 2, "--json")
    assert done.json()["games"] == 2
    assert done.err == ""


def test_the_commands_in_the_document_run(hanse_: Hanse) -> None:
    lines = [
        row.split()[1:]
        for row in TEXT.splitlines()
        if row.startswith(("hanse play", "hanse simulate")) and "cmd:" not in row
    ]
    assert len(lines) == 2
    for args in lines:
        args = ["2" if arg == "200" else arg for arg in args]
        assert hanse_(*args).code == 0


def test_the_referee_understands_the_lines_in_the_document() -> None:
    referee = Referee()
    lines = [row[2:] for row in TEXT.splitlines() if row.startswith("> {")]
    answers = [referee.answer(line.encode()) for line in lines]
    assert [bool(answer["ok"]) for answer in answers] == [True, True, False, True, True, True, True]
    assert answers[2]["no"] == "refused"
    assert json.dumps(answers)
