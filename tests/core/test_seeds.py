"""Seeds: what older programs drew plays as it did; wide ones give each ply chance of its own."""

from __future__ import annotations

import pytest

from hanse.core import record
from hanse.core.rng import Rng
from hanse.core.seeds import NARROW, SEEDS, chance_at, mixed, secret


def test_a_narrow_seed_has_the_chance_it_always_had() -> None:
    assert Rng(chance_at(2**53 - 1, 0)).below(1 << 62) == 332043097157305112
    assert mixed(2**63 - 1, "bots") == 2**63 - 1


def test_a_secret_seed_is_wide() -> None:
    drawn = {secret() for _ in range(100)}
    assert len(drawn) == 100
    assert all(2**127 <= seed < SEEDS for seed in drawn)


def test_chance_at_one_ply_of_a_wide_seed_tells_nothing_of_the_next() -> None:
    seed = NARROW + 5
    other = seed ^ 1 << 100  # a bit that 64 would not hold
    draws = {chance_at(one, ply) for one in (seed, other) for ply in range(1000)}
    assert len(draws) == 2000
    assert all(0 <= drawn < NARROW for drawn in draws)
    # With a narrow seed two plies differ by what everybody knows; with a wide one they do not.
    assert chance_at(7, 0) ^ chance_at(7, 1) == chance_at(8, 0) ^ chance_at(8, 1)
    assert chance_at(seed, 0) ^ chance_at(seed, 1) != chance_at(other, 0) ^ chance_at(other, 1)


HEAD = "hanse: 1\ngame: hansa\nversion: 1\ndata: x\nvariant: base\noptions:\nseats: 3\nseed: {}\n\n"


def test_a_record_has_any_seed() -> None:
    assert record.read(HEAD.format(SEEDS - 1)).seed == SEEDS - 1
    assert record.read(HEAD.format(7)).seed == 7
    for seed in (SEEDS, "1" * 50, "x", "-1"):
        with pytest.raises(record.RecordError, match=r"seed must be a whole number below 2\^128"):
            record.read(HEAD.format(seed))
