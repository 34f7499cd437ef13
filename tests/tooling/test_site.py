"""The documentation site: every page is reached, links lead somewhere, games say what they declare."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from hanse.core import registry
from tests.tooling.script import script

ROOT = Path(__file__).parents[2]


site = script("site")


def built(*args: str | Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "scripts" / "site"), *map(str, args)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_site_is_built_without_a_warning_and_its_links_lead_somewhere(tmp_path: Path) -> None:
    done = built("--to", tmp_path)
    assert done.returncode == 0, done.stderr
    html = tmp_path / "html"
    assert done.stdout == f"site: {len(list(html.rglob('*.html')))} pages in {html}\n"
    for name in ("index", "play", "host", "library", "environments", "bots", "server", "architecture", "api/hanse"):
        assert (html / f"{name}.html").is_file()
    for game in registry.ids():
        text = (html / "games" / f"{game}.html").read_text(encoding="utf-8")
        bundle = registry.load(game)
        assert bundle.features.fingerprint() in text
        assert all(verb.name in text for verb in bundle.game.verbs)
    assert "Tells layouts apart" in (html / "api" / "learning.html").read_text(encoding="utf-8")


def test_a_link_that_leads_nowhere_breaks_the_build(tmp_path: Path) -> None:
    docs = tmp_path / "docs"
    docs.mkdir()
    (docs / "host.md").write_text("# Host\n\nSee [that](not-there.md).\n", encoding="utf-8")
    done = built("--docs", docs, "--to", tmp_path / "out")
    assert done.returncode == 1
    assert "not-there.md" in done.stderr


@pytest.mark.parametrize(
    ("link", "says"),
    [("b.html", "leads nowhere"), ("a.html#c", "no such place"), ("a.html#x", ""), ("https://example.org/b", "")],
)
def test_links_are_followed(link: str, says: str, tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text(f'<p id="x"><a href="{link}">there</a>', encoding="utf-8")
    faults = site.followed(tmp_path)
    assert len(faults) == bool(says)
    assert all(says in fault for fault in faults)


def test_a_page_that_nobody_could_find_is_told(tmp_path: Path) -> None:
    (tmp_path / "index.md").write_text("# Home\n", encoding="utf-8")
    (tmp_path / "lost.md").write_text("# Lost\n", encoding="utf-8")
    with pytest.raises(site.Broken, match=r"lost\.md: in no section"):
        site.nav(tmp_path)


def test_files_that_are_no_pages_come_along_and_links_are_turned(tmp_path: Path) -> None:
    page = ROOT / "docs" / "host.md"
    text = site.settled(page, "host.md", tmp_path, {"host.md": page, "scale.md": ROOT / "docs" / "scale.md"})
    assert "(files/deploy/compose.yaml)" in text
    assert (tmp_path / "files" / "deploy" / "compose.yaml").is_file()
    assert "(scale.md)" in text


def test_long_signatures_are_broken_at_their_parameters() -> None:
    long = "(first: dict[str, int], second: tuple[int, ...] | None = None, third: str = a) -> list[tuple[int, int]]"
    assert site.wrapped("def f", long) == (
        "def f(\n    first: dict[str, int],\n    second: tuple[int, ...] | None = None,\n    third: str = a,\n)"
        " -> list[tuple[int, int]]"
    )
    assert site.wrapped("def f", "(a: int) -> str") == "def f(a: int) -> str"
