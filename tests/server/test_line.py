"""The line through the figures of ``scripts/scale``."""

from __future__ import annotations

import pytest

from tests.server.bench.line import fitted


def test_points_on_a_line_leave_no_doubt() -> None:
    line = fitted([1, 2, 4], [5, 7, 11])
    assert line.base == pytest.approx(3)
    assert line.slope == pytest.approx(2)
    assert line.at(1e6) == pytest.approx(2e6 + 3)
    assert line.error(1e6) == pytest.approx(0, abs=1e-3)


def test_the_further_the_more_doubt() -> None:
    line = fitted([1, 2, 3, 4], [1.1, 1.9, 3.1, 3.9])
    assert line.slope == pytest.approx(0.96)
    assert line.error(2.5) < line.error(10) < line.error(1000)
    # By hand: spread 0.1265, Student's t for two degrees 4.30.
    assert line.error(2.5) == pytest.approx(4.30 * line.spread * (1 + 1 / 4) ** 0.5)
