"""Numbers laid into a pad at once: by hand in C where it is compiled, in Python elsewhere, and always the same."""

from __future__ import annotations

import importlib.util
from array import array
from pathlib import Path
from types import ModuleType

import pytest

from hanse.core import lay
from hanse.core.features import one_of, pairs, shorts
from hanse.core.rng import Rng


def by_source() -> ModuleType:
    """The Python beside it, whatever lies before it."""
    path = Path(lay.__file__ or "").with_name("lay.py")
    spec = importlib.util.spec_from_file_location("lay_by_source", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


MODULES = pytest.mark.parametrize("module", [lay, by_source()], ids=["imported", "source"])


def room(size: int = 12) -> memoryview:
    return memoryview(array("h", [9] * size))


@MODULES
def test_whoever_looks_comes_first(module: ModuleType) -> None:
    out = room()
    module.turned(out, 2, [10, 11, 20, 21, 300, -31], 2, 1, 3)
    assert out.tolist() == [9, 9, 20, 21, 300, -31, 10, 11, 9, 9, 9, 9]


TABLES = ((0, 2, one_of(2, [-1, 0, 1])), (7, 1, shorts([4, 5, 6])))


@MODULES
def test_tables_say_what_numbers_mean(module: ModuleType) -> None:
    out = room()
    ways = pairs([(0, 0), (2, 1), (3, 2)])
    module.looked(out, 1, [2, 5, 0, -1], ways, TABLES, [None] * 4)
    assert out.tolist() == [9, 0, 1, 0, 0, 0, 0, 9, 6, 4, 0, 9]


@MODULES
def test_what_is_laid_already_is_left_alone(module: ModuleType) -> None:
    ways, kept = pairs([(0, 0), (1, 1)]), [None, None]
    first, second = room(), room()
    module.looked(first, 0, [1, 2], ways, TABLES, kept)
    assert kept == [1, 2]
    module.looked(second, 0, [1, 0], ways, TABLES, kept)
    assert second.tolist() == [9, 9, 0, 0, 9, 9, 9, 9, 4, 9, 9, 9]
    assert kept == [1, 0]
    with pytest.raises(IndexError):
        module.looked(room(), 0, [1, 0], ways, TABLES, [])


def test_both_do_the_same() -> None:
    source, rng = by_source(), Rng(3)
    for _ in range(300):
        width, seats = 1 + rng.below(5), 1 + rng.below(5)
        numbers = [rng.below(700) - 200 for _ in range(width * seats)]
        outs = room(40), room(40)
        for module, out in zip((lay, source), outs, strict=True):
            module.turned(out, 3, numbers, width, len(numbers) % seats, seats)
        assert outs[0].tolist() == outs[1].tolist()


@MODULES
@pytest.mark.parametrize(
    ("numbers", "ways", "out"),
    [
        ([1], [(1, 0)], (0, 1, shorts([0, 0]))),  # no such number
        ([1], [(0, 40)], (0, 1, shorts([0, 0]))),  # no such place
        ([2], [(0, 0)], (0, 1, shorts([0, 0]))),  # not in the table
    ],
)
def test_nothing_is_written_outside(
    module: ModuleType, numbers: list[int], ways: list[tuple[int, int]], out: tuple[int, int, bytes]
) -> None:
    with pytest.raises(IndexError):
        module.looked(room(), 0, numbers, pairs(ways), (out,), [None] * len(numbers))


@MODULES
def test_a_list_that_is_too_short_is_told(module: ModuleType) -> None:
    with pytest.raises(IndexError):
        module.turned(room(), 0, [1, 2, 3], 2, 0, 2)
    with pytest.raises(IndexError):
        module.turned(room(3), 0, [1, 2, 3, 4], 2, 0, 2)
