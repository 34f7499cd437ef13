"""What is released agrees with itself: versions, contents of wheels and sdist, papers beside them."""

from __future__ import annotations

import runpy
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

import hanse

ROOT = Path(__file__).parents[1]
RELEASE = runpy.run_path(str(ROOT / "scripts" / "release"))
THERE = ["hansa"]
GOOD = [
    "hanse/py.typed", "hanse/server/static/index.html", "hanse/core/game.py", "hanse/texts/i18n/en.ftl",
    "hanse/games/hansa/game.py", "hanse/games/hansa/digest/en.toml", "hanse/games/hansa/i18n/nl.ftl",
    "hanse/games/hansa/data/hansa.toml", "hanse-1.dist-info/licenses/LICENSE",
]  # fmt: skip
LIBRARIES = ["hanse_core__mypyc.x.so", "hanse_hansa__mypyc.x.so"]


def test_every_place_names_the_same_version(tmp_path: Path) -> None:
    assert set(RELEASE["versions"]().values()) == {hanse.__version__}


def test_a_wheel_holds_what_it_must_and_nothing_else() -> None:
    look = RELEASE["in_wheel"]
    assert look(GOOD, False, THERE) == []
    assert look(GOOD + LIBRARIES, True, THERE) == []
    assert look(GOOD + LIBRARIES, False, THERE) == ["holds hanse_core__mypyc.x.so"]
    assert look(GOOD, True, THERE) == ["lacks the compiled core", "lacks the compiled hansa"]
    assert look([*GOOD, "hanse/games/hansa/tests/test_x.py"], False, THERE) == [
        "holds hanse/games/hansa/tests/test_x.py"
    ]
    for name in GOOD:
        assert len(look([other for other in GOOD if other != name], False, THERE)) == 1, name


def test_an_sdist_carries_sources_and_nothing_that_was_made() -> None:
    look = RELEASE["in_sdist"]
    names = [line.removeprefix("lacks ") for line in look([])]
    assert "web/src/main.ts" in names
    assert look(names) == []
    assert look([*names, "src/hanse/server/static/index.html", "src/hanse/a.so", "node_modules/x/y.js"]) == [
        "holds src/hanse/server/static/index.html", "holds src/hanse/a.so", "holds node_modules/x/y.js",
    ]  # fmt: skip


def test_papers_can_be_read() -> None:
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert (cited["version"], cited["license"]) == (hanse.__version__, "MIT")
    forms = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml"))
    assert len(forms) > 3
    for form in forms:
        read = yaml.safe_load(form.read_text(encoding="utf-8"))
        if form.name != "config.yml":
            assert {"name", "description", "body"} <= set(read), form
            assert any(row.get("validations", {}).get("required") for row in read["body"]), form


@pytest.mark.long
def test_a_dry_run_builds_and_finds_nothing_wrong(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "scripts/release"), "--dry-run", "--to", str(tmp_path)], capture_output=True,
        text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert len(list(tmp_path.glob("*.whl"))) == 2
    assert len(list(tmp_path.glob("*.tar.gz"))) == 1
