"""Packed codes behave as the list they stand for."""

from __future__ import annotations

import random

from hypothesis import given
from hypothesis import strategies as st

from hanse.core.codes import Codes


def filled(codes: list[int]) -> Codes:
    out = Codes()
    for code in codes:
        out.append(code)
    return out


@given(st.lists(st.integers(0, 1 << 40), max_size=200))
def test_keeps_what_is_appended_beyond_its_first_room(codes: list[int]) -> None:
    packed = filled(codes)
    assert packed.count == len(codes)
    assert packed.all() == codes
    assert [packed.at(i) for i in range(len(codes))] == codes
    packed.sort()
    assert packed.all() == sorted(codes)


@given(st.lists(st.integers(0, 50), max_size=80), st.integers(0, 60), st.integers(0, 80))
def test_until_finds_where_codes_are_no_longer_below(codes: list[int], bound: int, first: int) -> None:
    codes.sort()
    first = min(first, len(codes))
    wanted = next((i for i in range(first, len(codes)) if codes[i] >= bound), len(codes))
    assert filled(codes).until(bound, first) == wanted


def test_cleared_it_is_filled_anew() -> None:
    packed = filled(list(range(100)))
    packed.clear()
    assert packed.count == 0
    assert packed.all() == []
    some = random.Random(1).sample(range(1000), 50)
    for code in some:
        packed.append(code)
    assert packed.all() == some
