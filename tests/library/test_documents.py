"""What README.md and docs/library.md show works as it stands there."""

from __future__ import annotations

import re

import pytest

import hanse
from tests.library.sessions import ROOT, complaints, session


@pytest.mark.parametrize("name", ["README.md", "docs/library.md"])
def test_sessions_come_out_as_shown(name: str) -> None:
    test = session(name)
    assert test.examples
    assert "".join(complaints(test)) == ""


def test_a_session_that_comes_out_otherwise_is_found() -> None:
    test = session("README.md")
    test.examples[2].want = "(1, 'place', [])\n"
    assert "Expected" in "".join(complaints(test))


def test_every_name_of_a_game_being_played_is_in_the_document() -> None:
    text = (ROOT / "docs" / "library.md").read_text(encoding="utf-8")
    for name in (name for name in dir(hanse.Play) if not name.startswith("_")):
        assert re.search(rf"`{name}`|\.{name}\b", text), name


def test_every_error_is_in_the_document() -> None:
    text = (ROOT / "docs" / "library.md").read_text(encoding="utf-8")
    for name in hanse.__all__:
        value = getattr(hanse, name)
        if isinstance(value, type) and issubclass(value, Exception):
            assert f"| `{name}` |" in text
