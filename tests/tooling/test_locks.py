"""The pinned lists: complete, exact, and free of addresses."""

import json
import re
import tomllib
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


def asked_for() -> tuple[set[str], set[str]]:
    """What playing needs, and what extras and the page do besides."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = (each for listed in project["optional-dependencies"].values() for each in listed)
    page = json.loads((ROOT / "package.json").read_text())["devDependencies"]

    def name(wanted: str) -> str:
        return re.split(r"[>=;\s]", wanted)[0]

    more = {*map(name, extras), *page} - {"hanse[compile,data,notify,ray,rl,spiel]"}
    return {*map(name, project["dependencies"])}, {each for each in more if not each.startswith("@types/")}


def test_every_dependency_has_its_price_written_down() -> None:
    paper = (ROOT / "docs" / "dependencies.md").read_text()
    rows = re.findall(r"^\| (\S+) \| .+ \| [\d.]+ \| \d+ \| .+ \|$", paper, re.MULTILINE)
    needed, more = asked_for()
    assert sorted(rows) == sorted(needed)
    assert [name for name in sorted(more) if not re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", paper)] == []
