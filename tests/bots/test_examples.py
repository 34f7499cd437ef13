"""The example bots play every game to its end without a fault."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from hanse.core import registry
from hanse.study.playing import Sheet, play

EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "bots"
NODE = shutil.which("node") or str(Path(sys.executable).parent / "node")


@pytest.mark.parametrize("game", registry.ids())
def test_examples_play(game: str) -> None:
    python = f"cmd:{sys.executable} {EXAMPLES / 'points.py'}"
    node = f"cmd:{NODE} {EXAMPLES / 'taster.mjs'}"
    played = play(Sheet(0, game, registry.entry(game).variants[0].id, (), (python, node, "random"), 3, 60_000))
    assert played.warnings == []
    assert sum(played.wins) == 1


def test_a_bot_of_three_rules_of_thumb_beats_chance() -> None:
    seller = f"cmd:{sys.executable} {EXAMPLES / 'seller.py'}"
    won = 0.0
    for number in range(6):
        played = play(Sheet(number, "hansa", "base", (), (seller, "random", "random"), number, 60_000))
        assert played.warnings == []
        won += played.wins[0]
    assert won > 3
