"""Compiled and interpreted, the engine plays the same games to the letter."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys

import pytest

from hanse.core import model, record, registry
from hanse.core.match import Match
from hanse.core.walk import walk


def games() -> dict[str, str]:
    """A digest of one random game's record and result, for everything there is."""
    out = {}
    for entry in registry.entries():
        for variant in entry.variants:
            for seats in variant.seats:
                bundle = registry.load(entry.id, variant.id, seats)
                match = Match(bundle, 11)
                for _ in walk(match, 11):
                    pass
                text = record.write(match.record()) + str(bundle.outcome(match.state)) + str(bundle.parts(match.state))
                out[f"{entry.id} {variant.id} {seats}"] = hashlib.sha256(text.encode()).hexdigest()
    return out


@pytest.mark.skipif(str(model.__file__).endswith(".py"), reason="the engine is not compiled here")
def test_compiled_and_interpreted_games_are_identical() -> None:
    script = "import json; from tests.conformance.test_modes import games; print(json.dumps(games()))"
    paths = os.pathsep.join(path for path in sys.path if path)
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "HANSE_INTERPRETED": "1", "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(done.stdout) == games()
