"""The pinned lists: complete, exact, and free of addresses."""

import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LISTS = sorted((ROOT / "requirements").glob("*.txt"))


@pytest.mark.parametrize("path", LISTS, ids=lambda path: path.stem)
def test_list_pins_exact_versions_and_names_no_address(path: Path) -> None:
    for line in path.read_text().splitlines():
        assert re.fullmatch(r"[a-z0-9._-]+==[a-z0-9.]+( ; .+)?", line), line


def test_list_for_playing_is_part_of_the_list_for_testing() -> None:
    play, test = ((ROOT / f"requirements/{name}.txt").read_text().splitlines() for name in ("play", "test"))
    assert set(play) <= set(test)


def test_lock_of_the_page_names_no_address() -> None:
    assert "://" not in (ROOT / "package-lock.json").read_text()


def test_page_pins_exact_versions_and_the_lock_agrees() -> None:
    wanted = json.loads((ROOT / "package.json").read_text())["devDependencies"]
    locked = json.loads((ROOT / "package-lock.json").read_text())["packages"]
    assert {name: locked[f"node_modules/{name}"]["version"] for name in wanted} == wanted
