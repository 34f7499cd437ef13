"""The generator gives the numbers it always gave, in halves or whole."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from hanse.core.rng import Rng

MASK = (1 << 64) - 1


def plain(x: int, n: int) -> tuple[int, int]:
    """SplitMix64 as it is written down: the next state, and a number below ``n``."""
    x = (x + 0x9E3779B97F4A7C15) & MASK
    z = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return x, ((z ^ (z >> 31)) * n) >> 64


@given(st.integers(-(1 << 70), 1 << 70), st.lists(st.integers(1, 1 << 63), min_size=1, max_size=5))
def test_numbers_are_those_of_splitmix(seed: int, bounds: list[int]) -> None:
    rng = Rng(seed)
    x = seed & MASK
    for n in (*bounds, 1, 2, 37, (1 << 30) - 1, 1 << 30):
        x, expected = plain(x, n)
        assert rng.below(n) == expected
        assert rng.seed == x


def test_a_generator_goes_on_from_its_seed() -> None:
    rng = Rng(5)
    rng.below(9)
    again = Rng(rng.seed)
    assert [rng.below(1000) for _ in range(5)] == [again.below(1000) for _ in range(5)]
