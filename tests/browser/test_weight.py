"""A first visit stays light: at most 150 kB, fonts included."""

from __future__ import annotations

import subprocess
import sys

from tests.browser.conftest import ROOT


def test_the_first_visit_is_within_its_limit() -> None:
    weighed = subprocess.run([sys.executable, ROOT / "scripts" / "weigh"], capture_output=True, text=True, check=False)
    assert weighed.returncode == 0, weighed.stdout + weighed.stderr
