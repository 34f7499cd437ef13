"""Compiled and interpreted, the engine plays the same games to the letter."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Callable

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


def judged() -> dict[str, str]:
    """A digest of what the judge makes of the positions of a random game, one in ten, for every variant."""
    out = {}
    for entry in registry.entries():
        for variant in entry.variants:
            bundle = registry.load(entry.id, variant.id)
            judge = bundle.judge
            assert judge is not None
            match = Match(bundle, 12)
            said = []
            for _ in walk(match, 12):
                if match.ply % 10 == 0 and match.asked >= 0:
                    s = match.state
                    measured = judge.measure(s) if judge.traits else []
                    said.append(f"{judge.values(s)} {judge.value(s, match.asked)} {measured} {judge.phase(s)}")
                if len(said) == 60:
                    break
            out[f"{entry.id} {variant.id}"] = hashlib.sha256("\n".join(said).encode()).hexdigest()
    return out


@pytest.mark.skipif(str(model.__file__).endswith(".py"), reason="the engine is not compiled here")
@pytest.mark.parametrize("of", [games, judged])
def test_compiled_and_interpreted_are_identical(of: Callable[[], dict[str, str]]) -> None:
    name = of.__name__
    script = f"import json; from tests.conformance.test_modes import {name}; print(json.dumps({name}()))"
    paths = os.pathsep.join(path for path in sys.path if path)
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "HANSE_INTERPRETED": "1", "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(done.stdout) == of()
