"""Patches: the difference of two JSON values, and back. The page reads the same cases."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hanse.core.patch import apply, diff
from hanse.core.reading import BadInput, Json

CASES = json.loads((Path(__file__).parent / "patches.json").read_text())

leaves = st.none() | st.booleans() | st.integers(-2, 2) | st.sampled_from(["", "a", "riga"])
values: st.SearchStrategy[Json] = st.recursive(
    leaves, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("abc0"), inner, max_size=4)
)


def text(value: object) -> str:
    """Python holds 1 and True for equal, JSON does not."""
    return json.dumps(value, sort_keys=True)


@pytest.mark.parametrize("case", CASES["good"], ids=lambda case: case["says"])
def test_what_changed_is_told_and_can_be_done_again(case: dict[str, Any]) -> None:
    before = text(case["before"])
    assert text(diff(case["before"], case["after"])) == text(case["patch"])
    assert text(apply(case["patch"], case["before"])) == text(case["after"])
    assert text(case["before"]) == before


@pytest.mark.parametrize("case", CASES["bad"], ids=lambda case: case["says"])
def test_the_patch_of_another_value_is_refused(case: dict[str, Any]) -> None:
    with pytest.raises(BadInput):
        apply(case["patch"], case["before"])


@given(values, values)
def test_the_difference_of_two_values_makes_the_second_of_the_first(before: Json, after: Json) -> None:
    kept = text(before)
    assert text(apply(diff(before, after), before)) == text(after)
    assert text(before) == kept
    assert (diff(before, after) == []) == (text(before) == text(after))


@given(values)
def test_nothing_changed_is_no_change(value: Json) -> None:
    assert diff(value, json.loads(text(value))) == []
